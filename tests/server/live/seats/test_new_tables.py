"""What is written down of a new table and its rematch: seats, keys, and what was wished for."""

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.edition import load
from tearum.game.fair_deal import fingerprint
from tearum.game.record import RULES
from tearum.server.live.game_log import GameStart
from tearum.server.live.seats import lesson, opening
from tearum.server.store.editions import digest
from tearum.server.store.keys import hash_key, key_matches
from tearum.server.store.rows import SeatRow, TableRow
from tearum.server.wire.errors import RequestError
from tearum.server.wire.tables import NewSeat, NewTable, TableMade

CLASSIC = load("classic")


class Service:
    """Keeps what would be written to a database, and changes nothing."""

    def __init__(self, *, tables: int = 9, open_tables: int = 0, linked: bool = True) -> None:
        self.left = tables
        self.linked = linked  # whether a rematch is the first of its table
        self.counted: list[str] = []
        self.rows: list[TableRow] = []
        self.seats: list[SeatRow] = []
        self.sources: list[str] = []
        self.changed = 0
        self.caught_up: list[Any] = []
        self.settings = SimpleNamespace(max_open_tables=5)
        self.storage = SimpleNamespace(open_tables=open_tables, add_table=self.add_table)
        self.tables_made = SimpleNamespace(take=self.take)
        self.editions = SimpleNamespace(get=self.edition)

    def take(self, address: str) -> bool:
        self.counted.append(address)
        self.left -= 1
        return self.left >= 0

    async def edition(self, key: str) -> Any:
        return CLASSIC if key == "classic" else None

    async def add_table(self, row: TableRow, seats: list[SeatRow], source: str) -> bool:
        if not self.linked:
            return False
        self.rows.append(row)
        self.seats = seats
        self.sources.append(source)
        return True

    def add(self, row: TableRow, seats: Any, edition: Any) -> Any:
        assert edition is CLASSIC
        return SimpleNamespace(lock=asynccontextmanager(self._locked)())

    async def _locked(self) -> Any:
        yield

    async def change(self, table: Any, decide: Any) -> None:
        change = decide(None, [])
        assert (change.table, change.seats) == ({}, {})
        self.changed += 1

    async def catch_up(self, table: Any) -> None:
        self.caught_up.append(table)


def wish(*seats: NewSeat, **values: Any) -> NewTable:
    return NewTable([*seats] or [NewSeat(), NewSeat()], **values)


def person(**values: Any) -> NewSeat:
    return NewSeat(**values)


def bot(bot: str | None = None, **values: Any) -> NewSeat:
    return NewSeat(kind="bot", bot=bot, **values)


def made(service: Service, request: NewTable, **former: Any) -> TableMade:
    return asyncio.run(opening.create_table(service, request, "192.0.2.1", **former))  # type: ignore[arg-type]


def refused(service: Service, work: Any) -> tuple[str, str]:
    with pytest.raises(RequestError) as error:
        asyncio.run(work)
    assert service.rows == []
    return error.value.code, error.value.message


def test_a_new_table_is_what_was_wished_for() -> None:
    service = Service()
    answer = made(
        service,
        wish(watch=False, hints=False, grace=77, pace="relaxed", time_out="bot", level="captain"),
    )
    (row,) = service.rows
    assert row.id == answer.table
    assert (row.stage, row.rules, row.edition) == ("gathering", RULES, digest(CLASSIC.source))
    assert (row.watch, row.hints, row.grace) == (False, False, 77)
    assert (row.pace, row.time_out, row.level) == ("relaxed", "bot", "captain")
    assert (row.former, row.start, row.created) == (None, None, row.changed)
    assert key_matches(answer.host, row.host)
    assert key_matches(answer.link, row.link)
    assert not key_matches(answer.link, row.host)
    assert answer.fingerprint == fingerprint(row.secret)
    assert row.luck != row.secret  # whoever knows the bots' luck does not know the deal
    assert service.sources == [CLASSIC.source]
    assert (service.counted, service.changed) == (["192.0.2.1"], 0)
    usual = Service()
    made(usual, wish())
    assert (usual.rows[0].watch, usual.rows[0].hints, usual.rows[0].level) == (True, True, "bosun")
    assert usual.rows[0].secret != row.secret


def test_every_person_has_an_invitation_of_their_own_and_every_bot_none() -> None:
    service = Service()
    answer = made(
        service,
        wish(
            person(name="  Ada \u202e", colour="jade"),
            bot("captain"),
            person(),
            bot(name="Rum", colour="amber"),
        ),
    )
    assert [invite.seat for invite in answer.invites] == [0, 2]
    assert len({invite.token for invite in answer.invites}) == 2
    for invite in answer.invites:
        fitting = [seat.seat for seat in service.seats if key_matches(invite.token, seat.invite)]
        assert fitting == [invite.seat]
    assert [(one.human, one.bot, one.name, one.colour) for one in service.seats] == [
        (True, None, "Ada", "jade"),
        (False, "captain", "Captain 2", "violet"),
        (True, None, "Player 3", "ivory"),
        (False, "greedy", "Rum", "amber"),
    ]
    assert [one.seat for one in service.seats] == [0, 1, 2, 3]
    assert {one.table for one in service.seats} == {answer.table}
    assert [one.taken for one in service.seats] == [False, True, False, True]
    assert service.rows[0].level == "captain"


def test_where_only_bots_play_the_game_begins_at_once() -> None:
    service = Service()
    made(service, wish(bot(), bot()))
    assert service.changed == 1


def test_what_can_not_be_a_table_is_refused() -> None:
    create: Any = opening.create_table
    for request, said in (
        (
            wish(person(colour="jade"), bot(colour="jade")),
            ("bad_request", "Two seats can't have the same colour."),
        ),
        (
            wish(person(), bot("antigravity:Bot")),
            ("no_such_bot", "There is no bot 'antigravity:Bot' here."),
        ),
        (wish(edition="none"), ("no_such_edition", "There is no edition 'none' here.")),
    ):
        service = Service()
        assert refused(service, create(service, request, "a")) == said
    many = "You have opened many tables: wait a little."
    full = "All tables of this server are in use: try again later."
    for service, sentence in ((Service(tables=0), many), (Service(open_tables=5), full)):
        assert refused(service, create(service, wish(), "a")) == ("too_many", sentence)
    made(Service(open_tables=4), wish())


# From a position


START = GameStart(3, "seed", (1, 2, 3))


def test_one_person_plays_on_from_a_position() -> None:
    service = Service()
    request = wish(bot(), person(), bot())
    asyncio.run(opening.play_on(service, request, "a", CLASSIC, START))  # type: ignore[arg-type]
    (row,) = service.rows
    assert GameStart.of(row) == START
    assert service.counted == ["a"]
    alone = "One person plays on from a position, against bots."
    for seats, sentence in (
        ((bot(), bot(), bot()), alone),
        ((person(), person(), bot()), alone),
        ((person(), bot()), "This game has 3 seats."),
    ):
        service = Service()
        work = opening.play_on(service, wish(*seats), "a", CLASSIC, START)  # type: ignore[arg-type]
        assert refused(service, work) == ("bad_request", sentence)


def test_the_first_game_begins_from_its_own_deal() -> None:
    service = Service()
    asyncio.run(opening.open_lesson(service, wish(person(), bot(), bot()), "a"))  # type: ignore[arg-type]
    start = GameStart.of(service.rows[0])
    assert start is not None
    assert (start.players, start.seed, start.codes) == (lesson.PLAYERS, lesson.SEED, ())


# Rematch


class Former:
    """A game that is over, of two people and a bot."""

    def __init__(self, **values: Any) -> None:
        self.lock: Any = None
        self.id, self.edition = "f" * 16, CLASSIC
        given: dict[str, Any] = {
            "stage": "over",
            "watch": False,
            "hints": False,
            "grace": 90,
            "level": "admiral",
            "pace": "correspondence",
            "time_out": "bot",
            **values,
        }
        self.row = TableRow(
            id=self.id,
            edition="",
            rules=1,
            host=hash_key("aa" * 16),
            secret="cc" * 16,
            luck="",
            created=1,
            changed=2,
            **given,
        )
        self.seats = [
            SeatRow(self.id, 0, True, "bosun", "Ada", "ivory", key="k", nonce="n", left=True),
            SeatRow(self.id, 1, False, "captain", "Captain 2", "jade"),
            SeatRow(self.id, 2, True, None, "Ben", "amber", key="k"),
        ]
        self.updated: dict[str, Any] = {}
        self.told = 0

    @property
    def ended(self) -> bool:
        return self.row.ended

    def update(self, **values: Any) -> None:
        self.updated |= values

    def notify_state(self) -> None:
        self.told += 1

    async def again(self, service: Service, held: list[int]) -> None:
        self.lock = asyncio.Lock()
        await opening.rematch(service, self, held, "192.0.2.7")  # type: ignore[arg-type]


def test_a_rematch_is_for_the_same_people_at_the_same_kind_of_table() -> None:
    service, former = Service(), Former()
    asyncio.run(former.again(service, [0]))
    (row,) = service.rows
    assert (row.former, row.host) == (former.id, former.row.host)
    assert (row.watch, row.hints, row.grace, row.level) == (False, False, 90, "admiral")
    assert (row.pace, row.time_out) == ("correspondence", "bot")
    assert row.secret != former.row.secret
    assert [(one.human, one.bot, one.name, one.colour) for one in service.seats] == [
        (True, None, "Ada", "ivory"),  # the bot that stood in is not invited
        (False, "captain", "Captain 2", "jade"),
        (True, None, "Ben", "amber"),
    ]
    assert [(one.key, one.nonce, one.left) for one in service.seats] == [(None, None, False)] * 3
    assert former.updated == {"rematch": row.id}
    assert (former.told, service.counted) == (1, ["192.0.2.7"])


def test_a_rematch_that_exists_is_the_one() -> None:
    service, former = Service(), Former(rematch="r" * 16)
    asyncio.run(former.again(service, [2]))
    assert (service.rows, service.counted, former.updated, former.told) == ([], [], {}, 1)
    service, former = Service(linked=False), Former()  # somebody was quicker on another server
    asyncio.run(former.again(service, [2]))
    assert (service.caught_up, former.updated, former.told) == ([former], {}, 1)


@pytest.mark.parametrize(
    ("stage", "held", "said"),
    [
        ("over", [], ("not_yours", "Only those who played can ask for a rematch.")),
        ("playing", [0], ("not_over", "A rematch is for when the game is over.")),
        ("gathering", [], ("not_over", "A rematch is for when the game is over.")),
    ],
)
def test_a_rematch_is_asked_for_after_the_game_by_those_who_played(
    stage: str, held: list[int], said: tuple[str, str]
) -> None:
    service, former = Service(), Former(stage=stage)
    assert refused(service, former.again(service, held)) == said
    assert former.told == 0
