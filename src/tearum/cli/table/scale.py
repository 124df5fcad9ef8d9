"""The Trade as a scale: what is sold and bought may be changed freely until it is closed."""

from rich.text import Text

from tearum.cli.table.lines import Lines, columns, wrapped
from tearum.cli.table.look import Look
from tearum.game import Action, Event, Game, IllegalAction, Quote
from tearum.game.names import RESOURCES


class Scale:
    """Keeps the pans; the engine weighs them. Nothing is done before the Trade is closed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pans: dict[str, dict[str, int]] = {
            side: dict.fromkeys(RESOURCES, 0) for side in ("sell", "buy")
        }

    def is_empty(self) -> bool:
        return not any(sum(pan.values()) for pan in self.pans.values())

    def actions(self) -> list[Action]:
        """The pans as the engine wants them: sales first, then purchases, in printed order."""
        return [
            self.game.action({"kind": side, "resource": resource})
            for side, pan in self.pans.items()
            for resource in RESOURCES
            for _ in range(pan[resource])
        ]

    def put(self, side: str, resource: str, n: int) -> None:
        """Lets a pan hold n of a resource; IllegalAction, and no change, where it can't."""
        before = self.pans[side][resource]
        self.pans[side][resource] = n
        try:
            self.weigh()
        except IllegalAction:
            self.pans[side][resource] = before
            raise

    def weigh(self) -> Quote:
        return self.game.quote(self.actions())

    def close(self) -> list[Event]:
        """Does all of it. The engine may close by itself where nothing else is possible."""
        events: list[Event] = []
        for action in self.actions():
            events += self.game.apply(action)
        pending = self.game.view()["pending"]
        if pending is not None and pending["asked"] == "trading":
            events += self.game.apply({"kind": "close"})
        return events

    def outcome(self) -> tuple[int, str | None, str | None, int] | None:
        """Dollars gained, the two types with a bonus, and the squares that are opened for it.

        None where closing would turn over something hidden.
        """
        quote = self.weigh()
        if quote.trade is not None:
            trade = quote.trade
            bonuses = trade["bonus_sold"], trade["bonus_bought"]
            return trade["amount"], *bonuses, trade["expansions"]
        traded = next((event for event in quote.events if event.kind == "traded"), None)
        if traded is None:
            return None
        opened = sum(event.kind == "expansion" for event in quote.events)
        fields = traded.fields
        return fields["amount"], fields["bonus_sold"], fields["bonus_bought"], opened

    def lines(self, look: Look, width: int) -> Lines:
        """Both pans, the prices, and what it comes to if closed now."""
        seat = self.game.to_move
        assert seat is not None
        goods = look.view["seats"][seat]["goods"]
        heads = ("", *(look.message(f"scale-{h}") for h in ("price", "have", "sell", "buy")))
        rows: list[list[Text]] = [[Text(head, "dim") for head in heads]]
        for resource in RESOURCES:
            price = getattr(look.components.prices, resource)
            row = [
                Text(f" {look.say.resource(resource)}"),
                Text(look.say.money(price)),
                Text(str(goods[resource])),
            ]
            for pan in self.pans.values():
                n = pan[resource]
                row.append(Text(str(n), "bold") if n else Text(look.signs.free, "dim"))
            rows.append(row)
        lines = columns(rows, right=range(1, 5), gap=3)
        outcome = None if self.is_empty() else self.outcome()
        hint = look.message("scale-hint") if outcome is None else _told(look, *outcome)
        return lines + wrapped(Text(hint), width)


def _told(look: Look, amount: int, sold: str | None, bought: str | None, opened: int) -> str:
    way = "gained" if amount > 0 else "paid" if amount else "even"
    parts = [look.message("scale-comes-to", way=way, n=abs(amount))]
    if sold:
        parts.append(look.message("scale-bonus-sold", resource=look.say.resource(sold)))
    if bought:
        parts.append(look.message("scale-bonus-bought", resource=look.say.resource(bought)))
    if opened:
        parts.append(look.message("scale-opened", n=opened))
    return " ".join(parts)
