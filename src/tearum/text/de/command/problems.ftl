### Was an der Datei einer Ausgabe, von Grenzen oder von Zielen nicht stimmt. Jeder Text folgt auf eine Stelle der Datei, ohne Punkt.

## Wo

problem-at = { $where }: { $what }
problem-did-you-mean = ; ist { $near } gemeint?
problem-range = { $low } bis { $high }

## Was stattdessen dasteht

problem-the-number = die Zahl
problem-given-bool = true oder false
problem-given-text = der Text { $text }
problem-given-table = eine Tabelle
problem-given-list = eine Liste
problem-given-number = eine Zahl
problem-given-date = ein Datum oder eine Uhrzeit

## Was gebraucht wird

problem-a-board = ein Brett
problem-a-symbol = ein Wunschsymbol
problem-a-turn = ein Zug
problem-a-building-colour = eine Gebäudefarbe
problem-a-vp-colour = eine SP-Farbe
problem-symbols = Symbole
problem-places = Plätze
problem-slots = Plätze
problem-spaces = Felder
problem-tiles = Plättchen
problem-tokens = Marker
problem-steps = Stufen
problem-rows = Reihen
problem-cards = Karten

## Die Datei

problem-file-large = die Datei ist größer als { $most } KiB
problem-not-utf8 = das ist kein Text in UTF-8
problem-line-long = die Zeile ist länger als { $most } Zeichen
problem-key-long = der Schlüssel hat mehr als { $most } Teile
problem-nested = Listen oder Tabellen sind zu tief verschachtelt
problem-not-toml = das ist kein TOML: { $reason }
problem-rest = der Rest der Datei wurde nicht gelesen
problem-unreadable = lässt sich nicht lesen: { $reason } (Ausgaben, die das Spiel mitbringt: { $names })
problem-new-suffix = der Dateiname einer Ausgabe endet auf { $ending }
problem-new-letter = der Dateiname muss mit einem Buchstaben beginnen: Er wird zur Kennung der Ausgabe
problem-new-built-in = eine Ausgabe { $name } bringt das Spiel schon mit; wähle einen anderen Namen
problem-new-exists = diese Datei gibt es schon, sie wird nicht überschrieben
problem-new-not-written = lässt sich nicht schreiben: { $reason }

## Schlüssel und Tabellen

problem-unknown-key = unbekannter Schlüssel { $key }{ $suggestion }
problem-more-unknown = { $n ->
    [one] noch { $n } unbekannter Schlüssel
   *[other] noch { $n } unbekannte Schlüssel
}
problem-missing = { $what } fehlt
problem-must-be-table = das muss eine Tabelle sein, { $heading }
problem-must-be-tables = das müssen Tabellen sein, { $heading }
problem-tables-count = { $n }-mal { $heading }, es müssen { $wanted } sein
problem-list-of-keys = hier wird eine Liste von Schlüsseln in [ ] gebraucht
problem-key-needed = hier wird ein Schlüssel dieser Tabelle gebraucht
problem-inferred-too = { $key } ist auch als inferred markiert
problem-texts-by-key = hier wird ein Text je Schlüssel gebraucht: { $form }
problem-not-a-value = { $key } ist kein Wert dieser Tabelle{ $suggestion }

## Werte

problem-whole-number = hier wird eine ganze Zahl gebraucht, nicht { $given }
problem-negative = { $n } ist negativ
problem-bounds = { $n } liegt außerhalb der Grenzen: { $range }
problem-text = hier wird ein Text gebraucht, nicht { $given }
problem-text-empty = der Text ist leer
problem-text-long = der Text ist länger als { $most } Zeichen
problem-invisible = { $text } enthält ein Zeichen, das sich nicht anzeigen lässt
problem-id = { $given } ist keine Kennung: höchstens 40 Zeichen, a bis z, 0 bis 9 und _, vorn ein Buchstabe
problem-file-name = { $given } ist nicht der Name einer Datei mit der Endung { $ending } im Ordner der Ausgabe
problem-not-a = hier wird { $kind } gebraucht, nicht { $given }{ $suggestion }
problem-needed = hier wird { $kind } gebraucht, nicht { $given }
problem-list = hier wird eine Liste in [ ] gebraucht ({ $of }), nicht { $given }
problem-count = { $n } { $of }, es müssen { $wanted } sein
problem-names = hier wird ein Name je Sprache gebraucht: { $form }
problem-language-missing = die Sprache { $language } fehlt

## Effekte, Kosten und Bedingungen

problem-effect-missing = es fehlt ein Effekt
problem-only-vp = ein SP-Feld enthält nur red und blue; alles andere ist ein instant
problem-no-action = hier ist keine Aktion möglich, aber da steht { $action }
problem-sides = { $n } Seiten eines { $sign }, höchstens { $most } sind möglich
problem-icons = { $n } Symbole hintereinander, höchstens { $most } sind möglich
problem-amount = { $text }: Die Zahl muss 1 bis { $most } sein
problem-icon-missing = neben einem { $comma }, { $plus } oder { $slash } fehlt ein Symbol
problem-phrase = { $text } ist nicht zu verstehen
problem-phrase-negative = { $text } ist nicht zu verstehen; negativ ist hier nichts
problem-no-number = { $text }: Vor { $word } steht keine Zahl
problem-money = { $text } ist nicht zu verstehen; Geld schreibt man { $example }
problem-icon = { $given } ist weder Ressource noch Symbol{ $suggestion }
problem-how-many = { $text }: gib an, wie viele, { $example }
problem-written = { $text } ist nicht zu verstehen; man schreibt { $example }
problem-no-choice = hier gibt es keine Wahl ({ $sign })
problem-resource = { $given } ist keine Ressource{ $suggestion }
problem-not-payable = { $icon } kann man nicht bezahlen; Kosten sind Geld und Ressourcen
problem-cost-sides = Kosten haben höchstens zwei Seiten eines { $sign }
problem-cost-choice = bei einer Wahl steht links Geld, und rechts stehen Ressourcen: { $example }
problem-cost-negative = Kosten können nicht negativ sein
problem-cost-missing = es fehlen Kosten
problem-too-many = { $n } von einer Art, höchstens { $most } sind möglich
problem-condition-missing = es fehlt eine Bedingung
problem-condition-twice = { $part } ist doppelt verlangt
problem-condition-difference = eine Differenz zählt erst ganz am Ende und lässt sich mit nichts verbinden
problem-payment = bezahlt wird mit Geld oder Ressourcen, nicht mit beidem: { $example }
problem-condition = { $part } ist keine Bedingung{ $suggestion }
problem-permanent = { $text } ist kein dauerhafter Effekt{ $suggestion }
problem-exchange-none = { $given } gegen { $taken } ist kein Tausch
problem-exchange-more = ein Tausch kann nicht mehr geben ({ $take }), als er nimmt ({ $give })
problem-pieces-missing = es fehlen Stücke: { $example }
problem-pieces-values = { $n } verschiedene Stücke, höchstens { $most } sind möglich
problem-pieces = { $part } ist keine Stückzahl wie { $example }
problem-pieces-bounds = { $n } Stück liegen außerhalb der Grenzen: { $range }
problem-pieces-value = der Wert { $value } liegt außerhalb der Grenzen: { $range }
problem-pieces-twice = Stücke zu { $value } stehen doppelt da

## Regeln über mehrere Werte

problem-order = { $found } muss { $wanted } sein: Die Tabellen stehen in ihrer Reihenfolge
problem-taken = { $value } ist schon { $other }
problem-name-taken = { $name } ({ $language }) ist schon { $other }
problem-colour-many = das sechste Gebäude in { $colour }; jede Farbe hat { $size }
problem-colour-few = nur { $n } Gebäude in { $colour }; jede Farbe hat { $size }
problem-permanents = höchstens { $most } der Gebäude können einen solchen Effekt haben
problem-captain-round = Runde { $found } muss { $wanted } sein: 6 je Runde, der Reihe nach
problem-reward-missing = Kanonen werden bezahlt, aber die Belohnung fehlt
problem-cannons-missing = es gibt eine Belohnung, aber keine Kanone dafür
problem-contract-worthless = der Vertrag bringt in keiner der Farben etwas
problem-ship-order = { $cost } $ steht nach { $before } $; die Schiffe stehen nach Kosten aufsteigend
problem-ascend = die Kosten müssen aufsteigen
problem-squares = { $n } Felder mit denen der Marker, höchstens { $most }
problem-never-fits = { $pieces } Stück passen nie auf die { $squares } Felder des Lagers
problem-population = { $most } liegt unter dem Anfangswert { $start }
problem-asks-too-much = verlangt { $asked }, es gibt aber nur { $limit } { $kind ->
    [buildings] Gebäudetypen in einer Partie
    [one_colour] einer Farbe in einer Partie
    [captains] Kapitäne in einer Partie
    [contracts] Verträge
    [population] auf der Bevölkerungsleiste
   *[reputation] Stufen auf der Ansehensleiste
}
problem-few-slots = { $slots } Plätze sind zu wenige für { $players } Spieler: mindestens { $least }
problem-wish-twice = eine Wunschkarte zeigt ein Symbol nur einmal
problem-order-begins = diese Seite beginnt mit { $begins }, nicht mit { $found }
problem-order-turns = { $turn } hat { $n } Züge, es müssen { $wanted } sein
problem-automa = kein Marker nennt das Brett { $board }; jedes braucht einen
problem-victory = keine Karte ist { $colour }; beide Farben müssen vorkommen
problem-endowment = ihre Sterne erreichen eine Aktion, auf Stufe { $step } der Leiste
problem-nesting = Effekte könnten zu tief ineinandergreifen: { $stairs } Stufen mit einer Aktion oder einem Stern und { $cards } Gebäude und Kapitäne mit einer Aktion im instant brauchen Platz für { $bound } offene Effekte, es gibt Platz für { $room }

## Die Grenzen einer Suche

problem-knob-count = hier werden 1 bis { $most } Werte gebraucht, jeder als { $heading }
problem-knob-twice = { $value } ist schon durch { $other } begrenzt
problem-knob-value = { $key } fehlt: der Wert, der sich ändern soll, etwa { $example }
problem-knob-provenance = { $value } ist { $kind ->
    [printed] gedruckt
   *[inferred] abgeleitet
}: Nur rekonstruierte Werte werden angepasst
problem-knob-no-effect = { $value } ändert am Spiel nichts
problem-knob-component = { $word } ist kein Bestandteil des Spiels{ $suggestion }
problem-knob-none = { $what } { $label } gibt es nicht: { $range }
problem-knob-which = gib an, welches { $what }: { $range }
problem-knob-no-key = { $what } hat kein { $key }: { $known }
problem-knob-which-value = gib an, welcher Wert von { $what }: { $known }
problem-knob-rest = nach { $title } kann nichts kommen, aber da steht { $rest }
problem-knob-item = { $title }: { $of } { $range }, nicht { $given }
problem-knob-either = entweder { $choices } oder { $least } und { $most } müssen sagen, was daraus werden darf
problem-knob-not-number = { $value } ist keine ganze Zahl: gib stattdessen { $choices } an
problem-knob-now = jetzt ist es { $now }, das muss zwischen least { $least } und most { $most } liegen
problem-knob-choices = hier wird eine Liste von Werten in [ ] gebraucht
problem-knob-nothing = es ist schon { $now }, und sonst ist nichts angegeben
problem-not-in-file = { $key } steht nicht in der Datei der Ausgabe

## Ziele

problem-file-unreadable = lässt sich nicht lesen: { $reason }
problem-targets-none = es gibt keine Ziele: { $first }, { $second } oder { $third }
problem-target-twice = { $key } hat schon ein Ziel in { $table }
problem-target-bounds = hier werden Grenzen gebraucht: { $form }
problem-target-end = { $least } oder { $most } fehlt
problem-target-order = least { $least } ist mehr als most { $most }
problem-number = hier wird eine Zahl gebraucht
problem-target-players = hier wird eine Liste aus 2, 3 und 4 gebraucht: { $form }
problem-target-except = nur Kennzahlen, die mit { $start } beginnen, haben Ausnahmen
problem-target-items = hier wird eine Liste gebraucht: { $numbers } oder { $names }
