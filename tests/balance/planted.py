"""Made-up datasets with a known truth."""

from collections.abc import Iterable, Mapping, Sequence

import polars as pl

from tearum.balance.measures.dataset import TABLES, Dataset, completed
from tearum.balance.measures.item_kinds import with_sides
from tearum.bots import Budget
from tearum.edition import load
from tearum.simulate.data_frames import data_frame
from tearum.simulate.native.economy import STOCKS
from tearum.simulate.rows import (
    ChoiceRow,
    FlowRow,
    GameRow,
    GameTables,
    OfferRow,
    PlayerRow,
    StandingRow,
)


class Planted:
    """Games are added one after another; by default each is a deal of its own."""

    def __init__(self, players: int = 2, bots: Sequence[str] = ("greedy",)) -> None:
        self.players = players
        self.bots = tuple(bots[i % len(bots)] for i in range(players))
        self.rows = GameTables()
        self.deals: list[int] = []

    def game(
        self,
        governors: Sequence[int] = (),
        kings: Sequence[int] = (),
        *,
        deal: int | None = None,
        decided: int | None = None,
        seats: Sequence[str] | None = None,
        peaks: Mapping[str, int] | None = None,
        **ends: Sequence[int | None],
    ) -> int:
        """A game with its winners; `ends` are fields of its players, a value for each seat."""
        game = len(self.rows.games)
        self.deals.append(game if deal is None else deal)
        self.rows.games.append(
            GameRow(
                game=game,
                seed=f"1:{game}",
                players=self.players,
                decisions=100,
                governors=tuple(governors),
                pirate_kings=tuple(kings),
                decided_round=decided,
                revealed=(),
                stopped=False,
                **{f"peak_{stock}": (peaks or {}).get(stock, 10) for stock in STOCKS},
            )
        )
        for seat in range(self.players):
            fields = {name: values[seat] for name, values in ends.items()}
            governor, king = seat in governors, seat in kings
            plain = PlayerRow(
                game=game,
                seat=seat,
                bot=(seats or self.bots)[seat],
                governor=governor,
                pirate_king=king,
                any=governor or king,
                blue=30,
                red=30,
                blue_lost=0,
                red_lost=0,
                money=5,
                buildings=5,
                captains=4,
                contracts=3,
                population=17,
                reputation=15,
                expansions=4,
                allegiance=None,
                allegiance_proven=False,
                endowment=1,
                decisions=50,
                faults=0,
            )
            self.rows.players.append(plain._replace(**fields))  # type: ignore[arg-type]
        return game

    def take(
        self,
        game: int,
        seat: int,
        kind: str,
        item: str,
        round_: int = 1,
        chance: float | None = 0.5,
        option: int | None = None,
    ) -> None:
        step = len(self.rows.choices)
        self.rows.choices.append(
            ChoiceRow(game, step, round_, seat, kind, item, chance, None, option, None)
        )

    def offer(self, game: int, kind: str, item: str, n: int = 1, round_: int = 1) -> None:
        self.rows.offers.append(OfferRow(game, kind, item, None, round_, n))

    def stand(
        self, game: int, round_: int, chances: Iterable[float], **held: Sequence[int | None]
    ) -> None:
        for seat, chance in enumerate(chances):
            plain = StandingRow(
                game, round_, seat, chance / 2, chance / 2, chance, 5, 5, 5, 1, 1, 1, 12, 5, 5
            )
            fields = {name: values[seat] for name, values in held.items()}
            self.rows.standings.append(plain._replace(**fields))  # type: ignore[arg-type]

    def flow(self, game: int, seat: int, stock: str, source: str, n: int, round_: int = 1) -> None:
        """Something that was gained or, negative, lost."""
        self.rows.flows.append(FlowRow(game, seat, round_, stock, source, max(n, 0), max(-n, 0)))

    def dataset(self, deals: int | None = None) -> Dataset:
        number = pl.DataFrame(
            {"game": range(len(self.deals)), "deal": self.deals},
            schema={"game": pl.Int32, "deal": pl.Int64},
        )
        frames = {table: data_frame(self.rows, table).with_columns(run=0) for table in TABLES}
        frames["games"] = frames["games"].join(number, on="game", how="left")
        return Dataset(
            players=self.players,
            bots=self.bots,
            budget=Budget(nodes=100),
            code="",
            edition=load("classic"),
            runs=(),
            frames=completed(with_sides(frames, load("classic"), self.players)),
            deals=deals or max(self.deals) + 1,
        )
