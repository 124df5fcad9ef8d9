"""Carries out a typed line: a decision, a question, or a refusal with its reason."""

from collections.abc import Callable

from rich.text import Text

from tearum.cli.display import rulebook
from tearum.cli.table import screen
from tearum.cli.table.drawing import players
from tearum.cli.table.drawing.layout import everything
from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines, line, wrapped
from tearum.cli.table.drawing.turn_summary import summarized
from tearum.cli.table.prompt import lookup, vocabulary
from tearum.cli.table.prompt.menu import Menu
from tearum.cli.table.session import Quit, Session
from tearum.contract.languages import LANGUAGES
from tearum.game import Action, IllegalAction
from tearum.text.card_lookup import folded

HELPED = vocabulary.COMMANDS[1:]
LOGGED = 60  # events that `log` shows


class Answers:
    def __init__(self, session: Session) -> None:
        self.session = session

    def answer(self, typed: str, scene: Scene, menu: Menu) -> None:
        if not typed:
            return
        action = menu.action(typed)
        if action is not None:
            self.session.do(action)
            return
        text = scene.say.text
        if found := vocabulary.command(typed, text):
            name, rest = found
            handler: Callable[[Scene, Menu, str], None] = getattr(self, f"_{name}")
            handler(scene, menu, rest)
        elif found := vocabulary.verb(typed, text):
            self._act(scene, menu, *found)
        elif card := lookup.card(scene, typed) or self._player(scene, typed):
            self._note(card)
        else:
            self.session.note(scene.message("prompt-unknown", typed=typed[:40]))

    # Acting in words

    def _act(self, scene: Scene, menu: Menu, kind: str, rest: str) -> None:
        session = self.session
        if session.trade is not None and kind in ("sell", "buy"):
            self._draft(scene, kind, rest)
            return
        meant = lookup.actions(scene, kind, rest)
        legal = [action for action in meant if action in [e.action for e in menu.entries]]
        if len(legal) == 1:
            session.do(session.game.action(legal[0]))
        elif legal:
            keys = [menu.key(action) for action in legal]
            choices = scene.say.listed(keys, "list-or")
            session.note(scene.message("prompt-which", choices=choices))
        elif meant:
            self._refuse(meant)
        else:
            session.note(scene.message("prompt-unknown", typed=f"{kind} {rest}".strip()[:40]))

    def _draft(self, scene: Scene, kind: str, rest: str) -> None:
        """ "sell ore" sells one more, "sell 2 ore" sells two in all."""
        trade = self.session.trade
        assert trade is not None
        words = rest.split()
        n = next((int(word) for word in words if word.isdecimal() and len(word) < 4), None)
        names = [lookup.resource(scene, word) for word in words if not word.isdecimal()]
        resource = next((name for name in names if name), None)
        if resource is None:
            self.session.note(scene.message("trade-hint"))
            return
        try:
            trade.put(kind, resource, trade.amounts[kind][resource] + 1 if n is None else n)
        except IllegalAction as refusal:
            self.session.note(refusal.reason.text(self.session.language))

    def _refuse(self, meant: list[Action]) -> None:
        reason = self.session.game.why_not(meant[0])
        if reason is not None:
            self.session.note(reason.text(self.session.language))

    # Asking

    def _why(self, scene: Scene, menu: Menu, rest: str) -> None:
        found = vocabulary.verb(rest, scene.say.text)
        kind, typed = found or ("build", rest)
        meant = lookup.actions(scene, kind, typed)
        keys = {entry.action.code: entry.key for entry in menu.entries}
        legal = [keys[action.code] for action in meant if action.code in keys]
        if menu.action(rest) is not None:
            legal = [rest]
        if legal:
            self.session.note(scene.message("prompt-possible", key=legal[0]))
        elif meant:
            self._refuse(meant)
        else:
            self.session.note(scene.message("prompt-unknown", typed=rest[:40]))

    def _show(self, scene: Scene, menu: Menu, rest: str) -> None:
        action = menu.action(rest)
        if action is not None:
            self._note([*lookup.card_of(scene, action), *self._outcome(scene, action)])
        elif card := lookup.card(scene, rest) or self._player(scene, rest):
            self._note(card)
        else:
            self.session.note(scene.message("prompt-unknown", typed=rest[:40]))

    def _outcome(self, scene: Scene, action: Action) -> Lines:
        """What an action would do, as the engine computes it."""
        language = self.session.language
        lines: Lines = [Text(action.text(language), "bold")]
        if self.session.trade is not None and action.kind == "close":
            return lines
        quote = self.session.game.quote([action])
        if summary := summarized(scene, quote.events, self.session.terminal.width - 2):
            lines += [Text(scene.message("explain-outcome")), *summary]
        elif not quote.reveals:
            lines.append(Text(scene.message("explain-nothing")))
        if quote.reveals:
            lines.append(Text(scene.message("explain-reveals")))
        return lines

    def _player(self, scene: Scene, typed: str) -> Lines | None:
        """Everything a player owns."""
        name = folded(typed)
        for seat, known in enumerate(scene.names):
            if name and folded(known).startswith(name):
                owned = players.owns(scene, scene.view["seats"][seat]) or scene.message(
                    "ending-none"
                )
                return [line(scene.player(seat), "  ", owned)]
        return None

    def _help(self, scene: Scene, menu: Menu, rest: str) -> None:
        lines: Lines = [scene.head("help-title")]
        width = self.session.terminal.width
        for about in ("number", "words"):
            lines += wrapped(Text(" " + scene.message(f"help-{about}")), width, indent=1)
        words = {name: vocabulary.words("command", name, scene.say.text)[0] for name in HELPED}
        space = max(len(word) for word in words.values()) + 3
        for name, word in words.items():
            help_text = scene.message(f"help-{name}", player=scene.names[0])
            text = Text(" ").append(word.ljust(space - 1), "bold").append(help_text)
            lines += wrapped(text, width, indent=space)
        screen.page(self.session.terminal, scene, lines)

    def _table(self, scene: Scene, menu: Menu, rest: str) -> None:
        screen.page(self.session.terminal, scene, everything(scene, self.session.terminal.width))

    def _log(self, scene: Scene, menu: Menu, rest: str) -> None:
        events = self.session.game.events_for(self.session.viewer)
        lines: Lines = []
        for event in events[-LOGGED:]:
            text = Text(event.text(self.session.language, scene.names))
            lines += wrapped(text, self.session.terminal.width, indent=2)
        screen.page(self.session.terminal, scene, lines)

    def _rules(self, scene: Scene, menu: Menu, rest: str) -> None:
        language = self.session.language
        found = rulebook.find(language, rest) if rest else list(rulebook.rules(language))
        if not found:
            self.session.note(scene.message("prompt-no-rule", typed=rest[:40]))
            return
        lines = rulebook.lines(language, found, self.session.terminal.width)
        screen.page(self.session.terminal, scene, lines)

    # The table itself

    def _undo(self, scene: Scene, menu: Menu, rest: str) -> None:
        self.session.undo()

    def _restart(self, scene: Scene, menu: Menu, rest: str) -> None:
        seat = self.session.game.to_move
        assert seat is not None
        self.session.restart(seat)

    def _chest(self, scene: Scene, menu: Menu, rest: str) -> None:
        session = self.session
        seat = session.game.to_move
        assert seat is not None
        if not scene.view["seats"][seat]["chest"]:
            session.note(scene.message("prompt-chest-open"))
        elif not session.shared:
            session.note(scene.message("prompt-chest-yours"))
        elif session.alone is None:
            session.hide_from_others(seat)
            own = session.game.view(seat)["seats"][seat]
            blue = scene.say.vp("blue", own["blue"] or 0)
            red = scene.say.vp("red", own["red"] or 0)
            session.terminal.say(scene.message("prompt-chest", blue=blue, red=red))
            session.terminal.wait(scene.message("prompt-curtain-over"))
            session.alone = None
            session.terminal.forget()

    def _save(self, scene: Scene, menu: Menu, rest: str) -> None:
        self.session.save()
        self.session.note(scene.message("prompt-saved", file=str(self.session.path)), "dim")

    def _lang(self, scene: Scene, menu: Menu, rest: str) -> None:
        if rest in LANGUAGES:
            self.session.language = rest
            self.session.save()
        else:
            self.session.note(scene.message("prompt-languages", languages=", ".join(LANGUAGES)))

    def _quit(self, scene: Scene, menu: Menu, rest: str) -> None:
        raise Quit

    def _note(self, lines: Lines) -> None:
        width = self.session.terminal.width
        for text in lines:
            self.session.notes += wrapped(text, width, indent=2)
