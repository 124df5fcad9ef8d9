### The table in the terminal: headings, cards, menus, the prompt, the end.

## The table: headings and short words

table-removing = workers are removed
table-placing = workers are placed
table-first-player = { $player } goes first
table-no-row = no row available now
table-alternative = or: { $effect }
table-order = Order
table-tokens = { $n ->
    [one] { $n } Automa token left
   *[other] { $n } Automa tokens left
}
table-victories = Victory types
table-hidden = hidden
table-ships = Ships
table-taken = bought
table-captains = Captains
table-to-come = { $n } still to come
table-contracts = Contracts
table-in-pile = { $n } in the pile
table-empty-slot = empty slot
table-buildings = Buildings (copies left)
table-allegiances = Allegiances
table-wishes = The people’s wishes
table-wish = Wish
table-short-wheat = wheat
table-short-wood = wood
table-short-ore = ore
table-short-barrel = barr.
table-short-tobacco = tob.
table-short-cannon = cann.
table-squares = store
table-population = pop.
table-reputation = rep.
table-blue = blue
table-red = red
table-chest = chest
table-owns-captains = { $n ->
    [one] captain { $numbers }
   *[other] captains { $numbers }
}
table-owns-waiting = { $n ->
    [one] captain { $numbers } waiting for cannons
   *[other] captains { $numbers } waiting for cannons
}
table-owns-contracts = { $n ->
    [one] contract { $numbers }
   *[other] contracts { $numbers }
}
table-owns-allegiance = allegiance { $n }: { $condition }
table-owns-proven = allegiance { $n } proven: { $condition }

## Cards

card-building = { $building } ({ $colour }, building { $n })
card-captain = Captain { $n } (round { $roman })
card-contract = Contract { $n }
card-ship = Ship { $n }
card-allegiance = Allegiance { $n }
card-and = { $text }; { $more }
card-sentence = { $text }. { $more }
card-cost = Cost: { $cost }
card-vp = Worth: { $vp }
card-instant = Instant: { $effect }
card-symbols = Symbols: { $symbols }
card-activate = Once, for { $cannons }: { $effect }
card-activate-short = for { $cannons }: { $effect }
card-contract-vp = Worth: { $blue } or { $red }
card-slot = Its slot adds: { $effect }
card-ship-row = Row { $row }: { $goods }
card-ship-taken = It has already been bought this round.
card-ship-absent = It is not on offer this round.
card-condition = Condition: { $condition }
card-copies = Copies left: { $left } of { $copies }
card-not-in-game = It is not in this game.
card-built-by = Built by { $players }.
card-hired-by = Hired by { $players }.
card-fulfilled-by = Fulfilled by { $players }.
card-held-by = Held by { $players }.

## Menus and the Trade

menu-ship = Ship { $ship } for { $cost }
menu-convert = Type how many, from 0 to { $most }.
trade-asked = What do you sell, and what do you buy?
trade-price = price
trade-have = you have
trade-sell = sell
trade-buy = buy
trade-hint = Type “sell 2 ore” or “buy cannon”; “sell 0 ore” cancels it. Nothing changes hands until you close the Trade.
trade-total = { $way ->
    [gained] You gain ${ $n }.
    [paid] You pay ${ $n }.
   *[even] Nothing to pay.
}
trade-bonus-sold = $1 more for each { $resource } sold.
trade-bonus-bought = $1 less for each { $resource } bought.
trade-opened = { $n ->
    [one] This includes the price of { $n } more square.
   *[other] This includes the price of { $n } more squares.
}

## What happened, in short

summary-lost = no room for { $goods }
summary-squares = { $n ->
    [one] +{ $n } square
   *[other] +{ $n } squares
}
summary-built = builds the { $building }
summary-ship = ship { $ship }
summary-ship_passed = passes
summary-traded = trades
summary-hired = hires captain { $captain }
summary-activated = activates captain { $captain }
summary-fulfilled = fulfils contract { $contract }
summary-allegiance_taken = takes allegiance { $allegiance }
summary-allegiance_proven = proves allegiance { $allegiance }

## Words that can be typed: the help shows the first of each

command-help = h help
command-show = show
command-why = why
command-undo = u undo
command-restart = r restart
command-log = log
command-table = t table
command-chest = chest
command-rules = rules
command-save = save
command-lang = lang
command-quit = q quit exit
verb-pass = pass decline
verb-end_turn = end
verb-close = close
verb-stop = stop
verb-play_on = on
verb-expand = expand
verb-city_hall = star
verb-foundry = cannon
verb-pay_allegiance = prove
verb-cube = take
verb-spare = spare
verb-sell = sell s
verb-buy = buy b
verb-discard = discard
verb-row = row
verb-alternative = alternative alt
verb-ship = ship
verb-build = build
verb-hire = hire
verb-activate = activate
verb-fulfil = fulfil
verb-allegiance = choose
kind-building = building
kind-captain = captain
kind-contract = contract
kind-ship = ship
kind-allegiance = allegiance
kind-endowment = endowment
kind-tile = tile
kind-alternative = alternative

## The end, step by step

ending-last-sale = Everything left in the warehouses is sold
ending-conversions = Money becomes VP, and the two colours may be at most 10 apart
ending-blue = Who becomes Governor?
ending-red = Who becomes Pirate King?
ending-eligible = With a proven allegiance: { $players }.
ending-nobody = nobody
ending-question = At least { $vp }?
ending-chests = The chests open
ending-allegiance = allegiance
ending-none = none
ending-proven = { $n }, proven
ending-unproven = { $n }, not proven
ending-governor = Governor: { $players }
ending-no-governor = There is no Governor: nobody has proven an allegiance.
ending-king = Pirate King: { $players }
ending-no-king = There is no Pirate King.
ending-stopped = The players agreed to stop: the game was decided.
ending-winners = { $n ->
    [one] { $players } wins the game.
   *[other] { $players } win the game.
}
ending-no-winner = Nobody wins the game.

## At the prompt

prompt-question = { $player }: { $question }
prompt-hint = Type a number or words { $dot } { $ask } 1 explains { $dot } u undo { $dot } t table { $dot } h help { $dot } q quit
prompt-unknown = “{ $typed }” makes no sense here. Type a number from the menu, the name of a card, or h for help.
prompt-which = That could mean several things: { $choices }.
prompt-possible = That is possible now: type { $key }.
prompt-taken-back = Undone: { $action }
prompt-taken-back-secret = Undone.
prompt-restarted = Your turn starts again.
prompt-saved = The game is saved in { $file } after every decision.
prompt-no-rule = No rule has this number or mentions “{ $typed }”.
prompt-languages = Choose one of { $languages }, for example: lang fr
prompt-enter = Press Enter to continue.
prompt-more = Press Enter for more, q to go back.
prompt-thinking = { $player } is thinking…
prompt-earlier = { $n ->
    [one] { $n } more line: log
   *[other] { $n } more lines: log
}
prompt-curtain = Only { $player } should look at the screen now: what follows is secret.
prompt-curtain-over = Press Enter to clear the screen, then call the others back.
prompt-chest-open = Your VP are visible to everyone.
prompt-chest = In your chest: { $blue } and { $red }.
prompt-chest-yours = Your own VP are always shown in the table. Only you can see them here.
explain-outcome = Result:
explain-nothing = It changes nothing by itself.
explain-reveals = It reveals something hidden, so no more can be said.
quit-saved = The game is saved. To resume it: { $command }
help-title = What you can type
help-number = A number from the menu carries out that action.
help-words = So do words, for example “build well”, “hire 7”, “sell 2 ore”. If it is not possible, you are told why.
help-show = “? 3” explains line 3 of the menu, “? captain 7” or “? Well” a card, “? { $player }” a player.
help-why = “why build Statue” says why something is not possible.
help-undo = undoes the last decision, unless something hidden was revealed.
help-restart = undoes the whole turn.
help-table = shows the whole table.
help-log = shows what has happened so far.
help-chest = shows you your own chest.
help-rules = “rules TRD-04”, “rules trade”: the rules in words.
help-lang = “lang fr”: another language. “lang” alone lists them.
help-save = says where the game is saved.
help-quit = stops; you can resume the game later.

## Before the game

setup-players = How many players, from { $low } to { $high }? [{ $usual }]
setup-bots = How many of them are bots, from { $low } to { $high }? [{ $usual }]
setup-bot = Which bot: { $names }? [{ $usual }]
setup-no-bot = There is no bot called { $typed }. Type one of { $names }, or press Enter.
setup-name = Name of player { $n }? [{ $usual }]
setup-number = Type a number from { $low } to { $high }, or press Enter.
setup-resume = { $n ->
    [one] There is an unfinished game: { $players } ({ $n } decision). Resume it? [Y/n]
   *[other] There is an unfinished game: { $players } ({ $n } decisions). Resume it? [Y/n]
}
setup-no = n
error-players = Tea & Rum is for 2 to 4 players, not { $n }.
error-bots = { $bots } bots are too many for { $players } players.
error-names = Give at most { $players } names of at most { $most } characters.
error-seats = { $names ->
    [one] { $names } name
   *[other] { $names } names
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} make { $all } players, not { $players }.
error-same-names = Two players can’t have the same name.
error-save-exists = { $file } already exists. Choose another name, or resume that game: tearum play --resume { $file }
error-no-folder = The folder of { $file } does not exist. Create it first, or choose another name.
error-save = The game can’t be saved in { $file } ({ $reason }). You can keep playing, but it will be lost when you stop.
error-no-last = There is no unfinished game. To start one: tearum play
error-other-edition = The game in { $file } uses another edition than { $edition }. Leave out --edition: the file contains its own.
error-is-over = The game in { $file } is over. To read it: tearum replay { $file }
error-closed-early = The terminal was closed before the game started.
error-closed = The terminal was closed. The game is saved. To resume it: { $command }
