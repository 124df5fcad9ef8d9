"""The log in words: one line for each event, in the third person."""

from collections.abc import Mapping, Sequence
from typing import Any

from tearum.contract.counts import VP_PRICE
from tearum.contract.vocabulary import COLOURS
from tearum.text.words import Words

Fields = Mapping[str, Any]
Args = dict[str, str | int]


def event(words: Words, kind: str, fields: Fields, player_names: Sequence[str]) -> str:
    """One line of the log. `seat` is a field like any other, and None where nobody is meant."""
    args: Args = {}
    seat = fields.get("seat")
    if seat is not None:
        args["player"] = words.player(seat, player_names)
    for name, value in fields.items():
        if name in _NAMED:
            args.update(_NAMED[name](words, value))
        elif isinstance(value, int | str) and name != "seat":
            args[name] = value
    special = _SPECIAL.get(kind)
    message = special(words, fields, args) if special is not None else f"event-{kind}"
    return words.text.message(message, **args)


# Fields that have a name in the edition or the texts.
_NAMED: Mapping[str, Any] = {
    "board": lambda words, name: {
        "board": words.board(name),
        "at": words.at_board(name),
        "from": words.from_board(name),
    },
    "building": lambda words, number: {"building": words.building(number)},
    "allegiance": lambda words, number: {
        "allegiance": number,
        "condition": words.allegiance(number),
    },
    "round": lambda words, number: {"roman": words.roman(number)},
    "phase": lambda words, name: {"phase": words.phase(name)},
}


# Events that have several messages, or parameters that are made from several fields.


def _money(words: Words, fields: Fields, args: Args) -> str:
    args["n"] = abs(fields["amount"])
    return "event-money-paid" if fields["amount"] < 0 else "event-money-gained"


def _goods(words: Words, fields: Fields, args: Args) -> str:
    args["goods"] = words.pieces(fields["resource"], abs(fields["pieces"]))
    return "event-goods-paid" if fields["pieces"] < 0 else "event-goods-gained"


def _lost(words: Words, fields: Fields, args: Args) -> str:
    args["goods"] = words.pieces(fields["resource"], 1)
    return "event-lost"


def _vp(words: Words, fields: Fields, args: Args) -> str:
    args["vp"] = words.vp_gained(fields["colour"], fields["points"])
    return "event-vp"


def _limited(words: Words, fields: Fields, args: Args) -> str:
    _vp(words, fields, args)
    return "event-limited"


def _expansion(words: Words, fields: Fields, args: Args) -> str:
    return "event-expansion-paid" if fields["paid"] else "event-expansion"


def _action_taken(words: Words, fields: Fields, args: Args) -> str:
    return "event-action_taken-alternative" if fields["alternative"] else "event-action_taken"


def _automa_token(words: Words, fields: Fields, args: Args) -> str:
    return "event-automa_token" if fields["used"] else "event-automa_token-unused"


def _traded(words: Words, fields: Fields, args: Args) -> str:
    amount, sold, bought = fields["amount"], fields["bonus_sold"], fields["bonus_bought"]
    args["way"] = "gained" if amount > 0 else "paid" if amount else "even"
    args["n"] = abs(amount)
    args["bonus"] = (
        "both" if sold and bought else "sold" if sold else "bought" if bought else "none"
    )
    args["sold"] = words.resource(sold) if sold else ""
    args["bought"] = words.resource(bought) if bought else ""
    return "event-traded"


def _endowed(words: Words, fields: Fields, args: Args) -> str:
    gain = words.edition.components.endowment[fields["endowment"] - 1].gain
    args["effect"] = words.effect(gain.to_json())
    return "event-endowed"


def _conversion_chosen(words: Words, fields: Fields, args: Args) -> str:
    """Hidden from others, who see only that somebody has chosen (END-04)."""
    if fields.get("blue") is None or fields.get("red") is None:
        return "event-conversion_chosen"
    if fields["blue"] + fields["red"] == 0:
        return "event-conversion_chosen-none"
    _converted(words, fields, args)
    return "event-conversion_chosen-seen"


def _converted(words: Words, fields: Fields, args: Args) -> str:
    args["dollars"] = VP_PRICE * (fields["blue"] + fields["red"])
    colours = [colour for colour in COLOURS if fields[colour]] or COLOURS
    args["vp"] = words.listed([words.vp_gained(colour, fields[colour]) for colour in colours])
    return "event-converted"


def _revealed(words: Words, fields: Fields, args: Args) -> str:
    both = [words.vp_gained(colour, fields[colour]) for colour in COLOURS]
    args["vp"] = words.listed(both)
    return "event-revealed"


def _governor(words: Words, fields: Fields, args: Args) -> str:
    return "event-governor-shared" if fields["shared"] else "event-governor"


def _pirate_king(words: Words, fields: Fields, args: Args) -> str:
    return "event-pirate_king-shared" if fields["shared"] else "event-pirate_king"


def _stop_answered(words: Words, fields: Fields, args: Args) -> str:
    return "event-stop_answered" if fields["stop"] else "event-stop_answered-on"


_SPECIAL = {
    "money": _money,
    "goods": _goods,
    "lost": _lost,
    "vp": _vp,
    "limited": _limited,
    "expansion": _expansion,
    "action_taken": _action_taken,
    "automa_token": _automa_token,
    "traded": _traded,
    "endowed": _endowed,
    "conversion_chosen": _conversion_chosen,
    "converted": _converted,
    "revealed": _revealed,
    "governor": _governor,
    "pirate_king": _pirate_king,
    "stop_answered": _stop_answered,
}
