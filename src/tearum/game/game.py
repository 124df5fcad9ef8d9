"""The facade: one game, from set-up to its winners.

>>> from tearum import Game
>>> game = Game.new(players=4, seed=7)
>>> game.to_move in range(4)
True
>>> [action.kind for action in game.legal_actions()][:2]
['pass', 'ship']
>>> while game.to_move is not None:
...     events = game.apply(game.legal_actions()[0])
>>> game.result().winners != ()
True
"""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from reprlib import repr as short_repr
from typing import Any, SupportsIndex, cast

from tearum.contract.reasons import REASON_FIELDS, REASONS, ReasonFields
from tearum.contract.values import value_of
from tearum.contract.view import View
from tearum.contract.vocabulary import FRAMES
from tearum.edition import Edition, parse
from tearum.engine.constants.reasons import reason_a, reason_b, reason_of
from tearum.engine.core import apply, new_game, to_move, why_not
from tearum.engine.pending import menu_of
from tearum.engine.redeal import imagine, redeal
from tearum.engine.rng import Rng
from tearum.engine.state import State
from tearum.game.actions.action import Action
from tearum.game.actions.action_context import context_of
from tearum.game.actions.event import SIZE, Event, events_of
from tearum.game.actions.quote import Quote, quote_of
from tearum.game.actions.reason import IllegalAction, Reason, UndoError
from tearum.game.arguments import (
    edition_of_argument,
    player_count,
    seat_names,
    seat_number,
    seat_or_spectator,
    seed_value,
    text_of_language,
    whole_number,
)
from tearum.game.record import Record, RecordError
from tearum.game.result import Result, result_of
from tearum.game.secret_conversions import codes_as_imagined, log_as_imagined
from tearum.game.seeds import deal_streams, new_seed, stream
from tearum.game.view import trade_so_far, view_of
from tearum.text import Sentences

AnyAction = Action | SupportsIndex | Mapping[str, Any]


class Game:
    """A game of Tea & Rum. Make one with `Game.new` or `Game.replay`."""

    def __init__(
        self,
        edition: Edition,
        seats: Sequence[str],
        seed: int | str | None,
        state: State,
        log: list[int],
    ) -> None:
        self.edition = edition
        self.seats = tuple(seats)
        self._seed = seed  # None: the game is imagined
        self.state = state  # the engine's; bots never get this one
        self._log = log
        self._codes: list[int] = []
        self._deciders: list[int] = []
        # States and lengths of the log before each decision since the last reveal.
        self._snapshots: list[tuple[State, int]] = []
        self._decisions_before = 0  # the game was imagined

    @classmethod
    def new(
        cls,
        players: SupportsIndex = 4,
        seed: SupportsIndex | str | None = None,
        edition: str | PathLike[str] | Edition = "classic",
        seats: Sequence[str] | None = None,
    ) -> "Game":
        """Deals a game for 2 to 4 players. Without a seed, nobody can foresee the deal.

        `seats` are the players' names. `edition` is a built-in name, a path, or an Edition.
        """
        players = player_count(players)
        seed = new_seed() if seed is None else seed_value(seed)
        edition = edition_of_argument(edition)
        if seats is None:
            seats = [f"Player {i + 1}" for i in range(players)]
        seats = seat_names(seats, players)
        log: list[int] = []
        state = new_game(edition.tables, players, deal_streams(seed), log)
        return cls(edition, seats, seed, state, log)

    def __repr__(self) -> str:
        kind = "imagined Game" if self._seed is None else f"Game, seed {short_repr(self._seed)}"
        seat = self.to_move
        turn = f"round {self.state.round_index() + 1}, seat {seat} to move"
        decisions = "1 decision" if len(self._codes) == 1 else f"{len(self._codes)} decisions"
        return (
            f"<{kind}, edition {self.edition.id!r}, {self.players} players, "
            f"{decisions}, {'over' if seat is None else turn}>"
        )

    # Playing

    @property
    def seed(self) -> int | str:
        """What the game was dealt from. An imagined game has none."""
        if self._seed is None:
            raise ValueError("An imagined game has no seed: its deal is a guess.")
        return self._seed

    @property
    def imagined(self) -> bool:
        """Whether the game is made up from what a seat knows, by `imagine`."""
        return self._seed is None

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        seat = int(to_move(self.state))
        return seat if seat >= 0 else None

    def legal_actions(self) -> list[Action]:
        """What the seat to move may do, in the order of the action table."""
        return [self._action(code) for code in menu_of(self.state)]

    def action(self, action: AnyAction) -> Action:
        """An action, a code or an action's JSON, as an action that has a text at this moment."""
        if isinstance(action, Action):
            return self._action(action.code)
        if isinstance(action, Mapping):
            return self._action(Action.from_json(action).code)
        return self._action(Action.of(action).code)

    def _action(self, code: int) -> Action:
        bare = Action.of(code)
        context = context_of(self.state, bare.kind, bare.args)
        return Action(code, bare.kind, bare.args, self.edition, context)

    def apply(self, action: AnyAction) -> list[Event]:
        """Does an action and plays on to the next decision. Returns what happened."""
        action = self.action(action)
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(action, reason)
        before = len(self._log)
        self._do(action.code)
        return events_of(self._log[before:], self.edition)

    def _do(self, code: int) -> None:
        """Does a legal action."""
        seat = int(to_move(self.state))
        reveals = self.state.reveals()
        self._snapshots.append((self.state.copy(), len(self._log)))
        apply(self.state, code)
        self._codes.append(code)
        self._deciders.append(seat)
        if self.state.reveals() != reveals:
            self._snapshots.clear()

    def why_not(self, action: AnyAction) -> Reason | None:
        """The reason why an action can't be taken now; None exactly when it is legal."""
        packed = int(why_not(self.state, self.action(action).code))
        if packed == 0:
            return None
        name = REASONS[reason_of(packed)]
        numbers = (int(reason_a(packed)), int(reason_b(packed)))
        named = zip(REASON_FIELDS[name], numbers, strict=True)
        fields = cast(ReasonFields, {field: value_of(field, n) for field, n in named if field})
        if name == "out_of_order":
            fields["asked"] = FRAMES[self.state.frame_kind()]
        return Reason(name, fields, self.edition, self.seats, self.to_move)

    def quote(self, actions: Iterable[AnyAction]) -> Quote:
        """What these actions, one after another, would change, without doing them."""
        if isinstance(actions, Action | Mapping | str) or not isinstance(actions, Iterable):
            raise TypeError("quote takes a list of actions, also where there is only one.")
        seat = self.to_move
        if seat is None:
            raise IllegalAction(Action.of(0), Reason("game_over", {}, self.edition))
        trial = Game(self.edition, self.seats, self._seed, self.state.copy(), [])
        trial.state.log = trial._log
        known, reveals = 0, False  # how much of the log the seat may know beforehand
        for action in actions:
            shown = trial.state.reveals()
            trial.apply(action)
            reveals = bool(trial.state.reveals() != shown)
            if reveals:
                break
            known = len(trial._log)
        events = events_of(trial._log[:known], self.edition)
        state = trial.state
        trading = not reveals and state.depth() > 0 and FRAMES[state.frame_kind()] == "trading"
        return quote_of(seat, events, trade_so_far(state, seat) if trading else None, reveals)

    def undo(self, seat: SupportsIndex | None = None) -> Action:
        """Takes the last decision back, up to the last barrier, and returns it.

        A barrier is a hidden thing turned over or, where `seat` is given, a decision of another
        seat. An imagined game can't go back to before it was imagined.
        """
        seat = seat_or_spectator(seat, self.players)
        if not self._codes:
            raise UndoError("start")
        if len(self._codes) == self._decisions_before:
            raise UndoError("imagined")
        if not self._snapshots:
            raise UndoError("revealed")
        if seat is not None and self._deciders[-1] != seat:
            raise UndoError("other_player")
        state, events = self._snapshots.pop()
        del self._log[events:]
        state.log = self._log
        self.state = state
        self._deciders.pop()
        return self._action(self._codes.pop())

    def undoable(self, seat: SupportsIndex) -> int:
        """How many decisions the seat could take back now, one after another."""
        seat = seat_number(seat, self.players)
        count = 0
        while count < len(self._snapshots) and self._deciders[-1 - count] == seat:
            count += 1
        return count

    def settle(self) -> None:
        """Drops what undo needs for decisions that another player has answered, to save memory."""
        kept = self.undoable(self._deciders[-1]) if self._deciders else 0
        del self._snapshots[: len(self._snapshots) - kept]

    def copy(self) -> "Game":
        """An independent game that stands where this one does."""
        log = list(self._log)
        state = self.state.copy()
        state.log = log
        game = Game(self.edition, self.seats, self._seed, state, log)
        game._codes = list(self._codes)
        game._deciders = list(self._deciders)
        game._snapshots = list(self._snapshots)
        game._decisions_before = self._decisions_before
        return game

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    # Looking

    def view(self, seat: SupportsIndex | None = None) -> View:
        """What a seat may see, ready for JSON; None for a spectator."""
        return view_of(self.state, seat_or_spectator(seat, self.players))

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, secrets and all."""
        return events_of(self._log, self.edition)

    def events_for(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """What has happened, as a seat or a spectator may know it, from the event `since` on."""
        seat = seat_or_spectator(seat, self.players)
        since = whole_number(since, "The first event", least=0)
        over = self.to_move is None
        return [
            event.redacted() if event.is_secret() and not over and event.seat != seat else event
            for event in events_of(self._log[since * SIZE :], self.edition)
        ]

    @property
    def actions(self) -> list[int]:
        """The codes of all decisions so far."""
        return list(self._codes)

    @property
    def deciders(self) -> list[int]:
        """The seat that took each decision so far."""
        return list(self._deciders)

    def asked(self, lang: str = "en") -> str:
        """The one sentence that says what is to be decided now."""
        view = self.view()
        pending = view["pending"]
        if pending is None:
            return text_of_language(lang).message("game-is-over")
        context = {**pending, "removing": view["removing"]}
        return Sentences(text_of_language(lang), self.edition).asked(pending["asked"], context)

    def result(self) -> Result:
        """The winners and the final scores. A ValueError while the game is not over."""
        result = result_of(self.state)
        if result is None:
            raise ValueError("The game is not over yet.")
        return result

    # Imagining

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex | str) -> State:
        """An engine state that the seat can't tell from the true one; bots get these."""
        seat = seat_or_spectator(seat, self.players)
        return redeal(self.state, -1 if seat is None else seat, _redeal_stream(seed))

    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex | str) -> "Game":
        """A game that the seat can't tell from this one, to be played on at will.

        It has the past that the seat knows. What the seat does not know is dealt anew from `seed`:
        face-down cards, and what others have chosen in secret. The truth can't be read from it, so
        it has neither a seed nor a record, and `undo` does not go back to before.
        """
        seat = seat_or_spectator(seat, self.players)
        state = imagine(self.state, -1 if seat is None else seat, _redeal_stream(seed))
        log = log_as_imagined(state, seat, self._log)
        state.log = log
        game = Game(self.edition, self.seats, None, state, log)
        game._codes = codes_as_imagined(state, seat, self._codes, self._deciders)
        game._deciders = list(self._deciders)
        game._decisions_before = len(self._codes)
        return game

    # Keeping

    def record(self) -> Record:
        """The record of the game so far, secrets and all. An imagined game has none."""
        if self._seed is None:
            raise RecordError("record-imagined")
        over = self.to_move is None
        return Record(
            edition_id=self.edition.id,
            edition_hash=self.edition.hash,
            edition_source=self.edition.source,
            seats=self.seats,
            seed=self._seed,
            actions=tuple(self._codes),
            events=[event.to_json() for event in self.events] if over else None,
            result=self.result().to_json() if over else None,
        )

    @classmethod
    def replay(cls, record: Record, steps: SupportsIndex | None = None) -> "Game":
        """The game of a record, or of its first `steps` decisions; RecordError if it is broken."""
        if not isinstance(record, Record):
            raise TypeError(f"Only a Record can be replayed, not {short_repr(record)}.")
        if steps is not None:
            steps = whole_number(steps, "The number of decisions to replay", least=0)
        edition = edition_of(record)
        game = cls.new(len(record.seats), record.seed, edition, record.seats)
        game.follow(record.actions[:steps])
        return game

    def follow(self, codes: Iterable[SupportsIndex]) -> None:
        """Does recorded decisions. RecordError at the first that is not legal."""
        for number in codes:
            code = Action.of(number).code
            if why_not(self.state, code) != 0:
                reason = self.why_not(code)
                assert reason is not None
                decision = str(len(self._codes) + 1)
                raise RecordError("record-illegal", number=decision, reason=reason)
            self._do(code)


def edition_of(record: Record) -> Edition:
    """The edition a record was played with, from the record itself."""
    edition = parse(record.edition_source.encode(), f"edition {record.edition_id}")
    if edition.hash != record.edition_hash:
        raise RecordError("record-other-edition")
    return edition


def _redeal_stream(seed: SupportsIndex | str) -> Rng:
    return stream(seed_value(seed), "redeal")
