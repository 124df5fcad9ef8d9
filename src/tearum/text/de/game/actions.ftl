### Was gefragt ist, und jede Zeile des Menüs.

## Was gefragt ist, mit einer kurzen Überschrift

asked-ship_turn = Kaufe ein Schiff oder passe.
    .heading = Dein Schiffszug
asked-turn = { $workers ->
    [removed] Entferne einen deiner Arbeiter und nutze die Reihe oder die Alternativaktion des Bretts.
    [placed] Setze einen deiner Arbeiter ein und nutze die Reihe oder die Alternativaktion des Bretts.
   *[other] Nutze einen deiner Arbeiter: die Reihe oder die Alternativaktion eines Bretts.
}
    .heading = Dein Zug
asked-turn_end = Deine Aktion ist erledigt: Nutze noch freie Aktionen, wenn du magst, und beende dann den Zug.
    .heading = Ende deines Zugs
asked-option_choice = Wähle einen dieser Effekte.
    .heading = Zur Wahl
asked-cube_choice = Wähle einen Würfel: Weizen, Holz oder Erz.
    .heading = Beliebiger Würfel
asked-trading = Verkaufe zuerst, kaufe dann, und schließe den Handel ab, wenn du fertig bist.
    .heading = Handel
asked-building = { $less ->
    [0] Baue ein Gebäude oder verzichte.
    [one] Baue ein Gebäude mit { $less } Würfel weniger oder verzichte.
   *[other] Baue ein Gebäude mit { $less } Würfeln weniger oder verzichte.
}
    .heading = Bauen
asked-sparing = { $to_spare ->
    [one] Wähle den Würfel, den du nicht bezahlst.
   *[other] Wähle einen Würfel, den du nicht bezahlst (noch { $to_spare } zu wählen).
}
    .heading = Ein Würfel weniger
asked-hiring = { $less ->
    [0] Heuere einen Kapitän an oder verzichte.
   *[other] Heuere einen Kapitän für { $less } $ weniger an oder verzichte.
}
    .heading = Kapitän
asked-contracting = Erfülle einen Vertrag und wähle die Farbe seiner SP, oder verzichte.
    .heading = Vertrag
asked-overflow = Nicht alles passt in dein Lager: Schaffe Platz oder lege etwas ab.
    .heading = Lager voll
asked-overflow-goods = Du erhältst { $goods }, aber nicht alles passt in dein Lager: Schaffe Platz oder lege etwas ab.
asked-choosing_allegiance = Du hast 8 blaue SP erreicht: Wähle deine Treuekarte.
    .heading = Treuekarte
asked-founding = Wandle so viel Erz, wie du willst, in Kanonen um.
    .heading = Einkommensphase: Erz in Kanonen
asked-activating = Die Partie geht zu Ende: Aktiviere deine letzten Kapitäne.
    .heading = Letzte Kapitäne
asked-paying = Letzte Gelegenheit, Ressourcen zu tauschen und deine Treuekarte zu bezahlen.
    .heading = Letzte Zahlungen
asked-converting_blue = Wie viele blaue SP willst du, für je 10 $? Niemand sonst sieht deine Wahl vor der Enthüllung.
    .heading = Geld in blaue SP
asked-converting_red = Wie viele rote SP willst du, für je 10 $? Niemand sonst sieht deine Wahl vor der Enthüllung.
    .heading = Geld in rote SP
asked-stopping = Die Partie ist entschieden. Hier aufhören oder weiterspielen?
    .heading = Die Partie ist entschieden

## Eine Zeile des Menüs, mit dem, was sie kostet und was sie bringt

action-for = { $action } ({ $cost })
action-paying = { $action } ({ $cost })
action-brings = { $action }: { $effect }
cost-free = nichts zu bezahlen

## Aktionen

action-pass = { $asked ->
    [ship_turn] Kein Schiff kaufen
    [trading] Nicht handeln
    [building] Nichts bauen
    [hiring] Niemanden anheuern
    [contracting] Keinen Vertrag erfüllen
    [founding] Kein Erz mehr umwandeln
    [activating] Keine Kapitäne mehr aktivieren
    [paying] Nichts mehr bezahlen
   *[other] Passen
}
action-end_turn = Zug beenden
action-close = { $way ->
    [gained] Handel abschließen: { $n } $ erhalten
    [paid] Handel abschließen: { $n } $ bezahlen
    [even] Handel abschließen: nichts zu bezahlen
   *[other] Handel abschließen
}
action-stop = Hier aufhören
action-play_on = Weiterspielen
action-expand = Lager erweitern
action-city_hall = { $building }: 1 Fass gegen 1 Stern
action-foundry = { $building }: 1 Erz gegen 1 Kanone
action-pay_allegiance = Deine Treue beweisen
action-exchange = { $building }: { $give } gegen { $take }
action-exchange-unknown = Tausch { $exchange }
action-option = Wählen: { $effect }
action-option-side = Seite { $side } wählen
action-cube = { $goods } nehmen
action-spare = { $goods } nicht bezahlen
action-sell = { $goods } verkaufen
action-buy = { $goods } kaufen
action-discard = { $goods } ablegen
action-row = { $board }, Reihe { $row }
action-row-unnumbered = { $board }, die Reihe
action-alternative = Alternativaktion { $at }
action-ship = Schiff { $ship } kaufen
action-build = { $building } bauen
action-hire = Kapitän { $captain } anheuern
action-hire_for_goods = Kapitän { $captain } anheuern
action-activate = Kapitän { $captain } aktivieren
action-fulfil = Vertrag { $contract } für { $vp } erfüllen
action-allegiance = Treuekarte { $allegiance } nehmen ({ $vp }): { $condition }
action-convert_blue = { $n ->
    [0] Nichts in blaue SP umwandeln
    [one] { $dollars } $ in { $n } blauen SP umwandeln
   *[other] { $dollars } $ in { $n } blaue SP umwandeln
}
action-convert_red = { $n ->
    [0] Nichts in rote SP umwandeln
    [one] { $dollars } $ in { $n } roten SP umwandeln
   *[other] { $dollars } $ in { $n } rote SP umwandeln
}
