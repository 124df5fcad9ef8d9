### Ce que seule la page du navigateur dit : le premier écran, la table, les réglages.

page-title = Tea & Rum
page-title-turn = À vous · Tea & Rum
page-home = Accueil
page-loading = Chargement des provisions…
page-connection-lost = Connexion perdue. Reconnexion…
page-close = Fermer
page-menu = Menu
page-skip = Avance rapide
page-try-again = Réessayer
page-to-start = Accueil

## Le premier écran

page-motto = Le jour pour la Couronne, la nuit pour le Peuple. Cinq manches pour devenir Gouverneur, ou Roi des Pirates.
page-play-now = Jouer
page-play-now-text = Contre des bots, tout de suite.
page-guest = Invité
page-name = Votre nom
page-players = Joueurs
page-how-many = { $n } joueurs
page-strength = Les bots jouent
page-bot-random = au hasard
page-bot-greedy = au coup par coup
page-bot-search = en anticipant
page-bot-deckhand = comme un matelot
page-bot-bosun = comme un bosco
page-bot-captain = comme un capitaine
page-bot-admiral = comme un amiral
page-bot-name-random = Hasard
page-bot-name-greedy = Opportuniste
page-bot-name-search = Stratège
page-bot-name-deckhand = Matelot
page-bot-name-bosun = Bosco
page-bot-name-captain = Capitaine
page-bot-name-admiral = Amiral
page-pass = Sur un même écran
page-pass-text = À plusieurs, chacun son tour, avec un rideau entre vous.
page-open-table = Créer une table
page-open-table-text = Invitez vos amis avec un lien.
page-open-table-here = Répartissez les places entre des joueurs devant cet écran et des bots.
page-continue = Reprendre
page-learn = Apprendre
page-learn-text = Une première partie guidée.
page-replays = Revoir des parties
page-replays-text = Vos parties terminées, tour par tour.
page-rules = Règles
page-rules-text = Chaque règle, chaque arbitrage.
page-cards = Cartes
page-cards-text = Tout ce qu’il y a dans la boîte.
page-lab = Labo
page-lab-text = Essayez une édition et voyez si elle est équilibrée.
page-your-turn = à vous
page-their-turn = { $player } réfléchit
page-gathers = en attente de joueurs
page-turn-ends = fin { $in }
page-in-seconds = { $n ->
    [one] dans { $n } seconde
   *[other] dans { $n } secondes
}
page-in-minutes = { $n ->
    [one] dans une minute
   *[other] dans { $n } minutes
}
page-in-hours = { $n ->
    [one] dans une heure
   *[other] dans { $n } heures
}
page-in-days = { $n ->
    [one] dans un jour
   *[other] dans { $n } jours
}
page-forget-table = Oublier cette table

## Une nouvelle table

page-new-table = Nouvelle table
page-new-pass = Sur un même écran
page-seat = Place { $n }
page-seat-name = Nom
page-who = Qui joue ici
page-who-me = devant cet écran
page-who-other = sur invitation
page-who-bot = un bot
page-colour = Couleur
page-colour-amber = ambre, tricorne
page-colour-violet = violet, bandana
page-colour-jade = jade, plume
page-colour-ivory = ivoire, jambe de bois
page-colour-worn = { $colour } : déjà pris par { $player }
page-watch = Autoriser les spectateurs qui ont le lien
page-hints = Autoriser les joueurs à demander conseil à un bot
page-edition = Édition
page-edition-bring = Utiliser la mienne…
page-edition-checking = Vérification…
page-edition-cards = Voir ses cartes
page-edition-lab = L’essayer au labo
page-edition-is = Édition : { $title }
page-edition-own = édition personnelle
page-edition-wrong = { $n ->
    [one] { $file } n’est pas jouable : { $n } erreur.
   *[other] { $file } n’est pas jouable : { $n } erreurs.
}
page-edition-line = Ligne { $n }
page-older-rules = anciennes règles
page-older-rules-text = Cette partie a commencé avec d’anciennes règles. Elle reprend là où elle en était ; les décisions antérieures ne peuvent plus être annulées.
page-create-table = Créer la table
page-join = Prendre place
page-join-text = On vous invite à une partie de Tea & Rum.
page-sit-down = S’asseoir
page-just-watch = Seulement regarder
page-watching = Vous regardez.
page-gathering = La table est prête
page-gathering-text = La partie commence dès que toutes les places sont prises. Invitez vos amis avec le lien.
page-gathering-wait = La partie commence dès que toutes les places sont prises. En attendant, choisissez votre nom et votre couleur.
page-bot = bot
page-bot-plays = un bot qui joue { $how }
page-seated = à la table
page-awaited = en attente
page-free-seat = Place libre
page-stepped-out = hors ligne
page-invite-link = Invitation pour { $player }
page-copy = Copier le lien
page-copied = Copié
page-new-link = Créer un nouveau lien
page-seat-bot = Installer un bot ici
page-clear-table = Fermer la table
page-leave-seat = Libérer ma place
page-fingerprint = Empreinte de la donne :

## Le rideau

page-curtain = { $player }, c’est à vous
page-curtain-text = Les autres, regardez ailleurs : derrière le rideau se trouve le coffre { $elides ->
    [yes] d’{ $player }
   *[no] de { $player }
}.
page-curtain-lift = Je suis { $player } : lever le rideau

## À la table

page-place = { $board }, prochaine ligne : { $row }. Ouvriers : { $workers }
page-place-idle = { $board }. Ouvriers : { $workers }
page-place-row = Ligne { $n } : { $effect }
page-place-row-acts = Ligne { $n }, la prochaine à jouer : { $effect }
page-place-alternative = Action alternative, toujours possible : { $effect }
page-automa = Automa
page-nobody = personne
page-or-instead = ou bien
page-decision = Votre décision
page-others-turn = { $player } réfléchit…
page-not-this = Annuler
page-all-options = { $n ->
    [one] { $n } possibilité
   *[other] Les { $n } possibilités
}
page-undo = Annuler le coup
page-restart-turn = Recommencer le tour
page-hint = Conseil du capitaine
page-hint-pondering = Le capitaine réfléchit…
page-hint-title = Ce que ferait le capitaine
page-hint-one = Il n’y a qu’une possibilité.
page-hint-knows = Le capitaine est un bot et n’en sait pas plus que vous. Les pourcentages sont ses chances de devenir Gouverneur et Roi des Pirates à votre place.
page-hint-all = Les { $n } possibilités
advice-after = Possibilité suivante
advice-before = Possibilité précédente
advice-compared = Par rapport à la meilleure des autres possibilités :
advice-do = Jouer ce coup
advice-show = Montrer
advice-again = Cliquez de nouveau pour jouer ce coup
advice-no-trade = Renoncer au Troc
advice-trade = Vendre { $sold }, acheter { $bought }
page-reveals = révèle une information cachée
page-one-less = Un de moins
page-one-more = Un de plus
page-log = Journal de la partie
page-since = depuis votre dernier tour
page-away = Pendant votre absence
page-away-read = Compris
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
page-open-board = Ouvrir le plateau { $elides ->
    [yes] d’{ $player }
   *[no] de { $player }
}
page-thinking-short = réfléchit…
page-chest-closed = Le coffre est fermé
page-first-player = Premier joueur
page-reputation = Réputation
page-at-step = { $player } { $n }
page-wish = Souhait du Peuple de la manche { $roman } : { $symbols }. Première place : { $first }. Deuxième place : { $second }. { $standing }
page-wish-count = { $player } { $n }
page-wish-title = Souhait du Peuple de la manche { $roman }
page-wish-asks = Symboles demandés : { $symbols }
page-wish-first = Première place : { $effect }
page-wish-second = Deuxième place : { $effect }
page-step = Réputation, case { $n }
page-step-reward = Récompense : { $effect }
page-step-here = Ici : { $players }
page-victories = Cartes Type de Victoire : { $blue ->
    [one] { $blue } bleue
   *[other] { $blue } bleues
}, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}. { $lead ->
    [blue] Le bleu mène.
    [red] Le rouge mène.
   *[none] Égalité.
}
page-count-money = { $n } $
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
page-panels = Zones de la table
page-keys = Touches : U annuler le coup, R recommencer le tour, E terminer le tour, L toutes les possibilités, H conseil du capitaine, S avance rapide, N tour suivant, D aller à la décision, flèches parcourir une rangée de cartes ou les lignes du journal.
page-show-end = Voir la fin
page-the-result = La partie est terminée.
page-rematch = Revanche
page-to-rematch = Aller à la nouvelle table
page-watch-replay = Revoir la partie
page-review = Analyser la partie
page-try-turn = Rejouer ce tour

## Les affaires de la table

page-this-table = Cette table
page-leave = Quitter la table
page-leave-text = Un bot jouera à votre place. Vous pourrez revenir à tout moment.
page-take-over = Laisser un bot remplacer { $player }
page-take-back = Reprendre ma place
page-abandon = Voter l’abandon de la partie
page-abandon-not = Continuer la partie
page-abandon-text = La partie s’arrête quand tous les joueurs sont d’accord. D’accord pour l’instant : { $players }.
page-invite-anew = Réinviter { $player }
page-invited-anew = Nouveau lien copié pour { $player }. L’ancien ne fonctionne plus.
page-report = Copier un lien vers cette position
page-reported = Copié. Le lien contient la table telle que vous la voyez, y compris votre coffre, et s’ouvre sur tout serveur de ce jeu.
page-position = Une position
page-watch-link = Copier le lien des spectateurs

## La balance du Troc

page-scale-sold = Vous vendez
page-scale-bought = Vous achetez
page-scale-sell = Vendre { $goods }
page-scale-buy = Acheter { $goods }
page-scale-less = { $pan } : { $resource }, un de moins
page-scale-pay = Vous payez { $n } $
page-scale-gain = Vous gagnez { $n } $
page-scale-even = Rien à payer
page-scale-expansions = { $n ->
    [one] avec { $n } expansion à { $cost } $
   *[other] avec { $n } expansions à { $cost } $
}
page-scale-clear = Vider
page-scale-example = Exemple

## Ce que donne un choix

page-unit-money = $
page-unit-wheat = blé
page-unit-wood = bois
page-unit-ore = minerai
page-unit-barrel = { $n ->
    [one] tonneau
   *[other] tonneaux
}
page-unit-tobacco = tabac
page-unit-cannon = { $n ->
    [one] canon
   *[other] canons
}
page-unit-star = { $n ->
    [one] étoile
   *[other] étoiles
}
page-unit-population = population
page-unit-expansion = { $n ->
    [one] case d’entrepôt
   *[other] cases d’entrepôt
}
page-unit-blue = { $n ->
    [one] PV bleu
   *[other] PV bleus
}
page-unit-red = { $n ->
    [one] PV rouge
   *[other] PV rouges
}

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-system = Système
page-theme-light = Plein jour
page-theme-dark = Lanterne
page-motion = Animations
page-motion-system = Système
page-motion-full = Complètes
page-motion-reduced = Réduites
page-sound = Sons : pions, pièces, cartes, et une cloche à mon tour
page-volume = Volume
page-text-size = Taille du texte
page-text-size-normal = Normale
page-text-size-large = Grande
page-text-size-largest = Très grande
page-colours = Couleurs
page-colours-standard = Standard
page-colours-distinct = Plus faciles à distinguer
page-confirm = Confirmer les choix
page-confirm-touch = Sur écran tactile
page-confirm-always = Toujours
page-confirm-never = Jamais
page-sound-others = Aussi pour les coups des autres
page-notify = M’avertir quand c’est mon tour
page-notify-text = C’est à vous de jouer.
page-vibrate = Vibrer quand c’est mon tour

## Erreurs : ce qui s’est passé, et comment s’en sortir

page-error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
page-retry-text = La page se rouvrira d’elle-même dès que le serveur répondra.
page-error-broken = Une erreur s’est produite sur le serveur. Réessayez dans un instant.
page-error-not_found = Il n’y a rien à cette adresse.
page-error-no_such_table = Cette table n’existe pas, ou elle a été fermée.
page-error-no_such_game = Cette partie n’existe pas, ou elle a été supprimée.
page-error-no_such_edition = Le serveur n’a pas cette édition.
page-error-no_such_bot = Le serveur n’a pas ce bot. Choisissez-en un autre.
page-error-bad_edition = Cette édition n’est pas jouable. Corrigez son fichier et réessayez.
page-error-bad_key = Ce lien ne fonctionne plus. Demandez-en un nouveau.
page-error-bad_message = La page et le serveur ne se comprennent pas. Rechargez la page.
page-error-bad_request = La page et le serveur ne se comprennent pas. Rechargez la page.
page-error-hello_first = La page et le serveur ne se comprennent pas. Rechargez la page.
page-error-not_yours = Cette place est à quelqu’un d’autre.
page-error-not_your_turn = Ce n’est pas votre tour.
page-error-not_playing = La partie n’est pas en cours.
page-error-not_over = La partie n’est pas encore terminée.
page-error-no_hints = Les conseils sont désactivés à cette table.
page-error-no_nudge = Vous ne pouvez relancer qu’un autre joueur, quand c’est son tour.
page-error-no_answer = Le capitaine n’a pas de réponse. Redemandez-lui.
page-error-seat_taken = Cette place est déjà prise. Demandez un autre lien, ou regardez.
page-error-seat_lost = Votre place a été donnée à quelqu’un d’autre. Si c’est une erreur, demandez un nouveau lien à l’hôte.
page-error-link_used = Ce lien a déjà servi : quelqu’un occupe cette place. Demandez-en un nouveau à l’hôte, ou regardez la partie.
page-error-link_void = Ce lien n’est plus valable. Demandez-en un nouveau à l’hôte.
page-error-table_full = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
page-error-colour_taken = Cette couleur est déjà prise. Choisissez-en une autre.
page-error-present = Cette personne est là : on ne peut pas jouer à sa place.
page-error-too_early = Ce joueur peut encore revenir. Attendez un peu.
page-error-too_fast = Trop de requêtes. Attendez un instant et réessayez.
page-error-too_large = C’est trop volumineux pour le serveur.
page-error-too_many = Le serveur est trop occupé pour le moment. Réessayez plus tard.
page-error-other_site = Le serveur ne répond qu’à ses propres pages. Ouvrez le jeu à l’adresse du serveur.
page-error-no_storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : réessayez dans un instant.
page-error-other_rules = Cette partie a été jouée avec d’autres règles, que ce serveur ne prend plus en charge.
page-error-cleared = Cette table a été fermée.
page-error-bad_position = Ce lien ne contient aucune position lisible. Redemandez-le.
page-error-no_lab = Ce serveur ne peut pas simuler : il lui manque les paquets du labo.
page-error-lab_busy = Une autre simulation est en cours sur ce serveur. Réessayez quand elle sera terminée.
page-error-no_lab_here = Le labo a besoin d’un serveur : il joue des parties par milliers.
page-error-no_people_here = Pour inviter quelqu’un, il faut un serveur : ici, on joue seulement sur cet appareil.
page-offline = Jouer hors ligne
