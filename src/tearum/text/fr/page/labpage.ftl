### La page du labo : le dernier rapport sur une édition, et de quoi en essayer une.

labpage-title = Le labo
labpage-intro = Corrigez une carte dans le fichier d’une édition, puis essayez-la ici : elle est vérifiée ligne par ligne, jouée à une table et simulée par des bots, avec un rapport sur son équilibre.

## An edition

labpage-try = Essayer une édition
labpage-play = La jouer
labpage-file = Télécharger son fichier
labpage-next = Téléchargez le fichier, changez une valeur, puis chargez-le ici : chaque erreur est signalée avec sa ligne.

## A simulation

labpage-simulate = La simuler
labpage-simulate-text = Les bots jouent les mêmes donnes avec chaque édition. Si l’édition Classique a déjà été simulée avec autant de joueurs et de parties et avec les mêmes bots, vous lirez aussi ce qui en diffère.
labpage-games = Parties
labpage-bot = Bots
labpage-bot-greedy = rapides : Opportuniste
labpage-bot-captain = réfléchis : Capitaine
labpage-start = Simuler
labpage-stop = Arrêter
labpage-missing = Ce serveur ne peut pas encore lancer de simulation : son propriétaire peut y remédier avec pip install tearum[lab].
labpage-busy = Une autre simulation est en cours sur ce serveur. Réessayez quand elle sera terminée.
labpage-playing = { $done ->
    [one] { $done } partie sur { $games }
   *[other] { $done } parties sur { $games }
}
labpage-beginning = Les bots prennent place…
labpage-rate = { $rate } par seconde
labpage-left = { $minutes ->
    [0] encore { $seconds } s
   *[other] encore { $minutes } min { $seconds } s
}
labpage-reporting = Toutes les parties sont jouées. Rédaction du rapport…
labpage-stopped = La simulation a été arrêtée.
labpage-failed = La simulation a échoué. Essayez moins de parties, ou les bots rapides.
labpage-short = Le temps était écoulé après { $done } parties sur { $games }. Le rapport porte sur celles-ci.

## A report

labpage-report = Rapport sur « { $edition } »
labpage-sample = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, bots : { $bots }
labpage-few = Avec si peu de parties, seuls les grands écarts se voient : regardez les intervalles.
labpage-compared = Ce qui diffère de l’édition Classique
labpage-alone = Ouvrir dans une page à part
labpage-link = Toute personne qui a l’adresse de cette page voit ce rapport.
labpage-none = Cette édition n’a pas encore été simulée ici. Simulez-la, et le rapport apparaîtra ici.
labpage-soon = Le rapport apparaîtra ici quand les parties seront jouées.
