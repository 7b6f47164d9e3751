### Terminalul și linia de comandă.

## La masă

terminal-person = Jucător
terminal-bot = { $name } (bot, strategie: { $strategy })
terminal-bot-level = { $name } (bot, { $level })
terminal-welcome = { $kingdom }. Sămânța { $seed }.
terminal-own-kingdom = Un regat al tău
terminal-kingdom = Regat: { $cards }
terminal-seats = La masă: { $players }. Scrie { $help } pentru ajutor.
terminal-priced = { $card } { $cost }
terminal-place = { $place }: { $cards }
terminal-landscapes = lângă Rezervă
terminal-with-tokens = { $card } ({ $tokens })
terminal-counters = Acțiuni { $actions }, cumpărări { $buys }, monede { $coins }
terminal-counters-potions = { $counters }, poțiuni { $potions }
terminal-nothing = nimic
terminal-undone = S-a anulat.
terminal-saved = Jocul este salvat în { $path }.
terminal-goodbye = Jocul se oprește aici. Pe curând!
review-title = Analiză: { $players }
review-progress = Analiză: mutarea { $done } din { $planned }…
review-chart = Șansa de câștig în procente, pe ture
advice-line = { $answer } (șansă de câștig { $chance }). { $reason }

## Cuvinte de scris

terminal-word-help = ajutor
terminal-word-card = carte
terminal-word-supply = rezerva
terminal-word-log = jurnal
terminal-word-undo = înapoi
terminal-word-hint = sfat
terminal-word-save = salvează
terminal-word-quit = ieși
terminal-help =
    Răspunde cu un număr ([3] înseamnă 3), cu mai multe numere (1 1 4) sau în cuvinte: cumpără Argint, decartează Moșie, Moșie, încheie tura. Ajunge începutul unui nume dacă se potrivește unei singure cărți; merg și numele și cuvintele englezești.
    { $card } NUME sau ?NUME: ce face o carte
    { $supply }: teancurile și Rebutul
    { $log }: tot ce s-a întâmplat
    { $undo }: înapoi la ultima ta decizie
    { $hint }: cele mai bune trei mutări cu șansa de câștig
    { $save } FIȘIER: scrie jocul într-un fișier
    { $quit }: părăsește masa

## Sfârșitul

terminal-over = Jocul s-a terminat
terminal-score = { $player }: { $points } ({ $cards })
terminal-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} în { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
terminal-scored = { $card }: { $points }
terminal-and = { " și " }
terminal-default = { $loser } pierde jocul; { $players } { $number ->
    [one] câștigă
   *[other] câștigă împreună
} prin forfait!
terminal-winners = { $number ->
    [one] Câștigă { $players }!
   *[other] { $players } împart victoria!
}

## Tabele și titluri ale liniei de comandă

cli-card = Carte
cli-english = În engleză
cli-cost = Cost
cli-types = Tipuri
cli-sets = Seturi
cli-id = Id
cli-kingdom = Regat
cli-state = Stare
cli-playable = se poate juca
cli-lacks = încă nu, lipsesc: { $cards }
cli-also-called = Alte nume: { $names }
cli-rulings = Reguli: { $ids }
cli-players = Jucători: { $players }
cli-seed = Sămânța { $seed }
cli-key = Cheia { $key }
cli-code = Cod { $code }
cli-unfinished = Înregistrarea se oprește aici. Hotărăște { $player }.
cli-commitment-holds = Cheia corespunde angajamentului { $commitment }.
cli-commitment-given = Este angajamentul pe care l-ai dat.
cli-commitment-compare = Compară-l cu angajamentul arătat la începutul jocului.
cli-answers-legal = { $number ->
    [0] Încă nu s-a făcut nicio mutare.
    [one] S-a făcut { $number } mutare și este conformă cu regulile.
    [few] S-au făcut { $number } mutări și toate sunt conforme cu regulile.
   *[other] S-au făcut { $number } de mutări și toate sunt conforme cu regulile.
}
cli-crash = programul s-a oprit ({ $kind }: { $reason })
error-move-unreadable = „{ $answer }” nu este o mutare: scrie un număr din listă sau începe cu unul dintre aceste cuvinte: { $verbs }
