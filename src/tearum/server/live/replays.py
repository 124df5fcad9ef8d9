"""Finished and uploaded games, watched from any seat at any step."""

import asyncio
import json
import logging
import zlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from tearum.contract.events import EventJson
from tearum.edition import Edition, EditionError
from tearum.engine.state import State
from tearum.game import Game, Record, RecordError
from tearum.game.event import SIZE, events_of
from tearum.game.record import RULES
from tearum.server.jobs.lab_jobs import Lab
from tearum.server.live.client_view import shown_action, shown_deal
from tearum.server.live.editions import name_of
from tearum.server.live.game_log import codes_of, deal_of, where
from tearum.server.live.live_table import Table
from tearum.server.live.table_service import Hall
from tearum.server.request_error import Sorry
from tearum.server.wire.replays import GameSummary, ReplayMap, ReplayStep, Step
from tearum.server.wire.server_messages import Deal

_KEPT: Final = 64  # replays in memory
_EVERY: Final = 24  # decisions between two states that are remembered

log = logging.getLogger("tearum.replays")


@dataclass
class Replay:
    """A recorded game, made ready to jump around in."""

    id: str
    record: Record
    edition: Edition
    bots: list[str | None]
    deal: Deal | None
    game: Game | None  # at its end; None where it can't be replayed
    steps: list[Step]
    states: list[State]  # every so many decisions
    set_up: int = 0  # events before the first decision

    @classmethod
    def of(
        cls, id: str, record: Record, edition: Edition, bots: list[str | None], deal: Deal | None
    ) -> "Replay":
        replay = cls(id, record, edition, bots, deal, None, [], [])
        if record.rules == RULES:
            replay._play()
        return replay

    def _play(self) -> None:
        game = Game.new(len(self.record.seats), self.record.seed, self.edition, self.record.seats)
        self.set_up = _events(game)
        for number, code in enumerate(self.record.actions):
            if number % _EVERY == 0:
                self.states.append(game.state.copy())
            seat = game.to_move
            game.follow([code])
            game.settle()
            place = where(game)
            self.steps.append(Step(seat or 0, code, place.round, place.phase, _events(game)))
        if not self.states:
            self.states.append(game.state.copy())
        self.game = game

    @property
    def over(self) -> bool:
        return self.record.result is not None or (
            self.game is not None and self.game.to_move is None
        )

    def whole_record(self) -> Record:
        """The record, with events and result where the game is over."""
        if self.game is None or self.record.result is not None:
            return self.record
        told = self.game.record()
        return replace(self.record, events=told.events, result=told.result)

    def summary(self) -> GameSummary:
        result = self.record.result
        if result is None and self.game is not None and self.game.to_move is None:
            result = self.game.result().to_json()
        return GameSummary(
            game=self.id,
            seats=list(self.record.seats),
            bots=self.bots,
            edition=name_of(self.edition),
            rules=self.record.rules,
            steps=len(self.record.actions),
            over=self.over,
            result=result,
            replayable=self.game is not None,
            deal=self.deal,
        )

    def map(self) -> ReplayMap:
        self._playable()
        return ReplayMap(self.id, self.steps)

    def step(self, step: int | None, seat: int | None) -> ReplayStep:
        whole = self._playable()
        step = len(self.steps) if step is None else step
        if not 0 <= step <= len(self.steps):
            raise Sorry("bad_request", f"This game has steps 0 to {len(self.steps)}.")
        self._check_seat(seat)
        log = whole.state.log or []
        since = self.steps[step - 2].events if step > 1 else self.set_up if step else 0
        until = self.steps[step - 1].events if step else self.set_up
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
            action=None if action is None or hidden else shown_action(action),
            decider=decider,
            view=game.view(seat),
            events=[event.to_json() for event in events],
            events_from=since,
        )

    def events(self, seat: int | None) -> list[EventJson]:
        self._check_seat(seat)
        if self.game is not None:
            return [event.to_json() for event in self.game.events_for(seat)]
        return list(self.record.events or [])

    def _playable(self) -> Game:
        if self.game is None:
            raise Sorry(
                "other_rules",
                f"This game was played under rules {self.record.rules}: its events can be read, "
                "but not its positions.",
            )
        return self.game

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.record.seats):
            raise Sorry("bad_request", f"This game has seats 0 to {len(self.record.seats) - 1}.")

    def _game_at(self, step: int) -> Game:
        near = min(step // _EVERY, len(self.states) - 1)
        game = Game(self.edition, self.record.seats, self.record.seed, self.states[near].copy(), [])
        game.follow(self.record.actions[near * _EVERY : step])
        return game


class Replays:
    """The replays that were last looked at."""

    def __init__(self, hall: Hall, lab: Lab) -> None:
        self._hall = hall
        self._lab = lab
        self._known: OrderedDict[str, Replay] = OrderedDict()

    async def get(self, id: str) -> Replay:
        replay = self._known.get(id)
        if replay is None:
            replay = (
                await self._of_table(id) or await self._of_upload(id) or await self._of_report(id)
            )
            if replay is None:
                raise Sorry("no_such_game", "There is no such game: check the link.")
            self._known[id] = replay
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(id)
        return replay

    async def _of_upload(self, id: str) -> Replay | None:
        content = await self._hall.storage.upload(id)
        if content is None:
            return None
        record = Record.loads(zlib.decompress(content))
        return self.checked(id, record)

    async def _of_report(self, id: str) -> Replay | None:
        """A game that a report of the lab shows."""
        content = await asyncio.to_thread(self._lab.record, id)
        if content is None:
            return None
        try:
            record = Record.loads(content)
        except (RecordError, UnicodeError) as error:
            raise Sorry("bad_request", str(error)[:300]) from error
        return self.checked(id, record)

    async def _of_table(self, id: str) -> Replay | None:
        try:
            table, moves = await self._hall.fetch(id)
        except Sorry as sorry:
            if sorry.code == "no_such_table":
                return None
            raise
        if not table.ended:
            raise Sorry("not_over", "This game is not over yet: it can be watched at its table.")
        if not moves:
            raise Sorry("no_such_game", "This game was never dealt.")
        bots = [row.bot if not row.human else None for row in table.seats]
        deal = deal_of(table.row, table.seats)
        record = Record(
            edition_id=table.edition.id,
            edition_hash=table.edition.hash,
            edition_source=table.edition.source,
            seats=tuple(row.name for row in table.seats),
            seed=deal.seed,
            actions=tuple(codes_of(moves)),
            rules=table.row.rules,
            deal=deal,
        )
        try:
            replay = Replay.of(id, record, table.edition, bots, shown_deal(table))
            if replay.game is not None:
                return replay
        except RecordError:
            log.error("no_replay", extra={"table": id})
        # It went on from a snapshot: its events and its result are all there is.
        whole = record_of(await self._hall.table(id))
        return Replay(id, whole, table.edition, bots, shown_deal(table), None, [], [])

    def checked(self, id: str, record: Record) -> Replay:
        """An uploaded record, replayed; Sorry where it does not."""
        try:
            edition = self._hall.editions.keep(record.edition_source)
            if edition.hash != record.edition_hash:
                raise RecordError(
                    "The edition kept in the record is not the one it was played with."
                )
            deal = record.deal
            shown = None
            if deal is not None:
                nonces: list[str | None] = list(deal.nonces)
                shown = Deal(deal.fingerprint, nonces, deal.secret, str(record.seed))
            replay = Replay.of(id, record, edition, [None] * len(record.seats), shown)
        except (RecordError, EditionError) as error:
            raise Sorry("bad_request", str(error)[:500]) from error
        if replay.game is None and record.result is None:
            raise Sorry("other_rules", "This record is of other rules and not finished.")
        return replay


def record_of(table: Table) -> Record:
    """The whole record of a table's game, secrets and all: for when it has ended."""
    fold = table.fold
    if fold is None:
        raise Sorry("no_such_game", "This game was never dealt.")
    return replace(
        fold.game.record(),
        actions=tuple(fold.codes),
        rules=table.row.rules,
        deal=deal_of(table.row, table.seats),
    )


def open_record(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may take home while the game runs: no seed, no secrets."""
    fold = table.fold
    if fold is None:
        raise Sorry("not_playing", "The game has not begun.")
    return {
        "format": "tearum-live",
        "rules": table.row.rules,
        "edition": msgspec.to_builtins(name_of(table.edition)),
        "seats": [row.name for row in table.seats],
        "revision": fold.revision,
        "view": fold.game.view(seat),
        "events": [event.to_json() for event in fold.game.events_for(seat)],
    }


def _events(game: Game) -> int:
    return len(game.state.log or []) // SIZE


def compressed(record: Record) -> bytes:
    return zlib.compress(json.dumps(record.to_json(), ensure_ascii=False).encode())
