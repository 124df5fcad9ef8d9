"""Why a seat is refused, to the letter."""

from typing import Any

import pytest

from ...harness import Json, Page, Seated, Server, bots, people

NOBODY = "0" * 32  # a key that opens nothing


@pytest.fixture(scope="module")
def table(server: Server) -> Seated:
    return Seated(server, [*people(2), *bots("random")])


def refusal(answer: Json) -> tuple[str, str]:
    return answer["code"], answer["message"]


def test_at_the_door(server: Server, table: Seated) -> None:
    def refused(status: int, way: str = "join", **wish: Any) -> tuple[str, str]:
        return refusal(server.post(f"/api/tables/{table.id}/{way}", wish, status))

    used = table.made["invites"][0]["token"]
    new_one = "ask the host for a new one."
    assert refused(403) == ("bad_key", "To sit down, follow a link of this table.")
    assert refused(409, invite=used) == ("link_used", f"This link has been used: {new_one}")
    assert refused(403, invite=NOBODY) == ("link_void", f"This link is not valid: {new_one}")
    full = ("table_full", "All seats of this table are taken.")
    assert refused(409, invite=table.made["link"]) == full
    hosts_alone = ("bad_key", "Only the host can invite.")
    assert refused(403, "invite", host=NOBODY, seat=0) == hosts_alone
    assert refused(403, "link", host=NOBODY) == hosts_alone


def test_a_table_that_cannot_be_opened(server: Server) -> None:
    def refused(status: int, seats: list[Json], **options: Any) -> tuple[str, str]:
        return refusal(server.post("/api/tables", {"seats": seats, **options}, status))

    jade = {"kind": "human", "colour": "jade"}
    alike = ("bad_request", "Two seats can't have the same colour.")
    assert refused(400, [jade, jade]) == alike
    unknown = ("no_such_bot", "There is no bot 'parrot' here.")
    assert refused(400, [*people(1), *bots("parrot")]) == unknown
    nowhere = ("no_such_edition", "There is no edition 'atlantis' here.")
    assert refused(404, people(2), edition="atlantis") == nowhere


def test_at_the_table(server: Server, table: Seated) -> None:
    with Page(server, table.id, table.keys[0]) as page, Page(server, table.id) as watcher:
        for asked, code, message in (
            ({"kind": "rematch"}, "not_over", "A rematch is for when the game is over."),
            ({"kind": "take_over", "seat": 2}, "bad_request", "A bot plays there already."),
            ({"kind": "take_over", "seat": 3}, "bad_request", "A bot plays there already."),
            (
                {"kind": "nudge", "seat": 2},
                "no_nudge",
                "Only another person who is to move can be reminded.",
            ),
            (
                {"kind": "nudge", "seat": 0},
                "no_nudge",
                "Only another person who is to move can be reminded.",
            ),
        ):
            assert refusal(page.ask(**asked)) == (code, message)
        answer = watcher.ask("take_over", seat=1)
        assert refusal(answer) == ("not_yours", "Only those who play can put a bot in.")
        with Page(server, table.id, table.keys[1]):
            present = ("present", "This player is there: a bot can't take the seat.")
            assert refusal(page.ask("take_over", seat=1)) == present
        early = ("too_early", "This player may still come back: wait a little.")
        assert refusal(page.ask("take_over", seat=1)) == early
