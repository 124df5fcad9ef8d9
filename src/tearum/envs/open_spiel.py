"""Tea & Rum as a game of OpenSpiel's Python interface. Importing this module registers it.

    import pyspiel
    import tearum.envs.open_spiel

    game = pyspiel.load_game("tearum(players=3)")

All luck is dealt at set-up, so the game has one chance node, the first: it picks one of `deals`
equally likely deals. Deal n is the one of `Game.new(seed=seed + n)`. A state therefore knows every
face-down card. Whoever searches fairly starts from `state.resample_from_infostate`, which deals
anew what the player can't know.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.events import CONVERSION_CHOSEN
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.engine.redeal import imagine
from tearum.engine.state import State
from tearum.envs.render_text import render_text
from tearum.envs.reward import REWARDS
from tearum.game import Action
from tearum.game.actions.event import SIZE as EVENT_SIZE
from tearum.game.arguments import edition_of_argument, player_count, whole_number
from tearum.game.result import result_of
from tearum.game.secret_conversions import COLOUR_OF_CODE, codes_as_imagined, log_as_imagined
from tearum.game.seeds import deal_streams, stream
from tearum.game.view import view_of
from tearum.observation.layout import SIZE
from tearum.observation.observe import blank, observe

NAME: Final = "tearum"
MAX_GAME_LENGTH: Final = 5_000  # decisions; games of random bots have some hundreds
UTILITY_BOUNDS: Final = {  # least and most that a player can get
    "winner": (0.0, 1.0),
    "zero_sum": (-1.0, 1.0),
    "titles": (0.0, 2.0),
    "points": (-100.0, 100.0),
}
ZERO_SUM: Final = ("zero_sum", "points")
PARAMETERS: Final = {
    "players": 4,
    "edition": "classic",
    "seed": 0,
    "deals": 1000,
    "reward": "winner",
}


def _game_type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Tea & Rum",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a game's whole past has no fixed size
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class TearumGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game with its parameters: players, edition, seed, deals and reward."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {**PARAMETERS, **(params or {})}
        players = player_count(given["players"])
        self.seed = whole_number(given["seed"], "The seed of the first deal")
        self.deals = whole_number(given["deals"], "The number of deals", least=1)
        self.edition = edition_of_argument(given["edition"])
        reward = given["reward"]
        if reward not in REWARDS:
            raise ValueError(f"A reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        self.reward = REWARDS[reward]
        low, high = UTILITY_BOUNDS[reward]
        zero_sum = reward in ZERO_SUM
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MAX_GAME_LENGTH,
        )
        kind = _game_type(utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "TearumState":
        return TearumState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TearumObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TearumObserver(kind, params)


class TearumState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at one moment. `engine` is its true state, None before the deal."""

    def __init__(self, game: TearumGame) -> None:
        super().__init__(game)
        self.engine: State | None = None

    @property
    def game(self) -> TearumGame:
        game: TearumGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.engine is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(to_move(self.engine))
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.engine is not None and to_move(self.engine) < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.engine is None else menu_of(self.engine)

    def _apply_action(self, action: int) -> None:
        if self.engine is None:
            game = self.game
            streams = deal_streams(game.seed + action)
            self.engine = new_game(game.edition.tables, self.num_players(), streams, [])
        else:
            apply(self.engine, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        taken = Action.of(action)
        return " ".join([taken.kind, *(f"{name}={value}" for name, value in taken.args.items())])

    def returns(self) -> list[float]:
        result = None if self.engine is None else result_of(self.engine)
        if result is None:
            return [0.0] * self.num_players()
        return [self.game.reward(result, seat) for seat in range(self.num_players())]

    def __str__(self) -> str:
        if self.engine is None:
            return "Before the deal"
        return render_text(self.engine, self.game.edition)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "TearumState":
        """A state that the player can't tell from this one; what it can't know is dealt anew.

        Nothing of the truth is left in it: its history has deal 0 whatever the true deal was, and
        for others' secret choices those of the sample. So it can't be replayed from its history.
        """
        if self.engine is None:
            return self._with(None, [])
        engine = imagine(self.engine, player, stream(repr(probability_sampler()), "resample"))
        engine.log = log_as_imagined(engine, player, self.engine.log or [])
        taken = self.full_history()[1:]
        seats = [pair.player for pair in taken]
        codes = codes_as_imagined(engine, player, [pair.action for pair in taken], seats)
        chance = int(pyspiel.PlayerId.CHANCE)
        return self._with(engine, [(chance, 0), *zip(seats, codes, strict=True)])

    def _with(self, engine: State | None, history: list[tuple[int, int]]) -> "TearumState":
        """A state with another past. OpenSpiel has no way to set that but its own serial form."""
        blank_state = self.game.new_initial_state()
        blank_state.engine = engine
        _, _, rest = blank_state.serialize().split("\n", 2)
        past = ",".join(f"{player}:{action}" for player, action in history)
        moves = f"move_number={len(history)}"
        state: TearumState = self.game.deserialize_state(f"history={past}\n{moves}\n{rest}")
        return state


class TearumObserver:
    """What a player may know: a string of everything so far, or the numbers of this moment."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"An observation has no parameters, not {params!r}.")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("An observation has what is public and what one player knows.")
        self.remembers = bool(kind.perfect_recall)
        self._row = blank()
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.remembers:
            self.tensor = np.zeros(SIZE, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TearumState, player: int) -> None:
        if self.tensor is None:
            return
        if state.engine is None:
            self.tensor.fill(0)
        else:
            observe(state.engine, player, self._row, 0)
            self.tensor[:] = np.array(self._row, np.int16)

    def string_from(self, state: TearumState, player: int) -> str:
        if state.engine is None:
            return f"player {player}, before the deal"
        if not self.remembers:
            return json.dumps(view_of(state.engine, player))
        over = state.is_terminal()
        known = {
            "player": player,
            "decisions": [
                [pair.player, _known_code(pair.action, over or pair.player == player)]
                for pair in state.full_history()[1:]
            ],
            "events": _known_log(state.engine.log or [], None if over else player),
        }
        return json.dumps(known, separators=(",", ":"))


def _known_code(code: int, known: bool) -> int | str:
    """A decision, or only its kind where it was made in secret (END-04)."""
    return code if known or code not in COLOUR_OF_CODE else Action.of(code).kind


def _known_log(log: Sequence[int], player: int | None) -> list[list[int]]:
    """The events that a player knows, without the secret numbers of others; None knows all."""
    events = []
    for at in range(0, len(log), EVENT_SIZE):
        event = list(log[at : at + EVENT_SIZE])
        secret = event[0] == CONVERSION_CHOSEN and player is not None and event[1] != player
        events.append(event[:2] if secret else event)
    return events


pyspiel.register_game(_game_type(pyspiel.GameType.Utility.GENERAL_SUM), TearumGame)
