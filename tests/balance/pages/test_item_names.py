"""Cards and tiles in words."""

import pytest

from tearum.balance.pages.item_names import Namer
from tearum.contract.languages import LANGUAGES
from tearum.edition import load
from tearum.text.words import by_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_whole(language: str) -> None:
    namer = Namer(load("classic"), language)
    say, box = namer.words, namer.edition.components
    for building in box.building:
        shown = namer.detail("building", str(building.number), 4)
        assert shown.startswith(f"{say.goods(by_name(building.cost))} → ")
        for gain in (building.vp, building.instant):
            assert not gain or say.effect(gain.to_json()) in shown
        assert all(say.symbol(symbol) in shown for symbol in building.symbols)
        if building.permanent is not None:
            assert shown.endswith(say.permanent(building.permanent).rstrip("."))
    for captain in box.captain:
        shown = namer.detail("captain", str(captain.number), 4)
        assert shown.startswith(f"{say.cost(captain.cost)} → ")
        assert not captain.instant or say.effect(captain.instant.to_json()) in shown
        assert all(say.symbol(symbol) in shown for symbol in captain.symbols)
        if captain.cannons:
            assert say.pieces("cannon", captain.cannons) in shown
            assert shown.endswith(say.effect(captain.reward.to_json()))
    for ship in box.ship:
        shown = namer.detail("ship", str(ship.number), 4)
        assert shown.startswith(say.money(ship.cost))
        assert all(say.goods(by_name(row)) in shown for row in ship.rows)
    for allegiance in box.allegiance:
        shown = namer.detail("allegiance", str(allegiance.number), 4)
        assert shown.startswith(say.condition(allegiance.condition))
        assert shown.endswith(say.vp("red", allegiance.red))
