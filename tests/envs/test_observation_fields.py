"""The observation is what the view shows, and the docs tell where each number lies."""

from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tearum import Game
from tearum.contract.effects import Goods
from tearum.contract.view import Pending, PlayerBoard
from tearum.contract.vocabulary import BOARDS, COLOURS, FRAMES, PHASES, RESOURCES, SYMBOLS
from tearum.envs.observation_fields import FIELDS, by_name, scale
from tearum.observation.layout import SEAT, SEAT_SIZE, SIZE, TILES
from tearum.observation.observe import blank, observe

DOCS = Path(__file__).parents[2] / "docs" / "envs.md"


def seen(game: Game, seat: int) -> dict[str, Any]:
    row = blank()
    observe(game.state, seat, row, 0)
    return by_name(np.array(row, np.int16))


def test_the_fields_fill_the_vector_without_a_gap() -> None:
    once = [field for field in FIELDS if not field.each_seat]
    each = [field for field in FIELDS if field.each_seat]
    at = 0
    for field in once:
        if field.at == TILES:
            assert at == SEAT
            at += 4 * SEAT_SIZE
        assert field.at == at, field.name
        at += prod(field.shape)
    assert at == SIZE
    at = 0
    for field in each:
        assert field.at == at, field.name
        at += prod(field.shape)
    assert at == SEAT_SIZE


def test_many_observations_are_taken_apart_together() -> None:
    rows = np.arange(3 * SIZE).reshape(3, SIZE)
    assert by_name(rows)["goods"].shape == (3, 4, 6)
    assert (by_name(rows)["tiles"][2] == by_name(rows[2])["tiles"]).all()
    assert (scale() >= 1).all()


def test_large_numbers_are_scaled_by_what_they_usually_reach() -> None:
    large = {
        **{"money": 30, "amount": 30, "squares": 12, "tokens": 8, "reputation": 12, "goods": 6},
        **{"population": 20, "blue_red": 20, "conversion": 10, "pile": 18, "space": 12, "slot": 6},
    }
    for name, values in by_name(scale()).items():
        assert (values == large.get(name, 1)).all(), name


def test_the_docs_list_every_field() -> None:
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| `") and line.count("|") == 5]
    wanted = []
    for field in FIELDS:
        place = f"{SEAT} + {SEAT_SIZE} k + {field.at}" if field.each_seat else str(field.at)
        shape = " x ".join(map(str, field.shape))
        wanted.append(f"| `{field.name}` | {place} | {shape} | {field.meaning} |")
    assert rows == wanted
    assert f"{SIZE} numbers" in "\n".join(lines)


def ones(row: Any) -> list[int]:
    """Where a row of zeros and ones is not 0, counted from 1."""
    assert set(np.unique(row)) <= {0, 1}
    return [int(i) + 1 for i in np.flatnonzero(row)]


def check(game: Game, seat: int) -> None:
    """Every field against the view, which is written quite differently."""
    view, found = game.view(seat), seen(game, seat)
    players = game.players
    around = [view["seats"][(seat + k) % players] for k in range(players)]

    def place(other: int | None) -> list[int]:
        return [] if other is None else [(other - seat) % players + 1]

    assert ones(found["players"]) == [players - 1]
    assert ones(found["round"]) == [view["round"]]
    assert ones(found["phase"]) == [PHASES.index(view["phase"]) + 1]
    assert bool(found["removing"][0]) == view["removing"]
    assert ones(found["first_player"]) == place(view["first_player"])
    assert ones(found["to_move"]) == place(view["to_move"])
    assert ones(found["decided"]) == place(view["decided"])
    for k, other in enumerate(around):
        check_seat({name: part[k] for name, part in found.items() if len(part) == 4}, other)
    pending = view["pending"]
    if pending is not None:
        check_pending(found, pending)
    for b, board in enumerate(view["boards"].values()):
        assert [ones(row) for row in found["tiles"][b]] == [[tile] for tile in board["tiles"]]
        acting = [] if board["row"] is None else [board["tiles"][board["row"] - 1]]
        assert ones(found["acting_tile"][b]) == acting
        assert found["on_board"][b] == board["workers"]
        assert found["automa_on"][b] == board["automa"]
    assert found["left"].tolist() == [kind["left"] for kind in view["buildings"]]
    assert ones(found["shown"]) == view["captains"]
    for slot, contract in enumerate(view["contracts"], 1):
        assert contract is None or found["slot"][contract - 1] == slot
    slots = np.count_nonzero(found["slot"])
    assert slots == sum(contract is not None for contract in view["contracts"])
    assert found["pile"] == view["contract_pile"]
    assert ones(found["offered"]) == sorted(a for a in view["allegiances"] if a)
    for r, wish in enumerate(view["wishes"]):
        card = game.edition.components.wish[wish["wish"] - 1]
        assert found["wishes"][r].tolist() == [int(name in card.symbols) for name in SYMBOLS]
        assert bool(found["red_reward"][r]) == (wish["side"] == "red")
        if r >= view["round"] - 1:
            counted = [wish["symbols"][(seat + k) % players] for k in range(players)]
            assert found["wished"][:players, r].tolist() == counted
    places = view["wishes"][view["round"] - 1]["places"]
    assert [found["place"][k][0] for k in range(players)] == [
        places[(seat + k) % players] for k in range(players)
    ]
    assert ones(found["ships_shown"]) == [ship["ship"] for ship in view["ships"]]
    assert ones(found["ships_taken"]) == [s["ship"] for s in view["ships"] if s["taken"]]
    automa = view["automa"]
    assert (automa is not None) == (players == 2)
    if automa is not None:
        assert ones(found["player_a"]) == place(automa["player_a"])
        drawn = [automa["tokens_drawn"].count(board) for board in BOARDS]
        assert found["drawn"].tolist() == drawn
        for r, colour in enumerate(automa["victories"]):
            shown = [] if colour is None else [COLOURS.index(colour) + 1]
            assert ones(found["victories"][r]) == shown


def check_seat(found: dict[str, Any], view: PlayerBoard) -> None:
    assert found["present"] == 1
    assert found["money"] == view["money"]
    assert found["squares"] == view["squares"]
    assert found["reputation"] == view["reputation"]
    assert found["population"] == view["population"]
    assert found["in_hand"] == view["in_hand"]
    assert found["goods"].tolist() == list(view["goods"].values())
    assert found["tokens"] == len(view["tokens"])
    assert bool(found["points_seen"][0]) == (view["blue"] is not None)
    assert found["blue_red"].tolist() == [view["blue"] or 0, view["red"] or 0]
    assert bool(found["chest"][0]) == view["chest"]
    assert ones(found["allegiance"]) == ([view["allegiance"]] if view["allegiance"] else [])
    assert bool(found["proven"][0]) == view["proven"]
    assert ones(found["endowment"]) == [view["endowment"]]
    assert found["workers"].tolist() == list(view["workers"].values())
    assert ones(found["built"]) == view["buildings"]
    assert ones(found["hired"]) == [c["captain"] for c in view["captains"]]
    assert ones(found["face_up"]) == [c["captain"] for c in view["captains"] if c["face_up"]]
    assert ones(found["fulfilled"]) == view["contracts"]
    assert found["symbols"].tolist() == list(view["symbols"].values())
    assert found["standing"].tolist() == list(view["standing"].values())
    assert bool(found["converted"][0]) == view["has_converted"]
    bought = view["conversion"] or {"blue": None, "red": None}
    assert found["conversion"].tolist() == [bought["blue"] or 0, bought["red"] or 0]


def check_pending(found: dict[str, Any], pending: Pending) -> None:
    assert ones(found["asked"]) == [FRAMES.index(pending["asked"]) + 1]
    assert found["less"] == pending.get("less", 0)
    assert found["to_spare"] == pending.get("to_spare", 0)
    assert ones(found["sparing_for"]) == ([pending["building"]] if "building" in pending else [])
    assert found["spared"].tolist() == list(pending.get("spared", {"": 0, "-": 0, "+": 0}).values())
    none: Goods = dict.fromkeys(RESOURCES, 0)
    assert found["arriving"].tolist() == list(pending.get("arriving", none).values())
    trade = pending.get("trade")
    assert found["sold"].tolist() == list((trade["sold"] if trade else none).values())
    assert found["bought"].tolist() == list((trade["bought"] if trade else none).values())
    assert found["amount"] == (trade["amount"] if trade else 0)
    sides = len(pending.get("effect", []))
    assert [bool(side.any()) for side in found["sides"]] == [k < sides for k in range(4)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_observation_is_the_view_in_numbers(players: int) -> None:
    for seed in range(2):
        game = Game.new(players=players, seed=seed)
        luck = np.random.default_rng(seed)
        step = 0
        while game.to_move is not None:
            if step % 4 == 0:
                for seat in range(players):
                    check(game, seat)
            actions = game.legal_actions()
            game.apply(actions[luck.integers(len(actions))])
            step += 1
        for seat in range(players):
            check(game, seat)
