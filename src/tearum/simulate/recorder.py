"""The recorder: replays a played game with open ears and writes its rows."""

from collections.abc import Sequence
from typing import Final

from tearum.engine import layout as at
from tearum.engine.components import ROUNDS
from tearum.engine.core import new_game
from tearum.engine.state import State, seat_at
from tearum.engine.tables import Tables
from tearum.game.result import Result
from tearum.game.seeds import deal_streams
from tearum.lab.match import Match
from tearum.simulate.native.listener import Listener
from tearum.simulate.native.position_chances import Chances, Instrument
from tearum.simulate.rows import GameRow, PlayerRow, RecordRow, Rows

IN_THE_ENDING: Final = ROUNDS + 1  # the round of a game that its last steps decided


class Recorder:
    """Writes the rows of games of one edition."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._instrument = Instrument(tables)

    def add(self, rows: Rows, game: int, seed: str, seats: Sequence[str], match: Match) -> None:
        """Adds the rows of a game that these bots played from this seed."""
        state = new_game(self._tables, len(seats), deal_streams(seed), [])
        listener = Listener(game, state, self._instrument)
        listener.play(list(match.codes))
        rows.choices.extend(listener.choices)
        rows.offers.extend(listener.offers)
        rows.standings.extend(listener.standings)
        rows.games.append(
            GameRow(
                game=game,
                seed=seed,
                players=len(seats),
                decisions=len(match.codes),
                governors=match.result.governors,
                pirate_kings=match.result.pirate_kings,
                decided_round=decided_round(listener.after, match.result),
                revealed=tuple(listener.revealed),
                stopped=match.result.stopped,
            )
        )
        for seat, bot in enumerate(seats):
            rows.players.append(_player(state, game, seat, bot, match, listener))
        rows.records.append(RecordRow(game, seed, tuple(seats), match.codes))


def decided_round(after: Sequence[Chances], result: Result) -> int | None:
    """The first round from whose end on those led who won in the end; none where nobody won."""
    if not result.winners:
        return None
    decided = IN_THE_ENDING
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
    """Whether one of the winners has the best chance; a title nobody won does not count."""
    return not winners or max(chances) == max(chances[seat] for seat in winners)


def _player(
    s: State, game: int, seat: int, bot: str, match: Match, listener: Listener
) -> PlayerRow:
    here, result = seat_at(seat), match.result
    score = result.scores[seat]
    tokens = int(s.v[here + at.TOKEN_HIGH] - s.v[here + at.TOKEN_LOW])
    return PlayerRow(
        game=game,
        seat=seat,
        bot=bot,
        governor=seat in result.governors,
        pirate_king=seat in result.pirate_kings,
        any=seat in result.winners,
        blue=score.blue,
        red=score.red,
        blue_lost=listener.blue_lost[seat],
        red_lost=listener.red_lost[seat],
        money=int(s.v[here + at.MONEY]),
        buildings=int(s.v[here + at.BUILDINGS_OF]),
        captains=int(s.v[here + at.CAPTAINS_OF]),
        contracts=int(s.v[here + at.CONTRACTS_OF]),
        population=int(s.v[here + at.POPULATION]),
        reputation=int(s.v[here + at.REPUTATION]),
        expansions=len(s.t.token_cost) - tokens,
        allegiance=score.allegiance,
        allegiance_proven=score.proven,
        endowment=int(s.d[at.ENDOWMENT + seat]) + 1,
        decisions=match.decisions[seat],
        faults=len(match.faults[seat]),
    )
