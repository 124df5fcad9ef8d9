### Wörter der Seiten zum Lesen: Regeln, Karten, Aufzeichnungen und die Schau am Ende.

read-pages = Seiten
read-page-learn = Lernen
read-page-rules = Regeln
read-page-cards = Karten
read-page-replays = Aufzeichnungen
read-page-lab = Labor
read-contents = Inhalt
read-print = Drucken

## Die Regeln

read-rule-link = { $id }, Link zu dieser Regel
read-rules-search = Regeln durchsuchen: Wort oder Nummer
read-rules-only-rulings = Nur Festlegungen
read-rules-found = { $found ->
    [one] { $found } von { $all } Regeln
   *[other] { $found } von { $all } Regeln
}
read-rules-nothing = Keine Regel gefunden. Versuch es mit einem kürzeren Wort oder mit der Nummer einer Regel.
read-search-clear = Alle Regeln zeigen

## Die Karten

cards-title = Alles, was in der Schachtel ist
cards-intro = Alle Teile der Ausgabe „{ $edition }“. Nicht jeder Wert des gedruckten Spiels ließ sich lesen, darum trägt jeder ein Siegel, das sagt, woher er kommt. Zeig auf ein Teil, um seine Siegel zu sehen, oder öffne es, um alles zu lesen.
cards-file = Datei herunterladen
cards-file-text = Ändere darin eine Karte und eröffne damit einen Tisch.
cards-printed = gedruckt
    .meaning = So steht es in den gedruckten Spielregeln.
cards-inferred = abgeleitet
    .meaning = Gedruckt haben wir es nicht gesehen, aber es folgt aus dem, was gedruckt ist.
cards-reconstructed = rekonstruiert
    .meaning = Wir haben es so festgelegt, dass das Spiel vollständig und ausgewogen ist. Das gedruckte Spiel kann abweichen.
cards-in-english = (auf Englisch)
cards-some = { $what }: { $n }
cards-none = Kein Teil passt dazu. Wähle einen anderen Filter.
cards-nothing = nichts
cards-player = Spieler { $name }
cards-before = Vorheriges
cards-after = Nächstes
cards-by-kind = Art des Teils
cards-by-colour = Farbe
cards-by-round = Runde
cards-by-source = Herkunft des Werts
cards-kind-building = Gebäude
cards-kind-captain = Kapitäne
cards-kind-contract = Verträge
cards-kind-ship = Schiffe
cards-kind-allegiance = Treuekarten
cards-kind-endowment = Startausstattungen
cards-kind-wish = Wunschkarten
cards-kind-reward = Belohnungsplättchen
cards-kind-board = Aktionsbretter
cards-kind-other = Leisten und Bretter
cards-one-captain = Kapitän { $n }
cards-one-contract = Vertrag { $n }
cards-one-ship = Schiff { $n }
cards-one-allegiance = Treuekarte { $n }
cards-one-endowment = Startausstattung { $n }
cards-one-wish = Wunschkarte { $n }
cards-one-reward = Belohnungsplättchen der Runde { $roman }
cards-one-prices = Grundpreise
cards-one-population = Bevölkerungsleiste
cards-one-warehouse = Lager
cards-one-reputation = Ansehensleiste
cards-one-contract_board = Vertragsbrett
cards-one-allegiance_board = Treuebrett
cards-one-order_board = Reihenfolgebrett
cards-one-automa = Automa-Marker
cards-one-victory_types = Siegtypkarten
cards-one-box = Die Schachtel
cards-reward-blue = Blaue Seite
cards-reward-red = Rote Seite
cards-value-name = Name
cards-value-colour = Farbe
cards-value-cost = Kosten
cards-value-vp = SP
cards-value-instant = Soforteffekt
cards-value-symbols = Wunschsymbole
cards-value-permanent = Dauerhafter Effekt
cards-value-round = Runde
cards-value-cannons = Kanonen
cards-value-reward = Belohnung
cards-value-red = Rote SP
cards-value-blue = Blaue SP
cards-value-rows = Reihen
cards-value-condition = Bedingung
cards-value-gain = Du erhältst
cards-value-alternative = Alternativaktion
cards-value-tiles_4p = Plättchen für 4 Spieler
cards-value-tiles_23p = Plättchen für 2–3 Spieler
cards-value-steps = Stufen
cards-value-slots_4p = Plätze für 4 Spieler
cards-value-slots_23p = Plätze für 2–3 Spieler
cards-value-start = Start
cards-value-max = Ende der Leiste
cards-value-open = Offene Lagerfelder
cards-value-tokens = Lagererweiterungsmarker
cards-value-colours = Farben
cards-value-automa-tokens = Marker
cards-value-order_board-first = Erste Seite
cards-value-order_board-second = Zweite Seite
cards-value-coins = Münzen

## Aufzeichnungen

replays-title = Aufzeichnungen
replays-intro = Sieh dir eine beendete Partie noch einmal an, Zug für Zug, von jedem Platz aus.
replays-mine = Deine beendeten Partien
replays-opened = Hier geöffnete Aufzeichnungen
replays-none = Noch keine beendete Partie. Spiel eine, oder öffne eine Aufzeichnung.
replays-open = Aufzeichnung öffnen
replays-open-text = Eine Aufzeichnung ist die Datei einer ganzen Partie. Zieh sie hierher oder wähle sie aus.
replays-choose = Datei wählen
replays-reading = Die Aufzeichnung wird gelesen …
replays-no-record = Diese Datei ist keine Aufzeichnung einer Partie. Wähle eine, die hier heruntergeladen wurde.
replays-too-large = Diese Datei ist für eine Aufzeichnung zu groß.
replays-forget = { $game } aus der Liste entfernen
replay-title = Aufzeichnung
replay-controls = Steuerung der Aufzeichnung
replay-first = Zum Anfang
replay-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Eine Entscheidung vor
replay-last = Zum Ende
replay-slider = Zug
replay-play-on-start = Los geht’s
replay-play-on-seat = Du spielst
replay-play-on-text = Eine neue Partie beginnt genau in dieser Stellung. Du übernimmst einen Platz, Bots die anderen. Die Aufzeichnung bleibt, wie sie ist.
replay-play-on = Von hier weiterspielen
replay-share = Diesen Moment teilen
replay-where = Zug { $turn } von { $turns }, Schritt { $step }
replay-turn-forward = Einen Zug vor
replay-turn-back = Einen Zug zurück
replay-speed = Tempo
replay-times = { $n }-fach
replay-rounds = Zu einer Runde springen
replay-seat = Sicht
replay-spectator = Zuschauer
replay-download = Aufzeichnung herunterladen
replay-link = Link zu diesem Schritt kopieren
replay-show = Das Ende zeigen
replay-tools = Datei
replay-set-up = Vorbereitung.
replay-decided = { $player }: { $action }
replay-decided-secretly = { $player } entscheidet heimlich.
replay-other-rules = Diese Partie wurde nach Version { $rules } der Regeln gespielt. Nach den heutigen Regeln würden dieselben Entscheidungen zu anderen Stellungen führen; darum lässt sie sich nicht Schritt für Schritt zeigen. Der Spielverlauf ist erhalten: Lies ihn hier, und sieh dir das Ende an.

## Die faire Auslosung

deal-title = War die Auslosung fair?
deal-text = Bevor sich jemand gesetzt hat, hat der Server den Fingerabdruck eines Geheimnisses veröffentlicht. Alle am Tisch haben eine eigene Zahl beigetragen. Die Auslosung folgt aus allem zusammen, also konnte niemand sie bestimmen. Jetzt ist das Geheimnis bekannt, und diese Seite kann nachrechnen.
deal-check = Auslosung prüfen
deal-good = Die Auslosung war fair: Geheimnis, Fingerabdruck und Startwert passen zusammen.
deal-bad-fingerprint = Das Geheimnis passt nicht zum Fingerabdruck: Trau dieser Auslosung nicht.
deal-bad-seed = Der Startwert folgt nicht aus dem Geheimnis und den Zahlen vom Tisch: Trau dieser Auslosung nicht.
deal-none = Diese Partie enthält keine Auslosung, die sich prüfen lässt.
deal-fingerprint = Fingerabdruck
deal-secret = Geheimnis
deal-nonce = Zahl von { $player }
deal-of-bot = keine, ein Bot
deal-seed = Startwert

## Die Schau am Ende

show-title = Das Ende der Partie
show-captains = Letzte Kapitäne
show-payments = Letzte Zahlungen
show-sale = Alles wird verkauft
show-conversion = 10 $ für 1 SP
show-limit = Höchstens 10 auseinander
show-captains-none = Es wird kein Kapitän mehr aktiviert.
show-payments-none = Niemand bezahlt eine Treuekarte.
show-sale-none = Die Lager sind leer.
show-sale-line = { $player } bekommt { $n } $ für den Rest.
show-conversion-none = Niemand wandelt Geld in SP um.
show-limit-none = Bei niemandem liegen die Farben mehr als 10 auseinander. Nichts geht verloren.
show-question-blue = Wer hat { $n } blaue SP?
show-question-red = Wer hat { $n } rote SP?
show-answer = { $n ->
    [0] Niemand.
   *[other] { $players }.
}
show-opens = { $player } hat { $vp }.
show-last-blue = Die letzten Truhen gehen auf.
show-last-red = Und Rot?
show-chest = { $player }: die Truhe ist zu
show-governor = Gouverneur
show-pirate-king = Piratenkönig
show-no-governor = Niemand hat die Treue bewiesen: Es gibt keinen Gouverneur.
show-decides = { $colour ->
    [blue] Blau entscheidet: Nur der Titel des Gouverneurs zählt.
   *[red] Rot entscheidet: Nur der Titel des Piratenkönigs zählt.
}
show-nobody-wins = Niemand gewinnt.
show-stopped = Alle waren einverstanden aufzuhören: Die Partie war entschieden.
show-winners = { $n ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen.
}
show-proven = Treue bewiesen
show-unproven = Treue nicht bewiesen
show-no-allegiance = keine Treuekarte
show-next = Weiter
show-skip = Zum Ergebnis
show-again = Noch einmal ansehen
show-running = Pause
show-paused = Abspielen
