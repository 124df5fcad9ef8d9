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
people-in-seconds = { $n ->
    [one] in { $n } Sekunde
   *[other] in { $n } Sekunden
}
people-in-minutes = { $n ->
    [one] in einer Minute
   *[other] in { $n } Minuten
}
people-in-hours = { $n ->
    [one] in einer Stunde
   *[other] in { $n } Stunden
}
people-in-days = { $n ->
    [one] in einem Tag
   *[other] in { $n } Tagen
}

## Wer da ist

people-here = ist da
people-away = { $since } weg
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
people-vote-waiting = Es fehlt noch: { $players }.
people-vote-agree = Zustimmen
people-vote-play-on = Weiterspielen
people-hide = Meldung ausblenden
