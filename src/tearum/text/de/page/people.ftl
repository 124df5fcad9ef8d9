### Zusammen spielen: wer da ist, Links, die Verbindung, die Uhr.

## Wie lange: seit wann und bis wann

people-since-seconds = seit weniger als einer Minute
people-since-minutes = { $n ->
    [one] seit einer Minute
   *[other] seit { $n } Minuten
}
people-since-hours = { $n ->
    [one] seit einer Stunde
   *[other] seit { $n } Stunden
}
people-since-days = { $n ->
    [one] seit einem Tag
   *[other] seit { $n } Tagen
}

## Wer da ist

people-here = ist da
people-away = { $since } weg
people-away-now = weg
people-stand-in = ein Bot spielt
people-waiting = { $player } ist { $since } weg.
people-remind = Erinnern
people-reminded = Erinnerung geschickt
people-bot-from = Du kannst { $in } einen Bot spielen lassen.
people-let-bot = Bot spielen lassen
people-let-bot-votes = Bot spielen lassen ({ $votes } von { $needed } dafür)
people-bot-voted = Einen Bot spielen lassen: { $votes } von { $needed } dafür.
people-bot-for-you = Ein Bot spielt für dich.
people-bot-for = Ein Bot spielt für { $player }.
people-news-left = { $player } hat den Tisch verlassen. Ein Bot spielt weiter.
people-news-stand_in = Für { $player } spielt jetzt ein Bot.
people-news-plays_again = { $player } ist zurück und spielt wieder selbst.
people-vote = { $n ->
    [one] { $players } möchte die Partie abbrechen.
   *[other] { $players } möchten die Partie abbrechen.
}
people-vote-waiting = Noch keine Antwort von { $players }.
people-vote-agree = Zustimmen
people-vote-play-on = Weiterspielen
people-hide = Meldung ausblenden

## Die Verbindung

people-connection-silent = Der Server antwortet nicht. Neuer Versuch …
people-connection-kept = Vorgemerkt: { $action }. Wird gesendet, sobald die Verbindung wieder steht.
people-connection-sent = Unterwegs: { $action }.
people-connection-taken-back = Nicht gespielt: { $action }. Der Tisch hat sich inzwischen geändert.
people-your-move = dein Zug
people-nudged = Zur Erinnerung: Du bist dran.

## Ein Link für den ganzen Tisch

people-link = Link zu diesem Tisch
people-link-text = Schick ihn allen: Wer ihn öffnet, bekommt einen freien Platz.
people-link-share = Teilen …
people-link-share-text = Spielst du eine Partie Tea & Rum mit?
people-link-qr = QR-Code
people-link-qr-text = Mit der Handykamera scannen und Platz nehmen.
people-seated = Du hast an diesem Tisch schon einen Platz.
people-to-table = Zum Tisch
people-link-over = Diese Partie ist zu Ende.

## Was ein Link zeigt, bevor man ihm folgt

preview-join-title = Einladung zu Tea & Rum
preview-join-text = Nimm am Tisch Platz. Gespielt wird im Browser: ohne Konto, ohne Installation.
preview-table-title = Eine Partie Tea & Rum
preview-table-text = Schau, wie es steht.

## Ein paar Worte

people-talk = Etwas sagen
people-talk-slow = Nicht so schnell: Warte ein paar Sekunden.
people-react-cheers = Prost
people-react-smile = Lächeln
people-react-laugh = Lachen
people-react-applause = Applaus
people-react-surprise = Staunen
people-react-sad = Traurig

## Die Uhr

people-pace = Zeit pro Zug
people-time-out = Wenn die Zeit um ist
people-clock-pace = { $pace }. { $end ->
    [bot] Wenn die Zeit um ist, übernimmt ein Bot.
   *[remind] Wenn die Zeit um ist, gibt es eine Erinnerung.
}
people-clock = Noch Zeit für diesen Zug: { $time }
people-clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
people-clock-up = Die Zeit ist um
