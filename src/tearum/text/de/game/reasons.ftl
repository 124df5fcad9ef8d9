### Warum etwas nicht geht: was fehlt und, wo es einen gibt, der Ausweg.

## Wann

reason-game_over = Die Partie ist zu Ende.
reason-no_such_action = Diese Aktion gibt es in dieser Ausgabe nicht.
reason-not_asked = { $asked ->
    [ship_turn] Nicht in einem Schiffszug: Kaufe ein Schiff oder passe.
    [turn] Jetzt nicht: Nutze zuerst einen Arbeiter.
    [turn_end] Jetzt nicht: Deine Aktion ist erledigt. Beende den Zug, wenn du so weit bist.
    [option_choice] Jetzt nicht: Wähle zuerst einen der Effekte.
    [cube_choice] Jetzt nicht: Wähle zuerst deinen Würfel.
    [trading] Jetzt nicht: Schließe zuerst den Handel ab oder verzichte darauf.
    [building] Jetzt nicht: Wähle zuerst ein Gebäude oder verzichte.
    [sparing] Jetzt nicht: Wähle zuerst den Würfel, den du nicht bezahlst.
    [hiring] Jetzt nicht: Wähle zuerst einen Kapitän oder verzichte.
    [contracting] Jetzt nicht: Wähle zuerst einen Vertrag oder verzichte.
    [overflow] Jetzt nicht: Schaffe zuerst Platz für das, was ankommt.
    [choosing_allegiance] Jetzt nicht: Wähle zuerst deine Treuekarte.
    [founding] Jetzt nicht: Entscheide zuerst über Erz und Kanonen.
    [activating] Die Partie geht zu Ende: Jetzt können nur noch Kapitäne aktiviert werden.
    [paying] Die Partie geht zu Ende: Jetzt kannst du nur noch tauschen und deine Treuekarte bezahlen.
    [converting_blue] Die Partie geht zu Ende: Wähle zuerst, wie viele blaue SP du kaufst.
    [converting_red] Die Partie geht zu Ende: Wähle zuerst, wie viele rote SP du kaufst.
    [stopping] Sag zuerst, ob die Partie hier enden soll.
   *[other] Jetzt nicht.
}
reason-not_your_action_turn = Nur in deinem eigenen Aktionszug.
reason-out_of_order = { $asked ->
    [sparing] Würfel werden in der gedruckten Reihenfolge gewählt; mit „Rückgängig“ kannst du neu wählen.
   *[trading] Erst die Verkäufe, dann die Käufe, jeweils in der gedruckten Reihenfolge; mit „Rückgängig“ kannst du sie ändern.
}

## Was fehlt

reason-money_short = { $n } $ zu wenig.
reason-goods_short = { $goods } zu wenig.
reason-cubes_short = { $n } Würfel zu wenig.
reason-building_missing = Dafür brauchst du das Gebäude { $building }.
reason-no_room = In deinem Lager ist kein Platz dafür, und du hast keinen Lagererweiterungsmarker mehr zum Entfernen.
reason-no_token_left = Du hast keinen Lagererweiterungsmarker mehr: Dein Lager ist so groß, wie es geht.
reason-nothing_to_discard = Davon hast du nichts zum Ablegen: { $resources }.

## Gebäude

reason-built_already = Das hast du schon gebaut.
reason-type_not_in_game = Dieses Gebäude ist in dieser Partie nicht dabei.
reason-no_copy_left = Davon ist kein Exemplar mehr da.
reason-not_in_cost = Davon steht nichts mehr in den Kosten: { $resource }.
reason-cannot_pay_rest = Den Rest der Kosten könntest du nicht bezahlen: Spare einen anderen Würfel.

## Kapitäne

reason-not_on_display = Dieser Kapitän liegt nicht in der Auslage.
reason-hired_already = { $owner ->
    [you] Diesen Kapitän hast du schon angeheuert.
   *[other] { $player } hat diesen Kapitän schon angeheuert.
}
reason-goods_not_taken = Dieser Kapitän lässt sich nicht allein für Ressourcen anheuern.
reason-not_your_captain = Diesen Kapitän hast du nicht angeheuert.
reason-activated_already = Diesen Kapitän hast du schon aktiviert.
reason-no_cannon_effect = Bei diesem Kapitän gibt es nichts zu aktivieren.

## Verträge und Schiffe

reason-not_on_board = Dieser Vertrag liegt nicht auf dem Brett.
reason-fulfilled_already = { $owner ->
    [you] Diesen Vertrag hast du schon erfüllt.
   *[other] { $player } hat diesen Vertrag schon erfüllt.
}
reason-not_offered = Dieses Schiff ist in dieser Runde nicht im Angebot.
reason-ship_bought = Dieses Schiff wurde in dieser Runde schon gekauft.
reason-no_such_row = Diese Reihe gibt es auf dem Schiff nicht.

## Arbeiter

reason-no_worker_there = Du hast { $at } keinen Arbeiter.
reason-board_full = Für einen weiteren Arbeiter ist { $at } kein Platz.
reason-no_such_side = Diese Möglichkeit gibt es hier nicht.

## Handel

reason-sold_this_trade = In diesem Handel verkaufst du { $resources }, also kannst du nichts davon kaufen.
reason-nothing_traded = Verkaufe oder kaufe zuerst etwas, oder verzichte auf den Handel.
reason-trade_begun = Der Handel hat begonnen: Schließe ihn ab, oder mach deine Verkäufe und Käufe rückgängig.

## Treue

reason-no_allegiance = Du hast noch keine Treuekarte: Mit deinem 8. blauen SP wählst du eine.
reason-not_payable = Bei deiner Treuekarte gibt es nichts zu bezahlen.
reason-proven_already = Du hast deine Treue schon bewiesen.
reason-makes_no_room = Das schafft keinen Platz: Deine Treuekarte wird mit Geld bezahlt.
reason-allegiance_gone = Diese Treuekarte liegt nicht auf dem Brett.
