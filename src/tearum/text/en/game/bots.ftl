### What bots say: why they like an option, and what went wrong with one.

# Each reason stands alone, in small letters, with its points behind it. The case says which way it weighs: more for the
# option, less against it.

bot-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-reason-blue = { $case ->
    [less] { $vp } less
   *[more] { $vp } more
}
bot-reason-red = { $case ->
    [less] { $vp } less
   *[more] { $vp } more
}
bot-reason-money = { $case ->
    [less] ${ $n } less
   *[more] ${ $n } more
}
bot-reason-goods = { $case ->
    [less] { $goods } less
    [swap] { $goods } instead of { $others }
   *[more] { $goods } more
}
bot-reason-income = { $case ->
    [less] { $n } population less, with { $rounds ->
        [one] { $rounds } income
       *[other] { $rounds } incomes
    } to come
   *[more] { $n } population more, with { $rounds ->
        [one] { $rounds } income
       *[other] { $rounds } incomes
    } to come
}
bot-reason-reputation = { $n ->
    [one] { $n } star
   *[other] { $n } stars
} { $case ->
    [less] less
   *[more] more
}
bot-reason-buildings = { $case ->
    [less] without the benefit of the { $building }
   *[more] the { $building } pays off from now on
}
bot-reason-room = { $n ->
    [one] { $n } free square
   *[other] { $n } free squares
} { $case ->
    [less] less
   *[more] more
} in the warehouse
bot-reason-captains = { $case ->
    [hired] captain { $captain } hired, who waits for { $cannons }
    [waiting] captain { $captain } still waits for { $cannons }
    [activated] captain { $captain } is activated, and brings nothing more
    [without] without captain { $captain }
   *[armed] { $cannons } at hand for captain { $captain }
}
bot-reason-next-building = { $case ->
    [taken] the { $building } is built, and nothing else is as close
    [less] the { $building } further away
   *[more] the { $building } in reach
}
bot-reason-next-captain = { $case ->
    [taken] captain { $captain } is hired, and no other is as close
    [less] captain { $captain } further away
   *[more] captain { $captain } in reach
}
bot-reason-next-contract = { $case ->
    [taken] contract { $contract } is fulfilled, and no other is as close
    [less] contract { $contract } further away
   *[more] contract { $contract } in reach
}
bot-reason-wishes = { $case ->
    [symbol] { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] one more
    } { $symbol } symbol { $place ->
        [1] wins
       *[2] comes second in
    } round { $roman }’s wish
    [less] gives up { $place ->
        [1] first
       *[2] second
    } place in round { $roman }’s wish
   *[more] { $place ->
        [1] first
       *[2] second
    } place in round { $roman }’s wish
}
bot-reason-symbols = { $n } { $symbol } { $n ->
    [one] symbol
   *[other] symbols
} { $case ->
    [less] less
   *[more] more
}
bot-reason-allegiance = { $case ->
    [proven] allegiance { $allegiance } is proven
   *[more] allegiance { $allegiance } proven in { $chance }%, otherwise in { $instead }%
}
bot-reason-limit = { $colour ->
    [blue] blue
   *[red] red
} { $case ->
    [less] runs { $n } ahead
   *[more] doesn’t run { $n } ahead
}, and the limit is 10
bot-reason-own-row = { $case ->
    [less] gives up row { $row } { $at }
   *[more] keeps row { $row } { $at } for later
}
bot-reason-next-row = { $case ->
    [less] leaves row { $row } { $at } to { $player }
   *[more] keeps row { $row } { $at } from { $player }
}
bot-reason-colour = { $case ->
    [less] less
   *[more] more
} { $colour ->
    [blue] blue
   *[red] red
}, which brings a title closer
bot-reason-preference = { $case ->
    [less] not to this bot’s taste
   *[more] to this bot’s taste
}
bot-reason-titles = { $case ->
    [same] makes no difference to the titles
   *[more] { $chance }% to win, otherwise { $instead }%
}
bot-reason-played-on = { $case ->
    [loses] looks better now, but wins less often when played on: { $chance }%, otherwise { $instead }%
    [fewer] looks better now, but ends with fewer VP when played on: { $n }, otherwise { $instead }
    [worse] looks better now, but does worse when played on
    [richer] looks worse now, but ends with more VP when played on: { $n }, otherwise { $instead }
    [better] looks worse now, but does better when played on
   *[wins] looks worse now, but wins more often when played on: { $chance }%, otherwise { $instead }%
}
bot-reason-blind = picks without looking

bot-fault-error = { $bot } failed ({ $detail }); { $fallback } moves in its place.
bot-fault-type = { $bot } gave an invalid answer ({ $detail }); { $fallback } moves in its place.
bot-fault-illegal = { $bot } chose an illegal action ({ $detail }); { $fallback } moves in its place.
bot-fault-slow = { $bot } took too long ({ NUMBER($detail, minimumFractionDigits: 1) } s); { $fallback } moves in its place.
bot-fault-out = { $bot } took too long too often ({ NUMBER($detail, minimumFractionDigits: 1) } s); from now on { $fallback } plays in its place.
bot-fault-deaf = { $bot } took too long and can’t be interrupted: it catches every exception. Its process was stopped.
# A fault from the folder of an earlier version, in the words it was stored in.
bot-fault-stored = { $detail }
