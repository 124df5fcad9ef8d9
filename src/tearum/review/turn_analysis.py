"""One turn judged by what its seat knew: its chances, the best turn, and what luck did after it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from tearum.bots.explain.evaluation import evaluate
from tearum.bots.explain.explanation import MOST_REASONS, reasons_for
from tearum.bots.explain.reason_details import ReasonDetails
from tearum.bots.question import stream_of
from tearum.bots.thought import Reason
from tearum.engine.constants.phases import CONVERTING, LAST_ALLEGIANCES, LAST_CAPTAINS, OVER
from tearum.engine.core import apply, to_move
from tearum.engine.redeal import redeal
from tearum.engine.state import State
from tearum.review.evaluator import PLAN_SHARE, Chances, Evaluator, Sample, digest_of
from tearum.review.timeline import Turn

CANDIDATES: Final = 20  # turns that are compared
COMPARE_SHARE: Final = 0.5  # of the nodes of a turn: planning, and finding the best other turn
FOLLOW_SHARE: Final = 0.5  # of the nodes of a turn, in addition: finding own turns that follow
NODES_PER_REDEAL: Final = 1_250
FEWEST: Final = 4  # redealt games on which the turn taken and its rival are judged


@dataclass(frozen=True)
class Mean:
    """A mean over redealt games, and its standard error."""

    value: float
    error: float


NOTHING: Final = Mean(0.0, 0.0)


@dataclass(frozen=True)
class Comparison:
    """One way to play a turn beside another."""

    chance: Mean  # to win after the one
    gap: Mean  # how much better the other is; below 0 where it is worse
    reasons: tuple[Reason, ...]  # why the other is better, where it is beyond the error


@dataclass(frozen=True)
class SeatChances:
    """A seat's chances after a turn, each with its standard error, and that of luck."""

    seat: int
    turn: Chances  # after the turn, as a mean over what could be turned over
    turn_error: Chances
    reveal: Chances  # after what was turned over; the same where nothing was
    reveal_error: Chances
    luck_error: float
    given: Mean  # what it gains by the mover's loss; below 0 where it loses by it too


@dataclass(frozen=True)
class TurnAnalysis:
    """What one turn did to the chances of every seat that saw it."""

    index: int
    seats: tuple[SeatChances, ...]
    loss: float  # the mover's chance after the best turn less that after the turn taken
    loss_error: float
    expected: Chances  # of the mover, after the best turn
    expected_error: Chances
    best: tuple[int, ...]  # the codes of the best turn; those of the turn taken where it is best
    reasons: tuple[Reason, ...]  # why the best turn is better
    nodes: int

    def seat(self, seat: int) -> SeatChances | None:
        return next((one for one in self.seats if one.seat == seat), None)


def analyse_turn(
    evaluator: Evaluator, turn: Turn, conversions: State, nodes: int, *, search: bool = True
) -> TurnAnalysis:
    """Analyses a turn. `conversions` is the position in which the secret conversions begin.

    Without `search` the turn counts as the best one: for seats that nobody asks about.
    """
    return _Analysis(evaluator, turn, conversions, nodes).run(search and turn.has_choice)


def compare_turns(
    evaluator: Evaluator,
    turn: Turn,
    conversions: State,
    nodes: int,
    codes: Sequence[int],
    rival: Sequence[int],
) -> Comparison:
    """Compares two ways to play a turn, on the redealt games on which it was judged."""
    played = replace(turn, codes=tuple(codes))
    return _Analysis(evaluator, played, conversions, nodes).compare(rival)


def redeals_for(nodes: int) -> int:
    """On how many redealt games a turn is judged with this budget."""
    return max(nodes // NODES_PER_REDEAL, FEWEST)


class _Analysis:
    def __init__(self, evaluator: Evaluator, turn: Turn, conversions: State, nodes: int) -> None:
        self._evaluator = evaluator
        self._turn = turn
        self._nodes = nodes
        self._first_node = evaluator.nodes
        self._secret = turn.before.phase() == CONVERTING
        self._known = (
            _known_before_conversion(evaluator, conversions, turn.seat)
            if self._secret
            else redeal(turn.before, turn.seat, stream_of("canonical"))
        )
        self._digest = digest_of(self._known)
        self._follow_nodes = int(FOLLOW_SHARE * nodes)
        self._follow_ups: dict[tuple[int, ...], list[int]] = {}  # by the position before them

    def run(self, search: bool) -> TurnAnalysis:
        turn, evaluator = self._turn, self._evaluator
        rival = self._best_rival() if search else None
        samples = self._judging_samples()
        seats = self._seats_that_know_as_much()
        codes = self._followed(turn.codes)
        taken = [evaluator.after(sample, codes, seats) for sample in samples]
        gap = NOTHING
        best, mover = taken, seats.index(turn.seat)
        if rival is not None:
            codes = self._followed(rival)
            best = [evaluator.after(sample, codes, seats) for sample in samples]
            gap = _difference(_of(mover, taken), _of(mover, best))
        # What is within its error counts as nothing: over a game, chance would add up to a loss.
        if rival is None or gap.value <= gap.error:
            rival, best, gap = None, taken, NOTHING
        expected, expected_error = mean_chances(_of(mover, best))
        reasons = (
            () if rival is None else self._reasons(rival, expected.winner - gap.value, gap.value)
        )
        return TurnAnalysis(
            index=turn.index,
            seats=tuple(self._chances(seats, taken, best)),
            loss=gap.value,
            loss_error=gap.error,
            expected=expected,
            expected_error=expected_error,
            best=turn.codes if rival is None else tuple(rival),
            reasons=reasons,
            nodes=evaluator.nodes - self._first_node,
        )

    def compare(self, rival: Sequence[int]) -> Comparison:
        turn, evaluator = self._turn, self._evaluator
        samples = self._judging_samples()
        own, others = (
            [evaluator.after(one, codes, [turn.seat])[0].winner for one in samples]
            for codes in (self._followed(turn.codes), self._followed(rival))
        )
        chance, gap = mean_of(own), mean_of([b - a for a, b in zip(own, others, strict=True)])
        better = gap.value > gap.error
        reasons = self._reasons(rival, chance.value, gap.value) if better else ()
        return Comparison(chance, gap, reasons)

    def _judging_samples(self) -> list[Sample]:
        # Nothing is left to redeal where all that is hidden are the choices of others.
        count = 1 if self._secret else redeals_for(self._nodes)
        return [self._sample(self._turn.before, "judge", n, self._turn.seat) for n in range(count)]

    def _sample(self, state: State, use: str, number: int, seat: int) -> Sample:
        """A redealt game. All turns that are compared get the same ones."""
        name = f"review {self._turn.index} {self._digest} {use} {number}"
        if self._secret:
            return Sample(self._known, name)
        return Sample(redeal(state, seat, stream_of(name)), f"{name} players")

    def _seats_that_know_as_much(self) -> list[int]:
        """The seats that know what the mover knows: all, until the choices are secret."""
        if self._turn.before.phase() in (CONVERTING, LAST_ALLEGIANCES):
            return [self._turn.seat]
        return list(range(int(self._turn.before.players())))

    def _chances(
        self, seats: list[int], taken: list[list[Chances]], best: list[list[Chances]]
    ) -> Iterator[SeatChances]:
        turn, evaluator = self._turn, self._evaluator
        count = len(taken)
        seen = None
        if turn.reveals and turn.after.phase() != OVER:
            after = [self._sample(turn.after, "judge", n, turn.seat) for n in range(count)]
            seen = [evaluator.after(sample, (), seats) for sample in after]
        for i, seat in enumerate(seats):
            given = NOTHING if seat == turn.seat else _difference(_of(i, best), _of(i, taken))
            yield _seat_chances(seat, _of(i, taken), None if seen is None else _of(i, seen), given)
        if turn.before.phase() != LAST_ALLEGIANCES:
            return
        for seat in range(int(turn.before.players())):
            if seat != turn.seat:
                known = [self._sample(turn.before, "judge", n, seat) for n in range(count)]
                values = [evaluator.after(sample, turn.codes, [seat])[0] for sample in known]
                yield _seat_chances(seat, values, None, NOTHING)

    def _best_rival(self) -> Sequence[int] | None:
        """The best other turn.

        It is judged on other redealt games, so that the luck of being picked does not count.
        """
        turns = self._other_turns()
        straight = [codes for codes in (self._turn.codes, *turns) if self._leads_straight_on(codes)]
        self._follow_nodes //= max(1, len(straight))
        left = self._first_node + int(COMPARE_SHARE * self._nodes) - self._evaluator.nodes
        followed = [self._followed(codes) for codes in turns]
        last_node = self._evaluator.nodes + left
        return turns[self._best_of(followed, "compare", last_node)] if turns else None

    def _leads_straight_on(self, codes: Sequence[int]) -> bool:
        """Whether the next turn is the same seat's, with nothing in between."""
        end = _played(self._known, codes)
        return bool(
            to_move(end) == self._turn.seat
            and end.phase() < LAST_CAPTAINS
            and end.reveals() == self._known.reveals()
        )

    def _followed(self, codes: Sequence[int]) -> Sequence[int]:
        """A turn, and the best own turns that follow where nothing happens in between.

        Otherwise whoever passes before a good turn would seem to lose what the players of the
        redealt games miss in it.
        """
        evaluator = self._evaluator
        while self._leads_straight_on(codes):
            end = _played(self._known, codes)
            key = tuple(end.position())
            if key not in self._follow_ups:
                last_node = evaluator.nodes + self._follow_nodes
                plan_nodes = int(PLAN_SHARE * self._follow_nodes)
                plans = evaluator.plans(end, self._turn.seat, plan_nodes)
                turns = [plan.codes for plan in plans if plan.done][:CANDIDATES]
                best = self._best_of([[*codes, *one] for one in turns], "follow", last_node)
                self._follow_ups[key] = turns[best]
            codes = [*codes, *self._follow_ups[key]]
        return codes

    def _best_of(self, turns: Sequence[Sequence[int]], use: str, last_node: int) -> int:
        """Which turn is best, by halving, on redealt games for this use."""
        evaluator, seat = self._evaluator, self._turn.seat
        sums = dict.fromkeys(range(len(turns)), 0.0)
        number = 0
        while len(sums) > 1:
            phases = (len(sums) - 1).bit_length()
            until = evaluator.nodes + (last_node - evaluator.nodes) // phases
            while True:
                sample = self._sample(self._turn.before, use, number, seat)
                for i in sums:
                    sums[i] += evaluator.after(sample, turns[i], [seat])[0].winner
                number += 1
                if self._secret or evaluator.nodes >= until:
                    break
            best = sorted(sums, key=lambda i: -sums[i])[: (len(sums) + 1) // 2]
            sums = {i: sums[i] for i in best}
        return next(iter(sums))

    def _other_turns(self) -> list[list[int]]:
        """Turns that lead somewhere else than the turn taken, the most promising first."""
        plans = self._evaluator.plans(self._known, self._turn.seat, int(PLAN_SHARE * self._nodes))
        seen = [_played(self._known, self._turn.codes).position()]
        turns: list[list[int]] = []
        for plan in plans:
            position = plan.state.position()
            if plan.done and position not in seen and len(turns) < CANDIDATES:
                seen.append(position)
                turns.append(plan.codes)
        return turns

    def _reasons(self, rival: Sequence[int], own: float, loss: float) -> tuple[Reason, ...]:
        function, known, seat = self._evaluator.value_function, self._known, self._turn.seat
        function.predict_all(known)
        function.set_tilt(known, seat)
        function.in_ending = known.phase() >= LAST_CAPTAINS
        better = evaluate(function, _played(known, rival), seat)
        worse = evaluate(function, _played(known, self._turn.codes), seat)
        reasons = reasons_for(ReasonDetails(function, known, seat), better, worse)
        if function.in_ending or better.value > worse.value:
            return reasons
        # The planner would have taken the other turn: what followed from it speaks against it.
        chances = {"chance": round(100 * (own + loss)), "instead": round(100 * own)}
        played_on = Reason("played-on", 0.0, {"case": "wins", **chances})
        return (played_on, *reasons[: MOST_REASONS - 1])


def _known_before_conversion(evaluator: Evaluator, conversions: State, seat: int) -> State:
    """The position in which a seat converts; what others choose before it is only imagined."""
    state = conversions.copy()
    rng = stream_of("review conversions")
    while to_move(state) >= 0 and to_move(state) != seat:
        evaluator.play_turn(state, int(to_move(state)), rng)
    return state


def _played(state: State, codes: Sequence[int]) -> State:
    end = state.copy()
    for code in codes:
        apply(end, code)
    return end


def _seat_chances(
    seat: int, taken: Sequence[Chances], seen: Sequence[Chances] | None, given: Mean
) -> SeatChances:
    turn, turn_error = mean_chances(taken)
    if seen is None:
        return SeatChances(seat, turn, turn_error, turn, turn_error, 0.0, given)
    reveal, reveal_error = mean_chances(seen)
    luck = _difference(taken, seen)
    return SeatChances(seat, turn, turn_error, reveal, reveal_error, luck.error, given)


def _of(place: int, rows: Sequence[Sequence[Chances]]) -> list[Chances]:
    return [row[place] for row in rows]


def _difference(before: Sequence[Chances], after: Sequence[Chances]) -> Mean:
    """How much the chance to win grows, on the same redealt games."""
    return mean_of([b.winner - a.winner for a, b in zip(before, after, strict=True)])


def mean_of(values: Sequence[float]) -> Mean:
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return Mean(mean, 0.0)
    return Mean(mean, sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n))


def mean_chances(values: Sequence[Chances]) -> tuple[Chances, Chances]:
    """The mean chances, and their standard errors."""
    means = [mean_of(chances) for chances in zip(*values, strict=True)]
    return Chances(*(mean.value for mean in means)), Chances(*(mean.error for mean in means))
