import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { recordedEdition, useMessages } from '../../turns/recorded';
import type { ReviewProgress, TriedTurnReview } from '../../lib/wire';
import { parseReview, replayAddress, reviewAddress, tryAddress } from './address';
import { bandPath, linePath, scaleOf, spread, turnAt } from './graph';
import {
  chanceAt,
  chancesOf,
  costliest,
  errorsOf,
  figuresOf,
  firstLook,
  merged,
  mistakesOf,
  PARTS,
  pollReview,
  rangeOf,
  titlesAt,
  turningPoints,
} from './progress';
import {
  chanceText,
  lossText,
  movements,
  pointsText,
  pointText,
  turnHeading,
  turnLines,
  verdictText,
  withError,
} from './reviewText';

/** A review of three players, as the server sends it. */
const review = JSON.parse(
  readFileSync('src/screens/review/recorded/review3.jsonl', 'utf8'),
) as ReviewProgress;
const NAMES = ['Ada', 'Ben', 'Cleo'];
const judged = (loss: number, loss_error: number): TriedTurnReview => ({
  chance: 0.4,
  chance_error: 0.01,
  loss,
  loss_error,
  mistake: false,
  reasons: [],
});

beforeAll(() => useMessages('en'));

describe('a review that grows', () => {
  const upTo = (count: number, since: number): ReviewProgress => ({
    ...review,
    stage: 'running',
    since,
    turns: review.turns.slice(since, count),
  });

  it('keeps the turns it has, and takes the last one anew', () => {
    const first = merged(null, upTo(5, 0));
    const changed = { ...first, turns: first.turns.map((turn) => ({ ...turn, loss: -1 })) };
    const next = merged(changed, upTo(9, 4));
    expect(next.turns.map(({ first }) => first)).toEqual(review.turns.slice(0, 9).map(({ first }) => first));
    expect(next.turns[3]?.loss).toBe(-1);
    expect(next.turns[4]).toEqual(review.turns[4]);
  });

  it('is asked for until it is done, also where the connection is lost', async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const ask = (since: number): Promise<ReviewProgress> => {
      asked.push(since);
      if (asked.length === 2) return Promise.reject(new Error('offline'));
      const from = Math.max(0, since - 1);
      return Promise.resolve(
        asked.length === 4
          ? { ...review, since: from, turns: review.turns.slice(from) }
          : upTo(asked.length * 10, from),
      );
    };
    let seen: ReviewProgress | null = null;
    const done = pollReview(
      ask,
      (progress) => (seen = progress),
      () => false,
      new AbortController().signal,
    );
    await vi.runAllTimersAsync();
    await done;
    vi.useRealTimers();
    expect(asked).toEqual([0, 10, 10, 30]);
    expect(seen).toEqual({ ...review, since: 0 });
  });

  it('ends with a refusal, and with whoever asked', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('too_many')));
    await pollReview(
      ask,
      () => {},
      () => true,
      new AbortController().signal,
    );
    const gone = new AbortController();
    gone.abort();
    await pollReview(
      ask,
      () => {},
      () => true,
      gone.signal,
    );
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('has a chance for every turn: as reviewed, else by the first look', () => {
    const half = upTo(10, 0);
    expect(chancesOf(half, 1)).toHaveLength(11);
    expect(errorsOf(half, 1)).toHaveLength(11);
    expect(firstLook(half, 1)).toHaveLength(review.total + 1);
    expect(chanceAt(half, 1, 10)).toBe(review.turns[9]?.seats[1]?.after);
    expect(chanceAt(half, 1, 11)).toBe(review.graph[11]?.[1]);
    expect(chanceAt(half, 1, review.total + 1)).toBeUndefined();
  });

  it('adds up for every seat, to the last digit', () => {
    for (const { start, result, parts } of review.seats)
      expect(PARTS.reduce((sum, part) => sum + parts[part], start)).toBe(result);
  });

  it('says below the others what their mistakes gave', () => {
    for (const seat of review.seats) {
      const figures = figuresOf(seat);
      expect(figures.map(({ name }) => name)).toEqual(['skill', 'luck', 'others', 'given', 'remainder']);
      expect(figures[3]).toEqual({ name: 'given', value: seat.given, error: seat.given_error });
      const { below, above } = rangeOf([seat]);
      expect(figures.every(({ value, error }) => value - error >= below && value + error <= above)).toBe(
        true,
      );
    }
  });

  it('leaves room in its bars for two points at least, and for the longest error', () => {
    expect(rangeOf([])).toEqual({ below: -0.02, above: 0.02 });
    const [seat] = review.seats;
    const nothing = { skill: 0, luck: 0, others: 0, remainder: 0 };
    const flat = { ...seat!, parts: nothing, errors: nothing, given: 0, given_error: 0 };
    const found = rangeOf([
      { ...flat, parts: { ...nothing, luck: 0.2 }, errors: { ...nothing, luck: 0.05 } },
      { ...flat, given: -0.1, given_error: 0.03 },
    ]);
    expect(found.above).toBeCloseTo(0.25);
    expect(found.below).toBeCloseTo(-0.13);
  });

  it('has the chance of each title once a turn is reviewed', () => {
    expect(titlesAt(review, 2, 0)).toEqual(review.deal[2]);
    expect(titlesAt(review, 2, 7)).toEqual(review.turns[6]?.seats[2]);
    expect(titlesAt({ ...review, turns: review.turns.slice(0, 6) }, 2, 7)).toBeUndefined();
  });
});

describe('turning points', () => {
  const losses = (turns: readonly number[]) => turns.map((turn) => review.turns[turn]?.loss ?? 0);

  it('are those of the game, or the mistakes that cost one player most, in their order', () => {
    expect(turningPoints(review, null)).toEqual(review.turning_points);
    for (const seat of [0, 1, 2]) {
      const [all, shown] = [mistakesOf(review, seat), turningPoints(review, seat)];
      const left = all.filter((turn) => !shown.includes(turn));
      expect(all.every((turn) => review.turns[turn]?.seat === seat && review.turns[turn].mistake)).toBe(true);
      expect(shown).toHaveLength(Math.min(5, all.length));
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
      expect(Math.min(...losses(shown))).toBeGreaterThanOrEqual(Math.max(0, ...losses(left)));
      expect(all).toHaveLength(
        (review.seats[seat]?.kinds ?? []).reduce((n, { mistakes }) => n + mistakes, 0),
      );
    }
  });

  it('have the costliest mistake among them', () => {
    const worst = costliest(review) ?? -1;
    expect(review.turning_points).toContain(worst);
    expect(review.turns[worst]?.loss).toBe(
      Math.max(...review.turns.map(({ mistake, loss }) => (mistake ? loss : 0))),
    );
    expect(costliest({ ...review, turns: [] })).toBeUndefined();
  });
});

describe('the graph', () => {
  const box = { left: 40, right: 240, top: 10, bottom: 110 };
  const scale = scaleOf(box, 100);

  it('goes from the deal on the left to the end on the right', () => {
    expect([scale.x(0), scale.x(100)]).toEqual([40, 240]);
    expect([scale.y(0), scale.y(1), scale.y(1.2)]).toEqual([110, 10, 10]);
    expect(linePath(scale, [0, 0.5])).toBe('M40.0 110.0L42.0 60.0');
    expect(linePath(scale, [])).toBe('');
    expect(bandPath(scale, [0.5, 0.5], [0.1, 0.1])).toBe('M40.0 50.0L42.0 50.0L42.0 70.0L40.0 70.0Z');
    expect(bandPath(scale, [0.5], [0.1])).toBe('');
  });

  it('has its one turn at the left where there is only the deal, and stays inside for any chance', () => {
    const short = scaleOf(box, 0);
    expect([short.x(0), short.y(0.25), short.y(-0.1)]).toEqual([40, 85, 110]);
    expect(linePath(scale, [1, 0.25, 0.75])).toBe('M40.0 10.0L42.0 85.0L44.0 35.0');
    expect(bandPath(scale, [0.5, 0.4], [0.1])).toBe('M40.0 50.0L42.0 70.0L42.0 70.0L40.0 70.0Z');
    expect(bandPath(scale, [0.2, 0.6], [0.05, 0.1])).toBe('M40.0 85.0L42.0 40.0L42.0 60.0L40.0 95.0Z');
  });

  it('finds the turn under the pointer', () => {
    expect([0, 40, 41.2, 140, 999].map((x) => turnAt(box, 100, x))).toEqual([0, 0, 1, 50, 100]);
  });

  it('keeps what stands at its end apart and inside', () => {
    expect(spread([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10]);
    expect(spread([100, 100, 100], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([-9, 4, 90], 20, 5, 100)).toEqual([5, 25, 90]);
    expect(spread([30, 60], 20, 0, 100)).toEqual([30, 60]);
  });
});

describe('a review in words', () => {
  it('has points with their sign and error', () => {
    expect(pointsText(0.1234)).toBe('+12.3');
    expect(pointsText(-0.05)).toBe('−5.0');
    expect(pointsText(0.0001)).toBe('0.0');
    expect(withError(-0.05, 0.011)).toBe('−5.0 ± 1.1');
    expect(lossText({ loss: 0.0512, loss_error: 0.01 })).toBe('5.1 ± 1.0');
  });

  it('says what was done, and nothing twice', () => {
    const sell = { code: 1, kind: 'sell', args: { resource: 'ore' as const }, context: { price: 2 } };
    const end = { code: 2, kind: 'end_turn', args: {}, context: {} };
    const [line] = turnLines(recordedEdition(), [sell, sell, end]);
    expect(line?.replaceAll('\u00a0', ' ')).toBe('2 × Sell 1 ore for $2');
    expect(turnLines(recordedEdition(), [end])).toEqual(['Nothing']);
  });

  it('says whose turn it was and who gained by it', () => {
    const turn = review.turns[review.turning_points[0] ?? 0];
    if (!turn) throw new Error('no turn');
    expect(turnHeading(turn, NAMES)).toMatch(/^(Ada|Ben|Cleo), round [IV]+$/);
    const moved = movements(turn).map(({ change }) => Math.abs(change));
    expect(moved.length).toBeGreaterThan(0);
    expect(moved).toEqual([...moved].sort((a, b) => b - a));
  });

  it('tells who gained and who lost by a turn, the most first, and nobody whose chance stayed', () => {
    const [turn] = review.turns;
    const step = (before: number, after: number) => ({ ...turn!.seats[0]!, before, after });
    const told = movements({ ...turn!, seats: [step(0.3, 0.35), step(0.4, 0.4002), step(0.3, 0.1)] });
    expect(told.map(({ seat, change }) => [seat, change.toFixed(2)])).toEqual([
      [2, '-0.20'],
      [0, '0.05'],
    ]);
    expect(turnHeading({ ...turn!, seat: 2, round: 4 }, NAMES)).toBe('Cleo, round IV');
  });

  it('reads a point of the graph aloud', () => {
    expect(pointText(review, 0, NAMES)).toMatch(/^After the deal, Ada \d+%, Ben \d+%, Cleo \d+%$/);
    expect(pointText(review, 3, NAMES)).toContain(`turn 3 of ${review.total}`);
  });

  it('says how sure a chance is, where that is known', () => {
    const chances = [0, 1, 2].map((seat) => chanceText(review, seat, 9));
    expect(chances.every((text) => /^\d+%( ± \d+%)?$/.test(text))).toBe(true);
    expect(chances.some((text) => text.includes('±'))).toBe(true);
    expect(chanceText({ ...review, turns: [] }, 0, 9)).not.toContain('±');
    expect(chanceText(review, 0, review.total)).toBe('100%');
  });

  it('judges a turn that was tried without telling the best one', () => {
    expect(verdictText(judged(0, 0))).toBe('This is the best turn.');
    expect(verdictText(judged(0.05, 0.01))).toBe('5.0 ± 1.0 percentage points behind the best turn.');
    expect(verdictText(judged(0.005, 0.01))).toMatch(/^As good as/);
    expect(verdictText(judged(-0.05, 0.01))).toMatch(/^5.0 ± 1.0 percentage points better than/);
  });

  it('speaks three languages', () => {
    for (const language of ['fr', 'de'] as const) {
      useMessages(language);
      expect(verdictText(judged(0.05, 0.01))).toMatch(/5,0 ± 1,0/);
      expect(pointsText(-0.05)).toBe('−5,0');
    }
    useMessages('en');
  });
});

it('has addresses that lead to a turn and back', () => {
  expect(reviewAddress('abc')).toBe('/review/abc');
  expect(tryAddress('abc', 12)).toBe('/review/abc?try=12');
  expect(replayAddress('abc', { first: 12, seat: 1 })).toBe('/replays/abc?step=12&seat=1&turn=12');
  expect(parseReview(new URLSearchParams('try=12'))).toEqual({ tried: 12 });
  expect(parseReview(new URLSearchParams('try=x'))).toEqual({ tried: null });
});
