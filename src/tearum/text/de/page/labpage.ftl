### Die Seite des Labors: der letzte Bericht über eine Ausgabe, und wie man eine ausprobiert.

labpage-title = Das Labor
labpage-intro = Ändere eine Karte in der Datei einer Ausgabe und probier sie hier aus: Sie wird Zeile für Zeile geprüft, an einem Tisch gespielt und von Bots simuliert, mit einem Bericht zur Balance.

## Eine Ausgabe

labpage-try = Eine Ausgabe ausprobieren
labpage-play = Spielen
labpage-file = Datei herunterladen
labpage-next = Lade die Datei herunter, ändere einen Wert und lade sie hier hoch: Jeder Fehler wird mit seiner Zeile genannt.

## Eine Simulation

labpage-simulate = Simulieren
labpage-simulate-text = Bots spielen mit jeder Ausgabe dieselben Auslosungen. Wurde „Klassisch“ schon mit ebenso vielen Spielern und Partien und denselben Bots simuliert, siehst du auch, was davon abweicht.
labpage-games = Partien
labpage-bot = Bots
labpage-bot-greedy = schnell: Opportunist
labpage-bot-captain = gründlich: Kapitän
labpage-start = Simulation starten
labpage-stop = Abbrechen
labpage-missing = Dieser Server kann noch nicht simulieren: Wer ihn betreibt, kann das mit pip install tearum[lab] nachrüsten.
labpage-busy = Auf diesem Server läuft gerade eine andere Simulation. Versuch es wieder, wenn sie fertig ist.
labpage-playing = { $done } von { $games } Partien
labpage-beginning = Die Bots setzen sich …
labpage-rate = { $rate } pro Sekunde
labpage-left = { $minutes ->
    [0] noch { $seconds } s
   *[other] noch { $minutes } min { $seconds } s
}
labpage-reporting = Alle Partien sind gespielt. Der Bericht wird geschrieben …
labpage-stopped = Die Simulation wurde abgebrochen.
labpage-failed = Die Simulation ist fehlgeschlagen. Versuch es mit weniger Partien oder mit den schnellen Bots.
labpage-short = Die Zeit war nach { $done } von { $games } Partien um. Der Bericht beruht auf diesen.

## Ein Bericht

labpage-report = Bericht über „{ $edition }“
labpage-sample = { $players } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $bots }
labpage-few = Bei so wenigen Partien zeigen sich nur große Unterschiede: Achte auf die Intervalle.
labpage-compared = Was von „Klassisch“ abweicht
labpage-alone = Auf eigener Seite öffnen
labpage-link = Wer die Adresse dieser Seite kennt, sieht diesen Bericht.
labpage-none = Diese Ausgabe wurde hier noch nicht simuliert. Simuliere sie, dann erscheint hier der Bericht.
labpage-soon = Wenn die Partien gespielt sind, erscheint hier der Bericht.
