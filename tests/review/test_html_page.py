"""The account as a page: what stands where, and what is drawn where."""

import re
from html.parser import HTMLParser

from tearum.review.html_page import html_page
from tests.review.examples import sample


class Cells(HTMLParser):
    """The tables and lists of a page, in the order of the page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.terms: list[str] = []
        self.headings: list[str] = []
        self.captions: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        if tag not in ("meta", "path", "rect", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "path", "rect", "polyline"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        tag = self.open[-1] if self.open else ""
        if tag in ("th", "td"):
            self.tables[-1][-1].append(data)
        elif tag == "caption":
            self.captions.append(data)
        elif tag in ("dt", "dd"):
            self.terms.append(data)
        elif tag in ("h1", "h2", "li", "span", "title"):
            self.headings.append(data)


PAGE = html_page(sample.record(), sample.review(), "en")
CELLS = Cells(PAGE)


def test_everything_that_is_opened_is_closed_and_names_stay_text() -> None:
    assert CELLS.open == []
    assert PAGE.startswith('<!doctype html>\n<html lang="en">')
    assert "<h1>After the game: Ada, Ben, Cleo &amp; Co</h1>" in PAGE
    assert "<title>After the game: Ada, Ben, Cleo &amp; Co</title>" in PAGE
    assert "review-" not in PAGE


def test_it_has_its_parts_in_order() -> None:
    assert [one for one in CELLS.headings if one.strip()] == [
        "After the game: Ada, Ben, Cleo & Co",
        "After the game: Ada, Ben, Cleo & Co",
        "Chance of winning",
        *("■ Ada", "■ Ben"),
        "Skill, luck and the others",
        "Turning points",
        *("Ben, round I", "Ben: −12.5; Ada: +6.2"),
        *("Ada, round II", "Ada: +43.8; Cleo & Co: −37.5; Ben: −12.5"),
        "By round",
        "By kind of decision",
    ]


def test_the_tables_have_a_row_for_each_seat_asked_about() -> None:
    account, rounds, rounds_of_ben, kinds, kinds_of_ben = CELLS.tables
    assert [row[:3] + row[-1:] for row in account] == [
        ["Player", "start", "skill", "result"],
        ["Ada", "38%", "−3.1 ± 1.5", "100%"],
        ["Ben", "38%", "−12.5 ± 1.6", "0%"],
    ]
    nothing = ["0.0 ± 0.0"] * 4  # in the last three rounds nobody moved
    assert rounds == [
        ["skill", "luck", "others", "remainder"],
        ["I", "0.0 ± 0.0", "+12.5 ± 3.0", "+6.2 ± 4.0", "0.0 ± 0.0"],
        ["II", "−3.1 ± 1.5", "+25.0 ± 12.0", "+15.6 ± 3.0", "+6.2 ± 2.0"],
        *([number, *nothing] for number in ("III", "IV", "V")),
    ]
    assert rounds_of_ben[1:3] == [
        ["I", "−12.5 ± 1.6", "−12.5 ± 4.0", "0.0 ± 0.0", "0.0 ± 0.0"],
        ["II", "0.0 ± 0.0", "−12.5 ± 3.0", "0.0 ± 0.0", "0.0 ± 0.0"],
    ]
    head = ["Decision", "turns", "mistakes", "skill"]
    assert kinds == [head, ["Build", "1", "0", "−3.1 ± 1.5"]]
    assert kinds_of_ben == [head, ["Ships", "1", "1", "−12.5 ± 1.6"]]
    assert CELLS.captions == ["Ada", "Ben"] * 2


def test_it_says_what_its_figures_mean() -> None:
    assert "in percentage points. ± is the standard error" in PAGE
    assert "A turn counts as a mistake only if" in PAGE
    assert "bots of known strength" in PAGE


def test_a_mistake_says_what_was_better_and_why() -> None:
    meanings, told = CELLS.terms[:10], CELLS.terms[10:]
    assert meanings[::2] == ["skill", "luck", "others", "their mistakes", "remainder"]
    assert meanings[1] == "what your turns lost compared with the best ones"
    done, cost, better, why, *second = zip(told[::2], told[1::2], strict=True)
    assert done[0] == "Played"
    assert done[1].startswith("Buy ship 3 for $4: 2 wheat and 1 wood; 3")
    assert cost == ("Cost", "12.5 ± 1.6 percentage points")
    assert better == ("Better", "Buy ship 1 for $2: 2 wheat; Expand the warehouse for $1")
    assert why[0] == "Why"
    assert why[1].startswith("It pays off later")
    assert [name for name, _ in second] == ["Played", "Revealed"]
    assert second[1][1] == "contracts, ships"


def test_the_graph_has_a_line_for_each_seat_from_the_deal_to_the_result() -> None:
    lines = re.findall(r'<polyline points="([^"]*)"[^>]*stroke="(#\w+)"', PAGE)
    assert [points for points, _ in lines] == [
        "40.0,120.0 380.0,105.5 720.0,4.0",  # 50%, 56% and 100%
        "40.0,178.0 380.0,207.0 720.0,236.0",  # 25%, 13% and 0%
    ]
    assert len({colour for _, colour in lines}) == 2
    assert re.findall(r">([IV]+|\d+%)</text>", PAGE) == [
        *("0%", "25%", "50%", "75%", "100%"),
        *("I", "II"),
    ]
    assert re.findall(r'd="M([\d.]+) 0V236"', PAGE) == ["40.0", "380.0"]


def test_bars_go_to_the_left_for_what_was_lost() -> None:
    bars = re.findall(r'<rect x="([\d.]+)" y="(\d+)" width="([\d.]+)"', PAGE)
    assert bars == [
        *(("326.2", "4", "3.8"), ("330.0", "22", "45.0"), ("330.0", "40", "26.2")),
        *(("315.0", "4", "15.0"), ("300.0", "22", "30.0"), ("330.0", "40", "0.0")),
    ]
