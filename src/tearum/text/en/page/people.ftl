### Playing together: who is here, links, the connection, clocks.

## How long: since when, and until when

people-since-seconds = for less than a minute
people-since-minutes = { $n ->
    [one] for a minute
   *[other] for { $n } minutes
}
people-since-hours = { $n ->
    [one] for an hour
   *[other] for { $n } hours
}
people-since-days = { $n ->
    [one] for a day
   *[other] for { $n } days
}
people-in-seconds = { $n ->
    [one] in { $n } second
   *[other] in { $n } seconds
}
people-in-minutes = { $n ->
    [one] in a minute
   *[other] in { $n } minutes
}
people-in-hours = { $n ->
    [one] in an hour
   *[other] in { $n } hours
}
people-in-days = { $n ->
    [one] in a day
   *[other] in { $n } days
}

## Who is here

people-here = here
people-away = away { $since }
people-stand-in = a bot plays
people-waiting = { $player } has been away { $since }.
people-remind = Remind
people-reminded = Reminder sent
people-bot-from = You can let a bot play { $in }.
people-let-bot = Let a bot play
people-let-bot-votes = Let a bot play ({ $votes } of { $needed } agree)
people-bot-voted = { $votes } of { $needed } agree that a bot should play.
people-bot-for-you = A bot is playing for you.
people-bot-for = A bot is playing for { $player }.
people-news-left = { $player } has left. A bot plays on.
people-news-stand_in = A bot is now playing for { $player }.
people-news-plays_again = { $player } is back and plays on.
people-vote = { $n ->
    [one] { $players } wants to abandon the game.
   *[other] { $players } want to abandon the game.
}
people-vote-waiting = Still to answer: { $players }.
people-vote-agree = Agree
people-vote-play-on = Play on
people-hide = Hide this message
