"""An independent bookkeeper: knows the events, nothing else, and keeps a ledger of its own."""

from collections import Counter
from dataclasses import dataclass, field

from tearum import Event
from tearum.contract.events import EventFields
from tearum.contract.vocabulary import BOARDS

TOKENS = [1, 1, 1, 2, 2, 3]


@dataclass
class Page:
    """One player's page of the ledger, as it stands after set-up without the endowment."""

    money: int = 0
    goods: Counter[str] = field(default_factory=Counter)
    blue: int = 0
    red: int = 0
    population: int = 10
    reputation: int = 0
    tokens: list[int] = field(default_factory=lambda: list(TOKENS))
    workers: Counter[str] = field(default_factory=lambda: Counter(BOARDS))
    buildings: set[int] = field(default_factory=set)
    captains: dict[int, bool] = field(default_factory=dict)  # True while face up
    contracts: set[int] = field(default_factory=set)
    allegiance: int | None = None
    proven: bool = False
    chest: bool = False


class Bookkeeper:
    def __init__(self, players: int) -> None:
        self.pages = [Page() for _ in range(players)]
        self.automa: Counter[str] = Counter(BOARDS if players == 2 else ())
        self.slots: dict[int, int] = {}  # contract by slot
        self.display: set[int] = set()  # captains
        self.ships: dict[int, bool] = {}  # True once bought
        self.allegiances_taken: set[int] = set()
        self.round = 0
        self.phase = "setting_up"
        self.first: int | None = None
        self.over = False

    def enter(self, event: Event) -> None:
        """Books one event."""
        getattr(self, f"_{event.kind}", self._ignore)(event.seat, event.fields)

    def _ignore(self, seat: int | None, fields: EventFields) -> None:
        """Events that tell how something came about, and change nothing by themselves."""

    def _money(self, seat: int, fields: EventFields) -> None:
        self.pages[seat].money += fields["amount"]

    def _goods(self, seat: int, fields: EventFields) -> None:
        self.pages[seat].goods[fields["resource"]] += fields["pieces"]

    def _vp(self, seat: int, fields: EventFields) -> None:
        page = self.pages[seat]
        if fields["colour"] == "blue":
            page.blue += fields["points"]
        else:
            page.red += fields["points"]

    def _limited(self, seat: int, fields: EventFields) -> None:
        self._vp(seat, {"colour": fields["colour"], "points": -fields["points"]})

    def _star(self, seat: int, fields: EventFields) -> None:
        page = self.pages[seat]
        page.reputation += 1
        assert page.reputation == fields["step"]

    def _population(self, seat: int, fields: EventFields) -> None:
        page = self.pages[seat]
        page.population += fields["steps"]
        assert page.population == fields["population"]

    def _expansion(self, seat: int, fields: EventFields) -> None:
        tokens = self.pages[seat].tokens
        assert fields["cost"] == (min(tokens) if fields["paid"] else max(tokens))
        tokens.remove(fields["cost"])

    def _standing(self, board: str) -> int:
        return self.automa[board] + sum(page.workers[board] for page in self.pages)

    def _worker_removed(self, seat: int, fields: EventFields) -> None:
        assert fields["row"] == self._standing(fields["board"])
        self._workers(seat)[fields["board"]] -= 1

    def _worker_placed(self, seat: int, fields: EventFields) -> None:
        self._workers(seat)[fields["board"]] += 1
        assert fields["row"] == self._standing(fields["board"])

    def _workers(self, seat: int) -> Counter[str]:
        return self.automa if seat == 4 else self.pages[seat].workers

    def _built(self, seat: int, fields: EventFields) -> None:
        assert fields["building"] not in self.pages[seat].buildings
        self.pages[seat].buildings.add(fields["building"])

    def _captain_shown(self, seat: int | None, fields: EventFields) -> None:
        self.display.add(fields["captain"])

    def _hired(self, seat: int, fields: EventFields) -> None:
        self.display.remove(fields["captain"])
        self.pages[seat].captains[fields["captain"]] = True

    def _activated(self, seat: int, fields: EventFields) -> None:
        assert self.pages[seat].captains[fields["captain"]]
        self.pages[seat].captains[fields["captain"]] = False

    def _contract_shown(self, seat: int | None, fields: EventFields) -> None:
        assert fields["slot"] not in self.slots
        self.slots[fields["slot"]] = fields["contract"]

    def _contract_moved(self, seat: int | None, fields: EventFields) -> None:
        old = next(slot for slot, card in self.slots.items() if card == fields["contract"])
        assert old < fields["slot"]
        assert fields["slot"] not in self.slots
        self.slots[fields["slot"]] = self.slots.pop(old)

    def _fulfilled(self, seat: int, fields: EventFields) -> None:
        assert self.slots.pop(fields["slot"]) == fields["contract"]
        self.pages[seat].contracts.add(fields["contract"])

    def _allegiance_taken(self, seat: int, fields: EventFields) -> None:
        assert self.pages[seat].chest
        assert fields["allegiance"] not in self.allegiances_taken
        self.allegiances_taken.add(fields["allegiance"])
        self.pages[seat].allegiance = fields["allegiance"]

    def _allegiance_proven(self, seat: int, fields: EventFields) -> None:
        assert self.pages[seat].allegiance == fields["allegiance"]
        self.pages[seat].proven = True

    def _chest_closed(self, seat: int, fields: EventFields) -> None:
        self.pages[seat].chest = True

    def _ship_shown(self, seat: int | None, fields: EventFields) -> None:
        self.ships[fields["ship"]] = False

    def _ship_bought(self, seat: int, fields: EventFields) -> None:
        assert self.ships[fields["ship"]] is False
        self.ships[fields["ship"]] = True

    def _round_begins(self, seat: int | None, fields: EventFields) -> None:
        self.round = fields["round"]

    def _phase_begins(self, seat: int | None, fields: EventFields) -> None:
        self.phase = fields["phase"]
        if self.phase == "shipping":
            self.ships.clear()

    def _first_player(self, seat: int, fields: EventFields) -> None:
        self.first = seat

    def _revealed(self, seat: int, fields: EventFields) -> None:
        assert (self.pages[seat].blue, self.pages[seat].red) == (fields["blue"], fields["red"])

    def _game_over(self, seat: int | None, fields: EventFields) -> None:
        self.over = True
        self.phase = "over"
