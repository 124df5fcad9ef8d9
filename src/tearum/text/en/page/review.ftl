### After the game: what it turned on, and what was yours to change. The command and the page use the same words.

review-title = After the game
review-basis = These figures rest on bots of a known strength: they play every position on for some turns and estimate how it ends. What “others” did depends on how the others are thought to play.
review-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-with-error = { $points } ± { $error }
review-percent = { NUMBER($n, maximumFractionDigits: 0) }%

## The account

review-account = Skill, luck and the others
review-account-text = How the chance to win went from the start to the result, in points of 100.
review-player = Player
review-start = start
review-result = result
review-skill = skill
review-luck = luck
review-others = others
review-remainder = remainder
review-skill-text = what your turns lost against the best ones
review-luck-text = what was turned over, against the mean of what could have come
review-others-text = what changed while the others decided
review-remainder-text = where the bots changed their minds though nobody had moved
review-won = won
review-lost = did not win

## The graph

review-graph = Chance to win
review-graph-first = A first look. The exact figures are on their way.
review-governor = Governor
review-pirate-king = Pirate King
review-round = Round { $roman }

## Turning points

review-turning-points = What it turned on
review-turning-point = { $player }, round { $roman }
review-mistake = A better turn: { $points } points more
review-moved = It moved the game by { $points } points.
review-gained = { $player }: { $points }
review-done = Done
review-better = Better
review-why = Why
review-turned-over = Turned over
review-nothing = Nothing

## By round and by kind of decision

review-rounds = By round
review-kinds = By kind of decision
review-kind = Decision
review-turns = turns
review-mistakes = mistakes
review-kind-ships = Ships
review-kind-boards = Boards
review-kind-trade = Trade
review-kind-build = Build
review-kind-captain = Captain
review-kind-contract = Contract
review-kind-allegiance = Allegiance
review-kind-conversion = Conversion
review-reveal-deal = the deal
review-reveal-first_player = the first player
review-reveal-victory = the victory type
review-reveal-contracts = contracts
review-reveal-captains = captains
review-reveal-ships = ships
review-reveal-automa = the Automa’s token
review-reveal-conversions = the conversions
