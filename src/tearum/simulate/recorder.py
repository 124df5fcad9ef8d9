"""The recorder: replays a game that was played and adds its rows to the tables."""

from collections.abc import Sequence
from typing import Final

from tearum.engine.constants.components import ROUNDS
from tearum.engine.core import new_game
from tearum.engine.edition_tables import EditionTables
from tearum.engine.state import State
from tearum.game.result import Result
from tearum.game.seeds import deal_streams
from tearum.lab.match import Match
from tearum.simulate.native.economy import STOCKS
from tearum.simulate.native.game_observer import GameObserver
from tearum.simulate.native.position_chances import PositionEvaluator, TitleChances
from tearum.simulate.rows import GameRow, GameTables, PlayerRow, RecordRow

PEAKS: Final = tuple(f"peak_{stock}" for stock in STOCKS)
DECIDED_IN_ENDING: Final = ROUNDS + 1  # where only the last steps decided the game


class Recorder:
    """For games of one edition."""

    def __init__(self, tables: EditionTables) -> None:
        self._tables = tables
        self._evaluator = PositionEvaluator(tables)

    def add(
        self, tables: GameTables, game: int, seed: str, seats: Sequence[str], match: Match
    ) -> None:
        """Adds the rows of a game that these bots played from this seed."""
        state = new_game(self._tables, len(seats), deal_streams(seed), [])
        observer = GameObserver(game, state, self._evaluator)
        observer.play(list(match.codes))
        tables.choices.extend(observer.choices)
        tables.offers.extend(observer.offers)
        tables.standings.extend(observer.standings)
        tables.flows.extend(observer.economy.flows())
        tables.games.append(
            GameRow(
                game=game,
                seed=seed,
                players=len(seats),
                decisions=len(match.codes),
                governors=match.result.governors,
                pirate_kings=match.result.pirate_kings,
                decided_round=decided_round(observer.after, match.result),
                revealed=tuple(observer.revealed),
                stopped=match.result.stopped,
                **dict(zip(PEAKS, observer.economy.peaks, strict=True)),
            )
        )
        for seat, bot in enumerate(seats):
            tables.players.append(_player(state, game, seat, bot, match, observer))
        tables.records.append(RecordRow(game, seed, tuple(seats), match.codes))


def decided_round(after: Sequence[TitleChances], result: Result) -> int | None:
    """The first round after which the later winners stayed in the lead; None if nobody won."""
    if not result.winners:
        return None
    decided = DECIDED_IN_ENDING
    for number in range(len(after), 0, -1):
        chances = after[number - 1]
        if not (
            _leads(chances.governor, result.governors)
            and _leads(chances.pirate_king, result.pirate_kings)
        ):
            break
        decided = number
    return decided


def _leads(chances: Sequence[float], winners: Sequence[int]) -> bool:
    """Whether one of the winners has the best chance; True for a title that nobody won."""
    return not winners or max(chances) == max(chances[seat] for seat in winners)


def _player(
    s: State, game: int, seat: int, bot: str, match: Match, observer: GameObserver
) -> PlayerRow:
    result = match.result
    score = result.scores[seat]
    tokens = int(s.token_high(seat) - s.token_low(seat))
    return PlayerRow(
        game=game,
        seat=seat,
        bot=bot,
        governor=seat in result.governors,
        pirate_king=seat in result.pirate_kings,
        any=seat in result.winners,
        blue=score.blue,
        red=score.red,
        blue_lost=observer.blue_lost[seat],
        red_lost=observer.red_lost[seat],
        money=int(s.money(seat)),
        buildings=int(s.building_count(seat)),
        captains=int(s.captain_count(seat)),
        contracts=int(s.contract_count(seat)),
        population=int(s.population(seat)),
        reputation=int(s.reputation(seat)),
        expansions=len(s.tables.token_cost) - tokens,
        allegiance=score.allegiance,
        allegiance_proven=score.proven,
        endowment=int(s.endowment(seat)) + 1,
        decisions=match.decisions[seat],
        faults=len(match.faults[seat]),
    )
