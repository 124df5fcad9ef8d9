### Was die Seiten des Labors sagen: der Bericht zur Balance und der Vergleich zweier Ausgaben.

lab-report-title = Balance der Ausgabe { $edition }
lab-compare-title = { $before } und { $after } im Vergleich
lab-contents = Inhalt
lab-players = { $n } Spieler
lab-edition = Ausgabe { $name }, { $hash }

## In Kürze

lab-short = In Kürze
lab-short-played = { $who }, { $games }
lab-who = { $bots }, { $budget } je Zug
lab-games = { $n ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
lab-deals = { $n ->
    [one] { $count } Auslosung
   *[other] { $count } Auslosungen
}
lab-short-score = { $n } von { $of }
lab-short-met = Ziele erreicht
lab-short-missed = Verfehlt:
lab-short-sure = Kein Ziel ist eindeutig verfehlt.
lab-short-unsure = Vielleicht verfehlt, aber es sind zu wenige Partien, um sicher zu sein: { $names }.
lab-short-most = Am meisten wert für alle, die es nehmen, in Punkten von P(Titel): { $names }.
lab-short-least = Am wenigsten wert: { $names }.

## Wer gespielt hat, und wie gut

lab-strength = Wer gespielt hat
lab-strength-note = Alle Zahlen gelten für diese Bots. Wer stärker spielt, spielt vielleicht anders. P(Titel) ist die Chance einer Person auf einen Titel, Gouverneur oder Piratenkönig oder beide.
lab-strength-level = { $bot } ist Spielstärke { $n } von { $of }. Wie stark jede ist, steht in docs/bots.md, und { $command } misst es.
lab-strength-house = { $bot } gehört zu keiner Spielstärke. Wie stark dieser Bot ist, steht in docs/bots.md, und { $command } misst es.
lab-strength-own = { $bot } ist ein eigener Bot und gehört zu keiner Spielstärke: { $command } misst, wie stark er ist.
lab-col-sample = Tisch
lab-col-bots = Bots
lab-col-budget = Budget je Zug
lab-col-games = Partien
lab-col-winners_blue = Blaue SP der Gewinner, Mittel
lab-col-governor_blue = Blaue SP der Gouverneure, Mittel
lab-col-king_red = Rote SP der Piratenkönige, Mittel
lab-budget-nodes = { $n ->
    [one] { $n } Stellung
   *[other] { $n } Stellungen
}
lab-budget-seconds = { $n } s
lab-budget-none = ohne Grenze
lab-faults = { $n ->
    [one] Auf einem Sitz ist ein Bot ausgefallen, einige Zahlen sind also nicht seine eigenen.
   *[other] Auf { $n } Sitzen sind Bots ausgefallen, einige Zahlen sind also nicht ihre eigenen.
}

## Namen der Zeilen

lab-seat = Sitz { $n }
lab-seat-all = Alle Sitze
lab-place = { $n ->
    [1] Erste Stelle
    [2] Zweite Stelle
    [3] Dritte Stelle
   *[4] Vierte Stelle
}
lab-ship-row = Schiff { $ship }, Reihe { $row }
lab-tile = { $board }, Plättchen { $n }
lab-side = { $board }, Plättchen { $tile }, Seite { $side }
lab-alternative = { $board }, Alternative
lab-step = Stufe { $n }
lab-wish-side = { $roman }, { $colour ->
    [blue] blaue Seite
   *[red] rote Seite
}
lab-title-governor = Es gibt einen Gouverneur
lab-title-pirate_king = Es gibt einen Piratenkönig
lab-title-different = Gouverneur und Piratenkönig sind verschiedene Personen
lab-title-both = Eine Person hat beide Titel
lab-title-nobody = Niemand gewinnt
lab-title-shared = Ein Titel ist geteilt
lab-end-blue = Blaue SP
lab-end-red = Rote SP
lab-end-buildings = Gebäude
lab-end-captains = Kapitäne
lab-end-contracts = Verträge
lab-end-reputation = Ansehen
lab-end-population = Bevölkerung
lab-end-expansions = Entfernte Lagererweiterungsmarker
lab-end-money = Übriges Geld
lab-limit-all = Eine der Farben
lab-limit-blue = Blaue SP
lab-limit-red = Rote SP
lab-length-game = Entscheidungen je Partie
lab-length-player = Entscheidungen je Person, bei denen es eine Wahl gibt
lab-lead-changes = Führungswechsel je Partie
lab-lead-comeback = Partien, die bei unter 20 % noch gewonnen wurden
lab-without = Ohne { $thing }
lab-leaning-red = Bevorzugt Rot
lab-leaning-blue = Bevorzugt Blau
lab-leaning-balanced = Bevorzugt das Gleichgewicht
lab-leaning-builder = Gebäude
lab-leaning-captains = Kapitäne
lab-leaning-contracts = Verträge
lab-stock-money = Geld
lab-stock-blue = Blaue SP
lab-stock-red = Rote SP
lab-source-income = Einkommen
lab-source-endowment = Startausstattungen
lab-source-tile = Aktionsplättchen
lab-source-alternative = Alternativaktionen
lab-source-track = Ansehensleiste
lab-source-building = Gebäude
lab-source-captain = Kapitäne
lab-source-contract = Verträge
lab-source-ship = Schiffe
lab-source-trade = Handel
lab-source-expansion = Lagererweiterungsmarker
lab-source-wish = Wünsche der Bewohner
lab-source-allegiance = Treuekarten
lab-source-last_sale = Letzter Verkauf
lab-source-conversion = Umwandlung
lab-source-limit = Die Grenze von 10
lab-source-other = Andere Effekte
lab-source-all = Alles zusammen
lab-action-tile = Aktionsplättchen
lab-action-alternative = Alternativaktionen
lab-bar-winners_blue = Gewinner, blau
lab-bar-winners_red = Gewinner, rot
lab-bar-others_blue = Andere, blau
lab-bar-others_red = Andere, rot

## Überschriften der Spalten

lab-col-any = Ein Titel
lab-col-governor = Gouverneur
lab-col-pirate_king = Piratenkönig
lab-col-both = Beide Titel
lab-col-mean = Mittel
lab-col-median = Median
lab-col-low = 5 % haben weniger
lab-col-high = 5 % haben mehr
lab-col-winners = Gewinner
lab-col-winners_median = Median der Gewinner
lab-col-players = Spieler
lab-col-lost = Verlorene Punkte, Mittel
lab-col-chances = Gelegenheiten
lab-col-taken = { $kind ->
    [endowment] Zugeteilt
   *[other] Genommen
}
lab-col-share = Anteil genommen
lab-col-round = Runde
lab-col-sequel = { $kind ->
    [captain] Dann aktiviert
   *[allegiance] Dann erfüllt
}
lab-col-raw = { $kind ->
    [endowment] Wer sie hat, gewinnt
   *[other] Wer es nimmt, gewinnt
}
lab-col-effect = Wert
lab-col-out = Fällt auf
lab-col-changed = Führung wechselt
lab-col-leader_won = Wer führt, gewinnt
lab-col-behind = Spieler unter 20 %
lab-col-behind_won = Davon gewinnen
lab-col-decided = Entschieden
lab-col-standings = Spielstände
lab-col-estimated = Geschätzt
lab-col-won = Gewonnen
lab-col-null = Alle gleich
lab-col-difference = Unterschied
lab-col-box = In der Schachtel
lab-col-over = Mehr als in der Schachtel
lab-col-all = { $kind ->
    [sources] Alle
   *[other] Ganze Partie
}
lab-col-round_0 = Vorbereitung
lab-col-round_1 = I
lab-col-round_2 = II
lab-col-round_3 = III
lab-col-round_4 = IV
lab-col-round_5 = V
lab-col-winners_red = Rote SP der Gewinner, Mittel
lab-col-others_blue = Blaue SP der anderen, Mittel
lab-col-others_red = Rote SP der anderen, Mittel
lab-col-target = Ziel
lab-col-item = Was

## Arten von Dingen

lab-kind-building = Gebäude
lab-kind-captain = Kapitäne
lab-kind-contract = Verträge
lab-kind-ship = Schiffe
lab-kind-ship_row = Reihen der Schiffe
lab-kind-tile = Aktionsplättchen
lab-kind-side = Seiten der Aktionsplättchen
lab-kind-alternative = Alternativaktionen
lab-kind-step = Stufen der Ansehensleiste
lab-kind-endowment = Startausstattungen
lab-kind-allegiance = Treuekarten
lab-kind-wish = Wünsche der Bewohner

lab-chance-building = Eine Gelegenheit: alle in einer Partie, in der es den Gebäudetyp gab und noch Exemplare da waren.
lab-chance-captain = Eine Gelegenheit: jede Partie, in der der Kapitän auslag.
lab-chance-contract = Eine Gelegenheit: jede Runde, in der der Vertrag auslag.
lab-chance-ship = Eine Gelegenheit: jede Runde, in der das Schiff da war.
lab-chance-ship_row = Eine Gelegenheit: jeder Kauf dieses Schiffs.
lab-chance-tile = Eine Gelegenheit: jede Aktion auf diesem Brett, gleich welche Reihe aktiv ist.
lab-chance-side = Eine Gelegenheit: jede Nutzung dieses Plättchens, wo es die Wahl lässt.
lab-chance-alternative = Eine Gelegenheit: jede Aktion auf diesem Brett.
lab-chance-step = Eine Gelegenheit: alle, die mitspielen. Niemand sucht sich eine Stufe aus, darum trennt ihr Wert nur die, die auf der Leiste weit oben sind, von den anderen.
lab-chance-endowment = Startausstattungen werden zugeteilt, es ist also nichts auszugleichen: Wer eine hat, wird mit allen anderen verglichen.
lab-chance-allegiance = Eine Gelegenheit: jedes Mal, wenn jemand wählte und die Karte auslag.
lab-chance-wish = Eine Gelegenheit: alle in einer Runde mit dieser Seite.

## Abschnitte

lab-targets = Ziele
lab-targets-note = Von vielen Karten wird die gezeigt, die das Ziel am ehesten verfehlt. „Nicht sicher“ heißt, dass das 95-%-Intervall auf beiden Seiten der Grenze liegt.
lab-targets-met = { $n ->
    [one] { $table }: { $n } von { $of } Zielen ist erreicht.
   *[other] { $table }: { $n } von { $of } Zielen sind erreicht.
}
lab-out = Was auffällt
lab-out-note = Was P(Titel) für alle, die es nehmen, bei gleichem Stand um mindestens 3 Punkte ändert und um mehr, als sich durch Zufall erklären lässt: Von allem, was hier steht, sollte höchstens 1 von 20 Zufall sein. Die große Zahl ist der Wert, in Punkten von P(Titel).
lab-out-none = Nichts fällt auf.
lab-out-most = Nehmen fast alle, mehr als das Ziel erlaubt: { $names }.
lab-out-least = Nimmt fast niemand, weniger als das Ziel verlangt: { $names }.
lab-out-taken = Genommen bei { $share } von { $chances } Gelegenheiten.
lab-out-with = Wer es nimmt, gewinnt in { $raw } der Fälle.
lab-out-rest = Außerdem, jeder Name mit einer Partie, die es zeigt:
lab-out-banned = Für eine Person verboten: { $effect } Punkte ({ $range }) in { $games }.
lab-replay-won = genommen bei einer Chance von { $chance }, gewonnen
lab-replay-lost = genommen bei einer Chance von { $chance }, verloren
lab-replay-dealt-won = zugeteilt, gewonnen
lab-replay-dealt-lost = zugeteilt, verloren
lab-replay-back = von einer Chance von { $chance } zu einem Titel
lab-replay-step = Schritt { $step }
lab-seats = Sitze
lab-seats-note = Was jeder Sitz gewinnt. Die gestrichelte Linie ist das Mittel aller Sitze. Die Sitze sind rund um den Tisch nummeriert und sagen nichts darüber, wer beginnt: Das steht darunter.
lab-places = Spielreihenfolge
lab-places-note = Was gewinnt, wer in der Spielreihenfolge von Runde I an erster, zweiter, dritter oder vierter Stelle steht. Sie läuft im Uhrzeigersinn ab dem Startspieler, der von Auslosung zu Auslosung wechselt. Die gestrichelte Linie ist das Mittel aller Sitze.
lab-gap-seats = Vom schlechtesten Sitz zum besten sind es { $gap } Punkte ({ $range }).
lab-gap-endowments = Von der schlechtesten Startausstattung zur besten sind es { $gap } Punkte ({ $range }).
lab-gap-luck-test = Wären alle gleich gut, ergäbe der Zufall allein im Mittel noch { $luck }, und in { $chance } solcher Stichproben so viel wie hier: { $real ->
    [yes] mehr, als sich durch Zufall erklären lässt.
   *[no] Das kann Zufall sein.
}
lab-gap-luck = Zufall allein: { $luck }
lab-titles = Titel
lab-titles-note = Anteile der Partien.
lab-titles-two = Zu zweit entscheidet die Farbe der aufgedeckten Karten, um welchen Titel gespielt wird.
lab-points = Punkte
lab-points-note = Was alle am Ende haben.
lab-points-plot = { $colour ->
    [blue] Blaue SP am Ende
   *[red] Rote SP am Ende
}
lab-points-legend = Balken: alle. Linie: wer einen Titel hat.
lab-limit = Die Grenze von 10
lab-limit-note = Wie viele durch die Grenze zwischen den Farben Punkte verlieren, wie viele Punkte das sind und wie viele Gewinner darunter sind.
lab-economy = Die Wirtschaft
lab-economy-note = Wie viel alle zusammen höchstens von einem Vorrat hatten, nach jeder Entscheidung bis zum letzten Verkauf, verglichen mit den Teilen in der Schachtel. Bargeld: was eine Person am Ende jeder Aktionsphase hat. Nach den Regeln geht nichts aus, aber eine Partie, die mehr braucht, als die Schachtel hat, ist nicht das Spiel in der Schachtel.
lab-stocks = Vorräte und Schachtel
lab-hand = Bargeld
lab-actions = Aktionen der Arbeiter
lab-sources = Woher die Siegpunkte kommen
lab-sources-note = SP je Person, nach Quelle und Farbe, für alle, die einen Titel haben, und für die anderen. Die Nummern in den Balken stehen in der Liste darunter. Was die Grenze von 10 nimmt, steht nur in der Tabelle.
lab-money = Einnahmen und Ausgaben
lab-money-note = Dollar je Person, nach Quelle und Runde. Ein Handel zählt als eine Summe: was nach Verkäufen und Käufen bleibt. Das Spielende zählt zu Runde V.
lab-money_in = Einnahmen
lab-money_out = Ausgaben
lab-axis-points = SP je Person
lab-cards = Karten, Plättchen und Stufen
lab-cards-note = Anteil genommen: wie oft es genommen wird, wenn es Gelegenheit gibt. Wer es nimmt, gewinnt: P(Titel) derer, die es nahmen; das schmeichelt allem, was sich nur leisten kann, wer führt. Wert: um wie viel P(Titel) höher ist als bei anderen, die bei gleichem Stand in derselben Runde etwas anderes derselben Art nahmen. ◆ fällt auf: Der Name öffnet eine Partie, die es zeigt.
lab-cards-axes = Anteil genommen, %
    .effect = Wert, Punkte
lab-cards-plot = Für jedes: wie oft es genommen wird, wenn es Gelegenheit gibt, und sein Wert bei gleichem Stand, beides mit 95-%-Intervallen. Eine volle Raute fällt auf. Das Band ist das Ziel.
lab-course = Der Verlauf der Partie
lab-course-note = Nach den Chancen, die die Bewertung der Bots jedem Sitz am Ende jeder Runde gibt. Wer führt, hat die beste Chance auf einen Titel. Eine Partie ist mit der ersten Runde entschieden, nach der die späteren Gewinner vorn bleiben.
lab-course-comebacks = Die größten Aufholjagden:
lab-calibration = Stimmen die geschätzten Chancen?
lab-calibration-note = Chancen, die am Ende der Runden I bis IV geschätzt wurden, und wie oft dann gewonnen wurde. Auf der gestrichelten Linie stimmen sie. Der Wert einer Karte beruht nicht auf ihnen allein.
lab-length = Länge
lab-length-note = Schritte ohne Wahl zählen bei den Personen nicht mit.
lab-strategies = Strategien
lab-strategies-note = Ein Sitz bevorzugt etwas, jeder gleich oft; die anderen bevorzugen nichts. Alle gleich: was ein Sitz gewinnt, wenn niemand etwas bevorzugt. Aus dem Unterschied ist das Glück herausgerechnet, das dieselben Sitze bei denselben Auslosungen beide Male hatten.
lab-strategies-none = Dazu wurden keine Partien gespielt: tearum lab strategies spielt sie.
lab-strategies-axis = P(Titel) im Vergleich zu „alle gleich“, Punkte
lab-bans = Experimente
lab-bans-note = Dieselben Auslosungen, noch einmal gespielt mit einer Person, die die Sache nie nehmen darf, reihum auf jedem Sitz. Aus dem Unterschied ist das Glück herausgerechnet, das dieselben Sitze bei denselben Auslosungen beide Male hatten.
lab-bans-none = Dazu wurden keine Partien gespielt: tearum lab ban spielt sie, für alles, was auffällt, oder für das, was du nennst.
lab-bans-axis = Änderung von P(Titel) ohne sie, Punkte
lab-method = Wie gemessen wurde
lab-method-intervals = Alle Intervalle sind 95-%-Intervalle, nach Auslosungen gruppiert: Alle Sitze einer Partie und alle Partien einer Auslosung teilen ihr Glück, eine Auslosung ist also eine Beobachtung. Anteile haben Wilsons Intervall mit der effektiven Größe der Stichprobe, Mittel haben Students, Mediane Woodruffs. Für keine Zahl wird weniger Streuung angenommen, als sich mit einer gedachten Auslosung zusätzlich zu den echten ergäbe.
lab-method-value = Um zu messen, was etwas wert ist, wird jeder Fall, in dem es genommen wurde, mit anderem derselben Art verglichen, das in derselben Runde bei etwa gleichem Stand genommen wurde: bis zu 50 Abstufungen des Stands je Runde und Art. Der Stand ist aus diesen Partien gelernt: durch Regression der Siege auf die geschätzte Chance und auf das, was die Person am Ende der Runde davor hatte. Ein Experiment ist das noch nicht. Fällt etwas auf, verbiete es einer Person und spiele dieselben Auslosungen noch einmal: tearum lab ban.
lab-method-out = Was auffällt, ist für die Zahl der betrachteten Dinge korrigiert (Benjamini und Hochberg, bei 5 %).
lab-method-gap = Der Abstand zwischen dem besten und dem schlechtesten Wert hat ein Intervall, das für alle Paare zugleich gilt. Er ist nie unter 0, Zufall allein erzeugt also schon einen; wie groß der wäre, wenn alle gleich gut wären, steht daneben.
lab-axis-any = P(Titel), %
lab-axis-estimated = geschätzt
lab-axis-won = gewonnen
lab-tables = Die Tabellen liegen als CSV-Dateien im Ordner „tables“, Partien in „replays“: Öffne eine auf der Seite der Aufzeichnungen im Browser oder mit tearum record show.
lab-plot-decided = entschieden
lab-plot-leader = wer führt, gewinnt

## Ziele

lab-authority-printed = Das Gedruckte entscheidet
lab-authority-calibration = Was gutes Spiel ergeben soll
lab-authority-variety = Vielfalt
lab-target-except = { $target } (außer { $items })
lab-target-over_money = Mehr als in der Schachtel: Geld
lab-target-over_wheat = Mehr als in der Schachtel: Weizen
lab-target-over_wood = Mehr als in der Schachtel: Holz
lab-target-over_ore = Mehr als in der Schachtel: Erz
lab-target-over_barrel = Mehr als in der Schachtel: Fässer
lab-target-over_tobacco = Mehr als in der Schachtel: Tabak
lab-target-over_cannon = Mehr als in der Schachtel: Kanonen
lab-target-over_blue = Mehr als in der Schachtel: blaue SP
lab-target-over_red = Mehr als in der Schachtel: rote SP
lab-target-conversion = SP je Person durch Umwandeln, Mittel
lab-target-least_hand = Wenigstes Geld nach einer Aktionsphase, Median
lab-target-most_hand = Meistes Geld nach einer Aktionsphase, Median
lab-target-endowment_sums = Verschiedene Geldsummen auf den Startausstattungen
lab-target-places = P(Titel) zwischen den Stellen der Spielreihenfolge
lab-target-alternatives = Alternativen unter den Aktionen der Arbeiter
lab-target-strategy_builder = Ein Sitz, der Gebäude bevorzugt, im Vergleich zu „alle gleich“
lab-target-strategy_captains = Ein Sitz, der Kapitäne bevorzugt, im Vergleich zu „alle gleich“
lab-target-strategy_contracts = Ein Sitz, der Verträge bevorzugt, im Vergleich zu „alle gleich“
lab-target-most_building = Am häufigsten gebautes Gebäude
lab-target-most_captain = Am häufigsten angeheuerter Kapitän
lab-target-least_ship = Am seltensten gekauftes Schiff
lab-target-most_ship = Am häufigsten gekauftes Schiff
lab-target-least_step = Am seltensten erreichte Stufe der Ansehensleiste
lab-target-most_step = Am häufigsten erreichte Stufe der Ansehensleiste
lab-target-least_wish = Am seltensten erfüllter Wunsch
lab-target-most_wish = Am häufigsten erfüllter Wunsch
lab-target-most_allegiance = Am häufigsten gewählte Treuekarte
lab-target-least_activated = Am seltensten aktivierter Kapitän
lab-target-most_activated = Am häufigsten aktivierter Kapitän
lab-target-seats = P(Titel) zwischen den Sitzen
lab-target-winners_blue = Blaue SP der Gewinner, Median
lab-target-buildings = Gebäude je Person, Mittel
lab-target-captains = Kapitäne je Person, Mittel
lab-target-contracts = Verträge je Person, Mittel
lab-target-reputation = Ansehen am Ende, Mittel
lab-target-population = Bevölkerung am Ende, Mittel
lab-target-different = Gouverneur und Piratenkönig sind verschiedene Personen
lab-target-governor = Es gibt einen Gouverneur
lab-target-nobody = Niemand gewinnt
lab-target-limit = Spieler, denen die Grenze von 10 Punkte nimmt
lab-target-least_building = Am seltensten gebautes Gebäude
lab-target-least_captain = Am seltensten angeheuerter Kapitän
lab-target-least_contract = Am seltensten erfüllter Vertrag
lab-target-most_contract = Am häufigsten erfüllter Vertrag
lab-target-least_ship_row = Am seltensten genutzte Reihe eines Schiffs
lab-target-most_ship_row = Am häufigsten genutzte Reihe eines Schiffs
lab-target-least_tile = Am seltensten genutztes Aktionsplättchen
lab-target-most_tile = Am häufigsten genutztes Aktionsplättchen
lab-target-least_side = Am seltensten gewählte Seite eines Aktionsplättchens
lab-target-most_side = Am häufigsten gewählte Seite eines Aktionsplättchens
lab-target-least_alternative = Am seltensten genutzte Alternativaktion
lab-target-most_alternative = Am häufigsten genutzte Alternativaktion
lab-target-least_allegiance = Am seltensten gewählte Treuekarte
lab-target-least_proven = Am seltensten erfüllte Treuekarte
lab-target-most_proven = Am häufigsten erfüllte Treuekarte
lab-target-endowments = P(Titel) zwischen den Startausstattungen
lab-target-strategy_red = Ein Sitz, der Rot bevorzugt, im Vergleich zu „alle gleich“
lab-target-strategy_blue = Ein Sitz, der Blau bevorzugt, im Vergleich zu „alle gleich“
lab-target-strategy_balanced = Ein Sitz, der das Gleichgewicht bevorzugt, im Vergleich zu „alle gleich“
lab-bound-low = mindestens { $low }
lab-bound-high = höchstens { $high }
lab-bound-both = { $low } bis { $high }
lab-bound-within = höchstens { $n } Punkte
lab-verdict-met = erreicht
lab-verdict-near = erreicht, nicht sicher
lab-verdict-far = verfehlt, nicht sicher
lab-verdict-missed = verfehlt

## Zwei Ausgaben im Vergleich

lab-compare-differences = Was sich unterscheidet
lab-compare-note = Genannt sind nur Unterschiede, die größer sind, als sich durch Zufall erklären lässt; höchstens 1 von 20 davon sollte Zufall sein. { $looked } Kennzahlen wurden betrachtet.
lab-compare-games = { $players } Spieler, { $who }: { $before } und { $after }, davon { $paired } mit beiden Ausgaben.
lab-compare-none = Keine Kennzahl unterscheidet sich stärker, als sich durch Zufall erklären lässt.
lab-compare-changed = Was geändert wurde
lab-compare-axis = Änderung, Punkte

## Eine Ausgabe abstimmen

tune-nothing-helps = Runde { $round }: Nichts anderes verbessert die Balance stärker, als sich durch Zufall erklären lässt.
tune-trial = Runde { $round }: { $candidate } wird mit { $deals } neuen Auslosungen geprüft.
tune-verdict = Runde { $round }: { $candidate }, Verlust { $loss } [{ $range }]: { $verdict ->
    [kept] übernommen.
   *[refused] keine klare Verbesserung.
}
tune-heat = Runde { $round } von höchstens { $rounds }, Lauf { $heat } von { $heats }: { $candidates ->
    [one] { $candidates } Kandidat
   *[other] { $candidates } Kandidaten
}, je { $games } Partien an jedem Tisch.
tune-note = abgestimmt: war { $before }; { $why }
tune-moved = { $figure } von { $before } auf { $after }
tune-moved-loss = Verlust in den bewegten Kennzahlen { $loss }
tune-figure = { $name } ({ $players } Spieler)
tune-done = { $kind ->
    [building] gebaut
    [captain] angeheuert
    [contract] erfüllt
    [ship_row] gekauft
    [tile] genutzt
    [side] gewählt
    [alternative] genutzt
    [allegiance] gewählt
    [ship] gekauft
    [step] erreicht
    [wish] erfüllt
    [round] Bargeld
    [activated] aktiviert
   *[proven] erfüllt
}
tune-standing = Verlust { $loss }; { $met } von { $targets } Zielen sind erreicht.
tune-farthest = Am weitesten vom Ziel entfernt:
tune-own = Das Ziel verfehlen von den Karten mit Grenzen:
tune-off = { $figure } { $value }, { $bounds } (Verlust { $loss })
tune-changes = Was geändert wurde, und warum
tune-no-changes = Nichts: Keine Änderung innerhalb der Grenzen hat die Balance stärker verbessert, als sich durch Zufall erklären lässt.
tune-refused = Was ohne klare Verbesserung geprüft wurde
tune-fresh-deals = Mit Auslosungen, die die Suche nicht benutzt hat
tune-col-value = Wert
tune-col-was = war
tune-col-is = ist
tune-col-would-be = wäre
tune-col-why = warum
tune-col-moved = was sich bewegt hat
tune-col-figure = Kennzahl
tune-col-target = Ziel
tune-col-before = vorher
tune-col-after = nachher
tune-loss = Verlust { $before } vorher, { $after } nachher. { $moved } Kennzahlen haben sich stärker bewegt, als sich durch Zufall erklären lässt; ihr Verlust hat sich um { $change } geändert.
tune-met = { $after } von { $targets } Zielen sind erreicht; vorher waren es { $before }.

## Eine geänderte Ausgabe ausprobieren

try-head = { $after } verglichen mit { $before }: je { $games }, { $players } Spieler, { $who }.
try-edits = { $more ->
    [0] Geändert: { $edits }.
    [one] Geändert: { $edits }; und { $more } weiterer Wert.
   *[other] Geändert: { $edits }; und { $more } weitere Werte.
}
try-too-few = Zu wenige Partien für eine Antwort: Mindestens { $n } Auslosungen sind nötig.
try-difference = { $sure ->
    [yes] { $name }, { $figure }: { $before } → { $after }, Änderung { $change } [{ $range }].
   *[no] { $name }, { $figure }: { $before } → { $after }, Änderung { $change } [{ $range }], was Zufall sein kann.
}
try-outside-most = Das nehmen jetzt fast alle: { $cards }.
try-outside-least = Das nimmt jetzt fast niemand: { $cards }.
try-nothing-else = Sonst ändert sich nichts stärker, als sich durch Zufall erklären lässt.
try-targets = Erreichte Ziele: { $after } von { $of }, vorher { $before }.
try-now-met = { $more ->
    [0] Jetzt erreicht: { $targets }.
   *[other] Jetzt erreicht: { $targets }; und { $more } weitere.
}
try-now-missed = { $more ->
    [0] Jetzt verfehlt: { $targets }.
   *[other] Jetzt verfehlt: { $targets }; und { $more } weitere.
}
