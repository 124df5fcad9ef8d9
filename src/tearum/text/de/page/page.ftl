### Was nur die Seite im Browser sagt: der erste Bildschirm, der Tisch, die Einstellungen.

page-title = Tea & Rum
page-title-turn = Du bist dran · Tea & Rum
page-home = Startseite
page-loading = Proviant wird geladen …
page-connection-lost = Verbindung verloren. Neuer Versuch …
page-close = Schließen
page-menu = Menü
page-skip = Vorspulen
page-try-again = Noch einmal versuchen
page-to-start = Startseite

## Der erste Bildschirm

page-motto = Bei Tag der Krone treu, bei Nacht dem Volk. Fünf Runden, um Gouverneur zu werden – oder Piratenkönig.
page-play-now = Jetzt spielen
page-play-now-text = Du gegen Bots, sofort.
page-guest = Gast
page-name = Dein Name
page-players = Spieler
page-how-many = zu { $n ->
    [2] zweit
    [3] dritt
   *[other] viert
}
page-strength = Die Bots spielen
page-bot-random = zufällig
page-bot-greedy = von Zug zu Zug
page-bot-search = mit Weitblick
page-bot-deckhand = wie ein Schiffsjunge
page-bot-bosun = wie ein Bootsmann
page-bot-captain = wie ein Kapitän
page-bot-admiral = wie ein Admiral
page-bot-name-random = Zufall
page-bot-name-greedy = Opportunist
page-bot-name-search = Stratege
page-bot-name-deckhand = Schiffsjunge
page-bot-name-bosun = Bootsmann
page-bot-name-captain = Kapitän
page-bot-name-admiral = Admiral
page-pass = Reihum an einem Gerät
page-pass-text = Mehrere an einem Bildschirm, dazwischen ein Vorhang.
page-open-table = Tisch eröffnen
page-open-table-text = Freunde mit einem Link einladen.
page-open-table-here = Plätze wählen: Leute an diesem Bildschirm und Bots.
page-continue = Weiterspielen
page-learn = Lernen
page-learn-text = Eine geführte erste Partie.
page-replays = Aufzeichnungen
page-replays-text = Beendete Partien noch einmal ansehen.
page-rules = Regeln
page-rules-text = Jede Regel, jede Festlegung.
page-cards = Karten
page-cards-text = Alles, was in der Schachtel ist.
page-lab = Labor
page-lab-text = Eine Ausgabe ausprobieren und sehen, wie ausgewogen sie ist.
page-your-turn = du bist dran
page-their-turn = { $player } denkt nach
page-gathers = wartet auf Mitspieler
page-turn-ends = Zug endet { $in }
page-in-seconds = { $n ->
    [one] in { $n } Sekunde
   *[other] in { $n } Sekunden
}
page-in-minutes = { $n ->
    [one] in einer Minute
   *[other] in { $n } Minuten
}
page-in-hours = { $n ->
    [one] in einer Stunde
   *[other] in { $n } Stunden
}
page-in-days = { $n ->
    [one] in einem Tag
   *[other] in { $n } Tagen
}
page-forget-table = Diesen Tisch aus der Liste nehmen

## Ein neuer Tisch

page-new-table = Neuer Tisch
page-new-pass = Reihum an einem Gerät
page-seat = Platz { $n }
page-seat-name = Name
page-who = Wer hier spielt
page-who-me = an diesem Bildschirm
page-who-other = auf Einladung
page-who-bot = ein Bot
page-colour = Farbe
page-colour-amber = Bernstein, Dreispitz
page-colour-violet = Violett, Kopftuch
page-colour-jade = Jade, Feder
page-colour-ivory = Elfenbein, Holzbein
page-colour-worn = { $colour }: schon von { $player } gewählt
page-watch = Andere dürfen mit dem Link zusehen
page-hints = Alle dürfen einen Bot um Rat fragen
page-edition = Ausgabe
page-edition-bring = Eigene verwenden …
page-edition-checking = Wird geprüft …
page-edition-cards = Karten ansehen
page-edition-lab = Im Labor ausprobieren
page-edition-is = Ausgabe: { $title }
page-edition-own = eigene Ausgabe
page-edition-wrong = { $n ->
    [one] { $file } ist nicht spielbar: { $n } Fehler.
   *[other] { $file } ist nicht spielbar: { $n } Fehler.
}
page-edition-line = Zeile { $n }
page-older-rules = ältere Regeln
page-older-rules-text = Diese Partie begann nach älteren Regeln. Sie geht weiter, wo sie stand; frühere Entscheidungen lassen sich nicht rückgängig machen.
page-create-table = Tisch erstellen
page-join = Platz nehmen
page-join-text = Du bist zu einer Partie Tea & Rum eingeladen.
page-sit-down = Platz nehmen
page-just-watch = Nur zusehen
page-watching = Du siehst zu.
page-gathering = Der Tisch ist bereit
page-gathering-text = Die Partie beginnt, sobald alle Plätze besetzt sind. Lade deine Freunde mit dem Link ein.
page-gathering-wait = Die Partie beginnt, sobald alle Plätze besetzt sind. Such dir inzwischen Namen und Farbe aus.
page-bot = Bot
page-bot-plays = ein Bot, der { $how } spielt
page-seated = ist da
page-awaited = fehlt noch
page-free-seat = Freier Platz
page-stepped-out = ist gerade weg
page-invite-link = Einladung für { $player }
page-copy = Link kopieren
page-copied = Kopiert
page-new-link = Neuen Link erstellen
page-seat-bot = Bot hier einsetzen
page-clear-table = Tisch schließen
page-leave-seat = Meinen Platz freigeben
page-fingerprint = Fingerabdruck der Auslosung:

## Der Vorhang

page-curtain = { $player }, du bist dran
page-curtain-text = Alle anderen schauen bitte weg: Hinter dem Vorhang steht die Truhe von { $player }.
page-curtain-lift = Ich bin { $player }: Vorhang auf

## Am Tisch

page-place = { $board }, Reihe { $row } ist aktiv. Arbeiter: { $workers }
page-place-idle = { $board }. Arbeiter: { $workers }
page-place-row = Reihe { $n }: { $effect }
page-place-row-acts = Reihe { $n }, jetzt aktiv: { $effect }
page-place-alternative = Alternativaktion, immer möglich: { $effect }
page-automa = Automa
page-nobody = niemand
page-or-instead = oder
page-decision = Deine Entscheidung
page-others-turn = { $player } denkt nach …
page-not-this = Abbrechen
page-all-options = { $n ->
    [one] { $n } Möglichkeit
   *[other] Alle { $n } Möglichkeiten
}
page-undo = Rückgängig
page-restart-turn = Zug neu beginnen
page-hint = Kapitän fragen
page-hint-pondering = Der Kapitän denkt nach …
page-hint-title = Was der Kapitän tun würde
page-hint-one = Es gibt nur eine Möglichkeit.
page-hint-knows = Der Kapitän ist ein Bot und weiß nicht mehr als du. Die Prozentzahlen sind seine Chancen, an deiner Stelle Gouverneur und Piratenkönig zu werden.
page-hint-all = Alle { $n } Möglichkeiten
advice-after = Nächste Möglichkeit
advice-before = Vorige Möglichkeit
advice-compared = Verglichen mit der besten anderen Möglichkeit:
advice-do = So spielen
advice-show = Zeigen
advice-again = Zum Ausführen noch einmal klicken
advice-no-trade = Nicht handeln
advice-trade = { $sold } verkaufen, { $bought } kaufen
page-reveals = deckt etwas Verdecktes auf
page-one-less = Eins weniger
page-one-more = Eins mehr
page-log = Spielverlauf
page-since = seit deinem letzten Zug
page-away = Während du weg warst
page-away-read = Verstanden
page-away-built = Gebaut: { $list }
page-away-hired = { $n ->
    [one] Kapitän { $list } angeheuert
   *[other] Kapitäne { $list } angeheuert
}
page-away-fulfilled = { $n ->
    [one] Vertrag { $list } erfüllt
   *[other] Verträge { $list } erfüllt
}
page-away-ships = { $n ->
    [one] Schiff { $list } gekauft
   *[other] Schiffe { $list } gekauft
}
page-away-allegiance = Treuekarte gewählt: { $list }
page-open-board = Spielertafel von { $player } öffnen
page-thinking-short = denkt nach …
page-chest-closed = Die Truhe ist zu
page-first-player = Startspieler
page-reputation = Ansehen
page-at-step = { $player } { $n }
page-wish = Wunsch der Bewohner in Runde { $roman }: { $symbols }. Erster Platz: { $first }. Zweiter Platz: { $second }. { $standing }
page-wish-count = { $player } { $n }
page-wish-title = Wunsch der Bewohner in Runde { $roman }
page-wish-asks = Verlangte Symbole: { $symbols }
page-wish-first = Erster Platz: { $effect }
page-wish-second = Zweiter Platz: { $effect }
page-step = Ansehen, Stufe { $n }
page-step-reward = Belohnung: { $effect }
page-step-here = Hier: { $players }
page-victories = Siegtypen: { $blue } blau, { $red } rot. { $lead ->
    [blue] Blau führt.
    [red] Rot führt.
   *[none] Keine Farbe führt.
}
page-count-money = { $n } $
page-count-population = Bevölkerung { $n }
page-count-reputation = Ansehen { $n }
page-count-buildings = Gebäude: { $n }
page-count-captains = Kapitäne: { $n }
page-count-contracts = Verträge: { $n }
page-count-symbol = { $symbol }: { $n }
page-warehouse = Lager: { $goods }, { $squares } Lagerfelder offen
page-panel-boards = Bretter
page-panel-market = Angebot
page-panel-cards = Karten
page-panel-players = Spieler
page-panel-log = Verlauf
page-panels = Bereiche des Tisches
page-keys = Tasten: U rückgängig, R Zug neu beginnen, E Zug beenden, L alle Möglichkeiten, H den Kapitän fragen, S vorspulen, N nächster Zug, D zur Entscheidung, Pfeiltasten durch eine Kartenreihe oder die Zeilen des Spielverlaufs.
page-show-end = Das Ende zeigen
page-the-result = Die Partie ist zu Ende.
page-rematch = Revanche
page-to-rematch = Zum neuen Tisch
page-watch-replay = Aufzeichnung ansehen
page-review = Partie analysieren
page-try-turn = Zug noch einmal versuchen

## Sachen des Tisches

page-this-table = Dieser Tisch
page-leave = Tisch verlassen
page-leave-text = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
page-take-over = Einen Bot für { $player } spielen lassen
page-take-back = Wieder selbst spielen
page-abandon = Für den Abbruch stimmen
page-abandon-not = Doch weiterspielen
page-abandon-text = Die Partie endet, wenn alle zustimmen. Bisher dafür: { $players }.
page-invite-anew = { $player } neu einladen
page-invited-anew = Kopiert: ein neuer Link für { $player }. Der alte gilt nicht mehr.
page-report = Link zu dieser Stellung kopieren
page-reported = Kopiert. Der Link enthält den Tisch, wie du ihn jetzt siehst, auch deine Truhe, und lässt sich überall öffnen, wo dieses Spiel läuft.
page-position = Eine Stellung
page-watch-link = Link zum Zusehen kopieren

## Die Waage des Handels

page-scale-sold = Du verkaufst
page-scale-bought = Du kaufst
page-scale-sell = { $goods } verkaufen
page-scale-buy = { $goods } kaufen
page-scale-less = { $pan }: { $resource }, eins weniger
page-scale-pay = Du bezahlst { $n } $
page-scale-gain = Du erhältst { $n } $
page-scale-even = Nichts zu bezahlen
page-scale-expansions = { $n ->
    [one] mit { $n } Erweiterung für { $cost } $
   *[other] mit { $n } Erweiterungen für { $cost } $
}
page-scale-clear = Leeren
page-scale-example = Beispiel

## Was eine Wahl ergibt

page-unit-money = $
page-unit-wheat = Weizen
page-unit-wood = Holz
page-unit-ore = Erz
page-unit-barrel = { $n ->
    [one] Fass
   *[other] Fässer
}
page-unit-tobacco = Tabak
page-unit-cannon = { $n ->
    [one] Kanone
   *[other] Kanonen
}
page-unit-star = { $n ->
    [one] Stern
   *[other] Sterne
}
page-unit-population = Bevölkerung
page-unit-expansion = { $n ->
    [one] Lagerfeld
   *[other] Lagerfelder
}
page-unit-blue = { $n ->
    [one] blauer SP
   *[other] blaue SP
}
page-unit-red = { $n ->
    [one] roter SP
   *[other] rote SP
}

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Design
page-theme-system = System
page-theme-light = Tageslicht
page-theme-dark = Laternenlicht
page-motion = Animationen
page-motion-system = System
page-motion-full = Alle
page-motion-reduced = Reduziert
page-sound = Geräusche: Figuren, Münzen, Karten und eine Glocke, wenn ich dran bin
page-volume = Lautstärke
page-text-size = Schriftgröße
page-text-size-normal = Normal
page-text-size-large = Groß
page-text-size-largest = Sehr groß
page-colours = Farben
page-colours-standard = Standard
page-colours-distinct = Besser zu unterscheiden
page-confirm = Auswahl bestätigen
page-confirm-touch = Beim Antippen
page-confirm-always = Immer
page-confirm-never = Nie
page-sound-others = Auch bei den Zügen der anderen
page-notify = Mich benachrichtigen, wenn ich dran bin
page-notify-text = Du bist dran.
page-vibrate = Vibrieren, wenn ich dran bin

## Fehler: was geschah, und der Ausweg

page-error-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
page-retry-text = Die Seite meldet sich von selbst zurück, sobald der Server erreichbar ist.
page-error-broken = Auf dem Server ging etwas schief. Versuch es gleich noch einmal.
page-error-not_found = Unter dieser Adresse gibt es nichts.
page-error-no_such_table = Diesen Tisch gibt es nicht, oder er wurde geschlossen.
page-error-no_such_game = Diese Partie gibt es nicht, oder sie wurde gelöscht.
page-error-no_such_edition = Der Server hat diese Ausgabe nicht.
page-error-no_such_bot = Der Server hat diesen Bot nicht. Wähle einen anderen.
page-error-bad_edition = Diese Ausgabe ist nicht spielbar. Korrigiere ihre Datei und versuch es noch einmal.
page-error-bad_key = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
page-error-bad_message = Seite und Server verstehen sich nicht. Lade die Seite neu.
page-error-bad_request = Seite und Server verstehen sich nicht. Lade die Seite neu.
page-error-hello_first = Seite und Server verstehen sich nicht. Lade die Seite neu.
page-error-not_yours = Dieser Platz gehört jemand anderem.
page-error-not_your_turn = Du bist nicht dran.
page-error-not_playing = Die Partie läuft gerade nicht.
page-error-not_over = Die Partie ist noch nicht zu Ende.
page-error-no_hints = An diesem Tisch wird ohne Rat gespielt.
page-error-no_nudge = Du kannst nur andere erinnern, und nur, wenn sie dran sind.
page-error-no_answer = Der Kapitän weiß keine Antwort. Frag noch einmal.
page-error-seat_taken = Hier sitzt schon jemand. Lass dir einen anderen Link schicken, oder sieh zu.
page-error-seat_lost = Dein Platz wurde an jemand anderen vergeben. War das ein Versehen? Dann lass dir einen neuen Link schicken.
page-error-link_used = Dieser Link wurde schon benutzt: Der Platz ist besetzt. Lass dir einen neuen schicken, oder sieh zu.
page-error-link_void = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
page-error-table_full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen.
page-error-colour_taken = Diese Farbe hat schon jemand. Such dir eine andere aus.
page-error-present = Diese Person ist da: Niemand kann für sie spielen.
page-error-too_early = Vielleicht kommt diese Person gleich zurück. Warte noch ein wenig.
page-error-too_fast = Zu viele Anfragen. Warte einen Augenblick und versuch es noch einmal.
page-error-too_large = Das ist zu groß für den Server.
page-error-too_many = Der Server ist gerade überlastet. Versuch es später noch einmal.
page-error-other_site = Der Server antwortet nur seinen eigenen Seiten. Öffne das Spiel unter der Adresse des Servers.
page-error-no_storage = Der Server kann gerade nichts speichern. Es ist nichts verloren: Versuch es gleich noch einmal.
page-error-other_rules = Diese Partie lief nach anderen Regeln, die dieser Server nicht mehr unterstützt.
page-error-cleared = Dieser Tisch wurde geschlossen.
page-error-bad_position = Dieser Link enthält keine lesbare Stellung. Lass ihn dir noch einmal schicken.
page-error-no_lab = Dieser Server kann nicht simulieren: Die Pakete des Labors fehlen.
page-error-lab_busy = Auf diesem Server läuft gerade eine andere Simulation. Versuch es wieder, wenn sie fertig ist.
page-error-no_lab_here = Das Labor braucht einen Server: Es spielt Tausende von Partien.
page-error-no_people_here = Für Einladungen braucht es einen Server: Hier läuft das Spiel nur auf diesem Gerät.
page-offline = Offline spielen
