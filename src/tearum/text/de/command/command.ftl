### Der Befehl `tearum`: seine Hilfe, seine Fehler und was er ausgibt.

## Hilfe: Überschriften

usage-heading = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-range = { $low } bis { $high }
usage-least = mindestens { $low }
usage-required = erforderlich
usage-default = Standard: { $default }
metavar-options = [OPTIONEN]
metavar-command = BEFEHL …
metavar-number = ZAHL
metavar-text = TEXT
metavar-file = DATEI
metavar-folder = ORDNER
metavar-edition = AUSGABE
metavar-before = VORHER
metavar-after = NACHHER
metavar-bots = BOT,…
metavar-bot-list = BOT BOT …
metavar-names = NAME,…
metavar-language = SPRACHE
metavar-address = ADRESSE
metavar-rule = [REGEL]
metavar-run = SIMULATION
metavar-runs = SIMULATION …
metavar-things = [ELEMENT …]
metavar-strategies = [STRATEGIE …]
metavar-points = PUNKTE
metavar-days = TAGE

## Hilfe: Befehle

about-tearum = Tea & Rum: spielen, nachlesen, simulieren und eine Ausgabe ausbalancieren.

    Ohne Befehl öffnet sich der Tisch im Browser.
    .short = Tea & Rum.
about-play = In diesem Terminal spielen, mit anderen an derselben Tastatur oder gegen Bots.

    Was du nicht angibst, wird erfragt. Im Spiel zeigt h die Hilfe.
    .short = In diesem Terminal spielen, mit Menschen und Bots.
about-simulate = Bots viele Partien spielen lassen und die Ergebnisse zusammenfassen.

    Strg-C bricht ab; die fertigen Partien werden zusammengefasst.
    .short = Bots viele Partien spielen lassen.
about-replay = Eine aufgezeichnete Partie in Worten nachlesen, Zug für Zug.
    .short = Eine aufgezeichnete Partie nachlesen.
about-review = Eine beendete Partie analysieren: welchen Anteil Können, Glück und die anderen hatten und was den Ausschlag gab. Eine unterbrochene Analyse wird fortgesetzt.
    .short = Eine beendete Partie analysieren: Können, Glück und die anderen.
about-rules = Die Regeln lesen. Wo die gedruckten Regeln schweigen, ist unsere Festlegung gekennzeichnet.
    .short = Die Regeln lesen: alle, ein Kapitel oder eine.
about-perft = Alle möglichen Spielverläufe ab dem Start zählen, für jede Tiefe.
    .short = Mögliche Spielverläufe zählen.
about-arena = Messen, wie stark Bots sind: Alle spielen dieselben Auslosungen auf jedem Sitz.
    .short = Messen, wie stark Bots sind.
about-serve = Den Server starten und im Browser spielen, allein oder mit allen im Netzwerk.
    .short = Im Browser spielen.
about-backup = Alle Partien des Servers in eine Datei schreiben. Der Server darf dabei laufen.
    .short = Alle Partien des Servers sichern.
about-restore = Alle Partien des Servers durch die einer Sicherung ersetzen.
    .short = Die Partien einer Sicherung wiederherstellen.
about-tidy = Tische entfernen, an denen nie gespielt wurde, und alte Partien durch ihre Aufzeichnung ersetzen.

    Ein laufender Server tut das jede Stunde. Archivierte Partien kann man unter derselben Adresse weiter ansehen.
    .short = Unbenutzte Tische entfernen, alte Partien archivieren.
about-record = Aufgezeichnete Partien zeigen, prüfen und exportieren.
    .short = Aufgezeichnete Partien zeigen, prüfen, exportieren.
about-record-show = Zeigen, wer mit welcher Ausgabe gespielt hat, und jede Entscheidung in Worten.
    .short = Jede Entscheidung in Worten zeigen.
about-record-check = Eine Aufzeichnung prüfen: Sie wird nachgespielt und mit allem verglichen, was sie angibt.
    .short = Prüfen, ob eine Aufzeichnung stimmt.
about-record-export = Eine Partie einer Arena oder Simulation als Aufzeichnung schreiben, zum Nachlesen, Prüfen oder Ansehen.
    .short = Eine Partie aus Arena oder Simulation herausschreiben.
about-edition = Ausgaben prüfen, zeigen, vergleichen und anlegen.
    .short = Ausgaben prüfen, zeigen, vergleichen und anlegen.
about-edition-check = Prüfen, ob eine Ausgabe spielbar ist; jedes Problem wird mit seiner Zeile genannt.
    .short = Prüfen, ob eine Ausgabe spielbar ist.
about-edition-show = Jeden Wert einer Ausgabe und seine Herkunft zeigen.
    .short = Jeden Wert und seine Herkunft zeigen.
about-edition-diff = Zeigen, worin sich zwei Ausgaben unterscheiden.
    .short = Zeigen, worin sich zwei Ausgaben unterscheiden.
about-edition-new = Eine kommentierte Kopie einer Ausgabe zum Ändern schreiben.
    .short = Eine eigene Ausgabe beginnen.
about-lab = Messen, wie ausgewogen eine Ausgabe ist.
    .short = Messen, wie ausgewogen eine Ausgabe ist.
about-lab-try = Eine geänderte Ausgabe ausprobieren: prüfen, mit denselben Auslosungen wie eine andere spielen und sagen, was sich ändert.
    .short = Eine geänderte Ausgabe ausprobieren.
about-lab-report = Einen Bericht zur Balance schreiben: eine Webseite, ihre Tabellen und Beispielpartien.
    .short = Einen Bericht zur Balance schreiben.
about-lab-compare = Zeigen, welche Kennzahlen sich zwischen zwei Ausgaben stärker unterscheiden, als sich durch Zufall erklären lässt.
    .short = Zwei Ausgaben vergleichen.
about-lab-ban = Eine Simulation wiederholen, in der eine Person etwas nie nehmen darf, um dessen Wert zu messen.

    Die Partien landen im Ordner der Simulation, und ihr Bericht enthält sie. Strg-C bricht ab; derselbe Befehl setzt fort.
    .short = Messen, was eine Karte oder ein Plättchen wert ist.
about-lab-strategies = Eine Simulation wiederholen, in der eine Person etwas bevorzugt, um zu messen, wie gut das ist.

    Ihre Siege werden mit denen eines Sitzes verglichen, wenn niemand etwas bevorzugt. Die Partien landen im Ordner der Simulation, und ihr Bericht enthält sie. Strg-C bricht ab; derselbe Befehl setzt fort.
    .short = Messen, wie gut eine Strategie ist.
about-lab-tune = Rekonstruierte Werte innerhalb von Grenzen ändern, um die Ziele der Balance möglichst gut zu erreichen.

    Schreibt die neue Ausgabe mit dem Grund für jede Änderung und daneben eine Zusammenfassung als Markdown und CSV. Die Partien landen in einem Ordner daneben. Strg-C bricht ab; derselbe Befehl setzt fort.
    .short = Eine Ausgabe auf ihre Ziele abstimmen.

## Hilfe: Optionen und Argumente

option-help = Zeigt diese Hilfe.
option-version = Zeigt die Version.
option-lang = Sprache, zum Beispiel fr. [Standard: die des Systems]
option-json = Gibt das Ergebnis als JSON aus.
option-install-completion = Richtet die Vervollständigung für diese Shell ein.
option-show-completion = Zeigt das Vervollständigungsskript für diese Shell.
option-players = Zahl der Spieler: 2, 3 oder 4.
option-simulate-players = Zahl der Spieler: 2, 3 oder 4. [Standard: 4]
option-arena-players = Spieler je Partie.
option-play-bots = Bots, durch Kommas getrennt: bosun,captain.
option-simulate-bots = Bots, durch Kommas getrennt; sie wechseln reihum die Sitze. [Standard: greedy]
option-tune-bots = Bots, durch Kommas getrennt; sie wechseln reihum die Sitze.
option-names = Namen der Personen, durch Kommas getrennt, in Sitzreihenfolge: Anna,Ben.
option-play-seed = Ein Text oder eine Zahl: Derselbe Startwert ergibt dieselbe Partie.
option-simulate-seed = Derselbe Startwert ergibt dieselben Partien. [Standard: 1]
option-perft-seed = Derselbe Startwert ergibt dieselbe Partie.
option-arena-seed = Die erste Auslosung; die anderen folgen ihr.
option-tune-seed = Startwert aller Auslosungen.
option-edition = Eine mitgelieferte Ausgabe oder eine Datei.
option-play-edition = Eine mitgelieferte Ausgabe oder eine Datei. [Standard: classic]
option-save = Wo die Partie nach jeder Entscheidung gespeichert wird. [Standard: eine neue Datei im Datenordner]
option-resume = Setzt eine gespeicherte Partie fort: ihre Datei, oder „last“ für die letzte.
option-strict = Behandelt den Ausfall eines Bots als Fehler, statt für ihn zu ziehen.
option-simulate-games = Zahl der Partien. [Standard: 100]
option-arena-games = Partien je Paar von Bots, aufgerundet auf ganze Auslosungen.
option-experiment-games = Partien je Experiment. [Standard: so viele, wie die Simulation hat]
option-tune-games = Partien je Tisch, in denen sich eine Änderung bewähren muss.
option-nodes = Stellungen, die ein Bot je Zug prüfen darf. Die Partien sind dann genau wiederholbar.
option-simulate-nodes = Stellungen, die ein Bot je Zug prüfen darf. [Standard: 2000]
option-tune-nodes = Stellungen, die ein Bot je Zug prüfen darf.
option-simulate-seconds = Stattdessen Sekunden je Zug. Solche Partien sind nicht genau wiederholbar.
option-arena-seconds = Sekunden je Zug. [Standard: 1.5]
option-jobs = Zahl der Prozesse.
option-on = Wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster.
option-ray-address = Adresse des Ray-Clusters. [Standard: $RAY_ADDRESS, sonst ein neuer auf diesem Rechner]
option-simulate-out = Ordner für Tabellen und Aufzeichnungen. Eine vorhandene Simulation wird fortgesetzt, mit ihren Einstellungen für alles, was du weglässt.
option-arena-out = Ordner für Partien, Bericht und Rangliste. Eine vorhandene Arena wird fortgesetzt.
option-progress = Zeigt den Fortschritt als Balken oder als eine Zeile JSON je Schritt.
option-depth = Zahl der Entscheidungen, die vorausgezählt werden.
option-sprt = Hört auf, sobald feststeht, ob der erste Bot um so viele Prozentpunkte bessere Chancen auf einen Titel hat als der zweite, oder gar keine besseren.
option-host = Adresse, auf der der Server lauscht. Mit 0.0.0.0 können andere im Netzwerk mitspielen.
option-port = Port, auf dem der Server lauscht; 0 nimmt einen freien.
option-data = Ordner mit den Partien. [Standard: $TEARUM_DATABASE_URL, sonst der Datenordner]
option-open = Öffnet die Seite im Browser.
option-origin = Öffentliche Adresse des Servers, etwa https://tearum.example. Unter anderen Namen antwortet er nicht.
option-workers = Zahl der Prozesse für Bots.
option-yes = Fragt nicht nach.
option-unbegun-days = Tage, nach denen ein Tisch ohne begonnene Partie entfernt wird; 0: nie.
option-finished-days = Tage ohne Zug, nach denen von einer Partie nur die Aufzeichnung bleibt; 0: nie.
option-dry-run = Sagt nur, was geschehen würde.
option-step = Zeigt den Tisch nach so vielen Entscheidungen und hört auf.
option-pause = Wartet nach jedem Zug auf die Eingabetaste.
option-review-seat = Nur dieser Platz, ab 1. Kann mehrfach angegeben werden. [Standard: alle]
option-review-nodes = Stellungen, die je Zug geprüft werden. Gleiche Zahlen ergeben gleiche Ergebnisse.
option-review-html = Schreibt die Analyse als eine Seite, die sich gut drucken lässt, zum Beispiel analyse.html.
option-export-game = Welche Partie: ihre Zeile in der Datei games.jsonl der Arena, ab 1, oder ihre Nummer in den Tabellen der Simulation, ab 0.
option-export-out = Die Aufzeichnung, die geschrieben wird, zum Beispiel partie.json.
option-edition-from = Die Ausgabe, die kopiert wird: eine mitgelieferte oder eine Datei.
option-report-out = Ordner für die Seite und ihre Tabellen.
option-compare-out = Ordner für die Seite und die Tabelle aller Kennzahlen.
option-against = Die Ausgabe, mit der verglichen wird.
option-try-players = Zahl der Spieler.
option-try-bots = Wer spielt.
option-try-games = Höchstens so viele Partien mit jeder Ausgabe.
option-try-out = Ordner für die Partien. [Standard: my_box.try für my_box.toml]
lab-try-continues = Für eine bessere Antwort wird weitergespielt. Strg-C hält an und behält die Partien; derselbe Befehl setzt fort.
option-targets = Datei mit den Zielen. [Standard: die der Ausgabe, sonst die von classic]
targets-missing = Die Ausgabe nennt { $file } als ihre Ziele, aber die Datei gibt es nicht: Es gelten die Ziele von classic.
option-replay-url = Adresse eines laufenden tearum serve: Die Beispielpartien werden dorthin geschickt.
option-bounds = Datei, die sagt, welche Werte sich wie weit ändern dürfen.
option-tune-out = Die neue Ausgabe, zum Beispiel abgestimmt.toml.
option-tune-players = Spielerzahlen, durch Kommas getrennt.
option-rounds = Höchstzahl der Änderungen.
argument-record = Die Aufzeichnung einer Partie.
argument-rule = Eine Regel (TRD-04), ein Kapitel (TRD) oder ein Wort.
argument-bots = Mindestens zwei Bots: ihre Namen oder modul:Klasse für eigene.
argument-backup = Die Datei, die geschrieben wird, zum Beispiel partien.tearum.
argument-restore = Eine Datei, die tearum backup geschrieben hat.
argument-export-folder = Ordner von tearum arena --out oder tearum simulate --out.
argument-edition = Eine mitgelieferte Ausgabe oder eine Datei.
argument-edition-file = Die Datei, die geschrieben wird, zum Beispiel meine_box.toml.
argument-runs = Ordner von tearum simulate --out.
argument-run = Ordner von tearum simulate --out, in dem auf allen Sitzen derselbe Bot spielt.
argument-compare-before = Simulation einer Ausgabe.
argument-compare-after = Simulation einer anderen, mit denselben Bots und Startwerten.
argument-things = Zum Beispiel kirche, captain-12 oder tile-market-2. [Standard: alles, was auffällt]
argument-strategies = red, blue, balanced, builder, captains oder contracts. [Standard: alle]
completion-installed = Die Vervollständigung für { $shell } ist in { $file } eingerichtet. Öffne ein neues Terminal, um sie zu nutzen.

## Fehler: Optionen und Argumente

error-see-help = Siehe: { $command }
error-missing-command = Es fehlt ein Befehl.
error-missing-option = Es fehlt die Option { $name }.
error-missing-argument = Es fehlt das Argument { $name }.
error-no-option = { $suggestion ->
    [none] Unbekannte Option: { $given }.
   *[other] Unbekannte Option: { $given }. Meintest du { $suggestion }?
}
error-no-command = { $suggestion ->
    [none] Unbekannter Befehl: { $given }.
   *[other] Unbekannter Befehl: { $given }. Meintest du { $suggestion }?
}
error-extra-argument = Unerwartetes Argument: { $given }.
error-option-value = Die Option { $name } nimmt keinen Wert an.
error-option-no-value = Die Option { $name } braucht einen Wert.
error-number-range = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $given }.
error-number-least = { $name } muss mindestens { $low } sein, nicht { $given }.
error-whole-number = { $name } muss eine ganze Zahl sein, nicht { $given }.
error-number = { $name } muss eine Zahl sein, nicht { $given }.
error-choice = { $name } muss eines von { $choices } sein, nicht { $given }.
error-value = { $given } ist kein gültiger Wert für { $name }.
error-language = tearum spricht { $languages }, nicht { $given }.
error-player-count = Tea & Rum ist für 2 bis 4 Spieler, nicht für { $given }.
error-player-counts = --players muss 2, 3, 4 oder mehrere davon sein, nicht { $given }.
error-bot-count = Für { $players } Spieler braucht es 1 bis { $players } Bots, nicht { $given }.
error-seed-length = Ein Startwert hat höchstens { $most } Zeichen.
error-nodes-or-seconds = Gib --nodes oder --seconds an, nicht beides.
error-nodes = --nodes muss eine Zahl von 1 bis { $most } sein.
error-seconds = --seconds muss eine Zahl über 0 sein.
error-two-bots = Nenne mindestens zwei Bots, jeden nur einmal.
error-sprt-bots = --sprt braucht genau zwei Bots, den stärkeren zuerst.
error-sprt-points = --sprt muss eine Zahl von Prozentpunkten sein, von 0.1 bis 100.
error-ray-address = --ray-address geht nur mit --on ray.
error-step = { $file } hat { $n } Entscheidungen: --step geht von 0 bis { $n }.
error-review-seat = { $file } hat { $n } Plätze: --seat geht von 1 bis { $n }.
error-exists = { $file } ist schon vorhanden und wird nicht überschrieben. Wähle einen anderen Namen.
error-file = { $file }: { $reason }.
error-terminal-closed = Das Terminal wurde vor deiner Antwort geschlossen.
error-no-such-rule = Keine Regel hat diese Nummer oder spricht von „{ $given }“.

## Fehler: Pakete, Ordner, Server

error-needs-package = { $what } braucht { $packages }. Installieren mit: { $command }
error-upload-address = { $address } ist keine Adresse eines Servers: Sie muss mit http:// oder https:// beginnen.
error-upload-refused = { $address } hat die Partien nicht angenommen: { $reason }
error-upload-failed = { $address } ist nicht erreichbar: { $reason }.
error-database = Die Datenbank ist nicht nutzbar: { $reason }.
error-database-address = TEARUM_DATABASE_URL ist keine Adresse einer Datenbank: { $reason }.
error-no-database = In { $folder } gibt es keine Partien, also nichts zu sichern. Wähle mit --data einen anderen Ordner.
error-nothing-to-tidy = In { $folder } gibt es keine Partien, also nichts aufzuräumen. Wähle mit --data einen anderen Ordner.
error-no-page = Die Seite ist nicht gebaut. In einem Quellverzeichnis baut sie: make page
error-listen = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $reason }. Vielleicht läuft schon ein anderer; wähle mit --port einen anderen Port.
error-data-folder = Der Ordner mit den Partien ist nicht nutzbar: { $reason } ({ $folder }). Wähle mit --data einen anderen.
error-same-edition = { $file } ist die Ausgabe, die abgestimmt wird. Wähle für die neue einen anderen Namen.
error-not-toml = { $file }: Der Name einer Ausgabe muss auf „.toml“ enden.
error-strict-fault = { $fault } Abgebrochen wegen --strict.

## Fragen

confirm-restore = Alle Partien, die jetzt auf dem Server sind, gehen verloren. Fortfahren? [j/N]
confirm-yes = j ja
confirm-no = Es wurde nichts geändert.

## Anzahlen

count-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
count-deals = { $n ->
    [one] { $n } Auslosung
   *[other] { $n } Auslosungen
}
count-seats = { $n ->
    [one] { $n } Sitz
   *[other] { $n } Sitzen
}
count-tables = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
count-nodes = { $n ->
    [one] { $n } Stellung
   *[other] { $n } Stellungen
}

## Aufzeichnungen

record-finished = { $players }: { $n } Entscheidungen, beendet; Ausgabe { $edition } ({ $hash }), Startwert { $seed }.
record-unfinished = { $players }: { $n } Entscheidungen, nicht beendet; Ausgabe { $edition } ({ $hash }), Startwert { $seed }.
record-secret = (geheim)
record-game-over = Die Partie ist zu Ende.
record-ok = { $file }: in Ordnung.
review-written = Analyse geschrieben: { $file }.
record-deal-ok = Die Auslosung ist die, die veröffentlicht wurde.
record-wrong = { $file }: { $problem }

## Ausgaben

edition-ok = { $file }: in Ordnung. { edition-values }.
edition-values = { $values } Werte: { $printed } gedruckt, { $inferred } abgeleitet, { $reconstructed } rekonstruiert
edition-untranslated = { $n ->
    [one] Ein Name fehlt in { $language }. Der englische wird verwendet.
   *[other] { $n } Namen fehlen in { $language }. Die englischen werden verwendet.
}
edition-same = Die beiden Ausgaben sind gleich.
edition-plays-same = Sie spielen sich gleich.
edition-written = { $file }: die Ausgabe { $edition }. Ändere sie, dann: tearum edition check { $file }

## Der Server

serve-open = Tea & Rum läuft unter { $address } (beenden mit Strg-C).
serve-network = Andere im Netzwerk können mitspielen unter { $addresses }
serve-no-network = Es wurde keine Netzwerkadresse dieses Rechners gefunden.
serve-local-only = Nur dieser Rechner kann sich verbinden. Für andere im Netzwerk: tearum serve --host 0.0.0.0
backup-done = { $file }: { $tables } gesichert.
restore-done = { $file }: { $tables } wiederhergestellt. Ein laufender Server übernimmt sie in wenigen Sekunden.
restore-set-aside = Die beschädigte Datenbank liegt jetzt unter { $file }.
tidy-done = Entfernte Tische ohne begonnene Partie: { $removed }. Als Aufzeichnung archivierte Partien: { $archived }.
tidy-would = Zu entfernende Tische ohne begonnene Partie: { $removed }. Als Aufzeichnung zu archivierende Partien: { $archived }. Es wurde nichts geändert.

## Simulationen

stopped-nothing = Abgebrochen, bevor eine Partie fertig war.
stopped-partial = Vorzeitig abgebrochen: Das sind die fertigen Partien.
stopped-resume = Derselbe Befehl setzt { $folder } fort.
progress-rate = { $n } Partien/s
simulate-damaged = { $place } ist beschädigt. Es wird beiseitegelegt und neu gespielt.
simulate-summary = { $games } mit { $players } Spielern, Ausgabe { $edition }, Startwert { $seed }: { $mean } Entscheidungen je Partie ({ $low } bis { $high }), { $nobody } ohne Gewinner.
simulate-seat = Sitz { $n }
simulate-col-games = Partien
simulate-col-wins = Siege
simulate-col-governor = Gouverneur
simulate-col-pirate_king = Piratenkönig
simulate-col-blue = blaue SP
simulate-col-red = rote SP
simulate-col-what = was
simulate-col-total = insgesamt
simulate-col-items = vom häufigsten zum seltensten
simulate-built = gebaut
simulate-hired = angeheuert
simulate-activated = aktiviert
simulate-fulfilled = erfüllt
simulate-ship_bought = Schiffe gekauft
simulate-allegiance_taken = Treuekarten gewählt
simulate-allegiance_proven = Treuekarten erfüllt
simulate-sold = verkauft
simulate-bought = gekauft
simulate-faults = { $n ->
    [one] { $bot } ist einmal ausgefallen. Ein anderer Bot hat für ihn gezogen, seine Zahlen sind also nicht alle seine eigenen.
   *[other] { $bot } ist { $n }-mal ausgefallen. Ein anderer Bot hat für ihn gezogen, seine Zahlen sind also nicht alle seine eigenen.
}

## Arena

arena-col-bot = Bot
arena-col-against = gegen
arena-col-seats = Sitze
arena-col-governor = P(Gouverneur)
arena-col-pirate_king = P(Piratenkönig)
arena-col-any = P(Titel)
arena-col-both = P(beide)
arena-col-above = Abstand
arena-col-rating = Wertung
arena-col-milliseconds = ms je Entscheidung
arena-col-nodes = Stellungen je Entscheidung
arena-itself = sich selbst
arena-baseline = Vergleich
arena-versus = { $own } gegen { $others }
arena-deal = Auslosung { $first }
arena-deals = Auslosungen { $first } bis { $last }
arena-cost = { $deals }, { $games }, { $minutes } Kernminuten. Intervalle: 95 %, nach Auslosungen gruppiert.
arena-faults = { $bot } ist auf { $seats } ausgefallen. Ein anderer Bot hat für ihn gezogen, seine Zahlen sind also nicht alle seine eigenen. { $first }
arena-sprt = SPRT, { $role ->
    [alone] { $bot } allein
   *[rest] { $bot } auf den übrigen Sitzen
} gegen { $other }: { $verdict ->
    [stronger] stärker
    [not_stronger] nicht stärker
   *[open] unentschieden
} nach { $deals } (ein Unterschied von { $points } Punkten gegen keinen; Log-Verhältnis { $ratio }).
arena-ladder-title = Die Rangliste
arena-ladder-note = { $players } Spieler, { $deals }, { $games }; Elo-Punkte mit 95-%-Intervallen

## Labor

lab-written = Geschrieben: { $file }
lab-tune-written = Geschrieben: { $file }, { $summary } und { $table }
lab-report-summary = { $players } Spieler, { $games } von { $bots }: { $met } von { $targets } Zielen erreicht, { $n ->
    [one] { $n } Auffälligkeit.
   *[other] { $n } Auffälligkeiten.
}
lab-compare-summary = { $before } und { $after }, { $paired } mit beiden Ausgaben: { $significant } von { $all } Kennzahlen unterscheiden sich stärker, als sich durch Zufall erklären lässt.
lab-compare-col-figure = Kennzahl
lab-compare-col-before = vorher
lab-compare-col-after = nachher
lab-compare-col-change = Änderung
lab-compare-more = und { $n } weitere
lab-ban-nothing = In { $run } fällt nichts auf. Nenne etwas, das verboten werden soll.
lab-experiment = { $name }: P(Titel) { $change } Punkte [{ $range }] gegenüber { $baseline } %, { $games }.
lab-stopped = Vorzeitig abgebrochen. Derselbe Befehl setzt fort.
lab-tune-partial = { $file } enthält die bisherigen Änderungen.
lab-tune-note = Anmerkung zu { $value }: { $note }.
lab-tune-turned = { $value }: { $note }.
lab-tune-unchanged = Keine Änderung innerhalb der Grenzen hat die Balance stärker verbessert, als sich durch Zufall erklären lässt: Es wurde nichts geändert.
lab-tune-refused = Nicht übernommen: { $candidate }; { $why }.
lab-tune-settings = Aus der Ausgabe { $edition } ({ $hash }), mit { $games } Partien von { $bots }{ $budget ->
    [none] { "" }
   *[other] { " " }({ $budget } je Zug)
} an Tischen mit { $players } Spielern je Versuch; Startwert { $seed }.

## Die Engine

plain-not-compiled = Die Engine läuft als reines Python, rund zwanzigmal langsamer als kompiliert: make compile kompiliert sie.
plain-no-compiler = Die Engine läuft als reines Python, rund zwanzigmal langsamer als kompiliert: Bei der Installation fehlte ein C-Compiler.
