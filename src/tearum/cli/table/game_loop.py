"""Plays a session to its end: bots decide, people are asked."""

from tearum.cli.table import screen
from tearum.cli.table.drawing import ending
from tearum.cli.table.prompt.answers import Answers
from tearum.cli.table.prompt.menu import Menu
from tearum.cli.table.session import Session
from tearum.cli.table.trade import TradeDraft

SECRET = ("converting_blue", "converting_red")


def play(session: Session) -> None:
    """Plays until the game is over; raises Quit if a player wants to stop."""
    session.save()
    while (seat := session.game.to_move) is not None:
        if session.seats.is_bot(seat):
            _move_bot(session, seat)
        else:
            session.save()
            _decide(session, seat)
    session.save()
    _show_ending(session)


def _move_bot(session: Session, seat: int) -> None:
    thinking = session.message("prompt-thinking", player=session.name(seat))
    with session.terminal.busy(thinking):
        fault = session.seats.move(session.game, seat)
    if fault is not None:
        session.note(fault.text(session.language))


def _decide(session: Session, seat: int) -> None:
    """Asks until a decision is made or undone."""
    pending = session.game.view()["pending"]
    asked = pending["asked"] if pending else None
    if session.shared and asked in SECRET and session.alone != seat:
        session.hide_from_others(seat)
    session.trade = TradeDraft(session.game) if asked == "trading" else None
    answers = Answers(session)
    before = session.game.actions
    while session.game.actions == before:
        scene = session.scene()
        menu = Menu(scene, session.offered())
        happened = session.game.events_for(session.viewer, session.seen)
        screen.show(session.terminal, scene, menu, session.trade, happened, session.notes)
        session.notes = []
        answers.answer(session.terminal.ask(), scene, menu)


def _show_ending(session: Session) -> None:
    terminal = session.terminal
    terminal.clear()
    pending = {line.plain: line for line in session.notes}  # not shown by any decision
    terminal.show(list(pending.values()))
    terminal.say(session.message("game-is-over"), "bold")
    terminal.wait(session.message("prompt-enter"))
    for lines in ending.steps(session.scene(), session.game, terminal.width):
        terminal.show(lines)
        terminal.wait("")
    terminal.say(session.message("prompt-saved", file=str(session.path)), "dim")
