### Ce que disent les bots : pourquoi une option leur plaît, et ce qui a mal tourné.

# Chaque raison se lit seule, suivie de ses points. Le cas dit de quel côté elle pèse : more pour l’option, less contre.

bot-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-reason-blue = { $case ->
    [less] { $vp } de moins
   *[more] { $vp } de plus
}
bot-reason-red = { $case ->
    [less] { $vp } de moins
   *[more] { $vp } de plus
}
bot-reason-money = { $case ->
    [less] { $n } $ de moins
   *[more] { $n } $ de plus
}
bot-reason-goods = { $case ->
    [less] { $goods } de moins
    [swap] { $goods } au lieu de { $others }
   *[more] { $goods } de plus
}
bot-reason-income = { $case ->
    [less] { $n } de population de moins, avec encore { $rounds ->
        [one] { $rounds } revenu
       *[other] { $rounds } revenus
    }
   *[more] { $n } de population de plus, avec encore { $rounds ->
        [one] { $rounds } revenu
       *[other] { $rounds } revenus
    }
}
bot-reason-reputation = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
} { $case ->
    [less] de moins
   *[more] de plus
}
bot-reason-buildings = { $case ->
    [less] sans ce que rapporte le bâtiment { $building }
   *[more] le bâtiment { $building } rapporte dès maintenant
}
bot-reason-room = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
} { $case ->
    [less] de moins
   *[more] de plus
} dans l’entrepôt
bot-reason-captains = { $case ->
    [hired] capitaine { $captain } engagé, qui attend { $cannons }
    [waiting] le capitaine { $captain } attend toujours { $cannons }
    [activated] le capitaine { $captain } est activé et ne rapporte plus rien
    [without] sans le capitaine { $captain }
   *[armed] { $cannons } à disposition pour le capitaine { $captain }
}
bot-reason-next-building = { $case ->
    [taken] le bâtiment { $building } est construit, et aucun autre n’est aussi proche
    [less] le bâtiment { $building } plus loin
   *[more] le bâtiment { $building } à portée
}
bot-reason-next-captain = { $case ->
    [taken] le capitaine { $captain } est engagé, et aucun autre n’est aussi proche
    [less] le capitaine { $captain } plus loin
   *[more] le capitaine { $captain } à portée
}
bot-reason-next-contract = { $case ->
    [taken] le contrat { $contract } est rempli, et aucun autre n’est aussi proche
    [less] le contrat { $contract } plus loin
   *[more] le contrat { $contract } à portée
}
bot-reason-wishes = { $case ->
    [symbol] { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] encore un
    } symbole { $symbol }, qui { $place ->
        [1] remporte
       *[2] donne la deuxième place pour
    } le souhait de la manche { $roman }
    [less] renonce à la { $place ->
        [1] première
       *[2] deuxième
    } place pour le souhait de la manche { $roman }
   *[more] { $place ->
        [1] première
       *[2] deuxième
    } place pour le souhait de la manche { $roman }
}
bot-reason-symbols = { $n ->
    [one] { $n } symbole
   *[other] { $n } symboles
} { $symbol } { $case ->
    [less] de moins
   *[more] de plus
}
bot-reason-allegiance = { $case ->
    [proven] l’allégeance { $allegiance } est prouvée
   *[more] allégeance { $allegiance } prouvée à { $chance } %, sinon à { $instead } %
}
bot-reason-limit = le { $colour ->
    [blue] bleu
   *[red] rouge
} { $case ->
    [less] a { $n } d’avance
   *[more] n’a pas { $n } d’avance
}, et la limite est de 10
bot-reason-own-row = { $case ->
    [less] renonce à la ligne { $row } { $at }
   *[more] se garde la ligne { $row } { $at }
}
bot-reason-next-row = { $case ->
    [less] laisse à { $player } la ligne { $row } { $at }
   *[more] ne laisse pas à { $player } la ligne { $row } { $at }
}
bot-reason-colour = { $case ->
    [less] moins
   *[more] plus
} de { $colour ->
    [blue] bleu
   *[red] rouge
}, qui rapproche d’un titre
bot-reason-preference = { $case ->
    [less] contraire aux goûts de ce bot
   *[more] au goût de ce bot
}
bot-reason-titles = { $case ->
    [same] ne change rien aux titres
   *[more] { $chance } % de gagner, sinon { $instead } %
}
bot-reason-played-on = { $case ->
    [loses] paraît meilleur maintenant, mais gagne moins souvent par la suite : { $chance } %, sinon { $instead } %
    [fewer] paraît meilleur maintenant, mais finit avec moins de PV : { $n }, sinon { $instead }
    [worse] paraît meilleur maintenant, mais tourne moins bien par la suite
    [richer] paraît moins bon maintenant, mais finit avec plus de PV : { $n }, sinon { $instead }
    [better] paraît moins bon maintenant, mais tourne mieux par la suite
   *[wins] paraît moins bon maintenant, mais gagne plus souvent par la suite : { $chance } %, sinon { $instead } %
}
bot-reason-blind = choisit sans regarder

bot-fault-error = { $bot } est tombé en panne ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-type = { $bot } a répondu par autre chose qu’une réponse ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-illegal = { $bot } a choisi une action interdite ici ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-slow = { $bot } a été trop lent ({ NUMBER($detail, minimumFractionDigits: 1) } s) ; { $fallback } joue à sa place.
bot-fault-out = { $bot } a été trop lent une fois de trop ({ NUMBER($detail, minimumFractionDigits: 1) } s) ; désormais, { $fallback } joue à sa place.
bot-fault-deaf = { $bot } a été trop lent et ne se laisse pas interrompre : il intercepte tout. Son processus s’arrête ici.
# Une panne tirée du dossier d’une version antérieure, telle qu’elle y est notée.
bot-fault-stored = { $detail }
