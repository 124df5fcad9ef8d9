### Effets, effets permanents et conditions, en mots.

## Une icône. Les ressources et les PV sont dans names.ftl.

icon-star = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
icon-population = population +{ $n }
icon-cube = { $n ->
    [one] { $n } cube au choix
   *[other] { $n } cubes au choix
}
icon-expansion = { $n ->
    [one] { $n } case d’entrepôt de plus
   *[other] { $n } cases d’entrepôt de plus
}
icon-all_expansions = retrait de tous vos jetons d’expansion
icon-trade = Troc
icon-contract = Contrat
icon-build = { $less ->
    [0] Construction
    [one] Construction avec { $less } cube de moins
   *[other] Construction avec { $less } cubes de moins
}
icon-captain = { $less ->
    [0] Capitaine
   *[other] Capitaine à { $less } $ de moins
}

## Les icônes assemblées : une de plus, une après une action ou une action après une, l’autre côté d’un « / »

effect-more = { $effect }, { $icon }
effect-then = { $effect }, puis { $icon }
effect-or = { $effect } ou { $other }
effect-or-long = { $effect } ; ou { $other }
effect-none = rien

## Effets permanents des bâtiments

permanent-income_money = Vous gagnez { $n } $ de plus à chaque phase de revenu.
permanent-ship_less = Chaque bateau vous coûte { $n } $ de moins.
permanent-captain_less = Chaque capitaine vous coûte { $n } $ de moins.
permanent-cube_less = { $n ->
    [one] Chaque bâtiment vous coûte { $n } cube de moins, au choix.
   *[other] Chaque bâtiment vous coûte { $n } cubes de moins, au choix.
}
permanent-build_money = Vous gagnez { $n } $ pour chaque bâtiment que vous construisez.
permanent-governor_blue = { $n ->
    [one] Vous gagnez { $n } PV bleu pour chaque action sur le plateau Gouverneur.
   *[other] Vous gagnez { $n } PV bleus pour chaque action sur le plateau Gouverneur.
}
permanent-exchange = À tout moment, vous pouvez échanger { $give } contre { $take }.
permanent-city_hall = À votre tour d’action, vous pouvez convertir des tonneaux en autant d’étoiles.
permanent-foundry = En phase de revenu, vous pouvez convertir des minerais en autant de canons.

## Conditions des allégeances

condition-buildings = { $n ->
    [one] { $n } bâtiment construit
   *[other] { $n } bâtiments construits
}
condition-one_colour = { $n ->
    [one] { $n } bâtiment d’une même couleur construit
   *[other] { $n } bâtiments d’une même couleur construits
}
condition-captains = { $n ->
    [one] { $n } capitaine engagé
   *[other] { $n } capitaines engagés
}
condition-contracts = { $n ->
    [one] { $n } contrat rempli
   *[other] { $n } contrats remplis
}
condition-population = Population { $n } atteinte
condition-reputation = Réputation { $n } atteinte
condition-difference = { $n } PV d’écart au plus entre bleus et rouges à la fin de la partie
condition-money = { $n } $ défaussés en une fois
condition-goods = { $goods } défaussés en même temps
