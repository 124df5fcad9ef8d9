"""The account in words: turns, reasons and figures, in a language."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from tearum.game import Game, Record
from tearum.messages.decimal_number import MINUS
from tearum.review.account import Review, SeatReview, TurnReview
from tearum.text import Words, text_in

TIMES: Final = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
PARTS: Final = ("skill", "luck", "others", "remainder")
ACCOUNT: Final = ("skill", "luck", "others", "given", "remainder")  # given is a part of others
SILENT: Final = ("end_turn", "close")  # they end something that was said already


class ReviewWords:
    """Everything that is said about one game in one language."""

    def __init__(self, record: Record, language: str) -> None:
        self._record = record
        self._language = language
        self._text = text_in(language)
        self._edition = Game.replay(record, 0).edition
        self._words = Words(self._text, self._edition)

    def message(self, message_id: str, **args: str | float) -> str:
        return self._text.message(f"review-{message_id}", **args)

    def set_apart(self, parts: Sequence[str]) -> str:
        return self._text.set_apart(parts)

    def points(self, chance: float) -> str:
        """A part as points of 100, with its sign."""
        points = round(100 * chance, 1)
        sign = "+" if points > 0 else MINUS if points < 0 else ""
        return sign + self.message("points", n=abs(points))

    def error(self, error: float) -> str:
        return self.message("points", n=round(100 * error, 1))

    def with_error(self, chance: float, error: float) -> str:
        """A part with its sign, and its standard error."""
        return self.message("with-error", points=self.points(chance), error=self.error(error))

    def cost(self, turn: TurnReview) -> str:
        """What a turn loses, without a sign."""
        loss, error = self.error(turn.loss), self.error(turn.loss_error)
        return self.message(
            "cost-points", points=self.message("with-error", points=loss, error=error)
        )

    def account_head(self) -> list[str]:
        """The names of the columns of an account, without that of the player."""
        return [self.message(name) for name in ("start", *ACCOUNT, "result")]

    def account(self, seat: SeatReview) -> list[str]:
        """The figures of a seat, in the order of the columns."""
        figures = {
            **{name: (getattr(seat.parts, name), getattr(seat.errors, name)) for name in PARTS},
            "given": (seat.given, seat.given_error),
        }
        said = [self.with_error(*figures[name]) for name in ACCOUNT]
        return [self.percent(seat.start), *said, self.percent(seat.result)]

    def percent(self, chance: float) -> str:
        return self.message("percent", n=round(100 * chance))

    def roman(self, number: int) -> str:
        return self._words.roman(number)

    def heading(self, turn: TurnReview) -> str:
        player = self._record.seats[turn.seat]
        return self.message("turning-point", player=player, roman=self.roman(turn.round))

    def actions(self, turn: TurnReview, codes: Sequence[int]) -> list[str]:
        """A turn, action by action. Equal ones are counted."""
        game = Game.replay(self._record, turn.first)
        said = []
        for code in codes:
            action = game.action(code)
            if action.kind not in SILENT:
                said.append(action.text(self._language))
            game.apply(code)
        counted = [(text, len(list(equal))) for text, equal in groupby(said)]
        return [f"{n}{TIMES}{text}" if n > 1 else text for text, n in counted] or [
            self.message("nothing")
        ]

    def reasons(self, turn: TurnReview) -> list[str]:
        """Why the best turn is better."""
        return [
            reason.text(self._edition, self._language, self._record.seats)
            for reason in turn.reasons
        ]

    def turned_over(self, turn: TurnReview) -> str:
        return ", ".join(self.message(f"reveal-{kind}") for kind in turn.reveals)

    def movements(self, review: Review, turn: TurnReview) -> list[str]:
        """By how much the chance of each seat moved, the most first."""
        moved = [(step.after - step.before, seat) for seat, step in enumerate(turn.seats)]
        return [
            self.message("gained", player=review.names[seat], points=self.points(change))
            for change, seat in sorted(moved, key=lambda one: -abs(one[0]))
            if round(100 * change, 1)
        ]
