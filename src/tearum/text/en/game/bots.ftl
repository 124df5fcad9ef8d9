### What bots say: why they like an option, and what went wrong with one.

# Each reason is a sentence that stands alone. The case says which way it weighs: more for the option, less against it.

bot-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-reason-blue = { $case ->
    [less] You get { $vp } less.
   *[more] You get { $vp } more.
}
bot-reason-red = { $case ->
    [less] You get { $vp } less.
   *[more] You get { $vp } more.
}
bot-reason-money = { $case ->
    [less] It leaves you with ${ $n } less.
   *[more] It leaves you with ${ $n } more.
}
bot-reason-goods = { $case ->
    [less] You have { $goods } less.
    [swap] You have { $goods } instead of { $others }.
   *[more] You have { $goods } more.
}
bot-reason-income = { $case ->
    [less] Your population is { $n } lower, so you gain that much less in { $rounds ->
        [one] the last income phase.
       *[other] each of the next { $rounds } income phases.
    }
   *[more] Your population is { $n } higher, so you gain that much more in { $rounds ->
        [one] the last income phase.
       *[other] each of the next { $rounds } income phases.
    }
}
bot-reason-reputation = You get { $n } { $case ->
    [less] fewer
   *[more] more
} { $n ->
    [one] star.
   *[other] stars.
}
bot-reason-buildings = { $case ->
    [less] You go without what the { $building } gives.
   *[more] The { $building } pays off from now on.
}
bot-reason-room = Your warehouse has { $n } { $case ->
    [less] fewer
   *[more] more
} free { $n ->
    [one] square.
   *[other] squares.
}
bot-reason-captains = { $case ->
    [hired] You hire captain { $captain }, who then waits for { $cannons }.
    [waiting] Captain { $captain } still waits for { $cannons }.
    [activated] Captain { $captain } is activated and brings nothing more.
    [without] You go without captain { $captain }.
   *[armed] You have { $cannons } at hand for captain { $captain }.
}
bot-reason-next-building = { $case ->
    [taken] You build the { $building }, and no other building is as close.
    [less] It takes you further from the { $building }.
   *[more] It brings the { $building } within reach.
}
bot-reason-next-captain = { $case ->
    [taken] You hire captain { $captain }, and no other is as close.
    [less] It takes you further from captain { $captain }.
   *[more] It brings captain { $captain } within reach.
}
bot-reason-next-contract = { $case ->
    [taken] You fulfil contract { $contract }, and no other is as close.
    [less] It takes you further from contract { $contract }.
   *[more] It brings contract { $contract } within reach.
}
bot-reason-wishes = { $case ->
    [symbol] Your { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] next
    } { $symbol } symbol { $place ->
        [1] wins
       *[2] comes second in
    } round { $roman }’s wish.
    [less] You give up { $place ->
        [1] first
       *[2] second
    } place in round { $roman }’s wish.
   *[more] You come { $place ->
        [1] first
       *[2] second
    } in round { $roman }’s wish.
}
bot-reason-symbols = You have { $n } { $case ->
    [less] fewer
   *[more] more
} { $symbol } { $n ->
    [one] symbol.
   *[other] symbols.
}
bot-reason-allegiance = { $case ->
    [proven] Your allegiance { $allegiance } is proven.
   *[more] You prove allegiance { $allegiance } in { $chance } of 100 games instead of { $instead }.
}
bot-reason-limit = Your { $colour ->
    [blue] blue
   *[red] red
} VP { $case ->
    [less] get { $n } ahead
   *[more] don’t get { $n } ahead
} of the other colour; a lead beyond 10 is lost.
bot-reason-own-row = { $case ->
    [less] You give up row { $row } { $at }.
   *[more] You keep row { $row } { $at } for later.
}
bot-reason-next-row = { $case ->
    [less] { $player } can then use row { $row } { $at }.
   *[more] { $player } can’t use row { $row } { $at } then.
}
bot-reason-colour = { $case ->
    [less] It brings less
   *[more] It brings more
} { $colour ->
    [blue] blue
   *[red] red
}, the colour that takes you closest to a title.
bot-reason-preference = { $case ->
    [less] This bot doesn’t like such moves.
   *[more] This bot likes such moves.
}
bot-reason-titles = { $case ->
    [same] It makes no difference to the titles.
   *[more] You win { $chance } of 100 games instead of { $instead }.
}
bot-reason-played-on = { $case ->
    [loses] It is tempting now but costs you later: you win { $chance } of 100 games instead of { $instead }.
    [fewer] It is tempting now, but you end the game with fewer VP: { $n } instead of { $instead }.
    [worse] It is tempting now but turns out worse later.
    [richer] It pays off later: you end the game with { $n } VP instead of { $instead }.
    [better] It pays off later.
   *[wins] It pays off later: you win { $chance } of 100 games instead of { $instead }.
}
bot-reason-blind = Picked at random.

bot-fault-error = { $bot } failed ({ $detail }); { $fallback } moves in its place.
bot-fault-type = { $bot } gave an invalid answer ({ $detail }); { $fallback } moves in its place.
bot-fault-illegal = { $bot } chose an illegal action ({ $detail }); { $fallback } moves in its place.
bot-fault-slow = { $bot } took too long ({ NUMBER($detail, minimumFractionDigits: 1) } s); { $fallback } moves in its place.
bot-fault-out = { $bot } took too long too often ({ NUMBER($detail, minimumFractionDigits: 1) } s); from now on { $fallback } plays in its place.
bot-fault-deaf = { $bot } took too long and can’t be interrupted: it catches every exception. Its process was stopped.
# A fault from the folder of an earlier version, in the words it was stored in.
bot-fault-stored = { $detail }
