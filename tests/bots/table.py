"""A table for bots: deals, and games between them."""

from tearum.bots import Bot, BotRunner, Budget, bot_named
from tearum.bots.question import stream_of
from tearum.edition import load
from tearum.engine.constants.frames import CONVERTING_BLUE
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.engine.rules.setup import STREAMS
from tearum.engine.state import State

CLASSIC = load("classic")
TABLES = CLASSIC.tables
SMALL = Budget(nodes=600)


def deal(players: int, seed: int | str = 1) -> State:
    luck = [stream_of(f"test:{seed}:{i}") for i in range(STREAMS)]
    return new_game(TABLES, players, luck, None)


def played(players: int, decisions: int, seed: int | str = 1) -> State:
    """A game some random decisions on."""
    state = deal(players, seed)
    rng = stream_of(f"test:{seed}:decisions")
    for _ in range(decisions):
        menu = menu_of(state)
        apply(state, menu[rng.below(len(menu))])
    return state


def at_the_second_conversion(players: int, seed: int | str = 1) -> State:
    """A game of random decisions, where one seat has converted in secret and the next may."""
    state, rng = deal(players, seed), stream_of(f"test:{seed}:decisions")
    first = None
    while first is None or top_kind(state) != CONVERTING_BLUE or int(to_move(state)) == first:
        if top_kind(state) == CONVERTING_BLUE:
            first = int(to_move(state))
        menu = menu_of(state)
        apply(state, menu[rng.below(len(menu))])
    return state


def top_kind(state: State) -> int:
    return int(state.frame_kind())


def play_out(state: State, players: list[BotRunner], decisions: int = 10_000) -> list[int]:
    """Plays on with these players, to the end or for so many decisions; says what was chosen."""
    codes: list[int] = []
    while (seat := int(to_move(state))) >= 0 and len(codes) < decisions:
        answer = players[seat].answer(state)
        assert answer.action in menu_of(state)
        apply(state, answer.action)
        codes.append(answer.action)
    return codes


def seated(names: list[str], budget: Budget = SMALL, seed: int | str = 1) -> list[BotRunner]:
    return [BotRunner(bot_named(name), name, seed, budget) for name in names]


def player(bot: Bot, budget: Budget = SMALL) -> BotRunner:
    return BotRunner(bot, type(bot).__name__, 1, budget)
