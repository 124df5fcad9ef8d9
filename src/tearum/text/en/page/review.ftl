### After the game: what it turned on, and what was yours to change. The command and the page use the same words.

review-title = After the game
review-basis = These figures come from bots of known strength, which play each position on for a few turns and estimate how it will end. The share of the “others” depends on how they are assumed to play.
review-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-with-error = { $points } ± { $error }
review-percent = { NUMBER($n, maximumFractionDigits: 0) }%

## The account

review-account = Skill, luck and the others
review-account-text = How the chance of winning moved from the start to the result, in percentage points. ± is the standard error: two times in three, the figure is off by no more. Nobody plays perfectly: own turns cost something, and what one player loses, the others gain.
review-player = Player
review-start = start
review-result = result
review-skill = skill
review-luck = luck
review-others = others
review-given = their mistakes
review-remainder = remainder
review-skill-text = what your turns lost compared with the best ones
review-luck-text = what was revealed, compared with the average of what could have come
review-others-text = what changed during the others’ turns, other than by luck
review-given-text = part of “others”: what you gained because they missed their best turns
review-remainder-text = where the bots changed their minds although nobody had moved
review-won = won
review-lost = lost
review-from-to = { $start } at the start, { $result }
review-short = In short
review-short-text = In percentage points of the chance of winning. ± is the standard error.
review-costliest = Costliest mistake
review-no-mistakes = No turn was clearly a mistake.
review-own = What { $player } could change
review-own-mistakes =
    { $n ->
        [0] no clear mistake
        [one] 1 clear mistake
       *[other] { $n } clear mistakes
    }
review-not-own = What { $player } could not change

## The graph

review-graph = Chance of winning
review-graph-first = A first look. The exact figures are on their way.
review-governor = Governor
review-pirate-king = Pirate King
review-round = Round { $roman }
review-graph-help = Choose a turn in the graph, or go through them with the arrow keys.
review-after-deal = After the deal
review-after-turn = turn { $turn } of { $turns }
review-chance = { $player } { $percent }
review-progress = { $done } of { $total } turns.
review-waiting = The review starts in a moment.
review-print = Print

## Turning points

review-turning-points = Turning points
review-turning-points-text = The mistakes that cost most, then the turns that moved the game most, in percentage points of the chance of winning. A turn counts as a mistake only if it costs more than 3 points even with twice its error taken off. In the reasons, “you” is whoever played the turn.
review-all-players = All players
review-no-own-mistakes = None of { $player }’s turns was clearly a mistake.
review-turning-point = { $player }, round { $roman }
review-gained = { $player }: { $points }
review-cost = Cost
review-cost-points = { $points } percentage points
review-done = Played
review-better = Better
review-why = Why
review-turned-over = Revealed
review-nothing = Nothing
review-position = The position
review-show-better = What was better?
review-hide-better = Hide the answer
review-no-better = The bots found nothing better.
review-look = Open in the replay
review-practise = What to practise

## Trying a turn again

review-try = Try again
review-back = Back to the review
review-once-more = Once more
review-judging = Comparing your turn…
review-verdict-best = This is the best turn.
review-verdict-equal = As good as the best turn, as far as the bots can tell.
review-verdict-better = { $points } percentage points better than the best turn the bots had found.
review-verdict-worse = { $points } percentage points behind the best turn.
review-chance-after = Chance of winning afterwards: { $percent } ± { $error }.
review-game-best = The bots found nothing better than the turn played in the game.
review-game-worse = The turn played in the game was { $points } percentage points behind the best one.

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
