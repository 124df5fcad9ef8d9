"""Many games between bots, summed up: wins, points, length, and everything that was done."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tearum.bots import Budget, bot_named
from tearum.edition import Edition
from tearum.engine.components import AUTOMA
from tearum.engine.core import apply, new_game
from tearum.game.event import Event, events_of
from tearum.game.names import BOARDS, RESOURCES
from tearum.game.seeds import luck
from tearum.lab.match import Match, play

# Cards that are counted: the event that tells of one, the field that names it, and where the
# components keep all of them.
CARDS: Final = {
    "built": ("building", "building"),
    "hired": ("captain", "captain"),
    "activated": ("captain", "captain"),
    "fulfilled": ("contract", "contract"),
    "ship_bought": ("ship", "ship"),
    "allegiance_taken": ("allegiance", "allegiance"),
    "allegiance_proven": ("allegiance", "allegiance"),
}


@dataclass
class Spread:
    """Figures as they come: their number, mean, least and most."""

    count: int = 0
    total: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, n: int) -> None:
        self.count += 1
        self.total += n
        self.least = n if self.least is None else min(self.least, n)
        self.most = n if self.most is None else max(self.most, n)

    def to_json(self) -> dict[str, Any]:
        mean = round(self.total / self.count, 4) if self.count else None
        return {"mean": mean, "min": self.least, "max": self.most}


@dataclass
class Standing:
    """How a bot, or a seat, has done."""

    games: int = 0
    wins: int = 0
    governor: int = 0
    pirate_king: int = 0
    faults: int = 0  # moves that a bot lost because it broke
    blue: Spread = field(default_factory=Spread)
    red: Spread = field(default_factory=Spread)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "governor": self.governor,
            "pirate_king": self.pirate_king,
            "faults": self.faults,
            "blue": self.blue.to_json(),
            "red": self.red.to_json(),
        }


class Simulation:
    """Games with one seed each, `seed:0` and on; the bots change seats from game to game."""

    def __init__(
        self, edition: Edition, players: int, bots: Sequence[str], seed: int | str, budget: Budget
    ) -> None:
        self.edition = edition
        self.bots = [bots[i % len(bots)] for i in range(players)]
        self.seed = seed
        self.budget = budget
        self.games = 0
        self.without_winner = 0
        self.decisions = Spread()
        self.by_bot = {name: Standing() for name in self.bots}
        self.by_seat = [Standing() for _ in range(players)]
        self.cards = {event: Counter[int]() for event in CARDS}
        self.traded = {"sold": Counter[str](), "bought": Counter[str]()}
        self.rows = {board: Counter[int]() for board in BOARDS}
        self.alternatives = Counter[str]()
        self._players = {name: bot_named(name) for name in self.bots}

    def run(self, games: int) -> Iterator[int]:
        """Plays on until there are so many games; gives the number of games after each."""
        while self.games < games:
            names = self.seated(self.games)
            seed = f"{self.seed}:{self.games}"
            bots = [self._players[name] for name in names]
            match = play(self.edition.tables, bots, seed, self.budget, names)
            self._count(match, names, seed)
            self.games += 1
            yield self.games

    def seated(self, game: int) -> list[str]:
        """The bots of a game, in seat order."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(len(self.bots))]

    def _count(self, match: Match, names: Sequence[str], seed: str) -> None:
        result = match.result
        self.decisions.add(len(match.codes))
        self.without_winner += not result.winners
        for seat, name in enumerate(names):
            for standing in (self.by_bot[name], self.by_seat[seat]):
                standing.games += 1
                standing.wins += seat in result.winners
                standing.governor += seat in result.governors
                standing.pirate_king += seat in result.pirate_kings
                standing.faults += len(match.faults[seat])
                standing.blue.add(result.scores[seat].blue)
                standing.red.add(result.scores[seat].red)
        for event in self._events(match, seed):
            self._tally(event)

    def _events(self, match: Match, seed: str) -> list[Event]:
        log: list[int] = []
        state = new_game(self.edition.tables, len(match.result.scores), luck(seed), log)
        for code in match.codes:
            apply(state, code)
        return events_of(log, self.edition)

    def _tally(self, event: Event) -> None:
        fields = event.fields
        if event.kind in CARDS:
            self.cards[event.kind][fields[CARDS[event.kind][0]]] += 1
        elif event.kind == "goods" and fields["cause"] == "trade":
            side = "sold" if fields["pieces"] < 0 else "bought"
            self.traded[side][fields["resource"]] += abs(fields["pieces"])
        elif event.kind in ("worker_removed", "worker_placed") and event.seat != AUTOMA:
            self.rows[fields["board"]][fields["row"]] += 1
        elif event.kind == "action_taken" and fields["alternative"]:
            self.alternatives[fields["board"]] += 1

    def to_json(self) -> dict[str, Any]:
        components = self.edition.components
        counts: dict[str, Any] = {
            event: {
                str(card.number): self.cards[event][card.number]
                for card in getattr(components, CARDS[event][1])
            }
            for event in CARDS
        }
        counts |= {
            side: {resource: traded[resource] for resource in RESOURCES}
            for side, traded in self.traded.items()
        }
        counts["workers"] = {
            board: {str(row): self.rows[board][row] for row in range(1, 5)} for board in BOARDS
        }
        counts["alternatives"] = {board: self.alternatives[board] for board in BOARDS}
        return {
            "edition": {"id": self.edition.id, "hash": self.edition.hash},
            "players": len(self.bots),
            "seed": self.seed,
            "games": self.games,
            "bots": {name: standing.to_json() for name, standing in self.by_bot.items()},
            "seats": [standing.to_json() for standing in self.by_seat],
            "without_winner": self.without_winner,
            "decisions": self.decisions.to_json(),
            "counts": counts,
        }
