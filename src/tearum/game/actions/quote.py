"""What some actions would change, without doing them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tearum.contract.effects import Goods
from tearum.contract.view import QuoteJson, Trade
from tearum.contract.vocabulary import RESOURCES
from tearum.game.actions.event import Event

_TOTALS: Final = ("money", "blue", "red", "stars", "population", "expansions")


@dataclass(frozen=True, repr=False)
class Quote:
    """What some actions would change for the seat that takes them."""

    seat: int
    money: int
    goods: Goods
    blue: int
    red: int
    stars: int
    population: int
    expansions: int
    events: tuple[Event, ...]
    trade: Trade | None  # the open Trade, as it would be if closed now
    reveals: bool  # the last action turns over something hidden; what follows is left out

    def __repr__(self) -> str:
        totals = {name: getattr(self, name) for name in _TOTALS}
        amounts = (*totals.items(), *self.goods.items())
        changes = [f"{n:+} {name}" for name, n in amounts if n]
        what = ", ".join(changes) or "nothing"
        reveals = ", reveals something" if self.reveals else ""
        events = f"{len(self.events)} event{'s' if len(self.events) != 1 else ''}"
        return f"<Quote for seat {self.seat}: {what}; {events}{reveals}>"

    def to_json(self) -> QuoteJson:
        return {
            "seat": self.seat,
            "money": self.money,
            "goods": self.goods,
            "blue": self.blue,
            "red": self.red,
            "stars": self.stars,
            "population": self.population,
            "expansions": self.expansions,
            "events": [event.to_json() for event in self.events],
            "trade": self.trade,
            "reveals": self.reveals,
        }


def quote_of(seat: int, events: Sequence[Event], trade: Trade | None, reveals: bool) -> Quote:
    """The sum of what some events change for a seat."""
    totals = dict.fromkeys(_TOTALS, 0)
    goods: Goods = dict.fromkeys(RESOURCES, 0)
    for event in events:
        if event.seat != seat:
            continue
        if event.kind == "goods":
            goods[event.fields["resource"]] += event.fields["pieces"]
        elif event.kind == "vp":
            totals[event.fields["colour"]] += event.fields["points"]
        elif event.kind == "money":
            totals["money"] += event.fields["amount"]
        elif event.kind == "population":
            totals["population"] += event.fields["steps"]
        elif event.kind == "star":
            totals["stars"] += 1
        elif event.kind == "expansion":
            totals["expansions"] += 1
    return Quote(
        seat=seat, goods=goods, events=tuple(events), trade=trade, reveals=reveals, **totals
    )
