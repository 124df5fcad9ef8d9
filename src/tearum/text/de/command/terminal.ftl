### Der Tisch im Terminal: Überschriften, Karten, Menüs, Eingabe, Ende.

## Der Tisch: Überschriften und kurze Wörter

table-removing = Arbeiter werden entfernt
table-placing = Arbeiter werden eingesetzt
table-first-player = { $player } beginnt
table-no-row = keine Reihe möglich
table-alternative = oder: { $effect }
table-order = Reihenfolge
table-tokens = { $n ->
    [one] noch { $n } Automa-Marker
   *[other] noch { $n } Automa-Marker
}
table-victories = Siegtypen
table-hidden = verdeckt
table-ships = Schiffe
table-taken = gekauft
table-captains = Kapitäne
table-to-come = noch { $n } im Stapel
table-contracts = Verträge
table-in-pile = noch { $n } im Stapel
table-empty-slot = leerer Platz
table-buildings = Gebäude (übrige Exemplare)
table-allegiances = Treuekarten
table-wishes = Die Wünsche der Bewohner
table-wish = Wunsch
table-short-wheat = Weiz.
table-short-wood = Holz
table-short-ore = Erz
table-short-barrel = Fass
table-short-tobacco = Tabak
table-short-cannon = Kan.
table-squares = Lager
table-population = Bev.
table-reputation = Ans.
table-blue = blau
table-red = rot
table-chest = Truhe
table-owns-captains = { $n ->
    [one] Kapitän { $numbers }
   *[other] Kapitäne { $numbers }
}
table-owns-waiting = { $n ->
    [one] Kapitän { $numbers } wartet auf Kanonen
   *[other] Kapitäne { $numbers } warten auf Kanonen
}
table-owns-contracts = { $n ->
    [one] Vertrag { $numbers }
   *[other] Verträge { $numbers }
}
table-owns-allegiance = Treuekarte { $n }: { $condition }
table-owns-proven = Treuekarte { $n } erfüllt: { $condition }

## Karten

card-building = { $building } ({ $colour }, Gebäude { $n })
card-captain = Kapitän { $n } (Runde { $roman })
card-contract = Vertrag { $n }
card-ship = Schiff { $n }
card-allegiance = Treuekarte { $n }
card-and = { $text }; { $more }
card-sentence = { $text }. { $more }
card-cost = Kosten: { $cost }
card-vp = Wert: { $vp }
card-instant = Soforteffekt: { $effect }
card-symbols = Symbole: { $symbols }
card-activate = Einmal, für { $cannons }: { $effect }
card-activate-short = für { $cannons }: { $effect }
card-contract-vp = Wert: { $blue } oder { $red }
card-slot = Sein Platz bringt dazu: { $effect }
card-ship-row = Reihe { $row }: { $goods }
card-ship-taken = Es wurde in dieser Runde schon gekauft.
card-ship-absent = Es wird in dieser Runde nicht angeboten.
card-condition = Bedingung: { $condition }
card-copies = Übrige Exemplare: { $left } von { $copies }
card-not-in-game = Es ist in dieser Partie nicht dabei.
card-built-by = Gebaut von { $players }.
card-hired-by = Angeheuert von { $players }.
card-fulfilled-by = Erfüllt von { $players }.
card-held-by = Gewählt von { $players }.

## Menüs und Handel

menu-ship = Schiff { $ship } für { $cost }
menu-convert = Tippe, wie viele: von 0 bis { $most }.
trade-asked = Was verkaufst du, und was kaufst du?
trade-price = Preis
trade-have = du hast
trade-sell = verkaufen
trade-buy = kaufen
trade-hint = Tippe „verkaufen 2 Erz“ oder „kaufen Kanone“; „verkaufen 0 Erz“ macht es rückgängig. Nichts wechselt den Besitzer, bevor du den Handel abschließt.
trade-total = { $way ->
    [gained] Du erhältst { $n } $.
    [paid] Du bezahlst { $n } $.
   *[even] Nichts zu bezahlen.
}
trade-bonus-sold = { $resource }: 1 $ mehr für jedes verkaufte Stück.
trade-bonus-bought = { $resource }: 1 $ weniger für jedes gekaufte Stück.
trade-opened = { $n ->
    [one] Der Preis für { $n } weiteres Lagerfeld ist enthalten.
   *[other] Der Preis für { $n } weitere Lagerfelder ist enthalten.
}

## Was geschah, in Kürze

summary-lost = kein Platz für { $goods }
summary-squares = { $n ->
    [one] +{ $n } Lagerfeld
   *[other] +{ $n } Lagerfelder
}
summary-built = baut { $building }
summary-ship = Schiff { $ship }
summary-ship_passed = passt
summary-traded = handelt
summary-hired = heuert Kapitän { $captain } an
summary-activated = aktiviert Kapitän { $captain }
summary-fulfilled = erfüllt Vertrag { $contract }
summary-allegiance_taken = nimmt Treuekarte { $allegiance }
summary-allegiance_proven = beweist die Treue (Karte { $allegiance })

## Wörter, die man tippen kann: das erste ist das, das wir nennen

command-help = h hilfe
command-show = zeige
command-why = warum
command-undo = u rückgängig zurück
command-restart = r neu
command-log = verlauf protokoll
command-table = t tisch
command-chest = truhe
command-rules = regeln
command-save = sichern
command-lang = lang sprache
command-quit = q ende
verb-pass = passen verzichten ablehnen
verb-end_turn = beenden
verb-close = abschließen
verb-stop = aufhören
verb-play_on = weiter
verb-expand = erweitern
verb-city_hall = stern
verb-foundry = kanone
verb-pay_allegiance = beweisen
verb-cube = nehmen
verb-spare = sparen
verb-sell = verkaufen v
verb-buy = kaufen k
verb-discard = ablegen
verb-row = reihe
verb-alternative = alternative alt
verb-ship = schiff
verb-build = bauen
verb-hire = anheuern
verb-activate = aktivieren
verb-fulfil = erfüllen
verb-allegiance = wählen
kind-building = gebäude
kind-captain = kapitän
kind-contract = vertrag
kind-ship = schiff
kind-allegiance = treuekarte
kind-endowment = Startausstattung
kind-tile = Plättchen
kind-alternative = Alternative

## Das Ende, Schritt für Schritt

ending-last-sale = Alles, was noch in den Lagern liegt, wird verkauft
ending-conversions = Geld wird zu SP, und die Farben rücken auf höchstens 10 zusammen
ending-blue = Wer wird Gouverneur?
ending-red = Wer wird Piratenkönig?
ending-eligible = Mit bewiesener Treue: { $players }.
ending-nobody = niemand
ending-question = Mindestens { $vp }?
ending-chests = Die Truhen werden geöffnet
ending-allegiance = Treuekarte
ending-none = keine
ending-proven = { $n }, erfüllt
ending-unproven = { $n }, nicht erfüllt
ending-governor = Gouverneur: { $players }
ending-no-governor = Es gibt keinen Gouverneur: Niemand hat seine Treue bewiesen.
ending-king = Piratenkönig: { $players }
ending-no-king = Es gibt keinen Piratenkönig.
ending-stopped = Ihr habt euch geeinigt aufzuhören: Die Partie war entschieden.
ending-winners = { $n ->
    [one] { $players } gewinnt die Partie.
   *[other] { $players } gewinnen die Partie.
}
ending-no-winner = Niemand gewinnt die Partie.

## An der Eingabe

prompt-question = { $player }: { $question }
prompt-hint = Nummer oder Wörter { $dot } { $ask } 1 erklärt { $dot } u rückgängig { $dot } t Tisch { $dot } h Hilfe { $dot } q Ende
prompt-unknown = „{ $typed }“ wird hier nicht verstanden. Tippe eine Nummer aus dem Menü, den Namen einer Karte oder h für Hilfe.
prompt-which = Das kann Verschiedenes bedeuten: { $choices }.
prompt-possible = Das ist jetzt möglich: Tippe { $key }.
prompt-taken-back = Rückgängig gemacht: { $action }
prompt-taken-back-secret = Rückgängig gemacht.
prompt-restarted = Dein Zug beginnt von vorn.
prompt-saved = Die Partie wird nach jeder Entscheidung in { $file } gespeichert.
prompt-no-rule = Keine Regel hat diese Nummer oder spricht von „{ $typed }“.
prompt-languages = Wähle eine von { $languages }, zum Beispiel: lang fr
prompt-enter = Weiter mit der Eingabetaste.
prompt-more = Eingabetaste für mehr, q für zurück.
prompt-thinking = { $player } denkt nach …
prompt-earlier = { $n ->
    [one] noch { $n } Zeile: verlauf
   *[other] noch { $n } Zeilen: verlauf
}
prompt-curtain = Jetzt darf nur { $player } auf den Bildschirm sehen: Was folgt, ist geheim.
prompt-curtain-over = Die Eingabetaste löscht den Bildschirm; dann ruf die anderen zurück.
prompt-chest-open = Deine SP liegen für alle offen.
prompt-chest = In deiner Truhe: { $blue } und { $red }.
prompt-chest-yours = Deine eigenen SP stehen immer in der Tischansicht. Nur du siehst sie dort.
explain-outcome = Ergebnis:
explain-nothing = Für sich allein ändert es nichts.
explain-reveals = Dabei wird etwas Verdecktes aufgedeckt: Mehr lässt sich nicht sagen.
quit-saved = Die Partie ist gespeichert. Fortsetzen mit: { $command }
help-title = Was du tippen kannst
help-number = Eine Nummer aus dem Menü führt diese Aktion aus.
help-words = Wörter auch, zum Beispiel „bauen Brunnen“, „anheuern 7“, „verkaufen 2 Erz“. Geht etwas nicht, erfährst du, warum.
help-show = „? 3“ erklärt Zeile 3 des Menüs, „? kapitän 7“ oder „? Brunnen“ eine Karte, „? { $player }“ eine Person.
help-why = „warum bauen Statue“ sagt, warum etwas nicht geht.
help-undo = macht die letzte Entscheidung rückgängig, außer wenn etwas Verdecktes aufgedeckt wurde.
help-restart = macht den ganzen Zug rückgängig.
help-table = zeigt den ganzen Tisch.
help-log = zeigt, was geschehen ist.
help-chest = zeigt dir deine eigene Truhe.
help-rules = „regeln TRD-04“, „regeln handel“: die Regeln in Worten.
help-lang = „lang fr“: eine andere Sprache. „lang“ allein zählt sie auf.
help-save = sagt, wo die Partie gespeichert ist.
help-quit = hört auf; du kannst die Partie später fortsetzen.

## Vor der Partie

setup-players = Wie viele spielen, von { $low } bis { $high }? [{ $usual }]
setup-bots = Wie viele davon sind Bots, von { $low } bis { $high }? [{ $usual }]
setup-bot = Welcher Bot: { $names }? [{ $usual }]
setup-no-bot = Einen Bot { $typed } gibt es nicht. Tippe einen von { $names } oder drücke die Eingabetaste.
setup-name = Wie heißt Spieler { $n }? [{ $usual }]
setup-number = Tippe eine Zahl von { $low } bis { $high } oder drücke die Eingabetaste.
setup-resume = { $n ->
    [one] Eine Partie ist noch nicht zu Ende: { $players } ({ $n } Entscheidung). Fortsetzen? [J/n]
   *[other] Eine Partie ist noch nicht zu Ende: { $players } ({ $n } Entscheidungen). Fortsetzen? [J/n]
}
setup-no = n
error-players = Tea & Rum ist für 2 bis 4 Spieler, nicht für { $n }.
error-bots = { $bots } Bots sind zu viele für { $players } Spieler.
error-names = Gib höchstens { $players } Namen mit höchstens { $most } Zeichen an.
error-seats = { $names ->
    [one] { $names } Name
   *[other] { $names } Namen
} und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} sind { $all } Spieler, nicht { $players }.
error-same-names = Zwei Spieler können nicht gleich heißen.
error-save-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder setze die Partie fort: tearum play --resume { $file }
error-no-folder = Der Ordner von { $file } fehlt. Lege ihn zuerst an, oder wähle einen anderen Namen.
error-save = Die Partie lässt sich nicht in { $file } speichern ({ $reason }). Du kannst weiterspielen, aber beim Aufhören geht sie verloren.
error-no-last = Es gibt keine angefangene Partie. Eine neue beginnst du mit: tearum play
error-other-edition = Die Partie in { $file } hat eine andere Ausgabe als { $edition }. Lass --edition weg: Die Datei enthält ihre eigene.
error-is-over = Die Partie in { $file } ist zu Ende. Zum Nachlesen: tearum replay { $file }
error-closed-early = Das Terminal wurde geschlossen, bevor die Partie begann.
error-closed = Das Terminal wurde geschlossen. Die Partie ist gespeichert. Fortsetzen mit: { $command }
