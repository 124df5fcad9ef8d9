### The table in the terminal: headings, cards, menus, the prompt, the end.

## The table: headings and short words

table-removing = workers are removed
table-placing = workers are placed
table-first-player = { $player } goes first
table-no-row = no row can act now
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
card-cost = Cost: { $cost }
card-worth = Worth: { $vp }
card-instant = At once: { $effect }
card-symbols = Symbols: { $symbols }
card-activate = Once, for { $cannons }: { $effect }
card-activate-short = for { $cannons }: { $effect }
card-contract-vp = Worth: { $blue } or { $red }
card-slot = Its slot adds: { $effect }
card-ship-row = Row { $row }: { $goods }
card-ship-taken = It has been bought already in this round.
card-ship-absent = It is not on offer in this round.
card-condition = Proven with: { $condition }
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
trade-hint = Type “sell 2 ore” or “buy cannon”; “sell 0 ore” takes it back. Nothing changes hands before you close.
trade-total = { $way ->
    [gained] You gain ${ $n }.
    [paid] You pay ${ $n }.
   *[even] Nothing to pay.
}
trade-bonus-sold = $1 more for each { $resource } sold.
trade-bonus-bought = $1 less for each { $resource } bought.
trade-opened = { $n ->
    [one] The price of { $n } more square is in it.
   *[other] The price of { $n } more squares is in it.
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

## Words that can be typed: the first is the one we tell people about

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

## The end, step by step

ending-last-sale = Everything left in the warehouses is sold
ending-conversions = Money becomes VP, and the colours come within 10 of each other
ending-blue = Who becomes Governor?
ending-red = Who becomes Pirate King?
ending-eligible = With a proven allegiance: { $players }.
ending-nobody = nobody
ending-question = At least { $vp }?
ending-chests = The chests are opened
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
prompt-unknown = “{ $typed }” means nothing here. Type a number of the menu, the name of a card, or h for help.
prompt-which = That could mean several things: { $choices }.
prompt-possible = That is possible now: type { $key }.
prompt-taken-back = Taken back: { $action }
prompt-taken-back-secret = Taken back.
prompt-restarted = Your turn begins again.
prompt-saved = The game is kept in { $file } after every decision.
prompt-no-rule = No rule is called or speaks of “{ $typed }”.
prompt-languages = There are en, fr and de: for example, lang fr.
prompt-enter = Press Enter to go on.
prompt-more = Enter for more, q to go back.
prompt-thinking = { $player } is thinking …
prompt-earlier = { $n ->
    [one] { $n } line more: log
   *[other] { $n } lines more: log
}
prompt-curtain = Now { $player } alone at the screen, please: what follows is secret.
prompt-curtain-over = Clear the screen with Enter, then call the others back.
prompt-chest-open = Your VP are open on the table.
prompt-chest = In your chest: { $blue } and { $red }.
prompt-chest-yours = Your own VP are always in the table: only you see them here.
explain-outcome = It comes to:
explain-nothing = It changes nothing by itself.
explain-reveals = It turns over something hidden, so nothing more can be told.
quit-saved = The game is kept. To go on: { $command }
help-title = What you can type
help-number = A number of the menu does that action.
help-words = Words do it too, for example “build well”, “hire 7”, “sell 2 ore”. What can’t be done says why.
help-show = “? 3” explains line 3 of the menu, “? captain 7” or “? Well” a card, “? { $player }” a player.
help-why = “why build Statue” says why something can’t be done.
help-undo = takes the last decision back, as long as nothing hidden was turned over.
help-restart = takes the whole turn back.
help-table = shows the whole table.
help-log = tells what has happened, in words.
help-chest = shows you your own chest.
help-rules = “rules TRD-04”, “rules trade”: the rules in words.
help-lang = “lang fr”: English, French (fr), German (de).
help-save = says where the game is kept.
help-quit = stops; the game can be resumed.

## Before the game

setup-players = How many play, from { $low } to { $high }? [{ $usual }]
setup-bots = How many of them are bots, from { $low } to { $high }? [{ $usual }]
setup-bot = Which bot: { $names }? [{ $usual }]
setup-no-bot = There is no bot { $typed }: type one of { $names }, or just Enter.
setup-name = What is player { $n } called? [{ $usual }]
setup-number = Please type a number from { $low } to { $high }, or just Enter.
setup-resume = { $n ->
    [one] { $players } have a game that is not finished ({ $n } decision). Go on with it? [y/n]
   *[other] { $players } have a game that is not finished ({ $n } decisions). Go on with it? [y/n]
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
error-save-exists = { $file } exists already. Take another name, or go on with it: tearum play --resume { $file }
error-no-folder = There is no folder for { $file }. Make it first, or take another name.
error-save = The game can’t be kept in { $file } ({ $reason }); you can play on, but stopping would lose it.
error-no-last = There is no unfinished game. Begin one: tearum play
error-other-edition = The game in { $file } is played with another edition than { $edition }. Leave --edition out: the file brings its own.
error-is-over = The game in { $file } is over. To read it: tearum replay { $file }
error-closed-early = The terminal was closed before the game began.
error-closed = The terminal was closed. The game is kept. To go on: { $command }
