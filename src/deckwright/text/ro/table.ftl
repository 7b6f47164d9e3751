### Masa din browser: ce se află pe ea, ce se poate face, avertismente, taste.
### Butoanele (table-do-…) primesc $cards și $count, numărul de cărți.

## Ce se află pe masă

table-title = Masa
table-your-side = Partea ta de masă
table-kingdom = Cărți Regat
table-landscapes = Cărți orizontale
table-basic-cards = Cărți de bază
table-card = { $card }, { $types }, cost { $cost }
table-left-in-pile = { $count ->
    [0] teanc epuizat
    [one] a rămas { $count }
   *[other] au rămas { $count }
}
table-place = numărul { $place }
table-cards-in-hand = { $count ->
    [0] nicio carte în mână
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
table-your-hand = { $count ->
    [one] Mâna ta: { $count } carte
    [few] Mâna ta: { $count } cărți
   *[other] Mâna ta: { $count } de cărți
}
table-empty-hand = Nu ai nicio carte în mână.
table-own-deck = Pachetul tău
table-left-of = { $all ->
    [one] De tras: { $left } din { $all } carte
    [few] De tras: { $left } din { $all } cărți
   *[other] De tras: { $left } din { $all } de cărți
}
table-deck-card = Carte
table-deck-left = De tras
table-deck-count = { $left } din { $all }
table-deck-next = Următoarea carte
table-deck-about = Numărat cum ai putea număra și tu: ce ai, fără ce ai tras deja sau se află în altă parte. Ordinea nu se cunoaște.
table-cards-in-deck = { $count ->
    [0] Pachet: gol
    [one] Pachet: { $count } carte
    [few] Pachet: { $count } cărți
   *[other] Pachet: { $count } de cărți
}
table-discard-pile = Decartate
table-your-piles = Pachetul, cărțile decartate și planșele tale
table-cards-in-play = În joc: { $player }
table-your-cards-in-play = Cărțile tale în joc
table-nothing-in-play = Încă nu s-a jucat nimic
table-no-cards-here = Aici nu este nicio carte.
table-revealed-by = Cărți arătate: { $player }
table-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
table-turns = { $count ->
    [one] { $count } tură
    [few] { $count } ture
   *[other] { $count } de ture
}

## Tura

table-your-turn = Tura ta
table-turn-of = La rând: { $player }
table-has-turn = joacă acum
table-decides = decide
table-actions = { $count ->
    [one] { $count } Acțiune
    [few] { $count } Acțiuni
   *[other] { $count } de Acțiuni
}
table-buys = { $count ->
    [one] { $count } Cumpărare
    [few] { $count } Cumpărări
   *[other] { $count } de Cumpărări
}
table-coins = { $count ->
    [one] { $count } Monedă
    [few] { $count } Monede
   *[other] { $count } de Monede
}
table-potions = { $count ->
    [one] { $count } Poțiune
    [few] { $count } Poțiuni
   *[other] { $count } de Poțiuni
}
table-pay = plătește { $number } din datorie
table-time-left = { $seconds ->
    [one] a rămas { $seconds } secundă
    [few] au rămas { $seconds } secunde
   *[other] au rămas { $seconds } de secunde
}
table-prompt = Decizia ta
table-waiting-for = Se așteaptă: { $player }
table-skip = Sari peste
table-you-decided = Un moment…
table-picked-exactly = { $count } din { $most } alese
table-picked-up-to = { $least ->
    [0] { $count } alese, cel mult { $most }
   *[other] { $count } alese, permise între { $least } și { $most }
}
table-put-back = De la capăt
table-order = Alege ordinea, 1 deasupra
table-order-done = Pune înapoi în această ordine
table-order-place = { $card }, locul { $place } din { $count }
table-order-help = Săgețile stânga și dreapta mută cartea. Prima ajunge deasupra pachetului.
table-order-earlier = { $card }: cu un loc mai sus
table-order-later = { $card }: cu un loc mai jos

## Ultima tură a altui jucător într-un rând, fără nume

table-stories = Ultima tură a fiecăruia
table-story-full = { $player } { $story }
table-story-list = { $before }; { $last }
table-story-nothing = nu a cumpărat nimic
table-story-play = a jucat { $cards }
table-story-play-on = a jucat { $cards }: { $effects }
table-story-buy = a cumpărat { $cards }
table-story-gain = a câștigat { $cards }
table-story-trash = a aruncat la Rebut { $cards }
table-story-cards = { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-story-you-discard = decartezi { table-story-cards }
table-story-you-trash = arunci la Rebut { $cards }
table-story-you-gain = câștigi { $cards }
table-story-you-topdeck = pui pe pachet { table-story-cards }
table-story-you-draw = tragi { table-story-cards }
table-story-you-unaffected = fără efect asupra ta ({ $cards })
table-story-others-discard = { $players ->
    [one] { $player } decartează { table-story-cards }
   *[other] alți { $players } jucători decartează { table-story-cards }
}
table-story-others-trash = { $players ->
    [one] { $player } aruncă la Rebut { $cards }
   *[other] alți { $players } jucători aruncă la Rebut { $cards }
}
table-story-others-gain = { $players ->
    [one] { $player } câștigă { $cards }
   *[other] alți { $players } jucători câștigă { $cards }
}
table-story-others-topdeck = { $players ->
    [one] { $player } pune pe pachet { table-story-cards }
   *[other] alți { $players } jucători pun pe pachet { table-story-cards }
}
table-story-others-draw = { $players ->
    [one] { $player } trage { table-story-cards }
   *[other] alți { $players } jucători trag { table-story-cards }
}
table-story-others-unaffected = { $players ->
    [one] fără efect asupra jucătorului { $player } ({ $cards })
   *[other] fără efect asupra altor { $players } jucători ({ $cards })
}

## Butoane

table-do-play = Joacă { $cards }
table-do-not-play = Nu o juca
table-do-gain = { $count ->
    [0] Nu câștiga nimic
    [one] Câștigă { $cards }
    [few] Câștigă { $count } cărți
   *[other] Câștigă { $count } de cărți
}
table-do-discard = { $count ->
    [0] Nu decarta nimic
    [one] Decartează { $cards }
    [few] Decartează { $count } cărți
   *[other] Decartează { $count } de cărți
}
table-do-trash = { $count ->
    [0] Nu arunca nimic la Rebut
    [one] Aruncă la Rebut { $cards }
    [few] Aruncă la Rebut { $count } cărți
   *[other] Aruncă la Rebut { $count } de cărți
}
table-do-topdeck = { $count ->
    [0] Nu pune nimic pe pachet
    [one] Pune pe pachet { $cards }
    [few] Pune pe pachet { $count } cărți
   *[other] Pune pe pachet { $count } de cărți
}
table-do-set-aside = Pune deoparte { $cards }
table-do-keep = Păstrează { $cards }
table-do-reveal = Arată { $cards }
table-do-resolve = Întâi { $cards }
table-do-react = Folosește { $cards }
table-do-give = Dă { $cards }
table-do-put = Pune { $cards } în pachet
table-do-name = Numește: { $card }
table-choose-these = Alege ({ $count } din { $most })
table-name-a-card = Numește o carte
table-number-of-cards = Cărți deasupra ei
table-put-on-top = Pune-o deasupra
table-put-at-bottom = Pune-o la bază
table-put-under = { $count ->
    [one] Pune-o sub { $count } carte
    [few] Pune-o sub { $count } cărți
   *[other] Pune-o sub { $count } de cărți
}
table-do-not-reveal = Nu arăta
table-do-return = { $count ->
    [0] Nu pune nimic înapoi
    [one] Pune înapoi în Rezervă { $cards }
    [few] Pune înapoi în Rezervă { $count } cărți
   *[other] Pune înapoi în Rezervă { $count } de cărți
}

## Anulare

table-undo = Anulează
table-undo-ask = Cere anularea
table-undo-asked = { $player } cere anularea mutării: „{ $move }”.
table-undo-waits = Ai cerut anularea mutării „{ $move }”. Mai trebuie acordul de la: { $players }
table-agree = Accept
table-move-end = sfârșitul turei
table-refuse = Refuz

## Noutăți de la masă

table-news-clock-own = Timpul tău s-a scurs, așa că a decis un bot.
table-news-clock = Timpul jucătorului { $player } s-a scurs, așa că a decis un bot.
table-news-undone = { $player } a anulat mutarea: „{ $move }”.
table-news-undone-unseen = { $player } a anulat ultima mutare.
table-news-refused-own = { $other } nu este de acord, așa că mutarea ta rămâne. Poți cere din nou după următoarea mutare.
table-news-refused = { $other } nu este de acord ca { $player } să anuleze o mutare.
table-news-lapsed = Jocul a mers mai departe înainte ca toți să fie de acord: mutarea jucătorului { $player } rămâne.
table-news-left = { $player } a plecat de la masă. Continuă un bot.
table-news-replaced = { $player } lipsește. { $other } a lăsat un bot să continue.
table-news-returned = { $player } s-a întors.

## Jucători, conexiune, plecare

table-away = nu e la masă
table-bot-plays = a ieșit, joacă un bot
table-replace = Lasă un bot să joace
table-bot-plays-for-you = Ai ieșit din joc și un bot joacă în locul tău.
table-come-back = Revino la masă
table-connection-lost = Conexiunea s-a pierdut. Se încearcă din nou…
table-watching = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
table-you-watch = Privești jocul
table-leave = Ieși
table-stay = Rămâi
table-leave-sure = Ieși din joc?
table-leave-about = Un bot va juca mai departe în locul tău. Poți reveni cât timp durează jocul.

## Privire înapoi

table-copy-moment = Copiază linkul către acest moment
table-past = După mutarea { $at } din { $all }
table-past-earlier = Cu o mutare mai devreme
table-past-later = Cu o mutare mai târziu
table-past-now = Înapoi la prezent

## Avertismente

table-warn-end-actions = Închei acțiunile?
table-warn-end-turn = Închei tura?
table-warn-actions = Mai poți juca o carte Acțiune.
table-warn-treasures = Ai Tezaure nejucate.
table-warn-buys = Mai poți cumpăra ceva.
table-warn-buy = Cumperi { $card } acum?
table-warn-buy-anyway = Cumpără oricum
table-warn-no-treasures = Tezaurele tale nu sunt jucate. După o cumpărare nu le mai poți juca.
table-warn-curse = Un Blestem te costă un punct.
table-warn-better = E ultima ta cumpărare, iar monedele ajung pentru ceva mai bun.
table-warn-end = Încheie oricum
table-warn-go-on = Joacă mai departe
table-warn-again = Avertizează-mă și în continuare

## Taste

table-keys = Taste
table-keys-off = Scurtăturile cu o singură tastă sunt oprite; se pornesc din setări.
table-key-move = treci de la un element la altul
table-key-choose = alege ce este selectat; când mai multe cărți sunt alese cu bara de spațiu, Enter confirmă
table-key-escape = închide textul unei cărți sau o fereastră
table-key-pick = alege cartea sau butonul cu acest semn
table-key-primary = apasă butonul evidențiat
table-key-treasures = joacă toate Tezaurele
table-key-end = încheie acțiunile sau tura
table-key-decline = renunță
table-key-undo = anulează
table-key-log = mergi la jurnal
table-key-help = arată această listă
