"""An action, as people and JSON know it: a kind, its arguments, and the engine's code for it."""

from dataclasses import dataclass, field
from typing import Final, cast

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
from tearum.text import Sentences, text_in

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
    """

    code: int
    kind: str
    args: ActionArgs
    edition: Edition | None = field(default=None, compare=False, repr=False)
    context: Context = field(default_factory=Context, compare=False, repr=False)

    @classmethod
    def of(cls, code: int) -> "Action":
        if type(code) is not int or not 0 <= code < ACTIONS:
            raise NotAnAction(f"{code!r} is no action: codes run from 0 to {ACTIONS - 1}.")
        kind, args = _ACTIONS[code]
        return cls(code, kind, args)

    @classmethod
    def from_json(cls, data: object) -> "Action":
        """The action that JSON names: its kind and arguments, or just its code."""
        if not isinstance(data, dict):
            raise NotAnAction(f"{data!r} is no action: it should be an object with a kind.")
        if "kind" not in data:
            return cls.of(data.get("code", -1))
        rest = {name: data[name] for name in data if name not in ("kind", "code")}
        kind = ACTION_KIND.get(data["kind"]) if isinstance(data["kind"], str) else None
        if kind is None:
            raise NotAnAction(f"{data['kind']!r} is no kind of action.")
        names = [name for name, _ in kind.arguments]
        if sorted(rest) != sorted(names):
            wanted = ", ".join(names) or "no arguments"
            raise NotAnAction(f"{data['kind']!r} takes {wanted}.")
        try:
            code = _CODES.get((data["kind"], *(rest[name] for name in names)))
        except TypeError:  # an argument that is a list or an object
            code = None
        if code is None or any(isinstance(rest[name], bool) for name in names):
            raise NotAnAction(f"{data!r} is no action: an argument is out of range.")
        if data.get("code", code) != code:
            raise NotAnAction(f"{data!r} contradicts itself: its code should be {code}.")
        return cls.of(code)

    def to_json(self) -> ActionJson:
        return {"code": self.code, "kind": self.kind, **self.args}

    def text(self, lang: str = "en") -> str:
        """What the action does, in one line. Only actions that come from a game have words."""
        if self.edition is None:
            raise ValueError("Ask the game for this action: game.action(action).text(lang).")
        return Sentences(text_in(lang), self.edition).action(self.kind, self.args, self.context)
