### The page of the lab: the latest report on an edition, and trying one out.

labpage-title = The lab
labpage-intro = Correct a card in the file of an edition, then try it here: it is checked line by line, played at a table, and simulated by bots, with a report on its balance.

## An edition

labpage-try = Try an edition
labpage-play = Play it
labpage-file = Download its file
labpage-next = Download the file, change a value and load it here: every mistake is listed with its line.

## A simulation

labpage-simulate = Simulate it
labpage-simulate-text = Bots play the same deals with every edition. If Classic was simulated before with the same bots and the same numbers of players and games, you also see what differs from it.
labpage-games = Games
labpage-bot = Bots
labpage-bot-greedy = quick: Opportunist
labpage-bot-captain = thorough: Captain
labpage-start = Simulate
labpage-stop = Stop
labpage-missing = This server can’t run simulations yet: its owner can add them with pip install tearum[lab].
labpage-busy = Another simulation is running on this server. Try again when it is done.
labpage-playing = { $done } of { $games } games
labpage-beginning = The bots are sitting down…
labpage-rate = { $rate } per second
labpage-left = { $minutes ->
    [0] { $seconds } s left
   *[other] { $minutes } min { $seconds } s left
}
labpage-reporting = All games are played. Writing the report…
labpage-stopped = The simulation was stopped.
labpage-failed = The simulation failed. Try fewer games, or the quick bots.
labpage-short = Time ran out after { $done } of { $games } games. The report covers these.

## A report

labpage-report = Report on “{ $edition }”
labpage-sample = { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots }
labpage-few = With so few games, only large differences show: look at the intervals.
labpage-compared = What differs from Classic
labpage-alone = Open in a page of its own
labpage-link = Anyone with the address of this page can see this report.
labpage-none = This edition has not been simulated here yet. Simulate it, and the report appears here.
labpage-soon = The report appears here once the games are played.
