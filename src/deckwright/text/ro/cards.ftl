### Card names and card texts, Romanian.
### A text has one instruction per line; `.below` is the part below the dividing line.

## Basic cards

card-copper = Cupru
text-copper = +1 Monedă

card-silver = Argint
text-silver = +2 Monede

card-gold = Aur
text-gold = +3 Monede

card-estate = Moșie
text-estate = 1 punct de victorie

card-duchy = Ducat
text-duchy = 3 puncte de victorie

card-province = Provincie
text-province = 6 puncte de victorie

card-curse = Blestem
text-curse = −1 punct de victorie

## Dominion, both editions

card-bureaucrat = Birocrat
text-bureaucrat =
    Câștigă un Argint și pune-l pe pachetul tău.
    Fiecare alt jucător arată din mână o carte Victorie la alegerea sa și o pune pe pachetul său; cine nu are niciuna își arată mâna.

card-cellar = Pivniță
text-cellar =
    +1 Acțiune
    Decartează oricâte cărți din mână.
    Trage tot atâtea cărți.

card-chapel = Capelă
text-chapel = Aruncă la Rebut cel mult 4 cărți din mână.

card-council-room = Sala de consiliu
text-council-room =
    +4 Cărți
    +1 Cumpărare
    Fiecare alt jucător trage o carte.

card-festival = Festival
text-festival =
    +2 Acțiuni
    +1 Cumpărare
    +2 Monede

card-gardens = Grădini
text-gardens = Valorează 1 punct de victorie la fiecare 10 cărți pe care le ai (rotunjit în jos).

card-laboratory = Laborator
text-laboratory =
    +2 Cărți
    +1 Acțiune

card-library = Bibliotecă
text-library =
    Trage câte o carte până când ai 7 în mână.
    Când tragi astfel o carte Acțiune, o poți pune deoparte.
    La sfârșit, decartează cărțile puse deoparte.

card-market = Târg
text-market =
    +1 Carte
    +1 Acțiune
    +1 Cumpărare
    +1 Monedă

card-militia = Oaste
text-militia =
    +2 Monede
    Fiecare alt jucător cu mai mult de 3 cărți în mână decartează până rămâne cu 3.

card-mine = Mină
text-mine-base-1e =
    Aruncă la Rebut un Tezaur din mână.
    Dacă faci asta, câștigă un Tezaur care costă cu cel mult 3 monede mai mult și ia-l în mână.
text-mine-base-2e =
    Poți arunca la Rebut un Tezaur din mână.
    Dacă faci asta, câștigă un Tezaur care costă cu cel mult 3 monede mai mult și ia-l în mână.

card-moat = Șanț
text-moat = +2 Cărți
    .below = Când alt jucător joacă un Atac, poți mai întâi să arăți această carte din mână: acel Atac nu are efect asupra ta.

card-moneylender = Cămătar
text-moneylender-base-1e =
    Aruncă la Rebut un Cupru din mână.
    Dacă faci asta, +3 Monede.
text-moneylender-base-2e =
    Poți arunca la Rebut un Cupru din mână.
    Dacă faci asta, +3 Monede.

card-remodel = Remodelare
text-remodel =
    Aruncă la Rebut o carte din mână.
    Dacă faci asta, câștigă o carte care costă cu cel mult 2 monede mai mult.

card-smithy = Fierar
text-smithy = +3 Cărți

card-throne-room = Sala tronului
text-throne-room-base-1e =
    Alege o carte Acțiune din mână.
    Joac-o; după ce s-a rezolvat complet, joac-o din nou.
text-throne-room-base-2e =
    Poți juca o carte Acțiune din mână.
    Dacă faci asta, după ce s-a rezolvat complet, joac-o din nou.

card-village = Sat
text-village =
    +1 Carte
    +2 Acțiuni

card-witch = Vrăjitoare
text-witch =
    +2 Cărți
    Fiecare alt jucător câștigă un Blestem.

card-workshop = Atelier
text-workshop = Câștigă o carte care costă cel mult 4 monede.

## Dominion, 1st edition only

card-adventurer = Aventurier
text-adventurer =
    Arată câte o carte de deasupra pachetului tău până când ai arătat 2 Tezaure.
    Ia în mână acele Tezaure.
    Decartează celelalte cărți arătate.

card-chancellor = Cancelar
text-chancellor =
    +2 Monede
    Poți pune tot pachetul tău în teancul de Decartate, fără să te uiți la el.

card-feast = Festin
text-feast =
    Aruncă această carte la Rebut.
    Câștigă o carte care costă cel mult 5 monede.

card-spy = Spion
text-spy =
    +1 Carte
    +1 Acțiune
    Fiecare jucător, începând cu tine, arată cartea de deasupra pachetului său.
    Tu hotărăști, pentru fiecare carte, dacă este decartată sau pusă înapoi pe pachet.

card-thief = Hoț
text-thief =
    Fiecare alt jucător arată primele 2 cărți din pachetul său.
    Pentru fiecare jucător, alege unul dintre Tezaurele arătate: acesta este aruncat la Rebut.
    Celelalte cărți arătate sunt decartate.
    Poți câștiga oricâte dintre Tezaurele aruncate astfel la Rebut.

card-woodcutter = Tăietor de lemne
text-woodcutter =
    +1 Cumpărare
    +2 Monede

## Dominion, 2nd edition only

card-artisan = Meșteșugar
text-artisan =
    Câștigă o carte care costă cel mult 5 monede și ia-o în mână.
    Pune o carte din mână pe pachetul tău.

card-bandit = Bandit
text-bandit =
    Câștigă un Aur.
    Fiecare alt jucător arată primele 2 cărți din pachetul său, aruncă la Rebut un Tezaur arătat, altul decât un Cupru, și decartează restul.

card-harbinger = Vestitor
text-harbinger =
    +1 Carte
    +1 Acțiune
    Uită-te la cărțile din teancul tău de Decartate.
    Poți pune una dintre ele pe pachetul tău.

card-merchant = Negustor
text-merchant =
    +1 Carte
    +1 Acțiune
    Când joci primul Argint din această tură, +1 Monedă.

card-poacher = Braconier
text-poacher =
    +1 Carte
    +1 Acțiune
    +1 Monedă
    Decartează câte o carte pentru fiecare teanc epuizat din Rezervă.

card-sentry = Santinelă
text-sentry =
    +1 Carte
    +1 Acțiune
    Uită-te la primele 2 cărți din pachetul tău.
    Aruncă la Rebut și/sau decartează oricâte dintre ele.
    Pune-le pe celelalte înapoi pe pachet, în ce ordine vrei.

card-vassal = Vasal
text-vassal =
    +2 Monede
    Decartează cartea de deasupra pachetului tău.
    Dacă este o carte Acțiune, o poți juca.

## Seaside, 1st edition

card-ambassador = Ambasador
text-ambassador =
    Arată o carte din mână.
    Pune înapoi în Rezervă, din mână, 0, 1 sau 2 copii ale acelei cărți (inclusiv cea arătată).
    Apoi fiecare alt jucător câștigă o copie a ei.

card-bazaar = Bazar
text-bazaar =
    +1 Carte
    +2 Acțiuni
    +1 Monedă

card-caravan = Caravană
text-caravan =
    +1 Carte
    +1 Acțiune
    La începutul turei tale următoare: +1 Carte.

card-cutpurse = Hoț de buzunare
text-cutpurse =
    +2 Monede
    Fiecare alt jucător decartează un Cupru din mână; cine nu are niciunul își arată mâna.

card-embargo = Embargo
text-embargo =
    +2 Monede
    Aruncă această carte la Rebut.
    Pune un jeton Embargo pe un teanc din Rezervă.
    .below = Cine cumpără o carte câștigă câte un Blestem pentru fiecare jeton Embargo de pe teancul din care a luat-o.

card-explorer = Explorator
text-explorer =
    Poți arăta o Provincie din mână.
    Dacă faci asta, câștigă un Aur; altfel, câștigă un Argint.
    Ia în mână cartea câștigată.

card-fishing-village = Sat de pescari
text-fishing-village =
    +2 Acțiuni
    +1 Monedă
    La începutul turei tale următoare: +1 Acțiune și +1 Monedă.

card-ghost-ship = Corabia-fantomă
text-ghost-ship =
    +2 Cărți
    Fiecare alt jucător cu cel puțin 4 cărți în mână pune cărți din mână pe pachetul său, în ce ordine vrea, până rămâne cu 3.

card-haven = Liman
text-haven =
    +1 Carte
    +1 Acțiune
    Pune deoparte o carte din mână, cu fața în jos.
    La începutul turei tale următoare, ia-o înapoi în mână.

card-island = Insulă
text-island =
    Pune deoparte această carte și încă una din mână, cu fața în sus, pe planșa ta Insulă.
    La sfârșitul jocului se întorc în pachetul tău.
    .below = 2 puncte de victorie

card-lighthouse = Far
text-lighthouse =
    +1 Acțiune
    Acum și la începutul turei tale următoare: +1 Monedă.
    .below = Cât timp această carte este în joc, Atacurile jucate de ceilalți jucători nu au efect asupra ta.

card-lookout = Observator
text-lookout =
    +1 Acțiune
    Uită-te la primele 3 cărți din pachetul tău.
    Aruncă una dintre ele la Rebut.
    Decartează alta.
    Pune-o pe a treia înapoi pe pachet.

card-merchant-ship = Corabie comercială
text-merchant-ship = Acum și la începutul turei tale următoare: +2 Monede.

card-native-village = Sat de băștinași
text-native-village =
    +2 Acțiuni
    Alege o opțiune:
    • pune deoparte cartea de deasupra pachetului tău, cu fața în jos, pe planșa ta Sat de băștinași;
    • ia în mână toate cărțile de pe planșa ta Sat de băștinași.

card-navigator = Navigator
text-navigator =
    +2 Monede
    Uită-te la primele 5 cărți din pachetul tău.
    Decartează-le pe toate sau pune-le înapoi pe pachet, în ce ordine vrei.

card-outpost = Avanpost
text-outpost =
    De data aceasta, în faza de Încheiere Tur tragi doar 3 cărți în loc de 5.
    După această tură joci o tură suplimentară, dar niciodată mai mult de două la rând.

card-pearl-diver = Pescuitor de perle
text-pearl-diver =
    +1 Carte
    +1 Acțiune
    Uită-te la cartea de la baza pachetului tău.
    O poți pune deasupra.

card-pirate-ship = Corabie de pirați
text-pirate-ship =
    Alege o opțiune:
    • fiecare alt jucător arată primele 2 cărți din pachetul său, aruncă la Rebut un Tezaur arătat ales de tine și decartează restul; dacă a fost aruncat la Rebut cel puțin un Tezaur, pune un jeton monedă pe planșa ta Corabie de pirați;
    • +1 Monedă pentru fiecare jeton monedă de pe planșa ta Corabie de pirați.

card-salvager = Recuperator
text-salvager =
    +1 Cumpărare
    Aruncă la Rebut o carte din mână.
    +1 Monedă pentru fiecare monedă din costul ei.

card-sea-hag = Vrăjitoarea mării
text-sea-hag = Fiecare alt jucător decartează cartea de deasupra pachetului său, apoi câștigă un Blestem și îl pune pe pachet.

card-smugglers = Contrabandiști
text-smugglers =
    Alege o carte care costă cel mult 6 monede și pe care jucătorul din dreapta ta a câștigat-o în ultima sa tură.
    Câștigă o copie a ei.

card-tactician = Tactician
text-tactician =
    Decartează toată mâna.
    Dacă ai decartat astfel cel puțin o carte, la începutul turei tale următoare: +5 Cărți, +1 Cumpărare și +1 Acțiune.

card-treasure-map = Harta comorii
text-treasure-map =
    Aruncă la Rebut această carte și încă o carte Harta comorii din mână.
    Dacă ai aruncat astfel la Rebut două cărți Harta comorii, câștigă 4 cărți Aur și pune-le pe pachetul tău.

card-treasury = Vistierie
text-treasury =
    +1 Carte
    +1 Acțiune
    +1 Monedă
    .below = Când decartezi această carte de pe suprafața de joc, dacă nu ai cumpărat nicio carte Victorie în această tură, o poți pune pe pachetul tău.

card-warehouse = Depozit
text-warehouse =
    +3 Cărți
    +1 Acțiune
    Decartează 3 cărți.

card-wharf = Chei
text-wharf = Acum și la începutul turei tale următoare: +2 Cărți și +1 Cumpărare.

## Card types

type-action = Acțiune
type-treasure = Tezaur
type-victory = Victorie
type-curse = Blestem
type-attack = Atac
type-reaction = Reacție
type-duration = Durată
type-night = Noapte
type-event = Eveniment
type-project = Proiect
type-landmark = Reper
type-way = Cale

## Sets

set-basic = Cărți de bază
set-base-1e = Dominion, ediția I
set-base-2e = Dominion, ediția a II-a
set-seaside-1e = Seaside, ediția I
