"""Whole games at the terminal table, and everything that can be typed there."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from tearum.bots import Answer, Question
from tearum.cli.table.game_loop import play
from tearum.cli.table.session import Quit, Session
from tearum.game import Game, Record

from ..conftest import Command
from .fake_terminal import FakeTerminal, at_random, table

SHIP, TURN = "ship_turn", "turn"


def terminal_of(session: Session) -> FakeTerminal:
    assert isinstance(session.terminal, FakeTerminal)
    return session.terminal


def typing(session: Session, *lines: str) -> str:
    """Types some lines, then quits; gives what the last screen showed."""
    left: Iterator[str] = iter([*lines, "quit"])
    terminal_of(session).policy = lambda _: next(left)
    with pytest.raises(Quit):
        play(session)
    return terminal_of(session).screens[-1]


def played_until(session: Session, *asked: str) -> None:
    """Plays with the first of each menu until one of these is asked of a person."""
    game = session.game
    while (found := frame(game)) not in asked:
        game.apply(game.legal_actions()[-1 if found == TURN else 0])


def frame(game: Game) -> str:
    """What is being decided."""
    pending = game.view()["pending"]
    assert pending is not None
    return pending["asked"]


@pytest.mark.parametrize(
    ("bots", "language", "size"),
    [
        ([None, "greedy"], "en", (80, 24)),
        pytest.param([None, None], "de", (100, 30), marks=pytest.mark.proof),
        pytest.param([None, "random", None], "fr", (80, 24), marks=pytest.mark.proof),
        pytest.param([None, None, None, None], "en", (120, 40), marks=pytest.mark.proof),
        ([None, "random", "random", "random"], "de", (60, 20)),
    ],
)
def test_a_whole_game(
    tmp_path: Path, bots: list[str | None], language: str, size: tuple[int, int]
) -> None:
    kept = tmp_path / "game.json"
    session = table(kept, bots, 3, language, size)
    terminal_of(session).policy = at_random(3)
    play(session)
    assert session.game.to_move is None
    for screen in terminal_of(session).screens:
        assert all(cell_len(line) <= size[0] for line in screen.splitlines()), screen
    record = Record.load(kept)
    assert record.result == session.game.result().to_json()
    assert Game.replay(record).to_move is None
    the_end = terminal_of(session).shown.getvalue()
    assert session.message("ending-chests") in the_end


def test_a_small_screen_is_enough_for_nearly_every_decision(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, "random", "random"], 5)
    play(session)
    tall = [screen for screen in terminal_of(session).screens if len(screen.splitlines()) > 24]
    assert len(tall) < len(terminal_of(session).screens) / 50


@pytest.mark.proof
@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.proof) for n in (3, 4))]
)
def test_a_whole_game_typed_into_the_command(tearum: Command, tmp_path: Path, players: int) -> None:
    names = ["Anna", "Ben", "Clara", "Dora"][:players]
    session = table(tmp_path / "first.json", [None] * players, 7)
    play(session)
    typed = "".join(f"{line}\n" for line in terminal_of(session).typed)
    kept = tmp_path / "second.json"
    result = tearum(
        *("play", "--names", ",".join(names), "--seed", "7", "--save", str(kept)), typed=typed
    )
    assert result.status == 0, result.err
    assert Record.load(kept) == Record.load(tmp_path / "first.json")
    assert "win the game." in result.out or "wins the game." in result.out or "Nobody" in result.out
    again = tearum("play", "--resume", str(kept))
    assert f"is over. To read it: tearum replay {kept}" in again.err


def test_the_set_up_is_asked_in_a_short_dialogue(tearum: Command, tmp_path: Path) -> None:
    result = tearum(
        "play", typed="fr\n9\n3\n\n\nrandom\nAnne\n1\nquitter\n".replace("\n\n\n", "\n\n")
    )
    assert result.status == 0, result.err
    assert "Tapez un nombre de 2 à 4" in result.out
    assert "La partie est enregistrée. Pour la reprendre" in result.out
    kept = next((tmp_path / "home").glob("game-*.json"))
    table_of = json.loads(kept.read_text("utf-8"))
    assert table_of["table"] == {"bots": [None, "random", "random"], "language": "fr"}
    assert table_of["seats"] == ["Anne", "Bonny", "Rackham"]


def test_a_game_is_resumed_where_it_was_left(tearum: Command, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    tearum("play", "--names", "A,B", "--seed", "7", "--save", str(kept), typed="2\n1\n")
    before = Record.load(kept)
    assert len(before.actions) == 2
    result = tearum("play", "--resume", str(kept), "--lang", "de", typed="1\nende\n")
    assert result.status == 0
    assert "Die Partie ist gespeichert" in result.out
    assert Record.load(kept).actions[:2] == before.actions
    assert len(Record.load(kept).actions) == 3
    last = tearum("play", "--resume", "last")
    assert "There is no unfinished game" in last.err


def test_undo_takes_back_and_says_what(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, None], 7)
    screen = typing(session, "2", "undo")
    assert session.game.actions == []
    assert "Undone: Buy ship" in screen
    assert Record.load(tmp_path / "game.json").actions == ()


def test_undo_stops_at_the_barrier(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, None], 7)
    assert "nothing to undo" in typing(session, "u")


def test_undo_takes_the_answers_of_bots_with_it(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, "random", "random"], 7)
    game = session.game
    while game.to_move != 0:
        session.seats.move(game, game.to_move or 0)
    before = game.actions
    typing(session, "1", "u")
    assert game.actions == before


def test_restart_takes_the_whole_turn_back(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, None, None], 7)
    played_until(session, TURN)
    before = session.game.actions
    alternative = "alternative governor"
    screen = typing(session, alternative, "1", "r")
    assert session.game.actions == before
    assert "Your turn starts again." in screen


def test_an_action_in_words(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, None, None], 7)
    played_until(session, TURN)
    typing(session, "alternative market")
    last = session.game.action(session.game.actions[-1])
    assert (last.kind, last.args["board"]) == ("alternative", "market")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("build palace", "Not on a ship turn: buy a ship or pass."),
        ("why build palace", "Not on a ship turn: buy a ship or pass."),
        ("ship 3", "That could mean several things"),
        ("why 1", "That is possible now: type 1."),
        ("why pass", "That is possible now: type 1."),
        ("why nonsense", "“nonsense” makes no sense here."),
        ("hire", "“hire” makes no sense here."),
        ("99", "“99” makes no sense here."),
        ("nonsense", "“nonsense” makes no sense here."),
        ("? captain 7", "Captain 7 (round II)"),
        ("? nonsense", "“nonsense” makes no sense here."),
        ("captain 99", "“captain 99” makes no sense here."),
        ("palais", "Palace (Crown, building 3)"),
        ("? allegiance 4", "Reputation 20 reached"),
        ("? contract 3", "Worth: 2 blue VP or 2 red VP"),
        ("? ship 1", "Row 1: 2 wheat"),
        ("? 1", "Result:"),
        ("ben", "none"),
        ("chest", "Your VP are visible to everyone."),
        ("save", "after every decision"),
        ("lang it", "Choose one of en, fr, de"),
        ("lang fr", "Achetez un bateau"),
        ("rules XYZ-99", "No rule has this number or mentions “XYZ-99”."),
        ("", "Buy a ship, or pass."),
    ],
)
def test_what_can_be_typed(tmp_path: Path, typed: str, expected: str) -> None:
    session = table(tmp_path / "game.json", [None, None], 7)
    before = session.game.actions
    assert expected in " ".join(typing(session, typed).split())
    assert session.game.actions == before


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("help", "undoes the whole turn"),
        ("?", "undoes the whole turn"),
        ("table", "The people’s wishes"),
        ("log", "Round I begins."),
        ("rules TRD-04", "TRD-04 A type that you sell can’t be bought"),
        ("rules", "SET-01"),
    ],
)
def test_what_needs_a_page_of_its_own(tmp_path: Path, typed: str, expected: str) -> None:
    session = table(tmp_path / "game.json", [None, None], 7)
    assert expected in " ".join(typing(session, typed).split()).replace("  ", " ")


def trading(tmp_path: Path) -> Session:
    """Somebody at a Trade, with 3 ore, 1 wood and $20."""
    session = table(tmp_path / "game.json", [None, None, None], 7)
    played_until(session, "trading")
    return session


def test_a_trade_is_weighed_before_it_is_closed(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, None, None], 7)
    game = session.game
    played_until(session, TURN)
    game.apply({"kind": "row", "board": "market", "side": 1})
    while frame(game) != "trading":
        game.apply(game.legal_actions()[0])
    seat = game.to_move
    assert seat is not None
    owned = game.view()["seats"][seat]["goods"]
    ours = next(name for name, n in owned.items() if n)
    before = game.actions
    screen = typing(session, f"sell 1 {ours}")
    assert "Close the Trade: gain" in screen
    assert game.actions == before
    screen = typing(session, f"sell {ours}", f"sell 0 {ours}")
    assert "Type “sell 2 ore”" in screen
    assert "short" in typing(session, "sell 99 cannon")
    assert "Type “sell 2 ore”" in typing(session, "sell nonsense")
    assert "Type “sell 2 ore”" in typing(session, f"sell {ours}", "u")
    typing(session, f"sell 1 {ours}", "close")
    assert len(game.actions) > len(before)


def test_a_shared_screen_shows_no_chest(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, None], 3)
    terminal_of(session).policy = at_random(3)
    play(session)
    for screen in terminal_of(session).screens:
        if "should look at the screen" not in screen:
            assert "has chosen:" not in screen
    curtains = [
        screen for screen in terminal_of(session).screens if "should look at the screen" in screen
    ]
    assert len(curtains) == 2


def test_ones_own_points_are_shown_to_a_single_person(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, "random"], 3)
    assert session.viewer == 0
    assert table(tmp_path / "other.json", [None, None], 3).viewer is None


def test_a_disk_that_is_full_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(tmp_path / "gone" / "game.json", [None, None], 7)
    screen = typing(session, "1")
    assert "can’t be saved" in screen
    assert len(session.game.actions) == 1


class Cheat:
    """A bot that answers with what nobody offers."""

    def choose(self, question: Question) -> Answer:
        return Answer(322)


def test_a_bot_that_cheats_loses_its_move(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", [None, f"{__name__}:Cheat"], 7)
    while session.game.to_move == 0:
        session.game.apply(session.game.legal_actions()[0])
    assert "Cheat" in typing(session)


def test_faults_of_bots_are_reported_at_the_end(tmp_path: Path) -> None:
    session = table(tmp_path / "game.json", ["random", f"{__name__}:Cheat"], 7)
    play(session)
    result = terminal_of(session).shown.getvalue().replace("\n", " ")
    assert result.count("Cheat chose an illegal action (322 (test_table.py, line ") == 1
