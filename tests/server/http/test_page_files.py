"""The built page, its files, and nothing else."""

from pathlib import Path

from ..harness import Server, settings_in


def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, page=tmp_path / "nowhere")) as server:
        answer = server.http.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


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
