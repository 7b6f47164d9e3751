### What can be wrong with files and records: said by commands, never by a server.

error-record-flag = ‘{ $value }’ makes no sense for { $key }: write ‘yes’, or leave the line out
error-record-unrecognised = this is not a record of a game: its first line must be ‘deckwright record 1’
error-record-version = the record has version { $version } and this program reads version { $known }: use the Deckwright that wrote it
error-record-key = line { $line }: ‘{ $text }’ is not part of a set-up: known keys are { $known }, and an empty line comes before the answers
error-record-twice = line { $line }: { $key } is given a second time: keep one of them
error-record-missing = the record lacks { $key }: add a line ‘{ $key }: …’ before the first empty line
error-record-number = { $key ->
    [first] line { $line }: { $key } must be a whole number from { $least } to { $most } or ‘lot’, found ‘{ $value }’
   *[other] line { $line }: { $key } must be a whole number from { $least } to { $most }, found ‘{ $value }’
}
error-record-line = line { $line }: { $reason }
error-record-answer-form = ‘{ $text }’ is not a player’s move: write it as in ‘p0: buy Silver’
error-record-seat = there is no p{ $player } in a game of { $players } players: seats are counted from 0
error-file-missing = there is no file { $path }: check its name
error-file-is-folder = { $path } is a folder: name a file
error-file-forbidden = { $path } can’t be opened: check its permissions
error-file-not-text = { $path } is not UTF-8 text: name another file
error-file-unreadable = { $path } can’t be used: { $reason }
error-file-exists = { $path } already exists and is not a game: choose another name
error-file-unnamed = no file was named: write its name after the command
error-key-form = a key has 64 digits, each from 0 to 9 or a to f: copy it again, or let Deckwright make one
error-seed-and-key = there is both a seed and a key, but the shuffles come from only one: leave the other out
error-native-keyed = the native machine doesn’t shuffle with a key: use the engine python
error-commitment-form = a commitment has 64 digits, each from 0 to 9 or a to f: copy it again
error-commitment-differs = the commitment in the record doesn’t belong to its key, so one of them was changed: get the record from the table again
error-commitment-alone = there is a commitment but no key for it: remove it, or put the key in place of the seed
error-commitment-broken = the key of the record belongs to the commitment { $commitment } and not to the one given: compare that with what was shown when the game began; if it is right, this is not the game that was promised
error-record-without-key = the record has a seed and no key, so there is nothing to verify: use the record of a hosted game, or watch this one with ‘deckwright replay’
