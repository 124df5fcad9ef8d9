"""Writes the results of the benchmarks: JSON, a chart and the table of docs/performance.md."""

import json
import os
import platform
import re
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.chart import bars

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "performance.md"
Figures = dict[str, Any]


def figures(samples: dict[str, list[dict[str, float]]], start: float) -> Figures:
    def per(name: str, unit: str) -> float:
        """Median microseconds for one of a sample's units."""
        return median(s["seconds"] / s[unit] * 1e6 for s in samples[name])

    def games(name: str) -> float:
        return median(s["games"] / s["seconds"] for s in samples[name])

    trade = samples["compiled trade"]
    spiel = {name: samples[f"peers mcts {name}"] for name in ("gin_rummy", "backgammon")}
    return {
        "day": date.today().isoformat(),
        "machine": machine(),
        "replayed decisions a second": 1e6 / per("compiled replay", "decisions"),
        "microseconds a decision": {
            "tearum, compiled": per("compiled random", "decisions"),
            "tearum, compiled, driven from Python": per("compiled driven", "decisions"),
            "tearum, plain": per("plain random", "decisions"),
            "catanatron": per("peers catanatron", "decisions"),
            "open_spiel gin_rummy": per("peers gin_rummy", "decisions"),
            "open_spiel backgammon": per("peers backgammon", "decisions"),
        },
        "games a second": {
            "tearum, compiled": games("compiled random"),
            "tearum, plain": games("plain random"),
            "catanatron": games("peers catanatron"),
        },
        "search, a second": {
            "tearum, positions valued": 1e6 / per("compiled search", "nodes"),
            **{f"MCTSBot in C++, {name}": simulations(spiel[name], "") for name in spiel},
            **{f"MCTSBot in Python, {name}": simulations(spiel[name], "python") for name in spiel},
        },
        "copy, microseconds": per("compiled copy", "copies"),
        "state, bytes": samples["compiled copy"][0]["bytes"],
        "menu of a Trade, nanoseconds": {
            "engine": median(s["engine"] for s in trade),
            "C": median(s["c"] for s in trade),
        },
        "import and load, seconds": start,
    }


def simulations(samples: list[dict[str, float]], build: str) -> dict[str, float]:
    """Of open_spiel's MCTSBot, a second; and the positions that those come by."""
    count, seconds = (build, f"{build} seconds") if build else ("simulations", "seconds")
    a_second = median(s[count] / s[seconds] for s in samples)
    return {"simulations": a_second, "positions": a_second * samples[0]["positions"]}


def machine() -> str:
    """The processor, and what else a figure depends on."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists() and (named := re.search(r"model name\s*: (.*)", info.read_text())):
        model = named[1]
    python = f"Python {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}"


def rows(found: Figures) -> list[tuple[str, str, str]]:
    """The table: figure, target, measured."""
    a_decision, games = found["microseconds a decision"], found["games a second"]
    ours, plain = a_decision["tearum, compiled"], a_decision["tearum, plain"]
    driven = a_decision["tearum, compiled, driven from Python"]
    peer = a_decision["catanatron"]
    trade = found["menu of a Trade, nanoseconds"]
    lines = [
        (
            "decisions a second, replaying greedy games, compiled",
            "600,000",
            f"{found['replayed decisions a second']:,.0f}",
        ),
        ("random play, compiled, beside catanatron", "1/40", f"{_us(ours)}, {_part(ours, peer)}"),
        ("random play, plain, beside catanatron", "1/4", f"{_us(plain)}, {_part(plain, peer)}"),
        ("catanatron, four RandomPlayers", "", _us(peer)),
    ]
    for name in ("open_spiel gin_rummy", "open_spiel backgammon"):
        peer = a_decision[name]
        text = f"{_us(driven)}, {_part(driven, peer)} of {_us(peer)}"
        lines.append((f"random play, driven from Python, beside {name}", "1/10", text))
    lines += searches(found["search, a second"])
    times = games["tearum, compiled"] / games["catanatron"]
    text = f"{games['tearum, compiled']:,.0f} to {games['catanatron']:,.0f}, {times:,.0f} times"
    lines.append(("games a second, 4 random players, beside catanatron", "100 times", text))
    lines.append(("copy of a state, compiled", "0.3 µs", _us(found["copy, microseconds"])))
    lines.append(("a state", "4 KB", f"{found['state, bytes']:,.0f} bytes"))
    text = (
        f"{trade['engine'] / trade['C']:.1f} times ({trade['engine']:.0f} ns to {trade['C']:.0f})"
    )
    lines.append(("menus of a Trade, compiled, beside C", "3 times, stretch 2", text))
    text = f"{found['import and load, seconds']:.2f} s"
    lines.append(("`import tearum` and load of an edition", "0.3 s", text))
    for build, peaks in found.get("memory", {}).items():
        text = f"{peaks['early']:.1f} MB after a tenth, {peaks['late']:.1f} MB at the end"
        lines.append((f"memory over 100,000 games, {build}", "flat", text))
    return lines


def searches(found: Figures) -> list[tuple[str, str, str]]:
    """Ours beside each of theirs: by simulations, and by all positions on their way."""
    ours, lines = found["tearum, positions valued"], []
    for name, theirs in found.items():
        if isinstance(theirs, dict):
            nodes, visited = theirs["simulations"], theirs["positions"]
            text = (
                f"{ours:,.0f} positions valued a second to {nodes:,.0f} simulations, "
                f"{ours / nodes:,.0f} times; to {visited:,.0f} positions in them, "
                f"{ours / visited:.1f} times"
            )
            lines.append((f"search, beside open_spiel's {name}", "20 times", text))
    return lines


def _us(microseconds: float) -> str:
    return f"{microseconds:.2f} µs"


def _part(ours: float, theirs: float) -> str:
    return f"1/{theirs / ours:.0f}"


def write(found: Figures) -> None:
    """The figures for programs, the chart for eyes, and the table between its marks."""
    (HERE / "figures.json").write_text(json.dumps(found, indent=2) + "\n")
    chart = bars("Microseconds a decision in random play", found["microseconds a decision"])
    (HERE / "chart.svg").write_text(chart)
    table = [f"{found['day']}, on {found['machine']}.", ""]
    table += ["| figure, one core | target | measured |", "|---|---|---|"]
    table += [f"| {figure} | {target} | {text} |" for figure, target, text in rows(found)]
    put(PAGE, table)


def put(page: Path, table: list[str]) -> None:
    """Puts a table between its marks on a page, and prints it."""
    before, rest = page.read_text(encoding="utf-8").split("<!-- table -->\n", 1)
    after = rest.split("<!-- end of table -->", 1)[1]
    text = "\n".join(table)
    page.write_text(f"{before}<!-- table -->\n{text}\n<!-- end of table -->{after}", "utf-8")
    print(text)
