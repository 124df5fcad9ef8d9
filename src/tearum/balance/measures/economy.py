"""The economy: stocks against the box, money in hand, and where money and points come from."""

from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset, deal_of
from tearum.balance.measures.outcome import median
from tearum.balance.measures.table import Cell, Column, Row, Table
from tearum.contract.vocabulary import COLOURS
from tearum.edition import Edition, Effect
from tearum.engine.constants.components import ROUNDS
from tearum.lab import estimate
from tearum.lab.estimate import Estimate, Floats
from tearum.simulate.native.economy import SOURCES, STOCKS

MONEY: Final = "money"
BY_ROUND: Final = "round_"  # begins the keys of columns that have a figure for one round
ROUND_COLUMNS: Final = tuple(f"{BY_ROUND}{number}" for number in range(ROUNDS + 1))
GROUPS: Final = ("winners", "others")


def tables(dataset: Dataset) -> list[Table]:
    return [*target_tables(dataset), money(dataset, "gained"), money(dataset, "lost")]


def target_tables(dataset: Dataset) -> list[Table]:
    """Those that targets are measured on."""
    return [stocks(dataset), in_hand(dataset), sources(dataset), actions(dataset)]


def in_box(edition: Edition, stock: str) -> int | None:
    """How much of a stock the box holds; None if the edition doesn't say."""
    box = edition.components.box
    if box is None:
        return None
    pieces = {MONEY: box.coins.total, "blue": box.blue.total, "red": box.red.total}
    return pieces[stock] if stock in pieces else int(getattr(box, stock))


def stocks(dataset: Dataset) -> Table:
    """The most that all players together held, against what the box has."""
    columns = (
        Column("box", "count"),
        Column("median", "number"),
        Column("mean", "number"),
        Column("over", "share"),
    )
    rows = []
    for stock in STOCKS:
        peak, size = f"peak_{stock}", in_box(dataset.edition, stock)
        cells: dict[str, Cell] = {
            "box": size,
            "median": median(dataset, dataset.games, peak),
            "mean": dataset.mean(dataset.games, peak),
        }
        if size is not None:
            cells["over"] = dataset.share(dataset.games, pl.col(peak) > size)
        rows.append(Row(stock, cells))
    return Table("stocks", "stock", columns, rows)


def in_hand(dataset: Dataset) -> Table:
    """A player's money at the end of each action phase."""
    rows = []
    for number in range(1, ROUNDS + 1):
        here = dataset.standings.filter(pl.col("round") == number, pl.col("hand").is_not_null())
        if here.height:
            cells: dict[str, Cell] = {"median": median(dataset, here, "hand")}
            rows.append(Row(str(number), {**cells, "mean": dataset.mean(here, "hand")}))
    return Table("hand", "round", (Column("median", "number"), Column("mean", "number")), rows)


def money(dataset: Dataset, direction: str) -> Table:
    """A player's money by source and round: what is gained, or what is lost."""
    columns = tuple(Column(key, "number") for key in ("all", *ROUND_COLUMNS))
    flows = dataset.flows.filter(pl.col("stock") == MONEY, pl.col(direction) > 0)
    seats = _count(dataset, dataset.seats)
    rows = []
    for source in (*SOURCES, "all"):
        mine = flows if source == "all" else flows.filter(pl.col("source") == source)
        if not mine.height:
            continue
        cells: dict[str, Cell] = {"all": _each(dataset, mine, direction, seats)}
        for number, column in enumerate(ROUND_COLUMNS):
            here = mine.filter(pl.col("round") == number)
            cells[column] = _each(dataset, here, direction, seats) if here.height else None
        rows.append(Row(source, cells))
    key = "money_in" if direction == "gained" else "money_out"
    return Table(key, "source", columns, rows)


def sources(dataset: Dataset) -> Table:
    """Where victory points come from: all players, then winners and others by colour."""
    groups = {"winners": pl.col("any"), "others": ~pl.col("any")}
    columns = [Column("all", "number")]
    columns += [Column(f"{group}_{colour}", "number") for group in GROUPS for colour in COLOURS]
    flows = dataset.flows.filter(pl.col("stock").is_in(COLOURS)).with_columns(
        net=pl.col("gained") - pl.col("lost")
    )
    everybody = _count(dataset, dataset.seats)
    counts = {group: _count(dataset, dataset.seats.filter(hit)) for group, hit in groups.items()}
    rows = []
    for source in SOURCES:
        mine = flows.filter(pl.col("source") == source)
        if not mine.height:
            continue
        cells: dict[str, Cell] = {"all": _each(dataset, mine, "net", everybody)}
        for group, hit in groups.items():
            for colour in COLOURS:
                here = mine.filter(hit, pl.col("stock") == colour)
                if here.height:
                    cells[f"{group}_{colour}"] = _each(dataset, here, "net", counts[group])
        rows.append(Row(source, cells))
    return Table("sources", "source", tuple(columns), rows)


def actions(dataset: Dataset) -> Table:
    """How many of the workers' actions are tiles, and how many alternatives."""
    kinds = ("tile", "alternative")
    taken = dataset.choices.filter(pl.col("kind").is_in(kinds))
    rows = [Row(kind, {"share": dataset.share(taken, pl.col("kind") == kind)}) for kind in kinds]
    return Table("actions", "action", (Column("share", "share"),), rows if taken.height else [])


def endowment_sums(edition: Edition) -> list[int]:
    """The money that each endowment brings, with what its stars reach on the track (SET-12)."""
    steps = edition.components.reputation.steps
    found = []
    for endowment in edition.components.endowment:
        total, step, stars = _money(endowment.gain), 0, endowment.gain.stars
        while step < min(stars, len(steps)):
            total += _money(steps[step])
            stars += steps[step].stars
            step += 1
        found.append(total)
    return found


def _money(effect: Effect) -> int:
    """What an effect brings at least."""
    sums = (sum(icon.n for icon in option if icon.kind == MONEY) for option in effect.options)
    return min(sums, default=0)


def _count(dataset: Dataset, frame: pl.DataFrame) -> Floats:
    return estimate.by_deal(deal_of(frame), None, dataset.deals)


def _each(dataset: Dataset, frame: pl.DataFrame, column: str, counts: Floats) -> Estimate:
    """The sum of a column, for each player counted."""
    return estimate.ratio(dataset.sums(frame, column), counts)
