### Log lines, prompts, verbs, options and places, Italian.

## Lists and numbers

list-of-items = { $before }, { $last }
copies-of-card = { $copies } × { $card }
no-cards = niente

moved-cards = { $seen ->
    [all] { $cards }
    [some] { $count } carte (in cima: { $cards })
    [empty] nessuna carta
   *[none] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
}

asked-cards = { $how_many ->
    [named] { $cards }
    [up-to] fino a { $most } carte{ asked-type }{ asked-cost }
    [between] da { $least } a { $most } carte{ asked-type }{ asked-cost }
   *[exactly] { $most ->
        [one] una carta{ asked-type }{ asked-cost }
       *[other] { $most } carte{ asked-type }{ asked-cost }
    }
}
asked-type = { $type ->
    [action] { " " }Azione
    [treasure] { " " }Tesoro
    [victory] { " " }Vittoria
    [curse] { " " }Maledizione
    [attack] { " " }Attacco
    [reaction] { " " }Reazione
    [duration] { " " }Durata
   *[any] { "" }
}
asked-cost = { $cost ->
    [up-to] { " " }dal costo massimo di { $cost_most }
    [exactly] { " " }dal costo esatto di { $cost_most }
    [between] { " " }dal costo compreso tra { $cost_least } e { $cost_most }
    [at-least] { " " }dal costo minimo di { $cost_least }
   *[any] { "" }
}
asked-keeps = { $kept ->
    [yes] { $keeps ->
        [one] , tienine una
       *[other] , tienine { $keeps }
    }
   *[no] { "" }
}
asked-times = { $times ->
    [1] { "" }
    [2] { " " }due volte
   *[other] { " " }{ $times } volte
}

## Log lines

event-turn = Turno { $number }: { $player }
event-extra-turn = Turno aggiuntivo: { $player }
event-decide-for = { $player } decide per { $other } in questo turno
event-play = { $source ->
    [discard] { $player } gioca { $cards } dalla pila degli Scarti
   *[hand] { $player } gioca { $cards }
}
event-play-again = { $player } gioca di nuovo { $cards }
event-buy = { $player } acquista { $cards }
event-gain = { $target ->
    [hand] { $player } guadagna { $cards } nella mano
    [deck] { $player } guadagna { $cards } in cima al mazzo
   *[discard] { $source ->
        [trash] { $player } guadagna { $cards } dal Cestino
       *[supply] { $player } guadagna { $cards }
    }
}
event-draw = { $player } pesca { moved-cards }
event-discard = { $source ->
    [deck] { $player } scarta { moved-cards } dal mazzo
   *[hand] { $player } scarta { moved-cards }
}
event-trash = { $player } cestina { moved-cards }
event-topdeck = { $source ->
    [discard] { $player } mette { moved-cards } dalla pila degli Scarti in cima al mazzo
    [revealed] { $player } rimette { moved-cards } in cima al mazzo
   *[hand] { $player } mette { moved-cards } in cima al mazzo
}
event-take = { $source ->
    [aside] { $player } riprende in mano { moved-cards }
    [face-down] { $player } riprende in mano { moved-cards }
    [mat] { $player } prende in mano { moved-cards } { $mat }
   *[looked] { $player } prende in mano { moved-cards }
}
event-set-aside = { $target ->
    [face-down] { $player } mette da parte { moved-cards } a faccia in giù
    [mat] { $player } mette { moved-cards } { $mat }
   *[aside] { $player } mette da parte { moved-cards }
}
event-look = { $source ->
    [bottom] { $player } guarda { moved-cards } in fondo al mazzo
   *[deck] { $player } guarda { moved-cards } in cima al mazzo
}
event-put-under = { $player } mette { moved-cards } in fondo al mazzo
event-reveal = { $seen ->
    [empty] { $player } rivela una mano vuota
   *[all] { $source ->
        [deck] { $player } rivela { moved-cards } dal mazzo
       *[hand] { $player } rivela { moved-cards } dalla mano
    }
}
event-return = { $source ->
    [aside] { $player } rimette { moved-cards } nella pila degli Scarti
   *[hand] { $player } rimette { moved-cards } nella Scorta
}
event-shuffle = { $number ->
    [0] { $player } mescola la pila degli Scarti
    [one] { $player } mescola la pila degli Scarti ({ $number } carta)
   *[other] { $player } mescola la pila degli Scarti ({ $number } carte)
}
event-actions = { $number ->
    [one] { $player } ottiene +{ $number } Azione
   *[other] { $player } ottiene +{ $number } Azioni
}
event-buys = { $number ->
    [one] { $player } ottiene +{ $number } Acquisto
   *[other] { $player } ottiene +{ $number } Acquisti
}
event-coins = { $number ->
    [one] { $player } ottiene +{ $number } Moneta
   *[other] { $player } ottiene +{ $number } Monete
}
event-potions = { $number ->
    [one] { $player } ottiene +{ $number } Pozione
   *[other] { $player } ottiene +{ $number } Pozioni
}
event-pay = { $player } salda { $number } di Debito
event-choose = { $player } sceglie: { $option }
event-pass = { $player } passa { moved-cards } a { $other }
event-put-into-deck = { $number ->
    [0] { $player } mette { moved-cards } in cima al mazzo
    [one] { $player } mette { moved-cards } nel mazzo, sotto { $number } carta
   *[other] { $player } mette { moved-cards } nel mazzo, sotto { $number } carte
}
event-name = { $player } nomina { $cards }
event-cheaper = { $number ->
    [one] { $player }: in questo turno tutte le carte costano { $number } moneta in meno
   *[other] { $player }: in questo turno tutte le carte costano { $number } monete in meno
}
event-take-tokens = { $player } prende { $tokens }
event-put-tokens = { $player } mette { $tokens } sulla pila { $cards }
event-put-tokens-beside = { $count ->
    [0] { $player } mette { $tokens }
   *[other] { $player } mette { $tokens } su { $cards }
}
event-place-token = { $player } mette il { $tokens } sulla pila { $cards }
event-unaffected = L’Attacco non ha effetto su { $player } ({ $cards })
event-clean-up = { $count ->
    [0] { $player } non ha niente da scartare nella fase Pulizia
    [one] { $player } scarta { $count } carta nella fase Pulizia
   *[other] { $player } scarta { $count } carte nella fase Pulizia
}
event-last-round = { $player } pone fine alla partita: chi ha { $cards } gioca ancora un turno
event-end = La partita è finita

## Prompts

prompt-asked-by = { $steps ->
    [1] { $card }: { $sentence }
   *[other] { $card }, passo { $step } di { $steps }: { $sentence }
}
prompt-attack = { $player } ti attacca con { $card }: { $sentence }
prompt-played-by = { $player } gioca { $card }: { $sentence }
prompt-about = { $sentence } (carte di { $player })
prompt-gain-for = scegli la carta{ asked-cost } che { $player } guadagna
prompt-action-phase = gioca una carta Azione o termina le azioni
prompt-night-phase = gioca una carta Notte o termina la notte
prompt-buy-phase = { $offer ->
    [play] gioca i tuoi Tesori o termina il turno
    [buy] acquista una carta o termina il turno
   *[both] gioca i tuoi Tesori, acquista una carta o termina il turno
}
prompt-nothing = niente da decidere
prompt-choose = scegli un’opzione
prompt-play = { $may ->
    [yes] gioca { asked-cards }{ asked-times } o passa
   *[no] gioca { asked-cards }{ asked-times }
}
prompt-gain = { $may ->
    [yes] puoi guadagnare { asked-cards }{ asked-gain }
   *[no] guadagna { asked-cards }{ asked-gain }
}
asked-gain = { $target ->
    [hand] , in mano
    [deck] , in cima al tuo mazzo
   *[discard] { $place ->
        [trash] { " " }dal Cestino
       *[supply] { "" }
    }
}
prompt-discard = { $may ->
    [yes] puoi scartare { asked-cards }
   *[no] scarta { asked-cards }{ asked-keeps }
}
prompt-trash = { $may ->
    [yes] puoi cestinare { asked-cards }
   *[no] cestina { asked-cards }
}
prompt-topdeck = { $ordered ->
    [yes] metti { asked-cards } in cima al tuo mazzo{ asked-keeps } (la prima più in alto)
   *[no] { $place ->
        [discard] { $may ->
            [yes] puoi mettere { asked-cards } dalla pila degli Scarti in cima al tuo mazzo
           *[no] metti { asked-cards } dalla pila degli Scarti in cima al tuo mazzo
        }
       *[hand] { $may ->
            [yes] puoi mettere { asked-cards } in cima al tuo mazzo
           *[no] metti { asked-cards } in cima al tuo mazzo{ asked-keeps }
        }
    }
}
prompt-set-aside = { $may ->
    [yes] metti da parte { asked-cards } o tieni la carta in mano
   *[no] metti da parte { asked-cards }
}
prompt-reveal = { $may ->
    [yes] rivela { asked-cards } o passa
   *[no] rivela { asked-cards }
}
prompt-resolve = più effetti avvengono insieme: scegli il prossimo
prompt-react = { $how_many ->
    [named] usa { $cards } o passa
   *[exactly] usa una di queste carte o passa
}
prompt-return = { $may ->
    [yes] puoi rimettere { asked-cards } nella Scorta
   *[no] rimetti { asked-cards } nella Scorta
}
prompt-give = passa a sinistra { asked-cards }
prompt-put = metti { asked-cards } in un punto del tuo mazzo
prompt-name = nomina una carta
prompt-choose-number = quante carte del tuo mazzo stanno sopra: da { $least } a { $most }?
prompt-choose-several = scegli { $most } opzioni
prompt-embargo = metti un segnalino Embargo su una pila
prompt-token = metti un segnalino su una pila

## Verbs that answers begin with

verb-play = gioca
verb-play-treasures = gioca tutti i Tesori
verb-end-actions = termina le azioni
verb-end-night = termina la notte
verb-buy = acquista
verb-pay = salda il Debito
verb-end-turn = termina il turno
verb-gain = guadagna
verb-discard = scarta
verb-trash = cestina
verb-topdeck = metti in cima al mazzo
verb-set-aside = metti da parte
verb-keep = tieni
verb-reveal = rivela
verb-resolve = esegui
verb-react = usa
verb-pass = passa
verb-return = rimetti nella Scorta
verb-embargo = metti un segnalino Embargo
verb-token = metti un segnalino
verb-give = passa una carta
verb-put = metti nel mazzo
verb-name = nomina
verb-choose = scegli
verb-take = prendi
verb-put-under = metti in fondo al mazzo
verb-look = guarda

## Options of cards

option-discard = scarta
option-discard-number = { $place ->
    [hand] { $number ->
        [one] scarta { $number } carta
       *[other] scarta { $number } carte
    }
    [deck] { $number ->
        [one] scarta tutto il mazzo ({ $number } carta)
       *[other] scarta tutto il mazzo ({ $number } carte)
    }
   *[looked] { $number ->
        [one] scartala
       *[other] scarta tutte e { $number } le carte
    }
}
option-keep = tieni
option-keep-number = { $number ->
    [one] rimettila sul mazzo
   *[other] rimetti le { $number } carte sul mazzo
}
option-mat = metti la prima carta sul tappetino
option-hand = prendi le carte dal tappetino
option-hand-number = { $number ->
    [0] non prendere nulla dal tappetino vuoto
    [one] prendi la carta dal tappetino
   *[other] prendi le { $number } carte dal tappetino
}
option-top = mettila in cima
option-bottom = lasciala in fondo
option-cards = pesca carte
option-cards-number = { $number ->
    [one] pesca { $number } carta
   *[other] pesca { $number } carte
}
option-actions = +Azioni
option-actions-number = { $number ->
    [one] +{ $number } Azione
   *[other] +{ $number } Azioni
}
option-buy = +1 Acquisto
option-buy-number = { $number ->
    [one] +{ $number } Acquisto
   *[other] +{ $number } Acquisti
}
option-coin = +1 Moneta
option-coin-number = { $number ->
    [one] +{ $number } Moneta
   *[other] +{ $number } Monete
}
option-trash = cestina una carta
option-trash-number = { $number ->
    [0] non cestinare niente
    [one] cestina { $number } carta
   *[other] cestina { $number } carte
}
option-gain = guadagna una carta dal Cestino
option-curse = guadagna una Maledizione
option-gold = guadagna un Oro
option-attack = attacca
option-coins = prendi le monete
option-coins-number = { $number ->
    [0] non prendere monete
    [one] prendi { $number } moneta
   *[other] prendi { $number } monete
}

## Places

zone-hand = mano
zone-deck = mazzo
zone-discard = pila degli Scarti
zone-in-play = in gioco
zone-aside = messe da parte
zone-projects = Progetti
zone-looked = guardate
zone-revealed = rivelate
zone-trash = Cestino
zone-supply = Scorta
zone-face-down = messe da parte a faccia in giù
zone-island-mat = tappetino Isola
    .onto = sul tappetino Isola
    .from = dal tappetino Isola
zone-native-village-mat = tappetino Villaggio Indigeno
    .onto = sul tappetino Villaggio Indigeno
    .from = dal tappetino Villaggio Indigeno
zone-passing = da passare
zone-bottom = fondo del mazzo

## Segnalini

counter-pirate-coins = { $count ->
    [one] { $count } segnalino moneta
   *[other] { $count } segnalini moneta
}
counter-embargo = { $count ->
    [one] { $count } segnalino Embargo
   *[other] { $count } segnalini Embargo
}
counter-debt = { $count ->
    [one] { $count } segnalino Debito
   *[other] { $count } segnalini Debito
}
counter-vp = { $count ->
    [one] { $count } segnalino Punto
   *[other] { $count } segnalini Punto
}
counter-vp-on-pile = { $count ->
    [one] { $count } segnalino Punto
   *[other] { $count } segnalini Punto
}
counter-vp-on-landmark = { $count ->
    [one] { $count } segnalino Punto
   *[other] { $count } segnalini Punto
}
counter-trade-route = { $count ->
    [one] { $count } segnalino moneta sul tappetino Rotta Commerciale
   *[other] { $count } segnalini moneta sul tappetino Rotta Commerciale
}
counter-trade-route-token = { $count ->
    [one] { $count } segnalino moneta
   *[other] { $count } segnalini moneta
}
counter-coin-token = segnalino +1 Moneta
counter-cost-token = segnalino −2 Costo
token-on-pile = { $tokens } su { $card }
price-coins = ${ $number }
price-potions = { $number ->
    [one] { $number } Pozione
   *[other] { $number } Pozioni
}
price-debt = { $number } di Debito
