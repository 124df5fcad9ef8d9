### The page of the lab: the latest report on an edition, and trying one out.

labpage-title = The lab
labpage-intro = Correct a card in the file of an edition, then try it here: it is checked line by line, played at a table, and simulated by bots, with a report on its balance.

## An edition

labpage-try = Try an edition
labpage-play = Play it
labpage-file = Download its file
labpage-next = Download the file, change a value, and bring it back: every mistake is listed with its line.

## A simulation

labpage-simulate = Simulate it
labpage-simulate-text = Bots play the same deals with every edition. Where Classic was simulated before with as many players and games and the same bots, you also read what differs from it.
labpage-games = Games
labpage-bot = Bots
labpage-bot-greedy = quick: greedy
labpage-bot-captain = thorough: captain
labpage-start = Simulate
labpage-stop = Stop
labpage-missing = This server can’t simulate yet: its owner installs the rest with pip install tearum[lab].
labpage-busy = Another simulation runs on this server. There is one at a time: try again when it is done.
labpage-playing = { $done } of { $games } games
labpage-beginning = The bots sit down …
labpage-rate = { $rate } a second
labpage-left = { $minutes ->
    [0] { $seconds } s left
   *[other] { $minutes } min { $seconds } s left
}
labpage-reporting = All is played. The report is being written …
labpage-stopped = The simulation was stopped.
labpage-failed = The simulation came to nothing. Try fewer games, or the quick bots.
labpage-short = The time was over after { $done } of { $games } games. The report is about these.

## A report

labpage-report = Report on “{ $edition }”
labpage-sample = { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots }
labpage-few = So few games only show the largest differences: look at the intervals.
labpage-compared = What differs from Classic
labpage-alone = Open it on its own
labpage-link = Whoever has the address of this page sees this report.
labpage-none = Nobody has measured this edition here yet. Simulate it, and the report appears here.
labpage-soon = The report appears here when the games are played.

page-lab = Lab
page-lab-text = Try an edition, and see how balanced it is.
page-error-no_lab = This server can’t simulate: the packages of the lab are missing.
page-error-lab_busy = Another simulation runs on this server. Try again when it is done.
