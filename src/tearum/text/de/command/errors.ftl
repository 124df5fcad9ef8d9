### Fehler, gegen die man etwas tun kann, in je einem Satz.

## Ordner mit Partien

folder-unreadable = { $file } lässt sich nicht lesen: { $reason }.
folder-not-object = { $file } lässt sich nicht lesen: Es ist kein JSON-Objekt.
folder-incomplete = { $file } lässt sich nicht lesen: Es fehlt etwas.
folder-other-settings = Die Partien in { $folder } haben { $setting ->
    [format] andere Dateien
    [rules] andere Regeln
    [players] andere Spielerzahlen
    [budget] andere Budgets
    [bots] andere Bots
    [edition] andere Ausgaben
    [code] andere Versionen der Bots
    [seed] andere Startwerte
    [games] andere Partienzahlen
   *[knobs] andere Grenzen
}: Wähle einen anderen Ordner oder dieselben Einstellungen.
folder-not-ours = { $file } stammt nicht von { $command } und wird nicht überschrieben: Wähle einen anderen Ordner.
folder-locked = Ein anderer Befehl schreibt in { $folder }: Warte, bis er fertig ist.
folder-changed = Ein anderer Befehl hat in { $folder } geschrieben: Starte diesen noch einmal.
folder-no-manifest = { $folder } enthält Partien, aber { $manifest } fehlt daneben.
folder-file-exists = { $file } liegt ohne { $manifest } da und wird nicht überschrieben: Wähle einen anderen Ordner.
folder-older = Die Partien in { $folder } stammen von einem älteren tearum, das die Version der Bots nicht gespeichert hat: Wähle einen anderen Ordner.
folder-not-a-game = { $file }, Zeile { $line }: Das ist keine Partie.
folder-no-game = { $folder } hat keine Partie { $number }.
folder-no-game-of = { $folder } hat keine Partie { $number }, nur { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}.
folder-no-games = { $folder } ist weder eine Arena noch eine Simulation: arena.json und run.json fehlen.
folder-not-arena = { $folder } ist kein Ordner einer Arena: { $manifest } fehlt.
folder-empty = { $folder } hat noch keine Partien.
folder-not-run = { $folder } ist keine Simulation: { $manifest } fehlt.
folder-other-format = { $folder } ist keine Simulation im Format { $format }.
folder-damaged = { $folder } ist beschädigt: tearum simulate --out { $run } spielt es neu.

## Prozesse und Cluster

processes-killed = Die Prozesse wurden { $times }-mal nacheinander beendet: durch einen Bot (siehe oben), oder weil der Speicher nicht reichte; weniger --jobs brauchen weniger davon.
cluster-killed = Die Prozesse wurden { $times }-mal nacheinander beendet: durch einen Bot, der sich nicht unterbrechen lässt, oder weil der Speicher nicht reichte; weniger Prozesse brauchen weniger davon.
cluster-not-joined = Dem Ray-Cluster unter { $address } kann man nicht beitreten: Hat er dieselbe Version, und verlangt er ein Token (RAY_AUTH_MODE)?
cluster-missing = Unter { $address } antwortet kein Ray-Cluster: ray start --head startet einen.
cluster-address = { $address } ist keine Adresse: { "rechner:port" } oder auto.
bots-other-version = Ein Prozess hat eine andere Version der Bots als beim Start: Installiere überall dasselbe tearum.

## Simulationen im Labor

runs-other-editions = { $one } und { $other } haben verschiedene Ausgaben: Nenne Simulationen einer Ausgabe, oder nimm tearum lab compare.
runs-same-games = { $one } und { $other } haben dieselben Partien: Nenne nur eine davon.
runs-same-edition = { $one } und { $other } spielen dieselbe Ausgabe: Es gibt nichts zu vergleichen.
runs-other-settings = { $one } und { $other } haben { $setting ->
    [players] verschiedene Spielerzahlen
    [bots] verschiedene Bots
    [budget] verschiedene Budgets
   *[code] verschiedene Versionen der Bots
}, ein Unterschied liegt also vielleicht nicht an der Ausgabe: Spiele eine der beiden neu.
runs-no-common-deal = { $one } und { $other } haben keine gemeinsame Auslosung: Spiele { $other } mit --seed { $seed } neu.
runs-mixed-bots = In { $folder } haben nicht alle Sitze denselben Bot: Nenne eine andere Simulation.
runs-not-bannable = { $item } kann nicht verboten werden: Nenne eines von { $kinds }, zum Beispiel building-7 oder tile-market-2.
card-unknown = { $any ->
    [yes] { $typed } ist keine Karte: Meinst du { $cards }?
   *[no] { $typed } ist keine Karte: Nenne ein Gebäude, oder eine Art und eine Nummer, wie captain-7 oder tile-market-2.
}
card-ambiguous = { $typed } kann für mehrere Karten stehen: { $cards }.
try-same = { $one } und { $other } spielen sich gleich: Es gibt nichts auszuprobieren.
runs-not-a-strategy = { $name } ist keine Strategie: Nenne eine von { $known }.
runs-no-preferences = { $bot } hat keine Vorlieben: Spiele eine Simulation mit einem anderen Bot.
runs-bots-changed = Die Bots haben sich geändert, seit { $folder } gespielt wurde: Spiele die Simulation neu.

## Bots

bot-unknown = Kein Bot heißt { $name }: Es gibt { $known } oder { "modul:Klasse" }.
bot-bad-name = { $name } ist kein Bot: Nenne deinen eigenen mit Modul und Klasse, zum Beispiel { "mybots:Dreamer" } für die Klasse Dreamer in mybots.py.
bot-not-loaded = Der Bot { $name } lässt sich nicht laden: { $reason }.
bot-no-choose = { $name } hat keine Methode choose(question).
bot-no-preferences = { $base } hat keine Vorlieben und kann nicht { $name } sein: Nimm greedy.
bot-bad-preference = { $name } ist kein Bot: Nach einem / folgt { $styles } oder without und ein Gebäude (building), Kapitän (captain), Vertrag (contract), Schiff (ship) oder eine Treuekarte (allegiance) mit Nummer, eine Alternative mit ihrem Brett oder ein Plättchen mit Brett und Nummer, zum Beispiel without-captain-7, without-alternative-harbor, without-tile-market-2.

## Aufzeichnungen

record-format = Das ist keine Aufzeichnung im Format { $format } (sie nennt { $found }).
record-rules = Die Aufzeichnung ist für Version { $rules } der Regeln; dieses tearum kennt { $known }. Aktualisiere es.
record-seats = Eine Aufzeichnung hat 2 bis 4 Sitze.
record-seed = Der Startwert einer Aufzeichnung ist eine Zahl oder ein kurzer Text.
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung (höchstens 4 MB).
record-not-json = Das ist keine Aufzeichnung: kein JSON ({ $reason }).
record-unreadable = { $file } lässt sich nicht lesen: { $reason }.
record-object = In einer Aufzeichnung muss { $what } ein Objekt sein.
record-nonces = In einer Aufzeichnung hat deal.nonces einen Wert je Sitz.
record-list = In einer Aufzeichnung muss { $what } eine Liste von höchstens { $most } sein.
record-number = In einer Aufzeichnung muss { $what } eine Zahl von { $low } bis { $high } sein.
record-text = In einer Aufzeichnung muss { $what } ein Text von höchstens { $most } Zeichen sein.
record-illegal = Entscheidung { $number } der Aufzeichnung ist nicht erlaubt: { $reason }
record-other-edition = Die Ausgabe in der Aufzeichnung ist nicht die, mit der gespielt wurde.
record-wrong-deal = { $part ->
    [seed] Die Auslosung ist nicht die veröffentlichte: Ihr Startwert passt nicht.
   *[fingerprint] Die Auslosung ist nicht die veröffentlichte: Ihr Fingerabdruck passt nicht.
}
record-wrong-no-result = Die Partie ist zu Ende, aber das Ergebnis fehlt.
record-wrong-not-over = Es gibt ein Ergebnis, aber nach der letzten Entscheidung ist die Partie nicht zu Ende.
record-wrong-result = Das Ergebnis folgt nicht aus den Entscheidungen.
record-wrong-events = Die Ereignisse folgen nicht aus den Entscheidungen.
record-bots = { $file }: Die Liste der Bots passt nicht zu den Sitzen.
record-bot-name = { $file }: Ein Bot wird mit seinem Namen genannt.
record-imagined = Eine gedachte Partie hat keine Aufzeichnung: Niemand hat sie gespielt.
review-unfinished = Eine Partie kann erst analysiert werden, wenn sie zu Ende ist.

## Sicherungen

backup-not-written = { $file } lässt sich nicht schreiben: { $reason }.
backup-not-read = { $file } lässt sich nicht lesen: { $reason }.
backup-no-games = In der Datenbank gibt es keine Partien, also bleibt die ältere Sicherung { $file } erhalten.
backup-database-not-read = Die Datenbank lässt sich nicht lesen: { $reason }.
backup-database-not-written = Die Datenbank lässt sich nicht beschreiben: { $reason }.
backup-other-file = { $file } ist keine Sicherung von tearum.
backup-newer = { $file } stammt von einem neueren tearum: Aktualisiere dieses hier.
backup-damaged = { $file } ist keine Sicherung oder beschädigt: Es wurde nichts geändert.

## Die Datenbank des Servers

database-damaged = Die Datenbank { $file } ist beschädigt: { $reason }. So ersetzt du sie durch deine letzte Sicherung: tearum restore SICHERUNG. Die beschädigte Datei bleibt daneben liegen.
database-empty = Die Datenbank { $file } ist leer, vielleicht sind Partien verloren. So stellst du sie wieder her: tearum restore SICHERUNG. Um ohne sie anzufangen, lösche die Datei.
database-missing = Die Datenbank { $file } fehlt, aber ihr Journal ist noch da. Lege sie zurück, oder spiele eine Sicherung ein: tearum restore SICHERUNG.
database-foreign = { $file } ist keine Datenbank von tearum. Wähle mit --data einen anderen Ordner.
database-not-opened = Die Datenbank { $file } lässt sich nicht öffnen: { $reason }.
database-newer = Die Datenbank stammt von einem neueren tearum: Aktualisiere dieses hier.
database-in-use = Ein anderer Server benutzt { $file } schon: Beende ihn zuerst, oder wähle mit --data einen anderen Ordner.
database-folder-open = Andere Benutzer dieses Rechners können in { $folder } hineinsehen, wo die Partien mit ihren Geheimnissen liegen sollen. Sperre ihn für sie mit chmod 700, oder wähle einen eigenen Ordner: --data { $better }.

## Was das Betriebssystem oder die Datenbank einwendet; davor beginnt ein Satz

system-not-found = nicht vorhanden
system-no-permission = Zugriff verweigert
system-read-only = schreibgeschützt
system-disk-full = der Datenträger ist voll
system-is-folder = das ist ein Ordner
system-not-a-folder = ein Teil des Pfads ist kein Ordner
system-exists = schon vorhanden
system-name-too-long = der Name ist zu lang
system-port-in-use = der Port ist schon belegt
system-no-such-address = diese Adresse hat der Rechner nicht
system-refused = die Verbindung wurde abgelehnt
system-database-busy = ein anderes Programm schreibt gerade hinein
system-database-not-opened = ihre Datei lässt sich nicht öffnen
system-not-a-database = die Datei ist keine Datenbank
system-database-damaged = ihre Datei ist beschädigt
not-a-path = das ist kein Pfad
