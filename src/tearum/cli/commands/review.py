"""`tearum review`: how much of a game was skill, luck and the others."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError, as_user_error
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.cli.options.limits import MAX_NODES
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.review import Review, Reviewer

app = typer.Typer()


@app.command(cls=LocalisedCommand, help="about-review")
def review(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="argument-record")],
    seat: Annotated[list[int] | None, typer.Option(min=1, max=4, help="option-review-seat")] = None,
    nodes: Annotated[
        int, typer.Option(min=200, max=MAX_NODES, help="option-review-nodes")
    ] = 80_000,
    as_json: AsJson = False,
    html: Annotated[
        Path | None, typer.Option(metavar="metavar-file", help="option-review-html")
    ] = None,
) -> None:
    from tearum.game import Record
    from tearum.game.record import write_whole
    from tearum.review import Reviewer, UnfinishedGameError
    from tearum.review.html_page import html_page

    record = Record.load(file)
    players = len(record.seats)
    for number in seat or ():
        if number > players:
            raise UserError(message("error-review-seat", file=str(file), n=players))
    seats = None if not seat else [number - 1 for number in seat]
    try:
        reviewer = Reviewer(record, nodes, seats)
    except UnfinishedGameError as error:
        raise as_user_error(error) from None
    found = _resumed(reviewer)
    if html is not None:
        write_whole(html, html_page(record, found, language()))
    if as_json:
        print_json(found.to_json())
    elif html is None:
        from tearum.cli.display.review_text import review_lines

        for line in review_lines(record, found, language()):
            typer.echo(line)
    else:
        typer.echo(message("review-written", file=str(html)))


def _resumed(reviewer: "Reviewer") -> "Review":
    """The account. Turns that an interrupted run has finished are not analysed again."""
    from tearum.cli.display.progress import progress_bar
    from tearum.cli.table.saved_game import folder
    from tearum.review.saved_turns import SavedTurns
    from tearum.review.turn_analysis import TurnAnalysis

    saved = SavedTurns(folder() / "reviews" / f"{reviewer.key}.jsonl")
    done = saved.load()
    with progress_bar(games=False) as bar:
        task = bar.add_task("", total=len(reviewer.turns))

        def on_turn(turn: TurnAnalysis) -> None:
            if turn.index not in done:
                saved.add(turn)
            bar.advance(task)

        return reviewer.review(done, on_turn)
