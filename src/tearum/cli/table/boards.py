"""The four action boards, and at two players the order board and the victory types."""

from rich.text import Text

from tearum.cli.table.lines import Lines, columns, cut, line
from tearum.cli.table.look import VP_STYLES, Look
from tearum.edition.component import Board


def brief(look: Look, width: int) -> Lines:
    """One line a board: who stands there, the row that would act now, the alternative."""
    rows: list[list[str | Text]] = []
    for board in look.components.board:
        row = acting_row(look, board.id)
        acting = Text(look.message("table-no-row"), "dim")
        if row is not None:
            acting = line((f"{look.signs.here}{row} ", "bold"), _row(look, board, row))
        rows.append([look.say.board(board.id), pawns_on(look, board.id), acting])
    lines = columns(rows)
    return [cut(text, width, look.signs.cut) for text in lines]


def full(look: Look, width: int) -> Lines:
    """Every row of every board, from the top down; the one that would act now is marked."""
    lines: Lines = []
    for board in look.components.board:
        acting = acting_row(look, board.id)
        lines.append(line((look.say.board(board.id), "bold"), "  ", pawns_on(look, board.id)))
        for row in range(look.places, 0, -1):
            acts = row == acting
            mark = look.signs.here if acts else " "
            style = "bold" if acts else ""
            lines.append(line(f" {mark} {row}  {_row(look, board, row)}", style=style))
        alternative = look.say.effect(board.alternative.to_json())
        lines.append(line(f"    {look.message('table-alternative', effect=alternative)}"))
    return [cut(text, width, look.signs.cut) for text in lines]


def acting_row(look: Look, board: str) -> int | None:
    """The row that would act now; none on a board that is full, or empty."""
    row = look.view["boards"][board]["row"]
    return int(row) if row is not None and row <= look.places else None


def pawns_on(look: Look, board: str) -> Text:
    """The workers on a board as letters, and its free places."""
    pawns = Text()
    for seat in look.view["seats"]:
        for _ in range(seat["workers"][board]):
            pawns.append(look.pawn(seat["seat"]))
    for _ in range(look.view["boards"][board]["automa"]):
        pawns.append(look.signs.automa, "dim")
    return pawns.append(look.signs.free * (look.places - len(pawns)), "dim")


def _row(look: Look, board: Board, row: int) -> str:
    tiles = board.tiles_4p if look.four else board.tiles_23p
    tile = look.view["boards"][board.id]["tiles"][row - 1]
    return look.say.effect(tiles[tile - 1].to_json())


def order(look: Look, width: int) -> Lines:
    """Two players: whose turn comes when, the Automa's tokens, and the colours of victory."""
    automa = look.view["automa"]
    if automa is None:
        return []
    turns = Text()
    for space, seat in enumerate(automa["order"]):
        letter = Text(look.signs.automa, "dim") if seat == "automa" else look.pawn(seat)
        if space == automa["space"]:
            letter = line("[", letter, "]")
        turns.append(" " if space else "").append(letter)
    tokens = look.message("table-tokens", n=automa["tokens_left"])
    victories = Text()
    for i, colour in enumerate(automa["victories"], 1):
        word = look.say.colour(colour) if colour else look.message("table-hidden")
        style = VP_STYLES[colour] if colour else "dim"
        victories.append(" " if i > 1 else "").append(f"{look.say.roman(i)} {word}", style)
    lines = [
        line(look.head("table-order"), "  ", turns, f"  {look.signs.dot}  {tokens}"),
        line(look.head("table-victories"), "  ", victories),
    ]
    return [cut(text, width, look.signs.cut) for text in lines]
