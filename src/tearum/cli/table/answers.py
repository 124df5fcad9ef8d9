"""What a typed line does: a decision, a look at something, or a refusal with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from tearum.cli import rulebook
from tearum.cli.table import commands, people, pointing, screen
from tearum.cli.table.digest import digest
from tearum.cli.table.drawing import everything
from tearum.cli.table.lines import Lines, line, wrapped
from tearum.cli.table.look import Look
from tearum.cli.table.menu import Menu
from tearum.game import Action, IllegalAction
from tearum.text import LANGUAGES

if TYPE_CHECKING:
    from tearum.cli.table.session import Session

HELPED = commands.COMMANDS[1:]
LOGGED = 60  # events that `log` tells


class Answers:
    def __init__(self, session: Session) -> None:
        self.session = session

    def answer(self, typed: str, look: Look, menu: Menu) -> None:
        if not typed:
            return
        action = menu.action(typed)
        if action is not None:
            self.session.do(action)
            return
        text = look.say.text
        if found := commands.command(typed, text):
            name, rest = found
            handler: Callable[[Look, Menu, str], None] = getattr(self, f"_{name}")
            handler(look, menu, rest)
        elif found := commands.verb(typed, text):
            self._act(look, menu, *found)
        elif card := pointing.card(look, typed) or self._player(look, typed):
            self._note(card)
        else:
            self.session.note(look.message("prompt-unknown", typed=typed[:40]))

    # Acting in words

    def _act(self, look: Look, menu: Menu, kind: str, rest: str) -> None:
        session = self.session
        if session.scale is not None and kind in ("sell", "buy"):
            self._weigh(look, kind, rest)
            return
        meant = pointing.actions(look, kind, rest)
        legal = [action for action in meant if action in [e.action for e in menu.entries]]
        if len(legal) == 1:
            session.do(session.game.action(legal[0]))
        elif legal:
            keys = [menu.key(action) for action in legal]
            choices = look.say.listed(keys, "list-or")
            session.note(look.message("prompt-which", choices=choices))
        elif meant:
            self._refuse(meant)
        else:
            session.note(look.message("prompt-unknown", typed=f"{kind} {rest}".strip()[:40]))

    def _weigh(self, look: Look, side: str, rest: str) -> None:
        """ "sell ore" puts one more on the pan, "sell 2 ore" lets the pan hold two."""
        scale = self.session.scale
        assert scale is not None
        words = rest.split()
        n = next((int(word) for word in words if word.isdecimal() and len(word) < 4), None)
        names = [pointing.resource(look, word) for word in words if not word.isdecimal()]
        resource = next((name for name in names if name), None)
        if resource is None:
            self.session.note(look.message("scale-hint"))
            return
        try:
            scale.put(side, resource, scale.pans[side][resource] + 1 if n is None else n)
        except IllegalAction as refusal:
            self.session.note(refusal.reason.text(self.session.language))

    def _refuse(self, meant: list[Action]) -> None:
        reason = self.session.game.why_not(meant[0])
        if reason is not None:
            self.session.note(reason.text(self.session.language))

    # Asking

    def _why(self, look: Look, menu: Menu, rest: str) -> None:
        found = commands.verb(rest, look.say.text)
        kind, typed = found or ("build", rest)
        meant = pointing.actions(look, kind, typed)
        keys = {entry.action.code: entry.key for entry in menu.entries}
        legal = [keys[action.code] for action in meant if action.code in keys]
        if menu.action(rest) is not None:
            legal = [rest]
        if legal:
            self.session.note(look.message("prompt-possible", key=legal[0]))
        elif meant:
            self._refuse(meant)
        else:
            self.session.note(look.message("prompt-unknown", typed=rest[:40]))

    def _show(self, look: Look, menu: Menu, rest: str) -> None:
        action = menu.action(rest)
        if action is not None:
            self._note([*pointing.card_of(look, action), *self._outcome(look, action)])
        elif card := pointing.card(look, rest) or self._player(look, rest):
            self._note(card)
        else:
            self.session.note(look.message("prompt-unknown", typed=rest[:40]))

    def _outcome(self, look: Look, action: Action) -> Lines:
        """What an action would come to, from the engine."""
        language = self.session.language
        lines: Lines = [Text(action.text(language), "bold")]
        if self.session.scale is not None and action.kind == "close":
            return lines
        quote = self.session.game.quote([action])
        if told := digest(look, quote.events, self.session.terminal.width - 2):
            lines += [Text(look.message("explain-outcome")), *told]
        elif not quote.reveals:
            lines.append(Text(look.message("explain-nothing")))
        if quote.reveals:
            lines.append(Text(look.message("explain-reveals")))
        return lines

    def _player(self, look: Look, typed: str) -> Lines | None:
        """Everything a player owns."""
        name = commands.folded(typed)
        for seat, known in enumerate(look.names):
            if name and commands.folded(known).startswith(name):
                told = people.owns(look, look.view["seats"][seat]) or look.message("ending-none")
                return [line(look.player(seat), "  ", told)]
        return None

    def _help(self, look: Look, menu: Menu, rest: str) -> None:
        lines: Lines = [look.head("help-title")]
        width = self.session.terminal.width
        for about in ("number", "words"):
            lines += wrapped(Text(" " + look.message(f"help-{about}")), width, indent=1)
        words = {name: commands.words("command", name, look.say.text)[0] for name in HELPED}
        space = max(len(word) for word in words.values()) + 3
        for name, word in words.items():
            told = look.message(f"help-{name}", player=look.names[0])
            text = Text(" ").append(word.ljust(space - 1), "bold").append(told)
            lines += wrapped(text, width, indent=space)
        screen.page(self.session.terminal, look, lines)

    def _table(self, look: Look, menu: Menu, rest: str) -> None:
        screen.page(self.session.terminal, look, everything(look, self.session.terminal.width))

    def _log(self, look: Look, menu: Menu, rest: str) -> None:
        events = self.session.game.events_for(self.session.viewer)
        lines: Lines = []
        for event in events[-LOGGED:]:
            told = Text(event.text(self.session.language, look.names))
            lines += wrapped(told, self.session.terminal.width, indent=2)
        screen.page(self.session.terminal, look, lines)

    def _rules(self, look: Look, menu: Menu, rest: str) -> None:
        language = self.session.language
        found = rulebook.find(language, rest) if rest else list(rulebook.rules(language))
        if not found:
            self.session.note(look.message("prompt-no-rule", typed=rest[:40]))
            return
        lines = rulebook.lines(language, found, self.session.terminal.width)
        screen.page(self.session.terminal, look, lines)

    # The table itself

    def _undo(self, look: Look, menu: Menu, rest: str) -> None:
        self.session.undo()

    def _restart(self, look: Look, menu: Menu, rest: str) -> None:
        seat = self.session.game.to_move
        assert seat is not None
        self.session.restart(seat)

    def _chest(self, look: Look, menu: Menu, rest: str) -> None:
        session = self.session
        seat = session.game.to_move
        assert seat is not None
        if not look.view["seats"][seat]["chest"]:
            session.note(look.message("prompt-chest-open"))
        elif not session.shared:
            session.note(look.message("prompt-chest-yours"))
        elif session.alone is None:
            session.raise_curtain(seat)
            own = session.game.view(seat)["seats"][seat]
            blue, red = (look.say.vp(colour, own[colour]) for colour in ("blue", "red"))
            session.terminal.say(look.message("prompt-chest", blue=blue, red=red))
            session.terminal.wait(look.message("prompt-curtain-over"))
            session.alone = None
            session.terminal.forget()

    def _save(self, look: Look, menu: Menu, rest: str) -> None:
        self.session.save()
        self.session.note(look.message("prompt-saved", file=str(self.session.path)), "dim")

    def _lang(self, look: Look, menu: Menu, rest: str) -> None:
        if rest in LANGUAGES:
            self.session.language = rest
            self.session.save()
        else:
            self.session.note(look.message("prompt-languages"))

    def _quit(self, look: Look, menu: Menu, rest: str) -> None:
        from tearum.cli.table.session import Quit

        raise Quit

    def _note(self, lines: Lines) -> None:
        width = self.session.terminal.width
        for text in lines:
            self.session.notes += wrapped(text, width, indent=2)
