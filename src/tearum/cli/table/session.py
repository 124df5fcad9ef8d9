"""A game at the terminal: its state, and everything a player can do to it."""

from pathlib import Path

from rich.text import Text

from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines, wrapped
from tearum.cli.table.prompt.menu import CONVERSIONS
from tearum.cli.table.saved_game import save
from tearum.cli.table.seats import Seats
from tearum.cli.table.terminal import Terminal
from tearum.cli.table.trade import TradeDraft
from tearum.game import Action, Game, IllegalAction, UndoError
from tearum.game.fair_deal import FairDeal
from tearum.messages.system_reason import system_reason_text
from tearum.text import Sentences, text_in


class Quit(Exception):  # noqa: N818  (a request, not an error)
    """A player wants to stop here."""


class Session:
    def __init__(
        self, terminal: Terminal, game: Game, seats: Seats, language: str, path: Path
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.seats = seats
        self.language = language
        self.path = path
        self.deal: FairDeal | None = None  # how the seed was made, if the record says so
        self.notes: Lines = []
        self.trade: TradeDraft | None = None
        self.seen = 0  # events already shown
        self.alone: int | None = None  # the seat that has the screen to itself
        self._saved: tuple[list[int], str] | None = None

    # Showing

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.seats.people) > 1

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be on the screen."""
        if self.alone is not None:
            return self.alone
        return self.seats.people[0] if len(self.seats.people) == 1 else None

    def scene(self) -> Scene:
        say = Sentences(text_in(self.language), self.game.edition)
        view = self.game.view(self.viewer)
        return Scene(view, say, self.game.seats, self.terminal.glyphs)

    def message(self, message_id: str, **args: str | int) -> str:
        return text_in(self.language).message(message_id, **args)

    def note(self, text: str, style: str = "yellow") -> None:
        self.notes += wrapped(Text(text, style), self.terminal.width)

    # Playing

    def name(self, seat: int) -> str:
        return self.game.seats[seat]

    def offered(self) -> list[Action]:
        """What the menu lists. In a Trade, the draft replaces single sales and purchases."""
        legal = self.game.legal_actions()
        if self.trade is None:
            return legal
        rest = [action for action in legal if action.kind not in ("sell", "buy", "close")]
        if self.trade.is_empty():
            return rest
        outcome = self.trade.outcome()
        close = self.game.action({"kind": "close"})
        context = close.context.copy()
        context.pop("amount", None)
        if outcome:
            context["amount"] = outcome[0]
        priced = Action(close.code, close.kind, close.args, close.edition, context)
        return [priced, *(action for action in rest if action.kind != "pass")]

    def do(self, action: Action) -> None:
        """Applies an action of the menu, or says why it is not possible."""
        shown = len(self.game.events)
        try:
            if self.trade is not None and action.kind in ("sell", "buy"):
                amounts = self.trade.amounts[action.kind]
                resource = action.args["resource"]
                self.trade.put(action.kind, resource, amounts[resource] + 1)
                return
            if self.trade is not None and action.kind == "close":
                self.trade.close()
            else:
                self.game.apply(action)
        except IllegalAction as refusal:
            self.note(refusal.reason.text(self.language))
            return
        self.seen = shown
        self.save()
        if self.shared and action.kind == CONVERSIONS[1]:
            self.share_again()

    def save(self) -> None:
        """Saves the game. If that fails, play continues and a note says so."""
        now = (self.game.actions, self.language)
        if now == self._saved:
            return
        self._saved = now
        try:
            save(self.path, self.game, self.seats.kinds, self.language, self.deal)
        except OSError as error:
            reason = system_reason_text(error, self.language)
            self.note(self.message("error-save", file=str(self.path), reason=reason))

    # Taking back

    def undo(self) -> bool:
        """Undoes the last decision of a person, and what bots have done since."""
        if self.trade is not None and not self.trade.is_empty():
            self.trade = TradeDraft(self.game)
            return True
        try:
            while True:
                action = self.game.undo()
                seat = self.game.to_move
                if seat is not None and not self.seats.is_bot(seat):
                    break
        except UndoError as barrier:
            self.note(barrier.text(self.language))
            return False
        self.seen = min(self.seen, len(self.game.events))
        self.alone = None
        secret = action.kind in CONVERSIONS
        message_id = "prompt-taken-back-secret" if secret else "prompt-taken-back"
        text = "" if secret else self.game.action(action).text(self.language)
        self.note(self.message(message_id, action=text), "dim")
        self.save()
        return True

    def restart(self, seat: int) -> None:
        """Undoes everything since the turn began."""
        done = 0
        while self.game.actions and Action.of(self.game.actions[-1]).kind != "end_turn":
            try:
                self.game.undo(seat)
            except UndoError as barrier:
                if done == 0:
                    self.note(barrier.text(self.language))
                break
            done += 1
        if done:
            self.seen = min(self.seen, len(self.game.events))
            self.note(self.message("prompt-restarted"), "dim")
            self.save()

    # Secrets on a shared screen

    def hide_from_others(self, seat: int) -> None:
        """Asks for the screen to be shown to one player only (END-04)."""
        self.terminal.forget()
        self.terminal.say(self.message("prompt-curtain", player=self.name(seat)))
        self.terminal.wait(self.message("prompt-enter"))
        self.alone = seat

    def share_again(self) -> None:
        self.alone = None
        self.seen = len(self.game.events)
        self.terminal.forget()
