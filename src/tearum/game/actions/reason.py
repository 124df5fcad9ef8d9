"""Why something can't be done: an action that is not legal, a decision that can't be taken back."""

from dataclasses import dataclass, field
from typing import Literal

from tearum.contract.reasons import ReasonFields, ReasonJson
from tearum.contract.vocabulary import Barrier
from tearum.edition import Edition
from tearum.game.actions.action import Action
from tearum.game.arguments import text_of_language
from tearum.text import Sentences


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a name with parameters, and a sentence for people."""

    name: str
    fields: ReasonFields
    edition: Edition = field(compare=False, repr=False)
    seats: tuple[str, ...] = field(default=(), repr=False)
    you: int | None = field(default=None, repr=False)  # the seat that reads it

    def text(self, lang: str = "en") -> str:
        say = Sentences(text_of_language(lang), self.edition)
        return say.reason(self.name, self.fields, self.seats, self.you)

    def to_json(self) -> ReasonJson:
        return {"reason": self.name, **self.fields}


class IllegalAction(ValueError):
    """The action is not legal now. `reason` says why, in any of the languages."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(reason.text("en"))
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[Action, Reason]]:
        return IllegalAction, (self.action, self.reason)  # so that it can cross processes


class UndoError(ValueError):
    """Nothing can be taken back. `barrier` names what stands in the way."""

    def __init__(self, barrier: Barrier | Literal["imagined"]) -> None:
        self.barrier = barrier
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[type["UndoError"], tuple[Barrier | Literal["imagined"]]]:
        return UndoError, (self.barrier,)

    def text(self, lang: str = "en") -> str:
        return text_of_language(lang).message(f"barrier-{self.barrier.replace('_', '-')}")
