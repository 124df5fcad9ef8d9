"""Games on disk: nothing finished is lost, nothing half-done is kept, nothing is mixed."""

from dataclasses import replace
from pathlib import Path

import pytest

from tearum import Game
from tearum.bots import Budget
from tearum.edition import load
from tearum.lab.arena.games import Task, play_task
from tearum.lab.arena.kept import Folder, Played, Terms
from tearum.lab.arena.pairing import Pairing
from tearum.lab.fingerprint import fingerprint
from tearum.lab.head import KeptError

EDITION = load("classic")
TERMS = Terms(2, EDITION, Budget(nodes=10), "abc")


@pytest.fixture(scope="module")
def played() -> list[Played]:
    pairings = [Pairing(seed, ("random", "random")) for seed in range(3)]
    return [play_task(Task(pairing, EDITION.source, TERMS.budget)) for pairing in pairings]


def test_what_was_kept_comes_back(tmp_path: Path, played: list[Played]) -> None:
    folder = Folder(tmp_path / "new" / "arena")
    assert folder.open_for(TERMS) == []
    with folder:
        for game in played:
            folder.add(game)
    assert Folder(tmp_path / "new" / "arena").open_for(TERMS) == played


def test_a_half_written_line_is_dropped_and_written_again(
    tmp_path: Path, played: list[Played]
) -> None:
    folder = Folder(tmp_path)
    folder.open_for(TERMS)
    with folder:
        for game in played:
            folder.add(game)
    whole = folder.games.read_bytes()
    folder.games.write_bytes(whole[:-40])
    again = Folder(tmp_path)
    assert again.open_for(TERMS) == played[:-1]
    with again:
        again.add(played[-1])
    assert again.games.read_bytes() == whole


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.open_for(TERMS)
    folder.games.write_text('{"seed": 1}\n')
    with pytest.raises(KeptError, match="line 1: this is no game"):
        folder.open_for(TERMS)


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (replace(TERMS, players=3), "players"),
        (replace(TERMS, budget=Budget(nodes=11)), "budgets"),
        (replace(TERMS, bots="abd"), "versions of the bots"),
    ],
)
def test_games_played_on_other_terms_are_not_mixed(tmp_path: Path, other: Terms, word: str) -> None:
    Folder(tmp_path).open_for(TERMS)
    with pytest.raises(KeptError, match=word):
        Folder(tmp_path).open_for(other)


def test_a_folder_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "arena.json").write_text("nonsense")
    with pytest.raises(KeptError, match=r"arena\.json can't be read"):
        Folder(tmp_path).open_for(TERMS)
    (tmp_path / "arena.json").unlink()
    (tmp_path / "games.jsonl").write_text("")
    with pytest.raises(KeptError, match="not beside it"):
        Folder(tmp_path).open_for(TERMS)
    (tmp_path / "games.jsonl").rename(tmp_path / "report.json")
    with pytest.raises(KeptError, match="it is not overwritten, so name another folder"):
        Folder(tmp_path).open_for(TERMS)


def test_every_game_is_a_record_that_replays_to_its_winners(played: list[Played]) -> None:
    for game in played:
        result = Game.replay(game.record(EDITION)).result()
        assert result.governors == game.governors
        assert result.pirate_kings == game.pirate_kings


def test_a_bot_of_ones_own_is_part_of_the_fingerprint() -> None:
    assert fingerprint(["random"]) == fingerprint(["greedy"])
    assert fingerprint(["random"]) != fingerprint(["first:FirstBot"])
