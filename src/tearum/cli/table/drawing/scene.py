"""What is drawn: the table as one seat sees it, with the words of one language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from tearum.cli.table.drawing.glyphs import UNICODE, Glyphs
from tearum.cli.table.drawing.text_lines import line
from tearum.contract.view import View
from tearum.edition.component import Components
from tearum.text import Sentences

# Never the two colours of the victory points.
SEAT_STYLES: Final = ("yellow", "magenta", "green", "cyan")
VP_STYLES: Final = {"blue": "bright_blue", "red": "bright_red"}


@dataclass(frozen=True)
class Scene:
    view: View
    say: Sentences
    names: Sequence[str]
    glyphs: Glyphs = UNICODE

    @property
    def components(self) -> Components:
        return self.say.edition.components

    @property
    def four(self) -> bool:
        """Whether boards and tiles show their side for four players."""
        return bool(self.view["players"] == 4)

    @property
    def places(self) -> int:
        """How many workers a board holds (ACT-03)."""
        return 4 if self.four else 3

    def message(self, message_id: str, **args: str | int) -> str:
        return self.say.text.message(message_id, **args)

    def head(self, message_id: str) -> Text:
        return line((self.message(message_id), "bold"))

    def player(self, seat: int | str) -> Text:
        """A player's name in the player's colour."""
        if seat == "automa":
            return line((self.message("player-automa"), "dim"))
        return line((self.names[int(seat)], f"bold {SEAT_STYLES[int(seat)]}"))

    def pawn(self, seat: int) -> Text:
        return line((pawns(self.names)[seat], f"bold {SEAT_STYLES[seat]}"))

    def vp(self, colour: str, points: int) -> Text:
        return line((self.say.vp(colour, points), VP_STYLES[colour]))


def pawns(names: Sequence[str]) -> list[str]:
    """One letter a player: the first of the name, or the seat's number where two would agree."""
    first = [name[:1].upper() or "?" for name in names]
    return [
        letter if first.count(letter) == 1 else str(seat + 1) for seat, letter in enumerate(first)
    ]
