"""`tearum lab report`: writes what some runs say about their edition, as a page and as tables."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.findings import SHOWN, Findings, findings, targets_table
from tearum.balance.measures.table import Row, Table, rounded
from tearum.balance.pages.rendering import script_hash
from tearum.balance.pages.replays import Replays, Upload
from tearum.balance.pages.report_page import ReportPage
from tearum.balance.targets.target import Targets
from tearum.balance.targets.target_file import classic_targets
from tearum.lab.output_folder import OutputFolder

ECONOMY: Final = ("stocks", "hand", "money_in", "money_out", "sources", "actions")
NAMES: Final = ("index.html", "report.json", "tables", "replays")


def write_report(
    datasets: Sequence[Dataset],
    out: Path,
    language: str = "en",
    upload: Upload | None = None,
    targets: Targets | None = None,
) -> list[Findings]:
    """Writes `index.html`, `report.json`, `tables/` and `replays/`; returns what is in them."""
    folder = OutputFolder(out, "tearum lab report")
    folder.claim(NAMES)
    chapters, beside = _split(datasets)
    goals = targets or classic_targets()
    found = [findings(dataset, datasets, goals) for dataset in chapters]
    replays = Replays(upload)
    for finding in found:
        _add_replays(finding, replays)
    others = [findings(dataset, datasets, goals) for dataset in beside]
    folder.write(
        {
            **dict(_tables([*found, *others])),
            **replays.files,
            "report.json": json.dumps(_description([*found, *others]), indent=2) + "\n",
            "index.html": ReportPage(found, others, goals, language).html(),
        }
    )
    return [*found, *others]


def _add_replays(finding: Findings, replays: Replays) -> None:
    """Games for everything that stands out: two for the largest effects, one for each other."""
    dataset = finding.dataset
    finding.comebacks = replays.comebacks(dataset)
    for rank, (kind, row) in enumerate(finding.notable):
        item = (kind, row.key)
        helps = row.value("effect") > 0
        finding.replays[item] = (
            replays.two_of_item(dataset, *item, helps)
            if rank < SHOWN
            else [replays.one_of_item(dataset, *item, helps)]
        )


def _description(found: Sequence[Findings]) -> dict[str, object]:
    """What a server needs to know about a report before it shows it, and its main figures."""
    edition = found[0].dataset.edition
    return {
        "edition": {"id": edition.id, "hash": edition.hash},
        "script": script_hash(),
        "samples": [
            {
                "players": finding.dataset.players,
                "games": finding.dataset.size,
                "bots": list(dict.fromkeys(finding.dataset.bots)),
                **figures_json(finding),
            }
            for finding in found
        ],
    }


def figures_json(finding: Findings) -> dict[str, object]:
    """Figures with a target, and the economy, as plain numbers; intervals are [low, high]."""
    tables = [targets_table(finding), *(finding.tables[key] for key in ECONOMY)]
    targets, *economy = (_table_json(table) for table in tables)
    return {"figures": targets, "economy": dict(zip(ECONOMY, economy, strict=True))}


def _table_json(table: Table) -> dict[str, dict[str, object]]:
    return {
        row.key: {
            column.key: _cell_json(row, column.key)
            for column in table.columns
            if row.cells.get(column.key) is not None
        }
        for row in table
    }


def _cell_json(row: Row, column: str) -> object:
    cell = row.cells[column]
    found = row.interval(column)
    if found is None or isinstance(cell, str | int | float):
        return cell
    return {"value": rounded(found.value), "interval": [rounded(found.low), rounded(found.high)]}


def _split(datasets: Sequence[Dataset]) -> tuple[list[Dataset], list[Dataset]]:
    """The first dataset of each number of players has a chapter; others appear beside it."""
    chapters: dict[int, Dataset] = {}
    beside = []
    for dataset in sorted(datasets, key=lambda dataset: not dataset.is_balanced):
        if dataset.players not in chapters:
            chapters[dataset.players] = dataset
        elif dataset.lone is None:
            beside.append(dataset)
    return sorted(chapters.values(), key=lambda dataset: -dataset.players), beside


def _tables(found: Sequence[Findings]) -> Iterator[tuple[str, str]]:
    """Paths and contents of the CSV files."""
    names: list[str] = []
    for finding in found:
        name = file_label(finding.dataset)
        names.append(name)
        if names.count(name) > 1:  # another version of the same bots
            name = f"{name}-{names.count(name)}"
        for table in [*finding.tables.values(), targets_table(finding)]:
            if table.rows:
                yield f"tables/{name}-{table.key}.csv", table.to_csv()


def file_label(dataset: Dataset) -> str:
    """A name for files: "4p_search_400"."""
    bots = "-".join(dict.fromkeys(dataset.bots))
    budget = dataset.budget.nodes or dataset.budget.seconds
    return re.sub(r"[^\w.]+", "_", f"{dataset.players}p-{bots}-{budget}", flags=re.ASCII)
