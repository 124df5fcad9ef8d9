### Effects, permanent effects and conditions, in words.

## One icon. Resources and VP are in names.ftl.

icon-star = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
icon-population = population +{ $n }
icon-cube = { $n ->
    [one] { $n } cube of your choice
   *[other] { $n } cubes of your choice
}
icon-expansion = { $n ->
    [one] { $n } more warehouse square
   *[other] { $n } more warehouse squares
}
icon-all_expansions = all your expansion tokens removed
icon-trade = Trade
icon-contract = Contract
icon-build = { $less ->
    [0] Build
    [one] Build with { $less } cube less
   *[other] Build with { $less } cubes less
}
icon-captain = { $less ->
    [0] Captain
   *[other] Captain for ${ $less } less
}

## Icons joined: one more, one after an action or an action after one, and the other side of a “/”

effect-more = { $effect }, { $icon }
effect-then = { $effect }, then { $icon }
effect-or = { $effect } or { $other }
effect-or-long = { $effect }; or { $other }
effect-none = nothing

## Permanent effects of buildings

permanent-income_money = You gain ${ $n } more in every income phase.
permanent-ship_less = Each ship costs you ${ $n } less.
permanent-captain_less = Each captain costs you ${ $n } less.
permanent-cube_less = { $n ->
    [one] Each building costs you { $n } cube less, of your choice.
   *[other] Each building costs you { $n } cubes less, of your choice.
}
permanent-build_money = You gain ${ $n } for each building you build.
permanent-governor_blue = You gain { $n } blue VP for each action at the Governor.
permanent-exchange = At any time, you may exchange { $give } for { $take }.
permanent-city_hall = On your action turn, you may turn barrels into as many stars.
permanent-foundry = In the income phase, you may turn ore into as many cannons.

## Conditions of allegiances

condition-buildings = { $n ->
    [one] { $n } building built
   *[other] { $n } buildings built
}
condition-one_colour = { $n ->
    [one] { $n } building of one colour built
   *[other] { $n } buildings of one colour built
}
condition-captains = { $n ->
    [one] { $n } captain hired
   *[other] { $n } captains hired
}
condition-contracts = { $n ->
    [one] { $n } contract fulfilled
   *[other] { $n } contracts fulfilled
}
condition-population = Population { $n } reached
condition-reputation = Reputation { $n } reached
condition-difference = Blue and red VP at most { $n } apart at the end of the game
condition-money = ${ $n } discarded in one go
condition-goods = { $goods } discarded together
