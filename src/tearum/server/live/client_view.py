"""What a table shows to one client. Everything passes through `view` and `events_for`."""

from typing import Any, Final, cast

from msgspec import Raw

from tearum.engine.events import CONVERSION_CHOSEN
from tearum.game import Action
from tearum.game.event import SIZE
from tearum.server.live.editions import name_of
from tearum.server.live.game_log import Fold, deal_of
from tearum.server.live.live_table import Table
from tearum.server.wire.encoding import to_json
from tearum.server.wire.server_messages import (
    Deal,
    LegalAction,
    MissedStep,
    Presence,
    Seat,
    State,
    StateHead,
    UndoState,
)

MOST_MISSED: Final = 60  # decisions that are told one by one

MOST_KEPT: Final = 32 * 1024  # bytes of a state; longer ones, with a whole log, are not kept

NO_HEAD: Final[dict[str, Any]] = {"holds": [], "host": False, "seats": [], "watchers": 0}
HEAD_LENGTH: Final = len(to_json(StateHead(**NO_HEAD))) - 1  # of the head in every encoded state


def seats_of(table: Table) -> list[Seat]:
    return [
        Seat(
            seat=row.seat,
            name=row.name,
            kind="human" if row.human else "bot",
            bot=row.bot,
            colour=row.colour,
            taken=row.taken,
            connected=not row.human or table.holds_seat(row.seat),
            thinking=table.thinking == row.seat,
            agrees_to_abandon=row.abandons,
        )
        for row in table.seats
    ]


def watchers_of(table: Table) -> int:
    return sum(not client.holds for client in table.clients)


def presence_of(table: Table) -> Presence:
    return Presence(seats=seats_of(table), watchers=watchers_of(table))


def state_of(
    table: Table,
    generation: str,
    *,
    look: int | None,
    holds: list[int],
    host: bool,
    known: int | None,
    answer: int | None,
    outdated: bool,
) -> bytes:
    """The state for a client that looks from a seat and last knew revision `known`, encoded.

    What is the same for all who look from there is made once for each position.
    """
    since = _events_from(table.fold, known) if table.fold else 0
    place = look, since, generation
    rest = table.frames.get(place)
    if rest is None:
        rest = _rest(table, generation, look, since)
        if len(rest) <= MOST_KEPT:
            table.frames[place] = rest
    head = StateHead(
        answer=answer,
        outdated=outdated,
        holds=holds,
        host=host,
        seats=seats_of(table),
        watchers=watchers_of(table),
    )
    return to_json(head)[:-1] + rest


def _rest(table: Table, generation: str, look: int | None, since: int) -> bytes:
    """All of a state that comes after its head."""
    fold = table.fold
    view, legal = _face(table, look)
    events = fold.game.events_for(look, since) if fold else []
    state = State(
        **NO_HEAD,
        table=table.id,
        generation=generation,
        revision=table.revision,
        stage=table.stage,
        players=len(table.seats),
        you=look,
        edition=name_of(table.edition),
        rules=table.row.rules,
        hints=table.row.hints,
        older_rules=fold.older if fold else False,
        deal=shown_deal(table),
        view=cast(Any, Raw(view)),
        legal=cast(Any, Raw(legal)),
        events=[event.to_json() for event in events],
        events_from=since,
        undo=_undo(table, look),
        rematch=table.row.rematch,
    )
    return to_json(state)[HEAD_LENGTH:]


def shown_deal(table: Table) -> Deal:
    """The fingerprint always, the secret only when nothing is hidden any longer."""
    deal = deal_of(table.row, table.seats)
    return Deal(
        fingerprint=deal.fingerprint,
        nonces=[row.nonce for row in table.seats],
        secret=deal.secret if table.ended else None,
        seed=deal.seed if table.ended else None,
    )


def shown_action(action: Action) -> LegalAction:
    return LegalAction(
        action.code,
        action.kind,
        action.args,
        action.context,
    )


def missed_by(table: Table, look: int | None, since: int) -> list[MissedStep]:
    """What happened after the first `since` events, decision by decision, as it was seen then."""
    fold = table.fold
    if fold is None or fold.older:
        return []
    steps = []
    for game, start in fold.steps(table.row, table.seats, since, MOST_MISSED):
        events = [event.to_json() for event in game.events_for(look, start)]
        steps.append(MissedStep(game.view(look), events, start))
    return steps


def _face(table: Table, look: int | None) -> tuple[bytes, bytes]:
    """The view and the menu of a seat, made once for each position."""
    if table.fold is None:
        return b"null", b"[]"
    face = table.faces.get(look)
    if face is None:
        game = table.fold.game
        asked = look is not None and table.playing and game.to_move == look
        legal = [shown_action(action) for action in game.legal_actions()] if asked else []
        face = table.faces[look] = to_json(game.view(look)), to_json(legal)
    return face


def _events_from(fold: Fold, known: int | None) -> int:
    """The first event that a client who last knew a revision does not have, or has differently."""
    if known is None or known > fold.revision:
        return 0
    since = min(fold.totals[known:])
    if fold.over and known < fold.revision:
        since = min(since, _first_secret(fold))
    return since


def _first_secret(fold: Fold) -> int:
    """The first event that was withheld until the end."""
    log = fold.game.state.log or []
    places = range(0, len(log), SIZE)
    return next((at // SIZE for at in places if log[at] == CONVERSION_CHOSEN), len(log) // SIZE)


def _undo(table: Table, look: int | None) -> UndoState:
    fold = table.fold
    if fold is None or look is None or not table.playing:
        return UndoState(clicks=False, turn=False, barrier=None)
    click, turn = fold.last_click(look), fold.this_turn(look)
    return UndoState(
        clicks=click > 0,
        turn=turn > click,
        barrier=None if click else fold.barrier(look),
    )
