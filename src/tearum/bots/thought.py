"""What a bot thinks of its options: chances, expected points and reasons, as data and as text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tearum.edition import Edition
from tearum.messages.decimal_number import MINUS
from tearum.text import Words, text_in


@dataclass(frozen=True)
class Reason:
    """A reason for or against an option: its name, its points, and what it is about.

    `about` is plain data, as in the facade: cards by number, everything else by name.
    """

    name: str
    points: float = 0.0  # compared with the best other option; 0 where points don't apply
    about: Mapping[str, Any] = field(default_factory=dict)

    def text(self, edition: Edition, lang: str = "en", players: Sequence[str] = ()) -> str:
        """
        >>> from tearum.edition import load
        >>> wish = {"case": "symbol", "symbol": "hygiene", "n": 3, "round": 3, "place": 1}
        >>> Reason("wishes", 1.5, wish).text(load("classic"))
        'Your third hygiene symbol wins round III’s wish. (+1.5)'
        """
        words = Words(text_in(lang), edition)
        said = words.text.message(f"bot-reason-{self.name}", **self._args(words, players))
        if not self.points:
            return said
        points = words.text.message("bot-points", n=abs(round(self.points, 1)))
        return f"{said} ({'+' if self.points > 0 else MINUS}{points})"

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "points": round(self.points, 1), "about": dict(self.about)}

    def _args(self, words: Words, players: Sequence[str]) -> dict[str, str | int]:
        """The arguments of the message. The page uses the same ones."""
        about = self.about
        args: dict[str, str | int] = {"case": "more" if self.points >= 0 else "less"}
        args |= {key: value for key, value in about.items() if isinstance(value, str | int)}
        if "n" in about and "colour" in about:
            args["vp"] = words.vp_gained(about["colour"], about["n"])
        if "captain" in about and "n" in about:
            args["cannons"] = words.pieces("cannon", about["n"])
        for key in ("goods", "others"):
            if key in about:
                args[key] = words.goods(about[key])
        if "board" in about:
            args["at"] = words.at_board(about["board"])
        if "building" in about:
            args["building"] = words.building(about["building"])
        if "round" in about:
            args["roman"] = words.roman(about["round"])
        if "symbol" in about:
            args["symbol"] = words.symbol(about["symbol"])
        if "seat" in about:
            args["player"] = words.player(about["seat"], players)
        return args


@dataclass(frozen=True)
class Option:
    """One action as the bot sees it."""

    action: int
    governor: float  # the chance of becoming Governor
    pirate_king: float  # the chance of becoming Pirate King
    winner: float  # the chance of being a winner
    blue: float  # expected points at the end
    red: float
    reasons: tuple[Reason, ...] = ()
    visits: int = 0  # rollouts of it; 0 where it was only evaluated
    plan: tuple[int, ...] = ()  # the turn that begins with it, as far as it is planned

    def to_json(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "governor": round(self.governor, 3),
            "pirate_king": round(self.pirate_king, 3),
            "winner": round(self.winner, 3),
            "blue": round(self.blue, 1),
            "red": round(self.red, 1),
            "reasons": [reason.to_json() for reason in self.reasons],
            "visits": self.visits,
        }


@dataclass(frozen=True)
class Thought:
    """All options, the chosen one first."""

    options: tuple[Option, ...]

    def to_json(self) -> list[dict[str, Any]]:
        return [option.to_json() for option in self.options]
