"""A recorded game in words: its heading, its decisions and what each of them did."""

from collections.abc import Iterator
from dataclasses import dataclass

from tearum.cli.messages import message
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
    """Every decision in order, as a spectator may know it; RecordError if one is not legal."""
    game = Game.replay(record, 0)
    known = len(game.events)
    for number, code in enumerate(record.actions, 1):
        seat = game.to_move
        reason = game.why_not(code)
        if seat is None or reason is not None:
            why = reason if reason is not None else message("record-game-over")
            raise RecordError("record-illegal", number=str(number), reason=why)
        action = game.action(code)
        game.apply(code)
        secret = Action.of(code).kind.startswith("convert") and record.result is None
        words = "" if secret else action.text(language)
        yield Decision(number, seat, words, game.events_for(None, known))
        known = len(game.events)


def heading(record: Record) -> str:
    """Who played, how long, and with which edition, in a line."""
    edition = edition_of(record)
    return message(
        "record-unfinished" if record.result is None else "record-finished",
        players=", ".join(record.seats),
        n=len(record.actions),
        edition=edition.id,
        hash=edition.hash[:12],
        seed=str(record.seed),
    )
