import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYER_COLOURS, type GameSummary, type Step } from '../../lib/wire';
import { stubFetch } from '../../recorded/fakeServer';
import { answerAt } from '../../recorded/sessions';
import { asSeen, coloursOf, playersOf, Replay, roundMarks } from './replay.svelte';

const step = (round: number, phase: string): Step => ({ seat: 0, action: 0, round, phase, events: 0 });

describe('a replay', () => {
  it('knows where the rounds and the end begin', () => {
    const steps = [
      step(1, 'shipping'),
      step(1, 'acting'),
      step(2, 'shipping'),
      step(3, 'acting'),
      step(5, 'acting'),
      step(5, 'last_captains'),
      step(5, 'over'),
    ];
    expect(roundMarks(steps)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 3 },
      { round: 3, step: 4 },
      { round: 5, step: 5 },
      { round: 'end', step: 6 },
    ]);
  });

  it('keeps what was chosen in secret', () => {
    const events = [
      { kind: 'conversion_chosen', seat: 0, blue: 2, red: 0 },
      { kind: 'conversion_chosen', seat: 1, blue: 0, red: 1 },
    ];
    expect(asSeen(events, 1)).toEqual([{ kind: 'conversion_chosen', seat: 0 }, events[1]]);
  });
});

describe('a finished game', () => {
  const summary: GameSummary = { ...answerAt<GameSummary>('/api/games/TABLE'), game: 'TABLE' };
  let fetched: ReturnType<typeof stubFetch>;
  const steps = () =>
    fetched.mock.calls.flatMap(([address]) => /replay\?(.*)/.exec(address as string)?.[1] ?? []);

  beforeEach(() => {
    vi.useFakeTimers();
    fetched = stubFetch();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('opens at its end, or at a step, and knows the next one already', async () => {
    const replay = await Replay.open(summary, null, null);
    expect(replay.now.step).toBe(replay.last);
    expect(replay.events).toEqual(replay.all);
    await replay.show(4, null);
    expect(replay.now.step).toBe(4);
    expect(replay.view).toEqual(replay.now.view);
    const { events_from: from, events } = replay.now;
    expect(replay.events).toEqual(asSeen(replay.all.slice(0, from + events.length), null));
    const asked = steps().length;
    await replay.show(5, null);
    expect(steps().slice(asked)).toEqual(['step=6']);
  });

  it('stays within the game, and at seats that there are', async () => {
    const replay = await Replay.open(summary, 20, 0);
    expect(steps()).toContain('step=20&seat=0');
    for (const [step, shown] of [
      [-3, 0],
      [2.7, 2],
      [Number.NaN, 0],
      [9999, replay.last],
    ] as const) {
      await replay.show(step, null);
      expect(replay.now.step).toBe(shown);
    }
    for (const seat of [-1, summary.seats.length]) {
      await replay.show(3, seat);
      expect(replay.now.seat).toBeNull();
    }
  });

  it('shows the step that was asked for last', async () => {
    const replay = await Replay.open(summary, 0, null);
    replay.highlighted = ['ship-1'];
    const slow = replay.show(9, null);
    await replay.show(3, null);
    await slow;
    expect(replay.now.step).toBe(3);
    expect(replay.highlighted).toEqual([]);
  });

  it('asks again for a step that could not be fetched', async () => {
    const replay = await Replay.open(summary, 0, null);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(replay.show(50, null)).rejects.toThrow();
    await replay.show(50, null);
    expect(replay.now.step).toBe(50);
  });

  it('plays a decision after the other, and pauses longer after a turn', async () => {
    const done = vi.fn();
    const replay = await Replay.open(summary, 0, null);
    const turn = replay.turns.find(({ from, to }) => to > from + 1 && to < replay.last - 2)!;
    await replay.show(turn.to - 1, null);
    replay.play(done);
    await vi.advanceTimersByTimeAsync(449);
    expect(replay.now.step).toBe(turn.to - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(replay.now.step).toBe(turn.to);
    await vi.advanceTimersByTimeAsync(1599);
    expect(replay.now.step).toBe(turn.to);
    replay.speed = 2;
    await vi.advanceTimersByTimeAsync(1);
    expect(replay.now.step).toBe(turn.to + 1);
    replay.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.now.step).toBe(turn.to + 1);
    expect(done).not.toHaveBeenCalled();
  });

  it('plays no faster where somebody stops and goes on while a step is on its way', async () => {
    const replay = await Replay.open(summary, 0, null);
    replay.play(() => {});
    let arrive: (() => void) | undefined;
    const show = vi.spyOn(replay, 'show').mockImplementation(() => new Promise((done) => (arrive = done)));
    await vi.advanceTimersByTimeAsync(450);
    expect(show).toHaveBeenCalledOnce();
    replay.pause();
    replay.play(() => {});
    arrive?.();
    show.mockResolvedValue();
    show.mockClear();
    await vi.advanceTimersByTimeAsync(449);
    expect(show).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(show).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(449);
    expect(show).toHaveBeenCalledOnce();
  });

  it('stops where a step cannot be fetched, and can go on', async () => {
    const replay = await Replay.open(summary, 0, null);
    vi.spyOn(replay, 'show').mockRejectedValueOnce(new Error('offline'));
    replay.play(() => {});
    await vi.advanceTimersByTimeAsync(450);
    expect(replay.playing).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    replay.play(() => {});
    await vi.advanceTimersByTimeAsync(450);
    expect(replay.now.step).toBe(1);
  });

  it('says so when it has played to the end', async () => {
    const done = vi.fn();
    const replay = await Replay.open(summary, null, null);
    await replay.show(replay.last - 1, null);
    replay.play(done);
    expect(replay.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toHaveBeenCalledOnce();
    expect(replay.playing).toBe(false);
  });

  it('has the colours of the table, or those in turn where there is no table', async () => {
    const colours = await coloursOf(summary);
    expect(new Set([...colours, ...PLAYER_COLOURS]).size).toBe(PLAYER_COLOURS.length);
    expect(colours).toHaveLength(summary.seats.length);
    expect(await coloursOf({ ...summary, game: 'gone' })).toEqual(
      PLAYER_COLOURS.slice(0, summary.seats.length),
    );
    const players = playersOf({ ...summary, seats: ['A', 'B'], bots: [null, 'captain'] as never }, [
      'jade',
    ] as never);
    expect(players.map(({ name, colour, bot }) => [name, colour, bot])).toEqual([
      ['A', 'jade', false],
      ['B', 'amber', true],
    ]);
  });
});
