### Words of the pages for reading: rules, cards, replays and the show at the end.

read-pages = Pages
read-page-learn = Learn
read-page-rules = Rules
read-page-cards = Cards
read-page-replays = Replays
read-page-lab = Lab
read-contents = Contents
read-print = Print

## The rules

read-rule-link = { $id }, link to this rule
read-rules-search = Search the rules: a word or a number
read-rules-only-rulings = Rulings only
read-rules-found = { $found ->
    [one] { $found } of { $all } rules
   *[other] { $found } of { $all } rules
}
read-rules-nothing = No rule found. Try a shorter word, or the number of a rule.
read-search-clear = Show all rules

## The cards

cards-title = Everything in the box
cards-intro = All pieces of the edition “{ $edition }”. Not every value of the printed game could be read, so each one carries a seal that tells where it comes from. Hover over a piece to see its seals, or open it to read everything.
cards-file = Download its file
cards-file-text = Change a card in it, then open a table with the file.
cards-printed = printed
    .meaning = This is what the printed rulebooks say.
cards-inferred = inferred
    .meaning = We have not seen it in print, but it follows from what is printed.
cards-reconstructed = reconstructed
    .meaning = We chose it so that the game is complete and balanced. The printed game may differ.
cards-in-english = (in English)
cards-some = { $what }: { $n }
cards-none = No piece matches. Choose another filter.
cards-nothing = nothing
cards-player = player { $name }
cards-before = Previous
cards-after = Next
cards-by-kind = Type of piece
cards-by-colour = Colour
cards-by-round = Round
cards-by-source = Source of the value
cards-kind-building = Buildings
cards-kind-captain = Captains
cards-kind-contract = Contracts
cards-kind-ship = Ships
cards-kind-allegiance = Allegiances
cards-kind-endowment = Endowments
cards-kind-wish = Wish cards
cards-kind-reward = Reward tiles
cards-kind-board = Action boards
cards-kind-other = Tracks and boards
cards-one-captain = Captain { $n }
cards-one-contract = Contract { $n }
cards-one-ship = Ship { $n }
cards-one-allegiance = Allegiance { $n }
cards-one-endowment = Endowment { $n }
cards-one-wish = Wish card { $n }
cards-one-reward = Reward tile of round { $roman }
cards-one-prices = Base prices
cards-one-population = Population Track
cards-one-warehouse = Warehouse
cards-one-reputation = Reputation Track
cards-one-contract_board = Contracts board
cards-one-allegiance_board = Allegiance board
cards-one-order_board = Order board
cards-one-automa = Automa tokens
cards-one-victory_types = Victory-type cards
cards-one-box = The box
cards-reward-blue = Blue side
cards-reward-red = Red side
cards-value-name = Name
cards-value-colour = Colour
cards-value-cost = Cost
cards-value-vp = VP
cards-value-instant = Instant effect
cards-value-symbols = Wish symbols
cards-value-permanent = Permanent effect
cards-value-round = Round
cards-value-cannons = Cannons
cards-value-reward = Reward
cards-value-red = Red VP
cards-value-blue = Blue VP
cards-value-rows = Rows
cards-value-condition = Condition
cards-value-gain = Gain
cards-value-alternative = Alternative action
cards-value-tiles_4p = Tiles, 4 players
cards-value-tiles_23p = Tiles, 2–3 players
cards-value-steps = Steps
cards-value-slots_4p = Slots, 4 players
cards-value-slots_23p = Slots, 2–3 players
cards-value-start = Start
cards-value-max = End of the track
cards-value-open = Open squares
cards-value-tokens = Expansion tokens
cards-value-colours = Colours
cards-value-automa-tokens = Tokens
cards-value-order_board-first = First side
cards-value-order_board-second = Second side
cards-value-coins = Coins

## Replays

replays-title = Replays
replays-intro = Watch a finished game again, turn by turn, from any seat.
replays-mine = Your finished games
replays-opened = Records opened here
replays-none = No finished game yet. Play one, or open a record.
replays-open = Open a record
replays-open-text = A record is the file of a whole game. Drop it here, or choose it.
replays-choose = Choose a file
replays-reading = Reading the record…
replays-no-record = This file is not a game record. Choose one that was downloaded here.
replays-too-large = This file is too large for a record.
replays-forget = Remove { $game } from the list
replay-title = Replay
replay-controls = Replay controls
replay-first = To the beginning
replay-back = One decision back
replay-play = Play
replay-pause = Pause
replay-forward = One decision forward
replay-last = To the end
replay-slider = Turn
replay-play-on-start = Start
replay-play-on-seat = Play as
replay-play-on-text = A new game begins with exactly this position. You take one seat, bots take the others. The game you are watching stays as it is.
replay-play-on = Play on from here
replay-share = Share this moment
replay-where = Turn { $turn } of { $turns }, step { $step }
replay-turn-forward = One turn forward
replay-turn-back = One turn back
replay-speed = Speed
replay-times = { $n } times
replay-rounds = Jump to a round
replay-seat = Seen by
replay-spectator = a spectator
replay-download = Download the record
replay-link = Copy the link to this step
replay-show = Show the end
replay-tools = Record
replay-set-up = Set-up.
replay-decided = { $player }: { $action }
replay-decided-secretly = { $player } decides in secret.
replay-other-rules = This game was played under version { $rules } of the rules. Under today’s rules the same decisions would lead to other positions, so it can’t be shown step by step. The log is kept: read it here, and watch the end.

## The fair deal

deal-title = Was the deal fair?
deal-text = Before anybody sat down, the server published the fingerprint of a secret. Every player added a number of their own. The deal follows from all of them together, so nobody could choose it. Now that the secret is known, this page can work it out again.
deal-check = Check the deal
deal-good = The deal was fair: secret, fingerprint and seed match.
deal-bad-fingerprint = The secret does not match the fingerprint: do not trust this deal.
deal-bad-seed = The seed does not follow from the secret and the players’ numbers: do not trust this deal.
deal-none = This game has no deal that can be checked.
deal-fingerprint = Fingerprint
deal-secret = Secret
deal-nonce = { $player }’s number
deal-of-bot = none, a bot
deal-seed = Seed

## The show at the end

show-title = The end of the game
show-captains = Last captains
show-payments = Last payments
show-sale = Everything is sold
show-conversion = $10 for 1 VP
show-limit = At most 10 apart
show-captains-none = No more captains are activated.
show-payments-none = Nobody pays for an allegiance.
show-sale-none = The warehouses are empty.
show-sale-line = { $player } gets ${ $n } for what is left.
show-conversion-none = Nobody turns money into VP.
show-limit-none = Nobody’s colours are more than 10 apart. Nothing is lost.
show-question-blue = Who has { $n } blue VP?
show-question-red = Who has { $n } red VP?
show-answer = { $n ->
    [0] Nobody.
   *[other] { $players }.
}
show-opens = { $player } has { $vp }.
show-last-blue = The last chests open.
show-last-red = And red?
show-chest = { $player }: the chest is closed
show-governor = Governor
show-pirate-king = Pirate King
show-no-governor = Nobody has proven an allegiance: there is no Governor.
show-decides = { $colour ->
    [blue] Blue decides: only the title of Governor counts.
   *[red] Red decides: only the title of Pirate King counts.
}
show-nobody-wins = Nobody wins.
show-stopped = The players agreed to stop: the game was decided.
show-winners = { $n ->
    [one] { $players } wins.
   *[other] { $players } win.
}
show-proven = allegiance proven
show-unproven = allegiance not proven
show-no-allegiance = no allegiance
show-next = Next
show-skip = Skip to the result
show-again = Watch again
show-running = Pause
show-paused = Play
