### At the table: taking back, and the end.

barrier-start = Die Partie hat gerade begonnen: Es gibt nichts zurückzunehmen.
barrier-revealed = Seitdem wurde etwas Verdecktes aufgedeckt: Das lässt sich nicht zurücknehmen.
barrier-other-player = Seitdem hat jemand anderes entschieden: Das lässt sich nicht zurücknehmen.
game-is-over = Die Partie ist zu Ende.
