"""`tearum lab`: report, compare, ban and strategies, from the folders that simulate leaves."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tearum.edition import load
from tearum.edition.edit import with_value
from tearum.game import Record
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Simulation, on_processes
from tests.balance.plots_in_words import plots_in_words

from ..conftest import Command

__all__ = ["plots_in_words"]
pytestmark = pytest.mark.usefixtures("plots_in_words")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games of two greedy bots."""
    place = tmp_path_factory.mktemp("runs") / "greedy"
    settings = RunSettings.of(load("classic"), 2, ["greedy"], 1)
    for _ in Simulation(settings, 4, place).play(on_processes(1), 1):
        pass
    return place


def test_a_report_is_written_and_summed_up(tearum: Command, run: Path, tmp_path: Path) -> None:
    result = tearum("lab", "report", str(run), "--out", str(tmp_path / "report"))
    assert (result.status, result.err) == (0, "")
    first, last = result.out.splitlines()
    assert first.startswith("2 players, 4 games of greedy: ")
    assert "targets met, 0 things stand out." in first
    assert last == f"Written: {tmp_path / 'report' / 'index.html'}"
    assert (tmp_path / "report" / "index.html").exists()


@pytest.mark.proof
def test_a_ban_is_played_on_the_same_deals_and_reported(
    tearum: Command, run: Path, tmp_path: Path
) -> None:
    result = tearum("lab", "ban", str(run), "building-16", "tile-market-2", "--jobs", "1")
    assert result.status == 0
    lines = result.out.splitlines()
    assert lines[0].startswith("Without City Hall: P(any) ")
    assert lines[1].startswith("Without Market, tile 2: P(any) ")
    assert lines[0].endswith(", 4 games.")
    assert tearum("lab", "ban", str(run), "building-16", "--jobs", "1").out == lines[0] + "\n"
    assert tearum("lab", "report", str(run), "--out", str(tmp_path)).status == 0
    page = (tmp_path / "index.html").read_text("utf-8")
    section = page[page.index('id="p2-bans"') :]
    assert "City Hall" in section
    assert "tearum lab ban plays them" not in section
    bans = (tmp_path / "tables" / "2p_greedy_2000-bans.csv").read_text("utf-8").splitlines()
    assert [line.split(",")[0] for line in bans] == ["thing", "building 16", "tile market.2"]


def test_a_card_is_banned_by_its_name_in_any_language(tearum: Command, run: Path) -> None:
    by_number = tearum("lab", "ban", str(run), "building-16", "--jobs", "1").out
    for name in ("city-hall", "Rathaus", "hotel de ville"):
        assert tearum("lab", "ban", str(run), name, "--jobs", "1").out == by_number
    french = tearum("lab", "ban", str(run), "city-hall", "--jobs", "1", "--lang", "fr").out
    assert re.search(r" points \[.*\] contre \d+,\d\s%, 4 parties\.$", french)


@pytest.mark.proof
def test_a_report_with_targets_of_ones_own(tearum: Command, run: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[printed]\nover_money = { most = 5 }\nconversion = { most = 99 }\n")
    args = ("lab", "report", str(run), "--out", str(tmp_path / "report"))
    assert ": 2 of 2 targets met" in tearum(*args, "--targets", str(mine)).out
    found = json.loads(tearum(*args, "--targets", str(mine), "--json").out)["tables"][0]
    assert (found["targets"], found["met"]) == (2, 2)
    assert list(found["figures"]) == ["over_money", "conversion"]
    assert found["economy"]["stocks"]["money"]["box"] == 230
    written = json.loads((tmp_path / "report" / "report.json").read_text())
    assert written["samples"][0]["economy"] == found["economy"]
    mine.write_text("[printed]\nover_gold = { most = 5 }\n")
    result = tearum(*args, "--targets", str(mine))
    assert result.status == 2
    assert f"{mine}:2: printed: unknown key 'over_gold'" in result.err


def test_the_targets_that_an_edition_names_are_used(tearum: Command, tmp_path: Path) -> None:
    edition = tmp_path / "my_box.toml"
    text = load("classic").source.replace("schema = 1", 'schema = 1\ntargets = "mine.toml"', 1)
    edition.write_text(text)
    (tmp_path / "mine.toml").write_text("[printed]\nconversion = { most = 99 }\n")
    place = tmp_path / "run"
    play = ("simulate", "--players", "2", "--games", "1", "--bots", "random", "--jobs", "1")
    assert tearum(*play, "--edition", str(edition), "--out", str(place)).status == 0
    assert (
        ": 1 of 1 targets met"
        in tearum("lab", "report", str(place), "--out", str(tmp_path / "report")).out
    )
    (tmp_path / "mine.toml").unlink()
    result = tearum(*play, "--edition", str(edition), "--out", str(tmp_path / "other"))
    assert "there is no such file: the targets of classic are used" in result.err


def test_an_edition_is_tried(
    tearum: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tearum.cli.commands.lab.trial.FIRST_SECONDS", 0.0)  # a slow machine
    changed = tmp_path / "my_box.toml"
    changed.write_text(with_value(load("classic").source, ("ship", 8, "cost"), 30))
    args = ["lab", "try", str(changed), "--players", "2", "--bots", "random", "--jobs", "1"]
    args += ["--games", "61", "--out", str(tmp_path / "games")]
    result = tearum(*args)
    assert result.status == 0
    lines = result.out.splitlines()
    assert "60 games of each, 2 players, random." in lines[0]
    assert any(line.startswith("Changed: ship 9, cost: ") for line in lines)
    assert any(line.startswith("Ships, Ship 9, share taken: ") for line in lines)
    assert any(line.startswith("Targets met: ") for line in lines)
    found = json.loads(tearum(*args, "--json").out)  # from the games that were kept
    assert found["games"] == [61, 61]
    assert found["edits"][0].startswith("ship 9, cost: ")
    assert found["changed"][0]["row"] == "9"


BOTH_CHECKS = (("lab", "try"), ("edition", "check"))


def test_an_edition_with_mistakes_is_not_tried(tearum: Command, tmp_path: Path) -> None:
    spoilt = tmp_path / "my_box.toml"
    spoilt.write_text(load("classic").source.replace("wheat = 2", "wheat = -2", 1))
    result = tearum("lab", "try", str(spoilt))
    assert result.status == 1
    assert "prices, wheat: -2 is negative" in result.out
    listed, checked = (tearum(*command, str(spoilt), "--json") for command in BOTH_CHECKS)
    assert listed.status == checked.status == 1
    assert json.loads(listed.out) == json.loads(checked.out)
    same = tearum("lab", "try", "classic")
    assert same.status == 2
    assert "there is nothing to try" in same.err


def test_nobody_without_the_thing_ever_takes_it(tearum: Command, run: Path) -> None:
    from tearum.simulate.run_folder import Run

    assert tearum("lab", "ban", str(run), "alternative-harbor", "--jobs", "1").status == 0
    banned = Run(run / "bans" / "alternative-harbor")
    players = banned.frame("players").select("game", "seat", "bot").collect()
    taken = banned.frame("choices").collect().join(players, on=["game", "seat"])
    lone = taken.filter(taken["bot"] == "greedy/without-alternative-harbor")
    assert lone.filter(lone["kind"] == "alternative").height > 0
    assert "harbor" not in lone.filter(lone["kind"] == "alternative")["item"].to_list()


def test_strategies_are_played_on_the_same_deals_and_reported(
    tearum: Command, run: Path, tmp_path: Path
) -> None:
    result = tearum("lab", "strategies", str(run), "red", "builder", "--jobs", "1")
    assert result.status == 0, result.err
    red, builder = result.out.splitlines()
    assert red.startswith("Prefers red: P(any) ")
    assert builder.startswith("Builder: P(any) ")
    assert red.endswith("%, 4 games.")
    assert tearum("lab", "strategies", str(run), "red", "--jobs", "1").out == red + "\n"
    assert tearum("lab", "report", str(run), "--out", str(tmp_path)).status == 0
    table = (tmp_path / "tables" / "2p_greedy_2000-strategies.csv").read_text("utf-8").splitlines()
    assert [line.split(",")[0] for line in table] == ["leaning", "red", "builder"]


def test_bots_that_change_between_two_strategies_are_reported(
    tearum: Command, run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter([RunSettings.of(load("classic"), 2, ["greedy"], 1).code])
    monkeypatch.setattr(
        "tearum.simulate.run_settings.fingerprint", lambda bots: next(codes, "others")
    )
    result = tearum("lab", "strategies", str(run), "blue", "--jobs", "1")
    assert (result.status, result.out) == (2, "")
    assert "The bots have changed since" in result.err
    assert not (run / "strategies" / "blue").exists()


def test_every_strategy_is_played_by_default(
    tearum: Command, run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    monkeypatch.setattr(
        "tearum.cli.commands.lab.experiments._run_experiments",
        lambda _, preferences, *rest: tried.extend(preferences),
    )
    assert tearum("lab", "strategies", str(run)).status == 0
    assert tried == ["red", "blue", "balanced", "builder", "captains", "contracts"]


def test_what_does_not_stand_out_is_not_banned_unasked(tearum: Command, run: Path) -> None:
    result = tearum("lab", "ban", str(run))
    assert result.status == 0
    assert "Nothing stands out" in result.out


def test_two_editions_are_compared(tearum: Command, run: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert tearum("edition", "new", str(mine)).status == 0
    mine.write_text(mine.read_text("utf-8").replace("wheat = 2", "wheat = 3", 1), "utf-8")
    other = tmp_path / "other"
    asked = ("--players", "2", "--games", "4", "--jobs", "1", "--out", str(other))
    assert tearum("simulate", *asked, "--edition", str(mine)).status == 0
    result = tearum("lab", "compare", str(run), str(other), "--out", str(tmp_path / "page"))
    assert result.status == 0
    assert result.out.startswith(
        "4 games and 4 games, 4 deals played with both editions: 0 of 0 figures"
    )
    assert (tmp_path / "page" / "index.html").exists()
    mixed = tearum("lab", "report", str(run), str(other), "--out", str(tmp_path / "report"))
    assert mixed.status == 2
    assert "are of different editions" in mixed.err
    assert not (tmp_path / "report").exists()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["report", "nowhere", "--out", "page"], "nowhere is not a run: it has no run.json."),
        (["report", "RUN", "RUN", "--out", "page"], "have the same games: name one of them."),
        (["report", "RUN"], "Missing option --out."),
        (["report", "RUN", "--out", "page", "--lang", "it"], "tearum speaks en, fr, de, not it."),
        (
            ["report", "RUN", "--out", "page", "--replay-url", "here"],
            "here is not the address of a server",
        ),
        (["compare", "RUN", "RUN"], "play the same edition: there is nothing to compare."),
        (["compare", "RUN"], "Missing argument AFTER."),
        (["ban", "RUN", "building-99"], "building-99 is not a card: do you mean"),
        (["ban", "RUN", "chruch"], "chruch is not a card: do you mean Church?"),
        (["ban", "RUN", "ho"], "ho can mean several cards: "),
        (["ban", "RUN", "endowment-3"], "'endowment-3' can’t be banned"),
        (["ban", "nowhere"], "nowhere is not a run"),
        (["strategies", "RUN", "green"], "'green' is not a strategy: name one of red, blue"),
    ],
)
def test_a_mistake_is_reported_in_one_line(
    tearum: Command, run: Path, arguments: list[str], expected: str
) -> None:
    result = tearum("lab", *(str(run) if word == "RUN" else word for word in arguments))
    assert result.status == 2
    assert expected in result.err
    assert result.err.count("\n") == 1


class Table(BaseHTTPRequestHandler):
    """Keeps records as a server does, until it has had enough."""

    kept: list[Record]

    def do_POST(self) -> None:
        record = Record.loads(self.rfile.read(int(self.headers["Content-Length"])))
        enough = len(self.kept) >= 2
        expected = {"code": "too_many", "message": "Wait a little."} if enough else {"game": "abc"}
        if not enough:
            self.kept.append(record)
        self.send_response(429 if enough or self.path != "/api/records" else 201)
        self.end_headers()
        self.wfile.write(json.dumps(expected).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def table() -> Iterator[str]:
    Table.kept = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Table) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_records_are_put_on_a_table(table: str, tearum: Command) -> None:
    from tearum.cli.errors import UserError
    from tearum.cli.replay_upload import ReplayUpload
    from tearum.game import Game

    record = Game.new(2, 7).record()
    upload = ReplayUpload(table)
    assert upload(record) == f"{table}replays/abc"
    assert Table.kept == [record]
    upload(record)
    with pytest.raises(UserError, match=r"did not accept the replays: Wait a little\."):
        upload(record)


def test_a_table_that_is_not_there_is_named() -> None:
    from tearum.cli.errors import UserError
    from tearum.cli.replay_upload import ReplayUpload
    from tearum.game import Game

    with pytest.raises(UserError, match="can’t be reached: "):
        ReplayUpload("http://127.0.0.1:9")(Game.new(2, 7).record())
