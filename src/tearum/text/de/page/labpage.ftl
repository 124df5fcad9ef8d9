### Die Seite des Labors: der letzte Bericht über eine Ausgabe, und wie man eine ausprobiert.

labpage-title = Das Labor
labpage-intro = Verbessere eine Karte in der Datei einer Ausgabe und probier sie hier aus: Sie wird Zeile für Zeile geprüft, an einem Tisch gespielt und von Bots simuliert, mit einem Bericht über ihr Gleichgewicht.

## An edition

labpage-try = Eine Ausgabe ausprobieren
labpage-play = Spielen
labpage-file = Datei herunterladen
labpage-next = Lade die Datei herunter, ändere einen Wert und bring sie zurück: Jeder Fehler wird mit seiner Zeile genannt.

## A simulation

labpage-simulate = Simulieren
labpage-simulate-text = Bots spielen mit jeder Ausgabe die gleichen Partien. Wurde „Klassisch“ schon mit ebenso vielen Spielern und Partien und denselben Bots simuliert, liest du auch, was davon abweicht.
labpage-games = Partien
labpage-bot = Bots
labpage-bot-greedy = schnell: greedy
labpage-bot-captain = gründlich: captain
labpage-start = Simulation starten
labpage-stop = Anhalten
labpage-missing = Dieser Server kann noch nicht simulieren: Wer ihn betreibt, installiert den Rest mit pip install tearum[lab].
labpage-busy = Auf diesem Server läuft eine andere Simulation. Es gibt nur eine auf einmal: Versuch es wieder, wenn sie fertig ist.
labpage-playing = { $done } von { $games } Partien
labpage-beginning = Die Bots setzen sich …
labpage-rate = { $rate } in der Sekunde
labpage-left = { $minutes ->
    [0] noch { $seconds } s
   *[other] noch { $minutes } min { $seconds } s
}
labpage-reporting = Alles ist gespielt. Der Bericht wird geschrieben …
labpage-stopped = Die Simulation wurde angehalten.
labpage-failed = Aus der Simulation wurde nichts. Versuch es mit weniger Partien oder mit den schnellen Bots.
labpage-short = Die Zeit war nach { $done } von { $games } Partien um. Der Bericht handelt von diesen.

## A report

labpage-report = Bericht über „{ $edition }“
labpage-sample = { $players } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $bots }
labpage-few = So wenige Partien zeigen nur die größten Unterschiede: Achte auf die Intervalle.
labpage-compared = Was von „Klassisch“ abweicht
labpage-alone = Für sich öffnen
labpage-link = Wer die Adresse dieser Seite hat, sieht diesen Bericht.
labpage-none = Diese Ausgabe hat hier noch niemand vermessen. Simuliere sie, dann erscheint hier der Bericht.
labpage-soon = Wenn die Partien gespielt sind, erscheint hier der Bericht.

page-lab = Labor
page-lab-text = Eine Ausgabe ausprobieren und sehen, wie ausgewogen sie ist.
page-error-no_lab = Dieser Server kann nicht simulieren: Die Pakete des Labors fehlen.
page-error-lab_busy = Auf diesem Server läuft eine andere Simulation. Versuch es wieder, wenn sie fertig ist.
