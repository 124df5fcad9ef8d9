### A player’s panel on the table: what is owned, what is aimed at, what the icons mean.

## How far an allegiance is

progress-buildings = { $needed ->
    [one] { $have } of { $needed } building
   *[other] { $have } of { $needed } buildings
}
progress-one_colour = { $needed ->
    [one] { $have } of { $needed } building of one colour
   *[other] { $have } of { $needed } buildings of one colour
}
progress-captains = { $needed ->
    [one] { $have } of { $needed } captain
   *[other] { $have } of { $needed } captains
}
progress-contracts = { $needed ->
    [one] { $have } of { $needed } contract
   *[other] { $have } of { $needed } contracts
}
progress-population = population { $have } of { $needed }
progress-reputation = reputation { $have } of { $needed }
progress-money = { $have } of { $needed }
progress-goods = { $have } of { $goods }
progress-difference = blue and red VP { $have } apart, at most { $needed }
progress-hidden = blue and red VP at most { $needed } apart: hidden in the chest

## What the icons of a player’s panel mean

explain = { $what }: { $meaning }
explain-money = pays for ships, captains, expansions and what is bought in a Trade.
explain-population = brings as many $ at the start of each round.
explain-reputation = the step reached on the Reputation Track. Some steps give a reward.
explain-symbol = wish symbols. Whoever has the most of those the people wish for is rewarded at the end of the round.
explain-warehouse = goods that don’t fit have to be discarded.
explain-token = { $n ->
    [one] { $n } more square can be opened, for { $money }.
   *[other] { $n } more squares can be opened, the next one for { $money }.
}
explain-blue = they serve the Crown. Whoever has the most and a proven allegiance becomes Governor.
explain-red = they serve the People. Whoever has the most becomes Pirate King.
explain-chest = the VP stay hidden in it until the end of the game.
explain-first = this player has the first turn of the round.
panel-cards = Cards of { $player }
panel-proven = proven
