"""Words for single things: names, goods, costs, effects and conditions."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from tearum.contract.counts import AUTOMA
from tearum.contract.effects import EffectJson, Goods, IconJson, OptionJson
from tearum.contract.vocabulary import DECLINABLE, RESOURCES
from tearum.edition import Edition
from tearum.edition.component import Building, Captain, in_language
from tearum.edition.phrases.condition import Condition
from tearum.edition.phrases.cost import Cost
from tearum.edition.phrases.permanent import Permanent
from tearum.messages.bundle import Text

_COUNTED: Final = ("buildings", "one_colour", "captains", "contracts", "population", "reputation")


class Words:
    """The words of one language for the things of one edition."""

    def __init__(self, text: Text, edition: Edition) -> None:
        self.text = text
        self.edition = edition

    # Names

    def resource(self, name: str) -> str:
        return self.text.message(f"resource-{name}")

    def resources(self, name: str) -> str:
        """The plural, or what stands for it."""
        return self.text.attribute(f"resource-{name}", "plural")

    def board(self, name: str) -> str:
        return self.text.message(f"board-{name}")

    def at_board(self, name: str) -> str:
        return self.text.attribute(f"board-{name}", "at")

    def from_board(self, name: str) -> str:
        return self.text.attribute(f"board-{name}", "from")

    def colour(self, name: str) -> str:
        """A colour of victory points."""
        return self.text.message(f"colour-{name}")

    def symbol(self, name: str) -> str:
        return self.text.message(f"symbol-{name}")

    def building_colour(self, name: str) -> str:
        return self.text.message(f"building-colour-{name}")

    def building(self, number: int) -> str:
        """A building's name; cards are called by their printed number."""
        buildings = self.edition.components.building
        if not 1 <= number <= len(buildings):
            return self.text.message("building-none")
        return in_language(buildings[number - 1].name, self.text.language)

    def phase(self, name: str) -> str:
        return self.text.message(f"phase-{name}")

    def roman(self, round_number: int) -> str:
        return self.text.message("roman", n=round_number)

    def round_name(self, round_number: int) -> str:
        return self.text.message("round-name", roman=self.roman(round_number))

    def player(self, seat: int, player_names: Sequence[str]) -> str:
        """A player at the beginning of a sentence."""
        if seat == AUTOMA:
            return self.text.message("player-automa")
        if 0 <= seat < len(player_names):
            return player_names[seat]
        return self.text.message("player-unnamed", n=seat + 1)

    # Amounts

    def money(self, dollars: int) -> str:
        return self.text.message("money", n=dollars)

    def vp(self, colour: str, points: int) -> str:
        return self.text.message(f"vp-{colour}", n=points)

    def vp_gained(self, colour: str, points: int) -> str:
        """Points as the object of a sentence."""
        return self.text.attribute(f"vp-{colour}", "gained", n=points)

    def pieces(self, resource: str, n: int) -> str:
        return self.text.message(f"goods-{resource}", n=n)

    def goods(self, goods: Goods, last: str = "list-last") -> str:
        """ "2 wheat and 1 ore", in printed order."""
        parts = [self.pieces(name, goods[name]) for name in RESOURCES if goods.get(name)]
        return self.listed(parts, last) if parts else self.text.message("goods-none")

    def cost(self, cost: Cost) -> str:
        """ "$2 and 1 wheat", "$6 or 2 wood"."""
        text = self.payment(cost.money, by_name(cost.goods))
        if any(cost.instead):
            instead = self.goods(by_name(cost.instead))
            return self.text.message("list-or", list=text, item=instead)
        return text

    def payment(self, dollars: int | None, goods: Goods, last: str = "list-last") -> str:
        """Money and goods to pay; free where there are neither."""
        parts = [self.pieces(name, goods[name]) for name in RESOURCES if goods.get(name)]
        if dollars or (dollars is not None and not parts):
            parts.insert(0, self.money(dollars))
        return self.listed(parts, last) if parts else self.text.message("cost-free")

    def listed(self, parts: Sequence[str], last: str = "list-last") -> str:
        text = parts[0]
        for item in parts[1:-1]:
            text = self.text.message("list-next", list=text, item=item)
        return self.text.message(last, list=text, item=parts[-1]) if len(parts) > 1 else text

    def tallied(self, names: Sequence[str]) -> list[str]:
        """Equal names in a row become one: "2 × hygiene"."""
        runs = [(name, len(list(run))) for name, run in groupby(names)]
        return [
            self.text.message("list-times", n=n, item=name) if n > 1 else name for name, n in runs
        ]

    # Effects

    def effect(self, effect: EffectJson) -> str:
        """ "$2, then Build with 1 cube less; or 1 star"."""
        if not effect:
            return self.text.message("effect-none")
        join = "effect-or-long" if any(len(option) > 1 for option in effect) else "effect-or"
        text = self.option(effect[0])
        for option in effect[1:]:
            text = self.text.message(join, effect=text, other=self.option(option))
        return text

    def option(self, icons: OptionJson) -> str:
        """One side of a "/": a "then" wherever an action is on either hand."""
        text, after_action = "", False
        for icon in icons:
            is_action = icon["icon"] in DECLINABLE
            join = "effect-then" if is_action or after_action else "effect-more"
            word = self.icon(icon)
            text = self.text.message(join, effect=text, icon=word) if text else word
            after_action = is_action
        return text

    def icon(self, icon: IconJson) -> str:
        kind, n = icon["icon"], icon.get("n", 1)
        if kind == "money":
            return self.money(n)
        if kind in ("blue", "red"):
            return self.vp(kind, n)
        if kind in RESOURCES:
            return self.pieces(kind, n)
        if kind in ("build", "captain"):
            return self.text.message(f"icon-{kind}", less=icon.get("less", 0))
        return self.text.message(f"icon-{kind}", n=n)

    def permanent(self, permanent: Permanent) -> str:
        """A building's permanent effect, as a sentence."""
        if permanent.kind == "exchange":
            give = self.pieces(permanent.given, permanent.give)
            take = self.pieces(permanent.taken, permanent.take)
            return self.text.message("permanent-exchange", give=give, take=take)
        return self.text.message(f"permanent-{permanent.kind}", n=permanent.n)

    # Cards

    def building_brings(self, building: Building) -> str:
        """ "2 blue VP; 1 star; hygiene. You gain ..." """
        parts = [self.effect(gain.to_json()) for gain in (building.vp, building.instant) if gain]
        parts += self.tallied([self.symbol(symbol) for symbol in building.symbols])
        text = self.text.set_apart(parts)
        if building.permanent is None:
            return text
        permanent = self.permanent(building.permanent).rstrip(".")
        if not text:
            return permanent
        return self.text.message("card-sentence", text=text, more=permanent)

    def captain_brings(self, captain: Captain) -> str:
        """ "1 star; security; for 2 cannons: 5 red VP"."""
        parts = [self.effect(captain.instant.to_json())] if captain.instant else []
        parts += self.tallied([self.symbol(symbol) for symbol in captain.symbols])
        if captain.cannons:
            cannons = self.pieces("cannon", captain.cannons)
            reward = self.effect(captain.reward.to_json())
            parts.append(self.text.message("card-activate-short", cannons=cannons, effect=reward))
        return self.text.set_apart(parts)

    # Conditions

    def condition(self, condition: Condition) -> str:
        """What an allegiance asks for."""
        if condition.money:
            return self.text.message("condition-money", n=condition.money)
        if any(condition.goods):
            goods = self.goods(by_name(condition.goods))
            return self.text.message("condition-goods", goods=goods)
        if condition.difference >= 0:
            return self.text.message("condition-difference", n=condition.difference)
        parts = [
            self.text.message(f"condition-{part}", n=getattr(condition, part))
            for part in _COUNTED
            if getattr(condition, part)
        ]
        return self.listed(parts)

    def allegiance(self, number: int) -> str:
        """What the allegiance of a number asks for."""
        return self.condition(self.edition.components.allegiance[number - 1].condition)


def by_name(goods: Sequence[int]) -> Goods:
    """Goods in the order of the resources, by the names of the resources."""
    return dict(zip(RESOURCES, goods, strict=True))
