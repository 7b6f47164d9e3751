### The log and the end of the game in the browser, Romanian.

## The log

log-title = Jurnal
log-whose = Rândurile cui
log-everybody = Toți
log-gains = Doar cumpărări și câștiguri
log-copy = Copiază
log-copied = Copiat
log-look = Arată masa așa cum era atunci
log-now = Înapoi la prezent
log-new-lines = Rânduri noi
log-earlier = Tururi anterioare
log-setup = Pregătire
log-empty = Încă nu s-a întâmplat nimic.
log-nothing-fits = Niciun rând nu corespunde alegerii.
log-bonus-actions = { $number ->
    [one] +{ $number } Acțiune
    [few] +{ $number } Acțiuni
   *[other] +{ $number } de Acțiuni
}
log-bonus-buys = { $number ->
    [one] +{ $number } Cumpărare
    [few] +{ $number } Cumpărări
   *[other] +{ $number } de Cumpărări
}
log-bonus-coins = { $number ->
    [one] +{ $number } Monedă
    [few] +{ $number } Monede
   *[other] +{ $number } de Monede
}

## Who won, and why it ended

ending-title = Jocul s-a terminat
ending-won = Câștigă { $player }
ending-you-won = Ai câștigat
ending-shared = Victorie împărțită: { $players }
ending-tie-turns = La puncte egale câștigă cine a avut mai puține tururi.
ending-reason-provinces = Ultima Provincie și-a găsit stăpânul.
ending-reason-piles = Teancuri epuizate: { $cards }.
ending-reason-idle = De foarte mult timp nu s-a mai schimbat nimic, așa că jocul a fost încheiat.
ending-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ending-turns = { $turns ->
    [one] { $turns } tur
    [few] { $turns } tururi
   *[other] { $turns } de tururi
}
ending-winner = câștigător
ending-look = Privește masa
ending-show = Arată rezultatul
ending-loading = Se adună punctele …
ending-again = Încearcă din nou

## Scores, decks, charts

ending-player = Jucător
ending-decks = Pachetele finale
ending-deck-size = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
ending-charts = Tur cu tur
ending-chart-points = Puncte după fiecare tur
ending-chart-money = Monede pentru cumpărături în fiecare tur
ending-turn = Tur
ending-numbers = Aceleași numere într-un tabel
ending-openings = Primele cumpărături
ending-opening-turn = Turul { $number }

## The replay

ending-replay = Reluare
ending-replay-about = Parcurge jocul mutare cu mutare, cu cărțile tuturor la vedere.
ending-replay-watch = Vezi reluarea
ending-replay-step = Mutarea { $at } din { $all }
ending-replay-first = La început
ending-replay-turn-back = La turul anterior
ending-replay-back = O mutare înapoi
ending-replay-play = Pornește
ending-replay-pause = Pauză
ending-replay-forward = O mutare înainte
ending-replay-turn-forward = La turul următor
ending-replay-last = La sfârșit
ending-replay-position = Locul în joc
ending-replay-speed = Viteză
ending-replay-slow = lent
ending-replay-normal = normal
ending-replay-fast = rapid
ending-replay-leave = Ieși din reluare
ending-replay-start = Începe jocul

## Record and proof

ending-record = Înregistrare și amestecare
ending-record-about = Înregistrarea cuprinde pregătirea și toate mutările jocului.
ending-record-download = Descarcă înregistrarea
ending-proof = Angajamentul a fost arătat înainte de împărțirea primei cărți și corespunde cheii din care provin toate amestecările. Acum cheia este publică: „deckwright verify ÎNREGISTRARE” verifică dacă cele două se potrivesc și dacă ordinea cărților a fost într-adevăr aceea.
ending-commitment = Angajament
ending-key = Cheie

## Another game

ending-rematch = Încă un joc
ending-rematch-about = Începe de îndată ce îl vor toate persoanele de la masă.
ending-rematch-same = Același regat
ending-rematch-fresh = Alt regat
ending-rematch-agreed = Vor încă un joc: { $players }
ending-rematch-waiting = Mai trebuie să accepte: { $players }
ending-new-table = Masă nouă
ending-home = Pagina de pornire
