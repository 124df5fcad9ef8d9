"""What the server says about itself, and its texts."""

from tearum import __version__
from tearum.bots import LEVELS
from tearum.contract.languages import LANGUAGES
from tearum.edition import built_in
from tearum.game.record import RULES
from tearum.server.wire.fields import PROTOCOL

from ..harness import Server


def test_texts_come_in_three_languages(server: Server) -> None:
    for language in LANGUAGES:
        text = server.http.get(f"/api/text/{language}.ftl")
        assert "page-title" in text.text
        assert "reason-money_short" in text.text
        assert "lab-report-title" not in text.text  # a report brings its own words
    assert server.http.get("/api/text/xx.ftl").status_code == 404


def test_texts_of_single_screens_come_apart(server: Server) -> None:
    for language in LANGUAGES:
        first = server.http.get(f"/api/text/{language}.ftl").text
        for part, message in [
            ("rules", "rule-TRD-06 ="),
            ("learn", "learn-title ="),
            ("labpage", "labpage-title ="),
        ]:
            assert message in server.http.get(f"/api/text/{language}/{part}.ftl").text
            assert message not in first
    assert server.http.get("/api/text/xx/rules.ftl").status_code == 404
    assert server.http.get("/api/text/en/command.ftl").status_code == 404


def test_info_names_languages_and_bots(server: Server) -> None:
    info = server.get("/api/info")
    assert (info["version"], info["protocol"], info["rules"]) == (__version__, PROTOCOL, RULES)
    assert [edition["key"] for edition in info["editions"]] == built_in()
    levels = {bot["name"]: bot["level"] for bot in info["bots"]}
    assert [levels[name] for name in LEVELS] == [*range(1, len(LEVELS) + 1)]
    assert levels["random"] is None
    assert info["languages"] == list(LANGUAGES)
    assert {"random", "greedy"} <= {bot["name"] for bot in info["bots"]}
