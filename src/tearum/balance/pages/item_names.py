"""The names of rows, in a language: cards and tiles in the edition's own words."""

from collections.abc import Callable, Sequence

from tearum.balance.measures.item_kinds import SIDE, tiles_of
from tearum.balance.pages.bot_strength import heeds_budget
from tearum.bots import Budget
from tearum.contract.vocabulary import RESOURCES
from tearum.edition import Edition
from tearum.edition.phrases.cost import Goods
from tearum.edition.phrases.effect import Effect
from tearum.text import Words, text_in
from tearum.text.words import by_name


class Namer:
    def __init__(self, edition: Edition, language: str) -> None:
        self.edition = edition
        self.text = text_in(language)
        self.words = Words(self.text, edition)
        self._names: dict[str, Callable[[str], str]] = {
            "thing": lambda item: self.name(*item.split(" ")),
            "building": lambda item: self.words.building(int(item)),
            "tile": self._tile_name,
            "alternative": lambda item: self.text.message(
                "lab-alternative", board=self.words.board(item), n=""
            ),
            SIDE: self._side_name,
            "ship_row": self._ship_row_name,
            "wish": self._wish_name,
            "step": lambda item: self.text.message("lab-step", n=int(item)),
            "round": lambda item: self.words.round_name(int(item)),
            "place": lambda item: self.text.message("lab-place", n=int(item)),
            "tenth": self._tenth_name,
            "stock": self._stock_name,
        }
        for kind in ("captain", "contract", "ship", "allegiance", "endowment"):
            self._names[kind] = self._card_namer(kind)
        self._details: dict[str, Callable[[str, int], str]] = {
            "building": self._building_detail,
            "captain": self._captain_detail,
            "contract": self._contract_detail,
            "ship": self._ship_detail,
            "ship_row": self._ship_row_detail,
            "tile": self._tile_detail,
            SIDE: self._side_detail,
            "alternative": self._alternative_detail,
            "step": self._step_detail,
            "endowment": self._endowment_detail,
            "allegiance": self._allegiance_detail,
            "wish": self._wish_detail,
        }

    def name(self, kind: str, item: str) -> str:
        """Short enough for a plot: "Workshop", "Captain 12", "Ship 3, row 2"."""
        if kind in self._names:
            return self._names[kind](item)
        if kind == "seat" and item.isdigit():
            return self.text.message("lab-seat", n=int(item) + 1)
        if kind == "leaning" and not self.text.has(f"lab-leaning-{item}"):
            return item
        return self.text.message(f"lab-{kind}-{item}")

    def detail(self, kind: str, item: str, players: int) -> str:
        """The whole card in words, in one line; empty for rows that are no cards."""
        return self._details[kind](item, players) if kind in self._details else ""

    # Names

    def _card_namer(self, kind: str) -> Callable[[str], str]:
        return lambda item: self.text.message(f"cards-one-{kind}", n=int(item))

    def _tile_name(self, item: str) -> str:
        board, _, tile = item.partition(".")
        return self.text.message("lab-tile", board=self.words.board(board), n=tile)

    def _side_name(self, item: str) -> str:
        board, tile, side = item.split(".")
        return self.text.message("lab-side", board=self.words.board(board), tile=tile, side=side)

    def _ship_row_name(self, item: str) -> str:
        ship, _, row = item.partition(".")
        return self.text.message("lab-ship-row", ship=ship, row=row)

    def _wish_name(self, item: str) -> str:
        number, _, colour = item.partition(".")
        roman = self.words.roman(int(number))
        return self.text.message("lab-wish-side", roman=roman, colour=colour)

    def _tenth_name(self, item: str) -> str:
        low = 10 * int(item)
        return f"{low}–{low + 10}{self.text.message('number-percent')}"

    def _stock_name(self, item: str) -> str:
        if item in RESOURCES:
            plural = self.words.resources(item)
            return plural[:1].upper() + plural[1:]
        return self.text.message(f"lab-stock-{item}")

    # Details

    def _building_detail(self, item: str, players: int) -> str:
        building = self.edition.components.building[int(item) - 1]
        return self._costing(building.cost, self.words.building_brings(building))

    def _captain_detail(self, item: str, players: int) -> str:
        captain = self.edition.components.captain[int(item) - 1]
        return f"{self.words.cost(captain.cost)} → {self.words.captain_brings(captain)}"

    def _contract_detail(self, item: str, players: int) -> str:
        contract = self.edition.components.contract[int(item) - 1]
        blue, red = self.words.vp("blue", contract.blue), self.words.vp("red", contract.red)
        return self._costing(contract.cost, f"{red} / {blue}")

    def _ship_detail(self, item: str, players: int) -> str:
        ship = self.edition.components.ship[int(item) - 1]
        rows = (self.words.goods(by_name(row)) for row in ship.rows)
        return f"{self.words.money(ship.cost)} → {' | '.join(rows)}"

    def _ship_row_detail(self, item: str, players: int) -> str:
        ship, _, row = item.partition(".")
        rows = self.edition.components.ship[int(ship) - 1].rows
        return self.words.goods(by_name(rows[int(row) - 1]))

    def _tile_detail(self, item: str, players: int) -> str:
        return self._effect(dict(tiles_of(self.edition, players))[item])

    def _side_detail(self, item: str, players: int) -> str:
        tile, _, side = item.rpartition(".")
        option = dict(tiles_of(self.edition, players))[tile].options[int(side) - 1]
        return self._effect(Effect((option,)))

    def _alternative_detail(self, item: str, players: int) -> str:
        boards = self.edition.components.board
        return self._effect(next(board for board in boards if board.id == item).alternative)

    def _step_detail(self, item: str, players: int) -> str:
        return self._effect(self.edition.components.reputation.steps[int(item) - 1])

    def _endowment_detail(self, item: str, players: int) -> str:
        return self._effect(self.edition.components.endowment[int(item) - 1].gain)

    def _allegiance_detail(self, item: str, players: int) -> str:
        red = self.words.vp("red", self.edition.components.allegiance[int(item) - 1].red)
        return f"{self.words.allegiance(int(item))} → {red}"

    def _wish_detail(self, item: str, players: int) -> str:
        number, _, colour = item.partition(".")
        tile = self.edition.components.reward[int(number) - 1]
        places = tile.blue if colour == "blue" else tile.red
        return " | ".join(self._effect(place) for place in places)

    def _effect(self, effect: Effect) -> str:
        return self.words.effect(effect.to_json())

    def _costing(self, cost: Goods, gain: str) -> str:
        return f"{self.words.goods(by_name(cost))} → {gain}"

    # Bots

    def who(self, bots: Sequence[str], budget: Budget) -> str:
        """Bots with their budget, if any of them heeds one."""
        limit = self.budget(bots, budget)
        if not limit:
            return seated(bots)
        return self.text.message("lab-who", bots=seated(bots), budget=limit)

    def budget(self, bots: Sequence[str], budget: Budget) -> str:
        """How much they may think per turn; empty if none of them heeds a budget."""
        if not any(map(heeds_budget, bots)):
            return ""
        if budget.nodes is not None:
            return self.text.message("lab-budget-nodes", n=budget.nodes)
        if budget.seconds is not None:
            return self.text.message("lab-budget-seconds", n=f"{budget.seconds:g}")
        return self.text.message("lab-budget-none")


def seated(bots: Sequence[str]) -> str:
    """ "3 × greedy, greedy/red"; one name if all are the same."""
    counts = {bot: bots.count(bot) for bot in dict.fromkeys(bots)}
    if len(counts) == 1:
        return bots[0]
    return ", ".join(bot if n == 1 else f"{n} × {bot}" for bot, n in counts.items())
