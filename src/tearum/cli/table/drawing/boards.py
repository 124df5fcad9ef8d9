"""The four action boards, and at two players the order board and the victory types."""

from rich.text import Text

from tearum.cli.table.drawing.scene import VP_STYLES, Scene
from tearum.cli.table.drawing.text_lines import Lines, columns, cut, line
from tearum.contract.vocabulary import BoardName
from tearum.edition.component import Board


def brief(scene: Scene, width: int) -> Lines:
    """One line a board: who stands there, the row that would act now, the alternative."""
    rows: list[list[str | Text]] = []
    for board in scene.components.board:
        row = acting_row(scene, board.id)
        acting = Text(scene.message("table-no-row"), "dim")
        if row is not None:
            acting = line((f"{scene.glyphs.here}{row} ", "bold"), _row(scene, board, row))
        rows.append([scene.say.board(board.id), pawns_on(scene, board.id), acting])
    lines = columns(rows)
    return [cut(text, width, scene.glyphs.cut) for text in lines]


def full(scene: Scene, width: int) -> Lines:
    """Every row of every board, from the top down; the one that would act now is marked."""
    lines: Lines = []
    for board in scene.components.board:
        acting = acting_row(scene, board.id)
        lines.append(line((scene.say.board(board.id), "bold"), "  ", pawns_on(scene, board.id)))
        for row in range(scene.places, 0, -1):
            acts = row == acting
            mark = scene.glyphs.here if acts else " "
            style = "bold" if acts else ""
            lines.append(line(f" {mark} {row}  {_row(scene, board, row)}", style=style))
        alternative = scene.say.effect(board.alternative.to_json())
        lines.append(line(f"    {scene.message('table-alternative', effect=alternative)}"))
    return [cut(text, width, scene.glyphs.cut) for text in lines]


def acting_row(scene: Scene, board: BoardName) -> int | None:
    """The row that would act now; none on a board that is full, or empty."""
    row = scene.view["boards"][board]["row"]
    return int(row) if row is not None and row <= scene.places else None


def pawns_on(scene: Scene, board: BoardName) -> Text:
    """The workers on a board as letters, and its free places."""
    pawns = Text()
    for seat in scene.view["seats"]:
        for _ in range(seat["workers"][board]):
            pawns.append(scene.pawn(seat["seat"]))
    for _ in range(scene.view["boards"][board]["automa"]):
        pawns.append(scene.glyphs.automa, "dim")
    return pawns.append(scene.glyphs.free * (scene.places - len(pawns)), "dim")


def _row(scene: Scene, board: Board, row: int) -> str:
    tiles = board.tiles_4p if scene.four else board.tiles_23p
    tile = scene.view["boards"][board.id]["tiles"][row - 1]
    return scene.say.effect(tiles[tile - 1].to_json())


def order(scene: Scene, width: int) -> Lines:
    """Two players: whose turn comes when, the Automa's tokens, and the colours of victory."""
    automa = scene.view["automa"]
    if automa is None:
        return []
    turns = Text()
    for space, seat in enumerate(automa["order"]):
        letter = Text(scene.glyphs.automa, "dim") if seat == "automa" else scene.pawn(seat)
        if space == automa["space"]:
            letter = line("[", letter, "]")
        turns.append(" " if space else "").append(letter)
    tokens = scene.message("table-tokens", n=automa["tokens_left"])
    victories = Text()
    for i, colour in enumerate(automa["victories"], 1):
        word = scene.say.colour(colour) if colour else scene.message("table-hidden")
        style = VP_STYLES[colour] if colour else "dim"
        victories.append(" " if i > 1 else "").append(f"{scene.say.roman(i)} {word}", style)
    lines = [
        line(scene.head("table-order"), "  ", turns, f"  {scene.glyphs.dot}  {tokens}"),
        line(scene.head("table-victories"), "  ", victories),
    ]
    return [cut(text, width, scene.glyphs.cut) for text in lines]
