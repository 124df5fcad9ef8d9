"""How games end: seats, titles, points, the limit between the colours, and length."""

from typing import Final

import numpy as np
import polars as pl

from tearum.balance.measures.dataset import GAME_KEY, Dataset, deal_of, values_of
from tearum.balance.measures.table import Cell, Column, Row, Table
from tearum.lab import estimate
from tearum.lab.intervals import Interval

TITLES: Final = ("any", "governor", "pirate_king", "both")
ENDS: Final = (
    "blue",
    "red",
    "buildings",
    "captains",
    "contracts",
    "reputation",
    "population",
    "expansions",
    "money",
)
SPREAD: Final = (
    Column("mean", "number"),
    Column("median", "number"),
    Column("low", "number"),
    Column("high", "number"),
)

WINS: Final = {
    "any": pl.col("any"),
    "governor": pl.col("governor"),
    "pirate_king": pl.col("pirate_king"),
    "both": pl.col("governor") & pl.col("pirate_king"),
}


def seats(dataset: Dataset) -> Table:
    """How often each seat wins."""
    columns = tuple(Column(title, "share") for title in TITLES)
    rows = []
    for seat in range(dataset.players):
        mine = dataset.seats.filter(pl.col("seat") == seat)
        rows.append(Row(str(seat), {title: dataset.share(mine, WINS[title]) for title in TITLES}))
    everybody = {title: dataset.share(dataset.seats, WINS[title]) for title in TITLES}
    return Table("seats", "seat", columns, [*rows, Row("all", {**everybody})])


def places(dataset: Dataset) -> Table:
    """How often the first, second ... player in the turn order of round I wins.

    The order runs around the table from the player of the first action, who differs by deal.
    """
    kind = pl.col("kind")
    first_players = (
        dataset.choices.filter((kind == "tile") | (kind == "alternative"), pl.col("round") == 1)
        .sort("step")
        .unique(GAME_KEY, keep="first", maintain_order=True)
        .select(*GAME_KEY, first="seat")
    )
    seats = dataset.seats.join(first_players, on=GAME_KEY)
    after = (pl.col("seat") - pl.col("first") + dataset.players) % dataset.players
    columns = tuple(Column(title, "share") for title in TITLES)
    rows = [
        Row(str(place + 1), {title: dataset.share(mine, WINS[title]) for title in TITLES})
        for place in range(dataset.players)
        if (mine := seats.filter(after == place)).height
    ]
    return Table("places", "place", columns, rows)


def titles(dataset: Dataset) -> Table:
    """Shares of games: with a Governor, with both titles won by one player, and so on."""
    governors, kings = pl.col("governors"), pl.col("pirate_kings")
    together = governors.list.set_intersection(kings).list.len()
    shares = {
        "governor": governors.list.len() > 0,
        "pirate_king": kings.list.len() > 0,
        "nobody": (governors.list.len() == 0) & (kings.list.len() == 0),
        "shared": (governors.list.len() > 1) | (kings.list.len() > 1),
    }
    if dataset.players > 2:  # with two players only one title is awarded
        apart = (governors.list.len() > 0) & (kings.list.len() > 0) & (together == 0)
        shares |= {"different": apart, "both": together > 0}
    rows = [Row(key, {"games": dataset.share(dataset.games, hit)}) for key, hit in shares.items()]
    return Table("titles", "title", (Column("games", "share"),), rows)


def ends(dataset: Dataset) -> Table:
    """What players have at the end: all of them, and those who won a title."""
    columns = (
        Column("mean", "number"),
        Column("median", "number"),
        Column("winners", "number"),
        Column("winners_median", "number"),
    )
    winners = dataset.seats.filter(pl.col("any"))
    rows = []
    for key in ENDS:
        cells: dict[str, Cell] = {"mean": dataset.mean(dataset.seats, key)}
        cells["median"] = median(dataset, dataset.seats, key)
        if winners.height:
            cells["winners"] = dataset.mean(winners, key)
            cells["winners_median"] = median(dataset, winners, key)
        rows.append(Row(key, cells))
    return Table("ends", "end", columns, rows)


def limit(dataset: Dataset) -> Table:
    """The limit of 10 between the colours: how many players lose points to it, and how many."""
    columns = (Column("players", "share"), Column("lost", "number"), Column("winners", "share"))
    taken = {
        "all": pl.col("blue_lost") + pl.col("red_lost"),
        "blue": pl.col("blue_lost"),
        "red": pl.col("red_lost"),
    }
    winners = dataset.seats.filter(pl.col("any"))
    rows = []
    for key, lost in taken.items():
        losers = dataset.seats.filter(lost > 0)
        cells: dict[str, Cell] = {"players": dataset.share(dataset.seats, lost > 0)}
        if losers.height:
            cells["lost"] = dataset.mean(losers, lost)
        if winners.height:
            cells["winners"] = dataset.share(winners, lost > 0)
        rows.append(Row(key, cells))
    return Table("limit", "limit", columns, rows)


def length(dataset: Dataset) -> Table:
    """Decisions per game, and per player where there was a choice."""
    rows = []
    for key, frame in (("game", dataset.games), ("player", dataset.seats)):
        values = values_of(frame, "decisions")
        low, high = (float(value) for value in np.quantile(values, [0.05, 0.95]))
        cells: dict[str, Cell] = {"mean": dataset.mean(frame, "decisions")}
        cells |= {"median": median(dataset, frame, "decisions"), "low": low, "high": high}
        rows.append(Row(key, cells))
    return Table("length", "length", SPREAD, rows)


def median(dataset: Dataset, frame: pl.DataFrame, column: str) -> Interval:
    """The median of a column."""
    return estimate.median(deal_of(frame), values_of(frame, column), dataset.deals)
