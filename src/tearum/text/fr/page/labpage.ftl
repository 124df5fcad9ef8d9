### La page du labo : le dernier rapport sur une édition, et de quoi en essayer une.

labpage-title = Le labo
labpage-intro = Corrigez une carte dans le fichier d’une édition, puis essayez-la ici : elle est vérifiée ligne par ligne, jouée à une table et simulée par des bots, avec un rapport sur son équilibre.

## An edition

labpage-try = Essayer une édition
labpage-play = La jouer
labpage-file = Télécharger son fichier
labpage-next = Téléchargez le fichier, changez une valeur et rapportez-le : chaque faute est signalée avec sa ligne.

## A simulation

labpage-simulate = La simuler
labpage-simulate-text = Les bots jouent les mêmes donnes avec chaque édition. Si l’édition Classique a déjà été simulée avec autant de joueurs et de parties et avec les mêmes bots, vous lirez aussi ce qui en diffère.
labpage-games = Parties
labpage-bot = Bots
labpage-bot-greedy = rapides : greedy
labpage-bot-captain = réfléchis : captain
labpage-start = Simuler
labpage-stop = Arrêter
labpage-missing = Ce serveur ne peut pas encore simuler : son propriétaire installe le reste avec pip install tearum[lab].
labpage-busy = Une autre simulation tourne sur ce serveur. Il y en a une à la fois : réessayez quand elle sera finie.
labpage-playing = { $done } parties sur { $games }
labpage-beginning = Les bots prennent place …
labpage-rate = { $rate } par seconde
labpage-left = { $minutes ->
    [0] encore { $seconds } s
   *[other] encore { $minutes } min { $seconds } s
}
labpage-reporting = Tout est joué. Le rapport s’écrit …
labpage-stopped = La simulation a été arrêtée.
labpage-failed = La simulation n’a rien donné. Essayez moins de parties, ou les bots rapides.
labpage-short = Le temps s’est écoulé après { $done } parties sur { $games }. Le rapport porte sur celles-ci.

## A report

labpage-report = Rapport sur « { $edition } »
labpage-sample = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bots }
labpage-few = Si peu de parties ne montrent que les plus grands écarts : regardez les intervalles.
labpage-compared = Ce qui diffère de l’édition Classique
labpage-alone = L’ouvrir à part
labpage-link = Quiconque a l’adresse de cette page voit ce rapport.
labpage-none = Personne n’a encore mesuré cette édition ici. Simulez-la, et le rapport paraîtra ici.
labpage-soon = Le rapport paraîtra ici quand les parties seront jouées.

page-lab = Labo
page-lab-text = Essayer une édition et voir si elle est équilibrée.
page-error-no_lab = Ce serveur ne peut pas simuler : il lui manque les paquets du labo.
page-error-lab_busy = Une autre simulation tourne sur ce serveur. Réessayez quand elle sera finie.
