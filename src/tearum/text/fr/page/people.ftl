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
people-in-seconds = { $n ->
    [one] dans { $n } seconde
   *[other] dans { $n } secondes
}
people-in-minutes = { $n ->
    [one] dans une minute
   *[other] dans { $n } minutes
}
people-in-hours = { $n ->
    [one] dans une heure
   *[other] dans { $n } heures
}
people-in-days = { $n ->
    [one] dans un jour
   *[other] dans { $n } jours
}

## Qui est là

people-here = à la table
people-away = hors ligne { $since }
people-stand-in = un bot joue
people-waiting = { $player } n’est plus là { $since }.
people-remind = Relancer
people-reminded = Rappel envoyé
people-bot-from = Vous pourrez laisser un bot jouer { $in }.
people-let-bot = Laisser un bot jouer
people-let-bot-votes = Laisser un bot jouer ({ $votes } d’accord sur { $needed })
people-bot-voted = Laisser un bot jouer : { $votes } d’accord sur { $needed }.
people-bot-for-you = Un bot joue à votre place.
people-bot-for = Un bot joue pour { $player }.
people-news-left = { $player } a quitté la table. Un bot continue la partie.
people-news-stand_in = Un bot joue désormais pour { $player }.
people-news-plays_again = { $player } est de retour et reprend la partie.
people-vote = { $n ->
    [one] { $players } souhaite abandonner la partie.
   *[other] { $players } souhaitent abandonner la partie.
}
people-vote-waiting = En attente de réponse : { $players }.
people-vote-agree = D’accord
people-vote-play-on = Continuer
people-hide = Masquer ce message
