"""The report of small real runs: its page, its tables, its replays."""

import csv
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tearum.balance.comparison import compare_runs
from tearum.balance.comparison_files import write_comparison
from tearum.balance.measures.dataset import read_datasets
from tearum.balance.measures.findings import SHOWN, Findings, findings
from tearum.balance.measures.item_kinds import KINDS
from tearum.balance.pages.item_names import Namer
from tearum.balance.report import write_report
from tearum.contract.languages import LANGUAGES
from tearum.edition import load
from tearum.game import Game, Record
from tearum.lab.manifest import FolderError
from tearum.simulate.run_folder import Run
from tearum.text import text_in

from .browser import find_browser, new_tab
from .conftest import play

UNSEEN = '<span class="unseen">Stands out: </span>'
SECTIONS = (
    "seats",
    "places",
    "titles",
    "points",
    "limit",
    "economy",
    "sources",
    "money",
    "cards",
    *(f"kind-{kind}" for kind in KINDS),
    "course",
    "calibration",
    "length",
    "strategies",
    "bans",
)


@pytest.fixture(scope="session")
def report(
    two: Path, three: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, list[Findings]]:
    out = tmp_path_factory.mktemp("report")
    return out, write_report(read_datasets([two, three]), out)


def test_every_section_is_there_for_every_number_of_players(
    report: tuple[Path, list[Findings]],
) -> None:
    page = (report[0] / "index.html").read_text("utf-8")
    for anchor in ("strength", "targets", "out", "p3", "p2", "method"):
        assert f'id="{anchor}"' in page
    for players in (2, 3):
        for section in SECTIONS:
            assert f'id="p{players}-{section}"' in page


def test_the_page_says_of_what_it_is_and_where_its_chapters_are(
    report: tuple[Path, list[Findings]],
) -> None:
    page = (report[0] / "index.html").read_text("utf-8")
    title = escape(text_in("en").message("lab-report-title", edition=load("classic").title["en"]))
    assert f"<title>{title}</title>" in page
    assert f">{title}</h1>" in page
    assert '<a href="#p3">3 players</a>' in page
    assert '<a href="#p2">2 players</a>' in page
    script = page[page.index("<script>") : page.index("</script>")]
    assert script.removeprefix("<script>").startswith("\n")


def test_bots_budget_and_games_are_shown(report: tuple[Path, list[Findings]]) -> None:
    page = (report[0] / "index.html").read_text("utf-8")
    strength = page[page.index('id="strength"') : page.index('id="p3"')]
    assert strength.count('<td class="text">random</td>') == 2
    assert "node" not in page  # which random does not heed
    assert strength.count("random is not one of the levels. docs/bots.md gives its strength") == 1
    assert "tearum arena greedy random --players 3 measures it." in strength
    assert ">12<" in strength
    assert ">6<" in strength


def test_the_first_chapter_says_how_good_the_edition_is(
    report: tuple[Path, list[Findings]],
) -> None:
    out, found = report
    page = (out / "index.html").read_text("utf-8")
    short = page[page.index('id="short"') : page.index('id="targets"')]
    text = re.sub(r"<[^>]*>", " ", short)
    for finding in found:
        met = sum(one.verdict in ("met", "near") for one in finding.targets)
        assert f'<a href="#p{finding.dataset.players}">' in short
        assert f"{met} of {len(finding.targets)}" in text
        assert f"random, {finding.dataset.size} games" in text
    missed = [one for one in found[0].targets if one.verdict == "missed"]
    assert missed
    assert short.count("<li>") == len(found) + sum(
        one.verdict == "missed" for finding in found for one in finding.targets
    )


@pytest.mark.parametrize(
    ("part", "command"), [("strategies", "tearum lab strategies"), ("bans", "tearum lab ban")]
)
def test_where_no_experiments_were_played_the_page_names_the_command_that_does(
    report: tuple[Path, list[Findings]], part: str, command: str
) -> None:
    page = (report[0] / "index.html").read_text("utf-8")
    for players in (2, 3):
        section = page[page.index(f'id="p{players}-{part}"') :].split("<h3", 1)[0]
        assert f"No games have been played for this: {command} plays them" in section


class Outline(HTMLParser):
    """Ids, links and plots of a page; complains of tags that are not closed in order."""

    VOID = ("meta", "link", "br")

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.sources: list[str] = []
        self.plots = 0
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if "id" in attributes:
            self.ids.append(str(attributes["id"]))
        if tag == "a":
            self.links.append(str(attributes["href"]))
        if attributes.get("role") == "img":
            self.plots += 1
            for part in str(attributes["aria-labelledby"]).split():
                self.sources.append(part)
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self._open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self._open.pop()


def outline_of(page: Path) -> Outline:
    outline = Outline()
    outline.feed(page.read_text("utf-8"))
    return outline


def test_the_page_is_sound_and_stands_alone(report: tuple[Path, list[Findings]]) -> None:
    outline = outline_of(report[0] / "index.html")
    assert len(outline.ids) == len(set(outline.ids))
    assert set(outline.sources) <= set(outline.ids)
    assert outline.plots > 30
    for link in outline.links:
        file, _, moment = link.partition("?")
        assert link[1:] in outline.ids if link[0] == "#" else (report[0] / file).exists()
        assert not moment or re.fullmatch(r"step=\d+&seat=\d", moment)
    text = (report[0] / "index.html").read_text("utf-8")
    assert not re.search(r"https?://|<(?:script|img|iframe)[^>]+src|@import|url\((?!#)", text)


def test_tables_are_written_as_csv_with_intervals(report: tuple[Path, list[Findings]]) -> None:
    tables = report[0] / "tables"
    names = {path.stem for path in tables.glob("*.csv")}
    for players in (2, 3):
        expected = ("seats", "places", "targets", *KINDS)
        assert {f"{players}p_random_1-{table}" for table in expected} <= names
    with (tables / "2p_random_1-seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["seat"] for row in rows] == ["0", "1", "all"]
    for row in rows:
        assert float(row["any_low"]) <= float(row["any"]) <= float(row["any_high"])


def test_places_in_the_turn_order_are_those_of_the_records(
    report: tuple[Path, list[Findings]], three: Path
) -> None:
    run, won = Run(three), [0, 0, 0]
    for number in range(run.games):
        record = run.record(number)
        first = Game.replay(record, 0).view()["first_player"]
        assert first is not None
        for seat in Game.replay(record).result().winners:
            won[(seat - first) % 3] += 1
    with (report[0] / "tables" / "3p_random_1-places.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["place"] for row in rows] == ["1", "2", "3"]
    assert [float(row["any"]) for row in rows] == pytest.approx(
        [n / run.games for n in won], abs=1e-6
    )
    for row in rows:
        assert float(row["any_low"]) < float(row["any_high"])


@pytest.mark.usefixtures("plots_in_words")
def test_all_that_stands_out_is_linked_to_a_game_and_the_largest_have_cards(
    two: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tearum.balance.measures.items.FEWEST", 2)
    monkeypatch.setattr(
        "tearum.balance.measures.items.benjamini_hochberg", lambda p: [True] * len(p)
    )
    sent: list[Record] = []

    def send(record: Record) -> str:
        sent.append(record)
        return f"https://table.example/replays/{len(sent)}"

    (found,) = write_report(read_datasets([two]), tmp_path, upload=send)
    assert len(found.notable) > SHOWN
    sizes = [abs(row.value("effect")) for _, row in found.notable]
    assert sizes == sorted(sizes, reverse=True)
    assert len(sent) == len(list((tmp_path / "replays").iterdir()))  # each game once
    page = (tmp_path / "index.html").read_text("utf-8")
    assert page.count('<p class="worth">') == SHOWN
    cards, _, after = page.partition('<p class="note">Others, each linked')
    also, _, tables = after.partition("</p>")
    namer = Namer(load("classic"), "en")
    for rank, (kind, row) in enumerate(found.notable):
        shown = found.replays[kind, row.key]
        assert 1 <= len(shown) <= (2 if rank < SHOWN else 1)
        for replay in shown:
            link = replay.link
            assert re.fullmatch(r"https://table\.example/replays/\d+\?step=\d+&seat=\d", link)
        first = rf'<a href="{re.escape(escape(shown[0].link))}"[^>]*>'
        named = first + re.escape(escape(namer.name(kind, row.key))) + "</a>"
        assert len(re.findall(named, also)) == (rank >= SHOWN)
        assert len(re.findall(rf"◆ </span>{UNSEEN}{named}", tables)) == 1
        assert rank >= SHOWN or all(escape(replay.link) in cards for replay in shown)


@pytest.mark.proof
def test_bots_of_other_budgets_stand_beside_the_first(tmp_path: Path) -> None:
    one, other = (
        play(tmp_path / str(nodes), load("classic"), 2, 4, nodes, "custom:FirstBot")
        for nodes in (1, 5)
    )
    found = write_report(read_datasets([one, other]), tmp_path / "report")
    assert [finding.dataset.budget.nodes for finding in found] == [1, 5]
    page = (tmp_path / "report" / "index.html").read_text("utf-8")
    targets = page[page.index('id="targets"') : page.index('id="out"')]
    assert "2 players, custom:FirstBot, 1 position<" in targets
    assert "2 players, custom:FirstBot, 5 positions<" in targets
    assert "custom:FirstBot, 5 positions per turn, 4 games" in page
    assert "custom:FirstBot is your own bot and has no level: tearum arena" in page
    assert page.count('id="p2-seats"') == 1
    assert (tmp_path / "report" / "tables" / "2p_custom_FirstBot_5-seats.csv").exists()


@pytest.mark.usefixtures("plots_in_words")
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_report_speaks_every_language(two: Path, tmp_path: Path, language: str) -> None:
    write_report(read_datasets([two]), tmp_path, language)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    church = {"fr": "Église", "de": "Kirche"}[language]
    assert church in page
    shown = re.sub(r"<style>.*?</style>|<script>.*?</script>|<[^>]*>", " ", page, flags=re.DOTALL)
    assert not re.search(r"\blab-[a-z]", shown)  # an id shows where a message is missing


@pytest.mark.proof
def test_the_same_runs_give_the_same_report(
    report: tuple[Path, list[Findings]], two: Path, three: Path, tmp_path: Path
) -> None:
    write_report(read_datasets([two, three]), tmp_path)
    for file in [*report[0].rglob("*.csv"), report[0] / "index.html"]:
        assert (tmp_path / file.relative_to(report[0])).read_bytes() == file.read_bytes()


@pytest.mark.proof
def test_a_second_report_leaves_nothing_of_the_first(
    two: Path, three: Path, tmp_path: Path
) -> None:
    write_report(read_datasets([three]), tmp_path)
    write_report(read_datasets([two]), tmp_path)
    assert not list((tmp_path / "tables").glob("3p_*"))


@pytest.mark.proof
def test_one_game_is_singular(tmp_path: Path) -> None:
    run = play(tmp_path / "run", load("classic"), 2, 1)
    for language, games in (("en", "1 game<"), ("fr", "1 partie<"), ("de", "1 Partie<")):
        write_report(read_datasets([run]), tmp_path / "report", language)
        assert games in (tmp_path / "report" / "index.html").read_text("utf-8")


def test_sides_of_tiles_are_shown_with_what_they_do(report: tuple[Path, list[Findings]]) -> None:
    out, found = report
    for finding in found:
        sides = finding.tables["side"]
        tiles = {row.key: int(row.value("taken")) for row in finding.tables["tile"]}
        for tile in {row.key.rpartition(".")[0] for row in sides}:
            mine = [row for row in sides if row.key.startswith(f"{tile}.")]
            assert len(mine) == 2
            assert sum(row.value("taken") for row in mine) == tiles[tile]
            assert sum(row.value("share") for row in mine) == pytest.approx(1)
    page = (out / "index.html").read_text("utf-8")
    namer = Namer(load("classic"), "en")
    whole = namer.detail("tile", "harbor.3", 2)
    parts = [namer.detail("side", f"harbor.3.{side}", 2) for side in (1, 2)]
    assert all(part in whole for part in parts)
    for side, part in enumerate(parts, 1):
        assert f"Harbor, tile 3, side {side}<small>{escape(part)}<" in page


def test_two_games_settle_nothing(tmp_path: Path) -> None:
    dataset = read_datasets([play(tmp_path / "run", load("classic"), 4, 2)])[0]
    found = findings(dataset)
    sure = {one.target.key for one in found.targets if one.verdict in ("met", "missed")}
    # The first is read off the cards; the others are so far from their bounds that two games do.
    assert sure <= {"endowment_sums", "conversion", "least_alternative"}
    for one in found.targets:
        if one.target.form in ("share", "gap"):
            assert 0 <= one.found.low <= one.found.value <= one.found.high <= 1


@pytest.mark.proof
def test_whatever_else_lies_in_the_folder_stays(two: Path, three: Path, tmp_path: Path) -> None:
    notes = tmp_path / "tables" / "notes.txt"
    notes.parent.mkdir()
    notes.write_text("mine")
    with pytest.raises(FolderError, match="tables was not written by tearum lab report"):
        write_report(read_datasets([two]), tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["tables", "notes.txt"]
    write_report(read_datasets([three]), tmp_path / "report")
    notes.rename(tmp_path / "report" / "tables" / "notes.txt")
    write_report(read_datasets([two]), tmp_path / "report")
    assert (tmp_path / "report" / "tables" / "notes.txt").read_text() == "mine"


@pytest.mark.proof
def test_a_report_is_not_overwritten_by_a_comparison(two: Path, dear: Path, tmp_path: Path) -> None:
    write_report(read_datasets([two]), tmp_path)
    page = (tmp_path / "index.html").read_bytes()
    with pytest.raises(FolderError, match=r"was not written by tearum lab compare"):
        write_comparison(compare_runs(two, dear), tmp_path)
    assert (tmp_path / "index.html").read_bytes() == page


@pytest.mark.proof
@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_a_browser_opens_it_without_error_or_remote_request(
    report: tuple[Path, list[Findings]], width: int, dark: bool
) -> None:
    browser = find_browser()
    if browser is None:
        pytest.skip("There is no Chromium here: on Debian, apt-get install chromium.")
    page = report[0] / "index.html"
    with new_tab(browser) as tab:
        tab.open(page, width, dark=dark)
        assert tab.find("document.querySelectorAll('main h3').length") >= 16
        assert tab.find("document.querySelectorAll('svg[role=img]').length") > 30
        assert tab.find("document.documentElement.scrollWidth") <= width
        colour = tab.find("getComputedStyle(document.body).backgroundColor")
        assert colour == ("rgb(39, 30, 20)" if dark else "rgb(243, 231, 205)")
        # Buildings, from the one that is taken most often on.
        tab.find("document.querySelectorAll('#p2 table.sorts thead button')[3].click()")
        shares = tab.find(
            "[...document.querySelector('#p2 table.sorts').tBodies[0].rows]"
            ".map((row) => parseFloat(row.cells[3].dataset.v))"
        )
        assert shares == sorted(shares, reverse=True)
        assert shares[0] > shares[-1]
        assert tab.trouble == []
        assert page.as_uri() in tab.asked  # else nothing that it asks for would be seen
        assert [url for url in tab.asked if not url.startswith(("file:", "data:"))] == []
