"""What one client may see of a table. Everything passes through `view` and `events_for`."""

from dataclasses import dataclass
from typing import Any, Final, cast

from msgspec import Raw

from tearum.contract.table import Presence as PresenceKind
from tearum.contract.view import View
from tearum.engine.constants.events import CONVERSION_CHOSEN
from tearum.game import Action, Game
from tearum.game.actions.event import SIZE
from tearum.game.view import public_view, seat_view
from tearum.server.live.game_log import GameLog, fair_deal_of
from tearum.server.live.live_table import LiveTable, PresenceState
from tearum.server.store.editions import edition_name
from tearum.server.store.rows import SeatRow
from tearum.server.wire.encoding import encode_json, iso_time
from tearum.server.wire.server_messages import (
    AbandonVote,
    Clock,
    Deal,
    LegalAction,
    MissedStep,
    Presence,
    Seat,
    State,
    StateHead,
    UndoState,
)

MAX_MISSED_STEPS: Final = 60

NO_HEAD: Final[dict[str, Any]] = {"holds": [], "host": False, "seats": [], "watchers": 0}
HEAD_LENGTH: Final = len(encode_json(StateHead(**NO_HEAD))) - 1  # of that head in a whole state


@dataclass(frozen=True)
class Viewer:
    """Who gets a state: the seat looked from, the seats held, and the last revision seen."""

    seat: int | None
    held_seats: list[int]
    is_host: bool
    known_revision: int | None


def seats_message(table: LiveTable, presence: PresenceState) -> list[Seat]:
    return [
        Seat(
            seat=row.seat,
            name=row.name,
            kind="human" if row.human else "bot",
            bot=row.bot,
            colour=row.colour,
            taken=row.taken,
            connected=not row.human or away is None,
            thinking=presence.thinking == row.seat,
            agrees_to_abandon=row.abandons,
            presence=_presence_of(row, away),
            away_since=None if away is None or not row.human else iso_time(away),
            left=row.left,
            stand_in_from=_optional_time(table.stand_in_from(row, away)),
            stand_in_votes=row.voters,
            nudged=_optional_time(row.nudged),
        )
        for row, away in zip(table.seats, presence.away, strict=True)
    ]


def _presence_of(row: SeatRow, away: int | None) -> PresenceKind:
    if row.bot is not None:
        return "bot"
    if not row.taken:
        return "free"
    return "here" if away is None else "away"


def _optional_time(seconds: int | None) -> str | None:
    return None if seconds is None else iso_time(seconds)


def _encoded_seats(table: LiveTable, presence: PresenceState) -> Any:
    """The seats as JSON, encoded once as long as nothing about them changes."""
    if table.encoded_seats is None or table.encoded_seats[0] != presence:
        table.encoded_seats = presence, encode_json(seats_message(table, presence))
    return Raw(table.encoded_seats[1])


def presence_message(table: LiveTable) -> Presence:
    presence = table.presence()
    return Presence(seats=_encoded_seats(table, presence), watchers=presence.watchers)


def encoded_state(
    table: LiveTable, generation: str, viewer: Viewer, answer: int | None, outdated: bool
) -> bytes:
    """The state message for one client, as JSON.

    What is the same for all who look from one seat is encoded once for each position.
    """
    game_log = table.game_log
    since = _first_unknown_event(game_log, viewer.known_revision) if game_log else 0
    key = viewer.seat, since, generation
    tail = table.cached_state(key)
    if tail is None:
        tail = _encoded_tail(table, generation, viewer.seat, since)
        table.cache_state(key, tail)
    presence = table.presence()
    head = StateHead(
        answer=answer,
        outdated=outdated,
        holds=viewer.held_seats,
        host=viewer.is_host,
        seats=_encoded_seats(table, presence),
        watchers=presence.watchers,
    )
    return encode_json(head)[:-1] + tail


def _encoded_tail(table: LiveTable, generation: str, seat: int | None, since: int) -> bytes:
    """Everything in a state after its head."""
    game_log = table.game_log
    view, legal = _encoded_view(table, seat)
    events = game_log.game.events_for(seat, since) if game_log else []
    state = State(
        **NO_HEAD,
        table=table.id,
        generation=generation,
        revision=table.revision,
        stage=table.stage,
        players=len(table.seats),
        you=seat,
        edition=edition_name(table.edition),
        rules=table.row.rules,
        hints=table.row.hints,
        grace=table.row.grace,
        level=table.row.level,
        abandon=_abandon_vote(table),
        pace=table.row.pace,
        time_out=table.row.time_out,
        clock=_clock(table),
        older_rules=game_log.older_rules if game_log else False,
        deal=visible_deal(table),
        view=cast(Any, Raw(view)),
        legal=cast(Any, Raw(legal)),
        events=[event.to_json() for event in events],
        events_from=since,
        undo=_undo_state(table, seat),
        rematch=table.row.rematch,
        kept_until=table.kept_until,
    )
    return encode_json(state)[HEAD_LENGTH:]


def visible_deal(table: LiveTable) -> Deal | None:
    """The fingerprint always, the secret only when nothing is hidden any longer."""
    deal = fair_deal_of(table.row, table.seats)
    if deal is None:
        return None
    return Deal(
        fingerprint=deal.fingerprint,
        nonces=[row.nonce for row in table.seats],
        secret=deal.secret if table.ended else None,
        seed=deal.seed if table.ended else None,
    )


def _abandon_vote(table: LiveTable) -> AbandonVote | None:
    people = [row for row in table.seats if row.human and not row.left]
    agreed = [row.seat for row in people if row.abandons]
    if not agreed or not table.playing:
        return None
    return AbandonVote(agreed, [row.seat for row in people if not row.abandons])


def _clock(table: LiveTable) -> Clock | None:
    deadline = table.row.deadline
    if deadline is None or not table.playing:
        return None
    return Clock(iso_time(deadline), table.row.time_up)


def legal_action(action: Action) -> LegalAction:
    return LegalAction(
        action.code,
        action.kind,
        action.args,
        action.context,
    )


def encoded_missed_steps(table: LiveTable, seat: int | None, since: int) -> Any:
    """What happened after the first `since` events, as JSON. This takes long."""
    return Raw(encode_json(_missed_steps(table, seat, since)))


def _missed_steps(table: LiveTable, seat: int | None, since: int) -> list[MissedStep]:
    """What happened after the first `since` events, decision by decision, as the seat saw it."""
    game_log = table.game_log
    if game_log is None or game_log.older_rules:
        return []
    steps = []
    for game, start in game_log.last_steps(table.row, table.seats, since, MAX_MISSED_STEPS):
        events = [event.to_json() for event in game.events_for(seat, start)]
        steps.append(MissedStep(game.view(seat), events, start))
    return steps


def _encoded_view(table: LiveTable, seat: int | None) -> tuple[bytes, bytes]:
    """The view and the legal actions of a seat, encoded once for each position."""
    if table.game_log is None:
        return b"null", b"[]"
    encoded = table.encoded_views.get(seat)
    if encoded is None:
        game = table.game_log.game
        decides = seat is not None and table.playing and game.to_move == seat
        legal = [legal_action(action) for action in game.legal_actions()] if decides else []
        encoded = encode_json(_view(table, game, seat)), encode_json(legal)
        table.encoded_views[seat] = encoded
    return encoded


def _view(table: LiveTable, game: Game, seat: int | None) -> View:
    """What a seat sees. Most of it everybody sees, and that is read once for each position."""
    if table.public_view is None:
        table.public_view = public_view(game.state)
    return table.public_view if seat is None else seat_view(game.state, seat, table.public_view)


def _first_unknown_event(game_log: GameLog, known: int | None) -> int:
    """The first event that a client with revision `known` has not, or has differently."""
    if known is None or known > game_log.revision:
        return 0
    since = min(game_log.event_counts[known:])
    if game_log.over and known < game_log.revision:
        since = min(since, _first_secret_event(game_log))
    return since


def _first_secret_event(game_log: GameLog) -> int:
    """The first event that was withheld until the end."""
    log = game_log.game.state.log or []
    starts = range(0, len(log), SIZE)
    return next((at // SIZE for at in starts if log[at] == CONVERSION_CHOSEN), len(log) // SIZE)


def _undo_state(table: LiveTable, seat: int | None) -> UndoState:
    game_log = table.game_log
    if game_log is None or seat is None or not table.playing:
        return UndoState(clicks=False, turn=False, barrier=None)
    click, turn = game_log.decisions_in_last_click(seat), game_log.decisions_in_turn(seat)
    return UndoState(
        clicks=click > 0,
        turn=turn > click,
        barrier=None if click else game_log.undo_barrier(seat),
    )
