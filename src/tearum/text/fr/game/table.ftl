### À la table : annuler, et la fin.

barrier-start = La partie vient de commencer : il n’y a rien à annuler.
barrier-revealed = Quelque chose de caché a été révélé depuis : on ne peut plus annuler.
barrier-other-player = Un autre joueur a décidé depuis : on ne peut plus annuler.
barrier-imagined = Une partie imaginée n’a pas de passé : rien de ce qui précède ne peut être annulé.
game-is-over = La partie est terminée.
