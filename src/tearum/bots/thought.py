"""What a bot thinks of its options, and how it says so."""

from dataclasses import dataclass
from typing import Any

from tearum.text import text_in


@dataclass(frozen=True)
class Reason:
    """Something that weighs, in rule terms: its name, and how many points it makes if any."""

    name: str
    points: float  # against the best other option

    def text(self, lang: str = "en") -> str:
        """
        >>> Reason("wishes", 1.5).text()
        'the people’s wishes +1.5'
        """
        words = text_in(lang).message(f"bot-reason-{self.name}")
        return f"{words} {self.points:+.1f}" if self.points else words


@dataclass(frozen=True)
class Option:
    """One action as the bot sees it."""

    action: int
    governor: float  # the chance of becoming Governor
    pirate_king: float  # the chance of becoming Pirate King
    winner: float  # the chance of being a winner
    blue: float  # expected at the end
    red: float
    reasons: tuple[Reason, ...] = ()
    visits: int = 0  # how often it was played on; 0 where only its value was looked at

    def to_json(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "governor": round(self.governor, 3),
            "pirate_king": round(self.pirate_king, 3),
            "winner": round(self.winner, 3),
            "blue": round(self.blue, 1),
            "red": round(self.red, 1),
            "reasons": [[reason.name, round(reason.points, 1)] for reason in self.reasons],
            "visits": self.visits,
        }


@dataclass(frozen=True)
class Thought:
    """All options, the best first."""

    options: tuple[Option, ...]

    def to_json(self) -> list[dict[str, Any]]:
        return [option.to_json() for option in self.options]
