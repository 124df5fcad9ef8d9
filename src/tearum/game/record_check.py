"""Whether what a record claims besides its decisions is true: its deal, its result, its events."""

from tearum.game.game import Game
from tearum.game.record import Record, RecordError


def check_record(record: Record) -> None:
    """Replays a record and compares everything it claims. RecordError for what is wrong."""
    check_deal(record)
    game = Game.replay(record)
    if record.result is None and game.to_move is None:
        raise RecordError("record-wrong-no-result")
    check_result(record, game)
    if record.result is not None and list(record.events or []) != [
        event.to_json() for event in game.events
    ]:
        raise RecordError("record-wrong-events")


def check_deal(record: Record) -> None:
    """The fingerprint must be that of the secret, and the seed must follow from the deal."""
    if record.deal is not None and (wrong := record.deal.problem(record.seed)):
        raise RecordError("record-wrong-deal", part=wrong)


def check_result(record: Record, game: Game) -> None:
    """The result, if the record has one, must be that of its game, which was played to the end."""
    if record.result is None:
        return
    if game.to_move is not None:
        raise RecordError("record-wrong-not-over")
    if record.result != game.result().to_json():
        raise RecordError("record-wrong-result")
