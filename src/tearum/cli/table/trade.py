"""A Trade being drafted: what is sold and bought can be changed freely until it is closed."""

from rich.text import Text

from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines, columns, wrapped
from tearum.contract.vocabulary import RESOURCES
from tearum.game import Action, Event, Game, IllegalAction, Quote


class TradeDraft:
    """Collects sales and purchases; the engine prices them. Closing the Trade carries them out."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.amounts: dict[str, dict[str, int]] = {
            kind: dict.fromkeys(RESOURCES, 0) for kind in ("sell", "buy")
        }

    def is_empty(self) -> bool:
        return not any(sum(amounts.values()) for amounts in self.amounts.values())

    def actions(self) -> list[Action]:
        """The draft as actions, in the engine's order: sales, then purchases, in printed order."""
        return [
            self.game.action({"kind": kind, "resource": resource})
            for kind, amounts in self.amounts.items()
            for resource in RESOURCES
            for _ in range(amounts[resource])
        ]

    def put(self, kind: str, resource: str, n: int) -> None:
        """Sets how many of a resource to sell or buy; IllegalAction, unchanged, if not allowed."""
        before = self.amounts[kind][resource]
        self.amounts[kind][resource] = n
        try:
            self.quote()
        except IllegalAction:
            self.amounts[kind][resource] = before
            raise

    def quote(self) -> Quote:
        return self.game.quote(self.actions())

    def close(self) -> list[Event]:
        """Carries the draft out. The engine may close by itself if nothing else is possible."""
        events: list[Event] = []
        for action in self.actions():
            events += self.game.apply(action)
        pending = self.game.view()["pending"]
        if pending is not None and pending["asked"] == "trading":
            events += self.game.apply({"kind": "close"})
        return events

    def outcome(self) -> tuple[int, str | None, str | None, int] | None:
        """Dollars gained, the two types with a bonus, and the squares that are opened for it.

        None if closing would reveal something hidden.
        """
        quote = self.quote()
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

    def lines(self, scene: Scene, width: int) -> Lines:
        """Prices, amounts, and the total if the Trade were closed now."""
        seat = self.game.to_move
        assert seat is not None
        goods = scene.view["seats"][seat]["goods"]
        heads = ("", *(scene.message(f"trade-{h}") for h in ("price", "have", "sell", "buy")))
        rows: list[list[Text]] = [[Text(head, "dim") for head in heads]]
        for resource in RESOURCES:
            price = getattr(scene.components.prices, resource)
            row = [
                Text(f" {scene.say.resource(resource)}"),
                Text(scene.say.money(price)),
                Text(str(goods[resource])),
            ]
            for amounts in self.amounts.values():
                n = amounts[resource]
                row.append(Text(str(n), "bold") if n else Text(scene.glyphs.free, "dim"))
            rows.append(row)
        lines = columns(rows, right=range(1, 5), gap=3)
        outcome = None if self.is_empty() else self.outcome()
        hint = scene.message("trade-hint") if outcome is None else _total(scene, *outcome)
        return lines + wrapped(Text(hint), width)


def _total(scene: Scene, amount: int, sold: str | None, bought: str | None, opened: int) -> str:
    way = "gained" if amount > 0 else "paid" if amount else "even"
    parts = [scene.message("trade-total", way=way, n=abs(amount))]
    if sold:
        parts.append(scene.message("trade-bonus-sold", resource=scene.say.resource(sold)))
    if bought:
        parts.append(scene.message("trade-bonus-bought", resource=scene.say.resource(bought)))
    if opened:
        parts.append(scene.message("trade-opened", n=opened))
    return " ".join(parts)
