"""Chunks cover what is missing, each game once, and take about as long as they should."""

import pytest

from tearum.simulate.chunk_planner import MAX_GAMES, TARGET_SECONDS, ChunkPlanner


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize(
    "kept",
    [[], [range(7)], [range(5, 9), range(9, 11), range(40, 60)], [range(100)], [range(90, 130)]],
)
def test_every_missing_game_is_in_one_chunk(jobs: int, kept: list[range]) -> None:
    pace = ChunkPlanner(100, jobs, kept)
    played = []
    for chunk in pace.chunks():
        played += list(chunk)
        pace.learn(1, 0.7)
    there = {game for games in kept for game in games}
    assert played == [game for game in range(100) if game not in there]
    assert pace.missing == len(played)


def test_chunks_grow_to_some_seconds_of_play_and_shrink_towards_the_end() -> None:
    pace = ChunkPlanner(1000, 2)
    sizes = []
    for chunk in pace.chunks():
        sizes.append(len(chunk))
        pace.learn(len(chunk), 0.1 * len(chunk))
    assert sizes[0] == 1
    assert max(sizes) == TARGET_SECONDS / 0.1
    assert sizes[-1] < max(sizes) / 2
    assert sum(sizes) == 1000


def test_slow_games_make_chunks_of_one_and_quick_ones_are_not_heaped_up() -> None:
    slow = ChunkPlanner(5, 1)
    for chunk in slow.chunks():
        assert len(chunk) == 1
        slow.learn(1, 60.0)
    quick = ChunkPlanner(100_000, 1)
    for chunk in quick.chunks():
        assert len(chunk) <= MAX_GAMES
        quick.learn(len(chunk), 1e-9)
