"""`tearum play`: a table in the terminal, for people at one keyboard and bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.localised import LocalisedCommand
from tearum.cli.options.completion import complete_bots, complete_edition
from tearum.cli.options.language import language, requested_language, system_language
from tearum.cli.options.players import Strict, split_list
from tearum.cli.options.seed import parse_seed

if TYPE_CHECKING:
    from tearum.cli.table.saved_game import SavedGame
    from tearum.cli.table.session import Session
    from tearum.cli.table.setup import Setup
    from tearum.cli.table.terminal import Terminal
    from tearum.edition import Edition

app = typer.Typer()

LAST = "last"


Bots = Annotated[
    str | None,
    typer.Option(metavar="metavar-bots", help="option-play-bots", autocompletion=complete_bots),
]
EditionName = Annotated[
    str | None,
    typer.Option(
        metavar="metavar-edition", help="option-play-edition", autocompletion=complete_edition
    ),
]


@app.command(cls=LocalisedCommand, help="about-play")
def play(
    players: Annotated[int | None, typer.Option(help="option-players")] = None,
    bots: Bots = None,
    names: Annotated[str | None, typer.Option(metavar="metavar-names", help="option-names")] = None,
    seed: Annotated[str | None, typer.Option(help="option-play-seed")] = None,
    edition: EditionName = None,
    save: Annotated[Path | None, typer.Option(metavar="metavar-file", help="option-save")] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="metavar-file", help="option-resume")
    ] = None,
    strict: Strict = False,
) -> None:
    from tearum.cli.table import setup
    from tearum.cli.table.terminal import Terminal
    from tearum.edition import load
    from tearum.text import text_in

    terminal = Terminal()
    nothing_given = all(
        option is None for option in (players, bots, names, seed, edition, save, resume)
    )
    try:
        if resume is None and nothing_given and terminal.interactive:
            resume = _offer_resume(terminal)
        if resume is not None:
            session = _resumed(terminal, resume, edition, save)
        else:
            spoken = language()
            if requested_language() is None and nothing_given:
                spoken = setup.ask_language(terminal)
            deal = None if seed is None else parse_seed(seed)
            chosen = load(edition or "classic")
            _check_save(save, spoken)
            dialogue = setup.Dialogue(terminal, spoken)
            wanted = dialogue.set_up(players, _listed(bots), _listed(names))
            session = _new_session(terminal, wanted, spoken, deal, chosen, save)
    except EOFError:
        raise UserError(text_in(language()).message("error-closed-early")) from None
    session.seats.strict = strict
    _run(session)


def _run(session: "Session") -> None:
    """Plays until the end, or until a player stops: either way the game is saved."""
    import shlex

    from rich.text import Text

    from tearum.cli.table.game_loop import play as play_session
    from tearum.cli.table.session import Quit

    command = f"tearum play --resume {shlex.quote(str(session.path))}"
    how_to_resume = Text(session.message("quit-saved", command=command))
    try:
        play_session(session)
    except Quit:
        session.terminal.show([how_to_resume])
    except KeyboardInterrupt:
        session.terminal.show([Text(), how_to_resume])
        raise
    except EOFError:
        raise UserError(session.message("error-closed", command=command)) from None


def _offer_resume(terminal: "Terminal") -> str | None:
    """The last game that was not finished, if the player wants to resume it."""
    from tearum.cli.table import saved_game, setup

    path = saved_game.unfinished()
    if path is None:
        return None
    saved = saved_game.load(path)
    dialogue = setup.Dialogue(terminal, requested_language() or saved.language or system_language())
    players = ", ".join(saved.record.seats)
    question = dialogue.text.message("setup-resume", players=players, n=len(saved.record.actions))
    return str(path) if dialogue.wants(question) else None


def _check_save(path: Path | None, language: str) -> None:
    """Refuses a file that the game can't be saved in, before anything is asked."""
    from tearum.text import text_in

    if path is not None and path.exists():
        raise UserError(text_in(language).message("error-save-exists", file=str(path)))
    if path is not None and not path.absolute().parent.is_dir():
        raise UserError(text_in(language).message("error-no-folder", file=str(path)))


def _new_session(
    terminal: "Terminal",
    wanted: "Setup",
    language: str,
    seed: int | str | None,
    edition: "Edition",
    path: Path | None,
) -> "Session":
    from tearum.cli.table import saved_game
    from tearum.cli.table.seats import Seats
    from tearum.cli.table.session import Session
    from tearum.game import Game

    game = Game.new(len(wanted.bots), seed, edition, wanted.names)
    seats = Seats(wanted.bots, game.seed)
    return Session(terminal, game, seats, language, path or saved_game.new_file())


def _resumed(
    terminal: "Terminal", resume: str, edition: str | None, path: Path | None
) -> "Session":
    from tearum.cli.table import saved_game
    from tearum.cli.table.seats import Seats
    from tearum.cli.table.session import Session
    from tearum.edition import load as load_edition
    from tearum.game import Game
    from tearum.text import text_in

    text = text_in(language())
    file = saved_game.unfinished() if resume == LAST else Path(resume)
    if file is None:
        raise UserError(text.message("error-no-last"))
    saved: SavedGame = saved_game.load(file)
    if edition is not None and load_edition(edition).hash != saved.record.edition_hash:
        raise UserError(text.message("error-other-edition", file=str(file), edition=edition))
    game = Game.replay(saved.record)
    if game.to_move is None:
        raise UserError(text.message("error-is-over", file=str(file)))
    spoken = requested_language() or saved.language or system_language()
    session = Session(terminal, game, Seats(saved.bots, game.seed), spoken, path or file)
    session.deal = saved.record.deal
    session.seen = len(game.events)
    return session


def _listed(given: str | None) -> list[str] | None:
    return None if given is None else split_list(given)
