### Numele și textele cărților din Intriga, ca în cards.ftl.

## Intriga, ambele ediții

card-baron = Baron
text-baron =
    +1 Cumpărare
    Poți decarta o Moșie din mână pentru +4 Monede.
    Dacă nu o faci, câștigă o Moșie.

card-bridge = Pod
text-bridge =
    +1 Cumpărare
    +1 Monedă
    Până la sfârșitul turei toate cărțile costă cu 1 monedă mai puțin, dar niciodată sub 0.

card-conspirator = Conspirator
text-conspirator =
    +2 Monede
    Dacă este cel puțin a treia Acțiune pe care o joci în această tură: +1 Carte, +1 Acțiune.

card-courtyard = Curte interioară
text-courtyard =
    +3 Cărți
    Pune o carte din mână pe pachetul tău.

card-duke = Duce
text-duke = Valorează 1 punct de victorie pentru fiecare Ducat pe care îl ai.

card-farm = Fermă
text-farm = +2 Monede
    .below = 2 puncte de victorie

card-ironworks = Topitorie de fier
text-ironworks =
    Câștigă o carte care costă cel mult 4 monede.
    Dacă este o Acțiune: +1 Acțiune.
    Dacă este un Tezaur: +1 Monedă.
    Dacă este o carte Victorie: +1 Carte.

card-mining-village = Sat minier
text-mining-village =
    +1 Carte
    +2 Acțiuni
    Poți arunca imediat această carte la Rebut pentru +2 Monede.

card-minion = Slugă
text-minion =
    +1 Acțiune
    Alege o opțiune:
    • +2 Monede;
    • decartează-ți mâna și trage 4 cărți; apoi fiecare alt jucător cu cel puțin 5 cărți în mână face la fel.

card-nobles = Nobili
text-nobles =
    Alege o opțiune:
    • +3 Cărți;
    • +2 Acțiuni.
    .below = 2 puncte de victorie

card-pawn = Pion
text-pawn =
    Alege două opțiuni diferite:
    • +1 Carte;
    • +1 Acțiune;
    • +1 Cumpărare;
    • +1 Monedă.

card-shanty-town = Mahala
text-shanty-town =
    +2 Acțiuni
    Arată-ți mâna.
    Dacă nu conține nicio carte Acțiune: +2 Cărți.

card-steward = Intendent
text-steward =
    Alege o opțiune:
    • +2 Cărți;
    • +2 Monede;
    • aruncă la Rebut 2 cărți din mână.

card-swindler = Escroc
text-swindler =
    +2 Monede
    Fiecare alt jucător aruncă la Rebut cartea de deasupra pachetului său.
    În schimb câștigă o carte cu același cost, aleasă de tine.

card-torturer = Torționar
text-torturer =
    +3 Cărți
    Fiecare alt jucător alege o opțiune:
    • decartează 2 cărți;
    • câștigă un Blestem și îl ia în mână.

card-trading-post = Factorie
text-trading-post =
    Aruncă la Rebut 2 cărți din mână.
    Dacă ai aruncat astfel două, câștigă un Argint și ia-l în mână.

card-upgrade = Îmbunătățire
text-upgrade =
    +1 Carte
    +1 Acțiune
    Aruncă la Rebut o carte din mână.
    Dacă faci asta, câștigă o carte care costă cu exact 1 monedă mai mult.

card-wishing-well = Fântâna dorințelor
text-wishing-well =
    +1 Carte
    +1 Acțiune
    Numește o carte, apoi arată cartea de deasupra pachetului tău.
    Dacă ai ghicit, ia-o în mână.

## Intriga, numai prima ediție

card-coppersmith = Arămar
text-coppersmith = Fiecare Cupru pe care îl joci în restul turei dă 1 monedă în plus.

card-great-hall = Sala mare
text-great-hall =
    +1 Carte
    +1 Acțiune
    .below = 1 punct de victorie

card-masquerade = Bal mascat
text-masquerade-intrigue-1e =
    +2 Cărți
    Toți jucătorii dau în același timp o carte din mână jucătorului din stânga lor.
    Apoi poți arunca la Rebut o carte din mână.
text-masquerade-intrigue-2e =
    +2 Cărți
    Toți jucătorii cu cărți în mână dau în același timp una primului jucător din stânga lor care are și el cărți.
    Apoi poți arunca la Rebut o carte din mână.

card-saboteur = Sabotor
text-saboteur =
    Fiecare alt jucător arată cărți din pachetul său până la prima care costă cel puțin 3 monede.
    O aruncă la Rebut și poate câștiga o carte care costă cu cel puțin 2 monede mai puțin.
    Decartează celelalte cărți arătate.

card-scout = Cercetaș
text-scout =
    +1 Acțiune
    Arată primele 4 cărți din pachetul tău.
    Ia în mână cărțile Victorie și pune-le pe celelalte înapoi pe pachet, în ce ordine vrei.

card-secret-chamber = Camera secretă
text-secret-chamber =
    Decartează oricâte cărți din mână.
    +1 Monedă pentru fiecare.
    .below =
        Când alt jucător joacă un Atac, poți mai întâi să arăți această carte din mână.
        Dacă faci asta, trage 2 cărți și pune 2 cărți din mână pe pachetul tău.

card-tribute = Tribut
text-tribute =
    Jucătorul din stânga ta arată și decartează primele 2 cărți din pachetul său.
    Pentru fiecare carte diferită dintre acestea:
    • dacă este o Acțiune, +2 Acțiuni;
    • dacă este un Tezaur, +2 Monede;
    • dacă este o carte Victorie, +2 Cărți.

## Intriga, numai a doua ediție

card-courtier = Curtean
text-courtier =
    Arată o carte din mână.
    Pentru fiecare tip al ei, alege altă opțiune:
    • +1 Acțiune;
    • +1 Cumpărare;
    • +3 Monede;
    • câștigă un Aur.

card-diplomat = Diplomat
text-diplomat =
    +2 Cărți
    Dacă acum ai cel mult 5 cărți în mână: +2 Acțiuni.
    .below =
        Când alt jucător joacă un Atac și ai cel puțin 5 cărți în mână, poți mai întâi să arăți această carte.
        Dacă faci asta, trage 2 cărți și decartează 3.

card-lurker = Pândar
text-lurker =
    +1 Acțiune
    Alege o opțiune:
    • aruncă la Rebut o carte Acțiune din Rezervă;
    • câștigă o carte Acțiune de la Rebut.

card-mill = Moară
text-mill =
    +1 Carte
    +1 Acțiune
    Poți decarta 2 cărți pentru +2 Monede.
    .below = 1 punct de victorie

card-patrol = Patrulă
text-patrol =
    +3 Cărți
    Arată primele 4 cărți din pachetul tău.
    Ia în mână cărțile Victorie și Blestemele și pune-le pe celelalte înapoi pe pachet, în ce ordine vrei.

card-replace = Înlocuire
text-replace =
    Aruncă la Rebut o carte din mână.
    Dacă faci asta, câștigă o carte care costă cu cel mult 2 monede mai mult.
    Dacă este o Acțiune sau un Tezaur, pune-o pe pachetul tău.
    Dacă este o carte Victorie, fiecare alt jucător câștigă un Blestem.

card-secret-passage = Pasaj secret
text-secret-passage =
    +2 Cărți
    +1 Acțiune
    Pune o carte din mână oriunde în pachetul tău.

## Seturi

set-intrigue-1e = Intriga, ediția I
set-intrigue-2e = Intriga, ediția a II-a
