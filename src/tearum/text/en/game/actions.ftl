### What a player is asked, and each line of the menu.

## What is asked, with a short heading

asked-ship_turn = Buy a ship, or pass.
    .heading = Your ship turn
asked-turn = { $workers ->
    [removed] Remove one of your workers, and use the row or the alternative action of that board.
    [placed] Place one of your workers, and use the row or the alternative action of that board.
   *[other] Use one of your workers: the row or the alternative action of a board.
}
    .heading = Your turn
asked-turn_end = Your action is done: take free actions if you like, then end your turn.
    .heading = End of your turn
asked-option_choice = Choose one of these effects.
    .heading = Choose one
asked-cube_choice = Choose a cube: wheat, wood or ore.
    .heading = Cube of your choice
asked-trading = Sell first, then buy, and close the Trade when you are done.
    .heading = Trade
asked-building = { $less ->
    [0] Choose a building to build, or decline.
    [one] Choose a building to build with { $less } cube less, or decline.
   *[other] Choose a building to build with { $less } cubes less, or decline.
}
    .heading = Build
asked-sparing = { $to_spare ->
    [one] Choose the cube you don’t pay.
   *[other] Choose a cube you don’t pay ({ $to_spare } still to choose).
}
    .heading = One cube less
asked-hiring = { $less ->
    [0] Choose a captain to hire, or decline.
   *[other] Choose a captain to hire for ${ $less } less, or decline.
}
    .heading = Captain
asked-contracting = Choose a contract to fulfil and the colour of its VP, or decline.
    .heading = Contract
asked-overflow = Not everything fits in your warehouse: make room, or discard.
    .heading = Warehouse full
asked-overflow-goods = You get { $goods }, but not everything fits in your warehouse: make room, or discard.
asked-choosing_allegiance = You have reached 8 blue VP: choose your allegiance.
    .heading = Allegiance
asked-founding = Turn as much ore as you like into cannons.
    .heading = Income phase: ore into cannons
asked-activating = The game is ending: activate your last captains.
    .heading = Last captains
asked-paying = Last chance to exchange goods and to pay for your allegiance.
    .heading = Last payments
asked-converting_blue = How many blue VP do you want, at $10 each? Your choice stays secret until the reveal.
    .heading = Money into blue VP
asked-converting_red = How many red VP do you want, at $10 each? Your choice stays secret until the reveal.
    .heading = Money into red VP
asked-stopping = The game is decided. Stop here, or play on?
    .heading = The game is decided

## A line of the menu, with what it costs and what it brings

action-for = { $action } for { $cost }
action-paying = { $action } ({ $cost })
action-brings = { $action }: { $effect }
cost-free = nothing to pay

## Actions

action-pass = { $asked ->
    [ship_turn] Buy no ship
    [trading] Don’t trade
    [building] Build nothing
    [hiring] Hire nobody
    [contracting] Fulfil no contract
    [founding] No more cannons
    [activating] Activate no more captains
    [paying] Pay nothing more
   *[other] Pass
}
action-end_turn = End the turn
action-close = { $way ->
    [gained] Close the Trade: gain ${ $n }
    [paid] Close the Trade: pay ${ $n }
    [even] Close the Trade: nothing to pay
   *[other] Close the Trade
}
action-stop = Stop here
action-play_on = Play on
action-expand = Expand the warehouse
action-city_hall = { $building }: 1 barrel for 1 star
action-foundry = { $building }: 1 ore for 1 cannon
action-pay_allegiance = Prove your allegiance
action-exchange = { $building }: { $give } for { $take }
action-exchange-unknown = Exchange { $exchange }
action-option = Choose: { $effect }
action-option-side = Choose side { $side }
action-cube = Take { $goods }
action-spare = Don’t pay { $goods }
action-sell = Sell { $goods }
action-buy = Buy { $goods }
action-discard = Discard { $goods }
action-row = { $board }, row { $row }
action-row-unnumbered = { $board }, the row
action-alternative = Alternative action { $at }
action-ship = Buy ship { $ship }
action-build = Build the { $building }
action-hire = Hire captain { $captain }
action-hire_for_goods = Hire captain { $captain }
action-activate = Activate captain { $captain }
action-fulfil = Fulfil contract { $contract } for { $vp }
action-allegiance = Take allegiance { $allegiance } ({ $vp }): { $condition }
action-convert_blue = { $n ->
    [0] Turn nothing into blue VP
   *[other] Turn ${ $dollars } into { $n } blue VP
}
action-convert_red = { $n ->
    [0] Turn nothing into red VP
   *[other] Turn ${ $dollars } into { $n } red VP
}
