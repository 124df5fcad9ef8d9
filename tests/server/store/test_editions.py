"""Editions of one's own: checked, kept, played, and kept with the record."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tearum import Game, Record
from tearum.contract.languages import LANGUAGES
from tearum.edition import EditionError, load, parse
from tearum.edition.parsing.schema import SECTIONS
from tearum.edition.parsing.source import MAX_BYTES
from tearum.server.api.edition_json import edition_json
from tearum.server.jobs.bot_worker import MAX_EDITIONS
from tearum.server.wire.editions import EditionComponent, EditionJson

from ..harness import Page, Seated, Server, at_random, bots, people, settings_in

CLASSIC = load("classic").source


def own(title: str = "My box", money: int = 3) -> str:
    """The classic edition with another title, and another price of wheat."""
    text = CLASSIC.replace('id = "classic"', 'id = "my_box"', 1)
    text = text.replace('en = "Classic"', f'en = "{title}"', 1)
    return text.replace("wheat = 2", f"wheat = {money}", 1)


def upload(server: Server, text: str, status: int = 201) -> Any:
    answer = server.http.post("/api/editions", content=text.encode())
    assert answer.status_code == status, answer.text
    return answer.json()


FROZEN = Path(__file__).parents[2] / "golden" / "frozen.toml"


@pytest.mark.parametrize("source", ["classic", FROZEN], ids=["classic", "frozen"])
def test_every_value_has_the_type_that_the_page_reads(source: str | Path) -> None:
    """Reading the JSON by its types and writing it again loses nothing."""
    sent = msgspec.json.encode(edition_json(load(source)))
    assert msgspec.json.encode(msgspec.json.decode(sent, type=EditionJson)) == sent


def test_every_section_of_an_edition_has_a_type() -> None:
    tags = [component.__struct_config__.tag for component in get_args(EditionComponent)]
    assert tags == [section.key for section in SECTIONS]


def test_an_edition_is_uploaded_played_and_stored_with_the_record(server: Server) -> None:
    name = upload(server, own())
    assert (name["id"], name["title"]["en"]) == ("my_box", "My box")
    assert len(name["key"]) == 64
    assert upload(server, own()) == name  # once more is the same
    shown = server.get(f"/api/editions/{name['key']}")
    prices = next(one for one in shown["components"] if one["component"] == "prices")
    assert prices["values"]["wheat"]["value"] == 3
    file = server.http.get(f"/api/editions/{name['key']}/file")
    assert file.text == own()
    assert 'filename="my_box.toml"' in file.headers["content-disposition"]
    assert [one["id"] for one in server.get("/api/editions")] == ["classic"]  # it is not listed

    with Seated(server, [*people(1), *bots("greedy", "random")], edition=name["key"]) as table:
        assert table.any.state["edition"] == name
        assert server.get(f"/api/tables/{table.id}")["edition"] == name
        table.play(at_random(4))
    record = Record.from_json(server.get(f"/api/games/{table.id}/record"))
    assert record.edition_source == own()
    assert Game.replay(record).result() is not None
    assert server.get(f"/api/games/{table.id}")["edition"] == name
    again = server.post("/api/records", server.get(f"/api/games/{table.id}/record"), 201)["game"]
    assert server.get(f"/api/games/{again}")["edition"] == name


def test_built_in_editions_are_known_by_their_id(server: Server) -> None:
    assert upload(server, CLASSIC)["key"] == "classic"
    disguised = CLASSIC.replace("wheat = 2", "wheat = 4", 1)
    name = upload(server, disguised)
    assert name["id"] == "classic"
    assert len(name["key"]) == 64


def test_an_edition_is_encoded_once_for_all_who_ask(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = server.get("/api/editions/classic")
    monkeypatch.setattr("tearum.server.api.editions.edition_json", None)
    assert server.get("/api/editions/classic") == shown


def test_an_edition_outlives_a_restart(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path)) as server:
        name = upload(server, own("Kept"))
        table = Seated(server, people(2), edition=name["key"])
    with Server(settings_in(tmp_path)) as server, Page(server, table.id, table.keys[0]) as page:
        assert page.state["edition"] == name
        assert server.get(f"/api/tables/{table.id}/edition")["title"]["en"] == "Kept"
        assert server.get(f"/api/editions/{name['key']}")["hash"] == name["hash"]


def test_every_mistake_is_reported_with_its_line(server: Server) -> None:
    broken = own().replace("wheat = 3", 'wheat = "cheap"', 1).replace('"star"', '"stir"', 1)
    answer = upload(server, broken, 422)
    assert answer["code"] == "bad_edition"
    lines = broken.split("\n")
    where = {problem["line"]: problem for problem in answer["problems"]}
    assert where[lines.index('wheat = "cheap"') + 1]["where"] == "prices, wheat"
    assert any("stir" in problem["what"] for problem in answer["problems"])
    for text, status in (("", 422), ("no TOML at all", 422), ("\x00" * 9, 422)):
        assert upload(server, text, status)["problems"]
    assert server.http.post("/api/editions", content=b"\xff\xfe").json()["problems"]
    assert upload(server, "#" * (MAX_BYTES + 1), 413)["code"] == "too_large"


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_reported_in_the_language_of_the_page(server: Server, language: str) -> None:
    broken = own().replace("wheat = 3", 'wheat = "cheap"', 1)
    answer = server.http.post(f"/api/editions?language={language}", content=broken.encode())
    (problem,) = answer.json()["problems"]
    with pytest.raises(EditionError) as wrong:
        parse(broken.encode())
    assert problem["what"] == wrong.value.problems[0].message.text(language)
    # Without a language they are in English; another one is refused.
    english = upload(server, broken, 422)["problems"][0]["what"]
    assert (problem["what"] == english) == (language == "en")
    unknown = server.http.post("/api/editions?language=tlh", content=broken.encode())
    assert unknown.json()["code"] == "bad_request"


def test_editions_have_a_quota(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, uploads_per_hour=3)) as server:
        for status in (422, 422, 422):
            upload(server, "", status)
        assert upload(server, own(), 429)["code"] == "too_many"
    with Server(settings_in(tmp_path, max_editions=1)) as server:
        upload(server, own())
        assert upload(server, own("Another"), 429)["code"] == "too_many"


def test_a_bot_remembers_a_bounded_number_of_editions(server: Server) -> None:
    for number in range(MAX_EDITIONS + 2):
        name = upload(server, own(money=number + 2))
        seats = bots("random", "random")
        table = server.post("/api/tables", {"seats": seats, "edition": name["key"]}, 201)["table"]
        with Page(server, table) as page:
            page.wait_for_revision(12)
            assert page.state["edition"] == name
    metrics = server.metrics()
    assert "tearum_bot_failures_total{" not in metrics


def test_editions_come_with_icons_figures_and_provenance(server: Server) -> None:
    assert [edition["id"] for edition in server.get("/api/editions")] == ["classic"]
    edition = server.get("/api/editions/classic")
    buildings = [c for c in edition["components"] if c["component"] == "building"]
    assert len(buildings) == 25
    cost = buildings[0]["values"]["cost"]
    assert cost["parts"]["goods"] == {"wheat": 1, "wood": 3}
    assert cost["provenance"] in ("printed", "inferred", "reconstructed")
    assert buildings[0]["values"]["vp"]["icons"]
    captain = next(c for c in edition["components"] if c["component"] == "captain")
    assert captain["values"]["cost"]["parts"]["money"] > 0
    for name in ("nope", "%2e%2e%2fclassic", "%2fetc%2fpasswd"):
        assert server.http.get(f"/api/editions/{name}").status_code == 404
