"""`tearum lab compare`: writes the comparison of two editions, as a page and as CSV."""

import csv
import io
from pathlib import Path

from tearum.balance.comparison import Comparison
from tearum.balance.measures.table import rounded
from tearum.balance.pages.compare_page import ComparePage
from tearum.lab.output_folder import OutputFolder


def write_comparison(comparison: Comparison, out: Path, language: str = "en") -> None:
    """Writes `index.html` and `differences.csv` into a folder."""
    folder = OutputFolder(out, "tearum lab compare")
    page = ComparePage(comparison, language).html()
    files = {"differences.csv": differences_csv(comparison), "index.html": page}
    folder.claim(files)
    folder.write(files)


def differences_csv(comparison: Comparison) -> str:
    """Every figure that was compared, significant or not."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    columns = ["table", "row", "column"]
    for figure in ("before", "after", "change"):
        columns += [figure, f"{figure}_low", f"{figure}_high"]
    writer.writerow([*columns, "p", "stands_out"])
    for found in comparison.differences:
        line: list[object] = [*found.key]
        for interval in (found.before, found.after, found.change):
            line += [rounded(interval.value), rounded(interval.low), rounded(interval.high)]
        writer.writerow([*line, f"{found.p_value:.3g}", int(found.is_significant)])
    return text.getvalue()
