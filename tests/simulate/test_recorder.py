"""The rows of a game say what its log, its views and its result say."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tearum import Game
from tearum.contract.events import EventJson
from tearum.contract.view import Pending
from tearum.contract.vocabulary import BOARDS
from tearum.edition import load
from tearum.engine.constants.actions import END_TURN
from tearum.engine.state import State
from tearum.game.result import Result, Score
from tearum.lab.match import Match
from tearum.simulate.native.position_chances import PositionEvaluator, TitleChances
from tearum.simulate.recorder import DECIDED_IN_ENDING, Recorder, decided_round
from tearum.simulate.rows import GameTables

# Games that together show everything that can happen at a table, played with cards that stay.
GOLDEN: Final = Path(__file__).parent.parent / "golden"
EDITION: Final = load(GOLDEN / "frozen.toml")
GAMES: Final[list[dict[str, Any]]] = json.loads((GOLDEN / "games.json").read_text("utf-8"))
IDS: Final = [f"{golden['policy']}-{golden['players']}p-{golden['seed']}" for golden in GAMES]
RECORDER: Final = Recorder(EDITION.tables)


class Watched:
    """A golden game, watched from the public side: views, and events with the step they are of."""

    def __init__(self, golden: dict[str, Any]) -> None:
        self.codes: list[int] = golden["actions"]
        self.players: int = golden["players"]
        game = Game.new(players=self.players, seed=golden["seed"], edition=EDITION)
        self.events = [(0, event.to_json()) for event in game.events]
        self.views = [game.view()]
        self.states: list[State] = [game.state.copy()]
        decisions = [0] * self.players
        for step, code in enumerate(self.codes):
            assert game.to_move is not None
            decisions[game.to_move] += len(game.legal_actions()) > 1
            self.events += [(step, event.to_json()) for event in game.apply(code)]
            self.views.append(game.view())
            self.states.append(game.state.copy())
        nothing = (0,) * self.players
        result = game.result()
        assert result is not None
        self.result = result
        self.match = Match(
            tuple(self.codes), result, tuple(decisions), nothing, nothing, ((),) * self.players
        )
        self.names = [f"bot {seat}" for seat in range(self.players)]
        self.rows = GameTables()
        RECORDER.add(self.rows, 7, str(golden["seed"]), self.names, self.match)

    def pending(self, step: int) -> Pending:
        pending = self.views[step]["pending"]
        assert pending is not None
        return pending

    def of(self, *kinds: str) -> list[tuple[int, EventJson]]:
        return [(step, event) for step, event in self.events if event["kind"] in kinds]


@cache
def watched(number: int) -> Watched:
    return Watched(GAMES[number])


every_game = pytest.mark.parametrize("number", range(len(GAMES)), ids=IDS)


def test_the_first_round_of_a_game_read_by_hand() -> None:
    """Two players; the log of this game was read beside it, line by line."""
    rows = [
        (row.step, row.seat, row.kind, row.item, row.place, row.option, row.pieces)
        for row in watched(0).rows.choices
        if row.round <= 1
    ]
    assert rows == [
        (0, 0, "endowment", "2", None, None, None),
        (0, 0, "step", "1", None, None, None),
        (0, 1, "endowment", "5", None, None, None),
        (0, 1, "step", "1", None, None, None),
        (0, 1, "ship", "8", None, None, None),
        (0, 1, "ship_row", "8.2", None, None, None),
        (1, 0, "ship", "2", None, None, None),
        (1, 0, "ship_row", "2.1", None, None, None),
        (2, 1, "ship", "3", None, None, None),
        (2, 1, "ship_row", "3.3", None, None, None),
        (4, 0, "ship", "4", None, None, None),
        (4, 0, "ship_row", "4.2", None, None, None),
        (7, 1, "tile", "governor.1", 3, None, None),
        (10, 1, "building", "13", None, None, None),  # the Washhouse
        (12, 0, "tile", "governor.3", 2, 1, None),
        (14, 0, "building", "24", None, None, None),  # the Foundry
        (16, 1, "tile", "market.1", 3, None, None),
        (21, 1, "sold", "wood", None, None, 1),
        (21, 1, "bought", "barrel", None, None, 1),
        (21, 1, "sold", "cannon", None, None, 1),
        (23, 0, "tile", "market.3", 2, 2, None),
        (23, 0, "step", "2", None, None, None),
        (26, 1, "tile", "tavern.3", 2, 1, None),
        (27, 1, "captain", "5", None, None, None),
        (27, 1, "step", "2", None, None, None),
        (30, 1, "activated", "5", None, None, None),
        (33, 0, "tile", "tavern.1", 1, None, None),
        (33, 0, "step", "3", None, None, None),
        (35, 0, "captain", "6", None, None, None),
        (37, 1, "tile", "harbor.3", 3, 2, None),
        (38, 1, "contract", "3", 3, 1, None),  # slot 3, for blue
        (40, 0, "tile", "harbor.2", 2, None, None),
        (41, 0, "wish", "1.blue", 1, None, None),
    ]
    [game] = watched(0).rows.games
    assert game._replace(decided_round=None) == (
        (7, "0", 2, 226, (), (1,), None, ("red", "red", "red", "blue", "blue"), False, *game[9:])
    )


@every_game
def test_a_players_row_has_the_titles_and_points_of_the_result(number: int) -> None:
    game = watched(number)
    for row in game.rows.players:
        score = game.result.scores[row.seat]
        assert (row.bot, row.blue, row.red) == (f"bot {row.seat}", score.blue, score.red)
        assert (row.governor, row.pirate_king, row.any) == (
            row.seat in game.result.governors,
            row.seat in game.result.pirate_kings,
            row.seat in game.result.winners,
        )


@every_game
def test_every_choice_is_an_event_of_the_log(number: int) -> None:
    game = watched(number)
    cards = {
        "endowed": "endowment",
        "built": "building",
        "hired": "captain",
        "activated": "activated",
        "fulfilled": "contract",
        "ship_bought": "ship",
        "star": "step",
        "allegiance_taken": "allegiance",
        "allegiance_proven": "proven",
    }
    field = {"hired": "captain", "activated": "captain", "star": "step", "endowed": "endowment"}
    field |= {"allegiance_taken": "allegiance", "allegiance_proven": "allegiance"}
    field |= {"fulfilled": "contract", "built": "building", "ship_bought": "ship"}
    expected = Counter(
        (step, event["seat"], cards[event["kind"]], str(dict(event)[field[event["kind"]]]))
        for step, event in game.of(*cards)
    )
    for step, event in game.of("ship_bought"):
        expected[step, event["seat"], "ship_row", f"{event['ship']}.{event['ship_row']}"] += 1
    for step, event in game.of("goods"):
        if event["cause"] == "trade":
            side = "sold" if event["pieces"] < 0 else "bought"
            expected[step, event["seat"], side, event["resource"]] += 1
    for step, event in game.of("action_taken"):
        board = event["board"]
        view = game.views[step]["boards"][board]
        assert view["row"] is not None
        tile = f"{board}.{view['tiles'][view['row'] - 1]}"
        kind, item = ("alternative", board) if event["alternative"] else ("tile", tile)
        expected[step, event["seat"], kind, item] += 1
    for step, event in game.of("wish_place"):
        wish = game.views[step]["wishes"][game.views[step]["round"] - 1]
        expected[step, event["seat"], "wish", f"{wish['round']}.{wish['side']}"] += 1
    assert Counter((r.step, r.seat, r.kind, r.item) for r in game.rows.choices) == expected


@every_game
def test_a_choice_belongs_to_the_round_of_its_event(number: int) -> None:
    game = watched(number)
    for row in game.rows.choices:
        if row.kind in ("tile", "building", "ship", "allegiance", "step") and row.round > 0:
            assert row.round == game.views[row.step]["round"]
    assert {row.round for row in game.rows.choices if row.kind == "endowment"} == {0}


@every_game
def test_details_of_a_choice(number: int) -> None:
    """Row and side of an action, slot and colour of a contract, place in a wish, pieces traded."""
    game = watched(number)
    rows = [r for r in game.rows.choices if r.kind in ("tile", "alternative")]
    for row, (step, event) in zip(rows, game.of("action_taken"), strict=True):
        assert row.place == game.views[step]["boards"][event["board"]]["row"]
        assert row.option in (None, event["side"])
    rows = [r for r in game.rows.choices if r.kind == "contract"]
    for row, (_, event) in zip(rows, game.of("fulfilled"), strict=True):
        assert (row.place, row.option) == (event["slot"], 1 if event["colour"] == "blue" else 2)
    rows = [r for r in game.rows.choices if r.kind == "wish"]
    assert [r.place for r in rows] == [event["place"] for _, event in game.of("wish_place")]
    rows = [r for r in game.rows.choices if r.kind in ("sold", "bought")]
    traded = [event for _, event in game.of("goods") if event["cause"] == "trade"]
    assert [r.pieces for r in rows] == [abs(event["pieces"]) for event in traded]


def test_a_captain_that_takes_money_or_goods_tells_which() -> None:
    options = Counter(
        (row.option, kind)
        for number in range(len(GAMES))
        for row in watched(number).rows.choices
        if row.kind == "captain"
        for kind in [EDITION.tables.captain_or_goods[int(row.item) - 1]]
    )
    assert set(options) == {(None, 0), (1, 1), (2, 1)}


@every_game
def test_players_are_as_the_last_view_and_the_result_say(number: int) -> None:
    game = watched(number)
    result, view = game.result, game.views[-1]
    assert [row.seat for row in game.rows.players] == list(range(game.players))
    for row, seat in zip(game.rows.players, view["seats"], strict=True):
        assert row.bot == game.names[row.seat]
        assert row.governor == (row.seat in result.governors)
        assert row.pirate_king == (row.seat in result.pirate_kings)
        assert row.any == (row.governor or row.pirate_king)
        assert (row.blue, row.red) == (seat["blue"], seat["red"])
        assert row.money == seat["money"]
        assert row.buildings == len(seat["buildings"])
        assert row.captains == len(seat["captains"])
        assert row.contracts == len(seat["contracts"])
        assert (row.population, row.reputation) == (seat["population"], seat["reputation"])
        assert row.allegiance == seat["allegiance"]
        assert row.allegiance_proven == seat["proven"]
        assert row.endowment == seat["endowment"]
        assert row.decisions == game.match.decisions[row.seat]
        freed = [event for _, event in game.of("expansion") if event["seat"] == row.seat]
        assert row.expansions == len(freed)
        lost = {"blue": 0, "red": 0}
        for _, event in game.of("limited"):
            if event["seat"] == row.seat:
                lost[event["colour"]] += event["points"]
        assert (row.blue_lost, row.red_lost) == (lost["blue"], lost["red"])


@every_game
def test_the_game_is_as_its_result_says(number: int) -> None:
    game = watched(number)
    [row] = game.rows.games
    assert row.decisions == len(game.codes)
    assert (row.governors, row.pirate_kings) == (game.result.governors, game.result.pirate_kings)
    assert row.stopped == game.result.stopped
    assert list(row.revealed) == [event["colour"] for _, event in game.of("victory_shown")]
    [record] = game.rows.records
    assert record == (7, row.seed, tuple(game.names), tuple(game.codes))


@every_game
def test_standings_are_read_when_a_round_has_ended(number: int) -> None:
    game = watched(number)
    rounds = sorted({row.round for row in game.rows.standings})
    assert rounds == list(range(6)) or game.result.stopped
    begun = {
        event["round"] - 1: step if event["round"] == 1 and step == 0 else step + 1
        for step, event in game.of("round_begins")
    }
    for step, event in game.of("phase_begins"):
        if event["phase"] == "last_captains":
            begun[5] = step + 1
    evaluator = PositionEvaluator(EDITION.tables)
    for number_, step in begun.items():
        [dealt] = game.rows.games
        played = Game.new(players=game.players, seed=int(dealt.seed), edition=EDITION)
        played.follow(game.codes[:step])
        chances = evaluator.evaluate(played.state)
        rows = [row for row in game.rows.standings if row.round == number_]
        assert [row.seat for row in rows] == list(range(game.players))
        for row in rows:
            seat = played.view(row.seat)["seats"][row.seat]
            assert (row.blue, row.red) == (seat["blue"], seat["red"])
            assert (row.money, row.population) == (seat["money"], seat["population"])
            assert row.reputation == seat["reputation"]
            assert row.buildings == len(seat["buildings"])
            assert row.captains == len(seat["captains"])
            assert row.contracts == len(seat["contracts"])
            assert row.governor == chances.governor[row.seat]
            assert row.pirate_king == chances.pirate_king[row.seat]
            assert row.any == chances.either[row.seat]


@every_game
def test_a_chance_is_that_of_the_moment_the_turn_began(number: int) -> None:
    game = watched(number)
    evaluator = PositionEvaluator(EDITION.tables)
    for row in game.rows.choices:
        if row.kind == "building":
            start = row.step
            while game.codes[start - 1] != END_TURN and _same_mover(game, start - 1, start):
                start -= 1
            if game.pending(start)["asked"] == "turn":
                assert row.chance == evaluator.evaluate(game.states[start]).either[row.seat]


def _same_mover(game: Watched, before: int, after: int) -> bool:
    moved = game.views[before]["to_move"] == game.views[after]["to_move"]
    return bool(moved and game.views[before]["phase"] == game.views[after]["phase"])


@every_game
def test_what_was_on_offer(number: int) -> None:
    game = watched(number)
    view, offers = game.views[-1], game.rows.offers
    buildings = {(row.item, row.seat) for row in offers if row.kind == "building"}
    for building in view["buildings"]:
        item = str(building["building"])
        for seat in view["seats"]:
            could = building["copies"] > 0 and (
                building["left"] > 0 or building["building"] in seat["buildings"]
            )
            assert ((item, seat["seat"]) in buildings) == could
    shown = Counter(str(event["captain"]) for _, event in game.of("captain_shown"))
    assert {row.item: row.n for row in offers if row.kind == "captain"} == shown
    begun = {view["round"]: view for view in reversed(game.views) if view["round"]}
    lay_out = Counter(str(card) for view in begun.values() for card in view["contracts"] if card)
    assert {row.item: row.n for row in offers if row.kind == "contract"} == lay_out
    first = {row.item: row.round for row in offers if row.kind == "captain"}
    for step, event in game.of("captain_shown"):
        view = game.views[step] if step == 0 else game.views[step + 1]
        assert first[str(event["captain"])] == view["round"]
    ships = Counter(str(event["ship"]) for _, event in game.of("ship_shown"))
    assert {row.item: row.n for row in offers if row.kind == "ship"} == ships
    chosen = [
        (str(allegiance), game.pending(step)["seat"])
        for step, _ in game.of("allegiance_taken")
        for allegiance in game.pending(step)["allegiances"]
    ]
    offered = [(row.item, row.seat) for row in offers if row.kind == "allegiance"]
    assert Counter(offered) == Counter(chosen)


@every_game
def test_nothing_is_taken_more_often_than_it_is_offered(number: int) -> None:
    rows = watched(number).rows
    offered: Counter[tuple[str, str]] = Counter()
    for offer in rows.offers:
        offered[offer.kind, offer.item] += offer.n
    taken = Counter((choice.kind, choice.item) for choice in rows.choices)
    for (kind, item), n in taken.items():
        if kind not in ("sold", "bought"):
            assert n <= offered[kind, item], (kind, item)
    boards = BOARDS
    for board in boards:
        uses = sum(n for (kind, item), n in taken.items() if item.partition(".")[0] == board)
        assert uses == offered["alternative", board]
    for ship in range(1, 10):
        for row in range(1, 4):
            assert offered["ship_row", f"{ship}.{row}"] in (0, taken["ship", str(ship)])


# Who led, and since when


def _led(*rounds: Sequence[float]) -> list[TitleChances]:
    """Standings in which both titles are as likely for a seat."""
    return [TitleChances(list(chances), list(chances), list(chances)) for chances in rounds]


def _won(*, governors: tuple[int, ...], kings: tuple[int, ...]) -> Result:
    return Result(governors, kings, (Score(1, 1, None, False),) * 2, None, stopped=False)


@pytest.mark.parametrize(("seat", "decided"), [(0, 4), (1, DECIDED_IN_ENDING)])
def test_a_game_is_decided_when_the_lead_no_longer_changes(seat: int, decided: int) -> None:
    after = _led((0.6, 0.4), (0.6, 0.4), (0.4, 0.6), (0.7, 0.3), (0.8, 0.2))
    assert decided_round(after, _won(governors=(seat,), kings=(seat,))) == decided


def test_a_title_that_nobody_won_decides_nothing() -> None:
    after = [TitleChances([0.1, 0.9], [0.9, 0.1], [0.9, 0.9])] * 5
    assert decided_round(after, _won(governors=(), kings=(0,))) == 1
    assert decided_round(after, _won(governors=(0,), kings=(0,))) == DECIDED_IN_ENDING
    assert decided_round(after, _won(governors=(), kings=())) is None


def test_a_shared_title_needs_one_of_its_holders_in_the_lead() -> None:
    after = _led((0.2, 0.8), (0.2, 0.8))
    assert decided_round(after, _won(governors=(), kings=(0, 1))) == 1
