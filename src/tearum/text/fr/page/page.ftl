### Ce que seule la page du navigateur dit : le premier écran, la table, les réglages.

page-title = Tea & Rum
page-title-turn = À vous · Tea & Rum
page-home = Accueil
page-loading = On charge les provisions …
page-line-lost = L’amarre a cédé. On se rattache …
page-close = Fermer
page-menu = Menu
page-skip = Avance rapide
page-try-again = Réessayer
page-to-start = Accueil

## Le premier écran

page-motto = Le jour pour la Couronne, la nuit pour le Peuple. Cinq manches pour devenir Gouverneur, ou Roi des Pirates.
page-play-now = Jouer
page-play-now-text = Vous contre des bots, tout de suite.
page-guest = Invité
page-name = Votre nom
page-players = Joueurs
page-how-many = { $n } joueurs
page-strength = Les bots jouent
page-bot-random = au hasard
page-bot-greedy = au jour le jour
page-bot-search = avec prévoyance
page-bot-deckhand = comme un matelot
page-bot-bosun = comme un bosco
page-bot-captain = comme un capitaine
page-bot-admiral = comme un amiral
page-pass = Chacun son tour
page-pass-text = À plusieurs devant un écran, un rideau entre vous.
page-open-table = Ouvrir une table
page-open-table-text = Invitez vos amis par un lien.
page-continue = Reprendre
page-learn = Apprendre
page-learn-text = Une première manche guidée.
page-replays = Parties à revoir
page-replays-text = Revoir les parties finies.
page-rules = Règles
page-rules-text = Chaque règle, chaque arbitrage.
page-cards = Cartes
page-cards-text = Tout ce qu’il y a dans la boîte.
page-your-turn = à vous
page-their-turn = { $player } décide
page-gathers = attend des joueurs
page-forget-table = Oublier cette table

## Une nouvelle table

page-new-table = Une nouvelle table
page-new-pass = Chacun son tour
page-seat = Place { $n }
page-seat-name = Nom
page-who = Qui s’assied ici
page-who-me = devant cet écran
page-who-other = sur invitation
page-who-bot = un bot
page-colour = Couleur
page-colour-amber = ambre, tricorne
page-colour-violet = violet, bandana
page-colour-jade = jade, plume
page-colour-ivory = ivoire, jambe de bois
page-colour-worn = { $colour } : porté par { $player }
page-watch = D’autres peuvent regarder avec le lien
page-hints = Les joueurs peuvent demander conseil à un bot
page-edition = Édition
page-edition-bring = Apporter la vôtre …
page-edition-checking = Vérification …
page-edition-cards = Voir ses cartes
page-edition-lab = L’essayer au labo
page-edition-is = Édition : { $title }
page-edition-own = édition personnelle
page-edition-wrong = { $n ->
    [one] { $file } ne peut pas être joué : { $n } faute.
   *[other] { $file } ne peut pas être joué : { $n } fautes.
}
page-edition-line = Ligne { $n }
page-older-rules = anciennes règles
page-older-rules-text = Cette partie a commencé avec d’anciennes règles. Elle continue là où elle en était ; ce qui a été décidé avant ne peut plus être annulé.
page-lay-table = Dresser la table
page-join = Prendre place
page-join-text = Vous êtes invité à une partie de Tea & Rum.
page-sit-down = S’asseoir
page-just-watch = Regarder seulement
page-watching = Vous regardez.
page-gathering = La table est dressée
page-gathering-text = La partie commence dès que tout le monde est assis. Envoyez à chacun le lien d’une place libre.
page-gathering-wait = La partie commence dès que tout le monde est assis. En attendant, choisissez votre nom et votre couleur.
page-bot = bot
page-bot-plays = un bot, joue { $how }
page-seated = assis
page-awaited = en attente
page-free-seat = Une place libre
page-stepped-out = s’est absenté
page-invite-link = Invitation pour { $player }
page-copy = Copier le lien
page-copied = Copié
page-new-link = Créer un nouveau lien
page-seat-bot = Installer un bot ici
page-clear-table = Débarrasser la table
page-leave-seat = Rendre ma place
page-fingerprint = Empreinte de la donne :

## Le rideau

page-curtain = { $player }, c’est à vous
page-curtain-text = Que les autres regardent ailleurs : derrière le rideau se trouve le coffre de { $player }.
page-curtain-lift = Je suis { $player } : lever le rideau

## À la table

page-place = { $board }, la ligne { $row } agirait. Ouvriers : { $workers }
page-place-idle = { $board }. Ouvriers : { $workers }
page-place-row = Ligne { $n } : { $effect }
page-place-row-acts = Ligne { $n }, celle qui agirait maintenant : { $effect }
page-place-alternative = Action alternative, toujours possible : { $effect }
page-nobody = personne
page-or-instead = ou plutôt
page-decision = La décision
page-others-turn = { $player } décide …
page-not-this = Pas ceci
page-all-options = { $n ->
    [one] { $n } possibilité
   *[other] Les { $n } possibilités
}
page-undo = Annuler
page-restart-turn = Recommencer mon tour
page-hint = Demander au capitaine
page-hint-pondering = Le capitaine réfléchit …
page-hint-title = Ce que ferait le capitaine
page-hint-one = Il n’y a qu’une chose à faire.
page-hint-knows = Un bot qui n’a rien vu de plus que vous, mais qui a compté. Ses chances de finir Gouverneur ou Roi des Pirates, et ce qui pèse.
page-hint-chances = Gouverneur { $governor } %, Roi des Pirates { $pirate } %
page-hint-expected = environ { $blue } PV bleus et { $red } PV rouges à la fin
page-hint-all = Les { $n } possibilités
page-can-build = Vous pouvez construire
page-can-hire = Vous pouvez engager
page-arriving = Arrivage :
page-reveals = dévoile quelque chose de caché
page-one-less = Un de moins
page-one-more = Un de plus
page-log = Ce qui s’est passé
page-since = depuis votre dernier tour
page-away = Pendant votre absence
page-away-read = Vu
page-away-built = Construit : { $list }
page-away-hired = { $n ->
    [one] Capitaine engagé : { $list }
   *[other] Capitaines engagés : { $list }
}
page-away-fulfilled = { $n ->
    [one] Contrat rempli : { $list }
   *[other] Contrats remplis : { $list }
}
page-away-ships = { $n ->
    [one] Bateau acheté : { $list }
   *[other] Bateaux achetés : { $list }
}
page-away-allegiance = Allégeance choisie : { $list }
page-open-board = Ouvrir le plateau de { $player }
page-thinking-short = réfléchit …
page-chest-closed = Le coffre est fermé
page-first-player = Premier joueur
page-reputation = Réputation
page-at-step = { $player } { $n }
page-wish = Souhait du Peuple de la manche { $roman } : { $symbols }. Première place : { $first }. Deuxième place : { $second }. { $standing }
page-wish-count = { $player } { $n }
page-wish-title = Souhait du Peuple de la manche { $roman }
page-wish-asks = Demandé : { $symbols }
page-wish-first = Première place : { $effect }
page-wish-second = Deuxième place : { $effect }
page-step = Réputation, case { $n }
page-step-reward = En y arrivant : { $effect }
page-step-here = Ici : { $players }
page-victories = Types de victoire : { $blue } bleus, { $red } rouges. { $lead ->
    [blue] Le bleu mène.
    [red] Le rouge mène.
   *[none] Aucun ne mène.
}
page-count-money = ${ $n }
page-count-population = Population { $n }
page-count-reputation = Réputation { $n }
page-count-buildings = Bâtiments : { $n }
page-count-captains = Capitaines : { $n }
page-count-contracts = Contrats : { $n }
page-count-symbol = { $symbol } : { $n }
page-warehouse = Entrepôt : { $goods }, { $squares } cases ouvertes
page-panel-boards = Plateaux
page-panel-market = Offre
page-panel-cards = Cartes
page-panel-players = Joueurs
page-panel-log = Journal
page-panels = Parties de la table
page-keys = Touches : U annuler, R recommencer mon tour, E terminer le tour, L toutes les possibilités, H demander au capitaine, S avance rapide, N tour suivant, D vers la décision, flèches le long d’une rangée de cartes ou des lignes du journal.
page-show-end = Montrer la fin
page-the-result = La partie est terminée.
page-rematch = Revanche
page-to-rematch = À la nouvelle table
page-watch-replay = Revoir la partie

## Les affaires de la table

page-matters = Cette table
page-leave = Quitter la table
page-leave-text = Un bot continue pour vous. Vous pouvez revenir à tout moment.
page-take-over = Laisser un bot jouer pour { $player }
page-take-back = Rejouer moi-même
page-abandon = Accepter d’abandonner la partie
page-abandon-not = Continuer tout de même
page-abandon-text = Elle s’arrête quand tous ceux qui jouent sont d’accord. D’accord jusqu’ici : { $players }.
page-invite-anew = Inviter de nouveau { $player }
page-invited-anew = Copié : un nouveau lien pour { $player }. L’ancien n’ouvre plus rien.
page-report = Copier un lien vers cette position
page-reported = Copié. Le lien contient la table telle que vous la voyez, votre coffre compris, et s’ouvre partout où ce jeu est servi.
page-position = Une position
page-watch-link = Copier le lien pour regarder

## La balance du Troc

page-scale-sold = Vous vendez
page-scale-bought = Vous achetez
page-scale-sell = Vendre { $goods }
page-scale-buy = Acheter { $goods }
page-scale-less = { $pan } : { $resource }, un de moins
page-scale-pay = Vous payez ${ $n }
page-scale-gain = Vous gagnez ${ $n }
page-scale-even = Rien à payer
page-scale-expansions = { $n ->
    [one] avec { $n } expansion à ${ $cost }
   *[other] avec { $n } expansions à ${ $cost }
}
page-scale-clear = Vider
page-scale-example = Exemple

## Ce que donne un choix

page-unit-money = $
page-unit-wheat = blé
page-unit-wood = bois
page-unit-ore = minerai
page-unit-barrel = tonneaux
page-unit-tobacco = tabac
page-unit-cannon = canons
page-unit-star = étoiles
page-unit-population = population
page-unit-expansion = cases d’entrepôt
page-unit-blue = PV bleus
page-unit-red = PV rouges

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Lumière
page-theme-system = Comme le système
page-theme-light = Plein jour
page-theme-dark = Lanterne
page-motion = Mouvement
page-motion-system = Comme le système
page-motion-full = Complet
page-motion-reduced = Réduit
page-sound = Une cloche quand c’est à moi
page-sound-others = Un son pour les coups des autres
page-notify = Une notification quand c’est à moi
page-notify-text = C’est à vous de jouer.

## Erreurs : ce qui s’est passé, et comment s’en sortir

page-error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
page-error-broken = Quelque chose a mal tourné sur le serveur. Réessayez dans un instant.
page-error-not_found = Il n’y a rien à cette adresse.
page-error-no_such_table = Cette table n’existe pas, ou elle a été débarrassée.
page-error-no_such_game = Cette partie n’existe pas, ou elle a été effacée.
page-error-no_such_edition = Le serveur n’a pas cette édition.
page-error-no_such_bot = Le serveur n’a pas ce bot. Choisissez-en un autre.
page-error-bad_edition = Cette édition ne peut pas être jouée. Corrigez son fichier et réessayez.
page-error-bad_key = Ce lien n’ouvre plus rien. Demandez-en un nouveau.
page-error-bad_message = La page et le serveur se sont mal compris. Rechargez la page.
page-error-bad_request = La page et le serveur se sont mal compris. Rechargez la page.
page-error-hello_first = La page et le serveur se sont mal compris. Rechargez la page.
page-error-not_yours = Cette place est à quelqu’un d’autre.
page-error-not_your_turn = Ce n’est pas à vous.
page-error-not_playing = La partie n’est pas en cours.
page-error-not_over = La partie n’est pas encore terminée.
page-error-no_hints = Cette table joue sans les conseils d’un bot.
page-error-no_nudge = Le rappel est réservé à une autre personne, quand c’est son tour.
page-error-no_answer = Le capitaine n’a pas de réponse. Redemandez.
page-error-seat_taken = Cette place est déjà prise. Demandez un autre lien, ou regardez.
page-error-seat_lost = Votre place a été donnée à quelqu’un d’autre. Si c’est une erreur, demandez un nouveau lien à l’hôte.
page-error-link_used = Ce lien a déjà servi : quelqu’un occupe cette place. Demandez-en un nouveau à l’hôte, ou regardez la partie.
page-error-link_void = Ce lien n’est plus valable. Demandez-en un nouveau à l’hôte.
page-error-table_full = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
page-error-colour_taken = Quelqu’un d’autre porte cette couleur. Choisissez-en une autre.
page-error-present = Cette personne est là : on ne peut pas jouer pour elle.
page-error-too_early = Ce joueur peut encore revenir. Attendez un peu.
page-error-too_fast = Trop à la fois. Attendez un instant et réessayez.
page-error-too_large = C’est trop gros pour le serveur.
page-error-too_many = C’est trop pour le moment. Réessayez plus tard.
page-error-other_site = Le serveur ne répond qu’à ses propres pages. Ouvrez le jeu à l’adresse du serveur.
page-error-no_storage = Le serveur ne peut rien garder pour l’instant. Rien n’est perdu : réessayez dans un instant.
page-error-other_rules = Cette partie s’est jouée avec d’autres règles, que ce serveur ne joue plus.
page-error-cleared = Cette table a été débarrassée : plus personne n’y joue.
page-error-bad_position = Ce lien ne contient aucune position lisible. Redemandez-le.
