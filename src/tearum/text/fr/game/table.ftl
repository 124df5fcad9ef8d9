### À la table : revenir en arrière, et la fin.

barrier-start = La partie vient de commencer : il n’y a pas de coup à reprendre.
barrier-revealed = Une information cachée a été révélée depuis : il n’est plus possible de revenir en arrière.
barrier-other-player = Un autre joueur a joué depuis : il n’est plus possible de revenir en arrière.
barrier-imagined = Une partie imaginée n’a pas de passé : rien de ce qui précède ne peut être annulé.
game-is-over = La partie est terminée.
