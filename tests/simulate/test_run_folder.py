"""A run is the same whichever process plays it, also after it was stopped or damaged."""

import json
import shutil
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from tearum import Game
from tearum.bots import Budget
from tearum.edition import load
from tearum.game.record_check import check_record
from tearum.lab.manifest import FolderError
from tearum.simulate.chunks import BotVersionError, Chunk, ChunkTask, play_chunk
from tearum.simulate.data_frames import TABLES
from tearum.simulate.run_folder import Run, RunFolder
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Executor, Simulation, on_processes
from tearum.simulate.summary import Summary

EDITION = load("classic")
SETTINGS = RunSettings.of(EDITION, 2, ["random", "deckhand"], seed=5, budget=Budget(nodes=50))
GAMES = 7
DEARER = EDITION.source.replace("\nore = 4\n", "\nore = 5\n")


def played(
    settings: RunSettings, games: int, place: Path, players: Executor | None = None, jobs: int = 1
) -> Run:
    for _ in Simulation(settings, games, place).play(players or on_processes(jobs), jobs):
        pass
    return Run(place)


def tables(run: Run) -> dict[str, pl.DataFrame]:
    """All rows, sorted."""
    found = {}
    for name in TABLES:
        frame = run.frame(name).collect()
        flat = [column for column, kind in frame.schema.items() if not kind.is_nested()]
        found[name] = frame.sort(flat)
    return found


def assert_same(one: Run, other: Run) -> None:
    ours, theirs = tables(one), tables(other)
    for name in TABLES:
        assert ours[name].equals(theirs[name]), name
    assert one.summary.counts == other.summary.counts


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """All games at once, one process."""
    return played(SETTINGS, GAMES, tmp_path_factory.mktemp("unbroken") / "run")


@pytest.fixture
def copied(unbroken: Run, tmp_path: Path) -> Path:
    return Path(shutil.copytree(unbroken.folder, tmp_path / "run"))


def one_each(tasks: Iterator[ChunkTask]) -> Generator[Chunk, None, None]:
    """Plays every game as a chunk of its own, the last of a task first."""
    for task in tasks:
        for game in reversed(task.games):
            yield play_chunk(replace(task, first=game, count=1))


# The same rows


def test_a_run_holds_every_game_once(unbroken: Run) -> None:
    assert unbroken.games == GAMES
    assert unbroken.frame("games").collect()["game"].to_list() == list(range(GAMES))
    assert unbroken.settings == SETTINGS
    assert unbroken.edition.hash == EDITION.hash
    players = unbroken.frame("players").collect()
    for game in range(GAMES):
        assert tuple(players.filter(game=game)["bot"]) == SETTINGS.seats_of(game)


def test_two_processes_play_the_same(unbroken: Run, tmp_path: Path) -> None:
    assert_same(played(SETTINGS, GAMES, tmp_path / "two", jobs=2), unbroken)


def test_the_cut_into_chunks_changes_nothing(unbroken: Run, tmp_path: Path) -> None:
    pieces = played(SETTINGS, GAMES, tmp_path / "pieces", one_each)
    assert len(list((tmp_path / "pieces" / "chunks").iterdir())) == GAMES
    assert_same(pieces, unbroken)


def test_a_record_replays_to_the_result_of_its_row(unbroken: Run) -> None:
    for row in unbroken.frame("games").collect().iter_rows(named=True):
        record = unbroken.record(row["game"])
        check_record(record)
        assert record.seats == SETTINGS.seats_of(row["game"])
        result = Game.replay(record).result()
        assert result is not None
        assert list(result.governors) == row["governors"]
        assert list(result.pirate_kings) == row["pirate_kings"]
    with pytest.raises(FolderError, match=f"no game {GAMES}"):
        unbroken.record(GAMES)


def test_the_summary_of_the_chunks_is_that_of_the_rows(unbroken: Run) -> None:
    summary = unbroken.summary.to_json(SETTINGS)
    players = unbroken.frame("players").collect()
    assert summary["games"] == GAMES
    for seat, standing in enumerate(summary["seats"]):
        rows = players.filter(seat=seat)
        assert standing["wins"] == rows["any"].sum()
        assert standing["governor"] == rows["governor"].sum()
        assert standing["blue"]["mean"] == pytest.approx(rows["blue"].mean(), abs=1e-4)
        assert (standing["red"]["min"], standing["red"]["max"]) == (
            rows["red"].min(),
            rows["red"].max(),
        )
    choices = unbroken.frame("choices").collect()
    assert sum(summary["counts"]["built"].values()) == choices.filter(kind="building").height
    assert summary["counts"]["sold"]["ore"] == (
        choices.filter(kind="sold", item="ore")["pieces"].sum()
    )
    # Each player uses four workers in each of five rounds, unless a decided game was stopped.
    workers = sum(sum(rows.values()) for rows in summary["counts"]["workers"].values())
    stopped = unbroken.frame("games").collect()["stopped"].sum()
    assert workers == GAMES * 2 * 4 * 5 or stopped


def test_summaries_add_up_in_any_order_and_survive_json() -> None:
    chunks = [
        play_chunk(ChunkTask(SETTINGS, game, 1, with_files=False)).summary for game in range(3)
    ]
    forth, back = Summary(), Summary()
    for chunk in chunks:
        forth += chunk
    for chunk in reversed(chunks):
        back += Summary(json.loads(json.dumps(chunk.to_counts())))
    assert forth.counts == back.counts
    whole = play_chunk(ChunkTask(SETTINGS, 0, 3, with_files=False)).summary
    assert whole.to_json(SETTINGS) == forth.to_json(SETTINGS)


# Stopped and resumed


def test_a_run_can_be_asked_for_more_games(unbroken: Run, tmp_path: Path) -> None:
    assert played(SETTINGS, 3, tmp_path / "run").games == 3
    more = played(SETTINGS, GAMES, tmp_path / "run")
    assert_same(more, unbroken)
    fewer = Simulation(SETTINGS, 2, tmp_path / "run")
    assert list(fewer.play(on_processes(1), 1)) == []
    assert fewer.summary.games == GAMES


def test_a_run_that_was_stopped_ends_as_if_it_had_not_been(unbroken: Run, tmp_path: Path) -> None:
    for _ in range(2):
        with closing(Simulation(SETTINGS, GAMES, tmp_path / "run").play(one_each, 1)) as games:
            next(games)
            next(games)
    assert Run(tmp_path / "run").games == 4
    assert_same(played(SETTINGS, GAMES, tmp_path / "run"), unbroken)


@pytest.mark.proof
def test_a_killed_process_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = RunSettings.of(EDITION, 2, ["custom:FatalBot"])
    calm = played(settings, 6, tmp_path / "calm", jobs=2)
    fatal = tmp_path / "fatal"
    fatal.touch()
    monkeypatch.setenv("FATAL", str(fatal))
    assert_same(played(settings, 6, tmp_path / "killed", jobs=2), calm)
    assert not fatal.exists()


def test_a_half_written_chunk_is_swept_away(unbroken: Run, copied: Path) -> None:
    half = copied / "chunks" / ".0000003"
    half.mkdir()
    (half / "games.parquet").write_bytes(b"PAR1")
    assert Run(copied).games == GAMES
    assert_same(played(SETTINGS, GAMES, copied), unbroken)
    assert not half.exists()


def test_what_a_system_leaves_among_the_chunks_is_let_be(unbroken: Run, copied: Path) -> None:
    stray = [copied / "chunks" / name for name in (".DS_Store", "0000001 copy", "Thumbs.db")]
    for file in stray:
        file.touch()
    shutil.rmtree(copied / "chunks" / "0000000")
    assert_same(played(SETTINGS, GAMES, copied), unbroken)
    assert all(file.exists() for file in stray)


def test_a_folder_with_nothing_but_such_things_is_as_good_as_new(tmp_path: Path) -> None:
    (tmp_path / "chunks").mkdir()
    (tmp_path / "chunks" / ".DS_Store").touch()
    assert played(SETTINGS, 1, tmp_path).games == 1


@pytest.mark.parametrize("harm", ["cut", "flip", "gone", "headless", "garbled"])
def test_a_damaged_chunk_is_named_set_aside_and_played_again(
    unbroken: Run, copied: Path, harm: str
) -> None:
    chunk = sorted((copied / "chunks").iterdir())[1]
    table, head = chunk / "choices.parquet", chunk / "chunk.json"
    content = table.read_bytes()
    if harm == "cut":
        table.write_bytes(content[:-100])
    elif harm == "flip":
        table.write_bytes(content[:50] + bytes([content[50] ^ 1]) + content[51:])
    elif harm == "gone":
        table.unlink()
    elif harm == "headless":
        head.unlink()
    else:
        head.write_text("{}")
    with pytest.raises(FolderError, match=rf"{chunk.name} is damaged: tearum simulate --out"):
        Run(copied)
    simulation = Simulation(SETTINGS, GAMES, copied)
    assert simulation.folder is not None
    assert simulation.folder.damaged == [chunk]
    list(simulation.play(on_processes(1), 1))
    assert_same(Run(copied), unbroken)
    assert (copied / "damaged" / f"{chunk.name}-0").is_dir()


# What is refused


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (replace(SETTINGS, seed=6), "seeds"),
        (replace(SETTINGS, bots=("random", "random")), "bots"),
        (replace(SETTINGS, bots=(*SETTINGS.bots, "random")), "numbers of players"),
        (replace(SETTINGS, budget=Budget(nodes=51)), "budgets"),
        (replace(SETTINGS, code="0"), "versions of the bots"),
        (replace(SETTINGS, source=DEARER), "editions"),
    ],
)
def test_other_settings_are_refused(copied: Path, other: RunSettings, word: str) -> None:
    with pytest.raises(FolderError, match=f"were played with other {word}: choose another folder"):
        Simulation(other, GAMES, copied)


def test_games_without_settings_are_refused(copied: Path) -> None:
    (copied / "run.json").unlink()
    with pytest.raises(FolderError, match=r"run\.json is missing beside it"):
        Simulation(SETTINGS, GAMES, copied)
    with pytest.raises(FolderError, match=r"is not a run: it has no run\.json"):
        Run(copied)


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"format": 99}', '{"format": 1}'])
def test_settings_that_are_damaged_are_refused(copied: Path, text: str) -> None:
    (copied / "run.json").write_text(text)
    with pytest.raises(FolderError):
        Run(copied)
    with pytest.raises(FolderError):
        Simulation(SETTINGS, GAMES, copied)


def test_a_run_without_games_says_so(tmp_path: Path) -> None:
    RunFolder(tmp_path).open_for(SETTINGS, 1)
    with pytest.raises(FolderError, match="has no games yet"):
        Run(tmp_path)


def test_only_one_simulation_writes_to_a_folder(tmp_path: Path) -> None:
    first, second = Simulation(SETTINGS, 3, tmp_path), Simulation(SETTINGS, 3, tmp_path)
    with closing(first.play(one_each, 1)) as games:
        next(games)
        with pytest.raises(FolderError, match="Another command is writing"):
            list(second.play(one_each, 1))
    with pytest.raises(FolderError, match="Another command has written"):
        list(second.play(one_each, 1))
    assert Simulation(SETTINGS, 1, tmp_path).summary.games == 1


def test_a_process_with_other_bots_plays_nothing() -> None:
    with pytest.raises(BotVersionError, match="install the same tearum everywhere"):
        play_chunk(ChunkTask(replace(SETTINGS, code="0"), 0, 1))
