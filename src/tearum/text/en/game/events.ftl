### What happened, one line of the log for each event. Lines begin with the player.

## Gains and payments

event-money-gained = { $cause ->
    [income] { $player } gains ${ $n } income.
    [trade] { $player } gains ${ $n } in the Trade.
    [standing] { $player } gains ${ $n } from a building.
    [last_sale] { $player } gains ${ $n } in the last sale.
   *[other] { $player } gains ${ $n }.
}
event-money-paid = { $cause ->
    [ship] { $player } pays ${ $n } for the ship.
    [trade] { $player } pays ${ $n } in the Trade.
    [captain] { $player } pays ${ $n } for the captain.
    [allegiance] { $player } pays ${ $n } for the allegiance.
    [expansion] { $player } pays ${ $n } to expand the warehouse.
    [conversion] { $player } pays ${ $n } for VP.
   *[other] { $player } pays ${ $n }.
}
event-goods-gained = { $cause ->
    [ship] { $player } takes { $goods } from the ship.
    [trade] { $player } buys { $goods }.
    [exchange] { $player } gains { $goods } in exchange.
   *[other] { $player } gains { $goods }.
}
event-goods-paid = { $cause ->
    [trade] { $player } sells { $goods }.
    [last_sale] { $player } sells { $goods } in the last sale.
    [build] { $player } pays { $goods } for the building.
    [captain] { $player } pays { $goods } for the captain.
    [contract] { $player } pays { $goods } for the contract.
    [allegiance] { $player } pays { $goods } for the allegiance.
    [exchange] { $player } gives { $goods } in exchange.
    [discard] { $player } discards { $goods }.
   *[other] { $player } pays { $goods }.
}
event-lost = { $player } loses { $goods } for lack of room.
event-vp = { $cause ->
    [contract] { $player } gains { $vp } for the contract.
    [allegiance] { $player } gains { $vp } for the allegiance.
    [conversion] { $player } gains { $vp } for money.
    [standing] { $player } gains { $vp } from a building.
   *[other] { $player } gains { $vp }.
}
event-star = { $player } gains a star and reaches step { $step } of the Reputation Track.
event-population = { $player } gains { $steps } population and now has { $population }.
event-expansion = { $player } removes a ${ $cost } expansion token for free.
event-expansion-paid = { $player } removes a ${ $cost } expansion token.

## Turns

event-worker_removed = { $player } removes a worker { $from }: row { $row }.
event-worker_placed = { $player } places a worker { $at }: row { $row }.
event-action_taken = { $player } uses the row { $at }.
event-action_taken-alternative = { $player } uses the alternative action { $at }.
event-automa_token = { $player } draws a token: { $board }.
event-automa_token-unused = { $player } draws a token: { $board }, which can’t be used.
event-built = { $player } builds the { $building }.
event-hired = { $player } hires captain { $captain }.
event-activated = { $player } activates captain { $captain }.
event-fulfilled = { $colour ->
    [blue] { $player } fulfils contract { $contract } on slot { $slot } for blue VP.
   *[red] { $player } fulfils contract { $contract } on slot { $slot } for red VP.
}
event-allegiance_taken = { $player } takes allegiance { $allegiance }: { $condition }.
event-allegiance_proven = { $player } proves allegiance { $allegiance }: { $condition }.
event-chest_closed = { $player } reaches 8 blue VP: all VP go into the chest.
event-ship_bought = { $player } buys ship { $ship } and takes its row { $ship_row }.
event-ship_passed = { $player } passes and buys no ship.
event-declined = { $declined ->
    [trade] { $player } declines the Trade.
    [build] { $player } builds nothing.
    [captain] { $player } hires no captain.
   *[contract] { $player } fulfils no contract.
}
event-traded = { $way ->
    [gained] { $player } trades and gains ${ $n }{ $bonus ->
        [sold] , with $1 more for each { $sold } sold.
        [bought] , with $1 less for each { $bought } bought.
        [both] , with $1 more for each { $sold } sold and $1 less for each { $bought } bought.
       *[none] .
    }
    [paid] { $player } trades and pays ${ $n }{ $bonus ->
        [sold] , with $1 more for each { $sold } sold.
        [bought] , with $1 less for each { $bought } bought.
        [both] , with $1 more for each { $sold } sold and $1 less for each { $bought } bought.
       *[none] .
    }
   *[even] { $player } trades and pays nothing{ $bonus ->
        [sold] , with $1 more for each { $sold } sold.
        [bought] , with $1 less for each { $bought } bought.
        [both] , with $1 more for each { $sold } sold and $1 less for each { $bought } bought.
       *[none] .
    }
}
event-exchanged = { $player } uses the { $building }.
event-turn_ended = { $player } ends the turn.

## Rounds

event-endowed = { $player } begins with endowment { $endowment }: { $effect }.
event-first_player = { $player } goes first this round.
event-round_begins = Round { $roman } begins.
event-phase_begins = { $phase }.
event-victory_shown = { $colour ->
    [blue] The victory-type card of round { $roman } is blue.
   *[red] The victory-type card of round { $roman } is red.
}
event-ship_shown = Ship { $ship } is on offer.
event-captain_shown = Captain { $captain } joins the display.
event-contract_shown = Contract { $contract } comes to slot { $slot }.
event-contract_moved = Contract { $contract } slides to slot { $slot }.
event-wish_place = { $place ->
    [1] { $symbols ->
        [one] { $player } comes first in the people’s wish, with { $symbols } symbol.
       *[other] { $player } comes first in the people’s wish, with { $symbols } symbols.
    }
   *[2] { $symbols ->
        [one] { $player } comes second in the people’s wish, with { $symbols } symbol.
       *[other] { $player } comes second in the people’s wish, with { $symbols } symbols.
    }
}

## The end

event-conversion_chosen = { $player } has chosen how much money to turn into VP.
event-conversion_chosen-seen = { $player } has chosen: { $vp } for ${ $dollars }.
event-conversion_chosen-none = { $player } has chosen to convert nothing.
event-converted = { $player } turns ${ $dollars } into { $vp }.
event-limited = { $player } loses { $vp }: the two colours may be at most 10 apart.
event-revealed = { $player } ends with { $vp }.
event-governor = { $player } wins the title of Governor.
event-governor-shared = { $player } shares the title of Governor.
event-pirate_king = { $player } wins the title of Pirate King.
event-pirate_king-shared = { $player } shares the title of Pirate King.
event-decided = { $player } is certain to win: the game is decided.
event-stop_answered = { $player } wants to stop here.
event-stop_answered-on = { $player } wants to play on.
event-game_over = The game is over.
