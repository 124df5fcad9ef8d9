"""Who plays, asked in a short dialogue; what the command line says is not asked again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tearum.bots import LEVELS, NoSuchBotError, bot_named
from tearum.cli.errors import UserError
from tearum.cli.options.language import system_language
from tearum.cli.table.seats import named
from tearum.cli.table.terminal import Terminal
from tearum.contract.languages import LANGUAGES
from tearum.game.record import MAX_NAME
from tearum.text import Text, text_in

FEWEST: Final = 2
MOST: Final = 4
USUAL: Final = 3
USUAL_BOT: Final = "bosun"


@dataclass(frozen=True)
class Setup:
    bots: tuple[str | None, ...]  # by seat, None for a person; people sit first
    names: tuple[str, ...]


def ask_language(terminal: Terminal) -> str:
    usual = system_language()
    texts = [Text(language, only=("language",)) for language in LANGUAGES]
    known = ", ".join(f"{text.message('language-name')} ({text.language})" for text in texts)
    while True:
        terminal.say(f"{known} [{usual}]")
        typed = terminal.ask().lower()[:2] or usual
        if typed in LANGUAGES:
            return typed


class Dialogue:
    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.text = text_in(language)

    def set_up(
        self, players: int | None, bots: Sequence[str] | None, names: Sequence[str] | None
    ) -> Setup:
        if players is None:
            players = self._players(bots, names)
        if not FEWEST <= players <= MOST:
            raise UserError(self.text.message("error-players", n=players))
        if bots is None:
            bots = self._bots(players) if names is None else ()
        if len(bots) > players:
            raise UserError(self.text.message("error-bots", bots=len(bots), players=players))
        if names and bots and len(names) + len(bots) > players:  # names are those of people
            people, all_ = len(names), len(names) + len(bots)
            said = {"names": people, "bots": len(bots), "all": all_, "players": players}
            raise UserError(self.text.message("error-seats", **said))
        for bot in bots:
            bot_named(bot)  # says so if there is none
        kinds = (*[None] * (players - len(bots)), *bots)
        if names is None:
            names = self._names(players - len(bots))
        if len(names) > players or any(len(name) > MAX_NAME for name in names):
            raise UserError(self.text.message("error-names", players=players, most=MAX_NAME))
        unnamed = self.text.message("player-unnamed", n="{n}")
        called = named(kinds, names, unnamed)
        if len(set(called)) < players:
            raise UserError(self.text.message("error-same-names"))
        return Setup(kinds, tuple(called))

    def _players(self, bots: Sequence[str] | None, names: Sequence[str] | None) -> int:
        if names and (bots or len(names) >= FEWEST):
            return len(names) + len(bots or ())
        if bots:
            return min(MOST, len(bots) + 1)
        return self._number("setup-players", FEWEST, MOST, USUAL)

    def _bots(self, players: int) -> list[str]:
        count = self._number("setup-bots", 0, players, players - 1)
        if count == 0:
            return []
        levels = ", ".join(LEVELS)
        while True:
            self.terminal.say(self.text.message("setup-bot", names=levels, usual=USUAL_BOT))
            typed = self.terminal.ask() or USUAL_BOT
            try:
                bot_named(typed)
            except NoSuchBotError:
                unknown = self.text.message("setup-no-bot", typed=typed, names=levels)
                self.terminal.say(unknown, "yellow")
            else:
                return [typed] * count

    def _names(self, people: int) -> list[str]:
        names: list[str] = []
        for seat in range(people):
            usual = self.text.message("player-unnamed", n=seat + 1)
            self.terminal.say(self.text.message("setup-name", n=seat + 1, usual=usual))
            names.append(self.terminal.ask()[:MAX_NAME] or usual)
        return names

    def _number(self, message_id: str, low: int, high: int, usual: int) -> int:
        while True:
            self.terminal.say(self.text.message(message_id, low=low, high=high, usual=usual))
            typed = self.terminal.ask()
            if not typed:
                return usual
            if typed.isdecimal() and low <= int(typed[:9]) <= high:
                return int(typed)
            self.terminal.say(self.text.message("setup-number", low=low, high=high), "yellow")

    def wants(self, question: str) -> bool:
        """Yes, unless the answer is no."""
        self.terminal.say(question)
        typed = self.terminal.ask().lower()
        return typed[:1] not in self.text.message("setup-no").split()
