### La partie tour par tour : une ligne par tour, la fin d’une manche, l’origine des points.

## Un tour en une ligne ; un prix ou des gains « none » ne sont pas mentionnés

turn-of = { $player } – { $line }
turn-line = { $place } : { $deeds }
turn-next = { $list } ; { $item }
turn-place-row = { $board }, ligne { $row }
turn-place-alternative = { $board }, action alternative
turn-brings = { $deed } et gagne { $gains }
turn-ship = { $cost ->
    [none] achète le bateau { $ship }
   *[other] achète le bateau { $ship } pour { $cost }
}
turn-pass = n’achète aucun bateau
turn-build = { $cost ->
    [none] construit le bâtiment { $building }
   *[other] construit le bâtiment { $building } pour { $cost }
}
turn-hire = { $cost ->
    [none] engage le capitaine { $captain }
   *[other] engage le capitaine { $captain } pour { $cost }
}
turn-activate = { $cost ->
    [none] active le capitaine { $captain }
   *[other] active le capitaine { $captain } pour { $cost }
}
turn-fulfil = { $cost ->
    [none] remplit le contrat { $contract }
   *[other] remplit le contrat { $contract } pour { $cost }
}
turn-exchange = { $cost ->
    [none] utilise le bâtiment { $building }
   *[other] utilise le bâtiment { $building } pour { $cost }
}
turn-trade = { $sold ->
    [none] { $bought ->
        [none] troque
       *[other] achète { $bought }
    }
   *[other] { $bought ->
        [none] vend { $sold }
       *[other] vend { $sold }, achète { $bought }
    }
}{ $way ->
    [gained] , gagne { $money }
    [paid] , paie { $money }
   *[even] { "" }
}
turn-expand = { $n ->
    [one] agrandit l’entrepôt pour { $cost }
   *[other] agrandit l’entrepôt de { $n } cases pour { $cost }
}
turn-discard = défausse { $goods }
turn-allegiance = prend une allégeance ({ $condition })
turn-proven = { $cost ->
    [none] prouve son allégeance
   *[other] prouve son allégeance pour { $cost }
}
turn-chest = ferme son coffre
turn-decline = { $declined ->
    [trade] renonce au Troc
    [build] ne construit rien
    [captain] n’engage personne
   *[contract] ne remplit aucun contrat
}
turn-nothing = ne fait rien
turn-automa-removes = retire un ouvrier, sans action
turn-automa-places = place un ouvrier, sans action
turn-automa-unused = pioché d’abord, mais inutilisable : { $boards }
turn-setup = commence avec { $gains }
turn-sale = vend tout ce qui lui reste pour { $money }

## Ce que le jeu fait pour tout le monde

turn-seat-gains = { $gains ->
    [none] { $player } rien
   *[other] { $player } { $gains }
}
turn-income = Revenu : { $list }
turn-population = Population +1 : { $players }
turn-wish = Souhait du Peuple : { $list }
turn-wish-place = { $place ->
    [1] { $player } 1re place
   *[2] { $player } 2e place
}{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}
turn-wish-nobody = personne n’a les symboles demandés
turn-new-captains = { $n ->
    [one] Nouveau capitaine : { $list }.
   *[other] Nouveaux capitaines : { $list }.
}
turn-new-contracts = { $n ->
    [one] Nouveau contrat : { $list }.
   *[other] Nouveaux contrats : { $list }.
}

## Suivre les autres

page-speed = Vitesse
page-speed-label = Vitesse des tours adverses
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Instantanée
page-speed-step = Tour par tour
page-next-turn = Tour suivant
page-last-turn-of = Dernier tour { $elides ->
    [yes] d’{ $player }
   *[no] de { $player }
}
page-no-turn = Pas encore de tour dans cette partie.
page-others-moves = Ce que font les autres
page-log-enlarge = Agrandir le journal
page-round-pause = À la fin d’une manche
page-round-pause-wait = M’attendre
page-round-pause-long = Continuer après 15 secondes
page-round-pause-short = Continuer après 6 secondes
page-round-pause-never = Ne pas s’arrêter

## La fin d’une manche

round-end-title = Fin de la manche { $roman }
round-end-show = Revoir la fin de cette manche
round-end-wish = Souhait du Peuple
round-end-symbols = { $n ->
    [one] { $n } symbole
   *[other] { $n } symboles
}
round-end-place = { $place ->
    [1] 1re
   *[2] 2e
}
round-end-nobody = Personne n’a les symboles demandés.
round-end-nothing = rien
round-end-population = Population
round-end-captains = Nouveaux capitaines
round-end-contracts = Nouveaux contrats
round-end-no-cards = Pas de nouvelles cartes.
round-end-marker = Premier joueur
round-end-removing = Le marqueur est retourné : pendant la manche { $roman }, on retire les ouvriers.
round-end-placing = Le marqueur est retourné : pendant la manche { $roman }, on place les ouvriers.
round-end-victory = { $colour ->
    [blue] La carte Type de Victoire de la manche { $roman } est bleue.
   *[red] La carte Type de Victoire de la manche { $roman } est rouge.
}
round-end-income = Revenu
round-end-last = C’était la dernière manche.
round-end-continue = Continuer
round-end-by-itself = Suite dans { $n } s

## La place dans l’entrepôt, et les choix avec leur origine

overflow-excess = { $n ->
    [one] { $n } ressource de trop.
   *[other] { $n } ressources de trop.
}
overflow-discard = Défausser :
overflow-expand-all = { $n ->
    [one] Agrandir d’une case et tout garder
   *[other] Agrandir de { $n } cases et tout garder
}
choice-source-building = { $building } : que choisir ?
choice-source-building-colours = { $building } : bleu ou rouge ?
choice-source-building-cube = { $building } : blé, bois ou minerai ?
choice-source-captain = Capitaine { $captain } : que choisir ?
choice-source-captain-colours = Capitaine { $captain } : bleu ou rouge ?
choice-source-captain-cube = Capitaine { $captain } : blé, bois ou minerai ?
choice-source-contract = Emplacement du contrat { $contract } : que choisir ?
choice-source-contract-colours = Emplacement du contrat { $contract } : bleu ou rouge ?
choice-source-contract-cube = Emplacement du contrat { $contract } : blé, bois ou minerai ?
choice-source-track = Piste de Réputation, case { $step } : que choisir ?
choice-source-track-colours = Piste de Réputation, case { $step } : bleu ou rouge ?
choice-source-track-cube = Piste de Réputation, case { $step } : blé, bois ou minerai ?
choice-source-endowment = Dotation de départ : que choisir ?
choice-source-endowment-colours = Dotation de départ : bleu ou rouge ?
choice-source-endowment-cube = Dotation de départ : blé, bois ou minerai ?
choice-source-wish = Souhait du Peuple : que choisir ?
choice-source-wish-colours = Souhait du Peuple : bleu ou rouge ?
choice-source-wish-cube = Souhait du Peuple : blé, bois ou minerai ?
choice-source-board = { $board } : que choisir ?
choice-source-board-colours = { $board } : bleu ou rouge ?
choice-source-board-cube = { $board } : blé, bois ou minerai ?

## D’où viennent les points

score-title = D’où viennent les points
score-show = Détail des points
score-source = Origine
score-endowment = Dotation de départ
score-buildings = Bâtiments
score-captains = Capitaines
score-contracts = Contrats
score-boards = Plateaux d’action
score-track = Piste de Réputation
score-wishes = Souhaits du Peuple
score-allegiance = Allégeance
score-conversion = 10 $ pour 1 PV
score-limit = Écart de plus de 10
score-total = Total
score-tie-governor = { $players } ont autant de PV bleus. { $winner } a plus de PV rouges et devient Gouverneur.
score-tie-governor-shared = { $players } ont autant de PV bleus et autant de PV rouges : ils partagent le titre de Gouverneur.
score-tie-king = { $players } ont autant de PV rouges. { $winner } a plus de PV bleus et devient Roi des Pirates.
score-tie-king-shared = { $players } ont autant de PV rouges et autant de PV bleus : ils partagent le titre de Roi des Pirates.
score-unproven-ahead = Au moins autant de PV bleus, mais aucune allégeance prouvée : { $players }.
page-abandoned = La partie a été abandonnée.
page-abandoned-text = Personne ne gagne. Vous pouvez rejouer avec les mêmes joueurs ou revoir ce qui a été joué.
