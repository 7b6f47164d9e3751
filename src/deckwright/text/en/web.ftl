### The page in the browser: first screen, new table, lobby, waiting for players, settings.

## Everywhere

web-home = Home
web-main-menu = Main menu
web-help = Help
web-guide = Guided first game
web-settings = Settings
web-close = Close
web-loading = Loading
web-connecting = Connecting to the table …
web-try-again = Try again
web-copied = Copied
web-not-here = Nothing here
web-no-such-page = There is no page at this address. The way back starts below.
error-unreachable = the server can’t be reached. Check that it is running and that you are online; the page goes on by itself as soon as it answers

## First screen

web-tagline = Dominion in your browser
web-about = With friends or against bots, exactly by the rulebooks. No account, nothing to install for those you invite.
web-play-bot = Play against a bot
web-what-to-do = What would you like to do?
web-new-table = New table
web-new-table-about = Choose a kingdom, seats and options, and invite friends with a link.
web-open-tables = Open tables
web-open-tables-about = Join a table that still has a free seat, or watch a game.
web-learn = Learn the game
web-learn-about = The rules on one page, in plain words and with pictures.
web-own-tables = Your tables
web-go-on = Go on
web-trademark = Dominion is a trademark of its owners. Deckwright is independent of them: texts and pictures are its own.
web-default-name = Guest

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = As the system
web-motion-fast = Quick
web-motion-none = None
web-your-name = Your name
web-single-keys = Single-key shortcuts
web-single-keys-about = Digits and letters choose cards and end the turn.
web-warn-end-turn = Warn before ending the turn
web-warn-end-turn-about = Only if something useful could still be done.

## Bots

web-bot-plays = bot, plays { $strategy }
web-bots = Bots
web-strategies = Bots with a plan for this kingdom

## New table: kingdom

web-kingdom = Kingdom
web-kingdom-recommended = Recommended
web-kingdom-random = By chance
web-kingdom-written = List or code
web-ten-cards = The ten cards
web-no-kingdom-yet = No cards yet: draw them or name them first.
web-search = Search
web-search-kingdom = Kingdom or card
web-set = Set
web-sets = Sets
web-all-sets = All sets
web-nothing-found = Nothing found: try another word or all sets.
web-conditions = The ten must have
web-require = In any case
web-ban = Never
web-choose-card = Add a card …
web-remove-card = Remove { $card }
web-draw-kingdom = Draw ten cards
web-reroll = Exchange for another card
web-reroll-card = Exchange { $card } for another card
web-written-label = Card names, a code, or the name of a kingdom
web-written-about = Cards with commas or line breaks between them, in English or in your language. If you name fewer than ten, chance adds the rest.
web-take-kingdom = Take this kingdom
web-unknown-card = There is no card called “{ $name }”: check the spelling
web-too-many-cards = { $number } cards are too many: a kingdom has ten
web-filled-up = { $number ->
    [one] { $number } card was added by chance.
   *[other] { $number } cards were added by chance.
}
web-code = Code
web-copy-kingdom-link = Copy link to this kingdom
web-copy-list = Copy list of cards

## New table: seats and options

web-seats = Seats
web-number-of-players = Number of players
web-seat-number = Seat { $number }
web-person-by-link = A person (invited by link)
web-link-follows = You get the link for your friends on the next screen.
web-options = Options
web-create-table = Create table
web-undo = Taking back
web-undo-free = Free
web-undo-free-about = An answer can be taken back as long as nobody has learnt anything by it.
web-undo-ask = Ask
web-undo-ask-about = An answer can be taken back; if somebody has learnt something by it, the others must agree.
web-undo-off = Off
web-undo-off-about = What is played is played.
web-spectators = Spectators
web-spectators-off = None
web-spectators-no-hands = Without hands
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
web-clock-about = When the time is over, a bot decides.
web-score = Show points during the game
web-score-about = Everybody sees everybody’s points.
web-listed = Show the table in the lobby
web-listed-about = Anybody may take a free seat, even without the link.
web-told-spectators-off = Nobody may watch.
web-told-spectators-no-hands = Spectators see the table, but no hands.
web-told-spectators-open = Spectators see all hands.
web-told-score = Points are shown during the game.
web-told-no-score = Points are counted at the end.
web-told-clock = Time for each decision: { $clock }.
web-told-no-clock = There is no clock.

## Lobby and waiting

web-table-of = { $name }’s table
web-state-waiting = Waiting for players
web-state-playing = Game in progress
web-state-over = Game over
web-seats-free = { $free ->
    [0] no free seat of { $seats }
    [one] { $free } free seat of { $seats }
   *[other] { $free } free seats of { $seats }
}
web-no-open-tables = No table is open just now.
web-sit-down = Sit down
web-watch = Watch
web-waiting-for-players = Waiting for players
web-free-seat = Free seat
web-you = you
web-here = here
web-away = away
web-watching-until = You are watching until you sit down. The game begins as soon as every seat is taken.
web-leave-table = Leave the table
web-invite = Invite friends
web-invite-about = Whoever opens this link can take a free seat. The game begins as soon as every seat is taken.
web-invite-link = Link to this table
web-invitation = Come and play Dominion with me!
web-copy-link = Copy link
web-share = Share …
