### Ce qui ne va pas dans le fichier d’une édition, de limites ou d’objectifs. Chaque texte suit un endroit du fichier, sans point.

## Où

problem-at = { $where } : { $what }
problem-did-you-mean = { "" } ; vouliez-vous dire { $near } ?
problem-range = { $low } à { $high }

## Ce qu’il y a à la place

problem-the-number = le nombre
problem-given-bool = true ou false
problem-given-text = le texte { $text }
problem-given-table = une table
problem-given-list = une liste
problem-given-number = un nombre
problem-given-date = une date ou une heure

## Ce qu’il faut

problem-a-board = un plateau
problem-a-symbol = un symbole de souhait
problem-a-turn = un tour
problem-a-building-colour = une couleur de bâtiment
problem-a-vp-colour = une couleur de PV
problem-symbols = symboles
problem-places = places
problem-slots = emplacements
problem-spaces = cases
problem-tiles = tuiles
problem-tokens = jetons
problem-steps = cases
problem-rows = lignes
problem-cards = cartes

## Le fichier

problem-file-large = le fichier dépasse { $most } Kio
problem-not-utf8 = ce n’est pas du texte en UTF-8
problem-line-long = la ligne dépasse { $most } caractères
problem-key-long = la clé a plus de { $most } parties
problem-nested = des listes ou des tables sont trop imbriquées
problem-not-toml = ce n’est pas du TOML : { $reason }
problem-rest = le reste du fichier n’a pas été lu
problem-unreadable = lecture impossible : { $reason } (éditions fournies avec le jeu : { $names })
problem-new-suffix = le nom de fichier d’une édition se termine par { $ending }
problem-new-letter = le nom du fichier doit commencer par une lettre : il devient l’id de l’édition
problem-new-built-in = une édition { $name } est fournie avec le jeu ; choisissez un autre nom
problem-new-exists = ce fichier existe déjà et ne sera pas écrasé
problem-new-not-written = impossible d’écrire le fichier : { $reason }

## Clés et tables

problem-unknown-key = clé inconnue { $key }{ $suggestion }
problem-more-unknown = { $n ->
    [one] encore { $n } clé inconnue
   *[other] encore { $n } clés inconnues
}
problem-missing = il manque { $what }
problem-must-be-table = ce doit être une table, { $heading }
problem-must-be-tables = ce doivent être des tables, { $heading }
problem-tables-count = { $n } fois { $heading }, il en faut { $wanted }
problem-list-of-keys = il faut ici une liste de clés entre [ ]
problem-key-needed = il faut ici une clé de cette table
problem-inferred-too = { $key } est aussi marqué inferred
problem-texts-by-key = il faut ici un texte par clé : { $form }
problem-not-a-value = { $key } n’est pas une valeur de cette table{ $suggestion }

## Valeurs

problem-whole-number = il faut ici un nombre entier, pas { $given }
problem-negative = { $n } est négatif
problem-bounds = { $n } est hors limites : { $range }
problem-text = il faut ici un texte, pas { $given }
problem-text-empty = le texte est vide
problem-text-long = le texte dépasse { $most } caractères
problem-invisible = { $text } contient un caractère qui ne peut pas être affiché
problem-id = { $given } n’est pas un id : au plus 40 caractères, a à z, 0 à 9 et _, en commençant par une lettre
problem-file-name = { $given } n’est pas le nom d’un fichier { $ending } dans le dossier de l’édition
problem-not-a = il faut ici { $kind }, pas { $given }{ $suggestion }
problem-needed = il faut ici { $kind }, pas { $given }
problem-list = il faut ici une liste entre [ ] ({ $of }), pas { $given }
problem-count = { $n } { $of }, il en faut { $wanted }
problem-names = il faut ici un nom par langue : { $form }
problem-language-missing = il manque la langue { $language }

## Effets, coûts et conditions

problem-effect-missing = il manque un effet
problem-only-vp = une case de PV ne contient que red et blue ; le reste est un instant
problem-no-action = aucune action n’est possible ici, mais il y a { $action }
problem-sides = { $n } côtés d’un { $sign }, { $most } au plus sont possibles
problem-icons = { $n } icônes à la suite, { $most } au plus sont possibles
problem-amount = { $text } : le nombre doit être de 1 à { $most }
problem-icon-missing = il manque une icône à côté d’un { $comma }, { $plus } ou { $slash }
problem-phrase = { $text } est incompréhensible
problem-phrase-negative = { $text } est incompréhensible ; rien n’est négatif ici
problem-no-number = { $text } : { $word } ne prend pas de nombre
problem-money = { $text } est incompréhensible ; l’argent s’écrit { $example }
problem-icon = { $given } n’est ni une ressource ni une icône{ $suggestion }
problem-how-many = { $text } : dites combien, { $example }
problem-written = { $text } est incompréhensible ; on écrit { $example }
problem-no-choice = il n’y a pas de choix ({ $sign }) ici
problem-resource = { $given } n’est pas une ressource{ $suggestion }
problem-not-payable = { $icon } ne peut pas être payé ; un coût se compose d’argent et de ressources
problem-cost-sides = un coût a au plus deux côtés d’un { $sign }
problem-cost-choice = un choix, c’est de l’argent à gauche et des ressources à droite : { $example }
problem-cost-negative = un coût ne peut pas être négatif
problem-cost-missing = il manque un coût
problem-too-many = { $n } d’une sorte, { $most } au plus sont possibles
problem-condition-missing = il manque une condition
problem-condition-twice = { $part } est demandé deux fois
problem-condition-difference = une différence, jugée tout à la fin, ne se combine pas avec autre chose
problem-payment = on paie en argent ou en ressources, pas les deux : { $example }
problem-condition = { $part } n’est pas une condition{ $suggestion }
problem-permanent = { $text } n’est pas un effet permanent{ $suggestion }
problem-exchange-none = échanger { $given } contre { $taken } n’est pas un échange
problem-exchange-more = un échange ne peut pas donner plus de ressources ({ $take }) qu’il n’en prend ({ $give })
problem-pieces-missing = il manque les pièces : { $example }
problem-pieces-values = { $n } pièces différentes, { $most } au plus sont possibles
problem-pieces = { $part } n’est pas un nombre de pièces, comme { $example }
problem-pieces-bounds = { $n } pièces, c’est hors limites : { $range }
problem-pieces-value = la valeur { $value } est hors limites : { $range }
problem-pieces-twice = les pièces de { $value } sont citées deux fois

## Règles sur plusieurs valeurs

problem-order = { $found } devrait être { $wanted } : les tables doivent être dans l’ordre
problem-taken = { $value } est déjà { $other }
problem-name-taken = { $name } ({ $language }) est déjà { $other }
problem-colour-many = le sixième bâtiment { $colour } ; chaque couleur en a { $size }
problem-colour-few = pas assez de bâtiments { $colour } : { $n } au lieu de { $size }
problem-permanents = au plus { $most } des bâtiments peuvent avoir un tel effet
problem-captain-round = la manche { $found } devrait être { $wanted } : 6 par manche, dans l’ordre
problem-reward-missing = on paie des canons, mais il manque la récompense
problem-cannons-missing = il y a une récompense, mais aucun canon à payer
problem-contract-worthless = le contrat ne rapporte rien, dans aucune couleur
problem-ship-order = { $cost } $ vient après { $before } $ ; les bateaux doivent être par coût croissant
problem-ascend = les coûts doivent être croissants
problem-squares = { $n } cases avec celles des jetons, { $most } au plus
problem-never-fits = { $pieces } ressources ne tiendront jamais dans les { $squares } cases de l’entrepôt
problem-population = { $most } est inférieur au départ, { $start }
problem-asks-too-much = demande { $asked }, mais il n’y a que { $limit } { $kind ->
    [buildings] types de bâtiments dans une partie
    [one_colour] d’une couleur dans une partie
    [captains] capitaines dans une partie
    [contracts] contrats
    [population] sur la piste de Population
   *[reputation] cases sur la piste de Réputation
}
problem-few-slots = { $slots } emplacements ne suffisent pas pour { $players } joueurs : au moins { $least }
problem-wish-twice = une carte Souhait montre un symbole une seule fois
problem-order-begins = cette face commence par { $begins }, pas par { $found }
problem-order-turns = { $turn } a { $n } tours, il en faut { $wanted }
problem-automa = aucun jeton ne désigne le plateau { $board } ; il en faut un par plateau
problem-victory = aucune carte n’est { $colour } ; il faut les deux couleurs
problem-endowment = ses étoiles atteignent une action, à la case { $step } de la piste
problem-nesting = les effets pourraient trop s’imbriquer : { $stairs } cases avec une action ou une étoile et { $cards } bâtiments et capitaines avec une action dans leur instant demandent de la place pour { $bound } effets en attente, il y en a pour { $room }

## Les limites d’une recherche

problem-knob-count = il faut ici de 1 à { $most } valeurs, chacune sous { $heading }
problem-knob-twice = { $value } est déjà limité par { $other }
problem-knob-value = il manque { $key } : la valeur à changer, comme { $example }
problem-knob-provenance = { $value } est { $kind ->
    [printed] imprimé
   *[inferred] déduit
} : seules les valeurs reconstituées se règlent
problem-knob-no-effect = { $value } ne change rien au jeu
problem-knob-component = { $word } n’est pas un élément du jeu{ $suggestion }
problem-knob-none = il n’y a pas de { $what } { $label } : { $range }
problem-knob-which = dites quel { $what } : { $range }
problem-knob-no-key = { $what } n’a pas de { $key } : { $known }
problem-knob-which-value = dites quelle valeur de { $what } : { $known }
problem-knob-rest = rien ne peut suivre { $title }, mais il y a { $rest }
problem-knob-item = { $title } : { $of } { $range }, pas { $given }
problem-knob-either = soit { $choices }, soit { $least } et { $most } doivent dire ce qu’elle peut devenir
problem-knob-not-number = { $value } n’est pas un nombre entier : donnez plutôt { $choices }
problem-knob-now = c’est { $now } maintenant, ce qui doit être entre least { $least } et most { $most }
problem-knob-choices = il faut ici une liste de valeurs entre [ ]
problem-knob-nothing = c’est déjà { $now }, et rien d’autre n’est donné
problem-not-in-file = { $key } n’est pas dans le fichier de l’édition

## Objectifs

problem-file-unreadable = lecture impossible : { $reason }
problem-targets-none = il n’y a pas d’objectifs : { $first }, { $second } ou { $third }
problem-target-twice = { $key } a déjà un objectif dans { $table }
problem-target-bounds = il faut ici des limites : { $form }
problem-target-end = il manque { $least } ou { $most }
problem-target-order = least { $least } dépasse most { $most }
problem-number = il faut ici un nombre
problem-target-players = il faut ici une liste de 2, 3 et 4 : { $form }
problem-target-except = seuls les chiffres qui commencent par { $start } ont des exceptions
problem-target-items = il faut ici une liste d’éléments : { $numbers } ou { $names }
