## Scenario files

error-scenario-unreadable = fișierul nu poate fi citit ({ $reason }): verifică numele și dacă este text UTF-8
error-scenario-yaml = fișierul nu este YAML valid: { $reason }
error-scenario-size = fișierul depășește { $most } kB: un scenariu are doar câteva rânduri de text
error-scenario-alias = rândul { $line } folosește un alias YAML (*nume): scrie partea în întregime
error-scenario-depth = rândul { $line } este imbricat pe mai mult de { $most } niveluri: unui scenariu îi ajung patru
error-scenario-key = cheie necunoscută { $key }: aici sunt permise { $known }
error-scenario-missing = lipsește cheia { $key }: adaug-o
error-scenario-path = cale necunoscută { $path }: vezi căile pentru „expect” în descrierea formatului
error-scenario-refused = { $key }: { $reason }
error-scenario-value = { $has_found ->
    [yes] { $key }: așteptat: { scenario-expected }, găsit: { $found }
   *[no] { $key }: așteptat: { scenario-expected }
}
scenario-expected = { $expected ->
    [answer] o mutare ca „play Village”
    [card-name] numele englezesc al unei cărți
    [kingdom-cards] cărți Regat, fără cărțile de bază
    [list] o listă
    [list-of-cards] o listă de cărți
    [list-of-sets] o listă de seturi
    [mapping] chei cu valori
    [named-pile] un teanc cu cărți diferite sau din afara Rezervei
    [landscape] un Eveniment, un Proiect, un Reper sau o Cale din „landscapes”
    [one-per-player] câte o intrare pentru fiecare jucător
    [one-step] un pas cu o singură cheie
    [path] o cale
    [phase] „action” sau „buy”
    [pile] o carte care are teanc
    [player-and-answer] un jucător și o mutare, ca în „p0: end turn”
    [player-and-verb] un jucător și un verb, ca în „p0 play”, sau „nobody”
    [project] un Proiect din „landscapes”
    [ten-different] cel mult zece cărți diferite
    [text] text
    [true-or-false] true sau false
    [whole-number] un număr întreg potrivit
   *[other] { $expected }
}
error-scenario-none = în acest dosar nu este niciun scenariu: scenariile sunt fișiere .yaml

## Scenario failures

error-scenario-step = pasul { $step }: { $reason }
error-scenario-differs = { $path }: așteptat { $expected }, găsit { $found }
error-scenario-accepted = se aștepta refuzul mutării „{ $answer }”, dar ea a fost acceptată
error-scenario-changed = refuzul mutării „{ $answer }” trebuia să spună de ce și să nu schimbe nimic, dar nu a fost așa
error-scenario-shuffles-left = { $number ->
    [one] se mai aștepta { $number } amestecare, dar nu a avut loc: scoate-o din „shuffles”
    [few] se mai așteptau { $number } amestecări, dar nu au avut loc: scoate-le din „shuffles”
   *[other] se mai așteptau { $number } de amestecări, dar nu au avut loc: scoate-le din „shuffles”
}
error-shuffle-not-listed = nu se aștepta nicio amestecare, dar se amestecă [{ $cards }]: adaug-o la „shuffles”
error-shuffle-differs = amestecare: așteptată [{ $listed }], găsită [{ $cards }]
