"""The result of a search: the edition with its notes, and a summary as Markdown and CSV."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Final

from tearum.balance.measures.item_kinds import SEQUELS
from tearum.balance.measures.table import rounded
from tearum.balance.pages.item_names import Namer
from tearum.balance.pages.number_format import NumberFormat
from tearum.balance.targets.target import Target
from tearum.edition import Edition, parse
from tearum.edition.edit import EditableText
from tearum.game.record import write_whole
from tearum.lab.intervals import Interval
from tearum.messages.decimal_number import decimal_number, range_text
from tearum.text import text_in
from tearum.tune.knob import Knob, Plain
from tearum.tune.loss import Change, Deviations, Key, keys_of_cards, loss_change, losses
from tearum.tune.search import Trial, shown

MOVED: Final = 2  # figures in a note
FARTHEST: Final = 6  # figures shown before the search begins
ROWS: Final = 20  # figures that the summary shows; the CSV has all


@dataclass(frozen=True)
class ChangedValue:
    """A knob with a new value, and all changes that led to it."""

    knob: Knob
    before: Plain
    after: Plain
    kept: tuple[Trial, ...]


class Result:
    def __init__(
        self,
        edition: Edition,
        kept: Sequence[Trial] = (),
        refused: Sequence[Trial] = (),
        language: str = "en",
    ) -> None:
        self.edition = edition
        self.kept = kept
        self.refused = refused  # tested on new deals, and not kept
        self._names, self._format = Namer(edition, language), NumberFormat(language)
        self._say = text_in(language).message

    @property
    def changed_values(self) -> list[ChangedValue]:
        found: dict[str, list[Trial]] = {}
        for kept in self.kept:
            found.setdefault(kept.candidate.knob.name, []).append(kept)
        ends = [
            ChangedValue(
                many[0].candidate.knob, many[0].candidate.before, many[-1].candidate.after, (*many,)
            )
            for many in found.values()
        ]
        return [end for end in ends if end.before != end.after]

    def text(self) -> str:
        """The text of the edition with the new values, and the reasons as notes."""
        edited = EditableText(self.edition.source)
        for changed in self.changed_values:
            edited.set_value(changed.knob.path, changed.after)
            edited.add_note(changed.knob.table, changed.knob.key, self.note(changed))
        text = str(edited)
        parse(text.encode(), "the tuned edition")
        return text

    def note(self, changed: ChangedValue) -> str:
        item = "" if changed.knob.item is None else f"{changed.knob.item + 1} "
        before, why = f"{item}{shown(changed.before)}", self.why(changed.kept[-1].change)
        return self._say("tune-note", before=before, why=why)

    def why(self, change: Change) -> str:
        """The figures that improved most, on the deals of the test."""
        improved = [
            key for key in change.moved if loss_change(change.before, change.after, [key]) < 0
        ]
        parts = [self._moved(key, change) for key in improved[:MOVED]]
        loss = self._say("tune-moved-loss", loss=self._interval(change.loss, "+"))
        return self._names.text.set_apart([*parts, loss])

    def _moved(self, key: Key, change: Change) -> str:
        before, after = change.before[key].measured, change.after[key].measured
        form = before.target.form
        old, new = (self._format.value(found.found.value, form) for found in (before, after))
        return self._say("tune-moved", figure=self.figure(key), before=old, after=new)

    def figure(self, key: Key) -> str:
        """A figure in words: "Workshop, built (3 players)"."""
        players, target, thing = key
        if thing:
            kind, item = thing.split(" ")
            then = target.rpartition("_")[2]
            done = then if then in SEQUELS.values() else kind
            name = f"{self._names.name(kind, item)}, {self._say('tune-done', kind=done)}"
        else:
            name = self._say(f"lab-target-{target}")
        return self._say("tune-figure", name=name, players=players)

    def describe_start(self, found: Deviations, knobs: Sequence[Knob]) -> Iterator[str]:
        """How far an edition is from the targets: its worst figures, and those within bounds."""
        lost = losses(found, found)
        off = sorted((key for key in lost if lost[key]), key=lambda key: -lost[key])
        all_targets = len({key[:2] for key in found})
        total = self._number(sum(lost.values()))
        yield self._say("tune-standing", loss=total, met=_count_met(found), targets=all_targets)
        for title, keys in (("farthest", off), ("own", keys_of_cards(off, knobs))):
            if keys:
                yield self._say(f"tune-{title}")
            for key in keys[:FARTHEST]:
                measured = found[key].measured
                line = self._say(
                    "tune-off",
                    figure=self.figure(key),
                    value=self._format.value(measured.found.value, measured.target.form),
                    bounds=self._bounds(measured.target),
                    loss=self._number(lost[key]),
                )
                yield f"  {line}"

    def write(self, file: Path) -> None:
        """Writes the edition with the changes so far."""
        write_whole(file, self.text())

    def write_summary(self, file: Path, end: Change, settings: str) -> None:
        """Writes the summary beside the edition, under the same name."""
        write_whole(file.with_suffix(".md"), self.markdown(file.name, end, settings))
        write_whole(file.with_suffix(".csv"), self.csv(end))

    def markdown(self, name: str, end: Change, settings: str) -> str:
        lines = [f"# {name}", "", settings, "", f"## {self._say('tune-changes')}", ""]
        if self.changed_values:
            lines += [self._heads("value", "was", "is", "why"), "|---|---|---|---|"]
            lines += [
                f"| {changed.knob.name} | {_cell(changed.before)} | {_cell(changed.after)} "
                f"| {self.why(changed.kept[-1].change)} |"
                for changed in self.changed_values
            ]
        else:
            lines.append(self._say("tune-no-changes"))
        if self.refused:
            lines += ["", f"## {self._say('tune-refused')}", ""]
            lines += [self._heads("value", "is", "would-be", "moved"), "|---|---|---|---|"]
            lines += [
                f"| {trial.candidate.knob.name} | {_cell(trial.candidate.before)} "
                f"| {_cell(trial.candidate.after)} | {self.why(trial.change)} |"
                for trial in self.refused
            ]
        lines += ["", f"## {self._say('tune-fresh-deals')}", "", self.loss(end), ""]
        heads = self._heads("figure", "target", "before", "after")
        lines += [f"{heads}  |", "|---|---|---|---|---|"]
        for key in self._worst(end):
            lines.append(self._row(key, end))
        lines += ["", self.met(end)]
        return "\n".join(lines) + "\n"

    def _heads(self, *keys: str) -> str:
        return f"| {' | '.join(self._say(f'tune-col-{key}') for key in keys)} |"

    def loss(self, end: Change) -> str:
        return self._say(
            "tune-loss",
            before=self._interval(end.loss_before),
            after=self._interval(end.loss_after),
            moved=len(end.moved),
            change=self._interval(end.loss, "+"),
        )

    def _interval(self, found: Interval, sign: str = "") -> str:
        value = self._number(found.value, sign)
        if not (isfinite(found.low) and isfinite(found.high)):
            return value
        low, high = self._number(found.low, sign), self._number(found.high, sign)
        return f"{value} [{range_text(low, high)}]"

    def _number(self, value: float, sign: str = "") -> str:
        return decimal_number(value, self._format.language, sign=sign)

    def met(self, end: Change) -> str:
        """How many targets are met, now and before."""
        before, after, targets = self.targets_met(end)
        return self._say("tune-met", before=before, after=after, targets=targets)

    def targets_met(self, end: Change) -> tuple[int, int, int]:
        """Before, after, of how many; a target of many things is met if all of them meet it."""
        known = {key[:2] for key in end.after}
        before = {key: deviation for key, deviation in end.before.items() if key[:2] in known}
        return len(known) - len(_broken(before)), _count_met(end.after), len(known)

    def _worst(self, end: Change) -> list[Key]:
        before, after = (losses(deviations, end.before) for deviations in (end.before, end.after))
        both = {key: max(before.get(key, 0.0), loss) for key, loss in after.items()}
        return sorted((key for key in both if both[key]), key=lambda key: -both[key])[:ROWS]

    def _row(self, key: Key, end: Change) -> str:
        after = end.after[key].measured
        before = end.before[key].measured.found if key in end.before else None
        target, form = after.target, after.target.form
        cells = [self.figure(key), self._bounds(target)]
        for found in (before, after.found):
            value = self._format.value(found.value, form) if found else ""
            cells.append(f"{value} [{self._format.range(found, form)}]" if found else "")
        return f"| {' | '.join(cells)} | {self._say(f'lab-verdict-{after.verdict}')} |"

    def _bounds(self, target: Target) -> str:
        low, high = (
            None if bound is None else self._format.value(bound, target.form)
            for bound in (target.low, target.high)
        )
        if low is not None and high is not None:
            return self._say("lab-bound-both", low=low, high=high)
        if low is not None:
            return self._say("lab-bound-low", low=low)
        return self._say("lab-bound-high", high=high or "")

    def csv(self, end: Change) -> str:
        """Every figure that has a target."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        header = ["players", "target", "thing", "low", "high"]
        for when in ("before", "after"):
            header += [when, f"{when}_low", f"{when}_high", f"{when}_loss"]
        writer.writerow([*header, "verdict"])
        before, after = (losses(deviations, end.before) for deviations in (end.before, end.after))
        for key, deviation in end.after.items():
            target = deviation.measured.target
            line: list[object] = [*key, target.low, target.high]
            for deviations, lost in ((end.before, before), (end.after, after)):
                found = deviations[key].measured.found if key in deviations else None
                line += [*_numbers(found), round(lost.get(key, 0.0), 4)]
            writer.writerow([*line, deviation.measured.verdict])
        return text.getvalue()


def _count_met(found: Deviations) -> int:
    return len({key[:2] for key in found}) - len(_broken(found))


def _broken(found: Deviations) -> set[tuple[int, str]]:
    return {key[:2] for key, deviation in found.items() if deviation.bound is not None}


def _numbers(found: Interval | None) -> list[object]:
    if found is None:
        return ["", "", ""]
    return [rounded(found.value), rounded(found.low), rounded(found.high)]


def _cell(value: Plain) -> str:
    return shown(value).replace("|", "\\|")
