### Nach der Partie: was den Ausschlag gab, und was an dir lag. Der Befehl und die Seite sagen dasselbe.

review-title = Nach der Partie
review-basis = Diese Zahlen beruhen auf Bots bekannter Stärke: Sie spielen jede Stellung einige Züge weiter und schätzen, wie sie ausgeht. Was die „anderen“ bewirkt haben, hängt davon ab, wie man sich ihr Spiel vorstellt.
review-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-with-error = { $points } ± { $error }
review-percent = { NUMBER($n, maximumFractionDigits: 0) } %

## Die Rechnung

review-account = Können, Glück und die anderen
review-account-text = Wie die Gewinnchance vom Beginn zum Ergebnis kam, in Punkten von 100.
review-player = Spieler
review-start = Beginn
review-result = Ergebnis
review-skill = Können
review-luck = Glück
review-others = andere
review-remainder = Rest
review-skill-text = was deine Züge gegenüber den besten verloren haben
review-luck-text = was aufgedeckt wurde, verglichen mit dem Mittel dessen, was hätte kommen können
review-others-text = was sich änderte, während die anderen entschieden
review-remainder-text = wo die Bots ihre Meinung änderten, obwohl niemand gezogen hatte
review-won = gewonnen
review-lost = nicht gewonnen
review-from-to = { $start } zu Beginn, { $result }

## Das Schaubild

review-graph = Gewinnchance
review-graph-first = Ein erster Blick. Die genauen Zahlen folgen.
review-governor = Gouverneur
review-pirate-king = Piratenkönig
review-round = Runde { $roman }
review-graph-help = Wähle einen Zug im Schaubild, oder geh sie mit den Pfeiltasten durch.
review-after-deal = Nach dem Aufbau
review-after-turn = Zug { $turn } von { $turns }
review-chance = { $player } { $percent }
review-progress = { $done } von { $total } Zügen.
review-waiting = Die Analyse beginnt gleich.
review-print = Drucken

## Wendepunkte

review-turning-points = Was den Ausschlag gab
review-turning-point = { $player }, Runde { $roman }
review-mistake = Ein besserer Zug: { $points } Punkte mehr
review-moved = Die Partie bewegte sich um { $points } Punkte.
review-gained = { $player }: { $points }
review-done = Gespielt
review-better = Besser
review-why = Warum
review-turned-over = Aufgedeckt
review-nothing = Nichts
review-position = Die Stellung
review-show-better = Was war besser?
review-hide-better = Antwort verbergen
review-no-better = Die Bots haben nichts Besseres gefunden.
review-look = Im Replay öffnen
review-practise = Was du üben kannst

## Einen Zug noch einmal versuchen

review-try = Noch einmal versuchen
review-back = Zurück zur Analyse
review-once-more = Noch einmal
review-judging = Dein Zug wird verglichen …
review-verdict-best = Das ist der beste Zug.
review-verdict-equal = So gut wie der beste Zug, soweit die Bots das sagen können.
review-verdict-better = Besser als der beste Zug, den die Bots gefunden hatten, um { $points } Punkte.
review-verdict-worse = { $points } Punkte hinter dem besten Zug.
review-chance-after = Gewinnchance danach: { $percent } ± { $error }.
review-game-best = In der Partie wurde nichts Besseres als der gespielte Zug gefunden.
review-game-worse = Der Zug in der Partie lag { $points } Punkte hinter dem besten.

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
review-kind-allegiance = Treue
review-kind-conversion = Umwandlung
review-reveal-deal = die Auslage zu Beginn
review-reveal-first_player = wer beginnt
review-reveal-victory = die Siegart
review-reveal-contracts = Verträge
review-reveal-captains = Kapitäne
review-reveal-ships = Schiffe
review-reveal-automa = ein Automa-Marker
review-reveal-conversions = die Umwandlungen
