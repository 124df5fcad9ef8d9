"""What rows are called, in a language: cards and tiles by the edition's own words."""

from collections.abc import Sequence

from tearum.balance.measures.item_kinds import SIDE, tiles_of
from tearum.balance.pages.bot_strength import heeds_budget
from tearum.balance.pages.number_format import PERCENT
from tearum.bots import Budget
from tearum.edition import Edition
from tearum.edition.cost import Goods
from tearum.edition.effect import Effect
from tearum.text import Words, text_in
from tearum.text.words import by_name


class Namer:
    def __init__(self, edition: Edition, language: str) -> None:
        self.edition = edition
        self.text = text_in(language)
        self.words = Words(self.text, edition)

    def name(self, kind: str, item: str) -> str:
        """Short enough for a plot: "Workshop", "Captain 12", "Ship 3, row 2"."""
        first, _, second = item.partition(".")
        if kind == "thing":
            return self.name(*item.split(" "))
        if kind == "building":
            return self.words.building(int(item))
        if kind in ("tile", "alternative"):
            return self.text.message(f"lab-{kind}", board=self.words.board(first), n=second)
        if kind == SIDE:
            tile, _, side = second.partition(".")
            return self.text.message(
                "lab-side", board=self.words.board(first), tile=tile, side=side
            )
        if kind == "ship_row":
            return self.text.message("lab-ship-row", ship=first, row=second)
        if kind == "wish":
            return self.text.message(
                "lab-wish-side", roman=self.words.roman(int(first)), colour=second
            )
        if kind in ("captain", "contract", "ship", "allegiance", "endowment"):
            return self.text.message(f"cards-one-{kind}", n=int(item))
        if kind == "step":
            return self.text.message("lab-step", n=int(item))
        if kind == "round":
            return self.words.round_name(int(item))
        if kind == "seat" and item.isdigit():
            return self.text.message("lab-seat", n=int(item) + 1)
        if kind == "place":
            return self.text.message("lab-place", n=int(item))
        if kind == "tenth":
            sign = PERCENT[self.text.language]
            return f"{10 * int(item)}–{10 * int(item) + 10}{sign}"
        if kind == "leaning" and not self.text.has(f"lab-leaning-{item}"):
            return item
        return self.text.message(f"lab-{kind}-{item}")

    def detail(self, kind: str, item: str, players: int) -> str:
        """The whole card in words, in one line; empty for what is none."""
        box = self.edition.components
        first, _, second = item.partition(".")
        if kind == "building":
            building = box.building[int(item) - 1]
            return self._costing(building.cost, self.words.building_brings(building))
        if kind == "captain":
            captain = box.captain[int(item) - 1]
            return f"{self.words.cost(captain.cost)} → {self.words.captain_brings(captain)}"
        if kind == "contract":
            contract = box.contract[int(item) - 1]
            blue, red = self.words.vp("blue", contract.blue), self.words.vp("red", contract.red)
            return self._costing(contract.cost, f"{red} / {blue}")
        if kind == "ship":
            ship = box.ship[int(item) - 1]
            rows = (self.words.goods(by_name(row)) for row in ship.rows)
            return f"{self.words.money(ship.cost)} → {' | '.join(rows)}"
        if kind == "ship_row":
            return self.words.goods(by_name(box.ship[int(first) - 1].rows[int(second) - 1]))
        if kind == "tile":
            return self._effect(dict(tiles_of(self.edition, players))[item])
        if kind == SIDE:
            whose, _, side = item.rpartition(".")
            option = dict(tiles_of(self.edition, players))[whose].options[int(side) - 1]
            return self._effect(Effect((option,)))
        if kind == "alternative":
            return self._effect(next(board for board in box.board if board.id == item).alternative)
        if kind == "step":
            return self._effect(box.reputation.steps[int(item) - 1])
        if kind == "endowment":
            return self._effect(box.endowment[int(item) - 1].gain)
        if kind == "allegiance":
            red = self.words.vp("red", box.allegiance[int(item) - 1].red)
            return f"{self.words.allegiance(int(item))} → {red}"
        if kind == "wish":
            tile = box.reward[int(first) - 1]
            places = tile.blue if second == "blue" else tile.red
            return " | ".join(self._effect(place) for place in places)
        return ""

    def who(self, bots: Sequence[str], budget: Budget) -> str:
        """Bots with their budget, if any of them heeds one."""
        told = self.budget(bots, budget)
        return (
            self.text.message("lab-who", bots=seated(bots), budget=told) if told else seated(bots)
        )

    def budget(self, bots: Sequence[str], budget: Budget) -> str:
        """What they may think in a turn; empty where they never think that long."""
        if not any(map(heeds_budget, bots)):
            return ""
        if budget.nodes is not None:
            return self.text.message("lab-budget-nodes", n=budget.nodes)
        if budget.seconds is not None:
            return self.text.message("lab-budget-seconds", n=f"{budget.seconds:g}")
        return self.text.message("lab-budget-none")

    def _effect(self, effect: Effect) -> str:
        return self.words.effect(effect.to_json())

    def _costing(self, cost: Goods, gain: str) -> str:
        return f"{self.words.goods(by_name(cost))} → {gain}"


def seated(bots: Sequence[str]) -> str:
    """ "3 × greedy, greedy/red"; one name where all are alike."""
    counts = {bot: bots.count(bot) for bot in dict.fromkeys(bots)}
    if len(counts) == 1:
        return bots[0]
    return ", ".join(bot if n == 1 else f"{n} × {bot}" for bot, n in counts.items())
