"""A recorded game in words: its heading, its decisions and what each of them did."""

from collections.abc import Iterator
from dataclasses import dataclass

from tearum.game import Action, Event, Game, Record, RecordError
from tearum.game.game import edition_of


@dataclass(frozen=True)
class Decision:
    """One decision of a recorded game."""

    number: int  # from 1
    seat: int
    action: str
    events: list[Event]  # what followed


def decisions(record: Record, language: str) -> Iterator[Decision]:
    """Every decision in turn, as a spectator may know it; RecordError where one is not legal."""
    game = Game.replay(record, 0)
    known = len(game.events)
    for number, code in enumerate(record.actions, 1):
        seat = game.to_move
        reason = game.why_not(code)
        if seat is None or reason is not None:
            why = reason.text("en") if reason is not None else "The game is over."
            raise RecordError(f"Decision {number} of the record is not legal: {why}")
        action = game.action(code)
        game.apply(code)
        secret = Action.of(code).kind.startswith("convert") and record.result is None
        words = "" if secret else action.text(language)
        yield Decision(number, seat, words, game.events_for(None, known))
        known = len(game.events)


def heading(record: Record) -> str:
    """What a record is of, in a line."""
    edition = edition_of(record)
    state = "finished" if record.result is not None else "not finished"
    return (
        f"{', '.join(record.seats)}: {len(record.actions)} decisions, {state}; "
        f"edition {edition.id} ({edition.hash[:12]}), seed {record.seed}."
    )


def problem(record: Record) -> str | None:
    """What is wrong with a record, or nothing: replays it and compares everything it claims."""
    if record.deal is not None and (wrong := record.deal.problem(record.seed)):
        return f"the deal is not the one that was published: its {wrong} does not fit."
    game = Game.replay(record)
    over = game.to_move is None
    if record.result is None:
        return "the game is over, but its result is missing." if over else None
    if not over:
        return "it has a result, but the game is not over after its last decision."
    if record.result != game.result().to_json():
        return "its result is not the one that its decisions lead to."
    if list(record.events or []) != [event.to_json() for event in game.events]:
        return "its events are not those that its decisions lead to."
    return None
