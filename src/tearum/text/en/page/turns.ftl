### The game by turns: a line for each turn, the end of a round, where points come from.

## One turn in one line; a price or gains that are “none” are not spoken of

turn-of = { $player } – { $line }
turn-line = { $place }: { $deeds }
turn-next = { $list }; { $item }
turn-place-row = { $board }, row { $row }
turn-place-alternative = { $board }, alternative action
turn-brings = { $deed }, gaining { $gains }
turn-ship = { $cost ->
    [none] buys ship { $ship }
   *[other] buys ship { $ship } for { $cost }
}
turn-pass = buys no ship
turn-build = { $cost ->
    [none] builds the { $building }
   *[other] builds the { $building } for { $cost }
}
turn-hire = { $cost ->
    [none] hires captain { $captain }
   *[other] hires captain { $captain } for { $cost }
}
turn-activate = { $cost ->
    [none] activates captain { $captain }
   *[other] activates captain { $captain } for { $cost }
}
turn-fulfil = { $cost ->
    [none] fulfils contract { $contract }
   *[other] fulfils contract { $contract } for { $cost }
}
turn-exchange = { $cost ->
    [none] uses the { $building }
   *[other] uses the { $building } for { $cost }
}
turn-trade = { $sold ->
    [none] { $bought ->
        [none] trades
       *[other] buys { $bought }
    }
   *[other] { $bought ->
        [none] sells { $sold }
       *[other] sells { $sold }, buys { $bought }
    }
}{ $way ->
    [gained] , gains { $money }
    [paid] , pays { $money }
   *[even] { "" }
}
turn-expand = { $n ->
    [one] expands the warehouse for { $cost }
   *[other] expands the warehouse by { $n } for { $cost }
}
turn-discard = discards { $goods }
turn-allegiance = takes an allegiance ({ $condition })
turn-proven = { $cost ->
    [none] proves the allegiance
   *[other] proves the allegiance for { $cost }
}
turn-chest = closes the chest
turn-decline = { $declined ->
    [trade] doesn’t trade
    [build] builds nothing
    [captain] hires nobody
   *[contract] fulfils no contract
}
turn-nothing = does nothing
turn-automa-removes = removes a worker, takes no action
turn-automa-places = places a worker, takes no action
turn-automa-unused = drawn first, but not usable: { $boards }
turn-setup = begins with { $gains }
turn-sale = sells everything left for { $money }

## What the game does for everybody

turn-seat-gains = { $gains ->
    [none] { $player } nothing
   *[other] { $player } { $gains }
}
turn-income = Income: { $list }
turn-population = Population +1: { $players }
turn-wish = People’s wish: { $list }
turn-wish-place = { $place ->
    [1] { $player } first
   *[2] { $player } second
}{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}
turn-wish-nobody = nobody has the symbols asked for
turn-new-captains = { $n ->
    [one] New captain: { $list }.
   *[other] New captains: { $list }.
}
turn-new-contracts = { $n ->
    [one] New contract: { $list }.
   *[other] New contracts: { $list }.
}

## Watching the others

page-speed = Speed
page-speed-label = How fast the others’ turns are shown
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-speed-step = Step by step
page-next-turn = Next turn
page-last-turn-of = Last turn of { $player }
page-no-turn = No turn yet in this game.
page-others-moves = What the others do
page-log-enlarge = Enlarge the log
page-round-pause = At the end of a round
page-round-pause-wait = Wait for me
page-round-pause-long = Go on after 15 seconds
page-round-pause-short = Go on after 6 seconds
page-round-pause-never = Don’t stop

## The end of a round

round-end-title = End of round { $roman }
round-end-show = Show the end of this round again
round-end-wish = People’s wish
round-end-symbols = { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
}
round-end-place = { $place ->
    [1] 1st
   *[2] 2nd
}
round-end-nobody = Nobody has the symbols asked for.
round-end-nothing = nothing
round-end-population = Population
round-end-captains = New captains
round-end-contracts = New contracts
round-end-no-cards = No new cards.
round-end-marker = First player
round-end-removing = The marker is flipped: workers are removed in round { $roman }.
round-end-placing = The marker is flipped: workers are placed in round { $roman }.
round-end-victory = { $colour ->
    [blue] The victory-type card of round { $roman } is blue.
   *[red] The victory-type card of round { $roman } is red.
}
round-end-income = Income
round-end-last = That was the last round.
round-end-continue = Continue
round-end-by-itself = Continues in { $n } s

## Room in the warehouse, and choices with their source

overflow-excess = { $n ->
    [one] { $n } piece too many.
   *[other] { $n } pieces too many.
}
overflow-discard = Discard:
overflow-expand-all = Expand by { $n } and keep everything
choice-source-building = { $building }: which one?
choice-source-building-colours = { $building }: blue or red?
choice-source-building-cube = { $building }: wheat, wood or ore?
choice-source-captain = Captain { $captain }: which one?
choice-source-captain-colours = Captain { $captain }: blue or red?
choice-source-captain-cube = Captain { $captain }: wheat, wood or ore?
choice-source-contract = Slot of contract { $contract }: which one?
choice-source-contract-colours = Slot of contract { $contract }: blue or red?
choice-source-contract-cube = Slot of contract { $contract }: wheat, wood or ore?
choice-source-track = Reputation Track, step { $step }: which one?
choice-source-track-colours = Reputation Track, step { $step }: blue or red?
choice-source-track-cube = Reputation Track, step { $step }: wheat, wood or ore?
choice-source-endowment = Endowment: which one?
choice-source-endowment-colours = Endowment: blue or red?
choice-source-endowment-cube = Endowment: wheat, wood or ore?
choice-source-wish = People’s wish: which one?
choice-source-wish-colours = People’s wish: blue or red?
choice-source-wish-cube = People’s wish: wheat, wood or ore?
choice-source-board = { $board }: which one?
choice-source-board-colours = { $board }: blue or red?
choice-source-board-cube = { $board }: wheat, wood or ore?

## Where points come from

score-title = Where the points come from
score-show = Points in detail
score-source = Source
score-endowment = Endowment
score-buildings = Buildings
score-captains = Captains
score-contracts = Contracts
score-boards = Action boards
score-track = Reputation Track
score-wishes = People’s wishes
score-allegiance = Allegiance
score-conversion = $10 for 1 VP
score-limit = More than 10 apart
score-total = Total
score-tie-governor = { $players } have the same number of blue VP. { $winner } has more red VP and becomes Governor.
score-tie-governor-shared = { $players } have the same number of blue VP, and of red VP: they share the title of Governor.
score-tie-king = { $players } have the same number of red VP. { $winner } has more blue VP and becomes Pirate King.
score-tie-king-shared = { $players } have the same number of red VP, and of blue VP: they share the title of Pirate King.
score-unproven-ahead = { $players } had at least as many blue VP, but no proven allegiance.
page-abandoned = The game was abandoned.
page-abandoned-text = Nobody wins. You can play again with the same people or watch what was played.
