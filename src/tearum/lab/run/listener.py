"""A listener: hears the events of one game as it is replayed, and notes its rows."""

from collections import Counter, defaultdict
from typing import Final

from tearum.bots.hot.planner import turn_over
from tearum.engine import events as ev
from tearum.engine import layout as at
from tearum.engine.actions import ACTIVATE, HIRE_FOR_GOODS
from tearum.engine.components import (
    BOARDS,
    BUILDINGS,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    ROUNDS,
    ROWS,
)
from tearum.engine.core import apply, to_move
from tearum.engine.rules.build import copies_left
from tearum.engine.state import State, seat_at, sides
from tearum.game.names import BOARDS as BOARD_NAMES
from tearum.game.names import COLOURS, RESOURCES
from tearum.lab.run.instrument import Chances, Instrument
from tearum.lab.run.rows import ChoiceRow, OfferRow, Rows, StandingRow

AN_EVENT: Final = 5  # integers


class Listener:
    """Notes choices, offers and standings; the rest of a game's rows follow from its end."""

    def __init__(self, rows: Rows, game: int, state: State, instrument: Instrument) -> None:
        self._rows = rows
        self._game = game
        self._state = state
        self._instrument = instrument
        self._log: list[int] = state.log if state.log is not None else []
        self._round = 0  # 0 while the game is set up, then 1 to 5
        self._step = 0
        self._code = 0
        self._row = 0  # where the last worker was
        self._due: int | None = None  # the standing that the next decision will show
        self._turn: State | None = None  # the state in which the turn began
        self._mover = -1
        self._chances: dict[int, float] = {}  # in that state, by seat, once somebody asks
        self._allegiances = [
            int(state.v[at.ALLEGIANCE_SLOT + slot]) - 1
            for slot in range(MAX_ALLEGIANCE_SLOTS)
            if state.v[at.ALLEGIANCE_SLOT + slot] > 0
        ]
        self._captains: list[int] = []  # laid out, from the next round on
        self._contracts: defaultdict[int, list[int]] = defaultdict(list)  # rounds, by contract
        self._fleets: defaultdict[int, list[int]] = defaultdict(list)  # rounds, by ship
        self._bought: Counter[int] = Counter()  # by ship
        self._used: Counter[int] = Counter()  # by board
        self._rewards: list[str] = []  # of the wishes, a round each
        self.after: list[Chances] = []  # each round
        self.lost: Counter[tuple[int, int]] = Counter()  # to the limit, by seat and colour
        self.revealed: list[str] = []
        self._hear()

    def play(self, step: int, code: int) -> None:
        """Plays a decision and hears what comes of it."""
        s = self._state
        if self._turn is None or turn_over(self._turn, s, self._mover, self._code):
            self._turn, self._mover, self._chances = s.copy(), int(to_move(s)), {}
        self._step, self._code = step, code
        apply(s, code)
        self._hear()

    def _hear(self) -> None:
        log = self._log
        for i in range(0, len(log), AN_EVENT):
            hear = HEARS.get(log[i])
            if hear is not None:
                hear(self, log[i + 1], log[i + 2], log[i + 3], log[i + 4])
        log.clear()
        if self._due is not None:
            self._stand(self._due)
            self._due = None

    def end(self) -> None:
        """Notes what could have been taken; in full that is known only now."""
        s = self._state
        players = int(s.v[at.PLAYERS])
        self._offer_buildings(players)
        self._offer_ships()
        for contract, rounds in self._contracts.items():
            self._offer("contract", contract + 1, round_=rounds[0], n=len(rounds))
        self._offer_actions()
        for step in range(1, len(s.t.track_effect) + 1):
            self._offer("step", step, n=players)
        for number, reward in enumerate(self._rewards, 1):
            self._offer("wish", reward, round_=number, n=players)

    # Rows

    def _choose(
        self,
        seat: int,
        kind: str,
        item: int | str,
        place: int | None = None,
        option: int | None = None,
        pieces: int | None = None,
    ) -> None:
        head = (self._game, self._step, self._round, seat, kind, str(item), self._chance(seat))
        self._rows.choices.append(ChoiceRow(*head, place, option, pieces))

    def _chance(self, seat: int) -> float | None:
        """A seat's, when the turn began; none for what the deal itself brought."""
        if self._turn is None:
            return None
        if seat not in self._chances:
            self._chances[seat] = self._instrument.any_of(self._turn, seat)
        return self._chances[seat]

    def _offer(
        self, kind: str, item: int | str, seat: int | None = None, round_: int = 1, n: int = 1
    ) -> None:
        self._rows.offers.append(OfferRow(self._game, kind, str(item), seat, round_, n))

    def _stand(self, round_: int) -> None:
        s = self._state
        chances = self._instrument.read(s)
        if round_ > 0:
            self.after.append(chances)
        for seat in range(s.v[at.PLAYERS]):
            here = seat_at(seat)
            self._rows.standings.append(
                StandingRow(
                    self._game,
                    round_,
                    seat,
                    chances.governor[seat],
                    chances.pirate_king[seat],
                    chances.any[seat],
                    *(int(s.v[here + field]) for field in STANDING),
                )
            )

    # What happens: a seat and three numbers, as tearum.engine.events tells

    def _round_begins(self, seat: int, a: int, b: int, c: int) -> None:
        self._round = a + 1
        self._due = a
        for captain in self._captains:
            self._offer("captain", captain + 1, round_=self._round)
        self._captains.clear()
        for slot in range(MAX_CONTRACT_SLOTS):
            contract = int(self._state.v[at.CONTRACT_SLOT + slot]) - 1
            if contract >= 0:
                self._contracts[contract].append(self._round)
        colour = COLOURS[self._state.d[at.REWARD_SIDE + a]]
        self._rewards.append(f"{self._round}.{colour}")

    def _phase_begins(self, seat: int, a: int, b: int, c: int) -> None:
        if a == at.LAST_CAPTAINS:
            self._due = ROUNDS

    def _endowed(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "endowment", a + 1)
        self._offer("endowment", a + 1, seat)

    def _captain_shown(self, seat: int, a: int, b: int, c: int) -> None:
        self._captains.append(a)

    def _ship_shown(self, seat: int, a: int, b: int, c: int) -> None:
        self._fleets[a].append(self._round)

    def _victory_shown(self, seat: int, a: int, b: int, c: int) -> None:
        self.revealed.append(COLOURS[b])

    def _worker_moved(self, seat: int, a: int, b: int, c: int) -> None:
        self._row = b

    def _action_taken(self, seat: int, a: int, b: int, c: int) -> None:
        s = self._state
        self._used[a] += 1
        tile = s.d[at.TILE + a * ROWS + self._row - 1]
        if b == 1:
            kind, item, effect = "alternative", BOARD_NAMES[a], s.t.alternative_effect[a]
        else:
            kind, item = "tile", f"{BOARD_NAMES[a]}.{tile + 1}"
            effect = s.t.tile_effect[(sides(s) * BOARDS + a) * ROWS + tile]
        option = c + 1 if s.t.effect_count[effect] > 1 else None
        self._choose(seat, kind, item, place=self._row, option=option)

    def _built(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "building", a + 1)

    def _hired(self, seat: int, a: int, b: int, c: int) -> None:
        tables = self._state.t
        option = None
        if tables.captain_or_goods[a] == 1:
            option = 2 if HIRE_FOR_GOODS <= self._code < ACTIVATE else 1
        self._choose(seat, "captain", a + 1, option=option)
        if tables.captain_cannons[a] > 0:
            self._offer("activated", a + 1, seat, self._round)

    def _activated(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "activated", a + 1)

    def _fulfilled(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "contract", a + 1, place=b + 1, option=c + 1)

    def _ship_bought(self, seat: int, a: int, b: int, c: int) -> None:
        self._bought[a] += 1
        self._choose(seat, "ship", a + 1)
        self._choose(seat, "ship_row", f"{a + 1}.{b + 1}")

    def _goods(self, seat: int, a: int, b: int, c: int) -> None:
        if c == ev.BY_TRADE:
            self._choose(seat, "bought" if b > 0 else "sold", RESOURCES[a], pieces=abs(b))

    def _star(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "step", a)

    def _allegiance_taken(self, seat: int, a: int, b: int, c: int) -> None:
        for allegiance in self._allegiances:
            self._offer("allegiance", allegiance + 1, seat, self._round)
        self._allegiances.remove(a)
        self._choose(seat, "allegiance", a + 1)
        self._offer("proven", a + 1, seat, self._round)

    def _allegiance_proven(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "proven", a + 1)

    def _wish_place(self, seat: int, a: int, b: int, c: int) -> None:
        self._choose(seat, "wish", self._rewards[-1], place=b)

    def _limited(self, seat: int, a: int, b: int, c: int) -> None:
        self.lost[seat, a] += b

    # What could have been taken

    def _offer_buildings(self, players: int) -> None:
        """To everybody who built it, and to the others unless all copies went."""
        s = self._state
        for building in range(BUILDINGS):
            if s.d[at.COPIES + building] == 0:
                continue
            left = copies_left(s, building) > 0
            for seat in range(players):
                if left or s.v[at.BUILT + building] >> seat & 1:
                    self._offer("building", building + 1, seat)

    def _offer_ships(self) -> None:
        for ship, rounds in sorted(self._fleets.items()):
            self._offer("ship", ship + 1, round_=rounds[0], n=len(rounds))
            for row in range(self._state.t.ship_rows[ship]):
                if self._bought[ship]:
                    item = f"{ship + 1}.{row + 1}"
                    self._offer("ship_row", item, round_=rounds[0], n=self._bought[ship])

    def _offer_actions(self) -> None:
        """Each action on a board was a chance for all its tiles and for its alternative."""
        s = self._state
        for board, times in sorted(self._used.items()):
            name = BOARD_NAMES[board]
            self._offer("alternative", name, n=times)
            for tile in range(ROWS):
                if s.t.tile_effect[(sides(s) * BOARDS + board) * ROWS + tile] >= 0:
                    self._offer("tile", f"{name}.{tile + 1}", n=times)


# The fields of a standing, as its row has them after the chances.
STANDING: Final = (
    at.BLUE_VP,
    at.RED_VP,
    at.MONEY,
    at.BUILDINGS_OF,
    at.CAPTAINS_OF,
    at.CONTRACTS_OF,
    at.POPULATION,
    at.REPUTATION,
)

# Who hears what.
HEARS: Final = {
    ev.ROUND_BEGINS: Listener._round_begins,
    ev.PHASE_BEGINS: Listener._phase_begins,
    ev.ENDOWED: Listener._endowed,
    ev.CAPTAIN_SHOWN: Listener._captain_shown,
    ev.SHIP_SHOWN: Listener._ship_shown,
    ev.VICTORY_SHOWN: Listener._victory_shown,
    ev.WORKER_REMOVED: Listener._worker_moved,
    ev.WORKER_PLACED: Listener._worker_moved,
    ev.ACTION_TAKEN: Listener._action_taken,
    ev.BUILT: Listener._built,
    ev.HIRED: Listener._hired,
    ev.ACTIVATED: Listener._activated,
    ev.FULFILLED: Listener._fulfilled,
    ev.SHIP_BOUGHT: Listener._ship_bought,
    ev.GOODS: Listener._goods,
    ev.STAR: Listener._star,
    ev.ALLEGIANCE_TAKEN: Listener._allegiance_taken,
    ev.ALLEGIANCE_PROVEN: Listener._allegiance_proven,
    ev.WISH_PLACE: Listener._wish_place,
    ev.LIMITED: Listener._limited,
}
