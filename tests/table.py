"""A table to put positions on: a test declares what lies there, acts in words, reads what happened.

    >>> t = Table(players=4).seat(0, money=3, goods="2 ore, wood").use("trade, star")
    >>> t.asks
    '0 trading'
    >>> t.may("sell cannon"), t.why_not("sell cannon"), t.lacks("sell cannon")
    (False, 'goods_short', '1 cannon')
    >>> t.act("sell 2 ore", "buy wheat", "close").story("traded", "star")
    ['0 traded 8 ore none', '0 star 1']
    >>> t[0].money, t[0].goods
    (11, 'wheat, wood')

Seats are counted from 0; rounds, rows, slots and cards are called by their printed number, from 1.
The cards are those of `rules/frozen.toml`, unless the test lays others. So that a test shows all it
depends on, a new table is quiet: nobody owns anything, no captain, contract or ship is on offer,
every building type is in the game, the reputation track gives nothing.
"""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from tearum.contract.events import EVENT_FIELDS, EVENTS
from tearum.contract.reasons import REASONS
from tearum.contract.values import value_of
from tearum.contract.view import Automa, Pending, View
from tearum.contract.vocabulary import BOARDS, COLOURS, CUBES, FRAMES, RESOURCES, SYMBOLS
from tearum.edition import parse, parse_effect
from tearum.edition.compile import Programs, compile_tables
from tearum.edition.phrases.cost import goods_text, parse_cost, parse_goods
from tearum.engine import layout as at
from tearum.engine.constants import components as box
from tearum.engine.constants import phases
from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.reasons import reason_a, reason_b, reason_of
from tearum.engine.core import advance, apply, new_game, why_not
from tearum.engine.pending import menu_of, pop
from tearum.engine.rules.rounds import begin_round
from tearum.engine.rules.setup import set_up
from tearum.engine.state import State, empty_state, seat_at
from tearum.engine.workers import board_side
from tearum.game.result import Result, result_of
from tearum.game.seeds import deal_streams
from tearum.game.view import view_of

FROZEN: Final = parse((Path(__file__).parent / "rules" / "frozen.toml").read_bytes())
BUILDINGS: Final = tuple(b.id.replace("_", " ") for b in FROZEN.components.building)
AUTOMA: Final = box.AUTOMA  # the seat number of the Automa's workers
SIDES: Final = ("left", "right", "third", "fourth")

# Where a phase begins: the phase of the store, and whether it belongs to round V's ending.
_PHASES: Final = {
    "set-up": phases.SETTING_UP,
    "ships": phases.SHIPPING,
    "actions": phases.ACTING,
    "wishes": phases.ACTING,
    "population": phases.GROWING,
    "end of round": phases.CLOSING_ROUND,
    "last captains": phases.LAST_CAPTAINS,
    "last payments": phases.LAST_PAYMENTS,
    "conversions": phases.CONVERTING,
    "last allegiances": phases.LAST_ALLEGIANCES,
    "reveal": phases.LAST_ALLEGIANCES,
}


def _phrases() -> list[str]:
    """Every action of the table in words, by its code."""
    words = ["pass", "end turn", "close", "stop", "play on", "expand", "city hall", "foundry"]
    words += ["pay allegiance", "tobacco dryer", "distillery"]
    words += [f"take {side}" for side in SIDES]
    words += [f"{verb} {cube}" for verb in ("cube", "spare") for cube in CUBES]
    words += [f"{verb} {good}" for verb in ("sell", "buy", "discard") for good in RESOURCES]
    words += [
        f"{use} {board} {side}"
        for use in ("row", "alternative")
        for board in BOARDS
        for side in SIDES
    ]
    words += [f"ship {ship + 1} row {row + 1}" for ship in range(9) for row in range(3)]
    words += [f"build {building}" for building in BUILDINGS]
    words += [f"hire {captain + 1}" for captain in range(30)]
    words += [f"hire {captain + 1} for goods" for captain in range(30)]
    words += [f"activate {captain + 1}" for captain in range(30)]
    words += [f"fulfil {c + 1} {colour}" for c in range(18) for colour in COLOURS]
    words += [f"allegiance {number + 1}" for number in range(10)]
    words += [f"convert {n} {colour}" for colour in COLOURS for n in range(32)]
    assert len(words) == ACTIONS
    return [phrase.removesuffix(" left") if phrase[0] in "ra" else phrase for phrase in words]


PHRASES: Final = _phrases()
CODES: Final = {phrase: code for code, phrase in enumerate(PHRASES)}


class Seat:
    """What lies before a player."""

    def __init__(self, s: State, seat: int) -> None:
        self._s = s
        self._at = int(seat_at(seat))

    def _read(self, field: int) -> int:
        return int(self._s.store[self._at + field])

    @property
    def money(self) -> int:
        return self._read(at.MONEY)

    @property
    def goods(self) -> str:
        """The warehouse, as in "2 wheat, ore"."""
        return goods_text(tuple(self._read(at.GOODS + r) for r in range(box.RESOURCES)))

    @property
    def tokens(self) -> list[int]:
        """The costs of the expansion tokens still there."""
        left = range(self._read(at.TOKEN_LOW), self._read(at.TOKEN_HIGH))
        return [self._s.tables.token_cost[token] for token in left]

    @property
    def stars(self) -> int:
        return self._read(at.REPUTATION)

    @property
    def population(self) -> int:
        return self._read(at.POPULATION)

    @property
    def blue(self) -> int:
        return self._read(at.BLUE_VP)

    @property
    def red(self) -> int:
        return self._read(at.RED_VP)

    @property
    def chest(self) -> bool:
        """Whether the chest is closed."""
        return self._read(at.CHEST) == 1

    @property
    def allegiance(self) -> int:
        """The number of the allegiance held, 0 for none."""
        return self._read(at.HELD)

    @property
    def proven(self) -> bool:
        return self._read(at.PROVEN) == 1

    @property
    def workers(self) -> dict[str, int]:
        """How many stand on each board."""
        return {board: self._read(at.ON_BOARD + b) for b, board in enumerate(BOARDS)}


class Table:
    """A position and the game that goes on from it.

    The rules know no seat by its number. So a table can be turned: then every seat a test names is
    really the one so many places further on, and a rule that looks at the wrong seat is found out.
    """

    turned: int = 0

    def __init__(self, players: int = 4, round: int = 1, first: int = 0) -> None:
        """A quiet table in a round, with its first player; workers stand ready for the round."""
        tables = compile_tables(FROZEN.components)
        tables.track_effect[:] = [0] * len(tables.track_effect)
        self.tables = tables
        self._programs = Programs(tables)
        self._log: list[int] = []
        self.s = empty_state(tables)
        self.s.log = self._log
        set_up(self.s, players, deal_streams("rules"))
        self.players = players
        self.s.store[at.ROUND] = round - 1
        self.s.store[at.FIRST] = self._seat(first)
        self.s.store[at.PLAYER_A] = self._seat(first if round % 2 == 1 else 1 - first)
        for building in range(box.BUILDINGS):
            self.s.deal[at.COPIES + building] = players - 1
        standing = 1 if round % 2 == 1 else 0
        everybody = [*range(players), *([AUTOMA] if players == 2 else [])]
        self.workers(**dict.fromkeys(BOARDS, everybody * standing))
        self.display().contracts([]).fleet()
        self.allegiances(*range(1, 1 + tables.allegiance_slots[board_side(self.s)]))

    @classmethod
    def deal(cls, players: int = 4, seed: int = 0) -> "Table":
        """A whole game as it is really dealt, at its first decision."""
        table = cls(players)
        table.turned = 0
        table.tables = compile_tables(FROZEN.components)
        table._log = []
        table.s = new_game(table.tables, players, deal_streams(seed), table._log)
        return table

    def _seat(self, seat: int) -> int:
        """The seat of the state that a test means."""
        return seat if seat == AUTOMA else (seat + self.turned) % self.players

    def _named(self, seat: int) -> int:
        """The seat as the test names it."""
        return seat if seat == AUTOMA else (seat - self.turned) % self.players

    # What lies before the players

    def seat(
        self,
        seat: int,
        *,
        money: int | None = None,
        goods: str | None = None,
        tokens: list[int] | None = None,
        stars: int | None = None,
        population: int | None = None,
        blue: int | None = None,
        red: int | None = None,
        buildings: str = "",
        captains: tuple[int, ...] = (),
        face_down: tuple[int, ...] = (),
        contracts: tuple[int, ...] = (),
        allegiance: int = 0,
        proven: bool = False,
    ) -> "Table":
        """Puts things before a player; what is not named stays as it is.

        `tokens` are the costs of the expansion tokens left. `captains` lie face up, `face_down`
        are activated. Who has 8 blue VP or an allegiance has a closed chest.
        """
        seat = self._seat(seat)
        v, here = self.s.store, int(seat_at(seat))
        for field, value in (
            (at.MONEY, money),
            (at.REPUTATION, stars),
            (at.POPULATION, population),
            (at.BLUE_VP, blue),
            (at.RED_VP, red),
        ):
            if value is not None:
                v[here + field] = value
        if goods is not None:
            for r, pieces in enumerate(_goods(goods)):
                v[here + at.GOODS + r] = pieces
        if tokens is not None:
            costs = list(self.tables.token_cost)
            low = next(i for i in range(len(costs) + 1) if costs[i : i + len(tokens)] == tokens)
            v[here + at.TOKEN_LOW], v[here + at.TOKEN_HIGH] = low, low + len(tokens)
        for name in filter(None, buildings.split(", ")):
            self._give_building(seat, BUILDINGS.index(name))
        for captain in (*captains, *face_down):
            self._give_captain(seat, captain - 1, captain in face_down)
        for contract in contracts:
            v[at.CONTRACT_AT + contract - 1] = at.OWNED + seat
            v[here + at.CONTRACTS_OF] += 1
        if allegiance:
            v[here + at.HELD], v[here + at.PROVEN] = allegiance, int(proven)
        if allegiance or v[here + at.BLUE_VP] >= box.ALLEGIANCE_AT:
            v[here + at.CHEST] = 1
        return self

    def _give_building(self, seat: int, building: int) -> None:
        t, v, here = self.tables, self.s.store, int(seat_at(seat))
        v[at.BUILT + building] |= 1 << seat
        v[here + at.BUILDINGS_OF] += 1
        v[here + at.COLOUR_OF + t.building_colour[building]] += 1
        for symbol in range(box.SYMBOLS):
            v[here + at.SYMBOL_OF + symbol] += t.building_symbols[building * box.SYMBOLS + symbol]
        for kind in range(box.PERMANENTS):
            v[here + at.PERMANENT_OF + kind] += t.building_permanent[
                building * box.PERMANENTS + kind
            ]

    def _give_captain(self, seat: int, captain: int, face_down: bool) -> None:
        t, v, here = self.tables, self.s.store, int(seat_at(seat))
        v[at.CAPTAIN_AT + captain] = at.OWNED + 2 * seat + int(face_down)
        v[here + at.CAPTAINS_OF] += 1
        for symbol in range(box.SYMBOLS):
            v[here + at.SYMBOL_OF + symbol] += t.captain_symbols[captain * box.SYMBOLS + symbol]

    # What lies on the table

    def workers(self, **boards: list[int]) -> "Table":
        """Who stands on the named boards: `workers(market=[0, 0, AUTOMA])`."""
        for board, standing in boards.items():
            b = BOARDS.index(board)
            self.s.store[at.AUTOMA_ON + b] = standing.count(AUTOMA)
            for seat in range(self.players):
                self.s.store[seat_at(self._seat(seat)) + at.ON_BOARD + b] = standing.count(seat)
        return self

    def display(self, *captains: int) -> "Table":
        """The captains on display, and no others."""
        for captain in range(box.CAPTAINS):
            if self.s.store[at.CAPTAIN_AT + captain] <= at.SHOWN:
                self.s.store[at.CAPTAIN_AT + captain] = int(captain + 1 in captains)
        return self

    def contracts(self, slots: list[int], pile: tuple[int, ...] = ()) -> "Table":
        """The contracts board from left to right, 0 for an empty slot; the pile from its top."""
        v = self.s.store
        for slot in range(box.MAX_CONTRACT_SLOTS):
            v[at.CONTRACT_SLOT + slot] = slots[slot] if slot < len(slots) else 0
        for contract in range(box.CONTRACTS):
            if v[at.CONTRACT_AT + contract] <= at.SHOWN:
                v[at.CONTRACT_AT + contract] = int(contract + 1 in slots)
        v[at.PILE_TOP] = box.CONTRACTS - len(pile)
        for i, contract in enumerate(pile):
            self.s.deal[at.PILE + v[at.PILE_TOP] + i] = contract - 1
        return self

    def fleet(self, *ships: int) -> "Table":
        """The ships on offer in this round."""
        for ship in range(box.SHIPS):
            self.s.store[at.SHIP_AT + ship] = at.SHOWN if ship + 1 in ships else at.UNSEEN
        return self

    def allegiances(self, *numbers: int) -> "Table":
        """The allegiances still on their board."""
        for slot in range(box.MAX_ALLEGIANCE_SLOTS):
            self.s.store[at.ALLEGIANCE_SLOT + slot] = numbers[slot] if slot < len(numbers) else 0
        return self

    def copies(self, building: str, n: int) -> "Table":
        """How many copies of a building there are in this game."""
        self.s.deal[at.COPIES + BUILDINGS.index(building)] = n
        return self

    def wish(self, *symbols: str, side: str = "blue", first: str, second: str) -> "Table":
        """This round's wish card and the reward tile beside it."""
        r, lies = int(self.s.store[at.ROUND]), COLOURS.index(side)
        self.s.deal[at.REWARD_SIDE + r] = lies
        card = int(self.s.deal[at.WISH + r])
        for i, symbol in enumerate(SYMBOLS):
            self.tables.wish_symbols[card * box.SYMBOLS + i] = int(symbol in symbols)
        tile = (r * 2 + lies) * 2
        self.tables.reward_effect[tile : tile + 2] = [self._effect(first), self._effect(second)]
        return self

    def victories(self, *colours: str) -> "Table":
        """The victory-type cards of rounds I to V and the one that is out."""
        for i, colour in enumerate(colours):
            self.s.deal[at.VICTORY + i] = COLOURS.index(colour)
        return self

    def tokens(self, *boards: str, round: int = 0) -> "Table":
        """The Automa's tokens of this round, or another, in the order they will be drawn."""
        r = round - 1 if round else self.s.store[at.ROUND]
        first = at.TOKENS + r * box.AUTOMA_SHUFFLES * box.AUTOMA_TOKENS
        for i, board in enumerate(boards):
            self.s.deal[first + i] = BOARDS.index(board)
        return self

    def order(self, first: str, second: str) -> "Table":
        """Both sides of the order board, by letters: A, B, and x for the Automa."""
        self.tables.order_board[:] = ["ABx".index(letter) for letter in first + second]
        return self

    def endow(self, seat: int, gain: str) -> "Table":
        """The endowment a seat has drawn; its gain stands on a card of that seat's own."""
        self.s.deal[at.ENDOWMENT + self._seat(seat)] = seat
        self.tables.endowment_effect[seat] = self._effect(gain)
        return self

    def tie(self, *seats: int) -> "Table":
        """The draw that breaks a tie for least money: the first of the tied comes first."""
        for i, seat in enumerate(seats):
            self.s.deal[at.TIE + i] = self._seat(seat)
        return self

    # What is printed on the cards and boards

    def _effect(self, text: str) -> int:
        return self._programs.number(parse_effect(text))

    def rows(self, board: str, *effects: str) -> "Table":
        """What the rows of a board show, from row 1 on; a single effect stands on all of them."""
        b = BOARDS.index(board)
        for row in range(box.ROWS):
            text = effects[row % len(effects)]
            self.s.deal[at.TILE + b * box.ROWS + row] = row
            side = (board_side(self.s) * box.BOARDS + b) * box.ROWS
            self.tables.tile_effect[side + row] = self._effect(text)
        return self

    def alternative(self, board: str, effect: str) -> "Table":
        """What stands at the bottom of a board."""
        self.tables.alternative_effect[BOARDS.index(board)] = self._effect(effect)
        return self

    def track(self, *steps: str) -> "Table":
        """What the first steps of the reputation track give."""
        for i, step in enumerate(steps):
            self.tables.track_effect[i] = self._effect(step)
        return self

    def building(
        self, name: str, *, cost: str | None = None, vp: str = "", instant: str = ""
    ) -> "Table":
        """What a building costs and gives; symbols and permanent effect stay as printed."""
        b = BUILDINGS.index(name)
        if cost is not None:
            here = b * box.RESOURCES
            self.tables.building_cost[here : here + box.RESOURCES] = _goods(cost)
        self.tables.building_vp[b] = self._effect(vp)
        self.tables.building_instant[b] = self._effect(instant)
        return self

    def captain(
        self, number: int, *, cost: str, instant: str = "", cannons: int = 0, reward: str = ""
    ) -> "Table":
        """A captain: the cost ("$2, wheat" or "$6 / 2 wood"), what it gives, and its cannons."""
        c, t, price = number - 1, self.tables, parse_cost(cost)
        here = c * box.RESOURCES
        t.captain_cost[c] = price.money
        t.captain_goods[here : here + box.RESOURCES] = price.goods
        t.captain_or_goods[c] = int(any(price.instead))
        t.captain_instead[here : here + box.RESOURCES] = price.instead
        t.captain_instant[c] = self._effect(instant)
        t.captain_cannons[c] = cannons
        t.captain_reward[c] = self._effect(reward)
        return self

    def contract(self, number: int, *, cost: str, blue: int, red: int) -> "Table":
        """What a contract asks for, and its VP."""
        c, here = number - 1, (number - 1) * box.RESOURCES
        self.tables.contract_cost[here : here + box.RESOURCES] = _goods(cost)
        self.tables.contract_vp[c * 2 : c * 2 + 2] = [blue, red]
        return self

    def slot(self, number: int, effect: str) -> "Table":
        """What is printed under a slot of the contracts board, counted from the left."""
        here = board_side(self.s) * box.MAX_CONTRACT_SLOTS + number - 1
        self.tables.slot_effect[here] = self._effect(effect)
        return self

    def ship(self, number: int, cost: int, *rows: str) -> "Table":
        """What a ship costs, and its rows."""
        self.tables.ship_cost[number - 1] = cost
        self.tables.ship_rows[number - 1] = len(rows)
        for i, row in enumerate(rows):
            here = ((number - 1) * box.MAX_SHIP_ROWS + i) * box.RESOURCES
            self.tables.ship_goods[here : here + box.RESOURCES] = _goods(row)
        return self

    # Playing

    def begin(self, phase: str, taken: int = 0) -> "Table":
        """Begins a phase and goes on to the first decision; `taken` turns of it have been taken.

        "income" begins the whole round, "wishes" comes right after the last action turn, "reveal"
        after the last allegiance; the steps of the ending belong to round V.
        """
        v = self.s.store
        self._log.clear()
        while v[at.DEPTH] > 0:
            pop(self.s)
        if phase == "income":
            begin_round(self.s)
        else:
            v[at.PHASE] = _PHASES[phase]
            v[at.CURSOR] = taken
            if _PHASES[phase] > phases.CLOSING_ROUND:
                v[at.ROUND] = box.ROUNDS - 1
        if phase == "wishes":
            v[at.CURSOR] = 12 if self.players == 2 else 4 * self.players
        elif phase == "reveal":
            v[at.CURSOR] = self.players
        advance(self.s)
        return self

    def use(self, effect: str, board: str = "market") -> "Table":
        """The next worker takes this effect: it stands on every row of the board."""
        self.rows(board, effect)
        if self.s.store[at.DEPTH] == 0:
            self.begin("actions")
        else:
            advance(self.s)  # the same decision, its menu written anew
        return self.act(f"row {board}")

    def act(self, *phrases: str) -> "Table":
        """Does these actions, one after another; each must be legal."""
        self._log.clear()
        for phrase in phrases:
            counted = re.fullmatch(r"(sell|buy|discard|spare|pass|foundry) ?(\d+) ?(\w*)", phrase)
            times = int(counted[2]) if counted else 1
            once = f"{counted[1]} {counted[3]}".strip() if counted else phrase
            for _ in range(times):
                assert self.may(once), f"{once}: {self.why_not(once)} (asked: {self.asks})"
                apply(self.s, _code(once))
        return self

    def end_turn(self, phrase: str = "alternative market") -> "Table":
        """One whole quiet turn: an action whose effects are declined as far as they may be."""
        self.act(phrase)
        while not self.may("end turn"):
            self.act(self.menu[0])
        return self.act("end turn")

    # Asking

    def __getitem__(self, seat: int) -> Seat:
        return Seat(self.s, self._seat(seat))

    @property
    def asks(self) -> str:
        """Who decides what, as in "0 trading"; "over" when the game is."""
        if self.s.depth() == 0:
            return "over"
        return f"{self._named(int(self.s.frame_seat()))} {FRAMES[self.s.frame_kind()]}"

    @property
    def menu(self) -> list[str]:
        """Everything that may be done now."""
        return [PHRASES[code] for code in menu_of(self.s)]

    def offers(self, verb: str) -> list[str]:
        """What may be done now of one kind, without its verb: `offers("build")`."""
        return [phrase.removeprefix(verb + " ") for phrase in self.menu if phrase.startswith(verb)]

    def may(self, phrase: str) -> bool:
        """Whether an action is legal; the menu and the reasons must agree on it."""
        code = _code(phrase)
        legal = why_not(self.s, code) == 0
        assert legal == (code in menu_of(self.s)), f"menu and reasons differ on {phrase!r}"
        return legal

    def disagreements(self) -> list[str]:
        """Actions on which the menu and the reasons differ: there should be none."""
        menu = menu_of(self.s)
        return [PHRASES[c] for c in range(ACTIONS) if (why_not(self.s, c) == 0) != (c in menu)]

    def why_not(self, phrase: str) -> str:
        """The name of the reason against an action; "legal" where there is none."""
        return REASONS[reason_of(why_not(self.s, _code(phrase)))]

    def lacks(self, phrase: str) -> str:
        """What is missing for an action: "$3", "1 cube" or "2 ore"."""
        packed = int(why_not(self.s, _code(phrase)))
        reason, n = REASONS[reason_of(packed)], reason_a(packed)
        if reason == "money_short":
            return f"${n}"
        if reason == "cubes_short":
            return f"{n} cube"
        assert reason == "goods_short", reason
        return f"{n} {RESOURCES[reason_b(packed)]}"

    def story(self, *kinds: str) -> list[str]:
        """What the last `begin`, `use` or `act` made happen: events of these kinds, in words."""
        lines = []
        for i in range(0, len(self._log), 5):
            kind, seat, *numbers = self._log[i : i + 5]
            event = EVENTS[kind]
            if kinds and event not in kinds:
                continue
            who = [] if seat < 0 else ["automa"] if seat == AUTOMA else [str(self._named(seat))]
            lines.append(" ".join([*who, event, *_fields(event, numbers)]))
        return lines

    def slots(self) -> list[int]:
        """The contracts board from left to right, 0 for an empty slot."""
        n = self.tables.contract_slots[board_side(self.s)]
        return [int(self.s.store[at.CONTRACT_SLOT + slot]) for slot in range(n)]

    def on_display(self) -> list[int]:
        """The captains that may be hired."""
        return [c + 1 for c in range(box.CAPTAINS) if self.s.store[at.CAPTAIN_AT + c] == at.SHOWN]

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator. Seats come as the test names them."""
        view = view_of(self.s, None if seat is None else self._seat(seat))
        seats = view["seats"]
        return {**view, "seats": seats[self.turned :] + seats[: self.turned]}

    @property
    def pending(self) -> Pending:
        """What is being decided."""
        pending = self.view(None)["pending"]
        assert pending is not None
        return pending

    @property
    def automa(self) -> Automa:
        automa = self.view(None)["automa"]
        assert automa is not None
        return automa

    @property
    def result(self) -> Result:
        """How the game ended, with the seats as the test names them."""
        result = result_of(self.s)
        assert result is not None, f"the game goes on: {self.asks}"
        return replace(
            result,
            governors=tuple(sorted(self._named(seat) for seat in result.governors)),
            pirate_kings=tuple(sorted(self._named(seat) for seat in result.pirate_kings)),
        )


def _code(phrase: str) -> int:
    return CODES[phrase.removesuffix(" left") if phrase[0] in "ra" else phrase]


def _goods(text: str) -> tuple[int, ...]:
    return parse_goods(text) if text else (0,) * box.RESOURCES


def _fields(event: str, numbers: list[int]) -> list[str]:
    """The fields of an event in words; a flag is named where it is up."""
    words = []
    for field, number in zip(EVENT_FIELDS[event], numbers, strict=False):
        found = value_of(field, number)
        if found is not False:
            words.append(field if found is True else str(found).lower())
    return words
