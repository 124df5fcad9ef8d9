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
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from tearum.contract.effects import Goods
from tearum.contract.quote import QuoteJson
from tearum.contract.reasons import REASON_FIELDS, REASONS, ReasonFields, ReasonJson
from tearum.contract.values import value_of
from tearum.contract.view import Trade, View
from tearum.contract.vocabulary import FRAMES, RESOURCES
from tearum.edition import Edition, load, parse
from tearum.engine.core import apply, new_game, to_move, why_not
from tearum.engine.reasons import reason_a, reason_b, reason_of
from tearum.engine.redeal import redeal
from tearum.engine.state import State, menu_of
from tearum.game.action import Action
from tearum.game.action_context import context_of
from tearum.game.event import SIZE, Event, events_of
from tearum.game.record import MAX_NAME, Record, RecordError
from tearum.game.result import Result, result_of
from tearum.game.seeds import deal_streams, new_seed, stream
from tearum.game.view import trade_so_far, view_of
from tearum.text import Sentences, text_in

AnyAction = Action | int | Mapping[str, Any]


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a code with parameters, and words for it."""

    name: str
    fields: ReasonFields
    edition: Edition
    seats: tuple[str, ...] = ()
    you: int | None = None  # the seat it is told to

    def text(self, lang: str = "en") -> str:
        say = Sentences(text_in(lang), self.edition)
        return say.reason(self.name, self.fields, self.seats, self.you)

    def to_json(self) -> ReasonJson:
        return {"reason": self.name, **self.fields}


class IllegalAction(ValueError):
    """The action is not legal now. `reason` says why, in three languages."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(reason.text("en"))
        self.action = action
        self.reason = reason


class UndoError(ValueError):
    """Nothing can be taken back. `barrier` names what stands in the way."""

    def __init__(self, barrier: str) -> None:
        self.barrier = barrier  # "start", "revealed" or "other-player"
        super().__init__(self.text("en"))

    def text(self, lang: str = "en") -> str:
        return text_in(lang).message(f"barrier-{self.barrier}")


@dataclass(frozen=True)
class Quote:
    """What some actions would come to for the seat that takes them."""

    seat: int
    money: int
    goods: Goods
    blue: int
    red: int
    stars: int
    population: int
    expansions: int
    events: tuple[Event, ...]
    trade: Trade | None  # the open Trade, as it would be if closed now
    reveals: bool  # the last action turns over something hidden; what follows is not told

    def to_json(self) -> QuoteJson:
        return {
            "seat": self.seat,
            "money": self.money,
            "goods": self.goods,
            "blue": self.blue,
            "red": self.red,
            "stars": self.stars,
            "population": self.population,
            "expansions": self.expansions,
            "events": [event.to_json() for event in self.events],
            "trade": self.trade,
            "reveals": self.reveals,
        }


@lru_cache(maxsize=8)
def _built_in(name: str) -> Edition:
    return load(name)


class Game:
    """A game of Tea & Rum. Make one with `Game.new` or `Game.replay`."""

    def __init__(
        self, edition: Edition, seats: Sequence[str], seed: int | str, state: State, log: list[int]
    ) -> None:
        self.edition = edition
        self.seats = tuple(seats)
        self.seed = seed
        self.state = state  # the engine's; bots never get this one
        self._log = log
        self._codes: list[int] = []
        self._deciders: list[int] = []
        # States and lengths of the log before each decision since the last reveal.
        self._snapshots: list[tuple[State, int]] = []

    @classmethod
    def new(
        cls,
        players: int = 4,
        seed: int | str | None = None,
        edition: str | Path | Edition = "classic",
        seats: Sequence[str] | None = None,
    ) -> "Game":
        """Deals a game for 2 to 4 players. Without a seed the deal is one nobody can foresee.

        `seats` are the players' names. `edition` is a built-in name, a path, or an Edition.
        """
        if players not in (2, 3, 4):
            raise ValueError(f"Tea & Rum is for 2 to 4 players, not {players}.")
        if seats is None:
            seats = [f"Player {i + 1}" for i in range(players)]
        if len(seats) != players or any(len(name) > MAX_NAME for name in seats):
            raise ValueError(f"Give {players} names of at most {MAX_NAME} characters.")
        if seed is None:
            seed = new_seed()
        if not isinstance(edition, Edition):
            edition = _built_in(edition) if edition == "classic" else load(edition)
        log: list[int] = []
        state = new_game(edition.tables, players, deal_streams(seed), log)
        return cls(edition, seats, seed, state, log)

    # Playing

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
        """The action that is meant, with words that fit the moment."""
        if isinstance(action, Action):
            return self._action(action.code)
        if isinstance(action, int):
            return self._action(action)
        return self._action(Action.from_json(action).code)

    def _action(self, code: int) -> Action:
        bare = Action.of(code)
        context = context_of(self.state, bare.kind, bare.args)
        return Action(code, bare.kind, bare.args, self.edition, context)

    def apply(self, action: AnyAction) -> list[Event]:
        """Does an action and goes on to the next decision. Says what happened."""
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
        """What these actions, one after another, would come to, without doing them."""
        seat = self.to_move
        if seat is None:
            raise IllegalAction(Action.of(0), Reason("game_over", {}, self.edition))
        trial = Game(self.edition, self.seats, self.seed, self.state.copy(), [])
        trial.state.log = trial._log
        told, reveals = 0, False
        for action in actions:
            shown = trial.state.reveals()
            trial.apply(action)
            reveals = bool(trial.state.reveals() != shown)
            if reveals:
                break
            told = len(trial._log)
        events = events_of(trial._log[:told], self.edition)
        state = trial.state
        trading = not reveals and state.depth() > 0 and FRAMES[state.frame_kind()] == "trading"
        return _sum_up(seat, events, trade_so_far(state, seat) if trading else None, reveals)

    def undo(self, seat: int | None = None) -> Action:
        """Takes the last decision back, up to the last barrier. Says which it was.

        A barrier is a hidden thing turned over, or, where `seat` is given, a decision of another.
        """
        if not self._codes:
            raise UndoError("start")
        if not self._snapshots:
            raise UndoError("revealed")
        if seat is not None and self._deciders[-1] != seat:
            raise UndoError("other-player")
        state, events = self._snapshots.pop()
        del self._log[events:]
        state.log = self._log
        self.state = state
        self._deciders.pop()
        return self._action(self._codes.pop())

    def undoable(self, seat: int) -> int:
        """How many decisions the seat could take back now, one after another."""
        count = 0
        while count < len(self._snapshots) and self._deciders[-1 - count] == seat:
            count += 1
        return count

    def settle(self) -> None:
        """Forgets how to take back what another player has answered since, to be small."""
        kept = self.undoable(self._deciders[-1]) if self._deciders else 0
        del self._snapshots[: len(self._snapshots) - kept]

    def copy(self) -> "Game":
        """An independent game that stands where this one does."""
        log = list(self._log)
        state = self.state.copy()
        state.log = log
        game = Game(self.edition, self.seats, self.seed, state, log)
        game._codes = list(self._codes)
        game._deciders = list(self._deciders)
        game._snapshots = list(self._snapshots)
        return game

    # Looking

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, ready for JSON; None for a spectator."""
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"There is no seat {seat!r} at this table.")
        return view_of(self.state, seat)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, secrets and all."""
        return events_of(self._log, self.edition)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened, as a seat or a spectator may know it, from the event `since` on."""
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
            return text_in(lang).message("game-is-over")
        context = {**pending, "removing": view["removing"]}
        return Sentences(text_in(lang), self.edition).asked(pending["asked"], context)

    def result(self) -> Result:
        """The winners and the final scores. An error while the game goes on."""
        result = result_of(self.state)
        if result is None:
            raise ValueError("The game is not over yet.")
        return result

    def redeal(self, seat: int | None, seed: int | str) -> State:
        """A state that the seat cannot tell from the true one, for bots and for imagining."""
        return redeal(self.state, -1 if seat is None else seat, stream(seed, "redeal"))

    # Keeping

    def record(self) -> Record:
        """The record of the game so far, secrets and all."""
        over = self.to_move is None
        return Record(
            edition_id=self.edition.id,
            edition_hash=self.edition.hash,
            edition_source=self.edition.source,
            seats=self.seats,
            seed=self.seed,
            actions=tuple(self._codes),
            events=[event.to_json() for event in self.events] if over else None,
            result=self.result().to_json() if over else None,
        )

    @classmethod
    def replay(cls, record: Record, steps: int | None = None) -> "Game":
        """The game of a record, or of its first `steps` decisions; RecordError if it is broken."""
        edition = edition_of(record)
        game = cls.new(len(record.seats), record.seed, edition, record.seats)
        game.follow(record.actions[:steps])
        return game

    def follow(self, codes: Iterable[int]) -> None:
        """Does recorded decisions, telling nobody. RecordError at the first that is not legal."""
        for code in codes:
            if why_not(self.state, code) != 0:
                action, reason = self.action(code), self.why_not(code)
                assert reason is not None
                raise RecordError(
                    f"Decision {len(self._codes) + 1} of the record is not legal: "
                    f"{IllegalAction(action, reason)}"
                )
            self._do(code)


def edition_of(record: Record) -> Edition:
    """The edition a record was played with, from the record itself."""
    edition = parse(record.edition_source.encode(), f"edition {record.edition_id}")
    if edition.hash != record.edition_hash:
        raise RecordError("The edition kept in the record is not the one it was played with.")
    return edition


def _sum_up(seat: int, events: list[Event], trade: Trade | None, reveals: bool) -> Quote:
    totals = {"money": 0, "blue": 0, "red": 0, "stars": 0, "population": 0, "expansions": 0}
    goods: Goods = dict.fromkeys(RESOURCES, 0)
    for event in events:
        if event.seat != seat:
            continue
        if event.kind == "money":
            totals["money"] += event.fields["amount"]
        elif event.kind == "goods":
            goods[event.fields["resource"]] += event.fields["pieces"]
        elif event.kind == "vp":
            totals[event.fields["colour"]] += event.fields["points"]
        elif event.kind == "star":
            totals["stars"] += 1
        elif event.kind == "population":
            totals["population"] += event.fields["steps"]
        elif event.kind == "expansion":
            totals["expansions"] += 1
    return Quote(
        seat=seat,
        money=totals["money"],
        goods=goods,
        blue=totals["blue"],
        red=totals["red"],
        stars=totals["stars"],
        population=totals["population"],
        expansions=totals["expansions"],
        events=tuple(events),
        trade=trade,
        reveals=reveals,
    )
