### Ce qui s’est passé, une ligne du journal par événement. Les lignes commencent par le joueur.

## Gains et paiements

event-money-gained = { $cause ->
    [income] { $player } gagne { $n } $ de revenu.
    [trade] { $player } gagne { $n } $ au Troc.
    [standing] { $player } gagne { $n } $ grâce à un bâtiment.
    [last_sale] { $player } gagne { $n } $ à la vente finale.
   *[other] { $player } gagne { $n } $.
}
event-money-paid = { $cause ->
    [ship] { $player } paie { $n } $ pour le bateau.
    [trade] { $player } paie { $n } $ au Troc.
    [captain] { $player } paie { $n } $ pour le capitaine.
    [allegiance] { $player } paie { $n } $ pour l’allégeance.
    [expansion] { $player } paie { $n } $ pour agrandir l’entrepôt.
    [conversion] { $player } paie { $n } $ pour des PV.
   *[other] { $player } paie { $n } $.
}
event-goods-gained = { $cause ->
    [ship] { $player } prend { $goods } sur le bateau.
    [trade] { $player } achète { $goods }.
    [exchange] { $player } gagne { $goods } en échange.
   *[other] { $player } gagne { $goods }.
}
event-goods-paid = { $cause ->
    [trade] { $player } vend { $goods }.
    [last_sale] { $player } vend { $goods } à la vente finale.
    [build] { $player } paie { $goods } pour le bâtiment.
    [captain] { $player } paie { $goods } pour le capitaine.
    [contract] { $player } paie { $goods } pour le contrat.
    [allegiance] { $player } paie { $goods } pour l’allégeance.
    [exchange] { $player } donne { $goods } en échange.
    [discard] { $player } défausse { $goods }.
   *[other] { $player } paie { $goods }.
}
event-lost = { $player } perd { $goods }, faute de place.
event-vp = { $cause ->
    [contract] { $player } gagne { $vp } pour le contrat.
    [allegiance] { $player } gagne { $vp } pour l’allégeance.
    [conversion] { $player } gagne { $vp } contre de l’argent.
    [standing] { $player } gagne { $vp } grâce à un bâtiment.
   *[other] { $player } gagne { $vp }.
}
event-star = { $player } gagne une étoile et atteint la case { $step } de la piste de Réputation.
event-population = { $player } augmente sa population de { $steps } et atteint { $population }.
event-expansion = { $player } retire gratuitement un jeton d’expansion à { $cost } $.
event-expansion-paid = { $player } retire un jeton d’expansion à { $cost } $.

## Les tours

event-worker_removed = { $player } retire un ouvrier { $from } : ligne { $row }.
event-worker_placed = { $player } place un ouvrier { $at } : ligne { $row }.
event-action_taken = { $player } joue l’action de la ligne { $at }.
event-action_taken-alternative = { $player } joue l’action alternative { $at }.
event-automa_token = { $player } pioche un jeton : { $board }.
event-automa_token-unused = { $player } pioche un jeton : { $board }, inutilisable.
event-built = { $player } construit le bâtiment { $building }.
event-hired = { $player } engage le capitaine { $captain }.
event-activated = { $player } active le capitaine { $captain }.
event-fulfilled = { $colour ->
    [blue] { $player } remplit le contrat { $contract } à l’emplacement { $slot } pour des PV bleus.
   *[red] { $player } remplit le contrat { $contract } à l’emplacement { $slot } pour des PV rouges.
}
event-allegiance_taken = { $player } prend l’allégeance { $allegiance } : { $condition }.
event-allegiance_proven = { $player } prouve son allégeance { $allegiance } : { $condition }.
event-chest_closed = { $player } atteint 8 PV bleus : tous ses PV vont dans son coffre.
event-ship_bought = { $player } achète le bateau { $ship } et prend la ligne { $ship_row }.
event-ship_passed = { $player } passe sans acheter de bateau.
event-declined = { $declined ->
    [trade] { $player } renonce au Troc.
    [build] { $player } ne construit rien.
    [captain] { $player } n’engage aucun capitaine.
   *[contract] { $player } ne remplit aucun contrat.
}
event-traded = { $way ->
    [gained] { $player } troque et gagne { $n } ${ $bonus ->
        [sold] , avec 1 $ de plus par { $sold } vendu.
        [bought] , avec 1 $ de moins par { $bought } acheté.
        [both] , avec 1 $ de plus par { $sold } vendu et 1 $ de moins par { $bought } acheté.
       *[none] .
    }
    [paid] { $player } troque et paie { $n } ${ $bonus ->
        [sold] , avec 1 $ de plus par { $sold } vendu.
        [bought] , avec 1 $ de moins par { $bought } acheté.
        [both] , avec 1 $ de plus par { $sold } vendu et 1 $ de moins par { $bought } acheté.
       *[none] .
    }
   *[even] { $player } troque et ne paie rien{ $bonus ->
        [sold] , avec 1 $ de plus par { $sold } vendu.
        [bought] , avec 1 $ de moins par { $bought } acheté.
        [both] , avec 1 $ de plus par { $sold } vendu et 1 $ de moins par { $bought } acheté.
       *[none] .
    }
}
event-exchanged = { $player } utilise le bâtiment { $building }.
event-turn_ended = { $player } termine son tour.

## Les manches

event-endowed = { $player } commence avec la dotation de départ { $endowment } : { $effect }.
event-first_player = { $player } commence cette manche.
event-round_begins = La manche { $roman } commence.
event-phase_begins = { $phase }.
event-victory_shown = { $colour ->
    [blue] La carte Type de Victoire de la manche { $roman } est bleue.
   *[red] La carte Type de Victoire de la manche { $roman } est rouge.
}
event-ship_shown = Le bateau { $ship } est en vente.
event-captain_shown = Le capitaine { $captain } rejoint l’étalage.
event-contract_shown = Le contrat { $contract } arrive à l’emplacement { $slot }.
event-contract_moved = Le contrat { $contract } glisse à l’emplacement { $slot }.
event-wish_place = { $place ->
    [1] { $symbols ->
        [one] { $player } prend la première place du souhait du Peuple avec { $symbols } symbole.
       *[other] { $player } prend la première place du souhait du Peuple avec { $symbols } symboles.
    }
   *[2] { $symbols ->
        [one] { $player } prend la deuxième place du souhait du Peuple avec { $symbols } symbole.
       *[other] { $player } prend la deuxième place du souhait du Peuple avec { $symbols } symboles.
    }
}

## La fin

event-conversion_chosen = { $player } a choisi la somme à convertir en PV.
event-conversion_chosen-seen = { $player } a choisi : { $vp } pour { $dollars } $.
event-conversion_chosen-none = { $player } a choisi de ne rien convertir.
event-converted = { $player } convertit { $dollars } $ en { $vp }.
event-limited = { $player } perd { $vp } : l’écart entre les deux couleurs est limité à 10.
event-revealed = { $player } finit avec { $vp }.
event-governor = { $player } remporte le titre de Gouverneur.
event-governor-shared = { $player } partage le titre de Gouverneur.
event-pirate_king = { $player } remporte le titre de Roi des Pirates.
event-pirate_king-shared = { $player } partage le titre de Roi des Pirates.
event-decided = { $player } gagnera à coup sûr : l’issue de la partie ne fait plus de doute.
event-stop_answered = { $player } veut en rester là.
event-stop_answered-on = { $player } veut continuer.
event-game_over = La partie est terminée.
