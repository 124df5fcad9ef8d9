### At the table: taking back, and the end.

barrier-start = La partie vient de commencer : il n’y a rien à reprendre.
barrier-revealed = Une information cachée a été révélée depuis : ce coup ne peut plus être repris.
barrier-other-player = Une autre personne a joué depuis : ce coup ne peut plus être repris.
game-is-over = La partie est terminée.
