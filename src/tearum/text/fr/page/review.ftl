### Après la partie : ce qui a fait la différence, et ce qui dépendait de vous. La commande et la page disent la même chose.

review-title = Après la partie
review-basis = Ces chiffres reposent sur des bots de force connue : ils jouent chaque position pendant quelques tours et estiment comment elle finit. La part des « autres » dépend de la façon dont on pense qu’ils jouent.
review-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-with-error = { $points } ± { $error }
review-percent = { NUMBER($n, maximumFractionDigits: 0) } %

## Le compte

review-account = Jeu, chance et les autres
review-account-text = Comment les chances de gagner sont passées du départ au résultat, en points sur 100.
review-player = Joueur
review-start = départ
review-result = résultat
review-skill = jeu
review-luck = chance
review-others = les autres
review-remainder = reste
review-skill-text = ce que vos tours ont perdu face aux meilleurs
review-luck-text = ce qui a été révélé, comparé à la moyenne de ce qui aurait pu l’être
review-others-text = ce qui a changé pendant que les autres décidaient
review-remainder-text = là où les bots ont changé d’avis alors que personne n’avait joué
review-won = gagné
review-lost = pas gagné
review-from-to = { $start } au départ, { $result }

## Le graphique

review-graph = Chances de gagner
review-graph-first = Un premier aperçu. Les chiffres exacts arrivent.
review-governor = Gouverneur
review-pirate-king = Roi des Pirates
review-round = Manche { $roman }
review-graph-help = Choisissez un tour sur le graphique, ou parcourez-les avec les flèches du clavier.
review-after-deal = Après la mise en place
review-after-turn = tour { $turn } sur { $turns }
review-chance = { $player } { $percent }
review-progress = { $done } tours sur { $total }.
review-waiting = L’analyse commence dans un instant.
review-print = Imprimer

## Les tournants

review-turning-points = Les tournants de la partie
review-turning-point = { $player }, manche { $roman }
review-mistake = Un meilleur tour : { $points } points de plus
review-moved = La partie a bougé de { $points } points.
review-gained = { $player } : { $points }
review-done = Joué
review-better = Mieux
review-why = Pourquoi
review-turned-over = Révélé
review-nothing = Rien
review-position = La position
review-show-better = Qu’est-ce qui valait mieux ?
review-hide-better = Cacher la réponse
review-no-better = Les bots n’ont rien trouvé de mieux.
review-look = Ouvrir dans la relecture
review-practise = À travailler

## Rejouer un tour

review-try = Réessayer
review-back = Retour à l’analyse
review-once-more = Encore une fois
review-judging = Comparaison de votre tour…
review-verdict-best = C’est le meilleur tour.
review-verdict-equal = Aussi bon que le meilleur tour, d’après les bots.
review-verdict-better = Mieux que le meilleur tour trouvé par les bots, de { $points } points.
review-verdict-worse = { $points } points de moins que le meilleur tour.
review-chance-after = Chances de gagner ensuite : { $percent } ± { $error }.
review-game-best = Dans la partie, rien de mieux que le tour joué n’a été trouvé.
review-game-worse = Le tour joué dans la partie valait { $points } points de moins que le meilleur.

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
