### The names of things. Buildings are named by the edition.

## Resources, alone and counted

resource-wheat = wheat
    .plural = wheat
resource-wood = wood
    .plural = wood
resource-ore = ore
    .plural = ore
resource-barrel = barrel
    .plural = barrels
resource-tobacco = tobacco
    .plural = tobacco
resource-cannon = cannon
    .plural = cannons

goods-wheat = { $n } wheat
goods-wood = { $n } wood
goods-ore = { $n } ore
goods-barrel = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
goods-tobacco = { $n } tobacco
goods-cannon = { $n ->
    [one] { $n } cannon
   *[other] { $n } cannons
}
goods-none = no goods
money = ${ $n }

## Victory points: the colour, and points counted; .gained is what somebody gains

colour-blue = blue
colour-red = red
vp-blue = { $n } blue VP
    .gained = { $n } blue VP
vp-red = { $n } red VP
    .gained = { $n } red VP

## Action boards

board-governor = Governor
    .at = at the Governor
    .from = from the Governor
board-market = Market
    .at = at the Market
    .from = from the Market
board-harbor = Harbor
    .at = at the Harbor
    .from = from the Harbor
board-tavern = Tavern
    .at = in the Tavern
    .from = from the Tavern

## Wish symbols and building colours

symbol-hygiene = hygiene
symbol-security = security
symbol-entertainment = entertainment
building-none = Building not in this edition
building-colour-crown = Crown
building-colour-trades = Trades
building-colour-hygiene = Hygiene
building-colour-entertainment = Entertainment
building-colour-security = Security

## Time

roman = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
round-name = Round { $roman }
phase-setting_up = Set-up
phase-income = Income
phase-shipping = Ships
phase-acting = Actions
phase-wishing = People’s wishes
phase-growing = Population
phase-closing_round = End of round
phase-last_captains = End of the game: captains
phase-last_payments = End of the game: payments
phase-converting = End of the game: $10 for 1 VP
phase-last_allegiances = End of the game: allegiances
phase-over = The game is over

## People

player-automa = The Automa
player-unnamed = Player { $n }

## Lists

list-next = { $list }, { $item }
list-last = { $list } and { $item }
list-or = { $list } or { $item }
list-times = { $n } × { $item }
