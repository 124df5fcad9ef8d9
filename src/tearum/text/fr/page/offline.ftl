### Jouer sans serveur : le moteur dans le navigateur.

offline-title = Hors ligne
offline-offer = Enregistrez le jeu sur cet appareil ({ $size } Mo) et jouez partout : contre des bots, ou à plusieurs sur un même écran.
offline-keep = Enregistrer sur cet appareil
offline-kept = Le jeu est enregistré sur cet appareil et se joue hors ligne.
offline-play-here = Jouer sur cet appareil
offline-here = Vous jouez sur cet appareil. Les parties restent dans ce navigateur ; pour les emporter, téléchargez leurs enregistrements.
offline-to-server = Revenir au serveur
offline-not-kept = Le téléchargement est incomplet. Vérifiez la connexion et réessayez.
offline-loading = Téléchargement du jeu : { $loaded } sur { $total } Mo
offline-starting = Le jeu démarre sur cet appareil…
offline-waiting = Le jeu est ouvert dans un autre onglet. Fermez cet onglet pour continuer ici.
offline-failed = Le jeu ne peut pas démarrer sur cet appareil. Rechargez la page pour réessayer.
offline-none = Ce serveur ne propose pas de jouer hors ligne, ou ce navigateur ne le permet pas.
