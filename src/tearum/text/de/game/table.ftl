### Am Tisch: zurücknehmen, und das Ende.

barrier-start = Das Spiel hat gerade begonnen: Es gibt nichts zurückzunehmen.
barrier-revealed = Seitdem ist etwas Verdecktes aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
barrier-other-player = Seitdem hat jemand anderes entschieden: Das lässt sich nicht mehr zurücknehmen.
barrier-imagined = Ein vorgestelltes Spiel hat keine eigene Vergangenheit: Was davor war, lässt sich nicht zurücknehmen.
game-is-over = Das Spiel ist aus.
