"""Games that show what a report says."""

from pathlib import Path

from tearum.balance.measures.dataset import read_datasets
from tearum.balance.pages.replays import Replays, takers
from tearum.edition import load
from tearum.game import Game, Record

from ..conftest import play
from ..planted import Planted


def test_a_replay_is_a_whole_record_at_the_moment_of_the_choice(two: Path) -> None:
    (dataset,) = read_datasets([two])
    for helps in (True, False):
        replays = Replays()
        shown = replays.two_of_item(dataset, "alternative", "market", helps)
        assert len(shown) == 2
        for replay in shown:
            record = Record.loads(replays.files[replay.file])
            assert record.result is not None
            assert (replay.seat in record.result["winners"]) is helps is replay.won
            game = Game.replay(record, replay.step)
            assert game.to_move == replay.seat
            assert "Market" in game.action(record.actions[replay.step]).text("en")


def test_a_game_that_is_stored_already_is_used_again_if_it_shows_enough(two: Path) -> None:
    (dataset,) = read_datasets([two])
    replays = Replays()
    best = replays.two_of_item(dataset, "alternative", "market", True)[0]
    kept = dict(replays.files)
    again = replays.one_of_item(dataset, "alternative", "market", True)
    assert again == best
    assert replays.files == kept
    alone = Replays().one_of_item(dataset, "alternative", "market", True)
    assert alone == best


def test_what_no_winner_ever_took_is_shown_by_those_who_lost() -> None:
    games = Planted()
    for chance in (0.7, 0.2):
        games.take(games.game(kings=[1]), 0, "ship", "9", chance=chance)
    shown = takers(games.dataset(), "ship", "9", True)
    assert shown["game"].to_list() == [1, 0]
    assert not shown["any"].any()


def test_games_of_runs_with_the_same_name_are_distinguished(two: Path, tmp_path: Path) -> None:
    (dataset,) = read_datasets([two])
    other = play(tmp_path / two.name, load("classic"), 2, 12, nodes=5)
    (namesake,) = read_datasets([other])
    replays = Replays()
    shown = [replays.two_of_item(one, "alternative", "market", True) for one in (dataset, namesake)]
    files = [replay.file for some in shown for replay in some]
    assert len(replays.files) == len(set(files)) == 4
