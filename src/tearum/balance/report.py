"""The balance report: what some runs say about their edition, as a page and as tables."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.findings import SHOWN, Findings, findings, targets_table
from tearum.balance.pages.page import script_hash
from tearum.balance.pages.replays import Replays, Send
from tearum.balance.pages.report_page import ReportPage
from tearum.lab.output_folder import OutputFolder

NAMES: Final = ("index.html", "report.json", "tables", "replays")


def write_report(
    datasets: Sequence[Dataset], out: Path, language: str = "en", send: Send | None = None
) -> list[Findings]:
    """Writes `index.html`, `report.json`, `tables/` and `replays/`; gives what is in them."""
    folder = OutputFolder(out, "tearum lab report")
    folder.claim(NAMES)
    chapters, beside = _chosen(datasets)
    found = [findings(dataset, datasets) for dataset in chapters]
    replays = Replays(send)
    for finding in found:
        _show(finding, replays)
    others = [findings(dataset, datasets) for dataset in beside]
    folder.write(
        {
            **dict(_tables([*found, *others])),
            **replays.files,
            "report.json": json.dumps(_about(chapters + beside), indent=2) + "\n",
            "index.html": ReportPage(found, others, language).html(),
        }
    )
    return [*found, *others]


def _show(finding: Findings, replays: Replays) -> None:
    """Games for all that stands out: two for the loudest, one for each other."""
    dataset = finding.dataset
    finding.comebacks = replays.comebacks(dataset)
    for rank, (kind, row) in enumerate(finding.loud):
        thing = (kind, row.key)
        helps = row.value("effect") > 0
        finding.replays[thing] = (
            replays.of_thing(dataset, *thing, helps)
            if rank < SHOWN
            else [replays.one_of_thing(dataset, *thing, helps)]
        )


def _about(datasets: Sequence[Dataset]) -> dict[str, object]:
    """What a server wants to know of a report before it shows it."""
    edition = datasets[0].edition
    return {
        "edition": {"id": edition.id, "hash": edition.hash},
        "script": script_hash(),
        "samples": [
            {
                "players": dataset.players,
                "games": dataset.size,
                "bots": list(dict.fromkeys(dataset.bots)),
            }
            for dataset in datasets
        ],
    }


def _chosen(datasets: Sequence[Dataset]) -> tuple[list[Dataset], list[Dataset]]:
    """The first dataset of each number of players has a chapter; other bots stand beside it."""
    chapters: dict[int, Dataset] = {}
    beside = []
    for dataset in sorted(datasets, key=lambda dataset: not dataset.is_balanced):
        if dataset.players not in chapters:
            chapters[dataset.players] = dataset
        elif dataset.lone is None:
            beside.append(dataset)
    return sorted(chapters.values(), key=lambda dataset: -dataset.players), beside


def _tables(found: Sequence[Findings]) -> Iterator[tuple[str, str]]:
    """Their paths and what is in them."""
    names: list[str] = []
    for finding in found:
        name = label(finding.dataset)
        names.append(name)
        if names.count(name) > 1:  # other versions of the same bots
            name = f"{name}-{names.count(name)}"
        for table in [*finding.tables.values(), targets_table(finding)]:
            if table.rows:
                yield f"tables/{name}-{table.key}.csv", table.to_csv()


def label(dataset: Dataset) -> str:
    """A name for files: "4p_search_400"."""
    bots = "-".join(dict.fromkeys(dataset.bots))
    budget = dataset.budget.nodes or dataset.budget.seconds
    return re.sub(r"[^\w.]+", "_", f"{dataset.players}p-{bots}-{budget}", flags=re.ASCII)
