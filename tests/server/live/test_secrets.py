"""Nobody sees what is not theirs: games that differ only in what a client can't know look alike.

Pairs of games are played in lockstep with recording pages in every seat, a spectator and a
stranger; what each is sent must be equal to the byte, but for the table's id.
"""

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tearum import Game
from tearum.engine.redeal import redeal
from tearum.engine.state import State
from tearum.game.seeds import stream
from tearum.server.live import game_log
from tearum.server.live.live_table import PRESENCE_SECONDS
from tearum.server.live.seats import opening

from ..harness import Json, Page, Seated, Server, ServerProcess, at_random, people, settings_in

SEED = "a deal of the test"
SECRET = "5" * 32
CONVERSIONS = ("converting_blue", "converting_red")


def whole_game(players: int) -> list[int]:
    game, luck = Game.new(players, SEED), random.Random(players)
    while game.to_move is not None:
        game.apply(luck.choice(game.legal_actions()))
    return game.actions


@pytest.fixture
def other_deal(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every table gets the same deal, but for the hidden cards, which this list may replace."""
    hidden: list[Any] = []
    monkeypatch.setattr(opening, "new_secret", lambda: SECRET)

    def new_game(row: Any, seats: Any, edition: Any) -> Game:
        game = Game.new(len(seats), SEED, edition, [seat.name for seat in seats])
        if hidden:
            log = game.state.log
            game.state = State(game.state.tables, hidden[0], game.state.store)
            game.state.log = log
        return game

    monkeypatch.setattr(game_log, "_new_game", new_game)
    return hidden


def recording(server: Server, players: int, codes: list[int]) -> dict[str, str]:
    """What everybody around a table is sent while these decisions are taken, without its id."""
    luck = random.Random(1)
    with ExitStack() as stack:
        table = stack.enter_context(Seated(server, people(players)))
        watcher = stack.enter_context(Page(server, table.id))
        pages = {**{f"seat {n}": page for n, page in table.pages.items()}, "watcher": watcher}
        time.sleep(3 * PRESENCE_SECONDS)  # everybody has been told who is there
        for page in pages.values():
            page.ask("ping")
            page.received.clear()
        stranger = []
        for number, code in enumerate(codes):
            mover = table.pages[table.any.to_move or 0]
            mover.ask("why_not", action=luck.randrange(323))
            mover.ask("quote", actions=[code])
            answer = mover.act(code)
            assert answer["type"] == "state", answer
            for page in pages.values():
                page.wait_for_revision(mover.revision)
            if number % 50 == 0:
                with Page(server, table.id, "0" * 32) as wrong:
                    stranger += wrong.received
                for path in ("games/{}/replay", "games/{}/record", "tables/{}/record"):
                    answer_to_stranger = server.http.get(f"/api/{path.format(table.id)}")
                    stranger.append(answer_to_stranger.text)
        for page in pages.values():
            page.ask("look", seat=page.state["you"])  # the whole log once more
            page.ask("missed", since=0)  # and the table as it was after the last decisions
        return {
            name: "\n".join(received).replace(table.id, "TABLE")
            for name, received in (
                *((name, page.received) for name, page in pages.items()),
                ("stranger", stranger),
            )
        }


@pytest.fixture
def server_apart(tmp_path: Path) -> Iterator[Server]:
    with Server(settings_in(tmp_path)) as running:
        yield running


@pytest.mark.parametrize(
    ("players", "part"),
    [
        (2, 0.3),
        *(pytest.param(*one, marks=pytest.mark.proof) for one in ((4, 0.3), (2, 1.0), (4, 1.0))),
    ],
)
def test_hidden_cards_leave_no_trace(
    server_apart: Server, other_deal: list[Any], players: int, part: float
) -> None:
    codes = whole_game(players)
    before_the_end = len(codes) - 2 * players  # conversions differ by seat: the next test
    codes = codes[: int(before_the_end * part)]
    game = Game.new(players, SEED)
    for code in codes:
        game.apply(code)
    one = recording(server_apart, players, codes)
    imagined = redeal(game.state, -1, stream("another", "redeal"))
    assert list(imagined.deal) != list(game.state.deal)
    other_deal.append(imagined.deal)
    assert recording(server_apart, players, codes) == one


@pytest.mark.proof
def test_others_conversions_leave_no_trace_until_all_have_chosen(
    server_apart: Server, other_deal: list[Any]
) -> None:
    players = 3
    codes, other, chooser = two_endings(players)
    one = recording(server_apart, players, codes)
    two = recording(server_apart, players, other)
    mine = f"seat {chooser}"
    assert one.pop(mine) != two.pop(mine)
    assert one == two


def two_endings(players: int) -> tuple[list[int], list[int], int]:
    """The same game twice up to the last decision, but one seat converts other figures."""
    for seed in range(100):
        game, luck = Game.new(players, SEED), random.Random(seed)
        changed: tuple[list[int], int] | None = None
        while True:
            legal = game.legal_actions()
            pending = game.view()["pending"]
            asked = pending["asked"] if pending else None
            if asked == "converting_blue" and changed is None and len(legal) > 1:
                changed = [*game.actions, legal[-1].code], game.to_move or 0
                game.apply(legal[0])
                continue
            choice = legal[0] if asked in CONVERSIONS else luck.choice(legal)
            trial = game.copy()
            trial.apply(choice)
            if trial.to_move is None:
                break
            game = trial
        if changed is not None:
            start, seat = changed
            codes = game.actions
            other = Game.new(players, SEED)
            for code in start:
                other.apply(code)
            while len(other.actions) < len(codes):
                other.apply(other.legal_actions()[0])
            if other.to_move == game.to_move:
                return codes, other.actions, seat
    raise AssertionError("no game of these ends with a choice of conversions")


def test_advice_knows_no_more_than_the_seat(server_apart: Server, other_deal: list[Any]) -> None:
    game = Game.new(3, SEED)
    codes: list[int] = []
    for code in whole_game(3):
        if len(codes) >= 60 and len(game.legal_actions()) > 1:
            break
        game.apply(code)
        codes.append(code)
    answers = []
    for deal in (None, redeal(game.state, -1, stream("another", "redeal")).deal):
        if deal is not None:
            other_deal.append(deal)
        with Seated(server_apart, people(3)) as table:
            for code in codes:
                table.step(lambda _, code=code: code)  # type: ignore[misc]
            mover = table.mover()
            assert mover is not None
            answers.append(mover.ask("hint") | {"answer": None})
    assert answers[0]["options"]
    assert answers[0] == answers[1]


@pytest.mark.proof
def test_no_chest_of_another_is_ever_a_field(server_apart: Server, other_deal: list[Any]) -> None:
    received = recording(server_apart, 4, whole_game(4)[:-1])
    closed = 0
    for name, text in received.items():
        if name == "stranger":
            continue
        for line in text.splitlines():
            message: Json = json.loads(line)
            if message["type"] != "state":
                continue
            assert message["deal"]["secret"] is None
            assert message["deal"]["seed"] is None
            for seat in message["view"]["seats"]:
                if seat["seat"] != message["you"]:
                    assert seat["conversion"] is None
                    if seat["chest"]:
                        closed += 1
                        assert seat["blue"] is None
                        assert seat["red"] is None
            for event in message["events"]:
                if event["kind"] == "conversion_chosen" and event["seat"] != message["you"]:
                    assert set(event) == {"kind", "seat"}
    assert closed > 0


def test_a_refusal_never_reveals_hidden_cards(server_apart: Server, other_deal: list[Any]) -> None:
    """Decisions after one that turns something over are not even looked at."""
    table = Seated(server_apart, people(2))
    with table:
        luck = random.Random(2)
        tried = 0
        while tried < 3:
            mover = table.mover()
            assert mover is not None
            code = luck.choice(mover.state["legal"])["code"]
            if mover.ask("quote", actions=[code])["quote"]["reveals"]:
                tried += 1
                for after in (0, 1, 130, 322):
                    answer = mover.act(code, after)
                    assert answer["type"] == "error"
                    assert answer["code"] in ("reveals", "not_your_turn")
            table.step(lambda _, code=code: code)  # type: ignore[misc]


def test_keys_are_stored_hashed_and_stay_out_of_the_logs(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, Seated(server, people(2)) as table:
        keys = [*table.keys.values(), table.made["host"]]
        keys += [invite["token"] for invite in table.made["invites"]]
        for page in table.pages.values():
            page.socket.send(json.dumps({"type": "hello", "table": table.id, "keys": keys[:1] * 9}))
            page.socket.send(f"nonsense {keys[0]}")
            page.ask("ping")
        table.play(at_random(2))
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("*.sqlite3*"))
    logged = server.log.read_text()
    assert "game_over" in logged
    assert table.id.encode() in kept
    for key in keys:
        assert key.encode() not in kept
        assert key not in logged
    for stranger in ("127.0.0.1", "P0", "P1"):  # nobody's address, nobody's name
        assert stranger not in logged
