"""The built page, its files, and nothing else."""

from pathlib import Path

import httpx
import pytest

from ..harness import Server, settings_in


def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, page=tmp_path / "nowhere")) as server:
        answer = server.http.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text


def test_the_page_is_served_with_its_files_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>here")
    (page / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    with Server(settings_in(tmp_path, page=page)) as server:
        assert server.http.get("/").text == "<!doctype html>here"
        assert server.http.get("/table/abc").text == "<!doctype html>here"
        assert "immutable" in server.http.get("/assets/a.js").headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert server.http.get(path).text != "no"
        for path in ("/missing.png", "/.env", "/assets/.env"):
            assert server.http.get(path).status_code == 404


def test_an_unchanged_file_is_not_sent_again(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>here")
    with Server(settings_in(tmp_path, page=page)) as server:
        tag = server.http.get("/").headers["etag"]
        assert server.http.get("/", headers={"If-None-Match": tag}).status_code == 304
        assert server.http.head("/table/abc").status_code == 200
        assert server.http.get("/%00").status_code < 500


def test_assets_are_sent_compressed_to_who_understands_it(tmp_path: Path) -> None:
    page, script = tmp_path / "page", "let tea = 'rum';\n" * 500
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>here")
    (page / "assets" / "a.js").write_text(script)
    with Server(settings_in(tmp_path, page=page)) as server:

        def ask(**headers: str) -> httpx.Response:
            return server.http.get("/assets/a.js", headers=headers)

        small, plain = ask(), ask(**{"Accept-Encoding": "identity"})
        assert small.text == plain.text == script
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < 200
        assert "javascript" in small.headers["content-type"]
        assert "immutable" in small.headers["cache-control"]
        assert "content-encoding" not in plain.headers
        assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert ask(**{"If-None-Match": small.headers["etag"]}).status_code == 304
        assert ask(Range="bytes=4-6").text == "tea"
        assert server.http.head("/assets/a.js").headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("path", "language", "title"),
    [
        ("/join/abcdefgh23456789", "fr-CH, en;q=0.5", "Une invitation à jouer à Tea &amp; Rum"),
        ("/table/abcdefgh23456789", "de", "Eine Partie Tea &amp; Rum"),
        ("/", "it", "Tea &amp; Rum"),
    ],
)
def test_a_link_has_a_preview_that_says_nothing_of_its_table(
    tmp_path: Path, path: str, language: str, title: str
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><head></head>here")
    with Server(settings_in(tmp_path, page=page)) as server:
        answer = server.http.get(path, headers={"Accept-Language": language})
        assert f'<meta property="og:title" content="{title}" />' in answer.text
        assert f'content="{str(server.http.base_url).rstrip("/")}/preview.jpg"' in answer.text
        assert "abcdefgh23456789" not in answer.text
        assert answer.headers["vary"] == "Accept-Language"
