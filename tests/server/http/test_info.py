"""What the server says about itself, and its texts."""

from tearum.contract.languages import LANGUAGES

from ..harness import Server


def test_texts_come_in_three_languages(server: Server) -> None:
    for language in LANGUAGES:
        text = server.http.get(f"/api/text/{language}.ftl")
        assert "rules-title" in text.text
        assert "money_short" in text.text or "reason-" in text.text
        assert "lab-report-title" not in text.text  # a report brings its own words
        assert "labpage-title" in text.text
    assert server.http.get("/api/text/xx.ftl").status_code == 404
    info = server.get("/api/info")
    assert info["languages"] == list(LANGUAGES)
    assert {"random", "greedy"} <= {bot["name"] for bot in info["bots"]}
