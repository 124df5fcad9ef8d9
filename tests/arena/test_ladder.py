"""The ladder as a picture, whole."""

from xml.etree import ElementTree

from tearum.arena.ladder import LEFT, RIGHT, STEP, TOP, WIDTH, _step, ladder
from tearum.lab.intervals import Interval

RATINGS = {
    "greedy": Interval(-30.0, -45.0, -15.0),
    "<admiral>": Interval(120.0, 100.0, 140.0),
    "random": Interval(0.0, 0.0, 0.0),
}


def test_every_bot_has_its_rung_the_strongest_on_top() -> None:
    drawn = ladder(RATINGS, "Tea & rum", "on 12 deals")
    tree = ElementTree.fromstring(drawn)
    assert drawn.endswith("\n</svg>\n")
    height = TOP + STEP * 3 + 56
    assert tree.attrib == {"viewBox": f"0 0 {WIDTH} {height}", "role": "img"}
    texts = [
        (one.text, float(one.attrib["x"]), float(one.attrib["y"]), one.attrib.get("text-anchor"))
        for one in tree.iter("{http://www.w3.org/2000/svg}text")
    ]

    # From -50 to 150 in steps of 25.
    def x(value: float) -> float:
        return round(LEFT + (value + 50) / 200 * (WIDTH - LEFT - RIGHT), 1)

    assert x(150) == WIDTH - RIGHT
    bottom = TOP + 3 * STEP
    assert texts[0] == ("Tea & rum", 20, 32, None)
    assert texts[1:10] == [
        (text, x(value), bottom + 18, "middle")
        for text, value in zip(
            ("−50", "−25", "0", "+25", "+50", "+75", "+100", "+125", "+150"),
            range(-50, 151, 25),
            strict=True,
        )
    ]
    assert texts[10:16] == [
        (text, place, TOP + STEP * row + STEP // 2 + 5, anchor)
        for row, (name, rating) in enumerate(
            (("<admiral>", "+120 ± 20"), ("random", "0"), ("greedy", "−30 ± 15"))
        )
        for text, place, anchor in (
            (name, LEFT - 14, "end"),
            (rating, WIDTH - RIGHT + 14, None),
        )
    ]
    assert texts[16] == ("on 12 deals", 20, height - 14, None)
    paths = [
        (one.attrib["class"], one.attrib["d"])
        for one in tree.iter("{http://www.w3.org/2000/svg}path")
    ]
    assert paths[2] == ("zero", f"M{x(0)} {TOP - 8}V{bottom}")
    assert {kind for kind, _ in paths[:9]} == {"rule", "zero"}
    assert paths[9:] == [
        ("span", f"M{x(low)} {TOP + STEP * row + STEP // 2}H{x(high)}")
        for row, (low, high) in enumerate(((100, 140), (0, 0), (-45, -15)))
    ]
    dots = [
        (float(one.attrib["cx"]), float(one.attrib["cy"]))
        for one in tree.iter("{http://www.w3.org/2000/svg}circle")
    ]
    assert dots == [
        (x(value), TOP + STEP * row + STEP // 2) for row, value in enumerate((120, 0, -30))
    ]


def test_grid_lines_lie_at_round_distances() -> None:
    spans = (0, 80, 81, 200, 201, 400, 1600, 2001, 8000, 8001)
    assert [_step(span) for span in spans] == [10, 10, 25, 25, 50, 50, 200, 500, 1000, 2000]
