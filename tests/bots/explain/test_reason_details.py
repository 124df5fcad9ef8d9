"""What a reason names: the card, the chances, the colour, on positions by hand."""

from types import SimpleNamespace
from typing import Any

import pytest

from tearum.bots.explain.reason_details import ReasonDetails
from tearum.bots.native import features as at
from tearum.bots.native.value_function import STRIDE
from tearum.engine.constants.components import BUILDINGS, CANNON, CAPTAINS, ROUNDS

SEAT, ROUND = 1, 2


class InReach:
    """In reach is what the best of the cards is worth in this round."""

    def __init__(self, values: Any) -> None:
        self.values, self.left = values, 2
        self.features = [0.0] * at.FEATURES

    def extract(self, state: Any, seat: int) -> None:
        assert seat == SEAT
        self.features[at.BUILDING_IN_REACH] = max(self.values.building[ROUND::ROUNDS])
        self.features[at.CAPTAIN_IN_REACH] = max(self.values.captain[ROUND::ROUNDS])


def details(values: Any = None, root: Any = None, **function: Any) -> Any:
    found: Any = SimpleNamespace(in_ending=False, tilt=0.0, extractor=InReach(values), **function)
    return ReasonDetails(found, root, SEAT)


def evaluation(state: Any, **given: Any) -> Any:
    return SimpleNamespace(state=state, **given)


@pytest.mark.parametrize(("tilt", "colour"), [(-0.1, "blue"), (0.1, "red")])
def test_a_colour_is_the_one_that_the_function_leans_to(tilt: float, colour: str) -> None:
    one = details()
    one._function.tilt = tilt
    assert one.colour(None, None, True) == {"colour": colour}


@pytest.mark.parametrize(("proven", "more"), [(False, {}), (True, {"case": "proven"})])
def test_an_allegiance_has_its_chance_here_and_instead(proven: bool, more: dict[str, str]) -> None:
    def holding(card: int) -> Any:
        return SimpleNamespace(
            allegiance=lambda seat: card if seat == SEAT else -1,
            has_proven=lambda seat: proven and seat == SEAT,
        )

    one, other = evaluation(holding(6), proof=0.634), evaluation(holding(3), proof=0.321)
    about = {"chance": 63, "instead": 32, **more}
    assert details().allegiance(one, other, True) == {"allegiance": 7, **about}
    assert details().allegiance(one, other, False) == {"allegiance": 4, **about}
    assert details().allegiance(one, evaluation(holding(3), proof=0.629), True) is None


def card_values(cards: int, worth: dict[int, float]) -> list[float]:
    values = [0.0] * (cards * ROUNDS)
    for card, value in worth.items():
        values[card * ROUNDS + ROUND] = value
    return values


@pytest.mark.parametrize(("built", "more"), [(False, {}), (True, {"case": "taken"})])
def test_the_next_building_is_the_one_behind_the_value(built: bool, more: dict[str, str]) -> None:
    values = SimpleNamespace(building=card_values(BUILDINGS, {4: 2.0, 11: 5.0}), captain=[0.0] * 9)
    state = SimpleNamespace(
        round_index=lambda: ROUND, has_built=lambda seat, card: built and (seat, card) == (SEAT, 11)
    )
    seen = evaluation(state, features={at.BUILDING_IN_REACH: 5.0})
    assert details(values).next_building(seen, seen, True) == {"building": 12, **more}
    assert values.building[11 * ROUNDS + ROUND] == 5.0
    beyond = evaluation(state, features={at.BUILDING_IN_REACH: 0.0})
    assert details(values).next_building(beyond, seen, True) is None
    assert details(values).next_building(beyond, seen, False) is not None


@pytest.mark.parametrize(("shown", "more"), [(True, {}), (False, {"case": "taken"})])
def test_the_next_captain_is_one_that_was_there(shown: bool, more: dict[str, str]) -> None:
    values = SimpleNamespace(building=[0.0] * 9, captain=card_values(CAPTAINS, {2: 4.0}))
    root = SimpleNamespace(captain_shown=lambda card: card in (1, 2))
    state = SimpleNamespace(round_index=lambda: ROUND, captain_shown=lambda card: shown)
    seen = evaluation(state, features={at.CAPTAIN_IN_REACH: 4.0})
    assert details(values, root).next_captain(seen, seen, True) == {"captain": 3, **more}
    hidden = SimpleNamespace(captain_shown=lambda card: card == 1)
    assert details(values, hidden).next_captain(seen, seen, True) is None


def test_the_captain_named_is_the_one_with_more_points_of_both_colours() -> None:
    """Captain 4 brings 3 blue, captain 8 brings 2 red: red counts twice as much here."""
    table = [0.0] * (3 * STRIDE)
    for feature, weight in ((at.READY_BLUE, 1.0), (at.READY_BLUE + 1, 2.0)):
        table[2 * STRIDE + feature] = weight / 4
        table[2 * STRIDE + at.FEATURES + feature] = 3 * weight / 4
    rewards = {"blue": {3: 3.0}, "red": {7: 2.0}, "dollars": {3: 9.0, 7: 9.0}}
    values = SimpleNamespace(
        cannons=[2] * CAPTAINS,
        **{
            f"reward_{name}": [worth.get(card, 0.0) for card in range(CAPTAINS)]
            for name, worth in rewards.items()
        },
    )

    def with_captains(*ready: int) -> Any:
        return evaluation(
            SimpleNamespace(
                goods=lambda seat, good: 4 if (seat, good) == (SEAT, CANNON) else 0,
                captain_ready=lambda seat, card: seat == SEAT and card in ready,
                captain_owner=lambda card: SEAT,
            )
        )

    both, none = with_captains(3, 7), with_captains()
    found = details(values, table=table).captains(both, none, True)
    assert found == {"case": "armed", "captain": 8, "n": 2}
    assert details(values, table=table).captains(none, both, True) is None
    assert details(values, table=table).captains(none, both, False) == {
        **{"case": "activated", "captain": 8, "n": 2}
    }
