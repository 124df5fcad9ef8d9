### Effekte, dauerhafte Effekte und Bedingungen, in Worten.

## Ein Symbol. Ressourcen und SP stehen in names.ftl.

icon-star = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
icon-population = Bevölkerung +{ $n }
icon-cube = { $n ->
    [one] { $n } beliebiger Würfel
   *[other] { $n } beliebige Würfel
}
icon-expansion = { $n ->
    [one] { $n } Lagerfeld mehr
   *[other] { $n } Lagerfelder mehr
}
icon-all_expansions = alle deine Lagererweiterungsmarker entfernen
icon-trade = Handel
icon-contract = Vertrag
icon-build = { $less ->
    [0] Bauen
    [one] Bauen mit { $less } Würfel weniger
   *[other] Bauen mit { $less } Würfeln weniger
}
icon-captain = { $less ->
    [0] Kapitän
   *[other] Kapitän für { $less } $ weniger
}

## Symbole verbunden: eines mehr, eines nach einer Aktion oder eine Aktion nach einem, die andere Seite eines „/“

effect-more = { $effect }, { $icon }
effect-then = { $effect }, dann { $icon }
effect-or = { $effect } oder { $other }
effect-or-long = { $effect }; oder { $other }
effect-none = nichts

## Dauerhafte Effekte der Gebäude

permanent-income_money = In jeder Einkommensphase erhältst du { $n } $ mehr.
permanent-ship_less = Jedes Schiff kostet dich { $n } $ weniger.
permanent-captain_less = Jeder Kapitän kostet dich { $n } $ weniger.
permanent-cube_less = { $n ->
    [one] Jedes Gebäude kostet dich { $n } beliebigen Würfel weniger.
   *[other] Jedes Gebäude kostet dich { $n } beliebige Würfel weniger.
}
permanent-build_money = Für jedes Gebäude, das du baust, erhältst du { $n } $.
permanent-governor_blue = { $n ->
    [one] Für jede Aktion auf dem Gouverneursbrett erhältst du { $n } blauen SP.
   *[other] Für jede Aktion auf dem Gouverneursbrett erhältst du { $n } blaue SP.
}
permanent-exchange = Du darfst jederzeit { $give } gegen { $take } tauschen.
permanent-city_hall = In deinem Aktionszug darfst du Fässer in ebenso viele Sterne umwandeln.
permanent-foundry = In der Einkommensphase darfst du Erz in ebenso viele Kanonen umwandeln.

## Bedingungen der Treuekarten

condition-buildings = { $n } Gebäude gebaut
condition-one_colour = { $n } Gebäude einer Farbe gebaut
condition-captains = { $n ->
    [one] { $n } Kapitän angeheuert
   *[other] { $n } Kapitäne angeheuert
}
condition-contracts = { $n ->
    [one] { $n } Vertrag erfüllt
   *[other] { $n } Verträge erfüllt
}
condition-population = Bevölkerung { $n } erreicht
condition-reputation = Ansehen { $n } erreicht
condition-difference = Blaue und rote SP am Spielende höchstens { $n } auseinander
condition-money = { $n } $ auf einmal abgelegt
condition-goods = { $goods } zusammen abgelegt
