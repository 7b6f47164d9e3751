### What the server says: refusals at a table, and the lines of deckwright serve.

error-data-version = The data in { $path } was written by another version of Deckwright (format { $found }; this one knows { $known }). Use that version, or another file with --data.
error-data-unusable = The data can’t be kept in { $path }: { $reason }. Choose another file with --data.
<<<<<<< HEAD
error-data-not-written = The move could not be written to disk, so it does not count. Try again; if this keeps happening, check the server’s disk.
error-data-damaged = The stored data is damaged: { $reason }.
=======
error-data-not-written = The answer could not be written to disk, so it does not count. Try again; if it goes on, the server’s disk needs a look.
error-data-damaged = The stored data of table { $table } are damaged ({ $reason }), so it can’t be shown. Other tables are not touched by this. Whoever runs the server can bring the table back from a backup of the data file.
error-data-locked = Another server is using { $path }. Stop it, or choose another file with --data.
>>>>>>> 98842a8 (A server that one client can't hold up: long work in small steps, a lane for bots, limits by seat and address, connections with an end)
error-bot-needs = The bot { $bot } needs { $cards } in the kingdom. Add what is missing or choose another bot.
error-table-without-person = A table needs at least one seat for a person.
error-table-full = Every seat at this table is taken. You can watch, if the table allows it, or open a table of your own.
error-name-unseen = This name can’t be seen. Choose one with letters, digits or other signs that show.
error-seat-taken = Seat { $seat } is not free. Take another one.
error-answer-stale = The table has moved on since this question was asked. Look again and decide what is asked now.
error-undo-off = Undo is switched off at this table.
error-undo-too-late = Somebody has learned something new since then, so this move can’t be undone at this table.
<<<<<<< HEAD
error-undo-refused = The others have refused. You can ask again after the next move.
=======
error-undo-behind-leaving = Somebody has left the game since. What happened before that can’t be taken back.
error-undo-refused = The others have refused. You can ask again when somebody has answered.
>>>>>>> 98842a8 (A server that one client can't hold up: long work in small steps, a lane for bots, limits by seat and address, connections with an end)
error-nothing-to-agree = Nobody is waiting for your consent.
error-seat-left = You have left this game, and a bot is playing for you. Come back first.
error-seat-not-left = You are already at the table.
error-seat-not-replaced = There is no person on that seat for a bot to replace.
error-seat-present = This player is here, or was a moment ago. A bot can take over after a minute’s absence.
error-game-not-begun = The game has not started: a seat is still free.
error-server-full = The server has as many tables as it can hold. Try again later.
error-server-busy = The server is drawing kingdoms for many others. Try again in a moment, or pick the cards yourself.
error-unknown-table = There is no table { $table } here. Check the link, or open a new table.
error-try-again = The table was just closed to be read again from disk. Try again in a moment.
error-only-watching = You are watching. Only those with a seat can do this.
error-message-too-long = The message is too long; { $most } bytes are allowed.
error-message-slow = The request did not arrive within { $seconds } seconds. Try again.
error-message-unreadable = The message can’t be read: { $reason }.
error-hello-first = The first message on a socket must be hello.
error-hello-once = Hello has already been said on this socket.
<<<<<<< HEAD
error-unknown-token = This token belongs to no seat at this table. Join with the table’s link to get one.
error-no-spectators = This table can’t be watched.
error-table-crowded = There are too many people at this table already.
=======
error-unknown-token = This token belongs to no seat of this table. Join by the table’s link to get one.
error-no-spectators = Nobody may watch this table.
error-table-crowded = Too many are at this table already.
error-seat-elsewhere = You opened this seat in too many other places, so this one was closed. Use one of them.
>>>>>>> 98842a8 (A server that one client can't hold up: long work in small steps, a lane for bots, limits by seat and address, connections with an end)
error-too-many-messages = Too many messages. Wait a little and connect again.
error-too-many-requests = Too many requests from your address. Wait a little and try again.
error-server-failed = Something went wrong inside the server; nothing has changed. The server’s log says what.
error-no-such-address = There is nothing at { $path }. The interface is described at /api/openapi.json.
error-wrong-method = { $method } is not possible at { $path }. The interface is described at /api/openapi.json.
error-port-busy = Port { $port } is in use or not allowed. Choose another one with --port.

serve-running = Deckwright is at { $url }
serve-others = Others on your network open { $url }
serve-hint = Press Ctrl-C to stop. Tables are kept in { $path }.
serve-no-page = The page for the browser was not built ({ $reason }); only the interface under /api works.
