### What is wrong in the file of an edition, of bounds or of targets. Each follows a place in the file, without a full stop.

## Where

problem-at = { $where }: { $what }
problem-did-you-mean = ; did you mean { $near }?
problem-range = { $low } to { $high }

## What is there instead

problem-the-number = the number
problem-given-bool = true or false
problem-given-text = the text { $text }
problem-given-table = a table
problem-given-list = a list
problem-given-number = a number
problem-given-date = a date or time

## What is needed

problem-a-board = a board
problem-a-symbol = a wish symbol
problem-a-turn = a turn
problem-a-building-colour = a building colour
problem-a-vp-colour = a VP colour
problem-symbols = symbols
problem-places = places
problem-slots = slots
problem-spaces = spaces
problem-tiles = tiles
problem-tokens = tokens
problem-steps = steps
problem-rows = rows
problem-cards = cards

## The file

problem-file-large = the file is larger than { $most } KiB
problem-not-utf8 = this is not text in UTF-8
problem-line-long = the line is longer than { $most } characters
problem-key-long = the key has more than { $most } parts
problem-nested = arrays or tables are nested too deeply
problem-not-toml = this is not TOML: { $reason }
problem-rest = the rest of the file was not read
problem-unreadable = can’t be read: { $reason } (editions that come with the game: { $names })
problem-new-suffix = an edition’s file name ends in { $ending }
problem-new-letter = the file name must begin with a letter: it becomes the edition’s id
problem-new-built-in = an edition { $name } comes with the game; choose another name
problem-new-exists = this file exists already and is not overwritten
problem-new-not-written = can’t be written: { $reason }

## Keys and tables

problem-unknown-key = unknown key { $key }{ $suggestion }
problem-more-unknown = { $n ->
    [one] { $n } more unknown key
   *[other] { $n } more unknown keys
}
problem-missing = { $what } is missing
problem-must-be-table = this must be a table, { $heading }
problem-must-be-tables = these must be tables, { $heading }
problem-tables-count = { $n } of { $heading }, there must be { $wanted }
problem-list-of-keys = a list of keys in [ ] is needed here
problem-key-needed = a key of this table is needed here
problem-inferred-too = { $key } is marked inferred too
problem-texts-by-key = a text for each key is needed here: { $form }
problem-not-a-value = { $key } is not a value of this table{ $suggestion }

## Values

problem-whole-number = a whole number is needed here, not { $given }
problem-negative = { $n } is negative
problem-bounds = { $n } is out of bounds: { $range }
problem-text = a text is needed here, not { $given }
problem-text-empty = the text is empty
problem-text-long = the text is longer than { $most } characters
problem-invisible = { $text } has a character in it that can’t be shown
problem-id = { $given } is not an id: up to 40 of a to z, 0 to 9 and _, a letter first
problem-file-name = { $given } is not the name of a file in the folder of the edition that ends in { $ending }
problem-not-a = { $given } is not { $kind }{ $suggestion }
problem-needed = { $kind } is needed here, not { $given }
problem-list = a list of { $of } in [ ] is needed here, not { $given }
problem-count = { $n } { $of }, there must be { $wanted }
problem-names = a name by language is needed here: { $form }
problem-language-missing = the language { $language } is missing

## Effects, costs and conditions

problem-effect-missing = an effect is missing
problem-only-vp = a VP box holds red and blue only; anything else is an instant
problem-no-action = no action is possible here, but there is { $action }
problem-sides = { $n } sides of a { $sign }, at most { $most } are possible
problem-icons = { $n } icons in a row, at most { $most } are possible
problem-amount = { $text }: the number must be 1 to { $most }
problem-icon-missing = an icon is missing next to a { $comma }, { $plus } or { $slash }
problem-phrase = { $text } can’t be read
problem-phrase-negative = { $text } can’t be read; nothing here is negative
problem-no-number = { $text }: { $word } takes no number
problem-money = { $text } can’t be read; money is written { $example }
problem-icon = { $given } is not a resource or icon{ $suggestion }
problem-how-many = { $text }: say how many, { $example }
problem-written = { $text } can’t be read; it is written { $example }
problem-no-choice = there is no choice ({ $sign }) here
problem-resource = { $given } is not a resource{ $suggestion }
problem-not-payable = { $icon } can’t be paid; a cost is money and resources
problem-cost-sides = a cost has two sides of a { $sign } at most
problem-cost-choice = a choice is money on the left and goods on the right: { $example }
problem-cost-negative = a cost can’t be negative
problem-cost-missing = a cost is missing
problem-too-many = { $n } of one kind, at most { $most } are possible
problem-condition-missing = a condition is missing
problem-condition-twice = { $part } is asked for twice
problem-condition-difference = a difference, judged at the very end, can’t be joined with another part
problem-payment = a payment is money or goods, not both: { $example }
problem-condition = { $part } is not a condition{ $suggestion }
problem-permanent = { $text } is not a permanent effect{ $suggestion }
problem-exchange-none = { $given } for { $taken } is not an exchange
problem-exchange-more = an exchange can’t give more pieces ({ $take }) than it takes ({ $give })
problem-pieces-missing = pieces are missing: { $example }
problem-pieces-values = { $n } different pieces, at most { $most } are possible
problem-pieces = { $part } is not a number of pieces, such as { $example }
problem-pieces-bounds = { $n } pieces are out of bounds: { $range }
problem-pieces-value = the value { $value } is out of bounds: { $range }
problem-pieces-twice = pieces of { $value } are listed twice

## Rules about more than one value

problem-order = { $found } must be { $wanted }: the tables are in order
problem-taken = { $value } is { $other } already
problem-name-taken = { $name } ({ $language }) is { $other } already
problem-colour-many = the sixth { $colour } building; each colour has { $size }
problem-colour-few = only { $n } { $colour } buildings; each colour has { $size }
problem-permanents = at most { $most } of the buildings can have such an effect
problem-captain-round = round { $found } must be { $wanted }: 6 per round, in order
problem-reward-missing = cannons are paid, but the reward is missing
problem-cannons-missing = there is a reward, but no cannon to pay for it
problem-contract-worthless = the contract is worth nothing in either colour
problem-ship-order = ${ $cost } comes after ${ $before }; ships are in ascending order
problem-ascend = the costs must ascend
problem-squares = { $n } squares with the tokens’, at most { $most }
problem-never-fits = { $pieces } pieces never fit into the warehouse’s { $squares } squares
problem-population = { $most } is below the start, { $start }
problem-asks-too-much = asks for { $asked }, but there are only { $limit } { $kind ->
    [buildings] building types in a game
    [one_colour] of a colour in a game
    [captains] captains in a game
    [contracts] contracts
    [population] on the population track
   *[reputation] steps on the reputation track
}
problem-few-slots = { $slots } slots are too few for { $players } players: at least { $least }
problem-wish-twice = a wish card shows a symbol once
problem-order-begins = this side begins with { $begins }, not with { $found }
problem-order-turns = { $turn } has { $n } turns, must have { $wanted }
problem-automa = no token names the { $board } board; each board needs one
problem-victory = no card is { $colour }; both colours must appear
problem-endowment = its stars reach an action, on step { $step } of the track
problem-nesting = effects could nest too deeply: { $stairs } steps with an action or a star and { $cards } buildings and captains with an action in their instant need room for { $bound } pending effects, there is room for { $room }

## The bounds of a search

problem-knob-count = 1 to { $most } values are needed here, each as { $heading }
problem-knob-twice = { $value } is bound by { $other } already
problem-knob-value = { $key } is missing: the value to change, such as { $example }
problem-knob-provenance = { $value } is { $kind ->
    [printed] printed
   *[inferred] inferred
}: only reconstructed values are tuned
problem-knob-no-effect = { $value } changes nothing in play
problem-knob-component = { $word } is not a component{ $suggestion }
problem-knob-none = there is no { $what } { $label }: { $range }
problem-knob-which = say which { $what }: { $range }
problem-knob-no-key = { $what } has no { $key }: { $known }
problem-knob-which-value = say which value of { $what }: { $known }
problem-knob-rest = nothing can follow { $title }, but { $rest } does
problem-knob-item = { $title } has { $of } { $range }, not { $given }
problem-knob-either = either { $choices } or { $least } and { $most } must say what it may become
problem-knob-not-number = { $value } is not a whole number: give { $choices } instead
problem-knob-now = it is { $now } now, which must lie between least { $least } and most { $most }
problem-knob-choices = a list of values in [ ] is needed here
problem-knob-nothing = it is { $now } already, and nothing else is given
problem-not-in-file = { $key } is not in the file of the edition

## Targets

problem-file-unreadable = can’t be read: { $reason }
problem-targets-none = there are no targets: { $first }, { $second } or { $third }
problem-target-twice = { $key } has a target in { $table } already
problem-target-bounds = bounds are needed here: { $form }
problem-target-end = { $least } or { $most } is missing
problem-target-order = least { $least } is more than most { $most }
problem-number = a number is needed here
problem-target-players = a list of 2, 3 and 4 is needed here: { $form }
problem-target-except = only figures that begin with { $start } have exceptions
problem-target-items = a list of items is needed here: { $numbers } or { $names }
