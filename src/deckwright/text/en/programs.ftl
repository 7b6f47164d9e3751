## Programs that play

error-bot-not-started = the program ‘{ $bot }’ could not be started ({ $reason }): check the command
error-bot-no-program = ‘{ $program }’ can’t be run: check that it is there and may be executed
error-bot-limit = { $seconds } seconds are no limit for a program: give more than 0 and at most { $most }
error-bot-wrong-start = the program ‘{ $bot }’ began with { $said }: the first thing it says must be ‘ready’ with ‘protocol’ { $protocol }
error-bot-silent = the program ‘{ $bot }’ said nothing for { $seconds } s: it must answer in time
error-bot-ended = the program ‘{ $bot }’ ended too early (exit status { $status }): it must go on until it is told ‘goodbye’
error-bot-closed = the program ‘{ $bot }’ closed its output although it runs on: it must keep it open until it is told ‘goodbye’
error-bot-flood = the program ‘{ $bot }’ said too much: a line may have { $most } bytes, and at most { $lines } lines may wait unread
error-bot-not-json = the program ‘{ $bot }’ said ‘{ $line }’, which is not an object in JSON on one line
error-bot-unasked = the program ‘{ $bot }’ said something without being asked: one line for each question is enough
error-bot-wrong-message = the program ‘{ $bot }’ said { $said } when it was asked question { $question }: it must say ‘answer’ with that ‘question’ and an ‘answer’
error-bot-illegal = the program ‘{ $bot }’ answered ‘{ $answer }’, which is not legal: { $reason }
