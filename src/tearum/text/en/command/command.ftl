### The command `tearum`: its help, its errors, and what it prints.

## Help: headings

usage-heading = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-range = { $low } to { $high }
usage-least = at least { $low }
usage-required = required
usage-default = default: { $default }
metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-number = NUMBER
metavar-text = TEXT
metavar-file = FILE
metavar-folder = FOLDER
metavar-edition = EDITION
metavar-before = BEFORE
metavar-after = AFTER
metavar-bots = BOT,…
metavar-bot-list = BOT BOT …
metavar-names = NAME,…
metavar-language = LANGUAGE
metavar-address = ADDRESS
metavar-rule = [RULE]
metavar-run = RUN
metavar-runs = RUN …
metavar-things = [ITEM …]
metavar-strategies = [STRATEGY …]
metavar-points = POINTS
metavar-days = DAYS

## Help: commands

about-tearum = Tea & Rum: play, watch, simulate, and balance an edition.

    Without a command, the table opens in the browser.
    .short = Tea & Rum.
about-play = Play in this terminal, with others at the same keyboard or against bots.

    Whatever you leave out is asked for. During the game, type h for help.
    .short = Play in this terminal, with people and bots.
about-simulate = Let bots play many games, and sum up the results.

    Press Ctrl-C to stop; the games finished so far are summed up.
    .short = Let bots play many games, and sum up the results.
about-replay = Read a recorded game in words, turn by turn.
    .short = Read a recorded game in words.
about-review = Review a finished game: how much of it was skill, luck and the others, and its turning points. An interrupted review is resumed.
    .short = Review a finished game: skill, luck and the others.
about-rules = Read the rules. Where the printed rules are silent, our own ruling is marked as such.
    .short = Read the rules: all, a chapter, or one.
about-perft = Count every possible line of play from the start, for each number of decisions up to a depth.
    .short = Count lines of play, to compare builds.
about-arena = Measure how strong bots are: every bot plays the same deals in every seat.
    .short = Measure how strong bots are.
about-serve = Start the server and play in the browser, alone or with everyone on your network.
    .short = Play in the browser.
about-backup = Write all games of the server to one file. The server may keep running.
    .short = Back up all games of the server.
about-restore = Replace all games of the server with those of a backup.
    .short = Restore the games of a backup.
about-tidy = Remove tables whose game never began, and replace old games with their records.

    A running server does this every hour. Replays of archived games stay at their address.
    .short = Remove unused tables, archive old games.
about-record = Show, check and export recorded games.
    .short = Show, check and export recorded games.
about-record-show = Show who played, with which edition, and every decision in words.
    .short = Show every decision in words.
about-record-check = Check a record: replay it and compare everything it claims.
    .short = Check that a record is correct.
about-record-export = Write one game of an arena or of a simulation as a record, which you can replay, check or watch.
    .short = Write a game of an arena or simulation as a record.
about-edition = Check, show, compare and create editions.
    .short = Check, show, compare and create editions.
about-edition-check = Check that an edition can be played; list every problem with its line.
    .short = Check that an edition can be played.
about-edition-show = Show every value of an edition and where it comes from.
    .short = Show every value and its source.
about-edition-diff = Show what differs between two editions.
    .short = Show what differs between two editions.
about-edition-new = Write a commented copy of an edition for you to change.
    .short = Start an edition of your own.
about-lab = Measure how balanced an edition is.
    .short = Measure how balanced an edition is.
about-lab-try = Try a changed edition: check it, play it against another one on the same deals, and say what changed.
    .short = Try a changed edition.
about-lab-report = Write a balance report: a web page, its tables, and example games.
    .short = Write a balance report.
about-lab-compare = Show which figures differ between two editions by more than chance explains.
    .short = Compare two editions.
about-lab-ban = Replay a simulation with one player who may never take a certain card or tile, to see what it is worth.

    The games are saved in the folder of the simulation, and its report includes them. Press Ctrl-C to stop; run the same command to resume.
    .short = Measure what a card or tile is worth.
about-lab-strategies = Replay a simulation with one player who prefers something, to see how well that works.

    Its wins are compared with those of a seat when nobody has a preference. The games are saved in the folder of the simulation, and its report includes them. Press Ctrl-C to stop; run the same command to resume.
    .short = Measure how well a strategy works.
about-lab-tune = Change reconstructed values, within bounds, to meet the balance targets as well as possible.

    Writes the new edition with the reason for each change, and a summary next to it, as Markdown and CSV. The games are saved in a folder next to it. Press Ctrl-C to stop; run the same command to resume.
    .short = Tune an edition towards its targets.

## Help: options and arguments

option-help = Show this help and exit.
option-version = Show the version and exit.
option-lang = Language, for example fr. [default: the system’s]
option-json = Print the result as JSON.
option-install-completion = Install completion for this shell.
option-show-completion = Show the completion script for this shell.
option-players = Number of players: 2, 3 or 4.
option-simulate-players = Number of players: 2, 3 or 4. [default: 4]
option-arena-players = Players per game.
option-play-bots = Bots, comma-separated: bosun,captain.
option-simulate-bots = Bots, comma-separated; they take turns in the seats. [default: greedy]
option-tune-bots = Bots, comma-separated; they take turns in the seats.
option-names = Names of the people, comma-separated, in seat order: Anna,Ben.
option-play-seed = Any text or number: the same seed deals the same game.
option-simulate-seed = The same seed gives the same games. [default: 1]
option-perft-seed = The same seed deals the same game.
option-arena-seed = The first deal; the others follow it.
option-tune-seed = Seed of all deals.
option-edition = A built-in edition or a file.
option-play-edition = A built-in edition or a file. [default: classic]
option-save = Where to save the game; it is saved after every decision. [default: a new file in your data folder]
option-resume = Resume a saved game: its file, or “last”.
option-strict = Treat a bot that fails as an error instead of moving for it.
option-simulate-games = Number of games. [default: 100]
option-arena-games = Games per pair of bots, rounded up to whole deals.
option-experiment-games = Games per experiment. [default: as many as the simulation has]
option-tune-games = Games per table in which a change must prove itself.
option-nodes = Positions a bot may examine per turn. Games can then be repeated exactly.
option-simulate-nodes = Positions a bot may examine per turn. [default: 2000]
option-tune-nodes = Positions a bot may examine per turn.
option-simulate-seconds = Seconds per turn instead. Such games can’t be repeated exactly.
option-arena-seconds = Seconds per turn. [default: 1.5]
option-jobs = Number of processes.
option-on = Where to play: on this machine, or on a Ray cluster.
option-ray-address = Address of the Ray cluster. [default: $RAY_ADDRESS, else a new one on this machine]
option-simulate-out = Folder for tables and records. An existing run is resumed, with its own settings for everything you leave out.
option-arena-out = Folder for games, report and ladder. An existing arena is resumed.
option-progress = Show progress as a bar, or as one line of JSON per step.
option-depth = Number of decisions to look ahead.
option-sprt = Stop as soon as it is clear whether the first bot’s chance of a title is this many percentage points better than the second’s, or not better at all.
option-host = Address to listen on. With 0.0.0.0, others on your network can join.
option-port = Port to listen on; 0 takes any free one.
option-data = Folder with the games. [default: $TEARUM_DATABASE_URL, else your data folder]
option-open = Open the page in the browser.
option-origin = Public address of the server, such as https://tearum.example. It answers under no other name.
option-workers = Number of processes for bots.
option-yes = Do not ask for confirmation.
option-unbegun-days = Days after which a table whose game never began is removed; 0: never.
option-finished-days = Days without a move after which only a game’s record is kept; 0: never.
option-dry-run = Only say what would be done.
option-step = Show the table after this many decisions, then stop.
option-pause = Wait for Enter after each turn.
option-review-seat = Only this seat, from 1. Can be given several times. [default: all]
option-review-nodes = Positions to examine per turn. Equal numbers give equal figures.
option-review-html = Write the review as one page that prints well, for example review.html.
option-export-game = Which game: its line in the arena’s games.jsonl, from 1, or its number in the tables of the simulation, from 0.
option-export-out = The record to write, for example game.json.
option-edition-from = The edition to copy: a built-in one or a file.
option-report-out = Folder for the page and its tables.
option-compare-out = Folder for the page and the table of all figures.
option-against = The edition to compare with.
option-try-players = Number of players.
option-try-bots = Who plays.
option-try-games = Games of each edition, at most.
option-try-out = Folder for the games. [default: my_box.try for my_box.toml]
lab-try-continues = More games are being played for a better answer. Ctrl-C stops and keeps them; the same command resumes.
option-targets = File with the targets. [default: the edition’s own, otherwise those of classic]
targets-missing = The edition names { $file } as its targets, but there is no such file: the targets of classic are used.
option-replay-url = Address of a running tearum serve: the example games are uploaded there.
option-bounds = File that says which values may change, and how far.
option-tune-out = The new edition, for example tuned.toml.
option-tune-players = Numbers of players, comma-separated.
option-rounds = Maximum number of changes.
argument-record = The record of a game.
argument-rule = A rule (TRD-04), a chapter (TRD) or a word.
argument-bots = At least two bots: their names, or module:Class for your own.
argument-backup = The file to write, for example games.tearum.
argument-restore = A file written by tearum backup.
argument-export-folder = Folder of tearum arena --out or tearum simulate --out.
argument-edition = A built-in edition or a file.
argument-edition-file = The file to write, for example my_box.toml.
argument-runs = Folders of tearum simulate --out.
argument-run = Folder of tearum simulate --out in which all seats are the same bot.
argument-compare-before = Simulation of one edition.
argument-compare-after = Simulation of another, with the same bots and seeds.
argument-things = For example church, captain-12 or tile-market-2. [default: everything that stands out]
argument-strategies = red, blue, balanced, builder, captains or contracts. [default: all of them]

completion-installed = Completion for { $shell } is installed in { $file }. Open a new terminal to use it.

## Errors: options and arguments

error-see-help = See: { $command }
error-missing-command = Missing command.
error-missing-option = Missing option { $name }.
error-missing-argument = Missing argument { $name }.
error-no-option = { $suggestion ->
    [none] No such option: { $given }.
   *[other] No such option: { $given }. Did you mean { $suggestion }?
}
error-no-command = { $suggestion ->
    [none] No such command: { $given }.
   *[other] No such command: { $given }. Did you mean { $suggestion }?
}
error-extra-argument = Unexpected argument: { $given }.
error-option-value = Option { $name } does not take a value.
error-option-no-value = Option { $name } needs a value.
error-number-range = { $name } must be a number from { $low } to { $high }, not { $given }.
error-number-least = { $name } must be at least { $low }, not { $given }.
error-whole-number = { $name } must be a whole number, not { $given }.
error-number = { $name } must be a number, not { $given }.
error-choice = { $name } must be one of { $choices }, not { $given }.
error-value = { $given } is not a valid value for { $name }.
error-language = tearum speaks { $languages }, not { $given }.
error-player-count = Tea & Rum is for 2 to 4 players, not { $given }.
error-player-counts = --players must be one or more of 2,3,4, not { $given }.
error-bot-count = { $players } players need 1 to { $players } bots, not { $given }.
error-seed-length = A seed has at most { $most } characters.
error-nodes-or-seconds = Give --nodes or --seconds, not both.
error-nodes = --nodes must be a number from 1 to { $most }.
error-seconds = --seconds must be a number above 0.
error-two-bots = Name at least two bots, each of them once.
error-sprt-bots = --sprt needs exactly two bots, the stronger one first.
error-sprt-points = --sprt must be a number of percentage points from 0.1 to 100.
error-ray-address = --ray-address needs --on ray.
error-step = { $file } has { $n } decisions: --step must be from 0 to { $n }.
error-review-seat = { $file } has { $n } seats: --seat must be from 1 to { $n }.
error-exists = { $file } already exists and is not overwritten. Choose another name.
error-file = { $file }: { $reason }.
error-terminal-closed = The terminal was closed before you answered.
error-no-such-rule = No rule has this number or mentions “{ $given }”.

## Errors: packages, folders, servers

error-needs-package = { $what } needs { $packages }. Install with: { $command }
error-upload-address = { $address } is not the address of a server: it must start with http:// or https://.
error-upload-refused = { $address } did not accept the replays: { $reason }
error-upload-failed = { $address } can’t be reached: { $reason }.
error-database = The database can’t be used: { $reason }.
error-database-address = TEARUM_DATABASE_URL is not the address of a database: { $reason }.
error-no-database = There are no games in { $folder }, so there is nothing to back up. Choose another folder with --data.
error-nothing-to-tidy = There are no games in { $folder }, so there is nothing to tidy up. Choose another folder with --data.
error-no-page = The page is not built. In a checkout, make page builds it.
error-listen = The server can’t listen on { $host }, port { $port }: { $reason }. Perhaps another server is running; choose another port with --port.
error-data-folder = The folder of the games can’t be used: { $reason } ({ $folder }). Choose another with --data.
error-same-edition = { $file } is the edition to tune. Choose another name for the new one.
error-not-toml = { $file }: the name of an edition must end in “.toml”.
error-strict-fault = { $fault } Stopped because of --strict.

## Questions

confirm-restore = All games now on the server will be lost. Continue? [y/N]
confirm-yes = y yes
confirm-no = Nothing was changed.

## Counts

count-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
count-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
count-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
count-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
count-nodes = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}

## Records

record-finished = { $players }: { $n } decisions, finished; edition { $edition } ({ $hash }), seed { $seed }.
record-unfinished = { $players }: { $n } decisions, not finished; edition { $edition } ({ $hash }), seed { $seed }.
record-secret = (secret)
record-game-over = The game is over.
record-ok = { $file }: OK.
review-written = Review written to { $file }.
record-deal-ok = The deal is the one that was published.
record-wrong = { $file }: { $problem }

## Editions

edition-ok = { $file }: OK. { edition-values }.
edition-values = { $values } values: { $printed } printed, { $inferred } inferred, { $reconstructed } reconstructed
edition-untranslated = { $n ->
    [one] One name is missing in { $language }. The English one is used.
   *[other] { $n } names are missing in { $language }. The English ones are used.
}
edition-same = The two editions are the same.
edition-plays-same = They play the same.
edition-written = { $file }: the edition { $edition }. Change it, then run: tearum edition check { $file }

## The server

serve-open = Tea & Rum is running at { $address } (stop with Ctrl-C).
serve-network = Others on your network can join at { $addresses }
serve-no-network = No network address of this machine was found.
serve-local-only = Only this computer can connect. To let others on your network join: tearum serve --host 0.0.0.0
backup-done = { $file }: { $tables } saved.
restore-done = { $file }: { $tables } restored. A running server takes them up within a few seconds.
restore-set-aside = The damaged database is kept as { $file }.
tidy-done = Tables that never began, removed: { $removed }. Games archived as records: { $archived }.
tidy-would = Tables that never began, to be removed: { $removed }. Games to be archived as records: { $archived }. Nothing was changed.

## Simulations

stopped-nothing = Stopped before a game was finished.
stopped-partial = Stopped early: these are the games finished so far.
stopped-resume = Run the same command to resume { $folder }.
progress-rate = { $n } games/s
simulate-damaged = { $place } is damaged. It is set aside and played again.
simulate-summary = { $games } with { $players } players, edition { $edition }, seed { $seed }: { $mean } decisions per game ({ $low } to { $high }), { $nobody } without a winner.
simulate-seat = seat { $n }
simulate-col-games = games
simulate-col-wins = wins
simulate-col-governor = Governor
simulate-col-pirate_king = Pirate King
simulate-col-blue = blue VP
simulate-col-red = red VP
simulate-col-what = what
simulate-col-total = total
simulate-col-items = most to least often
simulate-built = built
simulate-hired = hired
simulate-activated = activated
simulate-fulfilled = fulfilled
simulate-ship_bought = ships bought
simulate-allegiance_taken = allegiances taken
simulate-allegiance_proven = allegiances proven
simulate-sold = sold
simulate-bought = bought
simulate-faults = { $n ->
    [one] { $bot } failed once. Another bot moved for it, so its figures are not all its own.
   *[other] { $bot } failed { $n } times. Another bot moved for it, so its figures are not all its own.
}

## Arena

arena-col-bot = bot
arena-col-against = against
arena-col-seats = seats
arena-col-governor = P(Governor)
arena-col-pirate_king = P(Pirate King)
arena-col-any = P(any)
arena-col-both = P(both)
arena-col-above = above baseline
arena-col-rating = rating
arena-col-milliseconds = ms per decision
arena-col-nodes = positions per decision
arena-itself = itself
arena-baseline = baseline
arena-versus = { $own } v { $others }
arena-deal = Deal { $first }
arena-deals = Deals { $first } to { $last }
arena-cost = { $deals }, { $games }, { $minutes } core-minutes. Intervals: 95%, clustered by deal.
arena-faults = { $bot } failed in { $seats }. Another bot moved for it, so its figures are not all its own. { $first }
arena-sprt = SPRT, { $role ->
    [alone] { $bot } alone
   *[rest] { $bot } in the other seats
} against { $other }: { $verdict ->
    [stronger] stronger
    [not_stronger] not stronger
   *[open] undecided
} after { $deals } (a difference of { $points } points against none; log ratio { $ratio }).
arena-ladder-title = The ladder
arena-ladder-note = { $players } players, { $deals }, { $games }; Elo points with 95% intervals

## Lab

lab-written = Written: { $file }
lab-tune-written = Written: { $file }, { $summary } and { $table }
lab-report-summary = { $players } players, { $games } of { $bots }: { $met } of { $targets } targets met, { $n ->
    [one] { $n } thing stands out.
   *[other] { $n } things stand out.
}
lab-compare-summary = { $before } and { $after }, { $paired } played with both editions: { $significant } of { $all } figures differ by more than chance explains.
lab-compare-col-figure = figure
lab-compare-col-before = before
lab-compare-col-after = after
lab-compare-col-change = change
lab-compare-more = and { $n } more
lab-ban-nothing = Nothing stands out in { $run }. Name something to ban.
lab-experiment = { $name }: P(any) { $change } points [{ $range }] against { $baseline }%, { $games }.
lab-stopped = Stopped early. Run the same command to resume.
lab-tune-partial = { $file } holds the changes made so far.
lab-tune-note = Note on { $value }: { $note }.
lab-tune-turned = { $value }: { $note }.
lab-tune-unchanged = No change within the bounds improved the balance by more than chance explains, so nothing was changed.
lab-tune-refused = Not kept: { $candidate }; { $why }.
lab-tune-settings = From the edition { $edition } ({ $hash }), with { $games } games of { $bots }{ $budget ->
    [none] { "" }
   *[other] { " " }({ $budget } per turn)
} at tables of { $players } players for each trial; seed { $seed }.

## The engine

plain-not-compiled = The engine runs as plain Python, some twenty times slower than compiled: make compile compiles it.
plain-no-compiler = The engine runs as plain Python, some twenty times slower than compiled: it was installed without a C compiler.
