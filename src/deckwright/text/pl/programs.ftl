## Programy, które grają

error-bot-not-started = nie udało się uruchomić programu „{ $bot }” ({ $reason }): sprawdź polecenie
error-bot-no-program = nie można uruchomić „{ $program }”: sprawdź, czy taki program istnieje i czy wolno go wykonywać
error-bot-limit = { $seconds } s to nie limit czasu dla programu: podaj więcej niż 0 i najwyżej { $most } s
error-bot-wrong-start = program „{ $bot }” zaczął od { $said }: najpierw musi powiedzieć „ready” z „protocol” { $protocol }
error-bot-silent = program „{ $bot }” milczał przez { $seconds } s: musi odpowiadać na czas
error-bot-ended = program „{ $bot }” zakończył się w trakcie (kod wyjścia { $status }): musi działać, dopóki nie usłyszy „goodbye”
error-bot-closed = program „{ $bot }” działa dalej, ale zamknął swoje wyjście: musi je mieć otwarte, dopóki nie usłyszy „goodbye”
error-bot-flood = program „{ $bot }” powiedział za dużo: wiersz może mieć { $most } bajtów, a nieprzeczytanych wierszy może być najwyżej { $lines }
error-bot-not-json = program „{ $bot }” powiedział „{ $line }”, a to nie jest obiekt JSON w jednym wierszu
error-bot-unasked = program „{ $bot }” odezwał się niepytany: wystarczy jeden wiersz na każde pytanie
error-bot-wrong-message = program „{ $bot }” na pytanie { $question } powiedział { $said }: musi powiedzieć „answer” z tym numerem w „question” i z odpowiedzią w „answer”
error-bot-illegal = program „{ $bot }” odpowiedział „{ $answer }”, a to niedozwolone: { $reason }
