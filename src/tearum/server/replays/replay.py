"""One recorded game, made ready to jump to any step of it."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from tearum.contract.events import EventJson
from tearum.contract.view import ResultJson
from tearum.edition import Edition, EditionError
from tearum.engine.state import State
from tearum.game import Game, Record, RecordError
from tearum.game.actions.event import SIZE, events_of
from tearum.game.actions.reason import IllegalAction
from tearum.game.record import RULES
from tearum.game.record_check import check_deal, check_result
from tearum.review.timeline import ends_turn
from tearum.server.live.client_view import legal_action
from tearum.server.live.game_log import GameStart, progress_of
from tearum.server.store.editions import edition_name
from tearum.server.wire.errors import RequestError
from tearum.server.wire.replays import GameSummary, ReplayMap, ReplayStep, Step
from tearum.server.wire.reviews import TriedPosition
from tearum.server.wire.server_messages import Deal

STATE_INTERVAL: Final = 24  # decisions between two states that are kept


@dataclass
class Replay:
    id: str
    record: Record
    edition: Edition
    bots: list[str | None]
    deal: Deal | None
    game: Game | None = None  # at its end; none where it can't be replayed
    steps: list[Step] = field(default_factory=list)
    states: list[State] = field(default_factory=list)  # one for every interval
    set_up_events: int = 0  # events before the first decision

    @classmethod
    def of(
        cls,
        game_id: str,
        record: Record,
        edition: Edition,
        bots: list[str | None],
        deal: Deal | None,
    ) -> "Replay":
        """The replay of a record. One of other rules is not replayed."""
        replay = cls(game_id, record, edition, bots, deal)
        if record.rules == RULES:
            replay._play()
        return replay

    def _play(self) -> None:
        game = Game.new(len(self.record.seats), self.record.seed, self.edition, self.record.seats)
        self.set_up_events = _event_count(game)
        for number, code in enumerate(self.record.actions):
            if number % STATE_INTERVAL == 0:
                self.states.append(game.state.copy())
            seat = game.to_move
            game.follow([code])
            game.settle()
            progress = progress_of(game)
            self.steps.append(
                Step(seat or 0, code, progress.round, progress.phase, _event_count(game))
            )
        if not self.states:
            self.states.append(game.state.copy())
        self.game = game

    @property
    def result(self) -> ResultJson | None:
        """How the game ended. What the record says counts only where nothing can be replayed."""
        if self.game is None:
            return self.record.result
        return self.game.result().to_json() if self.game.to_move is None else None

    def whole_record(self) -> Record:
        """The record, with events and result where the game is over."""
        if self.game is None:
            return self.record
        record = self.game.record()
        return replace(self.record, events=record.events, result=record.result)

    def summary(self) -> GameSummary:
        result = self.result
        return GameSummary(
            game=self.id,
            seats=list(self.record.seats),
            bots=self.bots,
            edition=edition_name(self.edition),
            rules=self.record.rules,
            steps=len(self.record.actions),
            over=result is not None,
            result=result,
            replayable=self.game is not None,
            deal=self.deal,
        )

    def map(self) -> ReplayMap:
        self._replayed_game()
        return ReplayMap(self.id, self.steps)

    def step(self, step: int | None, seat: int | None) -> ReplayStep:
        """The table after so many decisions, as a seat or a spectator saw it then."""
        whole = self._replayed_game()
        step = len(self.steps) if step is None else step
        if not 0 <= step <= len(self.steps):
            raise RequestError("bad_request", f"This game has steps 0 to {len(self.steps)}.")
        self._check_seat(seat)
        log = whole.state.log or []
        since, until = self._events_at(step - 1) if step else 0, self._events_at(step)
        before = self._game_at(step - 1) if step else None
        action = before.action(self.record.actions[step - 1]) if before else None
        decider = self.steps[step - 1].seat if step else None
        game = self._game_at(step)
        over = game.to_move is None
        events = [
            event.redacted() if event.is_secret() and not over and event.seat != seat else event
            for event in events_of(log[since * SIZE : until * SIZE], self.edition)
        ]
        secret = action is not None and action.kind in ("convert_blue", "convert_red")
        hidden = secret and not over and decider != seat
        return ReplayStep(
            game=self.id,
            step=step,
            steps=len(self.steps),
            seat=seat,
            action=None if action is None or hidden else legal_action(action),
            decider=decider,
            view=game.view(seat),
            events=[event.to_json() for event in events],
            events_from=since,
        )

    def start(self, step: int) -> GameStart:
        """The position after so many decisions, to begin another game from."""
        self._replayed_game()
        if not 0 <= step < len(self.steps):
            raise RequestError("bad_request", "There is nothing to play from this step on.")
        return GameStart(len(self.record.seats), self.record.seed, self.record.actions[:step])

    def tried(self, step: int, codes: list[int], about: list[int]) -> TriedPosition:
        """Other decisions from a step on, within one turn, as the seat to decide sees them.

        `about` are further ones: what they would give, or why they are not legal.
        """
        self._replayed_game()
        if not 0 <= step < len(self.steps):
            raise RequestError("bad_request", "There is nothing to decide at this step.")
        state = self._game_at(step).state
        before, log = state.copy(), list[int]()
        state.log = log
        game = Game(self.edition, self.record.seats, self.record.seed, state, log)
        seat = self.steps[step].seat
        over = False
        for code in codes:
            if over or game.why_not(code) is not None:
                raise RequestError("bad_request", "Not every one of these decisions is legal.")
            game.apply(code)
            game.settle()
            over = ends_turn(before, game.state, seat)
        position = TriedPosition(
            seat=seat,
            view=game.view(seat),
            legal=[] if over else [legal_action(action) for action in game.legal_actions()],
            events=[event.to_json() for event in game.events_for(seat)],
            over=over,
        )
        if about and not over:
            try:
                position.quote = game.quote(about).to_json()
            except IllegalAction as error:
                position.reason = error.reason.to_json()
        return position

    def events(self, seat: int | None) -> list[EventJson]:
        self._check_seat(seat)
        if self.game is not None:
            return [event.to_json() for event in self.game.events_for(seat)]
        return list(self.record.events or [])

    def _events_at(self, step: int) -> int:
        """How many events there are after so many decisions."""
        return self.steps[step - 1].events if step else self.set_up_events

    def _replayed_game(self) -> Game:
        if self.game is None:
            raise RequestError(
                "other_rules",
                f"This game was played under rules {self.record.rules}: its events can be read, "
                "but not its positions.",
            )
        return self.game

    def _check_seat(self, seat: int | None) -> None:
        seats = len(self.record.seats)
        if seat is not None and not 0 <= seat < seats:
            raise RequestError("bad_request", f"This game has seats 0 to {seats - 1}.")

    def _game_at(self, step: int) -> Game:
        near = min(step // STATE_INTERVAL, len(self.states) - 1)
        state = self.states[near].copy()
        game = Game(self.edition, self.record.seats, self.record.seed, state, [])
        game.follow(self.record.actions[near * STATE_INTERVAL : step])
        return game


def _event_count(game: Game) -> int:
    return len(game.state.log or []) // SIZE


def replay_of(game_id: str, record: Record, parse: Callable[[str], Edition]) -> Replay:
    """The replay of a record in a file or an upload. RequestError where there is none."""
    try:
        edition = parse(record.edition_source)
        if edition.hash != record.edition_hash:
            raise RecordError("record-other-edition")
        deal = None
        if record.deal is not None and record.deal.problem(record.seed) is None:
            nonces = [nonce or None for nonce in record.deal.nonces]
            deal = Deal(record.deal.fingerprint, nonces, record.deal.secret, str(record.seed))
        return Replay.of(game_id, record, edition, [None] * len(record.seats), deal)
    except (RecordError, EditionError) as error:
        raise RequestError("bad_request", str(error)[:500]) from error


def check_upload(record: Record, parse: Callable[[str], Edition]) -> None:
    """RequestError where a record that somebody uploads can't be replayed, or claims too much."""
    replay = replay_of("", record, parse)
    if replay.game is None:
        raise RequestError(
            "other_rules", "This record is of other rules, so nothing it says can be checked."
        )
    try:
        check_deal(record)
        check_result(record, replay.game)
    except RecordError as error:
        raise RequestError("bad_request", str(error)[:500]) from error
