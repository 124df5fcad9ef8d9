"""The check: every mistake, with its line; and whatever a file holds, nothing but problems."""

import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearum.contract.languages import LANGUAGES
from tearum.edition import Edition, check, parse
from tearum.edition.parsing.field_types import Choice, ListOf
from tearum.edition.parsing.schema import SECTIONS
from tearum.edition.parsing.source import MAX_BYTES
from tearum.messages.bundle import text_in
from tests.unhurried import UNHURRIED

Spoil = Any  # the fixture of conftest.py

MISTAKES = [
    # what is changed, into what, a part of the line that is named, a part of what is said
    # Head
    ("schema = 1", "schema = 2", "schema = 2", "schema: 2 is out of bounds"),
    ('id = "classic"', 'id = "Old Box"', "Old Box", "id: 'Old Box' is not an id"),
    ('en = "Classic", ', "", "title =", "title: the language 'en' is missing"),
    (', de = "Klassisch"', ', dee = "Klassisch"', "title =", "unknown key 'dee'"),
    ("schema = 1", "schema = 1\nshema = 1", "shema", "unknown key 'shema'; did you mean 'schema'?"),
    # Numbers
    ("wood = 3", "wood = -3", "wood = -3", "prices, wood: -3 is negative"),
    ("wood = 3", "wood = 99", "wood = 99", "prices, wood: 99 is out of bounds: 2 to 30"),
    ("wood = 3", 'wood = "3"', 'wood = "3"', "a whole number is needed here, not the text '3'"),
    ("wood = 3", "wood = 3.5", "wood = 3.5", "a whole number is needed here, not a number"),
    ("wood = 3", "wood = true", "wood = true", "a whole number is needed here"),
    ("wood = 3\n", "", "[prices]", "prices: 'wood' is missing"),
    # Texts with a grammar
    (
        'cost = "wheat, 3 ore"',
        'cost = "4 or"',
        '"4 or"',
        "building 4, cost: 'or' is not a resource",
    ),
    (
        'cost = "wheat, 3 ore"',
        'cost = "-4 ore"',
        '"-4 ore"',
        "building 4, cost: a cost can’t be negative",
    ),
    (
        'cost = "wheat, 3 ore"',
        'cost = "40 ore"',
        '"40 ore"',
        "building 4, cost: '40 ore': the number",
    ),
    ('cost = "wheat, 3 ore"', "cost = 4", "cost = 4", "a text is needed here, not a number"),
    (
        'cost = "wheat, 3 ore"',
        'cost = "25 ore"',
        '"25 ore"',
        "25 pieces never fit into the warehouse’s 9",
    ),
    ('vp = "4 blue"', 'vp = "4 blue, star"', "4 blue, star", "a VP box holds red and blue only"),
    ('vp = "4 blue"', 'vp = "4 bleu"', "4 bleu", "did you mean 'blue'?"),
    ('reward = "7 red"', 'reward = "7 red /"', "7 red /", "captain 17, reward: an icon is missing"),
    ('"$1, expansion",', '"$1, expanson",', "expanson", "reputation, steps, step 4: 'expanson'"),
    (
        '"star, build",',
        '"star; build",',
        "star; build",
        "board governor, tiles_4p, tile 2: 'star; b",
    ),
    ("each ship: $1 less", "each ship: 1 less", "1 less", "building 17, permanent:"),
    (
        '"population 19"',
        '"populace 19"',
        "populace",
        "allegiance 2, condition: 'populace 19' is no",
    ),
    # Choices
    (
        'colour = "crown"',
        'colour = "crwn"',
        '"crwn"',
        "'crwn' is not a building colour; did you mean",
    ),
    ('symbols = ["security"]', 'symbols = ["safety"]', "safety", "'safety' is not a wish symbol"),
    (
        'id = "market"',
        'id = "markt"',
        '"markt"',
        "board markt, id: 'markt' is not a board; did you",
    ),
    ('"red", "red", "red"', '"red", "red", "reed"', "reed", "card 3: 'reed' is not a VP colour"),
    # Counts
    ("[[wish]]\nnumber = 9", "[[wsh]]\nnumber = 9", "[[wsh]]", "unknown key 'wsh'; did you mean"),
    ('  "star, $1, trade",\n', "", "tiles_4p", "board market, tiles_4p: 3 tiles, there must be 4"),
    ('rows = ["2 wheat", "wood"]', "rows = []", "rows = []", "ship 1, rows: 0 rows, there must be"),
    ('["2 blue", "1 blue"]', '["2 blue"]', '["2 blue"]', "reward 1, blue: 1 places, there must be"),
    ('["2 wheat", "wood"]', '"2 wheat"', '"2 wheat"', "a list of rows in [ ] is needed here"),
    # Order
    ("number = 7\nid", "number = 8\nid", "number = 8", "building 8, number: 8 must be 7: the"),
    (
        "number = 6\nround = 1",
        "number = 6\nround = 2",
        "round = 2",
        "captain 6, round: round 2 must",
    ),
    ("cost = 3\nrows", "cost = 1\nrows", "cost = 1", "ship 2, cost: $1 comes after $2"),
    ("tokens = [1, 1, 1, 2", "tokens = [1, 1, 3, 2", "tokens", "warehouse, tokens: the costs must"),
    (
        'first = [\n  "A", "B"',
        'first = [\n  "B", "A"',
        "first",
        "this side begins with A, not with",
    ),
    # What takes several values to see
    ('id = "academy"', 'id = "church"', '"church"', "'church' is building 1 already"),
    ('en = "Academy"', 'en = "Church"', '"Church"', "'Church' (en) is building 1 already"),
    (
        "cannons = 2\n",
        "cannons = 0\n",
        "cannons = 0",
        "captain 13, cannons: there is a reward, but",
    ),
    ('reward = "7 red"', 'reward = ""', 'reward = ""', "captain 17, reward: cannons are paid, but"),
    (
        "red = 3\nblue = 1",
        "red = 0\nblue = 0",
        "red = 0",
        "contract 1, red: the contract is worth n",
    ),
    ("open = 3", "open = 20", "open = 20", "26 squares with the tokens’, at most 24"),
    ("max = 25", "max = 9", "max = 9", "population, max: 9 is below the start, 10"),
    ("max = 25", "max = 18", "population 19", "asks for 19, but there are only 18 on the populati"),
    (
        "7 buildings",
        "21 buildings",
        "21 build",
        "asks for 21, but there are only 20 building types",
    ),
    ("4 buildings of", "5 buildings of", "5 build", "asks for 5, but there are only 4 of a colour"),
    ("6 captains", "16 captains", "16 captains", "asks for 16, but there are only 15 captains"),
    ("reputation 20", "reputation 25", "reputation 25", "only 24 steps on the reputation track"),
    ("slots_4p = 6", "slots_4p = 4", "slots_4p = 4", "4 slots are too few for 4 players: at least"),
    ("slots_23p = 5", "slots_23p = 3", "slots_23p = 3", "3 slots are too few for 3 players"),
    ("slots_23p = 5", "slots_23p = 9", "slots_23p = 9", "9 is out of bounds: 1 to 8"),
    ('slots_4p = ["", ""', 'slots_4p = ["", "trade"', "trade", "no action is possible here"),
    ('["hygiene", "entertainment"]', '["hygiene", "hygiene"]', "hygiene", "shows a symbol once"),
    (
        'tokens = [\n  "governor", "governor"',
        'tokens = [\n  "market", "market"',
        "tokens",
        "no token",
    ),
    ('"red", "blue", "blue", "blue"', '"red", "red", "red", "red"', "colours", "no card is blue"),
    (
        'gain = "$3, 2 wood',
        'gain = "$3, 5 star, 2 wood',
        "5 star",
        "reach an action, on step 5 of the",
    ),
    ('gain = "$3, 2 wood', 'gain = "build, wheat', "build, wheat", "no action is possible here"),
    ("3 wheat -> 2 barrel", "3 wheat -> 4 barrel", "permanent", "can’t give more pieces (4) than"),
    ("each captain: $2 less", "any time: 2 ore -> cannon", "any time: 2 ore", "at most 2 of the"),
    ("each captain: $2 less", "income phase: ore -> cannon", "ore -> c", "at most 1 of the buil"),
    # Provenance
    ('printed = ["start"]', 'printed = ["begin"]', "begin", "'begin' is not a value of this table"),
    ('printed = ["start"]', 'printed = "start"', "printed", "a list of keys in [ ] is needed here"),
    (
        'printed = ["start"]',
        'inferred.start = ""',
        "inferred",
        "population, inferred, start: the te",
    ),
    (
        'printed = ["start"]',
        'inferred = ["start"]',
        "inferred",
        "a text for each key is needed here",
    ),
    ('printed = ["start"]', "note.start = 3", "note.start", "a text is needed here, not a number"),
    (
        'printed = ["start"]',
        'printed = ["start"]\ninferred.start = "so"',
        "printed",
        "'start' is marked inferred too",
    ),
    # Names
    ('fr = "Église"', 'fr = ""', "Church", "building 1, name, fr: the text is empty"),
    ('fr = "Église"', f'fr = "{"é" * 41}"', "Church", "longer than 40 characters"),
    (
        'fr = "Église"',
        'fr = "\\u202Eesilgé"',
        "Church",
        "has a character in it that can’t be shown",
    ),
    ('fr = "Église"', "fr = 7", "Church", "a text is needed here, not a number"),
    ('fr = "Église"', 'fr = "Église", it = "Chiesa"', "Church", "unknown key 'it'"),
    (
        'name = { en = "Church", fr = "Église", de = "Kirche" }',
        'name = "Church"',
        "Church",
        "en = ...",
    ),
    # TOML
    (
        'cost = "wheat, 3 ore"',
        'cost = "4 ore',
        'cost = "4 ore',
        "this is not TOML: illegal character",
    ),
    ('cost = "wheat, 3 ore"', "cost = 4 ore", "cost = 4 ore", "this is not TOML"),
    ("[reputation]", "[reputation", "[reputation", "this is not TOML"),
    (
        '  "population",         # 11',
        '  "population"          # 11',
        "barrel / tobacco",
        "this is not",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "what"), MISTAKES)
def test_a_mistake_is_reported_with_its_line(
    spoil: Spoil, old: str, new: str, line: str, what: str
) -> None:
    found = spoil((old, new))
    assert any(line in at and what in said for at, said in found), found
    assert len(found) <= 2, "one mistake is made many"


def test_a_shorter_track_is_no_mistake(spoil: Spoil) -> None:
    assert spoil(('  "contract",           # 21\n', "")) == []


def test_twenty_steps_are_the_least(spoil: Spoil, classic: Edition) -> None:
    start = classic.source.rindex("\n", 0, classic.source.index("# 20\n")) + 1
    end = classic.source.index("]\nnote.steps")
    found = spoil((classic.source[start:end], ""))
    assert ("steps = [", "reputation, steps: 19 steps, there must be 20 to 40") in found


@pytest.mark.parametrize(
    ("section", "count"),
    [
        ("board", 4),
        ("building", 25),
        ("captain", 30),
        ("contract", 18),
        ("ship", 9),
        ("allegiance", 10),
        ("endowment", 6),
        ("wish", 9),
        ("reward", 5),
    ],
)
def test_a_missing_card_is_reported(classic: Edition, section: str, count: int) -> None:
    heading = f"[[{section}]]"
    parts = classic.source.split(heading)
    assert len(parts) == count + 1
    text = heading.join([*parts[:2], *parts[3:]])
    said = [str(problem) for problem in check(text.encode())]
    assert f"{section}: {count - 1} of {heading}, there must be {count}" in said
    assert any("the tables are in order" in what for what in said)


def test_a_card_too_many_is_reported_with_its_line(classic: Edition) -> None:
    text = classic.source + '\n[[wish]]\nnumber = 10\nsymbols = ["hygiene"]\n'
    (problem,) = check(text.encode())
    assert str(problem) == "wish: 10 of [[wish]], there must be 9"
    assert text.split("\n")[problem.line - 1] == "[[wish]]"
    assert problem.line > text.count("\n") - 4


@pytest.mark.parametrize("section", ["prices", "reputation", "order_board", "automa"])
def test_a_missing_table_is_reported(classic: Edition, section: str) -> None:
    text = classic.source.replace(f"[{section}]", f"[not_{section}]")
    said = [str(problem) for problem in check(text.encode())]
    assert f"{section.replace('_', ' ')}: [{section}] is missing" in said


def test_a_colour_has_five_buildings(spoil: Spoil) -> None:
    assert [what for _, what in spoil(('colour = "trades"', 'colour = "crown"'))] == [
        "building 6, colour: the sixth crown building; each colour has 5",
        "building 25: only 4 trades buildings; each colour has 5",
    ]


def test_each_turn_comes_four_times(spoil: Spoil) -> None:
    found = spoil(('second = [\n  "B", "A", "automa"', 'second = [\n  "B", "B", "automa"'))
    assert [what for _, what in found] == [
        "order board, second: A has 3 turns, must have 4",
        "order board, second: B has 5 turns, must have 4",
    ]


def test_effects_may_not_nest_without_end(spoil: Spoil) -> None:
    found = spoil(*[('instant = "star"', 'instant = "star, captain"')] * 12)
    assert len(found) == 1
    assert found[0][0] == "steps = ["
    assert "effects could nest too deeply: 6 steps" in found[0][1]
    assert "13 buildings and captains" in found[0][1]


def test_all_mistakes_are_reported_at_once(spoil: Spoil) -> None:
    found = spoil(
        ("wood = 3", "wood = -3"),
        ('colour = "crown"', 'colour = "blue"'),
        ('cost = "wheat, 3 wood"', 'cost = "wheat, 3 wod"'),
        ('reward = "7 red"', 'reward = "7 red'),  # no TOML at all
        ("number = 9\ncost", "number = 8\ncost"),
        ('"A", "B", "automa"', '"A", "C", "automa"'),
    )
    assert [what for _, what in found] == [
        "prices, wood: -3 is negative",
        "building 1, colour: 'blue' is not a building colour",
        "building 1, cost: 'wod' is not a resource; did you mean 'wood'?",
        "this is not TOML: illegal character '\\n'",
        "contract 8, number: 8 must be 9: the tables are in order",
        "order board, first, space 2: 'C' is not a turn",
    ]


def test_several_syntax_errors_are_reported_at_once(spoil: Spoil) -> None:
    found = spoil(
        ("wood = 3", "wood 3"),
        ('cost = "wheat, 3 ore"', 'cost = "4 ore'),
        ("[[endowment]]", "[[endowment]"),
        ('gain = "$3, 2 wood', 'gain = "$3, 2 weat'),
    )
    assert [line for line, _ in found] == [
        "wood 3",
        'cost = "4 ore',
        "[[endowment]",
        'gain = "$3, 2 weat, ore, star, 1 red"',
    ]


def test_an_unclosed_array_is_reported_where_it_begins_and_where_it_fails(spoil: Spoil) -> None:
    assert spoil(
        (
            '  "captain, wheat",\n  "captain / 2 red, star",\n]',
            '  "captain, wheat",\n  "captain / 2 red, star",\n',
        )
    ) == [
        ("tiles_4p = [", "board tavern, tiles_4p: 7 tiles, there must be 4"),
        ("tiles_23p = [", "this is not TOML: invalid value"),
    ]


def test_other_line_ends_and_a_byte_order_mark_are_fine(classic: Edition) -> None:
    assert check(b"\xef\xbb\xbf" + classic.source.replace("\n", "\r\n").encode()) == []


def test_a_file_that_is_too_large_is_not_read() -> None:
    (problem,) = check(b"#" * (MAX_BYTES + 1))
    assert str(problem) == "the file is larger than 256 KiB"


def test_text_must_be_utf_8(classic: Edition) -> None:
    lines = classic.source.split("\n")
    (problem,) = check(classic.source.encode("latin-1", "replace"))
    assert str(problem) == "this is not text in UTF-8"
    assert "Marché" in lines[problem.line - 1]


MALICE = {
    "nothing": b"",
    "deep arrays": b"x = " + b"[\n" * 40_000,
    "deep tables": b"a = " + b"{a = " * 180,
    "a long key": b"a." * 480 + b"a = 1\n",
    "many long keys": (b"a" + b".a" * 480 + b" = 1\n") * 200,
    "one long line": b"[" * 100_000,
    "many tables": b"[[captain]]\nx = 1\n" * 14_000,
    "many keys": b"".join(b"k%d = 1\n" % n for n in range(20_000)),
    "many slips": b"=\n\nx = 1\n" * 20_000,
    "a long list": b"[reputation]\nsteps = [\n" + b'"weat, 2 would",\n' * 12_000 + b"]\n",
    "many reasons": b"[prices.inferred]\n" + b"".join(b"k%d = 1\n" % n for n in range(15_000)),
    "many marks": b"[prices]\nprinted = [\n" + b'"weat",\n' * 20_000 + b"]\n",
    "a huge number": b"[prices]\nwheat = " + b"9" * 900,
    "a huge hexadecimal": b"[prices]\nwheat = 0x" + b"f" * 900,
    "infinity": b"[prices]\nwheat = inf\nwood = nan\nore = 1e999\nbarrel = 1979-05-27\n",
    "wrong tables": b"prices = 5\nboard = [1]\ncaptain = {a = 1}\nship = [[1]]\nreward = [{}]",
    "a null": b"a = 1\0",
}


@pytest.mark.parametrize("name", MALICE)
def test_malice_gets_problems_and_quickly(name: str) -> None:
    start = time.monotonic()
    problems = check(MALICE[name])
    assert problems
    assert all(problem.line >= 1 for problem in problems)
    assert time.monotonic() - start < 5


@given(st.binary() | st.text().map(str.encode))
@settings(UNHURRIED)
def test_any_bytes_get_problems(content: bytes) -> None:
    assert check(content)


JSON_LIKE = st.recursive(
    st.sampled_from(['""', '"x"', "0", "-1", "1e9", "true", "1979-05-27", '"2 star"']),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda parts: f"[{', '.join(parts)}]")
        | inner.map(lambda part: f"{{ en = {part} }}")
    ),
    max_leaves=4,
)


@given(st.data())
@settings(UNHURRIED, max_examples=30)
def test_wrong_types_anywhere_get_problems(classic: Edition, data: st.DataObject) -> None:
    lines = classic.source.split("\n")
    keyed = [n for n, line in enumerate(lines) if " = " in line and not line.endswith("[")]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.sampled_from([n for n in keyed if lines[n][:1] not in " #"]))
        key = lines[at].split(" = ")[0]
        lines[at] = f"{key} = {data.draw(JSON_LIKE)}"
    for problem in check("\n".join(lines).encode()):
        assert 1 <= problem.line <= len(lines)


@given(st.data())
@settings(UNHURRIED, max_examples=20)
def test_a_torn_file_gets_problems(classic: Edition, data: st.DataObject) -> None:
    content = classic.source.encode()
    start = data.draw(st.integers(0, len(content) - 1))
    end = data.draw(st.integers(start, len(content)))
    for problem in check(content[:start] + content[end:]):
        assert problem.line >= 1


def test_a_mistake_in_the_box_is_named_by_its_line(spoil: Spoil) -> None:
    assert spoil(
        ('coins = "12 x 10, 12 x 5, 50 x 1"', 'coins = "12 x 10, 12 fives"'),
        ("ore = 22", "ore = 0"),
        ("cannon = 12", "canon = 12"),
    ) == [
        ("[box]", "box: 'cannon' is missing"),
        (
            'coins = "12 x 10, 12 fives"',
            "box, coins: '12 fives' is not a number of pieces, such as '12 x 10'",
        ),
        ("ore = 0", "box, ore: 0 is out of bounds: 1 to 999"),
        ("canon = 12", "box: unknown key 'canon'; did you mean 'cannon'?"),
    ]


def test_an_edition_may_leave_out_the_box(classic: Edition) -> None:
    text = classic.source.partition("[box]")[0]
    assert check(text.encode()) == []
    bare = parse(text.encode())
    assert bare.components.box is None
    assert bare.hash == classic.hash  # how many pieces there are does not affect play


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "building 4, cost: 'weat' is not a resource or icon; did you mean 'wheat'?"),
        ("fr", "building 4, cost\u202f: 'weat' n’est ni une ressource ni une icône"),
        ("de", "building 4, cost: 'weat' ist weder Ressource noch Symbol; ist 'wheat' gemeint?"),
    ],
)
def test_problems_are_said_in_every_language(classic: Edition, language: str, said: str) -> None:
    spoilt = classic.source.replace('cost = "wheat, 3 ore"', 'cost = "weat, 3 ore"', 1)
    (problem,) = check(spoilt.encode())
    assert said in problem.in_file("mine.toml", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_value_has_a_name_in_every_language(language: str) -> None:
    """The ids of these messages are put together from the schema."""
    types = [field.type for section in SECTIONS for field in section.fields]
    inner = [one.of_type for one in types if isinstance(one, ListOf)]
    for one in (*types, *inner):
        if isinstance(one, ListOf):
            assert text_in(language).has(f"problem-{one.of}")
        if isinstance(one, Choice):
            assert text_in(language).has(f"problem-a-{one.what}")


def test_targets_are_a_file_beside_the_edition(classic: Edition, spoil: Spoil) -> None:
    text = classic.source.replace("schema = 1", 'schema = 1\ntargets = "mine.toml"', 1)
    named = parse(text.encode())
    assert (named.targets, classic.targets) == ("mine.toml", "")
    assert named.hash == classic.hash
    for name in ("../mine.toml", "/etc/passwd", "mine.txt", ""):
        line = f'targets = "{name}"'
        [(found, what)] = spoil(("schema = 1", f"schema = 1\n{line}"))
        assert found == line
        assert what.startswith(f"targets: {name!r} is not the name of a file in the folder of")
