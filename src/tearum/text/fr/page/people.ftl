### Jouer ensemble : qui est là, les liens, la connexion, le temps.

## Combien de temps : depuis quand, et jusqu’à quand

people-since-seconds = depuis moins d’une minute
people-since-minutes = { $n ->
    [one] depuis une minute
   *[other] depuis { $n } minutes
}
people-since-hours = { $n ->
    [one] depuis une heure
   *[other] depuis { $n } heures
}
people-since-days = { $n ->
    [one] depuis un jour
   *[other] depuis { $n } jours
}

## Qui est là

people-here = à la table
people-away = hors ligne { $since }
people-away-now = hors ligne
people-stand-in = un bot joue
people-waiting = { $player } n’est plus là { $since }.
people-remind = Relancer
people-reminded = Rappel envoyé
people-bot-from = Vous pourrez laisser un bot jouer { $in }.
people-let-bot = Laisser un bot jouer
people-let-bot-votes = Laisser un bot jouer ({ $votes } voix sur { $needed })
people-bot-voted = Laisser un bot jouer : { $votes } voix sur { $needed }.
people-bot-for-you = Un bot joue à votre place.
people-bot-for = Un bot remplace { $player }.
people-news-left = { $player } a quitté la table. Un bot continue la partie.
people-news-stand_in = Un bot remplace désormais { $player }.
people-news-plays_again = { $player } est de retour et reprend la partie.
people-vote = { $n ->
    [one] { $players } souhaite abandonner la partie.
   *[other] { $players } souhaitent abandonner la partie.
}
people-vote-waiting = En attente de réponse : { $players }.
people-vote-agree = D’accord
people-vote-play-on = Continuer
people-hide = Masquer ce message

## La connexion

people-connection-silent = Le serveur ne répond pas. Nouvelle tentative…
people-connection-kept = En attente : { $action }. Envoi dès que la connexion sera rétablie.
people-connection-sent = Envoi en cours : { $action }.
people-connection-taken-back = Non joué : { $action }. La table a changé entre-temps.
people-your-move = votre coup
people-nudged = Petit rappel : c’est à vous de jouer.

## Un seul lien pour la table

people-link = Lien vers cette table
people-link-text = Envoyez-le à tout le monde : chacun y prend une place libre.
people-link-share = Partager…
people-link-share-text = Une partie de Tea & Rum ?
people-link-qr = Code QR
people-link-qr-text = À scanner avec un téléphone pour prendre place.
people-seated = Vous avez déjà une place à cette table.
people-to-table = Aller à la table
people-link-over = Cette partie est terminée.

## Ce que montre un lien avant qu’on le suive

preview-join-title = Une invitation à jouer à Tea & Rum
preview-join-text = Prenez place à la table. On joue dans le navigateur, sans compte et sans rien installer.
preview-table-title = Une partie de Tea & Rum
preview-table-text = Voyez où en est la partie.

## Quelques mots

people-talk = Dire quelque chose
people-talk-slow = Pas si vite : patientez quelques secondes.
people-react-cheers = Santé !
people-react-smile = Sourire
people-react-laugh = Rire
people-react-applause = Applaudissements
people-react-surprise = Surprise
people-react-sad = Tristesse

## Le temps

people-pace = Temps par tour
people-time-out = Une fois le temps écoulé
people-clock-pace = { $pace }. { $end ->
    [bot] Une fois le temps écoulé, un bot prend le relais.
   *[remind] Une fois le temps écoulé, un rappel est envoyé.
}
people-clock = Temps restant pour ce tour : { $time }
people-clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
people-clock-up = Temps écoulé
