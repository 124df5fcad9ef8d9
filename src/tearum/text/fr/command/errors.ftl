### Les erreurs auxquelles on peut remédier, en une phrase chacune.

## Dossiers de parties

folder-unreadable = Impossible de lire { $file } : { $reason }.
folder-not-object = Impossible de lire { $file } : ce n’est pas un objet JSON.
folder-incomplete = Impossible de lire { $file } : il est incomplet.
folder-other-settings = Les parties de { $folder } ont été jouées avec { $setting ->
    [format] d’autres fichiers
    [rules] d’autres règles
    [players] d’autres nombres de joueurs
    [budget] d’autres budgets
    [bots] d’autres bots
    [edition] d’autres éditions
    [code] d’autres versions des bots
    [seed] d’autres graines
    [games] d’autres nombres de parties
   *[knobs] d’autres limites
} : choisissez un autre dossier, ou les mêmes réglages.
folder-not-ours = { $file } n’a pas été écrit par { $command } et ne sera pas écrasé : choisissez un autre dossier.
folder-locked = Une autre commande écrit dans { $folder } : attendez qu’elle finisse.
folder-changed = Une autre commande a écrit dans { $folder } : relancez celle-ci.
folder-no-manifest = { $folder } contient des parties, mais il y manque { $manifest }.
folder-file-exists = { $file } existe déjà, sans { $manifest } à côté, et ne sera pas écrasé : choisissez un autre dossier.
folder-older = Les parties de { $folder } ont été jouées par une version plus ancienne de tearum, qui n’enregistrait pas la version de chaque bot : choisissez un autre dossier.
folder-not-a-game = { $file }, ligne { $line } : ce n’est pas une partie.
folder-no-game = { $folder } ne contient pas de partie { $number }.
folder-no-game-of = { $folder } ne contient pas de partie { $number } : il y en a { $n ->
    [one] { $n }
   *[other] { $n }
}.
folder-no-games = { $folder } n’est ni une arène ni une simulation : arena.json et run.json y manquent.
folder-not-arena = { $folder } n’est pas le dossier d’une arène : { $manifest } y manque.
folder-empty = { $folder } ne contient encore aucune partie.
folder-not-run = { $folder } n’est pas une simulation : { $manifest } y manque.
folder-other-format = { $folder } n’est pas une simulation au format { $format }.
folder-damaged = { $folder } est endommagé : tearum simulate --out { $run } le rejoue.

## Processus et grappes

processes-killed = Les processus ont été arrêtés { $times } fois de suite : par un bot (voir plus haut), ou faute de mémoire ; réduisez --jobs pour en utiliser moins.
cluster-killed = Les processus ont été arrêtés { $times } fois de suite : par un bot impossible à interrompre, ou faute de mémoire ; avec moins de processus, il en faut moins.
cluster-not-joined = Impossible de rejoindre le cluster Ray à { $address } : a-t-il la même version, et demande-t-il un jeton (RAY_AUTH_MODE) ?
cluster-missing = Aucun cluster Ray ne répond à { $address } : ray start --head en lance un.
cluster-address = { $address } n’est pas une adresse : { "hôte:port" }, ou auto.
bots-other-version = Un processus n’utilise pas la même version des bots qu’au début : installez partout le même tearum.

## Simulations du labo

runs-other-editions = { $one } et { $other } portent sur des éditions différentes : indiquez des simulations d’une seule édition, ou utilisez tearum lab compare.
runs-same-games = { $one } et { $other } contiennent les mêmes parties : n’en indiquez qu’une.
runs-same-edition = { $one } et { $other } jouent la même édition : il n’y a rien à comparer.
runs-other-settings = { $one } et { $other } ont été jouées avec { $setting ->
    [players] des nombres de joueurs différents
    [bots] des bots différents
    [budget] des budgets différents
   *[code] des versions différentes des bots
} : une différence peut ne pas venir de l’édition. Rejouez l’une des deux.
runs-no-common-deal = { $one } et { $other } n’ont aucune donne en commun : rejouez { $other } avec --seed { $seed }.
runs-mixed-bots = Dans { $folder }, les sièges n’ont pas tous le même bot : indiquez une autre simulation.
runs-not-bannable = { $item } ne peut pas être interdit : indiquez { $kinds }, par exemple building-7 ou tile-market-2.
card-unknown = { $any ->
    [yes] { $typed } n’est pas une carte : vouliez-vous dire { $cards } ?
   *[no] { $typed } n’est pas une carte : indiquez un bâtiment, ou un genre et un numéro, comme captain-7 ou tile-market-2.
}
card-ambiguous = { $typed } peut désigner plusieurs cartes : { $cards }.
try-same = { $one } et { $other } se jouent de la même façon : il n’y a rien à essayer.
runs-not-a-strategy = { $name } n’est pas une stratégie : choisissez parmi { $known }.
runs-no-preferences = { $bot } n’a pas de préférences : jouez une simulation d’un autre bot.
runs-bots-changed = Les bots ont changé depuis que { $folder } a été jouée : rejouez-la.

## Bots

bot-unknown = Aucun bot ne s’appelle { $name } : il y a { $known }, ou { "module:Classe" }.
bot-bad-name = { $name } n’est pas un bot : désignez le vôtre par son module et sa classe, par exemple { "mybots:Dreamer" } pour la classe Dreamer de mybots.py.
bot-not-loaded = Le bot { $name } ne peut pas être chargé : { $reason }.
bot-no-choose = { $name } n’a pas de méthode choose(question).
bot-no-preferences = { $base } n’a pas de préférences et ne peut donc pas être { $name } : essayez greedy.
bot-bad-preference = { $name } n’est pas un bot : après un / vient { $styles }, ou without et un bâtiment (building), un capitaine (captain), un contrat (contract), un bateau (ship) ou une allégeance (allegiance) par son numéro, une alternative par son plateau ou une tuile par plateau et numéro, par exemple without-captain-7, without-alternative-harbor, without-tile-market-2.

## Enregistrements

record-format = Ce n’est pas un enregistrement au format { $format } (il indique { $found }).
record-rules = L’enregistrement est pour la version { $rules } des règles ; ce tearum connaît la { $known }. Mettez-le à jour.
record-seats = Un enregistrement a de 2 à 4 places.
record-seed = La graine d’un enregistrement est un nombre ou un texte court.
record-too-large = Ce fichier est trop volumineux pour un enregistrement (4 Mo au plus).
record-not-json = Ce n’est pas un enregistrement : ce n’est pas du JSON ({ $reason }).
record-unreadable = Impossible de lire { $file } : { $reason }.
record-object = Dans un enregistrement, { $what } est un objet.
record-nonces = Dans un enregistrement, deal.nonces en a un par place.
record-list = Dans un enregistrement, { $what } est une liste de { $most } au plus.
record-number = Dans un enregistrement, { $what } est un nombre de { $low } à { $high }.
record-text = Dans un enregistrement, { $what } est un texte de { $most } caractères au plus.
record-illegal = La décision { $number } de l’enregistrement n’est pas permise : { $reason }
record-other-edition = L’édition contenue dans l’enregistrement n’est pas celle de la partie.
record-wrong-deal = { $part ->
    [seed] La donne n’est pas celle qui a été publiée : sa graine ne correspond pas.
   *[fingerprint] La donne n’est pas celle qui a été publiée : son empreinte ne correspond pas.
}
record-wrong-no-result = La partie est terminée, mais le résultat manque.
record-wrong-not-over = Il y a un résultat, mais la partie n’est pas terminée après la dernière décision.
record-wrong-result = Le résultat ne découle pas des décisions.
record-wrong-events = Les événements ne découlent pas des décisions.
record-bots = { $file } : la liste des bots ne correspond pas aux places.
record-bot-name = { $file } : un bot est désigné par son nom.
record-imagined = Une partie imaginée n’a pas d’enregistrement : personne ne l’a jouée.
review-unfinished = Une partie ne peut être analysée qu’une fois terminée.

## Sauvegardes

backup-not-written = Impossible d’écrire { $file } : { $reason }.
backup-not-read = Impossible de lire { $file } : { $reason }.
backup-no-games = La base de données ne contient aucune partie : l’ancienne sauvegarde { $file } est conservée.
backup-database-not-read = Impossible de lire la base de données : { $reason }.
backup-database-not-written = Impossible d’écrire dans la base de données : { $reason }.
backup-other-file = { $file } n’est pas une sauvegarde de tearum.
backup-newer = { $file } vient d’une version plus récente de tearum : mettez la vôtre à jour.
backup-damaged = { $file } n’est pas une sauvegarde, ou elle est endommagée : rien n’a été modifié.

## La base de données du serveur

database-damaged = La base de données { $file } est endommagée : { $reason }. Pour la remplacer par votre dernière sauvegarde : tearum restore SAUVEGARDE. Le fichier endommagé est conservé à côté.
database-empty = La base de données { $file } est vide : des parties ont peut-être disparu. Pour les restaurer : tearum restore SAUVEGARDE. Pour commencer sans elles, supprimez le fichier.
database-missing = La base de données { $file } a disparu, mais son journal est encore là. Remettez-la en place, ou restaurez une sauvegarde : tearum restore SAUVEGARDE.
database-foreign = { $file } n’est pas une base de données de tearum. Choisissez un autre dossier avec --data.
database-not-opened = Impossible d’ouvrir la base de données { $file } : { $reason }.
database-newer = La base de données vient d’une version plus récente de tearum : mettez la vôtre à jour.
database-in-use = Un autre serveur utilise déjà { $file } : arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
database-folder-open = D’autres utilisateurs de cet ordinateur ont accès à { $folder }, où les parties et leurs secrets doivent être conservés. Protégez-le avec chmod 700, ou choisissez un dossier réservé : --data { $better }.

## Ce qu’objecte le système ou la base de données ; une phrase commence avant

system-not-found = introuvable
system-no-permission = accès refusé
system-read-only = en lecture seule
system-disk-full = le disque est plein
system-is-folder = c’est un dossier
system-not-a-folder = une partie du chemin n’est pas un dossier
system-exists = existe déjà
system-name-too-long = le nom est trop long
system-port-in-use = le port est déjà utilisé
system-no-such-address = cette machine n’a pas cette adresse
system-refused = la connexion a été refusée
system-database-busy = un autre programme est en train d’y écrire
system-database-not-opened = son fichier ne peut pas être ouvert
system-not-a-database = le fichier n’est pas une base de données
system-database-damaged = son fichier est endommagé
not-a-path = ce n’est pas un chemin
