## deckwright explain

explain-nothing = Niciun joc nu a fost jucat până la capăt.
explain-winner = { $strategy } câștigă: { $share } din victorii.
explain-undecided = Prea strâns pentru o concluzie: { $strategy } are { $share } din victorii. Mai multe jocuri ar lămuri.
explain-purchases = Unde cumpărăturile diferă cel mai mult, copii pe joc ({ $strategies }): { $cards }.
explain-coins = { $strategy } are cel mai mare avans în monede în tura { $turn }: { $coins } de cheltuit față de { $other }.
explain-reached = { $points ->
    [one] { $points } punct este atins
    [few] { $points } puncte sunt atinse
   *[other] { $points } de puncte sunt atinse
} în medie în tura: { $turns }.
explain-final = Puncte la sfârșit: { $scores }.
explain-lead = După tura { $turn } { $strategy } conduce în { $ahead } din jocuri și câștigă { $held } dintre ele; este în urmă în { $behind } și câștigă { $turned } dintre ele.
explain-ending = Durata medie a unui joc, în ture: { $turns }. Ultima Provincie încheie { $provinces } din jocuri, teancurile epuizate { $piles }{ $stopped ->
    [yes] {""}; { $unfinished } au fost oprite de limita de ture
   *[no] {""}
}.
explain-first = Contează cine începe: primul jucător are { $share } din victorii{ $better ->
    [yes] {""}, mai mult decât o cotă egală
   *[no] {""}, mai puțin decât o cotă egală
}.
explain-first-even = Aici nu prea contează cine începe: primul jucător are { $share } din victorii.
explain-caution = Strategiile sunt programe simple: aici se compară cum joacă ele, nu tot ce pot cărțile lor.
explain-saved = Imaginea este în { $file }.
