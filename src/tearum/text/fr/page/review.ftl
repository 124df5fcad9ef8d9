### Après la partie : ce qui a fait la différence, et ce qui dépendait de vous. La commande et la page disent la même chose.

review-title = Après la partie
review-basis = Ces chiffres viennent de bots de force connue, qui prolongent chaque position de quelques tours et en estiment l’issue. La part des « adversaires » dépend de la façon dont on suppose qu’ils jouent.
review-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-with-error = { $points } ± { $error }
review-percent = { NUMBER($n, maximumFractionDigits: 0) } %

## Le compte

review-account = Choix, chance et adversaires
review-account-text = Comment les chances de gagner ont évolué du départ au résultat, en points de pourcentage. ± indique l’erreur type : deux fois sur trois, l’écart ne dépasse pas cette valeur. Personne ne joue parfaitement : chaque joueur perd un peu à ses propres tours, et les autres en profitent.
review-player = Joueur
review-start = départ
review-result = résultat
review-skill = choix
review-luck = chance
review-others = adversaires
review-given = leurs pertes
review-remainder = reste
review-skill-text = ce que vos tours ont coûté par rapport aux meilleurs
review-luck-text = ce qui a été révélé, par rapport à la moyenne de ce qui aurait pu l’être
review-others-text = ce qui a changé pendant le tour des autres, hors hasard
review-given-text = compris dans « adversaires » : ce que vous avez gagné parce qu’ils ont manqué leurs meilleurs tours
review-remainder-text = quand les bots ont changé d’avis sans que personne ait joué
review-won = gagné
review-lost = perdu
review-from-to = { $start } au départ, { $result }
review-short = En bref
review-short-text = En points de pourcentage des chances de gagner. ± indique l’erreur type.
review-costliest = L’erreur la plus coûteuse
review-no-mistakes = Aucun tour n’était clairement une erreur.
review-own = Ce que { $player } pouvait changer
review-own-mistakes =
    { $n ->
        [0] aucune erreur nette
        [one] 1 erreur nette
       *[other] { $n } erreurs nettes
    }
review-not-own = Ce que { $player } ne pouvait pas changer

## Le graphique

review-graph = Chances de gagner
review-graph-first = Premier aperçu. Les chiffres précis arrivent.
review-governor = Gouverneur
review-pirate-king = Roi des Pirates
review-round = Manche { $roman }
review-graph-help = Choisissez un tour sur le graphique, ou parcourez-les avec les flèches du clavier.
review-after-deal = Après la donne
review-after-turn = tour { $turn } sur { $turns }
review-chance = { $player } { $percent }
review-progress = { $done ->
    [one] { $done } tour sur { $total }.
   *[other] { $done } tours sur { $total }.
}
review-waiting = L’analyse commence dans un instant.
review-print = Imprimer

## Les tournants

review-turning-points = Les tournants de la partie
review-turning-points-text = Les erreurs les plus coûteuses, puis les tours qui ont le plus fait basculer la partie, en points de pourcentage des chances de gagner. Un tour ne compte comme erreur que s’il coûte plus de 3 points, même en retirant deux fois son erreur type. Dans les explications, « vous » désigne la personne dont c’était le tour.
review-all-players = Tous les joueurs
review-no-own-mistakes = Aucun tour de { $player } n’était clairement une erreur.
review-turning-point = { $player }, manche { $roman }
review-gained = { $player } : { $points }
review-cost = Coût
review-cost-points = { $points } points de pourcentage
review-done = Joué
review-better = Mieux
review-why = Pourquoi
review-turned-over = Révélé
review-nothing = Rien
review-position = La position
review-show-better = Qu’est-ce qui était mieux ?
review-hide-better = Masquer la réponse
review-no-better = Les bots n’ont rien trouvé de mieux.
review-look = Revoir ce moment de la partie
review-practise = À travailler

## Rejouer un tour

review-try = Réessayer
review-back = Retour à l’analyse
review-once-more = Encore une fois
review-judging = Comparaison de votre tour…
review-verdict-best = C’est le meilleur tour possible.
review-verdict-equal = Aussi bon que le meilleur tour, d’après les bots.
review-verdict-better = { $points } points de pourcentage de mieux que le meilleur tour trouvé par les bots.
review-verdict-worse = { $points } points de pourcentage de moins que le meilleur tour.
review-chance-after = Chances de gagner ensuite : { $percent } ± { $error }.
review-game-best = Les bots n’ont rien trouvé de mieux que le tour joué dans la partie.
review-game-worse = Le tour joué dans la partie valait { $points } points de pourcentage de moins que le meilleur.

## Par manche et par type de décision

review-rounds = Par manche
review-kinds = Par type de décision
review-kind = Décision
review-turns = tours
review-mistakes = erreurs
review-kind-ships = Bateaux
review-kind-boards = Plateaux
review-kind-trade = Troc
review-kind-build = Construction
review-kind-captain = Capitaine
review-kind-contract = Contrat
review-kind-allegiance = Allégeance
review-kind-conversion = Conversion
review-reveal-deal = la donne
review-reveal-first_player = le premier joueur
review-reveal-victory = le type de victoire
review-reveal-contracts = des contrats
review-reveal-captains = des capitaines
review-reveal-ships = des bateaux
review-reveal-automa = le jeton de l’Automa
review-reveal-conversions = les conversions
