### Words that only the page in the browser says: the first screen, the table, the settings.

page-title = Tea & Rum
page-title-turn = Your turn · Tea & Rum
page-home = Home
page-loading = Loading provisions…
page-connection-lost = Connection lost. Reconnecting…
page-close = Close
page-menu = Menu
page-skip = Skip ahead
page-try-again = Try again
page-to-start = Home

## The first screen

page-motto = Serve the Crown by day, the People by night. Five rounds to become Governor, or Pirate King.
page-play-now = Play now
page-play-now-text = You against bots, right away.
page-guest = Guest
page-name = Your name
page-players = Players
page-how-many = { $n } players
page-strength = The bots play
page-bot-random = at random
page-bot-greedy = one turn at a time
page-bot-search = thinking ahead
page-bot-deckhand = like a deckhand
page-bot-bosun = like a bosun
page-bot-captain = like a captain
page-bot-admiral = like an admiral
page-bot-name-random = Random
page-bot-name-greedy = Opportunist
page-bot-name-search = Planner
page-bot-name-deckhand = Deckhand
page-bot-name-bosun = Bosun
page-bot-name-captain = Captain
page-bot-name-admiral = Admiral
page-pass = Pass and play
page-pass-text = Several people at one screen, with a curtain between them.
page-open-table = Open a table
page-open-table-text = Invite friends with a link.
page-open-table-here = Choose who takes each seat: people at this screen, or bots.
page-continue = Continue
page-learn = Learn
page-learn-text = A guided first game.
page-replays = Replays
page-replays-text = Watch finished games again.
page-rules = Rules
page-rules-text = Every rule, every ruling.
page-cards = Cards
page-cards-text = Everything in the box.
page-lab = Lab
page-lab-text = Try an edition, and see how balanced it is.
page-your-turn = your turn
page-their-turn = { $player } is thinking
page-gathers = waiting for players
page-turn-ends = ends { $in }
page-in-seconds = { $n ->
    [one] in { $n } second
   *[other] in { $n } seconds
}
page-in-minutes = { $n ->
    [one] in a minute
   *[other] in { $n } minutes
}
page-in-hours = { $n ->
    [one] in an hour
   *[other] in { $n } hours
}
page-in-days = { $n ->
    [one] in a day
   *[other] in { $n } days
}
page-forget-table = Forget this table

## A new table

page-new-table = New table
page-new-pass = Pass and play
page-seat = Seat { $n }
page-seat-name = Name
page-who = Who plays here
page-who-me = at this screen
page-who-other = by invitation
page-who-bot = a bot
page-colour = Colour
page-colour-amber = amber, tricorne
page-colour-violet = violet, bandana
page-colour-jade = jade, feather
page-colour-ivory = ivory, peg leg
page-colour-worn = { $colour }: already taken by { $player }
page-watch = Let others watch with the link
page-hints = Let players ask a bot for advice
page-edition = Edition
page-edition-bring = Use your own…
page-edition-checking = Checking…
page-edition-cards = See the cards
page-edition-lab = Try it in the lab
page-edition-is = Edition: { $title }
page-edition-own = a custom edition
page-edition-wrong = { $n ->
    [one] { $file } can’t be played: { $n } mistake.
   *[other] { $file } can’t be played: { $n } mistakes.
}
page-edition-line = Line { $n }
page-older-rules = older rules
page-older-rules-text = This game was started under older rules. It continues from where it was; earlier decisions can’t be undone.
page-create-table = Create table
page-join = Take a seat
page-join-text = You are invited to a game of Tea & Rum.
page-sit-down = Sit down
page-just-watch = Just watch
page-watching = You are watching.
page-gathering = The table is ready
page-gathering-text = The game starts as soon as every seat is taken. Invite your friends with the link.
page-gathering-wait = The game starts as soon as every seat is taken. Meanwhile, choose your name and your colour.
page-bot = bot
page-bot-plays = a bot, plays { $how }
page-seated = here
page-awaited = not here yet
page-free-seat = Free seat
page-stepped-out = is away
page-invite-link = Invitation for { $player }
page-copy = Copy link
page-copied = Copied
page-new-link = Create a new link
page-seat-bot = Seat a bot here
page-clear-table = Close the table
page-leave-seat = Give up my seat
page-fingerprint = Fingerprint of the deal:

## The curtain

page-curtain = { $player }, it is your turn
page-curtain-text = Everybody else, please look away: { $player }’s chest is behind the curtain.
page-curtain-lift = I am { $player }: lift the curtain

## At the table

page-place = { $board }, row { $row } is next. Workers: { $workers }
page-place-idle = { $board }. Workers: { $workers }
page-place-row = Row { $n }: { $effect }
page-place-row-acts = Row { $n }, which is next: { $effect }
page-place-alternative = Alternative action, always available: { $effect }
page-automa = Automa
page-nobody = nobody
page-or-instead = or instead
page-decision = Your decision
page-others-turn = { $player } is thinking…
page-not-this = Cancel
page-all-options = { $n ->
    [one] { $n } option
   *[other] All { $n } options
}
page-undo = Undo
page-restart-turn = Restart my turn
page-hint = Ask the captain
page-hint-pondering = The captain is thinking…
page-hint-title = What the captain would do
page-hint-one = There is only one option.
page-hint-knows = The captain is a bot and knows no more than you do. The percentages are its chances of becoming Governor and Pirate King in your place.
page-hint-all = All { $n } options
advice-after = Next option
advice-before = Previous option
advice-compared = Compared with the best other option:
advice-do = Do it
advice-show = Show me
advice-again = Click again to do it
advice-no-trade = Trade nothing
advice-trade = Sell { $sold }, buy { $bought }
page-reveals = reveals something hidden
page-one-less = One less
page-one-more = One more
page-log = Game log
page-since = since your last turn
page-away = While you were away
page-away-read = Got it
page-away-built = Built: { $list }
page-away-hired = { $n ->
    [one] Hired captain { $list }
   *[other] Hired captains { $list }
}
page-away-fulfilled = { $n ->
    [one] Fulfilled contract { $list }
   *[other] Fulfilled contracts { $list }
}
page-away-ships = { $n ->
    [one] Bought ship { $list }
   *[other] Bought ships { $list }
}
page-away-allegiance = Chose an allegiance: { $list }
page-open-board = Open { $player }’s board
page-thinking-short = is thinking…
page-chest-closed = The chest is closed
page-first-player = First player
page-reputation = Reputation
page-at-step = { $player } { $n }
page-wish = People’s wish of round { $roman }: { $symbols }. First place: { $first }. Second place: { $second }. { $standing }
page-wish-count = { $player } { $n }
page-wish-title = People’s wish of round { $roman }
page-wish-asks = Symbols wanted: { $symbols }
page-wish-first = First place: { $effect }
page-wish-second = Second place: { $effect }
page-step = Reputation, step { $n }
page-step-reward = Reward: { $effect }
page-step-here = Here: { $players }
page-victories = Victory types: { $blue } blue, { $red } red. { $lead ->
    [blue] Blue leads.
    [red] Red leads.
   *[none] Neither leads.
}
page-count-money = ${ $n }
page-count-population = Population { $n }
page-count-reputation = Reputation { $n }
page-count-buildings = Buildings: { $n }
page-count-captains = Captains: { $n }
page-count-contracts = Contracts: { $n }
page-count-symbol = { $symbol }: { $n }
page-warehouse = Warehouse: { $goods }, { $squares } squares open
page-panel-boards = Boards
page-panel-market = Offer
page-panel-cards = Cards
page-panel-players = Players
page-panel-log = Log
page-panels = Parts of the table
page-keys = Keys: U undo, R restart my turn, E end the turn, L all options, H ask the captain, S skip ahead, N next turn, D go to the decision, arrow keys move along a row of cards or the lines of the log.
page-show-end = Show the end
page-the-result = The game is over.
page-rematch = Rematch
page-to-rematch = Go to the new table
page-watch-replay = Replay
page-review = Review the game
page-try-turn = Try this turn again

## Matters of the table

page-this-table = This table
page-leave = Leave the table
page-leave-text = A bot plays on for you. You can come back at any time.
page-take-over = Let a bot play for { $player }
page-take-back = Take my seat back
page-abandon = Vote to abandon the game
page-abandon-not = Play on after all
page-abandon-text = The game ends when all players agree. Agreed so far: { $players }.
page-invite-anew = Invite { $player } again
page-invited-anew = Copied: a new link for { $player }. The old one no longer works.
page-report = Copy a link to this position
page-reported = Copied. The link contains the table as you see it now, including your own chest, and opens wherever this game is hosted.
page-position = A position
page-watch-link = Copy the spectator link

## The scale of the Trade

page-scale-sold = You sell
page-scale-bought = You buy
page-scale-sell = Sell { $goods }
page-scale-buy = Buy { $goods }
page-scale-less = { $pan }: { $resource }, one less
page-scale-pay = You pay ${ $n }
page-scale-gain = You gain ${ $n }
page-scale-even = Nothing to pay
page-scale-expansions = { $n ->
    [one] with { $n } expansion for ${ $cost }
   *[other] with { $n } expansions for ${ $cost }
}
page-scale-clear = Clear
page-scale-example = Example

## What a choice changes

page-unit-money = $
page-unit-wheat = wheat
page-unit-wood = wood
page-unit-ore = ore
page-unit-barrel = { $n ->
    [one] barrel
   *[other] barrels
}
page-unit-tobacco = tobacco
page-unit-cannon = { $n ->
    [one] cannon
   *[other] cannons
}
page-unit-star = { $n ->
    [one] star
   *[other] stars
}
page-unit-population = population
page-unit-expansion = { $n ->
    [one] warehouse square
   *[other] warehouse squares
}
page-unit-blue = { $n ->
   *[other] blue VP
}
page-unit-red = { $n ->
   *[other] red VP
}

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-system = System
page-theme-light = Daylight
page-theme-dark = Lantern light
page-motion = Motion
page-motion-system = System
page-motion-full = Full
page-motion-reduced = Reduced
page-sound = Sounds: pieces, coins, cards, and a bell on my turn
page-volume = Volume
page-text-size = Text size
page-text-size-normal = Normal
page-text-size-large = Large
page-text-size-largest = Largest
page-colours = Colours
page-colours-standard = Standard
page-colours-distinct = Easier to tell apart
page-confirm = Confirm choices
page-confirm-touch = On touch screens
page-confirm-always = Always
page-confirm-never = Never
page-sound-others = Also for the other players’ moves
page-notify = Notify me when it is my turn
page-notify-text = It is your turn.
page-vibrate = Vibrate when it is my turn

## Errors: what happened, and the way out

page-error-offline = The server can’t be reached. Check the connection and try again.
page-retry-text = This page reopens by itself as soon as the server answers.
page-error-broken = Something went wrong on the server. Try again in a moment.
page-error-not_found = There is nothing at this address.
page-error-no_such_table = There is no such table, or it has been closed.
page-error-no_such_game = There is no such game, or it has been deleted.
page-error-no_such_edition = The server doesn’t have this edition.
page-error-no_such_bot = The server doesn’t have this bot. Choose another.
page-error-bad_edition = This edition can’t be played. Correct its file and try again.
page-error-bad_key = This link no longer works. Ask for a new one.
page-error-bad_message = The page and the server don’t understand each other. Reload the page.
page-error-bad_request = The page and the server don’t understand each other. Reload the page.
page-error-hello_first = The page and the server don’t understand each other. Reload the page.
page-error-not_yours = This seat belongs to somebody else.
page-error-not_your_turn = It is not your turn.
page-error-not_playing = The game is not in progress.
page-error-not_over = The game is not over yet.
page-error-no_hints = Advice is switched off at this table.
page-error-no_nudge = You can only remind another player whose turn it is.
page-error-no_answer = The captain has no answer. Ask again.
page-error-seat_taken = This seat is taken. Ask for another link, or watch.
page-error-seat_lost = Your seat was given to somebody else. Ask the host for a new link if that was a mistake.
page-error-link_used = This link has been used: the seat is taken. Ask the host for a new one, or watch.
page-error-link_void = This link is no longer valid. Ask the host for a new one.
page-error-table_full = All seats at this table are taken. You can watch.
page-error-colour_taken = Somebody else has this colour. Choose another.
page-error-present = This player is here: nobody else can play for them.
page-error-too_early = This player may still come back. Wait a little.
page-error-too_fast = Too many requests. Wait a moment and try again.
page-error-too_large = That is too large for the server.
page-error-too_many = The server is too busy right now. Try again later.
page-error-other_site = The server only answers its own pages. Open the game at the server’s own address.
page-error-no_storage = The server can’t save anything right now. Nothing is lost: try again in a moment.
page-error-other_rules = This game was played under other rules, which this server no longer supports.
page-error-cleared = This table has been closed.
page-error-bad_position = This link contains no readable position. Ask for it again.
page-error-no_lab = This server can’t run simulations: the packages of the lab are missing.
page-error-lab_busy = Another simulation is running on this server. Try again when it is done.
page-error-no_lab_here = The lab needs a server: it plays games by the thousand.
page-error-no_people_here = Inviting people needs a server: this page plays on this device alone.
page-offline = Play offline
