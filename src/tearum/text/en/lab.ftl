### What the lab's pages say: the balance report, and the comparison of two editions.

lab-report-title = Balance of the edition { $edition }
lab-compare-title = { $before } and { $after } compared
lab-contents = Contents
lab-players = { $n } players
lab-edition = Edition { $name }, { $hash }

## In short

lab-short = In short
lab-short-played = { $who }, { $games }
lab-who = { $bots }, { $budget } a turn
lab-games = { $n ->
    [one] { $told } game
   *[other] { $told } games
}
lab-deals = { $n ->
    [one] { $told } deal
   *[other] { $told } deals
}
lab-short-score = { $n } of { $of }
lab-short-met = targets met
lab-short-missed = Missed:
lab-short-sure = No target is missed for sure.
lab-short-unsure = Perhaps missed, but the games are too few to be sure: { $names }.
lab-short-most = Worth most to whoever takes it, in points of P(any): { $names }.
lab-short-least = Worth least: { $names }.

## Who played, and how well

lab-strength = Who played
lab-strength-note = Every figure below is about these bots. What stronger players would do may differ. P(any) is a player’s chance of a title, Governor or Pirate King or both.
lab-strength-level = { $bot } is level { $n } of the { $of } for people. How strong the levels are is told in docs/bots.md and measured by { $command }.
lab-strength-house = { $bot } has no level. Its strength is told in docs/bots.md and measured by { $command }.
lab-strength-own = { $bot } is a bot of one’s own, without a level: { $command } measures how strong it is.
lab-col-sample = Table
lab-col-bots = Bots
lab-col-budget = Budget a turn
lab-col-games = Games
lab-col-winners_blue = Blue VP of winners, mean
lab-col-governor_blue = Blue VP of Governors, mean
lab-col-king_red = Red VP of Pirate Kings, mean
lab-budget-nodes = { $n ->
    [one] { $n } node
   *[other] { $n } nodes
}
lab-budget-seconds = { $n } s
lab-budget-none = no limit
lab-faults = { $n ->
    [one] A bot broke in one seat, so some figures are not its own.
   *[other] Bots broke in { $n } seats, so some figures are not their own.
}

## Names of rows

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
lab-length-game = Decisions of a game
lab-length-player = Decisions of a player with something to choose
lab-lead-changes = Changes of the lead in a game
lab-lead-comeback = Games won from under 20%
lab-without = Without { $thing }
lab-leaning-red = Prefers red
lab-leaning-blue = Prefers blue
lab-leaning-balanced = Prefers the balance of both
lab-leaning-builder = Builder
lab-leaning-captains = Captains
lab-leaning-contracts = Contracts

## Heads of columns

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
lab-col-told = Estimated
lab-col-won = Won
lab-col-null = All alike
lab-col-difference = Difference
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

lab-chance-building = A chance: each player of a game in which the type was in play and copies were left.
lab-chance-captain = A chance: each game in which the captain lay out.
lab-chance-contract = A chance: each round in which the contract lay out.
lab-chance-ship = A chance: each round in which the ship was there.
lab-chance-ship_row = A chance: each purchase of that ship.
lab-chance-tile = A chance: each action on that board, whichever row acts.
lab-chance-side = A chance: each use of that tile, where it offers a choice.
lab-chance-alternative = A chance: each action on that board.
lab-chance-step = A chance: each player. Nobody picks a step, so its worth tells those who are far along from those who are not.
lab-chance-endowment = Endowments are dealt, so nothing has to be allowed for: whoever has one is compared with all others.
lab-chance-allegiance = A chance: each time somebody chose while the card lay there.
lab-chance-wish = A chance: each player in a round with that side.

## Sections

lab-targets = Targets
lab-targets-note = Of many cards, the one that comes nearest to breaking the target is shown. “Not sure” means that the 95% interval lies on both sides of the bound.
lab-targets-met = { $n ->
    [one] { $table }: { $n } of { $of } targets is met.
   *[other] { $table }: { $n } of { $of } targets are met.
}
lab-out = What stands out
lab-out-note = Things that change P(any) of whoever takes them by 3 points or more, at equal standing, and by more than luck explains: of all that are listed, no more than 1 in 20 should be luck. The large figure is what taking it is worth, in points of P(any).
lab-out-none = Nothing stands out.
lab-out-taken = Taken at { $share } of { $chances } chances.
lab-out-with = Takers win { $raw }.
lab-out-rest = Also, each name with a game that shows it:
lab-out-banned = Banned for one player: { $effect } points ({ $range }) in { $games }.
lab-replay-won = taken with a chance of { $chance }, won
lab-replay-lost = taken with a chance of { $chance }, lost
lab-replay-dealt-won = dealt, won
lab-replay-dealt-lost = dealt, lost
lab-replay-back = from a chance of { $chance } to a title
lab-replay-step = step { $step }
lab-seats = Seats
lab-seats-note = What each seat wins. The dashed line is what all seats win on the mean. Seats are numbered around the table and say nothing of who begins: that is told below.
lab-places = Turn order
lab-places-note = What is won by whoever is first, second and so on in the turn order of round I. It runs clockwise from the first player, who changes from deal to deal. The dashed line is what all seats win on the mean.
lab-gap-seats = From the worst seat to the best it is { $gap } points ({ $range }).
lab-gap-endowments = From the worst endowment to the best it is { $gap } points ({ $range }).
lab-gap-told = If all were equal, luck alone would still show { $luck } on average, and as much as this in { $chance } of such samples: { $real ->
    [yes] more than luck explains.
   *[no] luck can explain it.
}
lab-gap-luck = luck alone: { $luck }
lab-titles = Titles
lab-titles-note = Shares of games.
lab-titles-two = At two players the colour of the cards turned decides which title is played for.
lab-points = Points
lab-points-note = What players end with.
lab-points-plot = { $colour ->
    [blue] Blue VP at the end
   *[red] Red VP at the end
}
lab-points-legend = Bars: all players. Line: those who won a title.
lab-limit = The limit of 10
lab-limit-note = From how many players the limit between the colours takes points, how many it takes where it does, and how often winners are among them.
lab-cards = Cards, tiles and steps
lab-cards-note = Share taken: of the chances to take it. Takers win: P(any) of those who took it, which flatters what leaders can afford. Worth: by how much P(any) is higher for whoever takes it than for others who took another thing of its kind in the same round and stood equally well. ◆ stands out: its name opens a game that shows it.
lab-cards-axes = share taken, %
    .effect = worth, points
lab-cards-told = For each, the share of chances at which it is taken, and what it is worth at equal standing, both with 95% intervals. A filled diamond stands out. The band is the target.
lab-course = The course of the game
lab-course-note = By the chances that the bots’ value function gives each seat at the end of each round. The leader has the best chance of any title. A game is decided at the first round after which those who will win stay in front.
lab-course-comebacks = The widest comebacks:
lab-honesty = Are the estimated chances honest?
lab-honesty-note = Chances estimated at the end of rounds I to IV, and how often those players won. On the dashed line they are right. What a card is worth does not rest on them alone.
lab-length = Length
lab-length-note = Steps with only one thing to do are not counted for players.
lab-strategies = Strategies
lab-strategies-note = One seat prefers something, in each seat equally often, among others that prefer nothing. All alike: what a seat wins when nobody prefers anything. The difference leaves out luck that the same seats of the same deals had both times.
lab-strategies-none = No games were played for this: tearum lab strategies plays them.
lab-strategies-axis = P(any) compared with all alike, points
lab-bans = Experiments
lab-bans-note = The same deals, played again with one player who is never allowed to take the thing, in every seat in turn. The difference leaves out luck that the same seats of the same deals had both times.
lab-bans-none = No games were played for this: tearum lab ban plays them, for all that stands out or for what you name.
lab-bans-axis = change of P(any) when banned, points
lab-method = How this was measured
lab-method-intervals = Intervals have 95% and are clustered by deal: all seats of a game, and all games of one deal, share its luck, so a deal is one observation. Shares have Wilson’s interval with the effective size of the sample, means have Student’s, medians Woodruff’s. No figure is taken to vary less than one imagined deal beside the real ones would make it.
lab-method-worth = To say what a thing is worth, every time something was taken is compared with other things of its kind that were taken in the same round by players who stood about equally well: up to 50 levels in each round and kind. How well somebody stood is learnt from these games: winning, regressed on the estimated chance and on what the player held at the end of the round before. That still is no experiment. Where something stands out, ban it for one player and play the same deals again: tearum lab ban.
lab-method-out = Whether something stands out is controlled for the number of things looked at (Benjamini and Hochberg, at 5%).
lab-method-gap = The gap between the best and the worst has an interval that holds for all pairs at once. It is never below 0, so luck alone makes one; how wide that would be if all were equal stands beside it.
lab-axis-any = P(any), %
lab-axis-told = estimated
lab-axis-won = won
lab-tables = Tables as CSV files are in the folder “tables”, games in “replays”: open one in the browser’s replay page, or with tearum record show.
lab-plot-decided = decided
lab-plot-leader = leader won

## Targets

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
lab-target-least_proven = Least proven allegiance, but for 6, 9 and 10
lab-target-most_proven = Most proven allegiance, but for 6, 9 and 10
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
lab-compare-note = Only differences that stand out of the noise are listed: of all that are, no more than 1 in 20 should be luck. { $looked } figures were looked at.
lab-compare-games = { $players } players, { $who }: { $before } and { $after }, { $paired } of them with both editions.
lab-compare-none = Nothing differs beyond the noise.
lab-compare-changed = What was changed
lab-compare-axis = change, points

## Tuning an edition

tune-nothing-helps = Round { $round }: nothing else improves the balance by more than chance explains.
tune-trial = Round { $round }: { $candidate } is tried on { $deals } new deals.
tune-verdict = Round { $round }: { $candidate }, loss { $loss } [{ $low }, { $high }]: { $verdict ->
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
