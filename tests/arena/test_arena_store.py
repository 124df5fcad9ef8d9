"""Games on disk: no finished game is lost, unfinished ones are dropped, nothing is mixed."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tearum import Game
from tearum.arena.arena_store import ArenaSettings, ArenaStore, PlayedGame
from tearum.arena.games import GameTask, play_task
from tearum.arena.pairing import Pairing
from tearum.bots import BotFault, Budget
from tearum.edition import load
from tearum.game import Record
from tearum.game.record_check import check_record
from tearum.lab.manifest import FolderError, write_manifest

EDITION = load("classic")
SETTINGS = ArenaSettings(2, EDITION, Budget(nodes=10), {"tearum": "abc", "mine:Bot": "1"})


@pytest.fixture(scope="module")
def played() -> list[PlayedGame]:
    pairings = [Pairing(seed, ("random", "random")) for seed in range(3)]
    return [play_task(GameTask(pairing, EDITION.source, SETTINGS.budget)) for pairing in pairings]


def stored_games(
    place: Path, *games: PlayedGame, settings: ArenaSettings = SETTINGS
) -> list[PlayedGame]:
    """What was in the folder before; the games are added."""
    with ArenaStore(place).open_for(settings) as folder:
        for game in games:
            folder.add(game)
    return folder.played


def test_stored_games_are_read_back(tmp_path: Path, played: list[PlayedGame]) -> None:
    place = tmp_path / "new" / "arena"
    assert stored_games(place, *played) == []
    assert stored_games(place) == played


def test_the_format_on_disk_is_that_of_existing_folders(
    tmp_path: Path, played: list[PlayedGame]
) -> None:
    stored_games(tmp_path, *played)
    manifest = json.loads((tmp_path / "arena.json").read_text())
    assert list(manifest) == ["format", "rules", "players", "budget", "bots", "edition"]
    assert list(manifest["edition"]) == ["id", "hash", "source"]
    line = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[0])
    keys = "seed seats governors pirate_kings codes decisions seconds nodes faults core"
    assert list(line) == keys.split()


def test_a_fault_is_read_in_any_language(tmp_path: Path, played: list[PlayedGame]) -> None:
    fault = BotFault("illegal", "mine:Bot", "322")
    stored_games(tmp_path, replace(played[0], faults=(None, fault)))
    (game,) = stored_games(tmp_path)
    assert game.faults == (None, fault)


def test_a_fault_that_an_earlier_version_stored_keeps_its_words(
    tmp_path: Path, played: list[PlayedGame]
) -> None:
    line = json.loads(played[0].to_line())
    line["faults"] = ["", "mine:Bot broke down."]
    nothing, fault = PlayedGame.from_line(json.dumps(line)).faults
    assert nothing is None
    assert fault is not None
    assert fault.text("de") == "mine:Bot broke down."


def test_a_half_written_line_is_dropped_and_written_again(
    tmp_path: Path, played: list[PlayedGame]
) -> None:
    stored_games(tmp_path, *played)
    games = tmp_path / "games.jsonl"
    whole = games.read_bytes()
    games.write_bytes(whole[:-40])
    assert stored_games(tmp_path, played[-1]) == played[:-1]
    assert games.read_bytes() == whole


def test_only_one_command_writes_to_a_folder(tmp_path: Path, played: list[PlayedGame]) -> None:
    with ArenaStore(tmp_path).open_for(SETTINGS) as folder:
        folder.add(played[0])
        with pytest.raises(
            FolderError, match=r"Another command is writing to .*: wait until it ends"
        ):
            stored_games(tmp_path, played[0])
    assert stored_games(tmp_path) == played[:1]


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    stored_games(tmp_path)
    (tmp_path / "games.jsonl").write_text('{"seed": 1}\n')
    with pytest.raises(FolderError, match="line 1: this is not a game"):
        stored_games(tmp_path)


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (replace(SETTINGS, players=3), "players"),
        (replace(SETTINGS, budget=Budget(nodes=11)), "budgets"),
        (replace(SETTINGS, bots={**SETTINGS.bots, "tearum": "abd"}), "versions of the bots"),
        (replace(SETTINGS, bots={**SETTINGS.bots, "mine:Bot": "2"}), "versions of the bots"),
    ],
)
def test_games_played_with_other_settings_are_not_mixed(
    tmp_path: Path, other: ArenaSettings, word: str
) -> None:
    stored_games(tmp_path)
    with pytest.raises(FolderError, match=word):
        stored_games(tmp_path, settings=other)


def test_bots_may_come_and_go_unchanged(tmp_path: Path, played: list[PlayedGame]) -> None:
    house = {"tearum": "abc"}
    stored_games(tmp_path, *played, settings=replace(SETTINGS, bots=house))
    assert stored_games(tmp_path) == played
    assert stored_games(tmp_path, settings=replace(SETTINGS, bots=house)) == played
    assert (
        stored_games(tmp_path, settings=replace(SETTINGS, bots={**house, "other:Bot": "3"}))
        == played
    )
    with pytest.raises(FolderError, match="versions of the bots"):  # it was there, two runs ago
        stored_games(tmp_path, settings=replace(SETTINGS, bots={**house, "mine:Bot": "2"}))


def test_a_folder_of_an_earlier_tearum_is_refused(tmp_path: Path) -> None:
    stored_games(tmp_path)
    write_manifest(tmp_path / "arena.json", {**SETTINGS.to_json(), "bots": "abc"})
    with pytest.raises(FolderError, match=r"by an earlier tearum, .*: choose another folder"):
        stored_games(tmp_path)


def test_a_folder_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "arena.json").write_text("nonsense")
    with pytest.raises(FolderError, match=r"arena\.json can’t be read"):
        stored_games(tmp_path)
    (tmp_path / "arena.json").unlink()
    (tmp_path / "games.jsonl").write_text("")
    with pytest.raises(FolderError, match=r"exists without arena\.json beside it"):
        stored_games(tmp_path)
    (tmp_path / "games.jsonl").rename(tmp_path / "report.json")
    with pytest.raises(FolderError, match="is not overwritten: choose another folder"):
        stored_games(tmp_path)


def test_every_game_is_a_record_that_replays_to_its_winners(played: list[PlayedGame]) -> None:
    for game in played:
        record = game.record(EDITION)
        check_record(record)
        result = Game.replay(record).result()
        assert result.governors == game.governors
        assert result.pirate_kings == game.pirate_kings


def test_a_bot_with_a_long_name_leaves_a_record_too(played: list[PlayedGame]) -> None:
    seats = ("random", f"{'long' * 20}:Bot")
    game = replace(played[0], pairing=replace(played[0].pairing, seats=seats))
    check_record(Record.loads(game.record(EDITION).dumps()))


def test_a_game_comes_out_of_the_folder_by_its_line(
    tmp_path: Path, played: list[PlayedGame]
) -> None:
    stored_games(tmp_path, *played)
    with (tmp_path / "games.jsonl").open("a") as games:
        games.write('{"seed": ')  # an arena is writing
    assert ArenaStore(tmp_path).record(3) == played[2].record(EDITION)
    for number in (0, 4):
        with pytest.raises(FolderError, match=f"has no game {number}: it has 3 games"):
            ArenaStore(tmp_path).record(number)
    with pytest.raises(FolderError, match="is not an arena folder"):
        ArenaStore(tmp_path / "nowhere").record(1)
