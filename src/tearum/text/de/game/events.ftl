### Was geschehen ist, eine Zeile des Spielverlaufs je Ereignis. Die Zeilen beginnen mit der Person.

## Gewinne und Zahlungen

event-money-gained = { $cause ->
    [income] { $player } erhält { $n } $ Einkommen.
    [trade] { $player } erhält { $n } $ beim Handel.
    [standing] { $player } erhält { $n } $ durch ein Gebäude.
    [last_sale] { $player } erhält { $n } $ beim letzten Verkauf.
   *[other] { $player } erhält { $n } $.
}
event-money-paid = { $cause ->
    [ship] { $player } bezahlt { $n } $ für das Schiff.
    [trade] { $player } bezahlt { $n } $ beim Handel.
    [captain] { $player } bezahlt { $n } $ für den Kapitän.
    [allegiance] { $player } bezahlt { $n } $ für die Treuekarte.
    [expansion] { $player } bezahlt { $n } $ für eine Erweiterung des Lagers.
    [conversion] { $player } bezahlt { $n } $ für SP.
   *[other] { $player } bezahlt { $n } $.
}
event-goods-gained = { $cause ->
    [ship] { $player } nimmt { $goods } vom Schiff.
    [trade] { $player } kauft { $goods }.
    [exchange] { $player } erhält { $goods } im Tausch.
   *[other] { $player } erhält { $goods }.
}
event-goods-paid = { $cause ->
    [trade] { $player } verkauft { $goods }.
    [last_sale] { $player } verkauft { $goods } beim letzten Verkauf.
    [build] { $player } bezahlt { $goods } für das Gebäude.
    [captain] { $player } bezahlt { $goods } für den Kapitän.
    [contract] { $player } bezahlt { $goods } für den Vertrag.
    [allegiance] { $player } bezahlt { $goods } für die Treuekarte.
    [exchange] { $player } tauscht { $goods } ein.
    [discard] { $player } legt { $goods } ab.
   *[other] { $player } bezahlt { $goods }.
}
event-lost = { $player } verliert { $goods }: Es ist kein Platz dafür.
event-vp = { $cause ->
    [contract] { $player } erhält { $vp } für den Vertrag.
    [allegiance] { $player } erhält { $vp } für die Treuekarte.
    [conversion] { $player } erhält { $vp } für Geld.
    [standing] { $player } erhält { $vp } durch ein Gebäude.
   *[other] { $player } erhält { $vp }.
}
event-star = { $player } erhält einen Stern und erreicht Stufe { $step } der Ansehensleiste.
event-population = { $player } steigert die Bevölkerung um { $steps } auf { $population }.
event-expansion = { $player } entfernt kostenlos einen Lagererweiterungsmarker (Kosten { $cost }).
event-expansion-paid = { $player } entfernt einen Lagererweiterungsmarker (Kosten { $cost }).

## Züge

event-worker_removed = { $player } entfernt einen Arbeiter { $from }: Reihe { $row }.
event-worker_placed = { $player } setzt { $at } einen Arbeiter ein: Reihe { $row }.
event-action_taken = { $player } nutzt die Reihe { $at }.
event-action_taken-alternative = { $player } nutzt die Alternativaktion { $at }.
event-automa_token = { $player } zieht einen Marker: { $board }.
event-automa_token-unused = { $player } zieht einen Marker: { $board }, nicht nutzbar.
event-built = { $player } baut das Gebäude { $building }.
event-hired = { $player } heuert Kapitän { $captain } an.
event-activated = { $player } aktiviert Kapitän { $captain }.
event-fulfilled = { $colour ->
    [blue] { $player } erfüllt Vertrag { $contract } auf Platz { $slot } für blaue SP.
   *[red] { $player } erfüllt Vertrag { $contract } auf Platz { $slot } für rote SP.
}
event-allegiance_taken = { $player } nimmt Treuekarte { $allegiance }: { $condition }.
event-allegiance_proven = { $player } hat die Treue bewiesen (Karte { $allegiance }): { $condition }.
event-chest_closed = { $player } hat 8 blaue SP erreicht: Alle SP kommen in die Truhe.
event-ship_bought = { $player } kauft Schiff { $ship } und nimmt Reihe { $ship_row }.
event-ship_passed = { $player } passt und kauft kein Schiff.
event-declined = { $declined ->
    [trade] { $player } verzichtet auf den Handel.
    [build] { $player } baut nichts.
    [captain] { $player } heuert keinen Kapitän an.
   *[contract] { $player } erfüllt keinen Vertrag.
}
event-traded = { $way ->
    [gained] { $player } handelt und erhält { $n } ${ $bonus ->
        [sold] , mit 1 $ mehr je { $sold } im Verkauf.
        [bought] , mit 1 $ weniger je { $bought } im Kauf.
        [both] , mit 1 $ mehr je { $sold } im Verkauf und 1 $ weniger je { $bought } im Kauf.
       *[none] .
    }
    [paid] { $player } handelt und bezahlt { $n } ${ $bonus ->
        [sold] , mit 1 $ mehr je { $sold } im Verkauf.
        [bought] , mit 1 $ weniger je { $bought } im Kauf.
        [both] , mit 1 $ mehr je { $sold } im Verkauf und 1 $ weniger je { $bought } im Kauf.
       *[none] .
    }
   *[even] { $player } handelt und bezahlt nichts{ $bonus ->
        [sold] , mit 1 $ mehr je { $sold } im Verkauf.
        [bought] , mit 1 $ weniger je { $bought } im Kauf.
        [both] , mit 1 $ mehr je { $sold } im Verkauf und 1 $ weniger je { $bought } im Kauf.
       *[none] .
    }
}
event-exchanged = { $player } nutzt das Gebäude { $building }.
event-turn_ended = { $player } beendet den Zug.

## Runden

event-endowed = { $player } beginnt mit Startausstattung { $endowment }: { $effect }.
event-first_player = { $player } beginnt in dieser Runde.
event-round_begins = Runde { $roman } beginnt.
event-phase_begins = { $phase }.
event-victory_shown = { $colour ->
    [blue] Die Siegtypkarte der Runde { $roman } ist blau.
   *[red] Die Siegtypkarte der Runde { $roman } ist rot.
}
event-ship_shown = Schiff { $ship } ist im Angebot.
event-captain_shown = Kapitän { $captain } kommt in die Auslage.
event-contract_shown = Vertrag { $contract } kommt auf Platz { $slot }.
event-contract_moved = Vertrag { $contract } rückt auf Platz { $slot }.
event-wish_place = { $place ->
    [1] { $symbols ->
        [one] { $player } kommt beim Wunsch der Bewohner auf Platz 1, mit { $symbols } Symbol.
       *[other] { $player } kommt beim Wunsch der Bewohner auf Platz 1, mit { $symbols } Symbolen.
    }
   *[2] { $symbols ->
        [one] { $player } kommt beim Wunsch der Bewohner auf Platz 2, mit { $symbols } Symbol.
       *[other] { $player } kommt beim Wunsch der Bewohner auf Platz 2, mit { $symbols } Symbolen.
    }
}

## Das Ende

event-conversion_chosen = { $player } hat entschieden, wie viel Geld zu SP wird.
event-conversion_chosen-seen = { $player } hat gewählt: { $vp } für { $dollars } $.
event-conversion_chosen-none = { $player } hat entschieden, nichts umzuwandeln.
event-converted = { $player } wandelt { $dollars } $ in { $vp } um.
event-limited = { $player } verliert { $vp }: Die beiden Farben dürfen höchstens 10 auseinanderliegen.
event-revealed = { $player } hat am Ende { $vp }.
event-governor = { $player } wird Gouverneur.
event-governor-shared = { $player } teilt sich den Titel des Gouverneurs.
event-pirate_king = { $player } wird Piratenkönig.
event-pirate_king-shared = { $player } teilt sich den Titel des Piratenkönigs.
event-decided = { $player } gewinnt sicher: Die Partie ist entschieden.
event-stop_answered = { $player } will hier aufhören.
event-stop_answered-on = { $player } will weiterspielen.
event-game_over = Die Partie ist zu Ende.
