### Why something can’t be done: what is missing and, where there is one, the way out.

## When

reason-game_over = The game is over.
reason-no_such_action = This edition has no such action.
reason-not_asked = { $asked ->
    [ship_turn] Not on a ship turn: buy a ship or pass.
    [turn] Not now: use a worker first.
    [turn_end] Not now: your action is done. End the turn when you are ready.
    [option_choice] Not now: first choose one of the effects.
    [cube_choice] Not now: first choose your cube.
    [trading] Not now: first close the Trade, or decline it.
    [building] Not now: first choose a building, or decline.
    [sparing] Not now: first choose the cube that you don’t pay.
    [hiring] Not now: first choose a captain, or decline.
    [contracting] Not now: first choose a contract, or decline.
    [overflow] Not now: first make room for what arrives.
    [choosing_allegiance] Not now: first choose your allegiance.
    [founding] Not now: first decide how much ore becomes cannons.
    [activating] The game is ending: now you can only activate captains.
    [paying] The game is ending: now you can only exchange goods and pay for your allegiance.
    [converting_blue] The game is ending: first choose how many blue VP you buy.
    [converting_red] The game is ending: first choose how many red VP you buy.
    [stopping] First say whether the game stops here.
   *[other] Not now.
}
reason-not_your_action_turn = Only on your own action turn.
reason-out_of_order = { $asked ->
    [sparing] Cubes are chosen in printed order; undo to choose again.
   *[trading] Sales come first, then purchases, both in printed order; undo to change them.
}

## What is missing

reason-money_short = ${ $n } short.
reason-goods_short = { $goods } short.
reason-cubes_short = { $n ->
    [one] { $n } cube short.
   *[other] { $n } cubes short.
}
reason-building_missing = You need the { $building } for this.
reason-no_room = There is no room left in your warehouse, and no expansion token to remove.
reason-no_token_left = You have no expansion token left: your warehouse is at its largest.
reason-nothing_to_discard = You have no { $resources } to discard.

## Buildings

reason-built_already = You have built one already.
reason-type_not_in_game = This building is not in this game.
reason-no_copy_left = No copy of it is left.
reason-not_in_cost = The cost has no { $resource } left to take off.
reason-cannot_pay_rest = You couldn’t pay the rest of the cost: choose another cube.

## Captains

reason-not_on_display = This captain is not in the display.
reason-hired_already = { $owner ->
    [you] You have hired this captain already.
   *[other] { $player } has hired this captain already.
}
reason-goods_not_taken = This captain can’t be hired for goods alone.
reason-not_your_captain = You haven’t hired this captain.
reason-activated_already = You have activated this captain already.
reason-no_cannon_effect = This captain has nothing to activate.

## Contracts and ships

reason-not_on_board = This contract is not on the board.
reason-fulfilled_already = { $owner ->
    [you] You have fulfilled this contract already.
   *[other] { $player } has fulfilled this contract already.
}
reason-not_offered = This ship is not on offer in this round.
reason-ship_bought = This ship has been bought already in this round.
reason-no_such_row = This ship has no such row.

## Workers

reason-no_worker_there = You have no worker { $at }.
reason-board_full = There is no room for another worker { $at }.
reason-no_such_side = There is no such option here.

## Trade

reason-sold_this_trade = You are selling { $resources } in this Trade, so you can’t buy any.
reason-nothing_traded = Sell or buy something first, or decline the Trade.
reason-trade_begun = The Trade has begun: close it, or undo your sales and purchases.

## Allegiances

reason-no_allegiance = You have no allegiance yet: you choose one with your 8th blue VP.
reason-not_payable = Your allegiance is not one you pay for.
reason-proven_already = You have proven your allegiance already.
reason-makes_no_room = This would make no room: your allegiance is paid in money.
reason-allegiance_gone = This allegiance is not on the board.
