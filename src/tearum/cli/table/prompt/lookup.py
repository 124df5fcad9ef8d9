"""Finds what a typed text refers to: a card by name or number, an action in words."""

from collections.abc import Iterable

from tearum.cli.table.drawing import cards
from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines
from tearum.contract.actions import ACTION_KIND, ACTION_KINDS
from tearum.contract.vocabulary import BOARDS, COLOURS, RESOURCES
from tearum.game import Action
from tearum.text.card_lookup import folded

# Cards that are called by a word and a number: what shows them, and how many there are.
_SHOWN = {
    "building": cards.building,
    "captain": cards.captain,
    "contract": cards.contract,
    "ship": cards.ship,
    "allegiance": cards.allegiance,
}


def card(scene: Scene, typed: str) -> Lines | None:
    """The card that is meant by "captain 7", "contract 3" or the name of a building."""
    word, _, rest = typed.rpartition(" ")
    if rest.isdecimal() and word:
        for kind, show in _SHOWN.items():
            if _begins(word, scene.message(f"kind-{kind}"), kind):
                number = int(rest[:4])
                exists = 1 <= number <= len(getattr(scene.components, kind))
                return show(scene, number) if exists else None
    known = None if typed.isdecimal() else building(scene, typed)
    return cards.building(scene, known) if known else None


def card_of(scene: Scene, action: Action) -> Lines:
    """The card an action is about, if it is about one."""
    for argument, number in action.args.items():
        if argument in _SHOWN and isinstance(number, int):
            return _SHOWN[argument](scene, number)
    return []


def building(scene: Scene, typed: str) -> int | None:
    """The number of the building that is meant."""
    if typed.isdecimal():
        return int(typed) if 1 <= int(typed[:4]) <= len(scene.components.building) else None
    names = {card.number: tuple(card.name.values()) for card in scene.components.building}
    exact = [n for n, known in names.items() if folded(typed) in map(folded, known)]
    near = [n for n, known in names.items() if _begins(typed, *known)] if len(typed) > 2 else []
    found = exact or near
    return found[0] if len(found) == 1 else None


def actions(scene: Scene, kind: str, typed: str) -> list[Action]:
    """All actions of a kind that the words may mean, legal or not; none if they mean nothing."""
    kinds = [kind, "hire_for_goods"] if kind == "hire" else [kind]
    if kind == "build":
        number = building(scene, typed)
        return _all(["build"], {"building": {number}}) if number else []
    wanted: dict[str, set[object]] = {}
    numbers = [int(word[:4]) for word in typed.split() if word.isdecimal()]
    for word in (word for word in typed.split() if not word.isdecimal()):
        field, name = _named(scene, word)
        if field:
            wanted[field] = {name}
    fields = [name for name, _ in ACTION_KIND[kind].arguments]
    numbered = [name for name in fields if name not in ("resource", "board", "colour")]
    wanted |= {name: {n} for name, n in zip(numbered, numbers, strict=False)}
    if fields and not set(wanted) & set(fields):
        return []
    return _all(kinds, wanted)


def resource(scene: Scene, typed: str) -> str | None:
    field, name = _named(scene, typed)
    return name if field == "resource" else None


def _all(kinds: Iterable[str], wanted: dict[str, set[object]]) -> list[Action]:
    found = []
    for kind in ACTION_KINDS:
        if kind.name not in kinds:
            continue
        for code in kind.codes:
            action = Action.of(code)
            if all(action.args.get(name) in values for name, values in wanted.items()):
                found.append(action)
    return found


def _named(scene: Scene, word: str) -> tuple[str, str] | tuple[None, None]:
    say = scene.say
    name: str
    for name in RESOURCES:
        if _begins(word, name, say.resource(name), say.resources(name)):
            return "resource", name
    for name in BOARDS:
        if _begins(word, name, say.board(name)):
            return "board", name
    for name in COLOURS:
        if _begins(word, name, say.colour(name)):
            return "colour", name
    return None, None


def _begins(typed: str, *names: str) -> bool:
    """Whether one of the names begins with what was typed: two letters at least."""
    start = folded(typed)
    return len(start) > 1 and any(folded(name).startswith(start) for name in names)
