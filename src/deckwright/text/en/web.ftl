### The page in the browser: first screen, new table, lobby, waiting for players, settings.

## Everywhere

web-home = Home
web-main-menu = Main menu
web-help = Help
web-guide = Guided first game
web-settings = Settings
web-close = Close
web-loading = Loading
web-connecting = Connecting to the table…
web-try-again = Try again
web-copied = Copied
web-not-here = Nothing here
web-no-such-page = There is no page at this address. The links below lead back.
error-unreachable = the server can’t be reached. Check that it is running and that you are online; the page reconnects by itself

## First screen

web-tagline = Dominion in your browser
web-about = Play with friends or against bots, exactly by the rulebooks. No account needed, and nothing for your friends to install.
web-play-bot = Play against a bot
web-quick-first = First game
web-quick-last = Same as last time
web-quick-random = Random kingdom
web-quick-daily = Kingdom of the day
web-count-deck = Count my deck for me
web-what-to-do = What would you like to do?
web-new-table = New table
web-new-table-about = Choose a kingdom, seats and options, and invite friends with a link.
web-open-tables = Open tables
web-open-tables-about = Join a table that still has a free seat, or watch a game.
web-learn = Learn the game
web-learn-about = The rules on one page, in plain words and with pictures.
web-own-tables = Your tables
web-own-games = Your games
web-game-won = Won
web-game-shared = Shared victory
web-game-lost = Lost
web-look-again = Look at it again
web-game-gone = This server no longer has the table. You still have the record.
web-game-record = Record
web-forget-game = Remove
web-forget-game-of = Remove the game { $players }
web-all-games = Show all { $number } games
web-go-on = Continue
web-trademark = Dominion is a trademark of its owners. Deckwright is independent of them; its texts and pictures are its own.
web-licences = Licences of the fonts and packages on this page
web-default-name = Guest

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-auto = Same as system
web-motion-fast = Fast
web-motion-none = Off
web-pace = Others’ turns
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-instant = Instant
web-your-name = Your name
web-sounds = Sounds
web-sounds-about = Cards, coins, shuffles, attacks, your turn, the end.
web-single-keys = Single-key shortcuts
web-single-keys-about = Digits and letters choose cards and end the turn.
web-warn-end-turn = Warn before ending the turn
web-warn-end-turn-about = Only if you could still do something useful.
web-warn-buy = Ask before a purchase that looks like a mistake
web-warn-buy-about = Before your Treasures are played, or for a Curse.

## Bots

web-bot-plays = bot, plays { $strategy }
web-bot-level = bot, level: { $level }
web-levels = Levels
web-opponent = Opponent
web-bots = Bots
web-strategies = Bots with a plan for this kingdom

## New table: kingdom

web-kingdom = Kingdom
web-kingdom-recommended = Recommended
web-kingdom-random = Random
web-kingdom-written = List or code
web-ten-cards = The ten cards
web-kingdom-later = The ten cards are taken when you create the table, unless you take them now.
web-no-kingdom-yet = No cards yet: draw them at random or name them first.
web-search = Search
web-search-kingdom = Kingdom or card
web-set = Set
web-sets = Sets
web-all-sets = All sets
web-nothing-found = Nothing found: try another word, or search all sets.
web-conditions = The ten must include
web-require = Always include
web-ban = Never include
web-choose-card = Add a card…
web-remove-card = Remove { $card }
web-draw-kingdom = Draw ten cards
web-reroll = Swap for another card
web-reroll-card = Swap { $card } for another card
web-written-label = Card names, a code, or the name of a kingdom
web-written-about = Separate the cards with commas or line breaks, in English or in your language. If you name fewer than ten, the rest are drawn at random.
web-take-kingdom = Use this kingdom
web-unknown-card = { $has_suggestion ->
    [yes] There is no card called ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] There is no card called ‘{ $name }’: check the spelling
}
web-too-many-cards = { $number } cards are too many: a kingdom has ten
web-filled-up = { $number ->
    [one] { $number } card was added at random.
   *[other] { $number } cards were added at random.
}
web-code = Code
web-copy-kingdom-link = Copy a link to this kingdom
web-copy-list = Copy the list of cards

## New table: seats and options

web-seats = Seats
web-number-of-players = Number of players
web-seat-number = Seat { $number }
web-person-by-link = A person (invited by link)
web-link-follows = The next screen has the link for your friends.
web-options = Options
web-create-table = Create table
web-undo = Undo
web-undo-free = Free
web-undo-free-about = A move can be undone as long as it told nobody anything new.
web-undo-ask = Ask
web-undo-ask-about = A move can be undone; if it told somebody something new, the others must agree.
web-undo-off = Off
web-undo-off-about = What is played is played.
web-spectators = Spectators
web-spectators-off = None
web-spectators-no-hands = See no hands
web-spectators-open = See all hands
web-clock = Time for each decision
web-clock-off = Unlimited
web-clock-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-clock-about = When the time is up, a bot decides.
web-score = Show points during the game
web-score-about = Everybody sees everybody’s points.
web-deck = Count decks for their owners
web-deck-about = You see all cards of your own deck, and which of them are left to draw.
web-hints = Hints for everybody
web-hints-about = Whoever has to decide may ask what the self-taught bot would do.
web-discreet = Discreet game
web-discreet-about = No question and no pause tells the others whether you hold an Action or a Reaction. Turns take a little longer.
web-listed = Show the table in the lobby
web-listed-about = Anybody can take a free seat, even without the link.
web-told-spectators-off = Nobody can watch.
web-told-spectators-no-hands = Spectators see the table, but not the hands.
web-told-spectators-open = Spectators see all hands.
web-told-score = Points are shown during the game.
web-told-no-score = Points are counted at the end.
web-told-deck = Everybody’s own deck is counted for them.
web-told-hints = Everybody may ask for hints.
web-told-discreet = Questions and pauses give nothing away about a hand.
web-told-clock = Time for each decision: { $clock }.
web-told-no-clock = No time limit.

## Lobby and waiting

web-table-of = { $name }’s table
web-state-waiting = Waiting for players
web-state-playing = Game in progress
web-state-over = Game over
web-seats-free = { $free ->
    [0] no free seats of { $seats }
    [one] { $free } free seat of { $seats }
   *[other] { $free } free seats of { $seats }
}
web-no-open-tables = There are no open tables right now.
web-sit-down = Sit down
web-watch = Watch
web-waiting-for-players = Waiting for players
web-free-seat = Free seat
web-fill = Give this seat to a bot
web-fill-seat = Bot for seat { $number }
web-you = you
web-here = here
web-away = away
web-watching-until = You are watching until you sit down. The game starts as soon as every seat is taken.
web-leave-table = Leave the table
web-invite = Invite friends
web-invite-about = Anyone with this link can take a free seat. The game starts as soon as every seat is taken.
web-invite-alone = This link works on this machine only, because the server listens to no other. To let others in, stop it and start it again with this command:
web-invite-network = This link leads to your machine through the local network. Friends on the same network can scan the code.
web-invite-code = QR code of the link
web-invite-link = Link to this table
web-invitation = Come and play Dominion with me!
web-copy-link = Copy link
web-share = Share…
