### deckwright sim, deckwright tournament

sim-versus = { " – " }
sim-no-kingdom = numai cărțile de bază
sim-progress = jocuri: { $played } din { $planned }, { $speed } pe secundă, mai sunt { $seconds } s
sim-played = { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, sămânța { $seed }, { $seats ->
    [fixed] începe mereu prima strategie numită
   *[alternate] se începe pe rând
}. Motorul { $engine }, { $speed } pe secundă.
sim-interrupted = { $games ->
    [0] Oprit înainte de a număra vreun joc.
    [one] Oprit: iată ce arată { $games } joc.
    [few] Oprit: iată ce arată { $games } jocuri.
   *[other] Oprit: iată ce arată { $games } de jocuri.
}

## Tabelul strategiilor

sim-strategy = Strategie
sim-score = Scor %
sim-interval = 95%
sim-wins = Victorii %
sim-points = Puncte
sim-moving-first = Primul
sim-moving-later = Apoi

## Constatări

sim-no-difference = Nicio diferență clară: fiecare interval cuprinde partea egală.
sim-first-seat = Cine începe are scorul { $score }% ({ $low }–{ $high }; partea egală este { $fair }).
sim-endings = Jocurile se încheie prin Provincii { $provinces }%, prin teancuri epuizate { $piles }%, la limita de ture { $unfinished }%. Victorii împărțite: { $ties }%.
sim-length = Turele unui jucător într-un joc: în medie { $mean }; la jumătate dintre jocuri cel mult { $median }, la opt din zece între { $short } și { $long }.
sim-turn-by-turn = Tură cu tură: monede de cheltuit și puncte de victorie după ea
sim-turn = Tură
sim-coins = Monede
sim-points-now = Puncte
sim-caution = O victorie împărțită contează în scor doar cu partea ei. Strategiile sunt programe simple: aici se compară ele, nu ce ar putea face jucătorii buni cu aceleași cărți.

## Turnee

tournament-played = { $strategies ->
    [one] { $strategies } strategie
    [few] { $strategies } strategii
   *[other] { $strategies } de strategii
}, { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
} în total, sămânța { $seed }. Motorul { $engine }, { $speed } pe secundă.
tournament-rating = Cotă
tournament-table = Scorul în % al rândului împotriva coloanei:
tournament-margin = Intervalul de 95% al unei celule este de cel mult ±{ $margin }.
tournament-ratings = Cotele sunt pe scara Elo, 1500 în medie, fiecare cu intervalul ei de 95%: 100 de puncte în plus înseamnă un scor de circa 64%, 400 de puncte în plus circa 91%.

## deckwright solve

solve-opponent = Împotriva
solve-games = Jocuri
solve-buys = Cumpără într-un joc, în medie: { $cards }
solve-other = Altă idee
solve-searched = { $islands ->
    [one] { $islands } idee
    [few] { $islands } idei
   *[other] { $islands } de idei
}, { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}, sămânța { $seed }. Motorul { $engine }.
solve-caution = Scorurile vin din jocuri care nu au decis nimic în căutare. Altă idee este o strategie care cumpără alte cărți; este arătat scorul ei împotriva celei mai bune din bibliotecă și împotriva strategiei de mai sus.
solve-progress = Gata { $done }%; cea mai bună de până acum are scorul { $score }% împotriva ligii ei
solve-interrupted = Întrerupt: aceasta este cea mai bună strategie de până acum. A fost măsurată în jocuri separate, dar nu a fost simplificată și nici încercată împotriva boților.

## deckwright ladder

ladder-played = Jocuri: { $games }, câte { $each } de fiecare pereche pe { $kingdoms ->
    [one] { $kingdoms } regat
    [few] fiecare dintre cele { $kingdoms } regate
   *[other] fiecare dintre cele { $kingdoms } de regate
}, sămânța { $seed }, în perechi cu aceleași amestecări și locuri schimbate.
ladder-bot = Bot
ladder-time = ms
ladder-longest = maxim
ladder-duel = Duel
ladder-against = { $first } – { $second }
ladder-worst = Minim %
ladder-kingdoms = Regate
ladder-forfeit = { $bot } a pierdut prin forfait { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}: { $reason }
ladder-intervals = Scorurile sunt medii pe regate, la fel și intervalele lor de 95%; minimul este al unui singur regat. Timpii sunt milisecunde pe decizie; o liniuță înseamnă că simulatorul a jucat strategia fără să-i măsoare.

## Ce poate merge prost

error-games-number = „{ $text }” nu este un număr de jocuri: scrie un număr întreg, de exemplu 500, 10k sau 1m
error-until-width = „{ $text }” nu este lățimea unui interval: scrie-o ca 1% sau 0.01
error-strategies-need-more = strategiile au nevoie împreună de mai multe cărți Regat ({ $number }) decât are un joc ({ $most }): lasă mai puține să joace
error-tournament-few = un turneu cere cel puțin două strategii (aici: { $number }): numește mai multe sau alege alt regat
error-solve-seconds = { $seconds } s sunt prea puțin pentru o căutare: dă cel puțin { $least } s
error-solve-long = { $seconds } s sunt prea mult pentru o căutare: dă cel mult { $most } s
error-solve-output = fișierul { $path } nu poate fi scris: alege altul
error-ladder-few = un clasament cere cel puțin doi boți (aici: { $number }): numește mai mulți
error-ladder-games = numărul de jocuri, { $games }, nu se împarte în perechi: dă un număr par, cel puțin 2
error-ladder-twice = un bot este numit de două ori ({ $names }): numește-l pe fiecare o singură dată
error-ladder-records = nu se poate scrie nicio înregistrare în { $folder } ({ $reason }): numește alt dosar cu --records
error-train-log = jurnalul antrenamentului nu se poate desena ({ $path }: { $reason }): antrenează până la prima evaluare sau uită-te în fișier
error-ladder-kingdoms = nu se pot extrage { $number } regate: dă cel puțin 1
error-ladder-nothing = nu există doi boți dintre { $names } care să poată juca pe vreunul dintre aceste regate: alege alte regate sau boți care nu au nevoie de cărți proprii
error-ladder-unreadable = { $path } nu este fișierul unui clasament: alege alt nume
error-folder-missing = nu există dosarul { $folder }: creează-l mai întâi sau alege alt loc
error-ladder-other = { $path } aparține altui clasament (diferă: { $what }): alege alt fișier sau aceleași opțiuni ca înainte
error-ladder-line = rândul { $line } din { $path } este deteriorat: șterge-l și partea aceea se joacă din nou
error-worker-lost = un proces care juca a fost închis din afară: încearcă din nou, eventual cu mai puține procese (--jobs)
error-cluster-missing = lipsește Dask, de care are nevoie un cluster: { $command }
error-cluster-unreachable = niciun planificator Dask nu răspunde la { $address }: verifică dacă rulează acolo
error-cluster-empty = clusterul de la { $address } nu are lucrători: pornește câțiva cu „dask worker { $address }”
error-cluster-failed = clusterul nu a putut juca ({ $reason }): verifică dacă Deckwright este instalat pe lucrătorii lui
error-cluster-versions = aici este Deckwright { $here }, iar un lucrător al clusterului are { $there }: instalează peste tot aceeași versiune

## deckwright stats

stats-games = { $games ->
    [one] { $games } joc încheiat
    [few] { $games } jocuri încheiate
   *[other] { $games } de jocuri încheiate
}, locuri: { $seats }
stats-skipped = { $number ->
    [one] { $number } fișier nu conține un joc încheiat și a fost lăsat deoparte: { $reason }
    [few] { $number } fișiere nu conțin un joc încheiat și au fost lăsate deoparte, primul pentru că: { $reason }
   *[other] { $number } de fișiere nu conțin un joc încheiat și au fost lăsate deoparte, primul pentru că: { $reason }
}
stats-unfinished = { $path }: jocul nu s-a încheiat
stats-card = Carte
stats-with = Cu ea, victorii %
stats-without = Fără ea, victorii %
stats-openings = Deschideri: ce s-a cumpărat în primele două ture
stats-opening = Deschidere
stats-seats = Locuri
stats-wins = Victorii %
stats-nothing = nimic
stats-gains = Copii câștigate în fiecare tură, în medie
stats-turn = Tură
stats-copies = Copii câștigate până acum
stats-caution = Cine câștigă o carte poate învinge din alte motive: aici se vede ce merge împreună, nu ce este cauza și ce este efectul.
error-stats-none = în aceste fișiere nu este niciun joc încheiat: indică înregistrări sau dosare cu înregistrări (.txt)
