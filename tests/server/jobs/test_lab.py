"""The lab page: a simulation is a process of the command, and writes a report."""

import base64
import json
import os
import re
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tearum.edition import Edition, load
from tearum.game import Game
from tearum.server.jobs import lab_jobs as lab_module
from tearum.server.ops.settings import Settings

from ..harness import Server, settings_in

WISH = {"players": 2, "games": 3}
PATIENCE = 120.0  # seconds: the command is started twice, and everything may run plain


def lab_in(folder: Path, **options: Any) -> Settings:
    return settings_in(folder, lab=folder / "lab", **options)


def wait(server: Server, run: str, *stages: str) -> Any:
    end = time.monotonic() + PATIENCE
    while (seen := server.get(f"/api/lab/runs/{run}"))["stage"] not in stages:
        assert time.monotonic() < end, seen
        time.sleep(0.1)
    return seen


@pytest.mark.proof
def test_a_simulation_ends_in_a_report_that_can_be_shown(tmp_path: Path) -> None:
    with Server(lab_in(tmp_path)) as server:
        before = server.get("/api/lab")
        assert (before["ready"], before["busy"], before["report"]) == (True, False, None)
        run = server.post("/api/lab/runs", {**WISH, "language": "de"}, 201)
        assert (run["stage"], run["done"], run["edition"]["key"]) == ("playing", 0, "classic")
        assert server.get("/api/lab")["busy"]
        assert server.post("/api/lab/runs", WISH, 409)["code"] == "lab_busy"

        done = wait(server, run["run"], "done", "failed")
        assert done["stage"] == "done"
        assert done["done"] == 3
        samples = [{"players": 2, "games": 3, "bots": ["greedy"]}]
        assert done["report"]["samples"] == samples
        page = server.http.get(done["report"]["address"])
        assert 'lang="de"' in page.text
        policy = page.headers["content-security-policy"]
        assert "sandbox allow-scripts allow-downloads allow-popups" in policy
        assert "frame-ancestors 'self'" in policy
        (script,) = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
        digest = base64.b64encode(sha256(script.encode()).digest()).decode()
        assert f"script-src 'sha256-{digest}';" in policy
        folder = tmp_path / "lab/runs" / run["run"]
        (folder / "report/replays").mkdir(exist_ok=True)
        (folder / "report/replays/game-1.json").write_text("{}")
        record = server.http.get(f"{done['report']['address']}replays/game-1.json")
        assert (record.text, record.status_code) == ("{}", 200)
        assert "attachment" in record.headers["content-disposition"]
        for path in ("replays/none.json", "replays/..%2freport.json", "../run.json"):
            assert server.http.get(done["report"]["address"] + path).status_code >= 400

        # An edition that comes with the game is nobody's secret.
        assert server.get("/api/lab")["report"] == done["report"]
        assert server.post(f"/api/lab/runs/{run['run']}/stop", {})["stage"] == "done"
    with Server(lab_in(tmp_path)) as server:
        assert server.get(f"/api/lab/runs/{run['run']}") == done


@pytest.mark.proof
def test_an_uploaded_edition_shows_its_report_to_whoever_has_its_text(tmp_path: Path) -> None:
    text = load("classic").source.replace('id = "classic"', 'id = "mine"', 1)
    with Server(lab_in(tmp_path)) as server:
        key = server.http.post("/api/editions", content=text).json()["key"]
        assert server.get(f"/api/lab?edition={key}")["report"] is None
        reports = []
        for games in (3, 2):
            wish = {"edition": key, "players": 2, "games": games}
            run = server.post("/api/lab/runs", wish, 201)["run"]
            reports.append(wait(server, run, "done", "failed")["report"])
        assert server.http.post("/api/editions", content=text).json()["key"] == key  # chosen again
        assert server.get(f"/api/lab?edition={key}")["report"] == reports[-1]
        # Other texts of the same values tell nobody of it.
        other = server.http.post("/api/editions", content=text + "# Mine too.\n").json()["key"]
        for edition in ("classic", other):
            assert server.get(f"/api/lab?edition={edition}")["report"] is None


@pytest.mark.proof
def test_an_edition_simulated_after_classic_is_compared_with_it(tmp_path: Path) -> None:
    text = load("classic").source.replace("wheat = 2", "wheat = 3", 1)
    with Server(lab_in(tmp_path)) as server:
        key = server.http.post("/api/editions", content=text).json()["key"]

        def simulated(**wish: Any) -> Any:
            run = server.post("/api/lab/runs", {**WISH, **wish}, 201)["run"]
            return wait(server, run, "done", "failed")["report"]

        assert simulated()["compared"] is None  # classic itself
        assert simulated(edition=key, games=2)["compared"] is None  # other games than classic's
        report = simulated(edition=key, language="fr")
        page = server.http.get(report["compared"])
        assert 'lang="fr"' in page.text
        assert "wheat" in page.text
        whole = server.http.get(report["address"])
        policy = "content-security-policy"
        assert page.headers[policy] == whole.headers[policy]
        (script,) = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
        assert f"<script>{script}</script>" in whole.text
        assert server.get(f"/api/lab?edition={key}")["report"] == report
        classic = server.get("/api/lab")["report"]["address"]
        server.get(f"{classic}compared/", 404)
    kept = [path.parent.name for path in (tmp_path / "lab/runs").glob("*/games")]
    assert kept == [classic.split("/")[4]]


def test_a_simulation_is_stopped(tmp_path: Path) -> None:
    with Server(lab_in(tmp_path)) as server:
        run = server.post("/api/lab/runs", {"games": 300}, 201)["run"]
        assert server.post(f"/api/lab/runs/{run}/stop", {})["stage"] == "stopped"
        assert not server.get("/api/lab")["busy"]
        assert server.http.get(f"/api/lab/runs/{run}/report/").status_code == 404
        again = server.post("/api/lab/runs", {"games": 300}, 201)["run"]  # there is room again
    with Server(lab_in(tmp_path)) as server:  # the server's end is its end too
        assert server.get(f"/api/lab/runs/{again}")["stage"] == "stopped"


def test_captain_thinks_as_long_as_where_the_edition_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def noted(seconds: float, on_line: Any, *arguments: str) -> int | None:
        asked.append(" ".join(arguments))
        return 1

    monkeypatch.setattr(lab_module, "run_command", noted)
    with Server(lab_in(tmp_path)) as server:
        for bot in ("captain", "greedy"):
            run = server.post("/api/lab/runs", {**WISH, "bot": bot}, 201)["run"]
            assert wait(server, run, "failed")["stage"] == "failed"
    captain, greedy = asked
    assert "--bots captain --nodes 40000 " in captain
    assert "--bots greedy " in greedy
    assert "--nodes" not in greedy


def test_a_simulation_without_a_game_in_time_fails(tmp_path: Path) -> None:
    with Server(lab_in(tmp_path, lab_seconds=0.1)) as server:
        run = server.post("/api/lab/runs", WISH, 201)["run"]
        assert wait(server, run, "done", "failed")["stage"] == "failed"
        assert not server.get("/api/lab")["busy"]


@pytest.mark.proof
def test_what_is_played_in_time_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lab_module.run_command

    async def cut(seconds: float, on_line: Any, *arguments: str) -> int | None:
        """Two games are played to their end, then the time is over."""
        fewer = ["2" if one == "300" else one for one in arguments]
        status = await whole(seconds, on_line, *fewer)
        return None if arguments[0] == "simulate" else status

    monkeypatch.setattr(lab_module, "run_command", cut)
    with Server(lab_in(tmp_path)) as server:
        run = server.post("/api/lab/runs", {"players": 2, "games": 300}, 201)["run"]
        seen = wait(server, run, "done", "failed")
        assert (seen["stage"], seen["done"]) == ("done", 2)
        assert seen["report"]["samples"][0]["games"] == 2


def test_impossible_requests_are_refused(tmp_path: Path) -> None:
    with Server(lab_in(tmp_path, lab_runs_per_hour=0)) as server:
        for wish in ({"games": 301}, {"players": 5}, {"bot": "admiral"}, {"path": "/etc/passwd"}):
            assert server.post("/api/lab/runs", wish, 400)["code"] == "bad_request"
        for edition in ("none", "../classic", "/etc/passwd"):
            refused = server.post("/api/lab/runs", {"edition": edition}, 404)
            assert refused["code"] == "no_such_edition"
        assert server.post("/api/lab/runs", WISH, 429)["code"] == "too_many"
        assert server.get("/api/lab/runs/" + "a" * 16, 404)["code"] == "not_found"
    assert not (tmp_path / "lab").exists()


def test_without_its_packages_the_lab_only_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_module, "PACKAGES", ("no_such_package",))
    with Server(lab_in(tmp_path)) as server:
        assert not server.get("/api/lab")["ready"]
        assert server.post("/api/lab/runs", WISH, 409)["code"] == "no_lab"


def test_the_latest_published_report_on_an_edition_is_shown(tmp_path: Path) -> None:
    classic = load("classic")
    for number, (name, edition_hash) in enumerate(
        (("old", classic.hash), ("new", classic.hash), ("other", "0" * 64))
    ):
        folder = tmp_path / "lab" / "reports" / name
        folder.mkdir(parents=True)
        (folder / "index.html").write_text(f"<!doctype html>{name}")
        os.utime(folder / "index.html", (number, number))
        about = {
            "edition": {"id": "classic", "hash": edition_hash},
            "script": "sha256-",
            "samples": [],
        }
        (folder / "report.json").write_text(json.dumps(about))
    (tmp_path / "lab/reports/broken").mkdir()
    with Server(lab_in(tmp_path)) as server:
        report = server.get("/api/lab")["report"]
        assert report["made"] == "1970-01-01T00:00:01+00:00"
        assert server.http.get(report["address"]).text == "<!doctype html>new"
        source = classic.source.replace("wheat = 2", "wheat = 3", 1)
        key = server.http.post("/api/editions", content=source).json()["key"]
        assert server.get(f"/api/lab?edition={key}")["report"] is None
        server.get(f"/api/lab/editions/{key}/report/replays/a.json", 404)


def publish(folder: Path, edition: Edition) -> None:
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    about = {"edition": {"id": edition.id, "hash": edition.hash}, "script": "", "samples": []}
    (folder / "report.json").write_text(json.dumps(about))
    game = Game.new(players=2, seed=5, edition=edition)
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    (folder / "replays").mkdir()
    game.record().save(folder / "replays/2p-7.json")
    (folder / "replays/2p-8.json").write_text("{}")


def test_a_game_of_a_report_is_watched_at_its_step(tmp_path: Path) -> None:
    classic, run = load("classic"), "a" * 16
    publish(tmp_path / "lab/reports/mine", classic)
    publish(tmp_path / "lab/runs" / run / "report", classic)
    seen = set()
    with Server(lab_in(tmp_path)) as server:
        for report in ("/api/lab/editions/classic/report/", f"/api/lab/runs/{run}/report/"):
            record = f"{report}replays/2p-7.json"
            assert "attachment" in server.http.get(record).headers["content-disposition"]
            opened = server.http.get(record, params={"step": 9, "seat": 1})
            place = re.fullmatch(
                r"/replays/([a-z2-7]{16})\?step=9&seat=1", opened.headers["location"]
            )
            assert place is not None
            assert opened.status_code == 303
            game = place[1]
            seen.add(game)
            assert server.get(f"/api/games/{game}")["over"]
            shown = server.get(f"/api/games/{game}/replay?step=9&seat=1")
            assert (shown["step"], shown["view"]["you"]) == (9, 1)
            server.get(f"{record}?step=-1", 422)
            server.get(f"{record}?step=1&seat=4", 422)
            server.get(f"{report}replays/2p-9.json?step=1", 404)
            broken = server.http.get(f"{report}replays/2p-8.json?step=1").headers["location"]
            server.get(f"/api/games/{broken[9:25]}", 400)
        assert len(seen) == 2  # whoever knows one report knows no other
        server.get("/api/games/aaaaaaaaaaaaaaaa", 404)


def test_old_simulations_are_deleted(tmp_path: Path) -> None:
    with Server(lab_in(tmp_path, max_lab_runs=2)) as server:
        runs = []
        for _ in range(3):
            runs.append(server.post("/api/lab/runs", WISH, 201)["run"])
            server.post(f"/api/lab/runs/{runs[-1]}/stop", {})
        server.get(f"/api/lab/runs/{runs[0]}", 404)
        server.get(f"/api/lab/runs/{runs[2]}")


def test_a_server_that_cannot_write_says_so(tmp_path: Path) -> None:
    (tmp_path / "lab").write_text("no folder")
    with Server(lab_in(tmp_path)) as server:
        assert server.post("/api/lab/runs", WISH, 503)["code"] == "no_storage"
        assert not server.get("/api/lab")["busy"]
