### Jouer sans serveur : le moteur dans le navigateur.

offline-title = Sans réseau
offline-offer = Gardez le jeu sur cet appareil ({ $size } Mo) et jouez partout : contre des bots, ou à plusieurs sur un même écran.
offline-keep = Garder sur cet appareil
offline-kept = Le jeu est sur cet appareil et se passe de réseau.
offline-play-here = Jouer sur cet appareil
offline-here = Vous jouez sur cet appareil. Les parties restent dans ce navigateur ; vous pouvez les emporter sous forme d’enregistrements.
offline-to-server = Revenir au serveur
offline-not-kept = Tout n’a pas pu être récupéré. Vérifiez la connexion et réessayez.
offline-loading = Récupération du jeu : { $loaded } sur { $total } Mo
offline-starting = Le jeu démarre sur cet appareil …
offline-waiting = Le jeu est ouvert dans un autre onglet. Fermez-le là-bas pour continuer ici.
offline-failed = Le jeu ne peut pas démarrer sur cet appareil. Rechargez la page pour réessayer.
offline-none = Ce serveur ne propose pas de garder le jeu, ou ce navigateur ne le permet pas.
