"""The summary of many games: wins, points, length, and how often each thing was done."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tearum.contract.vocabulary import BOARDS, RESOURCES
from tearum.simulate.rows import GameTables, PlayerRow
from tearum.simulate.run_settings import RunSettings

# Counts of cards: name in the summary, kind of choice, section of the edition.
CARDS: Final = {
    "built": ("building", "building"),
    "hired": ("captain", "captain"),
    "activated": ("activated", "captain"),
    "fulfilled": ("contract", "contract"),
    "ship_bought": ("ship", "ship"),
    "allegiance_taken": ("allegiance", "allegiance"),
    "allegiance_proven": ("proven", "allegiance"),
}
Key = tuple[str | int, ...]


class Summary:
    """Only counts, so that the summaries of chunks can be added in any order."""

    def __init__(self, counts: Iterable[list[Any]] = ()) -> None:
        self.counts: Counter[Key] = Counter({tuple(key): n for *key, n in counts})

    def to_counts(self) -> list[list[Any]]:
        return [[*key, n] for key, n in sorted(self.counts.items(), key=str)]

    def __iadd__(self, other: "Summary") -> "Summary":
        self.counts.update(other.counts)
        return self

    @property
    def games(self) -> int:
        return self.counts["games",]

    def add(self, tables: GameTables) -> None:
        counts = self.counts
        for game in tables.games:
            counts["games",] += 1
            counts["decisions", game.decisions] += 1
            counts["without_winner",] += not (game.governors or game.pirate_kings)
        for player in tables.players:
            self._add_player(("bot", player.bot), player)
            self._add_player(("seat", player.seat), player)
        choices = tables.choices.columns
        columns = (choices[name] for name in ("kind", "item", "place", "pieces"))
        for (kind, item, place, pieces), n in Counter(zip(*columns, strict=True)).items():
            counts["choice", kind, item] += n * (pieces or 1)
            if kind in ("tile", "alternative"):
                counts["worker", item.partition(".")[0], place] += n

    def _add_player(self, who: Key, row: PlayerRow) -> None:
        counts = self.counts
        counts[*who, "games"] += 1
        counts[*who, "wins"] += row.any
        counts[*who, "governor"] += row.governor
        counts[*who, "pirate_king"] += row.pirate_king
        counts[*who, "faults"] += row.faults
        counts[*who, "blue", row.blue] += 1
        counts[*who, "red", row.red] += 1

    def taken(self, kind: str, item: str | int) -> int:
        return self.counts["choice", kind, str(item)]

    def to_json(self, settings: RunSettings) -> dict[str, Any]:
        edition, components = settings.edition, settings.edition.components
        counts: dict[str, Any] = {
            name: {
                str(card.number): self.taken(kind, card.number)
                for card in getattr(components, place)
            }
            for name, (kind, place) in CARDS.items()
        }
        for side in ("sold", "bought"):
            counts[side] = {resource: self.taken(side, resource) for resource in RESOURCES}
        counts["workers"] = {
            board: {str(row): self.counts["worker", board, row] for row in range(1, 5)}
            for board in BOARDS
        }
        counts["alternatives"] = {board: self.taken("alternative", board) for board in BOARDS}
        return {
            "edition": {"id": edition.id, "hash": edition.hash},
            "players": settings.players,
            "seed": settings.seed,
            "games": self.games,
            "bots": {bot: self._totals(("bot", bot)) for bot in dict.fromkeys(settings.bots)},
            "seats": [self._totals(("seat", seat)) for seat in range(settings.players)],
            "without_winner": self.counts["without_winner",],
            "decisions": self._mean_min_max(("decisions",)),
            "counts": counts,
        }

    def _totals(self, who: Key) -> dict[str, Any]:
        names = ("games", "wins", "governor", "pirate_king", "faults")
        points = {colour: self._mean_min_max((*who, colour)) for colour in ("blue", "red")}
        return {name: self.counts[*who, name] for name in names} | points

    def _mean_min_max(self, prefix: Key) -> dict[str, Any]:
        """Of numbers that were counted one by one: the last part of the key is the number."""
        size = len(prefix) + 1
        found = {
            int(key[-1]): n
            for key, n in self.counts.items()
            if len(key) == size and key[:-1] == prefix and n
        }
        if not found:
            return {"mean": None, "min": None, "max": None}
        mean = sum(value * n for value, n in found.items()) / sum(found.values())
        return {"mean": round(mean, 4), "min": min(found), "max": max(found)}
