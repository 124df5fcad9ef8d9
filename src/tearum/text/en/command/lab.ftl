### What the lab's pages say: the balance report, and the comparison of two editions.

lab-report-title = Balance of the edition { $edition }
lab-compare-title = { $before } and { $after } compared
lab-contents = Contents
lab-players = { $n } players
lab-edition = Edition { $name }, { $hash }

## In short

lab-short = In short
lab-short-played = { $who }, { $games }
lab-who = { $bots }, { $budget } per turn
lab-games = { $n ->
    [one] { $count } game
   *[other] { $count } games
}
lab-deals = { $n ->
    [one] { $count } deal
   *[other] { $count } deals
}
lab-short-score = { $n } of { $of }
lab-short-met = targets met
lab-short-missed = Missed:
lab-short-sure = No target is clearly missed.
lab-short-unsure = Perhaps missed, but there are too few games to be sure: { $names }.
lab-short-most = Worth the most to the player who takes it, in points of P(any): { $names }.
lab-short-least = Worth the least: { $names }.

## Who played, and how well

lab-strength = Who played
lab-strength-note = All figures below describe these bots; stronger players might play differently. P(any) is a player’s chance of winning a title: Governor, Pirate King or both.
lab-strength-level = { $bot } is level { $n } of the { $of } that people play against. docs/bots.md gives the strength of each level, and { $command } measures it.
lab-strength-house = { $bot } is not one of the levels. docs/bots.md gives its strength, and { $command } measures it.
lab-strength-own = { $bot } is your own bot and has no level: { $command } measures its strength.
lab-col-sample = Table
lab-col-bots = Bots
lab-col-budget = Budget per turn
lab-col-games = Games
lab-col-winners_blue = Blue VP of winners, mean
lab-col-governor_blue = Blue VP of Governors, mean
lab-col-king_red = Red VP of Pirate Kings, mean
lab-budget-nodes = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}
lab-budget-seconds = { $n } s
lab-budget-none = no limit
lab-faults = { $n ->
    [one] A bot failed in one seat, so some figures are not its own.
   *[other] Bots failed in { $n } seats, so some figures are not their own.
}

## Row names

lab-seat = Seat { $n }
lab-seat-all = All seats
lab-place = { $n ->
    [1] First
    [2] Second
    [3] Third
   *[4] Fourth
}
lab-ship-row = Ship { $ship }, row { $row }
lab-tile = { $board }, tile { $n }
lab-side = { $board }, tile { $tile }, side { $side }
lab-alternative = { $board }, alternative
lab-step = Step { $n }
lab-wish-side = { $roman }, { $colour ->
    [blue] blue side
   *[red] red side
}
lab-title-governor = There is a Governor
lab-title-pirate_king = There is a Pirate King
lab-title-different = Governor and Pirate King are different players
lab-title-both = One player holds both titles
lab-title-nobody = Nobody wins
lab-title-shared = A title is shared
lab-end-blue = Blue VP
lab-end-red = Red VP
lab-end-buildings = Buildings
lab-end-captains = Captains
lab-end-contracts = Contracts
lab-end-reputation = Reputation
lab-end-population = Population
lab-end-expansions = Expansion tokens removed
lab-end-money = Money left
lab-limit-all = Either colour
lab-limit-blue = Blue VP
lab-limit-red = Red VP
lab-length-game = Decisions per game
lab-length-player = Decisions per player that offer a choice
lab-lead-changes = Changes of the lead per game
lab-lead-comeback = Games won from below 20%
lab-without = Without { $thing }
lab-leaning-red = Prefers red
lab-leaning-blue = Prefers blue
lab-leaning-balanced = Prefers a balance of both
lab-leaning-builder = Builder
lab-leaning-captains = Captains
lab-leaning-contracts = Contracts
lab-stock-money = Money
lab-stock-blue = Blue VP
lab-stock-red = Red VP
lab-source-income = Income
lab-source-endowment = Endowments
lab-source-tile = Action tiles
lab-source-alternative = Alternative actions
lab-source-track = Reputation Track
lab-source-building = Buildings
lab-source-captain = Captains
lab-source-contract = Contracts
lab-source-ship = Ships
lab-source-trade = Trade
lab-source-expansion = Expansion tokens
lab-source-wish = People’s wishes
lab-source-allegiance = Allegiances
lab-source-last_sale = Last sale
lab-source-conversion = Conversion
lab-source-limit = The limit of 10
lab-source-other = Other effects
lab-source-all = All together
lab-action-tile = Action tiles
lab-action-alternative = Alternative actions
lab-bar-winners_blue = Winners, blue
lab-bar-winners_red = Winners, red
lab-bar-others_blue = Others, blue
lab-bar-others_red = Others, red

## Column headings

lab-col-any = Any title
lab-col-governor = Governor
lab-col-pirate_king = Pirate King
lab-col-both = Both titles
lab-col-mean = Mean
lab-col-median = Median
lab-col-low = 5% have less
lab-col-high = 5% have more
lab-col-winners = Winners
lab-col-winners_median = Winners’ median
lab-col-players = Players
lab-col-lost = Points lost, mean
lab-col-chances = Chances
lab-col-taken = { $kind ->
    [endowment] Dealt
   *[other] Taken
}
lab-col-share = Share taken
lab-col-round = Round
lab-col-sequel = { $kind ->
    [captain] Then activated
   *[allegiance] Then proven
}
lab-col-raw = { $kind ->
    [endowment] Their players win
   *[other] Takers win
}
lab-col-effect = Worth
lab-col-out = Stands out
lab-col-changed = Lead changed
lab-col-leader_won = Leader won
lab-col-behind = Players under 20%
lab-col-behind_won = Of these, won
lab-col-decided = Decided
lab-col-standings = Standings
lab-col-estimated = Estimated
lab-col-won = Won
lab-col-null = All alike
lab-col-difference = Difference
lab-col-box = In the box
lab-col-over = Over the box
lab-col-all = { $kind ->
    [sources] All players
   *[other] Whole game
}
lab-col-round_0 = Set-up
lab-col-round_1 = I
lab-col-round_2 = II
lab-col-round_3 = III
lab-col-round_4 = IV
lab-col-round_5 = V
lab-col-winners_red = Red VP of winners, mean
lab-col-others_blue = Blue VP of others, mean
lab-col-others_red = Red VP of others, mean
lab-col-target = Target
lab-col-item = What

## Kinds of things

lab-kind-building = Buildings
lab-kind-captain = Captains
lab-kind-contract = Contracts
lab-kind-ship = Ships
lab-kind-ship_row = Rows of ships
lab-kind-tile = Action tiles
lab-kind-side = Sides of action tiles
lab-kind-alternative = Alternative actions
lab-kind-step = Steps of the Reputation Track
lab-kind-endowment = Endowments
lab-kind-allegiance = Allegiances
lab-kind-wish = People’s wishes

lab-chance-building = One chance: every player in a game that has the building type, as long as copies are left.
lab-chance-captain = One chance: every game in which the captain was on display.
lab-chance-contract = One chance: every round in which the contract was on display.
lab-chance-ship = One chance: every round in which the ship was available.
lab-chance-ship_row = One chance: every purchase of that ship.
lab-chance-tile = One chance: every action on that board, whichever row acts.
lab-chance-side = One chance: every use of that tile if it offers a choice.
lab-chance-alternative = One chance: every action on that board.
lab-chance-step = One chance: every player. Nobody chooses a step, so its worth only separates those far along the track from the others.
lab-chance-endowment = Endowments are dealt at random, so nothing needs to be adjusted: players who have one are compared with all others.
lab-chance-allegiance = One chance: every time a player chose while the card was available.
lab-chance-wish = One chance: every player in a round with that side.

## Sections

lab-targets = Targets
lab-targets-note = If a target covers many cards, the one closest to missing it is shown. “Not sure” means that the 95% interval lies on both sides of the bound.
lab-targets-met = { $n ->
    [one] { $table }: { $n } of { $of } targets is met.
   *[other] { $table }: { $n } of { $of } targets are met.
}
lab-out = What stands out
lab-out-note = Things that change the P(any) of the player who takes them by 3 points or more, at equal standing, and by more than luck explains: no more than 1 in 20 of those listed should be luck. The large figure is what taking it is worth, in points of P(any).
lab-out-none = Nothing stands out.
lab-out-most = Taken by nearly everybody, more than the target allows: { $names }.
lab-out-least = Taken by hardly anybody, less than the target asks for: { $names }.
lab-out-taken = Taken at { $share } of { $chances } chances.
lab-out-with = Takers win { $raw }.
lab-out-rest = Others, each linked to a game that shows it:
lab-out-banned = Banned for one player: { $effect } points ({ $range }) in { $games }.
lab-replay-won = taken with a chance of { $chance }, won
lab-replay-lost = taken with a chance of { $chance }, lost
lab-replay-dealt-won = dealt, won
lab-replay-dealt-lost = dealt, lost
lab-replay-back = from a chance of { $chance } to a title
lab-replay-step = step { $step }
lab-seats = Seats
lab-seats-note = What each seat wins. The dashed line is the mean of all seats. Seats are numbered around the table and say nothing about who goes first; that follows below.
lab-places = Turn order
lab-places-note = What the first, second and further players win, in the turn order of round I. It runs clockwise from the first player, who changes from deal to deal. The dashed line is the mean of all seats.
lab-gap-seats = The best seat is { $gap } points ahead of the worst ({ $range }).
lab-gap-endowments = The best endowment is { $gap } points ahead of the worst ({ $range }).
lab-gap-luck-test = If all were equal, luck alone would still show { $luck } on average, and as much as this in { $chance } of such samples: { $real ->
    [yes] more than luck explains.
   *[no] luck can explain it.
}
lab-gap-luck = luck alone: { $luck }
lab-titles = Titles
lab-titles-note = Shares of all games.
lab-titles-two = With two players, the colour of the revealed cards decides which title is played for.
lab-points = Points
lab-points-note = What players have at the end.
lab-points-plot = { $colour ->
    [blue] Blue VP at the end
   *[red] Red VP at the end
}
lab-points-legend = Bars: all players. Line: those who won a title.
lab-limit = The limit of 10
lab-limit-note = How many players lose points to the limit between the colours, how many points they lose, and how many winners are among them.
lab-economy = The economy
lab-economy-note = The most that all players together held of each stock, after every decision up to the last sale, compared with the pieces in the box. Money in hand: what one player holds at the end of each action phase. The rules never run out of pieces, but a game that needs more than the box holds is not the game in the box.
lab-stocks = Stocks and the box
lab-hand = Money in hand
lab-actions = Workers’ actions
lab-sources = Where victory points come from
lab-sources-note = VP per player, by source and colour, for those who won a title and for the others. The numbers in the bars are those of the list below. What the limit of 10 takes is in the table only.
lab-money = Money in and out
lab-money-note = Dollars per player, by source and round. A Trade counts as one sum: what is left after selling and buying. The ending belongs to round V.
lab-money_in = Money in
lab-money_out = Money out
lab-axis-points = VP per player
lab-cards = Cards, tiles and steps
lab-cards-note = Share taken: how often it is taken when there is a chance. Takers win: the P(any) of those who took it, which flatters what leaders can afford. Worth: how much higher P(any) is for those who take it than for players of equal standing who took another thing of its kind in the same round. ◆ stands out: its name opens a game that shows it.
lab-cards-axes = share taken, %
    .effect = worth, points
lab-cards-plot = For each, how often it is taken when there is a chance, and what it is worth at equal standing, both with 95% intervals. A filled diamond stands out. The band is the target.
lab-course = The course of the game
lab-course-note = Based on the chances that the bots’ value function gives each seat at the end of each round. The leader has the best chance of a title. A game is decided in the first round after which the eventual winners stay in front.
lab-course-comebacks = The biggest comebacks:
lab-calibration = Are the estimated chances right?
lab-calibration-note = Chances estimated at the end of rounds I to IV, and how often those players won. On the dashed line they are right. The worth of a card does not depend on them alone.
lab-length = Length
lab-length-note = For players, steps without a choice are not counted.
lab-strategies = Strategies
lab-strategies-note = One seat has a preference, each seat equally often; the others have none. All alike: what a seat wins when nobody has a preference. The difference leaves out the luck that the same seats had in the same deals both times.
lab-strategies-none = No games have been played for this: tearum lab strategies plays them.
lab-strategies-axis = P(any) compared with all alike, points
lab-bans = Experiments
lab-bans-note = The same deals, played again with one player who may never take the thing, in each seat in turn. The difference leaves out the luck that the same seats had in the same deals both times.
lab-bans-none = No games have been played for this: tearum lab ban plays them, for everything that stands out or for what you name.
lab-bans-axis = change of P(any) without it, points
lab-method = How this was measured
lab-method-intervals = Intervals are 95% intervals, clustered by deal: all seats of a game and all games of a deal share its luck, so a deal is one observation. Shares have Wilson’s interval with the effective sample size, means have Student’s, medians Woodruff’s. No figure is assumed to vary less than it would with one imaginary deal added to the real ones.
lab-method-value = To measure what a thing is worth, each time it was taken is compared with other things of its kind that players of about equal standing took in the same round: up to 50 levels of standing per round and kind. Standing is learned from these games: winning, regressed on the estimated chance and on what the player had at the end of the previous round. This is still not an experiment. If something stands out, ban it for one player and play the same deals again: tearum lab ban.
lab-method-out = What stands out is corrected for the number of things examined (Benjamini and Hochberg, at 5%).
lab-method-gap = The gap between best and worst has an interval that holds for all pairs at once. It is never below 0, so luck alone produces one; its size if all were equal is shown beside it.
lab-axis-any = P(any), %
lab-axis-estimated = estimated
lab-axis-won = won
lab-tables = The folder “tables” has the tables as CSV files, the folder “replays” has games: open one on the replay page in the browser, or with tearum record show.
lab-plot-decided = decided
lab-plot-leader = leader won

## Targets

lab-authority-printed = What is printed decides
lab-authority-calibration = What strong play should look like
lab-authority-variety = Variety
lab-target-except = { $target } (except { $items })
lab-target-over_money = Over the box: money
lab-target-over_wheat = Over the box: wheat
lab-target-over_wood = Over the box: wood
lab-target-over_ore = Over the box: ore
lab-target-over_barrel = Over the box: barrels
lab-target-over_tobacco = Over the box: tobacco
lab-target-over_cannon = Over the box: cannons
lab-target-over_blue = Over the box: blue VP
lab-target-over_red = Over the box: red VP
lab-target-conversion = VP that a player converts, mean
lab-target-least_hand = Least money after an action phase, median
lab-target-most_hand = Most money after an action phase, median
lab-target-endowment_sums = Different sums of money on the endowments
lab-target-places = P(any) between places in the turn order
lab-target-alternatives = Alternatives among workers’ actions
lab-target-strategy_builder = A seat that prefers buildings, compared with all alike
lab-target-strategy_captains = A seat that prefers captains, compared with all alike
lab-target-strategy_contracts = A seat that prefers contracts, compared with all alike
lab-target-most_building = Most built building
lab-target-most_captain = Most hired captain
lab-target-least_ship = Least bought ship
lab-target-most_ship = Most bought ship
lab-target-least_step = Least reached step of the Reputation Track
lab-target-most_step = Most reached step of the Reputation Track
lab-target-least_wish = Least met wish
lab-target-most_wish = Most met wish
lab-target-most_allegiance = Most chosen allegiance
lab-target-least_activated = Least activated captain
lab-target-most_activated = Most activated captain
lab-target-seats = P(any) between seats
lab-target-winners_blue = Winners’ blue VP, median
lab-target-buildings = A player’s buildings, mean
lab-target-captains = A player’s captains, mean
lab-target-contracts = A player’s contracts, mean
lab-target-reputation = Reputation at the end, mean
lab-target-population = Population at the end, mean
lab-target-different = Governor and Pirate King are different players
lab-target-governor = There is a Governor
lab-target-nobody = Nobody wins
lab-target-limit = The limit of 10 takes points from
lab-target-least_building = Least built building
lab-target-least_captain = Least hired captain
lab-target-least_contract = Least fulfilled contract
lab-target-most_contract = Most fulfilled contract
lab-target-least_ship_row = Least used row of a ship
lab-target-most_ship_row = Most used row of a ship
lab-target-least_tile = Least used action tile
lab-target-most_tile = Most used action tile
lab-target-least_side = Least chosen side of an action tile
lab-target-most_side = Most chosen side of an action tile
lab-target-least_alternative = Least used alternative action
lab-target-most_alternative = Most used alternative action
lab-target-least_allegiance = Least chosen allegiance
lab-target-least_proven = Least proven allegiance
lab-target-most_proven = Most proven allegiance
lab-target-endowments = P(any) between endowments
lab-target-strategy_red = A seat that prefers red, compared with all alike
lab-target-strategy_blue = A seat that prefers blue, compared with all alike
lab-target-strategy_balanced = A seat that prefers the balance of both, compared with all alike
lab-bound-low = at least { $low }
lab-bound-high = at most { $high }
lab-bound-both = { $low } to { $high }
lab-bound-within = within { $n } points
lab-verdict-met = met
lab-verdict-near = met, not sure
lab-verdict-far = missed, not sure
lab-verdict-missed = missed

## Two editions compared

lab-compare-differences = What differs
lab-compare-note = Only differences beyond luck are listed; no more than 1 in 20 of them should be luck. { $looked } figures were examined.
lab-compare-games = { $players } players, { $who }: { $before } and { $after }, { $paired } of them with both editions.
lab-compare-none = No figure differs by more than luck explains.
lab-compare-changed = What was changed
lab-compare-axis = change, points

## Tuning an edition

tune-nothing-helps = Round { $round }: nothing else improves the balance by more than chance explains.
tune-trial = Round { $round }: { $candidate } is tried on { $deals } new deals.
tune-verdict = Round { $round }: { $candidate }, loss { $loss } [{ $range }]: { $verdict ->
    [kept] kept.
   *[refused] no clear improvement.
}
tune-heat = Round { $round } of at most { $rounds }, heat { $heat } of { $heats }: { $candidates ->
    [one] { $candidates } candidate
   *[other] { $candidates } candidates
}, { $games } games each at every table.
tune-note = tuned: was { $before }; { $why }
tune-moved = { $figure } { $before } to { $after }
tune-moved-loss = loss in the figures that moved { $loss }
tune-figure = { $name } ({ $players } players)
tune-done = { $kind ->
    [building] built
    [captain] hired
    [contract] fulfilled
    [ship_row] bought
    [tile] used
    [side] chosen
    [alternative] used
    [allegiance] chosen
    [ship] bought
    [step] reached
    [wish] met
    [round] money in hand
    [activated] activated
   *[proven] proven
}
tune-standing = Loss { $loss }; { $met } of { $targets } targets are met.
tune-farthest = Farthest from the target:
tune-own = Off target, of the cards in the bounds:
tune-off = { $figure } { $value }, { $bounds } (loss { $loss })
tune-changes = What was changed, and why
tune-no-changes = Nothing: no change within the bounds improved the balance by more than chance explains.
tune-refused = What was tried without a clear improvement
tune-fresh-deals = On deals that the search did not use
tune-col-value = value
tune-col-was = was
tune-col-is = is
tune-col-would-be = would be
tune-col-why = why
tune-col-moved = what moved
tune-col-figure = figure
tune-col-target = target
tune-col-before = before
tune-col-after = after
tune-loss = Loss { $before } before, { $after } after. { $moved } figures moved by more than chance explains; the loss in them changed by { $change }.
tune-met = { $after } of { $targets } targets are met; before, it was { $before }.

## A changed edition tried

try-head = { $after } compared with { $before }: { $games } of each, { $players } players, { $who }.
try-edits = { $more ->
    [0] Changed: { $edits }.
    [one] Changed: { $edits }; and { $more } more value.
   *[other] Changed: { $edits }; and { $more } more values.
}
try-too-few = Too few games for an answer: { $n } deals are the least.
try-difference = { $sure ->
    [yes] { $name }, { $figure }: { $before } → { $after }, change { $change } [{ $range }].
   *[no] { $name }, { $figure }: { $before } → { $after }, change { $change } [{ $range }], which luck can explain.
}
try-outside-most = Nearly everybody takes it now: { $cards }.
try-outside-least = Hardly anybody takes it now: { $cards }.
try-nothing-else = Nothing else changes by more than luck explains.
try-targets = Targets met: { $after } of { $of }, { $before } before.
try-now-met = { $more ->
    [0] Now met: { $targets }.
   *[other] Now met: { $targets }; and { $more } more.
}
try-now-missed = { $more ->
    [0] Now missed: { $targets }.
   *[other] Now missed: { $targets }; and { $more } more.
}
