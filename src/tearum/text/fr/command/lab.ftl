### Ce que disent les pages du labo : le rapport d’équilibre et la comparaison de deux éditions.

lab-report-title = Équilibre de l’édition { $edition }
lab-compare-title = { $before } et { $after } comparées
lab-contents = Sommaire
lab-players = { $n } joueurs
lab-edition = Édition { $name }, { $hash }

## In short

lab-short = En bref
lab-short-played = { $who }, { $games }
lab-who = { $bots }, { $budget } par tour
lab-games = { $n ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-deals = { $n ->
    [one] { $count } donne
   *[other] { $count } donnes
}
lab-short-score = { $n } sur { $of }
lab-short-met = objectifs atteints
lab-short-missed = Manqués :
lab-short-sure = Aucun objectif n’est nettement manqué.
lab-short-unsure = Peut-être manqués, mais il y a trop peu de parties pour en être sûr : { $names }.
lab-short-most = Ce qui rapporte le plus à qui le prend, en points de P(titre) : { $names }.
lab-short-least = Ce qui rapporte le moins : { $names }.

## Who played, and how well

lab-strength = Qui a joué
lab-strength-note = Tous les chiffres ci-dessous concernent ces bots. De meilleurs joueurs joueraient peut-être autrement. P(titre) est la chance d’un joueur d’obtenir un titre : Gouverneur, Roi des Pirates ou les deux.
lab-strength-level = { $bot } est le niveau { $n } sur { $of } pour les joueurs humains. La force des niveaux est indiquée dans docs/bots.md et mesurée par { $command }.
lab-strength-house = { $bot } n’a pas de niveau. Sa force est indiquée dans docs/bots.md et mesurée par { $command }.
lab-strength-own = { $bot } est un bot personnel, sans niveau : { $command } mesure sa force.
lab-col-sample = Table
lab-col-bots = Bots
lab-col-budget = Budget par tour
lab-col-games = Parties
lab-col-winners_blue = PV bleus des vainqueurs, moyenne
lab-col-governor_blue = PV bleus des Gouverneurs, moyenne
lab-col-king_red = PV rouges des Rois des Pirates, moyenne
lab-budget-nodes = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}
lab-budget-seconds = { $n } s
lab-budget-none = sans limite
lab-faults = { $n ->
    [one] Un bot a échoué sur un siège : certains chiffres ne sont pas les siens.
   *[other] Des bots ont échoué sur { $n } sièges : certains chiffres ne sont pas les leurs.
}

## Row names

lab-seat = Siège { $n }
lab-seat-all = Tous les sièges
lab-place = { $n ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
   *[4] Quatrième
}
lab-ship-row = Bateau { $ship }, ligne { $row }
lab-tile = { $board }, tuile { $n }
lab-side = { $board }, tuile { $tile }, côté { $side }
lab-alternative = { $board }, alternative
lab-step = Case { $n }
lab-wish-side = { $roman }, { $colour ->
    [blue] face bleue
   *[red] face rouge
}
lab-title-governor = Il y a un Gouverneur
lab-title-pirate_king = Il y a un Roi des Pirates
lab-title-different = Gouverneur et Roi des Pirates sont deux joueurs différents
lab-title-both = Un joueur a les deux titres
lab-title-nobody = Personne ne gagne
lab-title-shared = Un titre est partagé
lab-end-blue = PV bleus
lab-end-red = PV rouges
lab-end-buildings = Bâtiments
lab-end-captains = Capitaines
lab-end-contracts = Contrats
lab-end-reputation = Réputation
lab-end-population = Population
lab-end-expansions = Jetons d’expansion retirés
lab-end-money = Argent restant
lab-limit-all = L’une ou l’autre couleur
lab-limit-blue = PV bleus
lab-limit-red = PV rouges
lab-length-game = Décisions par partie
lab-length-player = Décisions par joueur, quand il a le choix
lab-lead-changes = Changements de meneur par partie
lab-lead-comeback = Parties gagnées après être passé sous 20 %
lab-without = Sans { $thing }
lab-leaning-red = Préfère le rouge
lab-leaning-blue = Préfère le bleu
lab-leaning-balanced = Préfère équilibrer les deux
lab-leaning-builder = Bâtisseur
lab-leaning-captains = Capitaines
lab-leaning-contracts = Contrats
lab-stock-money = Argent
lab-stock-blue = PV bleus
lab-stock-red = PV rouges
lab-source-income = Revenu
lab-source-endowment = Dotations de départ
lab-source-tile = Tuiles Action
lab-source-alternative = Actions alternatives
lab-source-track = Piste de Réputation
lab-source-building = Bâtiments
lab-source-captain = Capitaines
lab-source-contract = Contrats
lab-source-ship = Bateaux
lab-source-trade = Troc
lab-source-expansion = Jetons d’expansion
lab-source-wish = Souhaits du Peuple
lab-source-allegiance = Allégeances
lab-source-last_sale = Vente finale
lab-source-conversion = Conversion
lab-source-limit = La limite de 10
lab-source-other = Autres effets
lab-source-all = Total
lab-action-tile = Tuiles Action
lab-action-alternative = Actions alternatives
lab-bar-winners_blue = Vainqueurs, bleus
lab-bar-winners_red = Vainqueurs, rouges
lab-bar-others_blue = Autres, bleus
lab-bar-others_red = Autres, rouges

## Column headings

lab-col-any = Un titre
lab-col-governor = Gouverneur
lab-col-pirate_king = Roi des Pirates
lab-col-both = Les deux titres
lab-col-mean = Moyenne
lab-col-median = Médiane
lab-col-low = 5 % ont moins
lab-col-high = 5 % ont plus
lab-col-winners = Vainqueurs
lab-col-winners_median = Médiane des vainqueurs
lab-col-players = Joueurs
lab-col-lost = Points perdus, moyenne
lab-col-chances = Occasions
lab-col-taken = { $kind ->
    [endowment] Reçues
   *[other] Pris
}
lab-col-share = Taux de prise
lab-col-round = Manche
lab-col-sequel = { $kind ->
    [captain] Puis activé
   *[allegiance] Puis prouvée
}
lab-col-raw = { $kind ->
    [endowment] Ceux qui l’ont gagnent
   *[other] Les preneurs gagnent
}
lab-col-effect = Valeur
lab-col-out = Se détache
lab-col-changed = Changement de meneur
lab-col-leader_won = Le meneur a gagné
lab-col-behind = Joueurs sous 20 %
lab-col-behind_won = Dont vainqueurs
lab-col-decided = Décidée
lab-col-standings = Situations
lab-col-estimated = Estimé
lab-col-won = Gagné
lab-col-null = Référence
lab-col-difference = Écart
lab-col-box = Dans la boîte
lab-col-over = Au-delà de la boîte
lab-col-all = { $kind ->
    [sources] Tous les joueurs
   *[other] Partie entière
}
lab-col-round_0 = Mise en place
lab-col-round_1 = I
lab-col-round_2 = II
lab-col-round_3 = III
lab-col-round_4 = IV
lab-col-round_5 = V
lab-col-winners_red = PV rouges des vainqueurs, moyenne
lab-col-others_blue = PV bleus des autres, moyenne
lab-col-others_red = PV rouges des autres, moyenne
lab-col-target = Objectif
lab-col-item = Quoi

## Kinds of things

lab-kind-building = Bâtiments
lab-kind-captain = Capitaines
lab-kind-contract = Contrats
lab-kind-ship = Bateaux
lab-kind-ship_row = Lignes des bateaux
lab-kind-tile = Tuiles Action
lab-kind-side = Côtés des tuiles Action
lab-kind-alternative = Actions alternatives
lab-kind-step = Cases de la piste de Réputation
lab-kind-endowment = Dotations de départ
lab-kind-allegiance = Allégeances
lab-kind-wish = Souhaits du Peuple

lab-chance-building = Une occasion : chaque joueur d’une partie où ce type était en jeu et où il restait des exemplaires.
lab-chance-captain = Une occasion : chaque partie où le capitaine était à l’étalage.
lab-chance-contract = Une occasion : chaque manche où le contrat était visible.
lab-chance-ship = Une occasion : chaque manche où le bateau était en vente.
lab-chance-ship_row = Une occasion : chaque achat de ce bateau.
lab-chance-tile = Une occasion : chaque action sur ce plateau, quelle que soit la ligne utilisée.
lab-chance-side = Une occasion : chaque utilisation de cette tuile, là où elle offre un choix.
lab-chance-alternative = Une occasion : chaque action sur ce plateau.
lab-chance-step = Une occasion : chaque joueur. Personne ne choisit une case : sa valeur distingue seulement ceux qui sont loin sur la piste des autres.
lab-chance-endowment = Les dotations sont distribuées au hasard, il n’y a donc rien à corriger : les joueurs qui en ont une sont comparés à tous les autres.
lab-chance-allegiance = Une occasion : chaque fois qu’un joueur a choisi alors que la carte était disponible.
lab-chance-wish = Une occasion : chaque joueur d’une manche avec cette face.

## Sections

lab-targets = Objectifs
lab-targets-note = Quand un objectif porte sur plusieurs cartes, c’est la plus proche de le manquer qui est montrée. « Pas sûr » veut dire que l’intervalle à 95 % s’étend des deux côtés de la limite.
lab-targets-met = { $n ->
    [one] { $table } : { $n } objectif sur { $of } est atteint.
   *[other] { $table } : { $n } objectifs sur { $of } sont atteints.
}
lab-out = Ce qui se détache
lab-out-note = Ce qui change d’au moins 3 points la P(titre) du joueur qui le prend, à situation égale, et plus que le hasard ne l’explique : parmi ce qui est cité, pas plus de 1 cas sur 20 ne devrait être dû au hasard. Le grand chiffre indique ce que la prise rapporte, en points de P(titre).
lab-out-none = Rien ne se détache.
lab-out-most = Pris par presque tout le monde, plus que l’objectif ne le permet : { $names }.
lab-out-least = Pris par presque personne, moins que l’objectif ne le demande : { $names }.
lab-out-taken = Pris dans { $share } des { $chances } occasions.
lab-out-with = Les preneurs gagnent dans { $raw } des cas.
lab-out-rest = Et aussi, avec pour chaque nom une partie qui le montre :
lab-out-banned = Interdit à un joueur : { $effect } points ({ $range }) en { $games }.
lab-replay-won = pris avec une chance de { $chance }, gagné
lab-replay-lost = pris avec une chance de { $chance }, perdu
lab-replay-dealt-won = reçu, gagné
lab-replay-dealt-lost = reçu, perdu
lab-replay-back = d’une chance de { $chance } à un titre
lab-replay-step = étape { $step }
lab-seats = Sièges
lab-seats-note = Ce que gagne chaque siège. Le trait pointillé est la moyenne de tous. Les sièges sont numérotés autour de la table et ne disent pas qui commence : voir plus bas.
lab-places = Ordre du tour
lab-places-note = Ce que gagne le premier, le deuxième et ainsi de suite, dans l’ordre du tour de la manche I. Il suit le sens horaire à partir du premier joueur, qui change d’une donne à l’autre. Le trait pointillé est la moyenne de tous les sièges.
lab-gap-seats = Du moins bon siège au meilleur, l’écart est de { $gap } points ({ $range }).
lab-gap-endowments = De la moins bonne dotation de départ à la meilleure, l’écart est de { $gap } points ({ $range }).
lab-gap-luck-test = Si tous se valaient, le hasard seul donnerait encore { $luck } en moyenne, et au moins cet écart dans { $chance } de tels échantillons : { $real ->
    [yes] c’est plus que le hasard ne l’explique.
   *[no] le hasard peut l’expliquer.
}
lab-gap-luck = hasard seul : { $luck }
lab-titles = Titres
lab-titles-note = En part de toutes les parties.
lab-titles-two = À deux joueurs, la couleur des cartes révélées décide du titre en jeu.
lab-points = Points
lab-points-note = Ce que les joueurs ont à la fin.
lab-points-plot = { $colour ->
    [blue] PV bleus à la fin
   *[red] PV rouges à la fin
}
lab-points-legend = Barres : tous les joueurs. Trait : ceux qui ont un titre.
lab-limit = La limite de 10
lab-limit-note = Combien de joueurs perdent des points à cause de la limite entre les couleurs, combien ils en perdent, et combien d’entre eux gagnent.
lab-economy = L’économie
lab-economy-note = Le maximum que les joueurs ont eu ensemble de chaque réserve, après chaque décision jusqu’à la vente finale, comparé au matériel de la boîte. Argent en main : ce qu’un joueur possède à la fin de chaque phase d’action. Selon les règles, rien ne s’épuise, mais une partie qui demande plus que la boîte ne contient n’est pas le jeu de la boîte.
lab-stocks = Les réserves et la boîte
lab-hand = Argent en main
lab-actions = Actions des ouvriers
lab-sources = D’où viennent les points de victoire
lab-sources-note = PV par joueur, par source et par couleur, pour ceux qui ont un titre et pour les autres. Les numéros dans les barres renvoient à la liste ci-dessous. Ce que fait perdre la limite de 10 n’apparaît que dans le tableau.
lab-money = Argent gagné et dépensé
lab-money-note = Dollars par joueur, par source et par manche. Un Troc compte pour une seule somme : ce qui reste après ventes et achats. La fin de partie compte dans la manche V.
lab-money_in = Argent gagné
lab-money_out = Argent dépensé
lab-axis-points = PV par joueur
lab-cards = Cartes, tuiles et cases
lab-cards-note = Taux de prise : dans combien d’occasions on le prend. Les preneurs gagnent : P(titre) de ceux qui l’ont pris, ce qui avantage ce que seuls les meneurs peuvent se payer. Valeur : de combien P(titre) est plus haute pour ceux qui le prennent que pour ceux qui, à situation égale, ont pris autre chose du même genre dans la même manche. ◆ se détache : son nom ouvre une partie qui le montre.
lab-cards-axes = taux de prise, %
    .effect = valeur, points
lab-cards-plot = Pour chacun, le taux de prise et ce qu’il vaut à situation égale, avec des intervalles à 95 %. Un losange plein signale ce qui se détache. La bande est l’objectif.
lab-course = Le cours de la partie
lab-course-note = D’après les chances que la fonction de valeur des bots donne à chaque siège à la fin de chaque manche. Le meneur est celui qui a le plus de chances d’obtenir un titre. Une partie est décidée à la première manche après laquelle les futurs vainqueurs restent en tête.
lab-course-comebacks = Les plus belles remontées :
lab-calibration = Les chances estimées sont-elles justes ?
lab-calibration-note = Chances estimées à la fin des manches I à IV, et part de ces joueurs qui ont gagné. Sur le trait pointillé, elles sont justes. La valeur d’une carte ne repose pas sur elles seules.
lab-length = Longueur
lab-length-note = Pour les joueurs, les étapes sans choix ne comptent pas.
lab-strategies = Stratégies
lab-strategies-note = Un siège a une préférence, aussi souvent à chaque place ; les autres n’en ont aucune. Référence : ce que gagne un siège quand personne n’a de préférence. L’écart ne tient pas compte de la chance que les mêmes sièges ont eue les deux fois avec les mêmes donnes.
lab-strategies-none = Aucune partie n’a été jouée pour cela : tearum lab strategies les joue.
lab-strategies-axis = P(titre) par rapport à la référence, points
lab-bans = Expériences
lab-bans-note = Les mêmes donnes, rejouées avec un joueur qui n’a jamais le droit de prendre l’élément, sur chaque siège à tour de rôle. L’écart ne tient pas compte de la chance que les mêmes sièges ont eue les deux fois avec les mêmes donnes.
lab-bans-none = Aucune partie n’a été jouée pour cela : tearum lab ban les joue, pour tout ce qui se détache ou pour ce que vous indiquez.
lab-bans-axis = effet de l’interdiction sur P(titre), points
lab-method = Méthode de mesure
lab-method-intervals = Les intervalles sont à 95 % et groupés par donne : tous les sièges d’une partie, et toutes les parties d’une donne, partagent la même chance ; une donne compte donc pour une seule observation. Les parts ont l’intervalle de Wilson avec la taille effective de l’échantillon, les moyennes celui de Student, les médianes celui de Woodruff. Aucun chiffre n’est supposé varier moins que ne le ferait une donne imaginaire ajoutée aux vraies.
lab-method-value = Pour mesurer ce que vaut un élément, chaque prise est comparée aux autres éléments du même genre pris dans la même manche par des joueurs en situation à peu près égale : jusqu’à 50 niveaux par manche et par genre. La situation est estimée à partir de ces parties, par une régression de la victoire sur la chance estimée et sur ce que le joueur avait à la fin de la manche précédente. Ce n’est pas encore une expérience. Si quelque chose se détache, interdisez-le à un joueur et rejouez les mêmes donnes : tearum lab ban.
lab-method-out = Ce qui se détache tient compte du nombre d’éléments examinés (Benjamini et Hochberg, à 5 %).
lab-method-gap = L’écart entre le meilleur et le moins bon a un intervalle qui vaut pour toutes les paires à la fois. Il n’est jamais inférieur à 0 : le hasard suffit donc à en créer un, dont la taille, si tous se valaient, est indiquée à côté.
lab-axis-any = P(titre), %
lab-axis-estimated = estimé
lab-axis-won = gagné
lab-tables = Les tableaux en fichiers CSV sont dans le dossier « tables », les parties dans « replays » : ouvrez-en une dans la page « Revoir des parties », ou avec tearum record show.
lab-plot-decided = décidée
lab-plot-leader = le meneur a gagné

## Targets

lab-authority-printed = Ce qu’impose le jeu imprimé
lab-authority-calibration = Ce que donnent de bons joueurs
lab-authority-variety = Variété
lab-target-except = { $target } (sauf { $items })
lab-target-over_money = Au-delà de la boîte : argent
lab-target-over_wheat = Au-delà de la boîte : blé
lab-target-over_wood = Au-delà de la boîte : bois
lab-target-over_ore = Au-delà de la boîte : minerai
lab-target-over_barrel = Au-delà de la boîte : tonneaux
lab-target-over_tobacco = Au-delà de la boîte : tabac
lab-target-over_cannon = Au-delà de la boîte : canons
lab-target-over_blue = Au-delà de la boîte : PV bleus
lab-target-over_red = Au-delà de la boîte : PV rouges
lab-target-conversion = PV obtenus par conversion, moyenne par joueur
lab-target-least_hand = Le moins d’argent après une phase d’action, médiane
lab-target-most_hand = Le plus d’argent après une phase d’action, médiane
lab-target-endowment_sums = Sommes différentes sur les dotations de départ
lab-target-places = P(titre) entre les places dans l’ordre du tour
lab-target-alternatives = Alternatives parmi les actions des ouvriers
lab-target-strategy_builder = Un siège qui préfère les bâtiments, par rapport à la référence
lab-target-strategy_captains = Un siège qui préfère les capitaines, par rapport à la référence
lab-target-strategy_contracts = Un siège qui préfère les contrats, par rapport à la référence
lab-target-most_building = Bâtiment le plus construit
lab-target-most_captain = Capitaine le plus engagé
lab-target-least_ship = Bateau le moins acheté
lab-target-most_ship = Bateau le plus acheté
lab-target-least_step = Case de la piste de Réputation la moins atteinte
lab-target-most_step = Case de la piste de Réputation la plus atteinte
lab-target-least_wish = Souhait le moins exaucé
lab-target-most_wish = Souhait le plus exaucé
lab-target-most_allegiance = Allégeance la plus choisie
lab-target-least_activated = Capitaine le moins activé
lab-target-most_activated = Capitaine le plus activé
lab-target-seats = P(titre) entre les sièges
lab-target-winners_blue = PV bleus des vainqueurs, médiane
lab-target-buildings = Bâtiments d’un joueur, moyenne
lab-target-captains = Capitaines d’un joueur, moyenne
lab-target-contracts = Contrats d’un joueur, moyenne
lab-target-reputation = Réputation à la fin, moyenne
lab-target-population = Population à la fin, moyenne
lab-target-different = Gouverneur et Roi des Pirates sont deux joueurs différents
lab-target-governor = Il y a un Gouverneur
lab-target-nobody = Personne ne gagne
lab-target-limit = Joueurs à qui la limite de 10 prend des points
lab-target-least_building = Bâtiment le moins construit
lab-target-least_captain = Capitaine le moins engagé
lab-target-least_contract = Contrat le moins rempli
lab-target-most_contract = Contrat le plus rempli
lab-target-least_ship_row = Ligne de bateau la moins utilisée
lab-target-most_ship_row = Ligne de bateau la plus utilisée
lab-target-least_tile = Tuile Action la moins utilisée
lab-target-most_tile = Tuile Action la plus utilisée
lab-target-least_side = Côté le moins choisi d’une tuile Action
lab-target-most_side = Côté le plus choisi d’une tuile Action
lab-target-least_alternative = Action alternative la moins utilisée
lab-target-most_alternative = Action alternative la plus utilisée
lab-target-least_allegiance = Allégeance la moins choisie
lab-target-least_proven = Allégeance la moins prouvée
lab-target-most_proven = Allégeance la plus prouvée
lab-target-endowments = P(titre) entre les dotations
lab-target-strategy_red = Un siège qui préfère le rouge, par rapport à la référence
lab-target-strategy_blue = Un siège qui préfère le bleu, par rapport à la référence
lab-target-strategy_balanced = Un siège qui préfère l’équilibre, par rapport à la référence
lab-bound-low = au moins { $low }
lab-bound-high = au plus { $high }
lab-bound-both = { $low } à { $high }
lab-bound-within = à { $n } points près
lab-verdict-met = atteint
lab-verdict-near = atteint, pas sûr
lab-verdict-far = manqué, pas sûr
lab-verdict-missed = manqué

## Two editions compared

lab-compare-differences = Ce qui diffère
lab-compare-note = Seuls les écarts qui dépassent le hasard sont cités : pas plus de 1 sur 20 ne devrait être dû au hasard. { $looked } chiffres ont été examinés.
lab-compare-games = { $players } joueurs, { $who } : { $before } et { $after }, dont { $paired } avec les deux éditions.
lab-compare-none = Rien ne diffère plus que le hasard ne l’explique.
lab-compare-changed = Ce qui a changé
lab-compare-axis = changement, points

## Réglage d’une édition

tune-nothing-helps = Passe { $round } : rien d’autre n’améliore l’équilibre plus que le hasard ne l’explique.
tune-trial = Passe { $round } : { $candidate } est essayé sur { $deals } nouvelles donnes.
tune-verdict = Passe { $round } : { $candidate }, perte { $loss } [{ $range }] : { $verdict ->
    [kept] retenu.
   *[refused] pas d’amélioration nette.
}
tune-heat = Passe { $round } sur { $rounds } au plus, éliminatoire { $heat } sur { $heats } : { $candidates ->
    [one] { $candidates } candidat
   *[other] { $candidates } candidats
}, { $games } parties chacun à chaque table.
tune-note = réglé : avant { $before } ; { $why }
tune-moved = { $figure } { $before } à { $after }
tune-moved-loss = perte dans les chiffres qui ont bougé { $loss }
tune-figure = { $name } ({ $players } joueurs)
tune-done = { $kind ->
    [building] construit
    [captain] engagé
    [contract] rempli
    [ship_row] achetée
    [tile] utilisée
    [side] choisi
    [alternative] utilisée
    [allegiance] choisie
    [ship] acheté
    [step] atteinte
    [wish] exaucé
    [round] argent en main
    [activated] activé
   *[proven] prouvée
}
tune-standing = Perte { $loss } ; { $met ->
    [one] { $met } objectif atteint
   *[other] { $met } objectifs atteints
} sur { $targets }.
tune-farthest = Le plus loin de l’objectif :
tune-own = Hors objectif, parmi les cartes des limites :
tune-off = { $figure } { $value }, { $bounds } (perte { $loss })
tune-changes = Ce qui a été changé, et pourquoi
tune-no-changes = Rien : aucun changement dans les limites n’a amélioré l’équilibre plus que le hasard ne l’explique.
tune-refused = Ce qui a été essayé sans amélioration nette
tune-fresh-deals = Sur des donnes que la recherche n’a pas utilisées
tune-col-value = valeur
tune-col-was = avant
tune-col-is = maintenant
tune-col-would-be = essayé
tune-col-why = pourquoi
tune-col-moved = ce qui a bougé
tune-col-figure = chiffre
tune-col-target = objectif
tune-col-before = avant
tune-col-after = après
tune-loss = Perte { $before } avant, { $after } après. { $moved ->
    [one] { $moved } chiffre a
   *[other] { $moved } chiffres ont
} bougé plus que le hasard ne l’explique ; leur perte a changé de { $change }.
tune-met = { $after ->
    [one] { $after } objectif atteint
   *[other] { $after } objectifs atteints
} sur { $targets } ; avant, c’était { $before }.

## A changed edition tried

try-head = { $after } comparée à { $before } : { $games } de chacune, { $players } joueurs, { $who }.
try-edits = { $more ->
    [0] Modifié : { $edits }.
    [one] Modifié : { $edits } ; et { $more } autre valeur.
   *[other] Modifié : { $edits } ; et { $more } autres valeurs.
}
try-too-few = Trop peu de parties pour répondre : il faut au moins { $n } donnes.
try-difference = { $sure ->
    [yes] { $name }, { $figure } : { $before } → { $after }, écart { $change } [{ $range }].
   *[no] { $name }, { $figure } : { $before } → { $after }, écart { $change } [{ $range }], ce que le hasard peut expliquer.
}
try-outside-most = Désormais pris par presque tout le monde : { $cards }.
try-outside-least = Désormais pris par presque personne : { $cards }.
try-nothing-else = Rien d’autre ne change plus que le hasard ne l’explique.
try-targets = Objectifs atteints : { $after } sur { $of }, { $before } avant.
try-now-met = { $more ->
    [0] Maintenant atteints : { $targets }.
   *[other] Maintenant atteints : { $targets } ; et { $more } de plus.
}
try-now-missed = { $more ->
    [0] Maintenant manqués : { $targets }.
   *[other] Maintenant manqués : { $targets } ; et { $more } de plus.
}
