### La commande `tearum` : son aide, ses erreurs et ce qu’elle affiche.

## Aide : titres

usage-heading = Usage :
usage-arguments = Arguments 
usage-options = Options 
usage-commands = Commandes 
usage-range = de { $low } à { $high }
usage-least = au moins { $low }
usage-required = obligatoire
usage-default = par défaut : { $default }
metavar-options = [OPTIONS]
metavar-command = COMMANDE …
metavar-number = NOMBRE
metavar-text = TEXTE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-edition = ÉDITION
metavar-before = AVANT
metavar-after = APRÈS
metavar-bots = BOT,…
metavar-bot-list = BOT BOT …
metavar-names = NOM,…
metavar-language = LANGUE
metavar-address = ADRESSE
metavar-rule = [RÈGLE]
metavar-run = SIMULATION
metavar-runs = SIMULATION …
metavar-things = [ÉLÉMENT …]
metavar-strategies = [STRATÉGIE …]
metavar-points = POINTS
metavar-days = JOURS

## Aide : commandes

about-tearum = Tea & Rum : jouer, revoir des parties, simuler et équilibrer une édition.

    Sans commande, la table s’ouvre dans le navigateur.
    .short = Tea & Rum.
about-play = Jouer dans ce terminal, à plusieurs au même clavier ou contre des bots.

    Ce que vous n’indiquez pas vous sera demandé. Pendant la partie, tapez h pour l’aide.
    .short = Jouer dans ce terminal, à plusieurs et avec des bots.
about-simulate = Faire jouer de nombreuses parties à des bots et en résumer les résultats.

    Ctrl-C arrête ; les parties déjà terminées sont résumées.
    .short = Faire jouer de nombreuses parties à des bots.
about-replay = Lire une partie enregistrée, racontée tour par tour.
    .short = Lire une partie enregistrée.
about-review = Analyser une partie terminée : la part des choix, de la chance et des adversaires, et les tournants. Une analyse interrompue reprend où elle en était.
    .short = Analyser une partie terminée : choix, chance et adversaires.
about-rules = Lire les règles. Là où les règles imprimées se taisent, notre arbitrage est signalé comme tel.
    .short = Lire les règles : toutes, un chapitre ou une seule.
about-perft = Compter toutes les suites de décisions possibles depuis le début, pour chaque profondeur.
    .short = Compter les suites de décisions possibles.
about-arena = Mesurer la force des bots : tous jouent les mêmes donnes, à toutes les places.
    .short = Mesurer la force des bots.
about-serve = Lancer le serveur et jouer dans le navigateur, seul ou avec tout votre réseau.
    .short = Jouer dans le navigateur.
about-backup = Écrire toutes les parties du serveur dans un seul fichier. Le serveur peut continuer à tourner.
    .short = Sauvegarder toutes les parties du serveur.
about-restore = Remplacer toutes les parties du serveur par celles d’une sauvegarde.
    .short = Restaurer les parties d’une sauvegarde.
about-tidy = Supprimer les tables où aucune partie n’a commencé, et remplacer les anciennes parties par leur enregistrement.

    Un serveur en marche le fait toutes les heures. On peut toujours revoir les parties archivées, à la même adresse.
    .short = Supprimer les tables inutilisées, archiver les anciennes parties.
about-record = Afficher, vérifier et exporter des parties enregistrées.
    .short = Afficher, vérifier, exporter des parties.
about-record-show = Afficher qui a joué, avec quelle édition, et chaque décision en toutes lettres.
    .short = Afficher chaque décision en toutes lettres.
about-record-check = Vérifier un enregistrement : le rejouer et comparer tout ce qu’il affirme.
    .short = Vérifier qu’un enregistrement est correct.
about-record-export = Écrire une partie d’une arène ou d’une simulation comme enregistrement, à rejouer, vérifier ou regarder.
    .short = Extraire une partie d’une arène ou d’une simulation.
about-edition = Vérifier, afficher, comparer et créer des éditions.
    .short = Vérifier, afficher, comparer et créer des éditions.
about-edition-check = Vérifier qu’une édition est jouable, et signaler chaque problème avec sa ligne.
    .short = Vérifier qu’une édition est jouable.
about-edition-show = Afficher chaque valeur d’une édition et son origine.
    .short = Afficher chaque valeur et son origine.
about-edition-diff = Afficher les différences entre deux éditions.
    .short = Afficher les différences entre deux éditions.
about-edition-new = Écrire une copie commentée d’une édition, à modifier.
    .short = Commencer votre propre édition.
about-lab = Mesurer l’équilibre d’une édition.
    .short = Mesurer l’équilibre d’une édition.
about-lab-try = Essayer une édition modifiée : la vérifier, la jouer contre une autre sur les mêmes donnes, et dire ce qui change.
    .short = Essayer une édition modifiée.
about-lab-report = Écrire un rapport d’équilibre : une page web, ses tableaux et des parties d’exemple.
    .short = Écrire un rapport d’équilibre.
about-lab-compare = Afficher les chiffres qui diffèrent entre deux éditions plus que le hasard ne l’explique.
    .short = Comparer deux éditions.
about-lab-ban = Rejouer une simulation en interdisant une carte ou une tuile à un joueur, pour savoir ce qu’elle vaut.

    Les parties sont enregistrées dans le dossier de la simulation, et son rapport en tient compte. Ctrl-C arrête ; la même commande reprend.
    .short = Mesurer ce que vaut une carte ou une tuile.
about-lab-strategies = Rejouer une simulation avec un joueur qui a une préférence, pour savoir si elle est payante.

    Ses victoires sont comparées à celles d’un siège quand personne n’a de préférence. Les parties sont enregistrées dans le dossier de la simulation, et son rapport en tient compte. Ctrl-C arrête ; la même commande reprend.
    .short = Mesurer ce que vaut une stratégie.
about-lab-tune = Modifier des valeurs reconstituées, dans des limites données, pour atteindre au mieux les objectifs.

    Écrit la nouvelle édition avec la raison de chaque changement, et un résumé à côté, en Markdown et en CSV. Les parties sont enregistrées dans un dossier voisin. Ctrl-C arrête ; la même commande reprend.
    .short = Régler une édition selon ses objectifs.

## Aide : options et arguments

option-help = Affiche cette aide.
option-version = Affiche la version.
option-lang = Langue, par exemple « de » pour l’allemand. [par défaut : celle du système]
option-json = Affiche le résultat en JSON.
option-install-completion = Installe la complétion pour ce shell.
option-show-completion = Affiche le script de complétion pour ce shell.
option-players = Nombre de joueurs : 2, 3 ou 4.
option-simulate-players = Nombre de joueurs : 2, 3 ou 4. [par défaut : 4]
option-arena-players = Joueurs par partie.
option-play-bots = Bots, séparés par des virgules : bosun,captain.
option-simulate-bots = Bots, séparés par des virgules ; ils changent de siège à tour de rôle. [par défaut : greedy]
option-tune-bots = Bots, séparés par des virgules ; ils changent de siège à tour de rôle.
option-names = Noms des joueurs humains, séparés par des virgules, dans l’ordre des places : Anna,Ben.
option-play-seed = Un texte ou un nombre : la même graine donne la même partie.
option-simulate-seed = La même graine donne les mêmes parties. [par défaut : 1]
option-perft-seed = La même graine donne la même partie.
option-arena-seed = La première donne ; les autres suivent.
option-tune-seed = Graine de toutes les donnes.
option-edition = Une édition intégrée ou un fichier.
option-play-edition = Une édition intégrée ou un fichier. [par défaut : classic]
option-save = Où enregistrer la partie, après chaque décision. [par défaut : un nouveau fichier dans votre dossier de données]
option-resume = Reprend une partie enregistrée : son fichier, ou « last » pour la dernière.
option-strict = Traite l’échec d’un bot comme une erreur, au lieu de jouer à sa place.
option-simulate-games = Nombre de parties. [par défaut : 100]
option-arena-games = Parties par paire de bots, arrondies à des donnes entières.
option-experiment-games = Parties par expérience. [par défaut : autant que la simulation]
option-tune-games = Parties par table sur lesquelles un changement doit faire ses preuves.
option-nodes = Positions qu’un bot peut examiner par tour. Les parties sont alors reproductibles.
option-simulate-nodes = Positions qu’un bot peut examiner par tour. [par défaut : 2000]
option-tune-nodes = Positions qu’un bot peut examiner par tour.
option-simulate-seconds = Secondes par tour, à la place. Ces parties ne sont pas reproductibles.
option-arena-seconds = Secondes par tour. [par défaut : 1.5]
option-jobs = Nombre de processus.
option-on = Où jouer : sur cette machine ou sur un cluster Ray.
option-ray-address = Adresse du cluster Ray. [par défaut : $RAY_ADDRESS, sinon un nouveau sur cette machine]
option-simulate-out = Dossier des tableaux et des enregistrements. Une simulation existante est reprise, avec ses réglages pour tout ce que vous n’indiquez pas.
option-arena-out = Dossier des parties, du rapport et du classement. Une arène existante est reprise.
option-progress = Affiche l’avancement par une barre, ou par une ligne de JSON à chaque étape.
option-depth = Nombre de décisions à prévoir.
option-sprt = S’arrête dès qu’on sait si les chances de titre du premier bot dépassent celles du second d’autant de points de pourcentage, ou ne les dépassent pas du tout.
option-host = Adresse d’écoute. Avec 0.0.0.0, tout votre réseau peut jouer.
option-port = Port d’écoute ; 0 prend un port libre.
option-data = Dossier des parties. [par défaut : $TEARUM_DATABASE_URL, sinon votre dossier de données]
option-open = Ouvre la page dans le navigateur.
option-origin = Adresse publique du serveur, par exemple https://tearum.example. Il ne répond sous aucun autre nom.
option-workers = Nombre de processus pour les bots.
option-yes = Ne demande pas de confirmation.
option-unbegun-days = Nombre de jours après lequel une table sans partie commencée est supprimée ; 0 : jamais.
option-finished-days = Nombre de jours sans coup joué après lequel seul l’enregistrement d’une partie est conservé ; 0 : jamais.
option-dry-run = Indique seulement ce qui serait fait.
option-step = Affiche la table après ce nombre de décisions, puis s’arrête.
option-pause = Attend Entrée après chaque tour.
option-review-seat = Cette place seulement, à partir de 1. Peut être indiqué plusieurs fois. [par défaut : toutes]
option-review-nodes = Positions à examiner par tour. Le même nombre donne les mêmes chiffres.
option-review-html = Écrit l’analyse sur une page qui s’imprime bien, par exemple analyse.html.
option-export-game = Quelle partie : sa ligne dans le fichier games.jsonl de l’arène, à partir de 1, ou son numéro dans les tableaux de la simulation, à partir de 0.
option-export-out = L’enregistrement à écrire, par exemple partie.json.
option-edition-from = L’édition à copier : intégrée ou un fichier.
option-report-out = Dossier de la page et de ses tableaux.
option-compare-out = Dossier de la page et du tableau de tous les chiffres.
option-against = L’édition à comparer.
option-try-players = Nombre de joueurs.
option-try-bots = Qui joue.
option-try-games = Parties de chaque édition, au plus.
option-try-out = Dossier des parties. [par défaut : my_box.try pour my_box.toml]
lab-try-continues = D’autres parties suivent pour une meilleure réponse. Ctrl-C arrête sans les perdre ; la même commande reprend.
option-targets = Fichier des objectifs. [par défaut : ceux de l’édition, sinon ceux de classic]
targets-missing = L’édition nomme { $file } pour ses objectifs, mais ce fichier n’existe pas : les objectifs de classic sont utilisés.
option-replay-url = Adresse d’un serveur tearum serve : les parties d’exemple y sont envoyées.
option-bounds = Fichier qui dit quelles valeurs peuvent changer, et de combien.
option-tune-out = La nouvelle édition, par exemple reglee.toml.
option-tune-players = Nombres de joueurs, séparés par des virgules.
option-rounds = Nombre maximal de changements.
argument-record = L’enregistrement d’une partie.
argument-rule = Une règle (TRD-04), un chapitre (TRD) ou un mot.
argument-bots = Au moins deux bots : leurs noms, ou { "module:Classe" } pour les vôtres.
argument-backup = Le fichier à écrire, par exemple parties.tearum.
argument-restore = Un fichier écrit par tearum backup.
argument-export-folder = Dossier de tearum arena --out ou de tearum simulate --out.
argument-edition = Une édition intégrée ou un fichier.
argument-edition-file = Le fichier à écrire, par exemple ma_boite.toml.
argument-runs = Dossiers de tearum simulate --out.
argument-run = Dossier de tearum simulate --out où le même bot occupe tous les sièges.
argument-compare-before = Simulation d’une édition.
argument-compare-after = Simulation d’une autre, avec les mêmes bots et les mêmes graines.
argument-things = Par exemple église, captain-12 ou tile-market-2. [par défaut : tout ce qui se détache]
argument-strategies = red, blue, balanced, builder, captains ou contracts. [par défaut : toutes]
completion-installed = La complétion pour { $shell } est installée dans { $file }. Ouvrez un nouveau terminal pour l’utiliser.

## Erreurs : options et arguments

error-see-help = Voir : { $command }
error-missing-command = Il manque une commande.
error-missing-option = Il manque l’option { $name }.
error-missing-argument = Il manque l’argument { $name }.
error-no-option = { $suggestion ->
    [none] Option inconnue : { $given }.
   *[other] Option inconnue : { $given }. Vouliez-vous dire { $suggestion } ?
}
error-no-command = { $suggestion ->
    [none] Commande inconnue : { $given }.
   *[other] Commande inconnue : { $given }. Vouliez-vous dire { $suggestion } ?
}
error-extra-argument = Argument inattendu : { $given }.
error-option-value = L’option { $name } ne prend pas de valeur.
error-option-no-value = L’option { $name } demande une valeur.
error-number-range = { $name } doit être un nombre de { $low } à { $high }, pas { $given }.
error-number-least = { $name } doit être au moins { $low }, pas { $given }.
error-whole-number = { $name } doit être un nombre entier, pas { $given }.
error-number = { $name } doit être un nombre, pas { $given }.
error-choice = { $name } doit valoir { $choices }, pas { $given }.
error-value = { $given } n’est pas une valeur valide pour { $name }.
error-language = tearum parle { $languages }, pas { $given }.
error-player-count = Tea & Rum se joue à 2, 3 ou 4, pas à { $given }.
error-player-counts = --players doit valoir 2, 3, 4 ou plusieurs d’entre eux, pas { $given }.
error-bot-count = Pour { $players } joueurs, il faut de 1 à { $players } bots, pas { $given }.
error-seed-length = Une graine a au plus { $most } caractères.
error-nodes-or-seconds = Indiquez --nodes ou --seconds, pas les deux.
error-nodes = --nodes doit être un nombre de 1 à { $most }.
error-seconds = --seconds doit être un nombre supérieur à 0.
error-two-bots = Nommez au moins deux bots, chacun une seule fois.
error-sprt-bots = --sprt demande exactement deux bots, le plus fort en premier.
error-sprt-points = --sprt doit être un nombre de points de pourcentage, de 0.1 à 100.
error-ray-address = --ray-address ne va qu’avec --on ray.
error-step = { $file } a { $n } décisions : --step doit être de 0 à { $n }.
error-review-seat = { $file } a { $n } places : --seat doit être de 1 à { $n }.
error-exists = { $file } existe déjà et ne sera pas écrasé. Choisissez un autre nom.
error-file = { $file } : { $reason }.
error-terminal-closed = Le terminal a été fermé avant votre réponse.
error-no-such-rule = Aucune règle ne porte ce numéro ni ne parle de « { $given } ».

## Erreurs : paquets, dossiers, serveurs

error-needs-package = { $what } a besoin de { $packages }. Pour l’installer : { $command }
error-upload-address = { $address } n’est pas l’adresse d’un serveur : elle doit commencer par { "http://" } ou { "https://" }.
error-upload-refused = { $address } n’a pas accepté les parties : { $reason }
error-upload-failed = Impossible de joindre { $address } : { $reason }.
error-database = Impossible d’utiliser la base de données : { $reason }.
error-database-address = TEARUM_DATABASE_URL n’est pas l’adresse d’une base de données : { $reason }.
error-no-database = Il n’y a aucune partie dans { $folder }, donc rien à sauvegarder. Choisissez un autre dossier avec --data.
error-nothing-to-tidy = Il n’y a aucune partie dans { $folder }, donc rien à ranger. Choisissez un autre dossier avec --data.
error-no-page = La page n’est pas construite. Dans une copie des sources, make page la construit.
error-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }. Un autre serveur tourne peut-être ; choisissez un autre port avec --port.
error-data-folder = Impossible d’utiliser le dossier des parties : { $reason } ({ $folder }). Choisissez-en un autre avec --data.
error-same-edition = { $file } est l’édition à régler. Choisissez un autre nom pour la nouvelle.
error-not-toml = { $file } : le nom d’une édition doit finir par « .toml ».
error-strict-fault = { $fault } Arrêté à cause de --strict.

## Questions

confirm-restore = Toutes les parties actuelles du serveur seront perdues. Continuer ? [o/N]
confirm-yes = o oui
confirm-no = Rien n’a été modifié.

## Comptes

count-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
count-deals = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}
count-seats = { $n ->
    [one] { $n } siège
   *[other] { $n } sièges
}
count-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
count-nodes = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}

## Enregistrements

record-finished = { $players } : { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, partie terminée ; édition { $edition } ({ $hash }), graine { $seed }.
record-unfinished = { $players } : { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, partie inachevée ; édition { $edition } ({ $hash }), graine { $seed }.
record-secret = (secret)
record-game-over = La partie est terminée.
record-ok = { $file } : correct.
review-written = Analyse écrite dans { $file }.
record-deal-ok = La donne est bien celle qui a été publiée.
record-wrong = { $file } : { $problem }

## Éditions

edition-ok = { $file } : correct. { edition-values }.
edition-values = { $values } valeurs : { $printed ->
    [one] { $printed } imprimée
   *[other] { $printed } imprimées
}, { $inferred ->
    [one] { $inferred } déduite
   *[other] { $inferred } déduites
}, { $reconstructed ->
    [one] { $reconstructed } reconstituée
   *[other] { $reconstructed } reconstituées
}
edition-untranslated = { $n ->
    [one] Il manque un nom en { $language }. Le nom anglais est utilisé.
   *[other] Il manque { $n } noms en { $language }. Les noms anglais sont utilisés.
}
edition-same = Les deux éditions sont identiques.
edition-plays-same = Elles se jouent de la même façon.
edition-written = { $file } : l’édition { $edition }. Modifiez-la, puis lancez : tearum edition check { $file }

## Le serveur

serve-open = Tea & Rum vous attend à l’adresse { $address } (Ctrl-C pour arrêter).
serve-network = Sur votre réseau, on peut jouer à l’adresse { $addresses }
serve-no-network = Aucune adresse réseau de cette machine n’a été trouvée.
serve-local-only = Seul cet ordinateur peut se connecter. Pour ouvrir à votre réseau : tearum serve --host 0.0.0.0
backup-done = { $file } : { $tables }, sauvegarde terminée.
restore-done = { $file } : { $tables }, restauration terminée. Un serveur en marche les reprend en quelques secondes.
restore-set-aside = La base de données endommagée est conservée sous { $file }.
tidy-done = Tables sans partie commencée, supprimées : { $removed }. Parties archivées sous forme d’enregistrements : { $archived }.
tidy-would = Tables sans partie commencée, à supprimer : { $removed }. Parties à archiver sous forme d’enregistrements : { $archived }. Rien n’a été modifié.

## Simulations

stopped-nothing = Arrêté avant la fin de la première partie.
stopped-partial = Arrêté en cours de route : voici les parties déjà terminées.
stopped-resume = La même commande reprend { $folder }.
progress-rate = { $n } parties/s
simulate-damaged = { $place } est endommagé. Il est mis de côté et rejoué.
simulate-summary = { $games } à { $players } joueurs, édition { $edition }, graine { $seed } : { $mean } décisions par partie (de { $low } à { $high }), { $nobody } sans vainqueur.
simulate-seat = siège { $n }
simulate-col-games = parties
simulate-col-wins = gagnées
simulate-col-governor = Gouverneur
simulate-col-pirate_king = Roi des Pirates
simulate-col-blue = PV bleus
simulate-col-red = PV rouges
simulate-col-what = quoi
simulate-col-total = total
simulate-col-items = du plus au moins fréquent
simulate-built = construits
simulate-hired = engagés
simulate-activated = activés
simulate-fulfilled = remplis
simulate-ship_bought = bateaux achetés
simulate-allegiance_taken = allégeances prises
simulate-allegiance_proven = allégeances prouvées
simulate-sold = vendu
simulate-bought = acheté
simulate-faults = { $n ->
    [one] { $bot } a échoué une fois. Un autre bot a joué à sa place : ses chiffres ne sont pas tous les siens.
   *[other] { $bot } a échoué { $n } fois. Un autre bot a joué à sa place : ses chiffres ne sont pas tous les siens.
}

## Arène

arena-col-bot = bot
arena-col-against = contre
arena-col-seats = sièges
arena-col-governor = P(Gouverneur)
arena-col-pirate_king = P(Roi Pirates)
arena-col-any = P(titre)
arena-col-both = P(les deux)
arena-col-above = écart à la réf.
arena-col-rating = niveau
arena-col-milliseconds = ms par décision
arena-col-nodes = positions par décision
arena-itself = lui-même
arena-baseline = référence
arena-versus = { $own } contre { $others }
arena-deal = Donne { $first }
arena-deals = Donnes { $first } à { $last }
arena-cost = { $deals }, { $games }, { $minutes } minutes-cœur. Intervalles : 95 %, groupés par donne.
arena-faults = { $bot } a échoué sur { $seats }. Un autre bot a joué à sa place : ses chiffres ne sont pas tous les siens. { $first }
arena-sprt = SPRT, { $role ->
    [alone] { $bot } seul
   *[rest] { $bot } aux autres sièges
} contre { $other } : { $verdict ->
    [stronger] plus fort
    [not_stronger] pas plus fort
   *[open] indécis
} après { $deals } (un écart de { $points } points contre aucun ; log-rapport { $ratio }).
arena-ladder-title = Le classement
arena-ladder-note = { $players } joueurs, { $deals }, { $games } ; points Elo avec intervalles à 95 %

## Labo

lab-written = Écrit : { $file }
lab-tune-written = Écrits : { $file }, { $summary } et { $table }
lab-report-summary = { $players } joueurs, { $games } de { $bots } : { $met ->
    [one] { $met } objectif atteint
   *[other] { $met } objectifs atteints
} sur { $targets }, { $n ->
    [one] { $n } chose se détache.
   *[other] { $n } choses se détachent.
}
lab-compare-summary = { $before } et { $after }, { $paired } avec les deux éditions : { $significant ->
    [one] { $significant } chiffre sur { $all } diffère
   *[other] { $significant } chiffres sur { $all } diffèrent
} plus que le hasard ne l’explique.
lab-compare-col-figure = chiffre
lab-compare-col-before = avant
lab-compare-col-after = après
lab-compare-col-change = écart
lab-compare-more = et { $n } de plus
lab-ban-nothing = Rien ne se détache dans { $run }. Nommez ce qu’il faut interdire.
lab-experiment = { $name } : P(titre) { $change } points [{ $range }] contre { $baseline } %, { $games }.
lab-stopped = Arrêté en cours de route. La même commande reprend.
lab-tune-partial = { $file } contient les changements faits jusqu’ici.
lab-tune-note = Remarque sur { $value } : { $note }.
lab-tune-turned = { $value } : { $note }.
lab-tune-unchanged = Aucun changement dans les limites n’a amélioré l’équilibre plus que le hasard ne l’explique : rien n’a été modifié.
lab-tune-refused = Non retenu : { $candidate } ; { $why }.
lab-tune-settings = D’après l’édition { $edition } ({ $hash }), avec { $games } parties de { $bots }{ $budget ->
    [none] { "" }
   *[other] { " " }({ $budget } par tour)
} aux tables de { $players } joueurs pour chaque essai ; graine { $seed }.

## Le moteur

plain-not-compiled = Le moteur tourne en Python pur, une vingtaine de fois plus lentement que compilé : make compile le compile.
plain-no-compiler = Le moteur tourne en Python pur, une vingtaine de fois plus lentement que compilé : il a été installé sans compilateur C.
