### Le panneau d’un joueur : ce qu’il possède, ce qu’il vise, ce que disent les icônes.

## Où en est une allégeance

progress-buildings = { $have ->
    [one] { $have } bâtiment sur { $needed }
   *[other] { $have } bâtiments sur { $needed }
}
progress-one_colour = { $have ->
    [one] { $have } bâtiment d’une même couleur sur { $needed }
   *[other] { $have } bâtiments d’une même couleur sur { $needed }
}
progress-captains = { $have ->
    [one] { $have } capitaine sur { $needed }
   *[other] { $have } capitaines sur { $needed }
}
progress-contracts = { $have ->
    [one] { $have } contrat sur { $needed }
   *[other] { $have } contrats sur { $needed }
}
progress-population = population : { $have } sur { $needed }
progress-reputation = réputation : { $have } sur { $needed }
progress-money = { $have } sur { $needed }
progress-goods = { $have } sur { $goods }
progress-difference = écart entre PV bleus et PV rouges : { $have }, { $needed } au plus
progress-hidden = écart entre PV bleus et PV rouges, { $needed } au plus : caché dans le coffre

## Ce que disent les icônes

explain = { $what } : { $meaning }
explain-money = sert à payer les bateaux, les capitaines, les expansions et les achats du Troc.
explain-population = rapporte autant de $ au début de chaque manche.
explain-reputation = la case atteinte sur la piste de Réputation. Certaines cases donnent une récompense.
explain-symbol = symboles de souhait. À la fin de la manche, le Peuple récompense qui a le plus de symboles demandés.
explain-warehouse = ce qui n’y tient pas doit être défaussé.
explain-token = { $n ->
    [one] { $n } case peut encore être ouverte, pour { $money }.
   *[other] { $n } cases peuvent encore être ouvertes, la prochaine pour { $money }.
}
explain-blue = ils servent la Couronne. Qui en a le plus, avec une allégeance prouvée, devient Gouverneur.
explain-red = ils servent le Peuple. Qui en a le plus devient Roi des Pirates.
explain-chest = les PV y restent cachés jusqu’à la fin de la partie.
explain-first = ce joueur commence la manche.
panel-cards = { $elides ->
    [yes] Cartes d’{ $player }
   *[no] Cartes de { $player }
}
panel-proven = prouvée
