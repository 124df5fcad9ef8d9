### Die Partieanalyse: was den Ausschlag gab und was an dir lag. Der Befehl und die Seite sagen dasselbe.

review-title = Partieanalyse
review-basis = Diese Zahlen stammen von Bots bekannter Stärke: Sie spielen jede Stellung einige Züge weiter und schätzen, wie es ausgeht. Was unter „Andere“ steht, hängt davon ab, welche Spielweise man den anderen zutraut.
review-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-with-error = { $points } ± { $error }
review-percent = { NUMBER($n, maximumFractionDigits: 0) } %

## Die Rechnung

review-account = Können, Glück und die anderen
review-account-text = Wie sich die Gewinnchance vom Beginn bis zum Ergebnis entwickelt hat, in Prozentpunkten. ± ist der Standardfehler: In zwei von drei Fällen ist die Abweichung nicht größer. Niemand spielt perfekt: Eigene Züge kosten etwas, und davon profitieren die anderen.
review-player = Spieler
review-start = Beginn
review-result = Ergebnis
review-skill = Können
review-luck = Glück
review-others = Andere
review-given = Ihre Fehler
review-remainder = Rest
review-skill-text = was deine Züge im Vergleich zu den besten gekostet haben
review-luck-text = was aufgedeckt wurde, im Vergleich zum Durchschnitt des Möglichen
review-others-text = was sich, vom Glück abgesehen, geändert hat, während die anderen dran waren
review-given-text = Teil von „Andere“: was du gewonnen hast, weil sie nicht ihre besten Züge gespielt haben
review-remainder-text = wo die Bots ihre Einschätzung geändert haben, obwohl niemand gezogen hatte
review-won = gewonnen
review-lost = nicht gewonnen
review-from-to = { $start } zu Beginn, { $result }
review-short = Auf einen Blick
review-short-text = In Prozentpunkten der Gewinnchance. ± ist der Standardfehler.
review-costliest = Teuerster Fehler
review-no-mistakes = Kein Zug war eindeutig ein Fehler.
review-own = Was { $player } ändern konnte
review-own-mistakes =
    { $n ->
        [0] kein klarer Fehler
        [one] 1 klarer Fehler
       *[other] { $n } klare Fehler
    }
review-not-own = Was { $player } nicht ändern konnte

## Das Diagramm

review-graph = Gewinnchance
review-graph-first = Eine erste Schätzung. Die genauen Zahlen folgen.
review-governor = Gouverneur
review-pirate-king = Piratenkönig
review-round = Runde { $roman }
review-graph-help = Wähle einen Zug im Diagramm, oder geh die Züge mit den Pfeiltasten durch.
review-after-deal = Nach der Vorbereitung
review-after-turn = Zug { $turn } von { $turns }
review-chance = { $player } { $percent }
review-progress = { $done } von { $total } Zügen.
review-waiting = Die Analyse beginnt gleich.
review-print = Drucken

## Wendepunkte

review-turning-points = Wendepunkte
review-turning-points-text = Die teuersten Fehler, dann die Züge, die am meisten verändert haben, in Prozentpunkten der Gewinnchance. Als Fehler zählt ein Zug nur, wenn er mehr als 3 Punkte kostet, auch nach Abzug des doppelten Standardfehlers. „Du“ ist in den Begründungen, wer am Zug war.
review-all-players = Alle Spieler
review-no-own-mistakes = { $player } hat keinen eindeutigen Fehler gemacht.
review-turning-point = { $player }, Runde { $roman }
review-gained = { $player }: { $points }
review-cost = Verlust
review-cost-points = { $points } Prozentpunkte
review-done = Gespielt
review-better = Besser
review-why = Warum
review-turned-over = Aufgedeckt
review-nothing = Nichts
review-position = Die Stellung
review-show-better = Was war besser?
review-hide-better = Antwort verbergen
review-no-better = Die Bots haben nichts Besseres gefunden.
review-look = In der Aufzeichnung ansehen
review-practise = Was du üben kannst

## Einen Zug noch einmal versuchen

review-try = Noch einmal versuchen
review-back = Zurück zur Analyse
review-once-more = Noch einmal
review-judging = Dein Zug wird verglichen …
review-verdict-best = Das ist der beste Zug.
review-verdict-equal = So gut wie der beste Zug, soweit die Bots das sagen können.
review-verdict-better = { $points } Prozentpunkte besser als der beste Zug, den die Bots gefunden hatten.
review-verdict-worse = { $points } Prozentpunkte hinter dem besten Zug.
review-chance-after = Gewinnchance danach: { $percent } ± { $error }.
review-game-best = In der Partie: Etwas Besseres als der gespielte Zug wurde nicht gefunden.
review-game-worse = In der Partie lag der gespielte Zug { $points } Prozentpunkte hinter dem besten.

## Nach Runden und Art der Entscheidung

review-rounds = Nach Runden
review-kinds = Nach Art der Entscheidung
review-kind = Entscheidung
review-turns = Züge
review-mistakes = Fehler
review-kind-ships = Schiffe
review-kind-boards = Bretter
review-kind-trade = Handel
review-kind-build = Bauen
review-kind-captain = Kapitän
review-kind-contract = Vertrag
review-kind-allegiance = Treuekarte
review-kind-conversion = Umwandlung
review-reveal-deal = die Auslosung
review-reveal-first_player = der Startspieler
review-reveal-victory = der Siegtyp
review-reveal-contracts = Verträge
review-reveal-captains = Kapitäne
review-reveal-ships = Schiffe
review-reveal-automa = ein Automa-Marker
review-reveal-conversions = die Umwandlungen
