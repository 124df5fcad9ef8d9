### Les mots des pages à lire : règles, cartes, rediffusions et spectacle final.

read-pages = Pages
read-page-learn = Apprendre
read-page-rules = Règles
read-page-cards = Cartes
read-page-replays = Revoir
read-page-lab = Labo
read-contents = Sommaire
read-print = Imprimer

## Les règles

read-rule-link = { $id }, lien vers cette règle
read-rules-search = Chercher dans les règles : un mot ou un numéro
read-rules-only-rulings = Arbitrages seulement
read-rules-found = { $found ->
    [one] { $found } règle sur { $all }
   *[other] { $found } règles sur { $all }
}
read-rules-nothing = Aucune règle trouvée. Essayez un mot plus court ou le numéro d’une règle.
read-search-clear = Voir toutes les règles

## Les cartes

cards-title = Tout le contenu de la boîte
cards-intro = Tout le matériel de l’édition « { $edition } ». Certaines valeurs du jeu imprimé n’ont pas pu être lues : chacune porte donc un sceau qui dit d’où elle vient. Survolez un élément pour voir ses sceaux, ou ouvrez-le pour tout lire.
cards-file = Télécharger son fichier
cards-file-text = Modifiez-y une carte, puis créez une table avec ce fichier.
cards-printed = imprimé
    .meaning = C’est ce que disent les livrets de règles imprimés.
cards-inferred = déduit
    .meaning = Nous ne l’avons lu nulle part, mais cela découle de ce qui est imprimé.
cards-reconstructed = reconstitué
    .meaning = Nous l’avons choisi pour que le jeu soit complet et équilibré. Le jeu imprimé peut différer.
cards-in-english = (en anglais)
cards-some = { $what } : { $n }
cards-none = Aucun élément ne correspond. Choisissez un autre filtre.
cards-nothing = rien
cards-player = joueur { $name }
cards-before = Précédent
cards-after = Suivant
cards-by-kind = Type d’élément
cards-by-colour = Couleur
cards-by-round = Manche
cards-by-source = Origine de la valeur
cards-kind-building = Bâtiments
cards-kind-captain = Capitaines
cards-kind-contract = Contrats
cards-kind-ship = Bateaux
cards-kind-allegiance = Allégeances
cards-kind-endowment = Dotations de départ
cards-kind-wish = Cartes Souhait
cards-kind-reward = Tuiles Récompense
cards-kind-board = Plateaux d’action
cards-kind-other = Pistes et plateaux
cards-one-captain = Capitaine { $n }
cards-one-contract = Contrat { $n }
cards-one-ship = Bateau { $n }
cards-one-allegiance = Allégeance { $n }
cards-one-endowment = Dotation de départ { $n }
cards-one-wish = Carte Souhait { $n }
cards-one-reward = Tuile Récompense de la manche { $roman }
cards-one-prices = Prix de base
cards-one-population = Piste de Population
cards-one-warehouse = Entrepôt
cards-one-reputation = Piste de Réputation
cards-one-contract_board = Plateau Contrats
cards-one-allegiance_board = Plateau Allégeance
cards-one-order_board = Plateau Ordre d’Action
cards-one-automa = Jetons Automa
cards-one-victory_types = Cartes Type de Victoire
cards-one-box = La boîte
cards-reward-blue = Face bleue
cards-reward-red = Face rouge
cards-value-name = Nom
cards-value-colour = Couleur
cards-value-cost = Coût
cards-value-vp = PV
cards-value-instant = Effet immédiat
cards-value-symbols = Symboles de souhait
cards-value-permanent = Effet permanent
cards-value-round = Manche
cards-value-cannons = Canons
cards-value-reward = Récompense
cards-value-red = PV rouges
cards-value-blue = PV bleus
cards-value-rows = Lignes
cards-value-condition = Condition
cards-value-gain = Gain
cards-value-alternative = Action alternative
cards-value-tiles_4p = Tuiles, 4 joueurs
cards-value-tiles_23p = Tuiles, 2-3 joueurs
cards-value-steps = Cases
cards-value-slots_4p = Emplacements, 4 joueurs
cards-value-slots_23p = Emplacements, 2-3 joueurs
cards-value-start = Départ
cards-value-max = Fin de la piste
cards-value-open = Cases ouvertes
cards-value-tokens = Jetons d’expansion
cards-value-colours = Couleurs
cards-value-automa-tokens = Jetons
cards-value-order_board-first = Première face
cards-value-order_board-second = Seconde face
cards-value-coins = Pièces

## Rediffusions

replays-title = Revoir des parties
replays-intro = Revoyez une partie terminée, tour par tour, depuis n’importe quelle place.
replays-mine = Vos parties terminées
replays-opened = Enregistrements ouverts ici
replays-none = Aucune partie terminée pour l’instant. Jouez-en une ou ouvrez un enregistrement.
replays-open = Ouvrir un enregistrement
replays-open-text = Un enregistrement est le fichier d’une partie entière. Déposez-le ici ou choisissez-le.
replays-choose = Choisir un fichier
replays-reading = Lecture de l’enregistrement…
replays-no-record = Ce fichier n’est pas l’enregistrement d’une partie. Choisissez un fichier téléchargé depuis ce jeu.
replays-too-large = Ce fichier est trop volumineux pour un enregistrement.
replays-forget = Retirer { $game } de la liste
replay-title = Revoir la partie
replay-controls = Commandes de lecture
replay-first = Au début
replay-back = Une décision en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une décision en avant
replay-last = À la fin
replay-slider = Tour
replay-play-on-start = Commencer
replay-play-on-seat = Jouer à la place de
replay-play-on-text = Une nouvelle partie commence exactement dans cette position. Vous prenez une place, des bots prennent les autres. La partie que vous regardez ne change pas.
replay-play-on = Rejouer à partir d’ici
replay-share = Partager ce moment
replay-where = Tour { $turn } sur { $turns }, étape { $step }
replay-turn-forward = Un tour en avant
replay-turn-back = Un tour en arrière
replay-speed = Vitesse
replay-times = { $n } fois
replay-rounds = Aller à une manche
replay-seat = Vu par
replay-spectator = un spectateur
replay-download = Télécharger l’enregistrement
replay-link = Copier le lien vers cette étape
replay-show = Voir la fin
replay-tools = Fichier
replay-set-up = Mise en place.
replay-decided = { $player } : { $action }
replay-decided-secretly = { $player } décide en secret.
replay-other-rules = Cette partie a été jouée avec la version { $rules } des règles. Avec celles d’aujourd’hui, les mêmes décisions mèneraient à d’autres positions : elle ne peut donc pas être montrée étape par étape. Son journal est conservé : vous pouvez le lire ici et revoir la fin.

## La donne équitable

deal-title = La donne était-elle équitable ?
deal-text = Avant que les joueurs s’installent, le serveur a publié l’empreinte d’un secret. Chaque joueur y a ajouté un nombre. La donne découle de l’ensemble : personne ne pouvait donc la choisir. Le secret est maintenant connu, et cette page peut refaire le calcul.
deal-check = Vérifier la donne
deal-good = La donne était équitable : secret, empreinte et graine concordent.
deal-bad-fingerprint = Le secret ne correspond pas à l’empreinte : ne faites pas confiance à cette donne.
deal-bad-seed = La graine ne découle pas du secret et des nombres des joueurs : ne faites pas confiance à cette donne.
deal-none = La donne de cette partie ne peut pas être vérifiée.
deal-fingerprint = Empreinte
deal-secret = Secret
deal-nonce = Nombre { $elides ->
    [yes] d’{ $player }
   *[no] de { $player }
}
deal-of-bot = aucun, un bot
deal-seed = Graine

## Le spectacle final

show-title = La fin de la partie
show-captains = Derniers capitaines
show-payments = Derniers paiements
show-sale = Tout est vendu
show-conversion = 10 $ pour 1 PV
show-limit = 10 points d’écart au plus
show-captains-none = Aucun autre capitaine n’est activé.
show-payments-none = Personne ne paie pour une allégeance.
show-sale-none = Les entrepôts sont vides.
show-sale-line = { $player } gagne { $n } $ pour ce qui lui reste.
show-conversion-none = Personne ne convertit d’argent en PV.
show-limit-none = Personne n’a plus de 10 points d’écart entre ses deux couleurs : aucun PV n’est perdu.
show-question-blue = Qui a { $n } PV bleus ?
show-question-red = Qui a { $n } PV rouges ?
show-answer = { $n ->
    [0] Personne.
   *[other] { $players }.
}
show-opens = { $player } a { $vp }.
show-last-blue = Les derniers coffres s’ouvrent.
show-last-red = Et le rouge ?
show-chest = { $player } : le coffre est fermé
show-governor = Gouverneur
show-pirate-king = Roi des Pirates
show-no-governor = Personne n’a prouvé son allégeance : il n’y a pas de Gouverneur.
show-decides = { $colour ->
    [blue] Le bleu décide : seul compte le titre de Gouverneur.
   *[red] Le rouge décide : seul compte le titre de Roi des Pirates.
}
show-nobody-wins = Personne ne gagne.
show-stopped = Les joueurs ont décidé d’en rester là : l’issue ne faisait plus de doute.
show-winners = { $n ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
show-proven = allégeance prouvée
show-unproven = allégeance non prouvée
show-no-allegiance = aucune allégeance
show-next = Suite
show-skip = Aller au résultat
show-again = Revoir
show-running = Pause
show-paused = Lecture
