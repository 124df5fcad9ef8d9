"""The balance report: what some runs say about their edition, as a page and as tables."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tearum.balance.findings import SHOWN, Findings, findings, targets_table
from tearum.balance.page import script_hash
from tearum.balance.replays import Replays, Send
from tearum.balance.report_page import ReportPage
from tearum.balance.sample import Sample
from tearum.lab.output_folder import Written

NAMES: Final = ("index.html", "report.json", "tables", "replays")


def write_report(
    samples: Sequence[Sample], out: Path, language: str = "en", send: Send | None = None
) -> list[Findings]:
    """Writes `index.html`, `report.json`, `tables/` and `replays/`; gives what is in them."""
    folder = Written(out, "tearum lab report")
    folder.claim(NAMES)
    chapters, beside = _chosen(samples)
    found = [findings(sample, samples) for sample in chapters]
    replays = Replays(send)
    for finding in found:
        _show(finding, replays)
    others = [findings(sample, samples) for sample in beside]
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
    sample = finding.sample
    finding.comebacks = replays.comebacks(sample)
    for rank, (kind, row) in enumerate(finding.loud):
        thing = (kind, row.key)
        helps = row.value("effect") > 0
        finding.replays[thing] = (
            replays.of_thing(sample, *thing, helps)
            if rank < SHOWN
            else [replays.one_of_thing(sample, *thing, helps)]
        )


def _about(samples: Sequence[Sample]) -> dict[str, object]:
    """What a server wants to know of a report before it shows it."""
    edition = samples[0].edition
    return {
        "edition": {"id": edition.id, "hash": edition.hash},
        "script": script_hash(),
        "samples": [
            {
                "players": sample.players,
                "games": sample.size,
                "bots": list(dict.fromkeys(sample.bots)),
            }
            for sample in samples
        ],
    }


def _chosen(samples: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """The first sample of each number of players has a chapter; other bots stand beside it."""
    chapters: dict[int, Sample] = {}
    beside = []
    for sample in sorted(samples, key=lambda sample: not sample.is_balanced):
        if sample.players not in chapters:
            chapters[sample.players] = sample
        elif sample.lone is None:
            beside.append(sample)
    return sorted(chapters.values(), key=lambda sample: -sample.players), beside


def _tables(found: Sequence[Findings]) -> Iterator[tuple[str, str]]:
    """Their paths and what is in them."""
    names: list[str] = []
    for finding in found:
        name = label(finding.sample)
        names.append(name)
        if names.count(name) > 1:  # other versions of the same bots
            name = f"{name}-{names.count(name)}"
        for table in [*finding.tables.values(), targets_table(finding)]:
            if table.rows:
                yield f"tables/{name}-{table.key}.csv", table.to_csv()


def label(sample: Sample) -> str:
    """A name for files: "4p_search_400"."""
    bots = "-".join(dict.fromkeys(sample.bots))
    budget = sample.budget.nodes or sample.budget.seconds
    return re.sub(r"[^\w.]+", "_", f"{sample.players}p-{bots}-{budget}", flags=re.ASCII)
