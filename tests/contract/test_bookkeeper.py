"""The events alone tell the whole game: folded into a ledger, they agree with the state."""

import pytest

from tearum import Game

from .bookkeeper import Bookkeeper
from .policies import GAMES, steps


def compare(books: Bookkeeper, game: Game) -> None:
    for seat, page in enumerate(books.pages):
        mine = game.view(seat)["seats"][seat]  # a seat sees its own chest
        assert {
            "money": page.money,
            "goods": {r: page.goods[r] for r in mine["goods"]},
            "blue": page.blue,
            "red": page.red,
            "population": page.population,
            "reputation": page.reputation,
            "tokens": page.tokens,
            "workers": {board: page.workers[board] for board in mine["workers"]},
            "buildings": sorted(page.buildings),
            "captains": [{"captain": c, "face_up": up} for c, up in sorted(page.captains.items())],
            "contracts": sorted(page.contracts),
            "allegiance": page.allegiance,
            "proven": page.proven,
            "chest": page.chest,
        } == {key: value for key, value in mine.items() if key in vars(page)}
    view = game.view(None)
    slots = range(1, len(view["contracts"]) + 1)
    assert [books.slots.get(slot) for slot in slots] == view["contracts"]
    assert sorted(books.display) == view["captains"]
    assert books.round == view["round"]
    assert books.phase == view["phase"]
    assert books.first == view["first_player"]
    assert [{"ship": s, "taken": t} for s, t in sorted(books.ships.items())] == view["ships"]
    assert {b: books.automa[b] for b in view["boards"]} == {
        name: board["automa"] for name, board in view["boards"].items()
    }
    assert not books.allegiances_taken & {a for a in view["allegiances"] if a is not None}
    assert books.over == (view["result"] is not None)


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_the_bookkeeper_agrees_after_every_decision(players: int, policy: str, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    books = Bookkeeper(players)
    booked = 0
    for _ in steps(game, policy, seed):
        for event in game.events[booked:]:
            books.enter(event)
        booked = len(game.events)
        compare(books, game)
    for event in game.events[booked:]:
        books.enter(event)
    compare(books, game)
