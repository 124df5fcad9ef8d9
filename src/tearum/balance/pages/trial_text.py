"""What a trial has shown, in about ten lines of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from tearum.balance.comparison import Difference
from tearum.balance.measures.items import FEWEST
from tearum.balance.measures.table import change_of
from tearum.balance.pages.compare_page import SECTIONS
from tearum.balance.pages.item_names import Namer
from tearum.balance.pages.number_format import NumberFormat
from tearum.balance.pages.target_text import TargetText
from tearum.balance.targets.target import Measured
from tearum.balance.trial import Outcome
from tearum.edition.component import in_language

EDITS: Final = 3  # changed values that are quoted
CARDS: Final = 3  # changed cards whose figures are shown
NAMED: Final = 3  # items or targets in one line


class TrialText:
    def __init__(self, outcome: Outcome, language: str) -> None:
        self._outcome = outcome
        self._names = Namer(outcome.comparison.after.edition, language)
        self._format = NumberFormat(language)
        self._targets = TargetText(self._lab, self._format)

    def _say(self, message: str, **args: str | int) -> str:
        return self._names.text.message(f"try-{message}", **args)

    def _lab(self, message: str, **args: str | int) -> str:
        return self._names.text.message(f"lab-{message}", **args)

    def lines(self) -> Iterator[str]:
        yield self._head()
        edits = self._outcome.edits
        shown = self._names.text.set_apart([str(edit) for edit in edits[:EDITS]])
        yield self._say("edits", edits=shown, more=max(0, len(edits) - EDITS))
        if self._outcome.comparison.paired < FEWEST:
            yield self._say("too-few", n=FEWEST)
            return
        for found in self._outcome.changed[:CARDS]:
            yield self._difference(found)
        for end in ("most", "least"):
            mine = [one for one in self._outcome.outside if one.target.end == end]
            if mine:
                yield f"! {self._say(f'outside-{end}', cards=self._listed(mine))}"
        others = self._outcome.others
        for found in others:
            yield self._difference(found)
        if not others:
            yield self._say("nothing-else")
        before, after, of = self._outcome.met()
        yield self._say("targets", before=before, after=after, of=of)
        for now in ("met", "missed"):
            turned = self._outcome.targets_that(now)
            if turned:
                names = self._names.text.set_apart([self._target(one) for one in turned[:NAMED]])
                yield self._say(f"now-{now}", targets=names, more=max(0, len(turned) - NAMED))

    def _head(self) -> str:
        comparison = self._outcome.comparison
        before, after = comparison.before, comparison.after
        language = self._names.text.language
        editions = before.edition, after.edition
        titles = [in_language(edition.title, language) for edition in editions]
        if titles[0] == titles[1]:
            titles = [f"{edition.id} ({edition.hash[:6]})" for edition in editions]
        return self._say(
            "head",
            after=titles[1],
            before=titles[0],
            games=self._lab("games", n=after.size, count=self._format.count(after.size)),
            players=after.players,
            who=self._names.who(after.bots, after.budget),
        )

    def _difference(self, found: Difference) -> str:
        table, row, column = found.key
        change = change_of(found.form)
        figure = self._lab(f"col-{column}", kind=table)
        return self._say(
            "difference",
            name=f"{self._lab(SECTIONS[table])}, {self._names.name(found.names, row)}",
            figure=figure[:1].lower() + figure[1:] if has_small_nouns(self._names) else figure,
            before=self._format.value(found.before.value, found.form),
            after=self._format.value(found.after.value, found.form),
            change=self._format.value(found.change.value, change),
            range=self._format.range(found.change, change),
            sure="yes" if found.is_significant else "no",
        )

    def _listed(self, measured: Sequence[Measured]) -> str:
        parts = [
            f"{self._names.name(*one.who)} {self._format.value(one.found.value, one.target.form)} "
            f"[{self._format.range(one.found, one.target.form)}], "
            f"{self._targets.bound(one.target)}"
            for one in measured[:NAMED]
            if one.who
        ]
        return self._names.text.set_apart(parts) + (" …" if len(measured) > NAMED else "")

    def _target(self, one: Measured) -> str:
        value = self._format.value(one.found.value, one.target.form)
        who = f" ({self._names.name(*one.who)})" if one.who else ""
        return f"{self._targets.name(one.target)}{who} {value}, {self._targets.bound(one.target)}"


def has_small_nouns(names: Namer) -> bool:
    """Whether a heading in the middle of a line begins with a small letter."""
    return names.text.language != "de"
