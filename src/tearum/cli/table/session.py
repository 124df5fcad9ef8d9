"""A game at the terminal, from where it stands to its end."""

from pathlib import Path

from rich.text import Text

from tearum.cli.table import ending, screen
from tearum.cli.table.answers import Answers
from tearum.cli.table.lines import Lines, wrapped
from tearum.cli.table.look import Look
from tearum.cli.table.menu import CONVERSIONS, Menu
from tearum.cli.table.saved import save
from tearum.cli.table.scale import Scale
from tearum.cli.table.seats import Seats
from tearum.cli.table.terminal import Terminal
from tearum.game import Action, Game, IllegalAction, UndoError
from tearum.game.fair_deal import FairDeal
from tearum.text import Sentences, text_in

SECRET = ("converting_blue", "converting_red")


class Quit(Exception):  # noqa: N818  (what somebody says, no error)
    """Somebody wants to stop here."""


class Session:
    def __init__(
        self, terminal: Terminal, game: Game, seats: Seats, language: str, path: Path
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.seats = seats
        self.language = language
        self.path = path
        self.deal: FairDeal | None = None  # how the seed came about, where a record tells
        self.notes: Lines = []
        self.scale: Scale | None = None
        self.seen = 0  # events that have been told
        self.alone: int | None = None  # the seat for which the curtain is up
        self._kept: tuple[list[int], str] | None = None
        self.answers = Answers(self)

    # Looking

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.seats.people) > 1

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be on the screen."""
        if self.alone is not None:
            return self.alone
        return self.seats.people[0] if len(self.seats.people) == 1 else None

    def look(self) -> Look:
        say = Sentences(text_in(self.language), self.game.edition)
        view = self.game.view(self.viewer)
        return Look(view, say, self.game.seats, self.terminal.signs)

    def message(self, id: str, **args: str | int) -> str:
        return text_in(self.language).message(id, **args)

    def note(self, text: str, style: str = "yellow") -> None:
        self.notes += wrapped(Text(text, style), self.terminal.width)

    # Playing

    def play(self) -> None:
        """Plays on until the game is over. Quit where somebody wants to stop."""
        self.save()
        while (seat := self.game.to_move) is not None:
            if self.seats.is_bot(seat):
                with self.terminal.busy(self.message("prompt-thinking", player=self.name(seat))):
                    fault = self.seats.move(self.game, seat)
                if fault is not None:
                    self.note(fault.text(self.language))
            else:
                self.save()
                self.decide(seat)
        self.save()
        self.tell_the_end()

    def name(self, seat: int) -> str:
        return self.game.seats[seat]

    def decide(self, seat: int) -> None:
        """Asks until a decision is made, or taken back."""
        asked = self.game.view()["pending"]["asked"]
        if self.shared and asked in SECRET and self.alone != seat:
            self.raise_curtain(seat)
        self.scale = Scale(self.game) if asked == "trading" else None
        before = self.game.actions
        while self.game.actions == before:
            look = self.look()
            menu = Menu(look, self.offered())
            happened = self.game.events_for(self.viewer, self.seen)
            screen.show(self.terminal, look, menu, self.scale, happened, self.notes)
            self.notes = []
            line = self.terminal.ask()
            self.answers.answer(line, look, menu)

    def offered(self) -> list[Action]:
        """What the menu lists. The scale stands for all sales and purchases of a Trade."""
        legal = self.game.legal_actions()
        if self.scale is None:
            return legal
        rest = [action for action in legal if action.kind not in ("sell", "buy", "close")]
        if self.scale.is_empty():
            return rest
        outcome = self.scale.outcome()
        close = self.game.action({"kind": "close"})
        context = {**close.context, "amount": outcome[0] if outcome else None}
        priced = Action(close.code, close.kind, close.args, close.edition, context)
        return [priced, *(action for action in rest if action.kind != "pass")]

    def do(self, action: Action) -> None:
        """Does an action of the menu, or says why not."""
        told = len(self.game.events)
        try:
            if self.scale is not None and action.kind in ("sell", "buy"):
                pan = self.scale.pans[action.kind]
                resource = action.args["resource"]
                self.scale.put(action.kind, resource, pan[resource] + 1)
                return
            if self.scale is not None and action.kind == "close":
                self.scale.close()
            else:
                self.game.apply(action)
        except IllegalAction as refusal:
            self.note(refusal.reason.text(self.language))
            return
        self.seen = told
        self.save()
        if self.shared and action.kind == CONVERSIONS[1]:
            self.drop_curtain()

    def save(self) -> None:
        """Keeps the game. Where that fails, the game goes on, and somebody is told."""
        now = (self.game.actions, self.language)
        if now == self._kept:
            return
        self._kept = now
        try:
            save(self.path, self.game, self.seats.kinds, self.language, self.deal)
        except OSError as error:
            self.note(
                self.message("error-save", file=str(self.path), reason=error.strerror or str(error))
            )

    # Taking back

    def undo(self) -> bool:
        """Takes the last decision of a person back; what bots did since goes with it."""
        if self.scale is not None and not self.scale.is_empty():
            self.scale = Scale(self.game)
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
        id = "prompt-taken-back-secret" if secret else "prompt-taken-back"
        text = "" if secret else self.game.action(action).text(self.language)
        self.note(self.message(id, action=text), "dim")
        self.save()
        return True

    def restart(self, seat: int) -> None:
        """Takes back everything since the turn began."""
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

    def raise_curtain(self, seat: int) -> None:
        """Lets one player alone see the screen (END-04)."""
        self.terminal.forget()
        self.terminal.say(self.message("prompt-curtain", player=self.name(seat)))
        self.terminal.wait(self.message("prompt-enter"))
        self.alone = seat

    def drop_curtain(self) -> None:
        self.alone = None
        self.seen = len(self.game.events)
        self.terminal.forget()

    # The end

    def tell_the_end(self) -> None:
        look = self.look()
        self.terminal.clear()
        late = {line.plain: line for line in self.notes}  # what no decision showed any more
        self.terminal.show(list(late.values()))
        self.terminal.say(self.message("game-is-over"), "bold")
        self.terminal.wait(self.message("prompt-enter"))
        for lines in ending.steps(look, self.game, self.terminal.width):
            self.terminal.show(lines)
            self.terminal.wait("")
        self.terminal.say(self.message("prompt-saved", file=str(self.path)), "dim")
