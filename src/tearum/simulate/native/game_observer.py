"""Observes one game as it is replayed, and turns its events into rows."""

from typing import Final

from tearum.bots.native.planner import turn_over
from tearum.contract.vocabulary import BOARDS as BOARD_NAMES
from tearum.contract.vocabulary import COLOURS, RESOURCES
from tearum.engine.constants import events as ev
from tearum.engine.constants import phases
from tearum.engine.constants.actions import ACTIVATE, CUBE, HIRE_FOR_GOODS, OPTION
from tearum.engine.constants.components import (
    BLUE,
    BOARDS,
    BUILDINGS,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    RED,
    ROUNDS,
    ROWS,
    SEATS,
    SHIPS,
)
from tearum.engine.core import apply, to_move
from tearum.engine.ints import i64
from tearum.engine.rules.build import copies_left
from tearum.engine.state import State
from tearum.engine.workers import board_side
from tearum.simulate.native.economy import (
    ALTERNATIVE,
    BUILDING,
    CAPTAIN,
    CONTRACT,
    ENDOWMENT,
    TILE,
    TRACK,
    WISH,
    EconomyObserver,
)
from tearum.simulate.native.position_chances import PositionEvaluator, TitleChances

EVENT_SIZE: Final = 5  # integers per event
NONE_DUE: Final = -1

# Rows as plain tuples with the fields of tearum.simulate.rows: thousands are made per second.
ChoiceTuple = tuple[int, int, int, int, str, str, float | None, int | None, int | None, int | None]
OfferTuple = tuple[int, str, str, int | None, int, int]
StandingTuple = tuple[
    int, int, int, float, float, float, int, int, int, int, int, int, int, int, int | None
]


class GameObserver:
    """Collects choices, offers and standings. The other rows follow from the end of the game."""

    def __init__(self, game: int, state: State, evaluator: PositionEvaluator) -> None:
        self.choices: list[ChoiceTuple] = []
        self.offers: list[OfferTuple] = []
        self.standings: list[StandingTuple] = []
        self.after: list[TitleChances] = []  # after each round
        self.blue_lost: list[int] = [0] * SEATS  # by the limit between the colours
        self.red_lost: list[int] = [0] * SEATS
        self.revealed: list[str] = []
        self.economy: EconomyObserver = EconomyObserver(game, state.tables)
        self.game: int = game
        self.state: State = state
        self.evaluator: PositionEvaluator = evaluator
        self.round: i64 = 0  # 0 while the game is set up, then 1 to 5
        self.step: i64 = 0
        self.code: i64 = 0
        self.row: i64 = 0  # of the last worker moved
        self.due: i64 = NONE_DUE  # the round whose standings the next decision shows
        self.turn: State | None = None  # the state in which the turn began
        self.mover: i64 = -1
        self.chances: TitleChances | None = None  # in that state, once they are asked for
        self.allegiances: list[int] = []  # still on the board
        for slot in range(MAX_ALLEGIANCE_SLOTS):
            if state.allegiance_in_slot(slot) >= 0:
                self.allegiances.append(int(state.allegiance_in_slot(slot)))
        self.captains: list[int] = []  # on offer from the next round on
        self.contracts: dict[int, list[int]] = {}  # rounds in which each was on offer
        self.fleets: list[list[int]] = [[] for _ in range(SHIPS)]  # the same for each ship
        self.bought: list[int] = [0] * SHIPS
        self.used: list[int] = [0] * BOARDS
        self.rewards: list[str] = []  # of the wishes, one per round

    def play(self, codes: list[int]) -> None:
        """Replays a game to its end."""
        s, step = self.state, i64(0)
        self.process_events()
        for code in codes:
            turn = self.turn
            if turn is None or turn_over(turn, s, self.mover):
                self.turn, self.mover, self.chances = s.copy(), to_move(s), None
            self.step, self.code = step, i64(code)
            if self.code >= OPTION and self.code < CUBE:
                self.economy.choose(s.frame_a(), self.code - OPTION)
            apply(s, self.code)
            self.process_events()
            step += 1
        self.add_final_offers()

    def process_events(self) -> None:
        log = self.state.log
        assert log is not None
        i: i64 = 0
        while i < len(log):
            self.on_event(log[i], log[i + 1], log[i + 2], log[i + 3], log[i + 4])
            i += EVENT_SIZE
        log.clear()
        self.economy.after_decision()
        if self.due != NONE_DUE:
            self.add_standings(self.due)
            self.due = NONE_DUE

    def on_event(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """An event: a seat and three numbers, see tearum.engine.constants.events."""
        if kind in (ev.GOODS, ev.MONEY, ev.VP):
            self.on_flow(kind, seat, a, b, c)
        elif kind in (ev.WORKER_REMOVED, ev.WORKER_PLACED):
            self.row = b
        elif kind == ev.ACTION_TAKEN:
            self.action_taken(seat, a, b == 1, c)
        elif kind == ev.STAR:
            self.economy.begin(seat, TRACK, self.state.tables.track_effect[a - 1])
            self.add_choice(seat, "step", str(a))
        elif kind == ev.BUILT:
            self.economy.begin(seat, BUILDING, self.state.tables.building_instant[a])
            self.economy.begin(seat, BUILDING, self.state.tables.building_vp[a])
            self.add_choice(seat, "building", str(a + 1))
        elif kind == ev.HIRED:
            self.hired(seat, a)
        elif kind == ev.ACTIVATED:
            self.economy.begin(seat, CAPTAIN, self.state.tables.captain_reward[a])
            self.add_choice(seat, "activated", str(a + 1))
        elif kind == ev.FULFILLED:
            slot = board_side(self.state) * MAX_CONTRACT_SLOTS + b
            self.economy.begin(seat, CONTRACT, self.state.tables.slot_effect[slot])
            self.add_choice(seat, "contract", str(a + 1), place=b + 1, option=c + 1)
        elif kind == ev.SHIP_BOUGHT:
            self.bought[a] += 1
            self.add_choice(seat, "ship", str(a + 1))
            self.add_choice(seat, "ship_row", f"{a + 1}.{b + 1}")
        else:
            self.on_rare_event(kind, seat, a, b)

    def on_flow(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Something was gained or lost."""
        if kind == ev.MONEY:
            self.economy.on_money(seat, a, b)
        elif kind == ev.VP:
            self.economy.on_vp(seat, a, b, c)
        else:
            self.economy.on_goods(a, b, c)
            if c == ev.BY_TRADE:
                pieces = b if b > 0 else -b
                self.add_choice(seat, "bought" if b > 0 else "sold", RESOURCES[a], pieces=pieces)

    def on_rare_event(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Events that happen a few times per game."""
        if kind == ev.ALLEGIANCE_TAKEN:
            self.allegiance_taken(seat, a)
        elif kind == ev.ALLEGIANCE_PROVEN:
            self.add_choice(seat, "proven", str(a + 1))
        elif kind == ev.WISH_PLACE:
            self.wish_met(seat, b)
        elif kind == ev.LIMITED:
            self.economy.on_limit(seat, a, b)
            lost = self.blue_lost if a == BLUE else self.red_lost
            lost[seat] += int(b)
        elif kind == ev.ROUND_BEGINS:
            self.round_begins(a)
        elif kind == ev.TURN_ENDED:
            self.economy.all_resolved()
        elif kind == ev.PHASE_BEGINS:
            self.phase_begins(a)
        elif kind == ev.CAPTAIN_SHOWN:
            self.captains.append(int(a))
        elif kind == ev.SHIP_SHOWN:
            self.fleets[a].append(int(self.round))
        elif kind == ev.VICTORY_SHOWN:
            self.revealed.append(COLOURS[b])
        elif kind == ev.ENDOWED:
            self.economy.begin(seat, ENDOWMENT, self.state.tables.endowment_effect[a])
            self.add_choice(seat, "endowment", str(a + 1))
            self.add_offer("endowment", str(a + 1), seat)

    # Rows

    def add_choice(
        self,
        seat: i64,
        kind: str,
        item: str,
        place: int | None = None,
        option: int | None = None,
        pieces: int | None = None,
    ) -> None:
        chance = self.chance(seat)
        row = (self.game, self.step, self.round, seat, kind, item, chance, place, option, pieces)
        self.choices.append(row)

    def chance(self, seat: i64) -> float | None:
        """A seat's chance when the turn began; None for what the deal brought."""
        if self.turn is None:
            return None
        if self.chances is None:
            self.chances = self.evaluator.evaluate(self.turn)
        return self.chances.either[seat]

    def add_offer(
        self, kind: str, item: str, seat: int | None = None, in_round: i64 = 1, n: i64 = 1
    ) -> None:
        self.offers.append((self.game, kind, item, seat, in_round, n))

    def add_standings(self, after_round: i64) -> None:
        s = self.state
        chances = self.evaluator.evaluate(s)
        if after_round > 0:
            self.after.append(chances)
        hands = self.economy.hands[after_round]
        for seat in range(s.players()):
            row = (
                self.game,
                after_round,
                seat,
                chances.governor[seat],
                chances.pirate_king[seat],
                chances.either[seat],
                s.vp(seat, BLUE),
                s.vp(seat, RED),
                s.money(seat),
                s.building_count(seat),
                s.captain_count(seat),
                s.contract_count(seat),
                s.population(seat),
                s.reputation(seat),
                hands[seat] if len(hands) > 0 else None,
            )
            self.standings.append(row)

    # Events that make more than one row

    def round_begins(self, number: i64) -> None:
        s = self.state
        self.round = number + 1
        self.economy.round = self.round
        self.due = number
        for captain in self.captains:
            self.add_offer("captain", str(captain + 1), in_round=self.round)
        self.captains.clear()
        for slot in range(MAX_CONTRACT_SLOTS):
            contract = int(s.contract_in_slot(slot))
            if contract >= 0:
                self.contracts.setdefault(contract, []).append(int(self.round))
        self.rewards.append(f"{self.round}.{COLOURS[s.reward_side(number)]}")

    def phase_begins(self, phase: i64) -> None:
        self.economy.all_resolved()
        if phase == phases.WISHING:
            self.economy.actions_over(self.state.players())
        elif phase == phases.LAST_CAPTAINS:
            self.due = ROUNDS

    def action_taken(self, seat: i64, board: i64, is_alternative: bool, side: i64) -> None:
        s = self.state
        self.used[board] += 1
        if is_alternative:
            kind, item = "alternative", str(BOARD_NAMES[board])
            effect = s.tables.alternative_effect[board]
        else:
            tile = s.tile(board, self.row - 1)
            kind, item = "tile", f"{BOARD_NAMES[board]}.{tile + 1}"
            effect = s.tables.tile_effect[(board_side(s) * BOARDS + board) * ROWS + tile]
        self.economy.begin(seat, ALTERNATIVE if is_alternative else TILE, effect, side)
        option = side + 1 if s.tables.effect_count[effect] > 1 else None
        self.add_choice(seat, kind, item, place=self.row, option=option)

    def hired(self, seat: i64, captain: i64) -> None:
        tables = self.state.tables
        option: int | None = None
        if tables.captain_or_goods[captain] == 1:
            option = 2 if self.code >= HIRE_FOR_GOODS and self.code < ACTIVATE else 1
        self.economy.begin(seat, CAPTAIN, tables.captain_instant[captain])
        self.add_choice(seat, "captain", str(captain + 1), option=option)
        if tables.captain_cannons[captain] > 0:
            self.add_offer("activated", str(captain + 1), seat, self.round)

    def wish_met(self, seat: i64, place: i64) -> None:
        number = self.round - 1
        tile = (number * 2 + self.state.reward_side(number)) * 2
        self.economy.begin(seat, WISH, self.state.tables.reward_effect[tile + place - 1])
        self.add_choice(seat, "wish", self.rewards[-1], place=place)

    def allegiance_taken(self, seat: i64, allegiance: i64) -> None:
        for other in self.allegiances:
            self.add_offer("allegiance", str(other + 1), seat, self.round)
        self.allegiances.remove(int(allegiance))
        self.add_choice(seat, "allegiance", str(allegiance + 1))
        self.add_offer("proven", str(allegiance + 1), seat, self.round)

    # Offers that are known only when the game is over

    def add_final_offers(self) -> None:
        s = self.state
        players = s.players()
        self.offer_buildings(players)
        self.offer_ships()
        for contract, rounds in self.contracts.items():
            self.add_offer("contract", str(contract + 1), in_round=rounds[0], n=len(rounds))
        self.offer_actions()
        for step in range(1, len(s.tables.track_effect) + 1):
            self.add_offer("step", str(step), n=players)
        for number, reward in enumerate(self.rewards):
            self.add_offer("wish", reward, in_round=number + 1, n=players)

    def offer_buildings(self, players: i64) -> None:
        """To everybody who built it, and to the others if a copy was left."""
        s = self.state
        for building in range(BUILDINGS):
            if s.copies(building) == 0:
                continue
            left = copies_left(s, building) > 0
            for seat in range(players):
                if left or s.has_built(seat, building):
                    self.add_offer("building", str(building + 1), seat)

    def offer_ships(self) -> None:
        for ship, rounds in enumerate(self.fleets):
            if len(rounds) == 0:
                continue
            self.add_offer("ship", str(ship + 1), in_round=rounds[0], n=len(rounds))
            if self.bought[ship] > 0:
                for row in range(self.state.tables.ship_rows[ship]):
                    item = f"{ship + 1}.{row + 1}"
                    self.add_offer("ship_row", item, in_round=rounds[0], n=self.bought[ship])

    def offer_actions(self) -> None:
        """Each action on a board was a chance for all of its tiles and its alternative."""
        s = self.state
        for board in range(BOARDS):
            times, name = self.used[board], BOARD_NAMES[board]
            if times == 0:
                continue
            self.add_offer("alternative", name, n=times)
            for tile in range(ROWS):
                if s.tables.tile_effect[(board_side(s) * BOARDS + board) * ROWS + tile] >= 0:
                    self.add_offer("tile", f"{name}.{tile + 1}", n=times)
