### The help page and the guided first game in the browser, Romanian.

help-title = Cum se joacă
help-lead = Dominion se învață în cinci minute și se joacă în jumătate de oră. Iată tot ce trebuie să știi.
help-contents = Pe această pagină
help-guided-about = Preferi să înveți jucând? Jocul ghidat explică fiecare lucru atunci când îl întâlnești.
help-guided-start = Începe jocul ghidat
help-home = Pagina principală

## The aim

help-aim = Scopul
help-aim-points = Scopul este să ai cele mai multe puncte de victorie la sfârșitul jocului. Fiecare jucător are propriul pachet. La început e mic și slab; tură cu tură cumperi pentru el cărți mai bune din teancurile din mijlocul mesei.
help-aim-catch = Există însă o problemă: până atunci, cărțile cu puncte nu îți folosesc la nimic. Doar ocupă loc în mână. Când să nu mai construiești și să începi să aduni puncte este întrebarea fiecărui joc.
help-aim-start = Toți încep cu aceleași zece cărți, șapte de Cupru și trei Moșii, și trag cinci dintre ele ca primă mână. Teancurile din mijloc sunt Rezerva: bani, puncte, Blesteme și zece cărți Regat, mereu altele.

## A turn

help-turn = Tura ta
help-turn-order = O tură are trei faze, mereu în această ordine.
help-turn-action = Acțiune
help-turn-action-text = Poți juca o carte Acțiune din mână. Fă ce spune, de sus în jos. Multe cărți îți dau încă o acțiune, așa că o tură se poate transforma într-un lanț lung.
help-turn-buy = Cumpărare
help-turn-buy-text = Joacă-ți Tezaurele: împreună cu monedele din Acțiuni, ele sunt banii tăi. Apoi poți cumpăra o carte care nu costă mai mult decât ai. După prima cumpărare nu mai poți juca Tezaure. Ce cumperi ajunge pe teancul tău de Decartate; Tezaurele nu se consumă și vor reveni.
help-turn-clean-up = Încheiere Tur
help-turn-clean-up-text = Toate cărțile jucate și cele rămase în mână ajung pe teancul tău de Decartate și tragi cinci cărți noi. Acțiunile, cumpărările și monedele nefolosite se pierd. Masa face asta în locul tău.
help-bonuses = Cele mai multe texte sunt alcătuite din patru bonusuri:
help-bonus-card = +1 Carte
help-bonus-card-text = Trage imediat o carte din pachetul tău.
help-bonus-action = +1 Acțiune
help-bonus-action-text = În această tură mai poți juca o carte Acțiune.
help-bonus-buy = +1 Cumpărare
help-bonus-buy-text = În această tură mai poți cumpăra o carte. Monedele trebuie să ajungă pentru toate.
help-bonus-coin = +1 Monedă
help-bonus-coin-text = În această tură ai de cheltuit o monedă în plus.

## The deck

help-deck = Cum circulă pachetul tău
help-deck-text = Când ai nevoie de o carte și pachetul s-a terminat, teancul tău de Decartate se amestecă și devine noul pachet. Astfel o carte cumpărată îți ajunge în mână peste câteva ture, și apoi iar și iar. Fiecare cumpărare îți schimbă toate turele care urmează.
help-deck-trash = A arunca o carte la Rebut înseamnă a o scoate din joc pentru totdeauna. Adesea e spre binele tău: cu cât ai mai puține cărți slabe, cu atât le revezi mai repede pe cele puternice.
help-deck-shuffle = amestecare
help-deck-draw = tragere
help-deck-play = jucare
help-deck-bought = cărți cumpărate
help-deck-picture = Cărțile merg din pachet în mână, din mână în joc și de acolo pe teancul de Decartate, unde ajung și cărțile cumpărate. Când pachetul e gol, teancul de Decartate se amestecă și devine pachet.

## Kinds of cards

help-types = Felurile de cărți
help-types-about = Tipul e scris în partea de jos a fiecărei cărți. O carte poate avea mai multe tipuri deodată și atunci contează ca fiecare dintre ele.
help-type-action-text = Se joacă în faza de Acțiune, pentru efectul ei.
help-type-treasure-text = Se joacă în faza de Cumpărare, pentru monedele sale.
help-type-victory-text = Dă puncte la sfârșitul jocului, iar înainte de obicei nimic.
help-type-curse-text = Îți ia un punct. De obicei îl primești prin Atacurile altora.
help-type-attack-text = O Acțiune care le face rău tuturor celorlalți jucători.
help-type-reaction-text = Se poate folosi într-un moment anume, pe care îl spune cartea însăși, chiar și în tura altui jucător.
help-type-duration-text = O Acțiune care își continuă efectul în tura ta următoare.
help-attacks = Când se joacă un Atac, ceilalți își pot folosi mai întâi Reacțiile. Abia apoi Atacul își face efectul, pe rând, asupra fiecărui jucător. Șanțul, arătat din mână, te apără; rămâne în mână și data viitoare poate fi arătat din nou.
help-durations = Cărțile Durată vin cu setul Seaside. Rămân în fața ta până se întâmplă tot ce promit și abia apoi ajung pe teancul de Decartate.

## The end

help-end = Sfârșitul jocului
help-end-text = Jocul se termină după o tură în care a fost luată ultima Provincie sau în care trei teancuri din Rezervă, oricare ar fi ele, sunt epuizate. La cinci sau șase jucători e nevoie de patru teancuri epuizate.
help-end-score = Atunci se numără tot ce ai: mâna, pachetul, teancul de Decartate, cărțile din joc și cele puse deoparte. Cărțile de la Rebut nu sunt ale nimănui. Câștigă cine are cele mai multe puncte; la egalitate, cine a avut mai puține ture; dacă și acestea sunt egale, victoria se împarte.

## Hints

help-hints = Trei sfaturi pentru început
help-hint-money = Întâi banii. Cu 3 sau 4 monede, un Argint e rareori o greșeală, iar cu 6, un Aur aproape niciodată.
help-hint-few = Puține Acțiuni, dar bune. Doi Fierari în aceeași mână nu ajută dacă ai o singură acțiune; cărți ca Sat și Târg o dau înapoi.
help-hint-late = Punctele mai târziu. Provincii de îndată ce ajungi la 8 monede, Ducate când au rămas puține Provincii, Moșii doar în ultimele ture.

## This table

help-keys = Taste
help-keys-about = Totul se poate face și fără mouse. Scurtăturile cu o singură tastă pot fi oprite în setări.
help-enter = Enter
help-space = Spațiu

help-options = Ce mai poate face masa
help-option-text = Textul cărților
help-option-text-about = Pune cursorul pe o carte sau pe numele ei, chiar și în jurnal, ori ține degetul pe ea, și citești ce face.
help-option-undo = Anularea mutărilor
help-option-undo-about = Cât timp nimeni n-a aflat nimic nou, îți poți anula ultima mutare. După aceea hotărăște opțiunea mesei: sunt întrebați ceilalți sau nu se mai poate.
help-option-past = Privire înapoi
help-option-past-about = Un clic pe un rând din jurnal arată masa așa cum o vedeai în acel moment.
help-option-watch = Spectatori
help-option-watch-about = Cine deschide masa hotărăște dacă alții pot privi și dacă văd cărțile din mâini.
help-option-proof = Amestecare cinstită
help-option-proof-about = La începutul jocului, jurnalul arată un angajament pentru toate amestecările, iar după joc, cheia care îi corespunde. Cu înregistrarea jocului oricine poate verifica faptul că nu s-a trișat la amestecare.

help-friends = Cu prietenii
help-friends-text = Deschide o masă nouă, lasă câte un loc liber pentru fiecare prieten și trimite-le linkul. Cine îl deschide își alege un nume și se așază; nimeni nu are nevoie de cont. Dacă pierzi conexiunea, deschide din nou linkul în același browser: locul îți este păstrat.
help-friends-start = Deschide o masă nouă

## The guided game

help-guide-title = Joc ghidat
help-guide-starting = Se așază cărțile…
help-guide-player = Începător
help-guide-understood = Am înțeles
help-guide-no-more = Fără sfaturi
help-guide-again = Arată sfaturile
help-guide-ask = Ce ar fi bine acum?

help-guide-first-hand = Scopul: să ai cele mai multe puncte de victorie la sfârșit. Aceasta e mâna ta: cărțile de Cupru sunt bani, câte 1 monedă fiecare. Moșiile sunt puncte și contează doar la sfârșit. Încă nu ai Acțiuni, așa că începe prin a-ți juca Tezaurele.
help-guide-first-buy = Ai { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
} și o cumpărare. Alege unul dintre teancurile evidențiate; pe fiecare scrie cât costă cartea. Un Argint la 3 e un început bun: aduce 2 monede de fiecare dată când îl tragi.
help-guide-bought = Cartea cumpărată se află pe teancul tău de Decartate. O vei trage după următoarea amestecare. Cele cinci cărți de acum sunt cealaltă jumătate a pachetului inițial.
help-guide-shuffle = Pachetul se terminase, așa că teancul tău de Decartate a fost amestecat și e din nou pachetul tău, acum cu cărțile cumpărate. Așa circulă tot jocul.
help-guide-action = Ai în mână o carte Acțiune. Începi fiecare tură cu o acțiune, deci poți juca o astfel de carte înaintea Tezaurelor. Pune cursorul pe ea ca să citești ce face.
help-guide-more-actions = Cartea aceea ți-a dat acțiuni: contorul de acțiuni spune câte cărți Acțiune mai poți juca. Folosește întâi astfel de cărți.
help-guide-more-cards = Ai tras cărți imediat. Le poți folosi chiar în această tură: Tezaurele ca să plătești, iar Acțiunile dacă ți-a mai rămas o acțiune.
help-guide-one-action = Mai multe cărți Acțiune, dar o singură acțiune: vei putea juca doar una dintre ele. Satul dă două acțiuni și rezolvă problema.
help-guide-attack = Un Atac al adversarului. Te lovește, dacă nu ai în mână un Șanț pe care să-l arăți. Apoi jocul continuă ca înainte.
help-guide-choose-discard = Când trebuie să decartezi, renunță întâi la cărțile Victorie: în mână nu fac nimic.
help-guide-trash = Cărțile aruncate la Rebut îți părăsesc pachetul pentru totdeauna. Pentru Moșii și Cupru e de obicei o binecuvântare.
help-guide-more-buys = În această tură ai mai mult de o cumpărare. Poți cumpăra carte după carte, cât îți ajung monedele.
help-guide-gold = Cu șase monede cumperi un Aur, care aduce 3 monede în fiecare mână. Cu câteva cărți de Aur și Argint, cele 8 monede pentru o Provincie vin de la sine.
help-guide-province = Opt monede: destul pentru o Provincie de 6 puncte. Nimic nu aduce victoria ca Provinciile.
help-guide-green = Acum ai în pachet cărți Victorie. Îți slăbesc puțin mâinile, dar la sfârșit doar ele contează. De aici încolo e o cursă.
help-guide-duchy = Au rămas puține Provincii. Acum Ducatele, 3 puncte pentru 5 monede, sunt adesea mai bune decât alți bani.
help-guide-end-near = Sfârșitul e aproape: jocul se încheie când dispare ultima Provincie sau se epuizează al treilea teanc. Transformă fiecare monedă în puncte.
help-guide-over = Acesta a fost primul tău joc! Rezultatul arată cine a câștigat, cu ce cărți și cum a mers tură cu tură. Mai joacă o dată sau deschide o masă pentru prieteni.

## What would be good now

help-guide-play-village = Joacă întâi { $card }: dă mai multe acțiuni decât folosește.
help-guide-play-again = Joacă întâi { $card }: dă înapoi acțiunea pe care o folosește, deci nu te costă nimic.
help-guide-play-draw = Joacă { $card }: mai multe cărți înseamnă de obicei mai multe monede.
help-guide-play-attack = Joacă { $card }: e bine pentru tine și rău pentru ceilalți.
help-guide-play-any = Joacă { $card }: ai o acțiune pentru asta.
help-guide-end-actions = Încheie acțiunile: acum niciuna dintre aceste cărți nu te-ar ajuta.
help-guide-treasures = Joacă-ți toate Tezaurele. Aproape niciodată nu are rost să păstrezi vreunul.
help-guide-buy-province = Cumpără { $card }: 6 puncte, nimic nu aduce mai mult.
help-guide-buy-points = Cumpără { $card }: Provinciile sunt pe sfârșite și acum contează fiecare punct.
help-guide-buy-treasure = Cumpără { $card }: mai mulți bani în fiecare mână care urmează.
help-guide-buy-action = Cumpără { $card }: câteva Acțiuni bune îți fac pachetul mai rapid.
help-guide-end-turn = Încheie tura: niciuna dintre cărțile pe care le poți plăti nu ți-ar îmbunătăți pachetul.
help-guide-pay = Plătește datoria: cât timp o ai, nu poți cumpăra nimic.
help-guide-discard = Decartează { $cards }: de asta ai acum cel mai puțin nevoie.
help-guide-trash-cards = Aruncă la Rebut { $cards }: fără, pachetul tău e mai bun.
help-guide-upgrade = Aruncă la Rebut { $card }: în schimb poți câștiga { $gained }.
help-guide-gain = Câștigă { $card }: e cel mai bun lucru pe care îl poți avea aici.
help-guide-reveal = Arată { $card }: nu te costă nimic și Atacul te ocolește.
help-guide-nothing = De data asta nu alege nimic: toate aceste cărți e mai bine să le păstrezi.
help-guide-play-chosen = Joacă { $card }: așa câștigi cel mai mult.
help-guide-trash-theirs = Aruncă la Rebut { $cards }: asta doare cel mai tare.
help-guide-show = Arată { $card }: aici te ajută.
help-guide-topdeck = Pune pe pachet { $cards }: asta îți convine cel mai mult.
help-guide-set-aside = Pune deoparte { $cards }: acum te poți lipsi de asta.
help-guide-return = Pune înapoi în Rezervă { $cards }: fără, pachetul tău e mai bun.
help-guide-embargo = Pune jetonul pe { $card }: teancul acesta îți folosește puțin, altora poate mai mult.
help-guide-give = Dă { $card }: îți va lipsi cel mai puțin.
help-guide-put = Pune în pachet { $card }: de asta ai acum cel mai puțin nevoie.
help-guide-name = Numește { $card }: e cartea care se află cel mai probabil deasupra pachetului tău.
help-guide-choose = Alege: { $options }. Aici îți aduce cel mai mult.
help-guide-decline = De data asta las-o: acum nu te-ar ajuta.
help-guide-not-your-turn = E rândul adversarului. În jurnal vezi ce se întâmplă.
