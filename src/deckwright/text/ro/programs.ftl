## Programe care joacă

error-bot-not-started = programul „{ $bot }” nu a putut fi pornit ({ $reason }): verifică comanda
error-bot-no-program = „{ $program }” nu poate fi rulat: verifică dacă există și dacă poate fi executat
error-bot-limit = { $seconds } s nu reprezintă o limită pentru un program: dă mai mult de 0 și cel mult { $most } s
error-bot-wrong-start = programul „{ $bot }” a început cu { $said }: mai întâi trebuie să spună „ready” cu „protocol” { $protocol }
error-bot-silent = programul „{ $bot }” a tăcut { $seconds } s: trebuie să răspundă la timp
error-bot-ended = programul „{ $bot }” s-a oprit pe parcurs (cod de ieșire { $status }): trebuie să continue până primește „goodbye”
error-bot-closed = programul „{ $bot }” și-a închis ieșirea, deși rulează mai departe: trebuie s-o țină deschisă până primește „goodbye”
error-bot-flood = programul „{ $bot }” a spus prea mult: un rând poate avea { $most } de octeți, iar necitite pot rămâne cel mult { $lines } de rânduri
error-bot-not-json = programul „{ $bot }” a spus „{ $line }”, ceea ce nu este un obiect JSON pe un singur rând
error-bot-unasked = programul „{ $bot }” a vorbit neîntrebat: ajunge un rând la fiecare întrebare
error-bot-wrong-message = la întrebarea { $question } programul „{ $bot }” a spus { $said }: trebuie să spună „answer” cu acel număr în „question” și mutarea în „answer”
error-bot-illegal = programul „{ $bot }” a răspuns „{ $answer }”, ceea ce nu este permis: { $reason }
