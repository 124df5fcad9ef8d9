"""`tearum play`: a table in the terminal, for people at one keyboard and bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.options.language import Language, language_of, usual_language
from tearum.cli.options.seed import seed_of

if TYPE_CHECKING:
    from tearum.cli.table.saved_game import SavedGame
    from tearum.cli.table.session import Session
    from tearum.cli.table.setup import Setup
    from tearum.cli.table.terminal import Terminal

app = typer.Typer()

LAST = "last"


@app.command()
def play(
    players: Annotated[int | None, typer.Option(help="How many play: 2, 3 or 4.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots by name, with commas between: bosun,captain.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names of the people, in seat order: Anna,Ben.")
    ] = None,
    lang: Language = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text or number: equal seeds deal equal games.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option(help="A built-in edition, or the path of a file.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="The file that keeps the game, after every decision.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(help="A file kept by an earlier game, or: last.")
    ] = None,
) -> None:
    """Play at this terminal, with others at the same keyboard or against bots.

    What you don't say with an option is asked. Type h at the table for help.
    """
    from tearum.cli.table import setup
    from tearum.cli.table.terminal import Terminal
    from tearum.text import text_in

    terminal = Terminal()
    text = text_in(language_of(lang))
    nothing_said = all(
        option is None for option in (players, bots, names, seed, edition, save, resume)
    )
    try:
        if resume is None and nothing_said and terminal.interactive:
            resume = _offer(terminal, lang)
        if resume is not None:
            session = _resumed(terminal, resume, lang, edition, save)
        else:
            language = language_of(lang)
            if lang is None and nothing_said:
                language = setup.ask_language(terminal)
            dialogue = setup.Dialogue(terminal, language)
            wanted = dialogue.set_up(players, _listed(bots), _listed(names))
            session = _begun(terminal, wanted, language, seed, edition or "classic", save)
    except EOFError:
        raise UserError(text.message("error-closed-early")) from None
    _run(session)


def _run(session: "Session") -> None:
    """Plays until the end, or until somebody stops: either way the game is kept."""
    import shlex

    from rich.text import Text

    from tearum.cli.table.game_loop import play as play_session
    from tearum.cli.table.session import Quit

    command = f"tearum play --resume {shlex.quote(str(session.path))}"
    kept = Text(session.message("quit-saved", command=command))
    try:
        play_session(session)
    except Quit:
        session.terminal.show([kept])
    except KeyboardInterrupt:
        session.terminal.show([Text(), kept])
        raise
    except EOFError:
        raise UserError(session.message("error-closed", command=command)) from None


def _offer(terminal: "Terminal", lang: str | None) -> str | None:
    """The last game that was not finished, if somebody wants to go on with it."""
    from tearum.cli.table import saved_game, setup

    path = saved_game.unfinished()
    if path is None:
        return None
    kept = saved_game.load(path)
    dialogue = setup.Dialogue(terminal, lang or kept.language or usual_language())
    players = ", ".join(kept.record.seats)
    question = dialogue.text.message("setup-resume", players=players, n=len(kept.record.actions))
    return str(path) if dialogue.wants(question) else None


def _begun(
    terminal: "Terminal",
    wanted: "Setup",
    language: str,
    seed: str | None,
    edition: str,
    path: Path | None,
) -> "Session":
    from tearum.cli.table import saved_game
    from tearum.cli.table.seats import Seats
    from tearum.cli.table.session import Session
    from tearum.game import Game
    from tearum.text import text_in

    if path is not None and path.exists():
        raise UserError(text_in(language).message("error-save-exists", file=str(path)))
    if path is not None and not path.absolute().parent.is_dir():
        raise UserError(text_in(language).message("error-no-folder", file=str(path)))
    deal = None if seed is None else seed_of(seed)
    game = Game.new(len(wanted.bots), deal, edition, wanted.names)
    seats = Seats(wanted.bots, game.seed)
    return Session(terminal, game, seats, language, path or saved_game.new_file())


def _resumed(
    terminal: "Terminal", resume: str, lang: str | None, edition: str | None, path: Path | None
) -> "Session":
    from tearum.cli.table import saved_game
    from tearum.cli.table.seats import Seats
    from tearum.cli.table.session import Session
    from tearum.edition import load as load_edition
    from tearum.game import Game
    from tearum.text import text_in

    text = text_in(language_of(lang))
    file = saved_game.unfinished() if resume == LAST else Path(resume)
    if file is None:
        raise UserError(text.message("error-no-last"))
    kept: SavedGame = saved_game.load(file)
    if edition is not None and load_edition(edition).hash != kept.record.edition_hash:
        raise UserError(text.message("error-other-edition", file=str(file), edition=edition))
    game = Game.replay(kept.record)
    if game.to_move is None:
        raise UserError(text.message("error-is-over", file=str(file)))
    language = lang or kept.language or usual_language()
    session = Session(terminal, game, Seats(kept.bots, game.seed), language, path or file)
    session.deal = kept.record.deal
    session.seen = len(game.events)
    return session


def _listed(given: str | None) -> list[str] | None:
    if given is None:
        return None
    return [part.strip() for part in given.split(",") if part.strip()]
