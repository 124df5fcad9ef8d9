### Ce que disent les bots : pourquoi une option leur plaît, et ce qui a mal tourné.

# Chaque raison est une phrase. Le cas dit de quel côté elle pèse : more pour l’option, less contre.

bot-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-reason-blue = { $case ->
    [less] Vous gagnez { $vp } de moins.
   *[more] Vous gagnez { $vp } de plus.
}
bot-reason-red = { $case ->
    [less] Vous gagnez { $vp } de moins.
   *[more] Vous gagnez { $vp } de plus.
}
bot-reason-money = { $case ->
    [less] Il vous reste { $n } $ de moins.
   *[more] Il vous reste { $n } $ de plus.
}
bot-reason-goods = { $case ->
    [less] Vous avez { $goods } de moins.
    [swap] Vous avez { $goods } au lieu de { $others }.
   *[more] Vous avez { $goods } de plus.
}
bot-reason-income = { $case ->
    [less] Votre population est plus basse de { $n }, et cet argent vous manque { $rounds ->
        [one] au dernier revenu.
       *[other] à chacun des { $rounds } prochains revenus.
    }
   *[more] Votre population est plus haute de { $n }, ce qui rapporte { $rounds ->
        [one] au dernier revenu.
       *[other] à chacun des { $rounds } prochains revenus.
    }
}
bot-reason-reputation = Vous gagnez { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
} { $case ->
    [less] de moins.
   *[more] de plus.
}
bot-reason-buildings = { $case ->
    [less] Vous renoncez à ce que rapporte le bâtiment { $building }.
   *[more] Le bâtiment { $building } rapporte dès maintenant.
}
bot-reason-room = Votre entrepôt a { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
} { $case ->
    [less] de moins.
   *[more] de plus.
}
bot-reason-captains = { $case ->
    [hired] Vous engagez le capitaine { $captain }, qui attendra { $cannons }.
    [waiting] Le capitaine { $captain } attend toujours { $cannons }.
    [activated] Le capitaine { $captain } est activé et ne rapporte plus rien.
    [without] Vous vous passez du capitaine { $captain }.
   *[armed] Vous avez { $cannons } pour le capitaine { $captain }.
}
bot-reason-next-building = { $case ->
    [taken] Vous construisez le bâtiment { $building }, et aucun autre n’est aussi proche.
    [less] Le bâtiment { $building } s’éloigne.
   *[more] Le bâtiment { $building } est à votre portée.
}
bot-reason-next-captain = { $case ->
    [taken] Vous engagez le capitaine { $captain }, et aucun autre n’est aussi proche.
    [less] Le capitaine { $captain } s’éloigne.
   *[more] Le capitaine { $captain } est à votre portée.
}
bot-reason-next-contract = { $case ->
    [taken] Vous remplissez le contrat { $contract }, et aucun autre n’est aussi proche.
    [less] Le contrat { $contract } s’éloigne.
   *[more] Le contrat { $contract } est à votre portée.
}
bot-reason-wishes = { $case ->
    [symbol] Votre { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] prochain
    } symbole { $symbol } { $place ->
        [1] vous donne la première place du
       *[2] vous donne la deuxième place du
    } souhait de la manche { $roman }.
    [less] Vous renoncez à la { $place ->
        [1] première
       *[2] deuxième
    } place du souhait de la manche { $roman }.
   *[more] Vous prenez la { $place ->
        [1] première
       *[2] deuxième
    } place du souhait de la manche { $roman }.
}
bot-reason-symbols = Vous avez { $n ->
    [one] { $n } symbole
   *[other] { $n } symboles
} { $symbol } { $case ->
    [less] de moins.
   *[more] de plus.
}
bot-reason-allegiance = { $case ->
    [proven] Votre allégeance { $allegiance } est prouvée.
   *[more] Vous prouvez l’allégeance { $allegiance } dans { $chance } parties sur 100 au lieu de { $instead }.
}
bot-reason-limit = Vos PV { $colour ->
    [blue] bleus
   *[red] rouges
} { $case ->
    [less] prennent
   *[more] ne prennent pas
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’avance sur l’autre couleur ; au-delà de 10, les points d’avance sont perdus.
bot-reason-own-row = { $case ->
    [less] Vous renoncez à la ligne { $row } { $at }.
   *[more] Vous gardez la ligne { $row } { $at } pour plus tard.
}
bot-reason-next-row = { $case ->
    [less] { $player } pourra alors jouer la ligne { $row } { $at }.
   *[more] { $player } ne pourra alors pas jouer la ligne { $row } { $at }.
}
bot-reason-colour = { $case ->
    [less] Cela rapporte moins
   *[more] Cela rapporte plus
} de { $colour ->
    [blue] bleu
   *[red] rouge
}, la couleur qui vous rapproche le plus d’un titre.
bot-reason-preference = { $case ->
    [less] Ce bot n’aime pas ce genre de coup.
   *[more] Ce bot aime ce genre de coup.
}
bot-reason-titles = { $case ->
    [same] Cela ne change rien aux titres.
   *[more] Vous gagnez { $chance } parties sur 100 au lieu de { $instead }.
}
bot-reason-played-on = { $case ->
    [loses] C’est tentant, mais vous le payez plus tard : vous gagnez { $chance } parties sur 100 au lieu de { $instead }.
    [fewer] C’est tentant, mais vous finissez avec moins de PV : { $n } au lieu de { $instead }.
    [worse] C’est tentant, mais la suite est moins bonne.
    [richer] C’est payant par la suite : vous finissez avec { $n } PV au lieu de { $instead }.
    [better] C’est payant par la suite.
   *[wins] C’est payant par la suite : vous gagnez { $chance } parties sur 100 au lieu de { $instead }.
}
bot-reason-blind = Choisi au hasard.

bot-fault-error = { $bot } a échoué ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-type = { $bot } a donné une réponse non valide ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-illegal = { $bot } a choisi une action interdite ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-slow = { $bot } a été trop lent ({ NUMBER($detail, minimumFractionDigits: 1) } s) ; { $fallback } joue à sa place.
bot-fault-out = { $bot } a été trop lent trop souvent ({ NUMBER($detail, minimumFractionDigits: 1) } s) ; désormais, { $fallback } joue à sa place.
bot-fault-deaf = { $bot } a été trop lent et ne se laisse pas interrompre : il intercepte toutes les exceptions. Son processus a été arrêté.
# Une panne tirée du dossier d’une version antérieure, telle qu’elle y est notée.
bot-fault-stored = { $detail }
