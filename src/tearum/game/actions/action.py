"""An action, as people and JSON know it: a kind, its arguments, and the engine's code for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from reprlib import repr as short_repr
from typing import Final, SupportsIndex, cast

from tearum.contract.actions import (
    ACTION_KIND,
    ACTION_KINDS,
    ACTIONS,
    ActionArgs,
    ActionJson,
    Context,
)
from tearum.contract.values import Value, value_of
from tearum.edition import Edition
from tearum.game.arguments import text_of_language, whole_number
from tearum.text import Sentences

_CODES: Final[dict[tuple[object, ...], int]] = {}
_ACTIONS: Final[list[tuple[str, ActionArgs]]] = []


def _fill_table() -> None:
    for kind in ACTION_KINDS:
        for i in range(kind.size):
            values: list[Value] = []  # the last argument runs fastest
            rest = i
            for name, size in reversed(kind.arguments):
                values.insert(0, value_of(name, rest % size))
                rest //= size
            names = (name for name, _ in kind.arguments)
            _CODES[(kind.name, *values)] = len(_ACTIONS)
            _ACTIONS.append((kind.name, cast(ActionArgs, dict(zip(names, values, strict=True)))))


_fill_table()


class NotAnAction(ValueError):
    """What was given does not name any action of the table."""


@dataclass(frozen=True)
class Action:
    """One entry of the action table.

    >>> action = Action.from_json({"kind": "build", "building": 3})
    >>> action.code, action.kind, action.args
    (100, 'build', {'building': 3})
    >>> Action.of(100) == action
    True
    >>> action
    Action(code=100, kind='build', args={'building': 3})

    Two actions are equal, and have the same hash, if they have the same code.
    """

    code: int
    kind: str = field(compare=False)
    args: ActionArgs = field(compare=False)
    edition: Edition | None = field(default=None, compare=False, repr=False)
    context: Context = field(default_factory=Context, compare=False, repr=False)

    @classmethod
    def of(cls, code: SupportsIndex) -> "Action":
        """The action of a code: any integer, NumPy's too."""
        try:
            number = whole_number(code, "A code")
        except TypeError:
            number = -1
        if not 0 <= number < ACTIONS:
            what = f"{short_repr(code)} is not an action"
            raise NotAnAction(f"{what}: codes are whole numbers from 0 to {ACTIONS - 1}.")
        kind, args = _ACTIONS[number]
        return cls(number, kind, args.copy())

    @classmethod
    def from_json(cls, data: object) -> "Action":
        """The action that JSON names: its kind and arguments, or just its code."""
        shown = short_repr(data)
        if not isinstance(data, Mapping):
            raise NotAnAction(f"{shown} is not an action: it should be an object with a kind.")
        if "kind" not in data and "code" in data:
            return cls.of(data["code"])
        if "kind" not in data:
            raise NotAnAction(f"{shown} is not an action: it should have a kind or a code.")
        rest = {name: data[name] for name in data if name not in ("kind", "code")}
        kind = ACTION_KIND.get(data["kind"]) if isinstance(data["kind"], str) else None
        if kind is None:
            raise NotAnAction(f"{short_repr(data['kind'])} is not a kind of action.")
        names = [name for name, _ in kind.arguments]
        if sorted(rest) != sorted(names):
            wanted = ", ".join(names) or "no arguments"
            raise NotAnAction(f"{data['kind']!r} takes {wanted}.")
        code = _CODES.get((data["kind"], *(_argument(rest[name]) for name in names)))
        if code is None:
            raise NotAnAction(f"{shown} is not an action: an argument is out of range.")
        if "code" in data and cls.of(data["code"]).code != code:
            raise NotAnAction(f"{shown} contradicts itself: its code should be {code}.")
        return cls.of(code)

    def to_json(self) -> ActionJson:
        return {"code": self.code, "kind": self.kind, **self.args}

    def text(self, lang: str = "en") -> str:
        """What the action does, in one line. Only an action that comes from a game has a text."""
        if self.edition is None:
            raise ValueError("Ask the game for this action: game.action(action).text(lang).")
        return Sentences(text_of_language(lang), self.edition).action(
            self.kind, self.args, self.context
        )


def _argument(value: object) -> object:
    """An argument as the table has it: a name or an integer; None for everything else."""
    if isinstance(value, str):
        return value
    try:
        return whole_number(value, "An argument")
    except TypeError:
        return None
