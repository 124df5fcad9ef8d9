### Errors that people can do something about, in one sentence each.

## Folders of games

folder-unreadable = { $file } can’t be read: { $reason }.
folder-not-object = { $file } can’t be read: it is not a JSON object.
folder-incomplete = { $file } can’t be read: something is missing.
folder-other-settings = The games in { $folder } were played with other { $setting ->
    [format] files
    [rules] rules
    [players] numbers of players
    [budget] budgets
    [bots] bots
    [edition] editions
    [code] versions of the bots
    [seed] seeds
    [games] numbers of games
   *[knobs] bounds
}: choose another folder, or the same settings.
folder-not-ours = { $file } was not written by { $command } and is not overwritten: choose another folder.
folder-locked = Another command is writing to { $folder }: wait until it ends.
folder-changed = Another command has written to { $folder }: run this one again.
folder-no-manifest = { $folder } has games, but { $manifest } is missing beside it.
folder-file-exists = { $file } exists without { $manifest } beside it and is not overwritten: choose another folder.
folder-older = The games in { $folder } were played by an earlier tearum, which did not store the version of each bot: choose another folder.
folder-not-a-game = { $file }, line { $line }: this is not a game.
folder-no-game = { $folder } has no game { $number }.
folder-no-game-of = { $folder } has no game { $number }: it has { $n ->
    [one] { $n } game
   *[other] { $n } games
}.
folder-no-games = { $folder } is neither an arena nor a simulation: it has no arena.json and no run.json.
folder-not-arena = { $folder } is not an arena folder: it has no { $manifest }.
folder-empty = { $folder } has no games yet.
folder-not-run = { $folder } is not a run: it has no { $manifest }.
folder-other-format = { $folder } is not a run of format { $format }.
folder-damaged = { $folder } is damaged: tearum simulate --out { $run } plays it again.

## Processes and clusters

processes-killed = The processes were killed { $times } times in a row: by a bot (see above), or because memory ran out; fewer --jobs need less.
cluster-killed = The processes were killed { $times } times in a row: by a bot that can’t be interrupted, or because memory ran out; fewer processes need less.
cluster-not-joined = The Ray cluster at { $address } can’t be joined: is it of the same version, and does it need a token (RAY_AUTH_MODE)?
cluster-missing = No Ray cluster answers at { $address }: ray start --head starts one.
cluster-address = { $address } is not an address: { "host:port" }, or auto.
bots-other-version = A process has another version of the bots than the run was started with: install the same tearum everywhere.

## Runs in the lab

runs-other-editions = { $one } and { $other } are of different editions: name runs of one edition, or use tearum lab compare.
runs-same-games = { $one } and { $other } have the same games: name one of them.
runs-same-edition = { $one } and { $other } play the same edition: there is nothing to compare.
runs-other-settings = { $one } and { $other } were played with different { $setting ->
    [players] numbers of players
    [bots] bots
    [budget] budgets
   *[code] versions of the bots
}, so a difference may not be due to the edition: play one of them again.
runs-no-common-deal = { $one } and { $other } have no deal in common: play { $other } again with --seed { $seed }.
runs-mixed-bots = In { $folder } not all seats have the same bot: name another run.
runs-not-bannable = { $item } can’t be banned: name one of { $kinds }, such as building-7 or tile-market-2.
card-unknown = { $any ->
    [yes] { $typed } is not a card: do you mean { $cards }?
   *[no] { $typed } is not a card: name a building, or a kind and a number, such as captain-7 or tile-market-2.
}
card-ambiguous = { $typed } can mean several cards: { $cards }.
try-same = { $one } and { $other } play the same: there is nothing to try.
runs-not-a-strategy = { $name } is not a strategy: name one of { $known }.
runs-no-preferences = { $bot } has no preferences: play a run of another bot.
runs-bots-changed = The bots have changed since { $folder } was played: play it again.

## Bots

bot-unknown = No bot is called { $name }: there are { $known }, or { "module:Class" }.
bot-bad-name = { $name } is not a bot: name your own by its module and class, such as { "mybots:Dreamer" } for the class Dreamer in mybots.py.
bot-not-loaded = The bot { $name } can’t be loaded: { $reason }.
bot-no-choose = { $name } has no method choose(question).
bot-no-preferences = { $base } has no preferences, so it can’t be { $name }: try greedy.
bot-bad-preference = { $name } is not a bot: after a / comes { $styles }, or without and a building, captain, contract, ship or allegiance by its number, an alternative by its board or a tile by board and number, such as without-captain-7, without-alternative-harbor, without-tile-market-2.

## Records

record-format = This is not a record of format { $format } (it says { $found }).
record-rules = The record is for rules version { $rules }; this tearum knows { $known }. Update it.
record-seats = A record has 2 to 4 seats.
record-seed = The seed of a record is a number or a short text.
record-too-large = This file is too large for a record (4 MB at most).
record-not-json = This is not a record: it is not JSON ({ $reason }).
record-unreadable = { $file } can’t be read: { $reason }.
record-object = In a record, { $what } must be an object.
record-nonces = In a record, deal.nonces has one for each seat.
record-list = In a record, { $what } must be a list of at most { $most }.
record-number = In a record, { $what } must be a number from { $low } to { $high }.
record-text = In a record, { $what } must be a text of at most { $most } characters.
record-illegal = Decision { $number } of the record is not legal: { $reason }
record-other-edition = The edition in the record is not the one it was played with.
record-wrong-deal = { $part ->
    [seed] The deal is not the one that was published: its seed does not match.
   *[fingerprint] The deal is not the one that was published: its fingerprint does not match.
}
record-wrong-no-result = The game is over, but the result is missing.
record-wrong-not-over = It has a result, but the game is not over after the last decision.
record-wrong-result = The result does not follow from the decisions.
record-wrong-events = The events do not follow from the decisions.
record-bots = { $file }: its list of bots does not fit its seats.
record-bot-name = { $file }: a bot is called by its name.
record-imagined = An imagined game has no record: nobody has played it.
review-unfinished = A game can be reviewed once it is over.

## Backups

backup-not-written = { $file } can’t be written: { $reason }.
backup-not-read = { $file } can’t be read: { $reason }.
backup-no-games = There are no games in the database, so the older backup { $file } was kept.
backup-database-not-read = The database can’t be read: { $reason }.
backup-database-not-written = The database can’t be written: { $reason }.
backup-other-file = { $file } is not a backup of tearum.
backup-newer = { $file } was written by a newer tearum: update this one.
backup-damaged = { $file } is not a backup, or it is damaged: nothing was changed.

## The server’s database

database-damaged = The database { $file } is damaged: { $reason }. To replace it with your last backup: tearum restore BACKUP. The damaged file is kept beside it.
database-empty = The database { $file } is empty, so games may be lost. To restore them: tearum restore BACKUP. To start without them, remove the file.
database-missing = The database { $file } is missing, but its journal is still there. Put it back, or restore a backup: tearum restore BACKUP.
database-foreign = { $file } is not a database of tearum. Choose another folder with --data.
database-not-opened = The database { $file } can’t be opened: { $reason }.
database-newer = The database was written by a newer tearum: update this one.
database-in-use = Another server is already using { $file }: stop it first, or choose another folder with --data.
database-folder-open = Other users of this computer can look into { $folder }, where the games and their secrets are to be kept. Close it to them with chmod 700, or choose a folder of its own: --data { $better }.

## What the operating system or the database objects; a sentence begins before it

system-not-found = it does not exist
system-no-permission = permission denied
system-read-only = it is read-only
system-disk-full = the disk is full
system-is-folder = it is a folder
system-not-a-folder = part of its path is not a folder
system-exists = it exists already
system-name-too-long = its name is too long
system-port-in-use = the port is already in use
system-no-such-address = this machine has no such address
system-refused = the connection was refused
system-database-busy = another program is writing to it
system-database-not-opened = its file can’t be opened
system-not-a-database = the file is not a database
system-database-damaged = its file is damaged
not-a-path = this is not a path
