### Die Namen der Dinge. Gebäude benennt die Ausgabe.

## Ressourcen, allein und gezählt

resource-wheat = Weizen
    .plural = Weizen
resource-wood = Holz
    .plural = Holz
resource-ore = Erz
    .plural = Erz
resource-barrel = Fass
    .plural = Fässer
resource-tobacco = Tabak
    .plural = Tabak
resource-cannon = Kanone
    .plural = Kanonen

goods-wheat = { $n } Weizen
goods-wood = { $n } Holz
goods-ore = { $n } Erz
goods-barrel = { $n ->
    [one] { $n } Fass
   *[other] { $n } Fässer
}
goods-tobacco = { $n } Tabak
goods-cannon = { $n ->
    [one] { $n } Kanone
   *[other] { $n } Kanonen
}
goods-none = keine Ressourcen
money = { $n } $

## Siegpunkte: die Farbe, und Punkte gezählt; .gained ist, was jemand erhält

colour-blue = blau
colour-red = rot
vp-blue = { $n ->
    [one] { $n } blauer SP
   *[other] { $n } blaue SP
}
    .gained = { $n ->
        [one] { $n } blauen SP
       *[other] { $n } blaue SP
    }
vp-red = { $n ->
    [one] { $n } roter SP
   *[other] { $n } rote SP
}
    .gained = { $n ->
        [one] { $n } roten SP
       *[other] { $n } rote SP
    }

## Aktionsbretter

board-governor = Gouverneur
    .at = auf dem Gouverneursbrett
    .from = vom Gouverneursbrett
board-market = Markt
    .at = auf dem Markt
    .from = vom Markt
board-harbor = Hafen
    .at = im Hafen
    .from = aus dem Hafen
board-tavern = Taverne
    .at = in der Taverne
    .from = aus der Taverne

## Wunschsymbole und Gebäudefarben

symbol-hygiene = Hygiene
symbol-security = Sicherheit
symbol-entertainment = Unterhaltung
building-none = Gebäude nicht in dieser Ausgabe
building-colour-crown = Krone
building-colour-trades = Gewerbe
building-colour-hygiene = Hygiene
building-colour-entertainment = Unterhaltung
building-colour-security = Sicherheit

## Zeit

roman = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
round-name = Runde { $roman }
phase-setting_up = Vorbereitung
phase-income = Einkommen
phase-shipping = Schiffe
phase-acting = Aktionen
phase-wishing = Wünsche der Bewohner
phase-growing = Bevölkerung
phase-closing_round = Ende der Runde
phase-last_captains = Spielende: Kapitäne
phase-last_payments = Spielende: Zahlungen
phase-converting = Spielende: 10 $ für 1 SP
phase-last_allegiances = Spielende: Treuekarten
phase-over = Die Partie ist zu Ende

## Personen

player-automa = Der Automa
player-unnamed = Spieler { $n }

## Listen

list-next = { $list }, { $item }
list-last = { $list } und { $item }
list-or = { $list } oder { $item }
list-times = { $n } × { $item }
