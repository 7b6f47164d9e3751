## deckwright strategies

strategies-name = Nume
strategies-needs = Are nevoie de
strategies-about = Descriere

## Greșeli în fișierele de strategie

error-strategy-expected = { $file }:{ $line }:{ $column }: se aștepta { $expected ->
    [card] o carte
    [option] o opțiune
    [section] o secțiune precum buy: sau trash:
    [asker] cartea care întreabă, ca în „choose with Pirate Ship:”
    [no-asker] secțiunea fără carte: buy: este pentru toate
    [no-else] un rând fără „else”: aici nu e nimic de completat
    [no-condition] „else” fără condiție
    [fact] un număr sau un fapt precum coins, turn sau n(Silver)
    [and-or] and, or sau sfârșitul rândului
    [bracket] o paranteză închisă
    [short-condition] o condiție mai scurtă
    [small-number] un număr de cel mult 1000000
   *[other] { $expected }
}, s-a găsit { $has_found ->
    [yes] „{ $found }”
   *[no] nimic
}{ $has_suggestion ->
    [yes] : ai vrut să spui „{ $suggestion }”?
   *[no] {""}
}
error-strategy-no-buy = strategia din { $file } nu cumpără nimic: adaugă o secțiune „buy:” cu cărți sub ea
error-strategy-needs = strategia „{ $strategy }” are nevoie de cărți care lipsesc din acest regat: { $cards }
error-unknown-strategy = { $has_suggestion ->
    [yes] strategie necunoscută „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] strategie necunoscută „{ $name }”: „deckwright strategies” le arată pe cele existente, iar numele unui fișier se termină cu .strategy
}
