"""Non-interference: games that differ only in what a seat cannot know look the same to it."""

import json
from collections import Counter

import pytest

from tearum import Game
from tearum.engine.pending import menu_of

from .policies import GAMES, QUICK, games, steps


def twin(game: Game, seat: int | None, seed: int) -> Game:
    """The same game, as far as this seat can know, with everything else dealt anew."""
    other = Game(game.edition, game.seats, game.seed, game.redeal(seat, seed), list(game._log))
    other.state.log = other._log
    return other


def seen(game: Game, seat: int | None) -> str:
    events = [event.to_json() for event in game.events_for(seat)]
    return json.dumps([game.view(seat), events])


@pytest.mark.parametrize(("players", "policy", "seed"), games(QUICK[:2]))
def test_until_something_is_turned_over_twins_look_alike(
    players: int, policy: str, seed: int
) -> None:
    game = Game.new(players=players, seed=seed)
    twins: dict[int | None, Game] = {}
    for step, code in enumerate(steps(game, policy, seed)):
        if step % 12 == 0:
            twins = {seat: twin(game, seat, step) for seat in (None, *range(players))}
        for seat, other in list(twins.items()):
            converting = str(game.view(seat)["phase"]) == "converting"
            if seat == game.to_move or not converting:
                assert menu_of(other.state) == menu_of(game.state)
            shown = other.state.reveals()
            if other.why_not(code) is not None:
                del twins[seat]  # another's secret figure could not be paid in the twin
                continue
            other.apply(code)
            if other.state.reveals() != shown:
                del twins[seat]
        if twins and step % 3 == 0:
            after = Game(game.edition, game.seats, game.seed, game.state.copy(), list(game._log))
            after.state.log = after._log
            after.apply(code)
            for seat, other in twins.items():
                assert seen(other, seat) == seen(after, seat)


def test_alg_02_nobody_elses_closed_chest_is_in_a_view() -> None:
    """ALG-02"""
    game = Game.new(players=4, seed=0)
    closed = 0
    for _ in steps(game, "greedy", 0):
        for seat in (None, 0, 1, 2, 3):
            for other in game.view(seat)["seats"]:
                if other["chest"] and other["seat"] != seat:
                    closed += 1
                    assert other["blue"] is None
                    assert other["red"] is None
                    assert other["conversion"] is None
    assert closed > 100
    assert all(other["blue"] is not None for other in game.view(None)["seats"])


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_whoever_counts_along_knows_what_lies_in_a_closed_chest(
    players: int, policy: str, seed: int
) -> None:
    """ALG-02: nobody is shown the total, but the table sees what goes in; so bots may know it."""
    game = Game.new(players=players, seed=seed)
    closed = 0
    for step, _ in enumerate(steps(game, policy, seed)):
        if step % 20 or game.to_move is None:
            continue
        counted: Counter[tuple[int | None, str]] = Counter()
        for event in game.events_for(None):
            if event.kind == "vp":
                counted[event.seat, event.fields["colour"]] += event.fields["points"]
        for seat in range(players):
            own = game.view(seat)["seats"][seat]
            closed += own["chest"]
            assert (counted[seat, "blue"], counted[seat, "red"]) == (own["blue"], own["red"])
    assert closed > 0 or policy == "random"  # random players hardly ever get to 8 blue


def test_end_04_others_see_only_that_somebody_has_chosen() -> None:
    """END-04"""
    for seed in range(5):
        game = Game.new(players=3, seed=seed)
        for _ in steps(game, "random", seed):
            for event in game.events_for(None):
                if event.kind == "conversion_chosen":
                    assert event.fields == {}
        chosen = [e for e in game.events_for(None) if e.kind == "conversion_chosen"]
        assert all(set(e.fields) == {"blue", "red"} for e in chosen)


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_a_quote_tells_nothing_that_is_still_hidden(players: int, policy: str, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    for step, code in enumerate(steps(game, policy, seed)):
        if step % 4 == 0:
            quoted = json.dumps(game.quote([code]).to_json())
            for redealt in range(2):
                other = twin(game, game.to_move, redealt)
                assert json.dumps(other.quote([code]).to_json()) == quoted
