### Log lines, prompts, verbs, options and places, Romanian.
### From twenty on a number takes "de": 2 cărți, 20 de cărți.

## Lists and numbers

list-of-items = { $before }, { $last }
copies-of-card = { $copies } × { $card }
no-cards = nimic

moved-cards = { $seen ->
    [all] { $cards }
    [some] { $count ->
        [few] { $count } cărți (deasupra: { $cards })
       *[other] { $count } de cărți (deasupra: { $cards })
    }
    [empty] nicio carte
   *[none] { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
}

asked-cards = { $how_many ->
    [named] { $cards }
    [up-to] { $most ->
        [few] cel mult { $most } cărți{ asked-type }{ asked-cost }
       *[other] cel mult { $most } de cărți{ asked-type }{ asked-cost }
    }
    [between] { $most ->
        [few] între { $least } și { $most } cărți{ asked-type }{ asked-cost }
       *[other] între { $least } și { $most } de cărți{ asked-type }{ asked-cost }
    }
   *[exactly] { $most ->
        [one] o carte{ asked-type }{ asked-cost }
        [few] { $most } cărți{ asked-type }{ asked-cost }
       *[other] { $most } de cărți{ asked-type }{ asked-cost }
    }
}
asked-type = { $type ->
    [action] { " " }Acțiune
    [treasure] { " " }Tezaur
    [victory] { " " }Victorie
    [curse] { " " }Blestem
    [attack] { " " }Atac
    [reaction] { " " }Reacție
    [duration] { " " }Durată
   *[any] { "" }
}
asked-cost = { $cost ->
    [up-to] { " " }cu costul de cel mult { $cost_most }
    [exactly] { " " }cu costul de exact { $cost_most }
    [between] { " " }cu costul între { $cost_least } și { $cost_most }
    [at-least] { " " }cu costul de cel puțin { $cost_least }
   *[any] { "" }
}
asked-keeps = { $kept ->
    [yes] , păstrează { $keeps }
   *[no] { "" }
}
asked-times = { $times ->
    [1] { "" }
    [2] { " " }de două ori
   *[other] { " " }de { $times } ori
}

## Log lines

event-turn = Tura { $number }: { $player }
event-extra-turn = Tură suplimentară: { $player }
event-decide-for = { $player } decide în locul jucătorului { $other } în această tură
event-play = { $source ->
    [discard] { $player } joacă { $cards } din teancul de Decartate
   *[hand] { $player } joacă { $cards }
}
event-play-again = { $player } joacă din nou { $cards }
event-buy = { $player } cumpără { $cards }
event-gain = { $target ->
    [hand] { $player } câștigă { $cards } în mână
    [deck] { $player } câștigă { $cards } pe pachet
   *[discard] { $source ->
        [trash] { $player } câștigă { $cards } de la Rebut
       *[supply] { $player } câștigă { $cards }
    }
}
event-draw = { $player } trage { moved-cards }
event-discard = { $source ->
    [deck] { $player } decartează { moved-cards } din pachet
   *[hand] { $player } decartează { moved-cards }
}
event-trash = { $player } aruncă la Rebut { moved-cards }
event-topdeck = { $source ->
    [discard] { $player } pune { moved-cards } din teancul de Decartate pe pachet
    [revealed] { $player } pune { moved-cards } înapoi pe pachet
   *[hand] { $player } pune { moved-cards } pe pachet
}
event-take = { $source ->
    [aside] { $player } ia înapoi în mână { moved-cards }
    [face-down] { $player } ia înapoi în mână { moved-cards }
    [mat] { $player } ia în mână { moved-cards } { $mat }
   *[looked] { $player } ia în mână { moved-cards }
}
event-set-aside = { $target ->
    [face-down] { $player } pune deoparte { moved-cards } cu fața în jos
    [mat] { $player } pune { moved-cards } { $mat }
   *[aside] { $player } pune deoparte { moved-cards }
}
event-look = { $source ->
    [bottom] { $player } se uită la { moved-cards } de la baza pachetului
   *[deck] { $player } se uită la { moved-cards } de deasupra pachetului
}
event-put-under = { $player } pune { moved-cards } la baza pachetului
event-reveal = { $seen ->
    [empty] { $player } arată o mână goală
   *[all] { $source ->
        [deck] { $player } arată { moved-cards } din pachet
       *[hand] { $player } arată { moved-cards } din mână
    }
}
event-return = { $source ->
    [aside] { $player } pune { moved-cards } înapoi în teancul de Decartate
   *[hand] { $player } pune { moved-cards } înapoi în Rezervă
}
event-shuffle = { $number ->
    [0] { $player } amestecă teancul de Decartate
    [one] { $player } amestecă teancul de Decartate ({ $number } carte)
    [few] { $player } amestecă teancul de Decartate ({ $number } cărți)
   *[other] { $player } amestecă teancul de Decartate ({ $number } de cărți)
}
event-actions = { $number ->
    [one] { $player } primește +{ $number } Acțiune
    [few] { $player } primește +{ $number } Acțiuni
   *[other] { $player } primește +{ $number } de Acțiuni
}
event-buys = { $number ->
    [one] { $player } primește +{ $number } Cumpărare
    [few] { $player } primește +{ $number } Cumpărări
   *[other] { $player } primește +{ $number } de Cumpărări
}
event-coins = { $number ->
    [one] { $player } primește +{ $number } Monedă
    [few] { $player } primește +{ $number } Monede
   *[other] { $player } primește +{ $number } de Monede
}
event-potions = { $number ->
    [one] { $player } primește +{ $number } Poțiune
    [few] { $player } primește +{ $number } Poțiuni
   *[other] { $player } primește +{ $number } de Poțiuni
}
event-pay = { $player } plătește din datorie { $number }
event-choose = { $player } alege: { $option }
event-pass = { $player } dă { moved-cards } (primește: { $other })
event-put-into-deck = { $number ->
    [0] { $player } pune { moved-cards } deasupra pachetului
    [one] { $player } pune { moved-cards } în pachet, sub { $number } carte
    [few] { $player } pune { moved-cards } în pachet, sub { $number } cărți
   *[other] { $player } pune { moved-cards } în pachet, sub { $number } de cărți
}
event-name = { $player } numește { $cards }
event-cheaper = { $number ->
    [one] { $player }: în această tură toate cărțile costă cu { $number } monedă mai puțin
    [few] { $player }: în această tură toate cărțile costă cu { $number } monede mai puțin
   *[other] { $player }: în această tură toate cărțile costă cu { $number } de monede mai puțin
}
event-take-tokens = { $player } ia { $tokens }
event-put-tokens = { $player } pune { $tokens } pe teancul { $cards }
event-put-tokens-beside = { $count ->
    [0] { $player } pune { $tokens }
   *[other] { $player } pune { $tokens } pe { $cards }
}
event-place-token = { $player } pune { $tokens } pe teancul { $cards }
event-unaffected = Atacul nu are efect asupra jucătorului { $player } ({ $cards })
event-clean-up = { $count ->
    [0] { $player } nu are ce decarta în faza de Încheiere Tur
    [one] { $player } decartează { $count } carte în faza de Încheiere Tur
    [few] { $player } decartează { $count } cărți în faza de Încheiere Tur
   *[other] { $player } decartează { $count } de cărți în faza de Încheiere Tur
}
event-last-round = { $player } încheie jocul: cine are { $cards } mai joacă o tură
event-end = Jocul s-a terminat

## Prompts

prompt-asked-by = { $steps ->
    [1] { $card }: { $sentence }
   *[other] { $card }, pasul { $step } din { $steps }: { $sentence }
}
prompt-attack = { $player } te atacă cu { $card }: { $sentence }
prompt-played-by = { $player } joacă { $card }: { $sentence }
prompt-about = { $sentence } (cărțile jucătorului { $player })
prompt-gain-for = alege cartea{ asked-cost } pe care o câștigă { $player }
prompt-action-phase = joacă o carte Acțiune sau încheie acțiunile
prompt-night-phase = joacă o carte Noapte sau încheie noaptea
prompt-buy-phase = { $offer ->
    [play] joacă-ți Tezaurele sau încheie tura
    [buy] cumpără o carte sau încheie tura
   *[both] joacă-ți Tezaurele, cumpără o carte sau încheie tura
}
prompt-nothing = nimic de ales
prompt-choose = alege o opțiune
prompt-play = { $may ->
    [yes] joacă { asked-cards }{ asked-times } sau pasează
   *[no] joacă { asked-cards }{ asked-times }
}
prompt-gain = { $may ->
    [yes] poți câștiga { asked-cards }{ asked-gain }
   *[no] câștigă { asked-cards }{ asked-gain }
}
asked-gain = { $target ->
    [hand] , în mână
    [deck] , pe pachet
   *[discard] { $place ->
        [trash] { " " }de la Rebut
       *[supply] { "" }
    }
}
prompt-discard = { $may ->
    [yes] poți decarta { asked-cards }
   *[no] decartează { asked-cards }{ asked-keeps }
}
prompt-trash = { $may ->
    [yes] poți arunca la Rebut { asked-cards }
   *[no] aruncă la Rebut { asked-cards }
}
prompt-topdeck = { $ordered ->
    [yes] pune { asked-cards } pe pachetul tău{ asked-keeps } (prima ajunge deasupra)
   *[no] { $place ->
        [discard] { $may ->
            [yes] poți pune { asked-cards } din teancul de Decartate pe pachetul tău
           *[no] pune { asked-cards } din teancul de Decartate pe pachetul tău
        }
       *[hand] { $may ->
            [yes] poți pune { asked-cards } pe pachetul tău
           *[no] pune { asked-cards } pe pachetul tău{ asked-keeps }
        }
    }
}
prompt-set-aside = { $may ->
    [yes] pune deoparte { asked-cards } sau păstrează cartea în mână
   *[no] pune deoparte { asked-cards }
}
prompt-reveal = { $may ->
    [yes] arată { asked-cards } sau pasează
   *[no] arată { asked-cards }
}
prompt-resolve = mai multe efecte au loc deodată: alege care urmează
prompt-react = { $how_many ->
    [named] folosește { $cards } sau pasează
   *[exactly] folosește una dintre aceste cărți sau pasează
}
prompt-return = { $may ->
    [yes] poți pune { asked-cards } înapoi în Rezervă
   *[no] pune { asked-cards } înapoi în Rezervă
}
prompt-give = dă spre stânga { asked-cards }
prompt-put = pune { asked-cards } oriunde în pachetul tău
prompt-name = numește o carte
prompt-choose-number = câte cărți din pachet stau deasupra ei: de la { $least } la { $most }?
prompt-choose-several = alege { $most } opțiuni
prompt-embargo = pune un jeton Embargo pe un teanc
prompt-token = pune un jeton pe un teanc

## Verbs that answers begin with

verb-play = joacă
verb-play-treasures = joacă toate Tezaurele
verb-end-actions = încheie acțiunile
verb-end-night = încheie noaptea
verb-buy = cumpără
verb-pay = plătește datoria
verb-end-turn = încheie tura
verb-gain = câștigă
verb-discard = decartează
verb-trash = aruncă la Rebut
verb-topdeck = pune pe pachet
verb-set-aside = pune deoparte
verb-keep = păstrează
verb-reveal = arată
verb-resolve = execută
verb-react = folosește
verb-pass = pasează
verb-return = pune înapoi în Rezervă
verb-embargo = pune un jeton Embargo
verb-token = pune un jeton
verb-give = dă o carte
verb-put = pune în pachet
verb-name = numește
verb-choose = alege
verb-take = ia
verb-put-under = pune la baza pachetului
verb-look = uită-te la

## Options of cards

option-discard = decartează
option-discard-number = { $place ->
    [hand] { $number ->
        [one] decartează { $number } carte
        [few] decartează { $number } cărți
       *[other] decartează { $number } de cărți
    }
    [deck] { $number ->
        [one] decartează tot pachetul ({ $number } carte)
        [few] decartează tot pachetul ({ $number } cărți)
       *[other] decartează tot pachetul ({ $number } de cărți)
    }
   *[looked] { $number ->
        [one] decarteaz-o
        [few] decartează toate cele { $number } cărți
       *[other] decartează toate cele { $number } de cărți
    }
}
option-keep = păstrează
option-keep-number = { $number ->
    [one] pune-o înapoi
    [few] pune înapoi cele { $number } cărți
   *[other] pune înapoi cele { $number } de cărți
}
option-mat = pune prima carte pe planșă
option-hand = ia cărțile de pe planșă
option-hand-number = { $number ->
    [0] nu lua nimic de pe planșa goală
    [one] ia cartea de pe planșă
    [few] ia cele { $number } cărți de pe planșă
   *[other] ia cele { $number } de cărți de pe planșă
}
option-top = pune-o deasupra
option-bottom = las-o la bază
option-cards = trage cărți
option-cards-number = { $number ->
    [one] trage { $number } carte
    [few] trage { $number } cărți
   *[other] trage { $number } de cărți
}
option-actions = +Acțiuni
option-actions-number = { $number ->
    [one] +{ $number } Acțiune
    [few] +{ $number } Acțiuni
   *[other] +{ $number } de Acțiuni
}
option-buy = +1 Cumpărare
option-buy-number = { $number ->
    [one] +{ $number } Cumpărare
    [few] +{ $number } Cumpărări
   *[other] +{ $number } de Cumpărări
}
option-coin = +1 Monedă
option-coin-number = { $number ->
    [one] +{ $number } Monedă
    [few] +{ $number } Monede
   *[other] +{ $number } de Monede
}
option-trash = aruncă o carte la Rebut
option-trash-number = { $number ->
    [0] nu arunca nimic
    [one] aruncă la Rebut { $number } carte
    [few] aruncă la Rebut { $number } cărți
   *[other] aruncă la Rebut { $number } de cărți
}
option-gain = câștigă o carte de la Rebut
option-curse = câștigă un Blestem
option-gold = câștigă un Aur
option-attack = atacă
option-coins = ia monedele
option-coins-number = { $number ->
    [0] nu lua nicio monedă
    [one] ia { $number } monedă
    [few] ia { $number } monede
   *[other] ia { $number } de monede
}

## Places

zone-hand = mână
zone-deck = pachet
zone-discard = teanc de Decartate
zone-in-play = în joc
zone-aside = puse deoparte
zone-projects = Proiecte
zone-looked = privite
zone-revealed = arătate
zone-trash = Rebut
zone-supply = Rezervă
zone-face-down = puse deoparte cu fața în jos
zone-island-mat = planșa Insulă
    .onto = pe planșa Insulă
    .from = de pe planșa Insulă
zone-native-village-mat = planșa Sat de băștinași
    .onto = pe planșa Sat de băștinași
    .from = de pe planșa Sat de băștinași
zone-passing = de dat mai departe
zone-bottom = baza pachetului

## Jetoane

counter-pirate-coins = { $count ->
    [one] { $count } jeton monedă
    [few] { $count } jetoane monedă
   *[other] { $count } de jetoane monedă
}
counter-embargo = { $count ->
    [one] { $count } jeton Embargo
    [few] { $count } jetoane Embargo
   *[other] { $count } de jetoane Embargo
}
counter-debt = { $count ->
    [one] { $count } jeton Datorie
    [few] { $count } jetoane Datorie
   *[other] { $count } de jetoane Datorie
}
counter-vp = { $count ->
    [one] { $count } jeton de punct
    [few] { $count } jetoane de punct
   *[other] { $count } de jetoane de punct
}
counter-vp-on-pile = { $count ->
    [one] { $count } jeton de punct
    [few] { $count } jetoane de punct
   *[other] { $count } de jetoane de punct
}
counter-vp-on-landmark = { $count ->
    [one] { $count } jeton de punct
    [few] { $count } jetoane de punct
   *[other] { $count } de jetoane de punct
}
counter-trade-route = { $count ->
    [one] { $count } jeton monedă pe planșa Rută comercială
    [few] { $count } jetoane monedă pe planșa Rută comercială
   *[other] { $count } de jetoane monedă pe planșa Rută comercială
}
counter-trade-route-token = { $count ->
    [one] { $count } jeton monedă
    [few] { $count } jetoane monedă
   *[other] { $count } de jetoane monedă
}
counter-coin-token = jetonul +1 Monedă
counter-cost-token = jetonul −2 la cost
token-on-pile = { $tokens } pe { $card }
price-coins = ${ $number }
price-potions = { $number ->
    [one] { $number } Poțiune
    [few] { $number } Poțiuni
   *[other] { $number } de Poțiuni
}
price-debt = datorie { $number }
