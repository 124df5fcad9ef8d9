### À la table : annuler, et la fin.

barrier-start = La partie vient de commencer : il n’y a rien à annuler.
barrier-revealed = Une information cachée a été révélée depuis : le coup ne peut plus être annulé.
barrier-other-player = Un autre joueur a joué depuis : le coup ne peut plus être annulé.
barrier-imagined = Une partie imaginée n’a pas de passé : rien de ce qui précède ne peut être annulé.
game-is-over = La partie est terminée.
