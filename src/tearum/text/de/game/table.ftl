### Am Tisch: zurücknehmen, und das Ende.

barrier-start = Die Partie hat gerade begonnen: Es gibt nichts rückgängig zu machen.
barrier-revealed = Inzwischen wurde etwas Verdecktes aufgedeckt: Das lässt sich nicht mehr rückgängig machen.
barrier-other-player = Inzwischen hat jemand anderes entschieden: Das lässt sich nicht mehr rückgängig machen.
barrier-imagined = Eine gedachte Partie hat keine eigene Vergangenheit: Was davor war, lässt sich nicht rückgängig machen.
game-is-over = Die Partie ist zu Ende.
