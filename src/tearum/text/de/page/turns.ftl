### Die Partie Zug für Zug: eine Zeile je Zug, das Ende einer Runde, woher die Punkte kommen.

## Ein Zug in einer Zeile; ein Preis oder Gewinn „none“ wird nicht erwähnt

turn-of = { $player } – { $line }
turn-line = { $place }: { $deeds }
turn-next = { $list }; { $item }
turn-place-row = { $board }, Reihe { $row }
turn-place-alternative = { $board }, Alternativaktion
turn-brings = { $deed }, erhält { $gains }
turn-ship = { $cost ->
    [none] kauft Schiff { $ship }
   *[other] kauft Schiff { $ship } für { $cost }
}
turn-pass = kauft kein Schiff
turn-build = { $cost ->
    [none] baut das Gebäude { $building }
   *[other] baut das Gebäude { $building } für { $cost }
}
turn-hire = { $cost ->
    [none] heuert Kapitän { $captain } an
   *[other] heuert Kapitän { $captain } für { $cost } an
}
turn-activate = { $cost ->
    [none] aktiviert Kapitän { $captain }
   *[other] aktiviert Kapitän { $captain } für { $cost }
}
turn-fulfil = { $cost ->
    [none] erfüllt Vertrag { $contract }
   *[other] erfüllt Vertrag { $contract } für { $cost }
}
turn-exchange = { $cost ->
    [none] nutzt das Gebäude { $building }
   *[other] nutzt das Gebäude { $building } für { $cost }
}
turn-trade = { $sold ->
    [none] { $bought ->
        [none] handelt
       *[other] kauft { $bought }
    }
   *[other] { $bought ->
        [none] verkauft { $sold }
       *[other] verkauft { $sold }, kauft { $bought }
    }
}{ $way ->
    [gained] , erhält { $money }
    [paid] , bezahlt { $money }
   *[even] { "" }
}
turn-expand = { $n ->
    [one] erweitert das Lager für { $cost }
   *[other] erweitert das Lager um { $n } Felder für { $cost }
}
turn-discard = legt { $goods } ab
turn-allegiance = nimmt eine Treuekarte ({ $condition })
turn-proven = { $cost ->
    [none] beweist die Treue
   *[other] beweist die Treue für { $cost }
}
turn-chest = schließt die Truhe
turn-decline = { $declined ->
    [trade] handelt nicht
    [build] baut nichts
    [captain] heuert niemanden an
   *[contract] erfüllt keinen Vertrag
}
turn-nothing = tut nichts
turn-automa-removes = entfernt einen Arbeiter, ohne Aktion
turn-automa-places = setzt einen Arbeiter ein, ohne Aktion
turn-automa-unused = vorher gezogen, aber nicht nutzbar: { $boards }
turn-setup = erhält zu Beginn { $gains }
turn-sale = verkauft alles Übrige für { $money }

## Was das Spiel für alle tut

turn-seat-gains = { $gains ->
    [none] { $player } nichts
   *[other] { $player } { $gains }
}
turn-income = Einkommen: { $list }
turn-population = Bevölkerung +1: { $players }
turn-wish = Wunsch der Bewohner: { $list }
turn-wish-place = { $place ->
    [1] { $player } auf Platz 1
   *[2] { $player } auf Platz 2
}{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}
turn-wish-nobody = niemand hat die Symbole
turn-new-captains = { $n ->
    [one] Neuer Kapitän: { $list }.
   *[other] Neue Kapitäne: { $list }.
}
turn-new-contracts = { $n ->
    [one] Neuer Vertrag: { $list }.
   *[other] Neue Verträge: { $list }.
}

## Den anderen zusehen

page-speed = Tempo
page-speed-label = Wie schnell die Züge der anderen gezeigt werden
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort
page-speed-step = Zug für Zug
page-next-turn = Nächster Zug
page-last-turn-of = Letzter Zug von { $player }
page-no-turn = Noch kein Zug in dieser Partie.
page-others-moves = Was die anderen tun
page-log-enlarge = Spielverlauf vergrößern
page-round-pause = Am Ende einer Runde
page-round-pause-wait = Auf mich warten
page-round-pause-long = Nach 15 Sekunden weiter
page-round-pause-short = Nach 6 Sekunden weiter
page-round-pause-never = Nicht anhalten

## Das Ende einer Runde

round-end-title = Ende der Runde { $roman }
round-end-show = Ende dieser Runde noch einmal zeigen
round-end-wish = Wunsch der Bewohner
round-end-symbols = { $n ->
    [one] { $n } Symbol
   *[other] { $n } Symbole
}
round-end-place = { $place ->
    [1] 1.
   *[2] 2.
}
round-end-nobody = Niemand hat die verlangten Symbole.
round-end-nothing = nichts
round-end-population = Bevölkerung
round-end-captains = Neue Kapitäne
round-end-contracts = Neue Verträge
round-end-no-cards = Keine neuen Karten.
round-end-marker = Startspieler
round-end-removing = Der Marker wird umgedreht: In Runde { $roman } werden Arbeiter entfernt.
round-end-placing = Der Marker wird umgedreht: In Runde { $roman } werden Arbeiter eingesetzt.
round-end-victory = { $colour ->
    [blue] Die Siegtypkarte der Runde { $roman } ist blau.
   *[red] Die Siegtypkarte der Runde { $roman } ist rot.
}
round-end-income = Einkommen
round-end-last = Das war die letzte Runde.
round-end-continue = Weiter
round-end-by-itself = Weiter in { $n } s

## Platz im Lager, und woher eine Wahl kommt

overflow-excess = { $n ->
    [one] { $n } Stück zu viel.
   *[other] { $n } Stück zu viel.
}
overflow-discard = Ablegen:
overflow-expand-all = { $n ->
    [one] Um { $n } Feld erweitern und alles behalten
   *[other] Um { $n } Felder erweitern und alles behalten
}
choice-source-building = { $building }: Was nimmst du?
choice-source-building-colours = { $building }: blau oder rot?
choice-source-building-cube = { $building }: Weizen, Holz oder Erz?
choice-source-captain = Kapitän { $captain }: Was nimmst du?
choice-source-captain-colours = Kapitän { $captain }: blau oder rot?
choice-source-captain-cube = Kapitän { $captain }: Weizen, Holz oder Erz?
choice-source-contract = Platz von Vertrag { $contract }: Was nimmst du?
choice-source-contract-colours = Platz von Vertrag { $contract }: blau oder rot?
choice-source-contract-cube = Platz von Vertrag { $contract }: Weizen, Holz oder Erz?
choice-source-track = Ansehensleiste, Stufe { $step }: Was nimmst du?
choice-source-track-colours = Ansehensleiste, Stufe { $step }: blau oder rot?
choice-source-track-cube = Ansehensleiste, Stufe { $step }: Weizen, Holz oder Erz?
choice-source-endowment = Startausstattung: Was nimmst du?
choice-source-endowment-colours = Startausstattung: blau oder rot?
choice-source-endowment-cube = Startausstattung: Weizen, Holz oder Erz?
choice-source-wish = Wunsch der Bewohner: Was nimmst du?
choice-source-wish-colours = Wunsch der Bewohner: blau oder rot?
choice-source-wish-cube = Wunsch der Bewohner: Weizen, Holz oder Erz?
choice-source-board = { $board }: Was nimmst du?
choice-source-board-colours = { $board }: blau oder rot?
choice-source-board-cube = { $board }: Weizen, Holz oder Erz?

## Woher die Punkte kommen

score-title = Woher die Punkte kommen
score-show = Punkte im Einzelnen
score-source = Herkunft
score-endowment = Startausstattung
score-buildings = Gebäude
score-captains = Kapitäne
score-contracts = Verträge
score-boards = Aktionsbretter
score-track = Ansehensleiste
score-wishes = Wünsche der Bewohner
score-allegiance = Treuekarte
score-conversion = 10 $ für 1 SP
score-limit = Mehr als 10 auseinander
score-total = Summe
score-tie-governor = { $players } haben gleich viele blaue SP. { $winner } hat mehr rote SP und wird Gouverneur.
score-tie-governor-shared = { $players } haben gleich viele blaue und gleich viele rote SP: Sie teilen sich den Titel des Gouverneurs.
score-tie-king = { $players } haben gleich viele rote SP. { $winner } hat mehr blaue SP und wird Piratenkönig.
score-tie-king-shared = { $players } haben gleich viele rote und gleich viele blaue SP: Sie teilen sich den Titel des Piratenkönigs.
score-unproven-ahead = Mindestens so viele blaue SP, aber keine bewiesene Treue: { $players }.
page-abandoned = Die Partie wurde abgebrochen.
page-abandoned-text = Niemand gewinnt. Du kannst mit denselben Leuten noch einmal spielen oder dir die Partie ansehen.
