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

## Who is here

people-here = here
people-away = away { $since }
people-away-now = away
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

## The connection

people-connection-silent = No answer from the server. Trying again…
people-connection-kept = Waiting: { $action }. It will be sent as soon as the connection is back.
people-connection-sent = Sending: { $action }.
people-connection-taken-back = Not played: { $action }. The table has changed in the meantime.
people-your-move = your move
people-nudged = A reminder: it is your turn.

## One link for the table

people-link = Link to this table
people-link-text = Send it to everybody: whoever opens it gets a free seat.
people-link-share = Share…
people-link-share-text = Join me for a game of Tea & Rum.
people-link-qr = QR code
people-link-qr-text = Scan it with a phone’s camera to take a seat.
people-seated = You already have a seat at this table.
people-to-table = Go to the table
people-link-over = This game is over.

## What a link shows before it is followed

preview-join-title = An invitation to Tea & Rum
preview-join-text = Take a seat at the table. You play in the browser: nothing to install, no account.
preview-table-title = A game of Tea & Rum
preview-table-text = See how the game is going.

## Talk

people-talk = Say something
people-talk-slow = Not so fast: wait a few seconds.
people-react-cheers = Cheers
people-react-smile = Smile
people-react-laugh = Laugh
people-react-applause = Applause
people-react-surprise = Surprise
people-react-sad = Sadness

## The clock

people-pace = Time per turn
people-time-out = When time is up
people-clock-pace = { $pace }. { $end ->
    [bot] When time is up, a bot takes over.
   *[remind] When time is up, a reminder is sent.
}
people-clock = Time left for this turn: { $time }
people-clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
people-clock-up = Time is up
