/** What somebody at a table is shown of the others: their moves, what was missed, the end of a round. */

import { describe, expect, it, vi } from 'vitest';
import { FakeSocket, openTable } from '../../recorded/fakeServer';
import { received, states } from '../../recorded/sessions';
import { answer, eventsUntil, freshTables, hide, settled, theirs, whole } from '../../recorded/tableStates';
import { AUTOMA } from '../contract';
import { settings } from '../settings.svelte';
import type { MissedAnswer, ServerMessage, State } from '../wire';
import { lastSeen } from './lastSeen';
import type { LiveTable } from './liveTable.svelte';

let table: LiveTable;
const open = (...messages: (ServerMessage | null)[]): LiveTable => (table = openTable(messages));

freshTables();

describe('the others’ moves', () => {
  it('are shown one after another, at the speed that is set', async () => {
    settings.speed = 'normal';
    const [before, after] = theirs();
    open(whole(before));
    answer(after);
    expect([table.queued, table.isWatching, table.legal]).toEqual([1, true, []]);
    expect(table.state?.revision).toBe(before.revision);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.state?.revision).toBe(after.revision);
    expect([table.queued, table.isWatching]).toEqual([0, false]);
  });

  it('are shown at once when somebody skips ahead', () => {
    settings.speed = 'slow';
    const [before, after] = theirs();
    open(whole(before));
    answer(after);
    const at = states(4).indexOf(after);
    answer(states(4)[at + 1]!);
    expect(table.queued).toBe(2);
    table.skipAhead();
    expect(table.queued).toBe(0);
    expect(table.events).toEqual(eventsUntil(states(4), states(4)[at + 1]!));
  });

  it('are shown at once where the table has jumped, is seen from another seat, or nobody wants to wait', () => {
    const [before, after] = theirs();
    const jumps: [typeof settings.speed, Partial<State>][] = [
      ['slow', { revision: after.revision + 1 }],
      ['slow', { you: 1 }],
      ['instant', {}],
    ];
    for (const [speed, change] of jumps) {
      settings.speed = speed;
      open(whole(before));
      answer({ ...after, ...change, answer: null });
      expect([table.state?.revision, table.queued]).toEqual([change.revision ?? after.revision, 0]);
      table.close();
    }
  });

  it('of the Automa that come with one’s own are read before anything is asked', async () => {
    settings.speed = 'normal';
    const all = states(2);
    const at = all.findIndex(
      ({ answer: mine, events }) =>
        mine !== null && events.some(({ kind, seat }) => seat === AUTOMA && kind.startsWith('worker_')),
    );
    open(whole(all[at - 1]!));
    answer(all[at]!);
    expect([table.state?.revision, table.isHolding, table.legal]).toEqual([all[at]!.revision, true, []]);
    await vi.advanceTimersByTimeAsync(1690);
    expect(table.isHolding).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect([table.isHolding, table.isWatching]).toEqual([false, false]);
    expect(table.legal).toEqual(all[at]!.legal);
  });

  it('are taken together while nobody looks', async () => {
    settings.speed = 'normal';
    const [before, after] = theirs();
    open(whole(before));
    hide(true);
    answer(after);
    expect(table.state?.revision).toBe(before.revision);
    await vi.advanceTimersByTimeAsync(500);
    expect(table.state?.revision).toBe(after.revision);
    expect(lastSeen(before.table, before)).toBe(whole(before).events.length);
  });
});

describe('somebody who comes back', () => {
  const missed = received(4).findLast((one): one is MissedAnswer => one.type === 'missed_steps')!;
  const last = states(4).at(-1)!;

  const comeBack = async (): Promise<{ since: number; id: number | null | undefined }> => {
    const since = states(4).at(-12)!.events_from;
    const seen = [{ seat: `${last.table}:${last.you}`, generation: last.generation, events: since }];
    localStorage.setItem('tearum.seen', JSON.stringify(seen));
    open(whole(last));
    await settled();
    return { since, id: FakeSocket.last.asked('missed')?.id };
  };

  it('is shown what was missed step by step, and then the table as it is', async () => {
    const { since, id } = await comeBack();
    expect(FakeSocket.last.asked('missed')?.since).toBe(since);
    expect(table.state).toBeNull();
    answer({ ...missed, answer: id });
    await settled();
    expect(table.catchingUp).toBe(true);
    expect(table.newSince).toBe(since);
    expect(table.missedEvents.length).toBeGreaterThan(0);
    const seen: number[] = [];
    for (let i = 0; i < 200 && table.catchingUp; i += 1) {
      await vi.advanceTimersByTimeAsync(100);
      seen.push(table.events.length);
      if (table.catchingUp) expect(table.legal).toEqual([]);
    }
    expect(new Set(seen).size).toBeGreaterThan(3);
    expect(table.events).toEqual(whole(last).events);
    expect(lastSeen(last.table, last)).toBe(table.events.length);
  });

  it('and wants no motion is only told', async () => {
    settings.motion = 'reduced';
    const { since } = await comeBack();
    expect(FakeSocket.last.asked('missed')).toBeUndefined();
    expect([table.catchingUp, table.newSince]).toEqual([false, since]);
    expect(table.missedEvents.length).toBeGreaterThan(0);
    expect(table.events).toEqual(whole(last).events);
  });

  it('and has seen everything misses nothing', async () => {
    open(whole(last));
    table.close();
    open(whole(last));
    await settled();
    expect(FakeSocket.last.asked('missed')).toBeUndefined();
    expect(table.missedEvents).toEqual([]);
  });
});

describe('somebody who looks up again', () => {
  const missed = received(4).findLast((one): one is MissedAnswer => one.type === 'missed_steps')!;
  const lookUp = async (): Promise<void> => {
    hide(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };

  it('is shown what happened meanwhile from where they stopped looking', async () => {
    const [before, after] = theirs();
    open(whole(before));
    const seen = table.events.length;
    hide(true);
    answer(after);
    await vi.advanceTimersByTimeAsync(500);
    expect(table.events.length).toBeGreaterThan(seen);
    await lookUp();
    expect(FakeSocket.last.asked('missed')?.since).toBe(seen);
    answer({ ...missed, steps: missed.steps.slice(0, 2), answer: FakeSocket.last.asked('missed')?.id });
    await settled();
    expect([table.catchingUp, table.newSince]).toEqual([true, seen]);
    expect(table.missedEvents.length).toBeGreaterThan(0);
  });

  it('and has missed nothing sees the table as it is', async () => {
    const [before] = theirs();
    open(whole(before));
    hide(true);
    await lookUp();
    expect(FakeSocket.last.asked('missed')).toBeUndefined();
  });

  it('is shown the table at once where the steps cannot be had, or something newer has come', async () => {
    const [before, after] = theirs();
    open(whole(before));
    const seen = table.events.length;
    hide(true);
    answer(after);
    await lookUp();
    expect(table.missedEvents).toEqual([]);
    answer({ type: 'error', code: 'busy', answer: FakeSocket.last.asked('missed')?.id });
    await settled();
    expect([table.catchingUp, table.state?.revision]).toEqual([false, after.revision]);
    expect(table.missedEvents.length).toBe(table.events.length - seen);
  });

  it('is not led back where they have skipped ahead meanwhile', async () => {
    const [before, after] = theirs();
    open(whole(before));
    hide(true);
    answer(after);
    await lookUp();
    table.skipAhead();
    answer({ ...missed, answer: FakeSocket.last.asked('missed')?.id });
    await settled();
    expect([table.catchingUp, table.missedEvents]).toEqual([false, []]);
    expect(table.events).toEqual(eventsUntil(states(4), after));
  });
});

it('that is closed hears and asks nothing any more', async () => {
  const [before, after] = theirs();
  settings.speed = 'slow';
  open(whole(before));
  const socket = FakeSocket.last;
  answer(after);
  table.close();
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.state?.revision).toBe(before.revision);
  expect(socket.sent.map(({ type }) => type)).toEqual(['hello']);
});

describe('the end of a round', () => {
  const ending = (): [State, State] => {
    const all = states(4);
    const at = all.findIndex(({ view }, i) => view?.round === 2 && all[i - 1]?.view?.round === 1);
    return [all[at - 1]!, all[at]!];
  };

  it('is a scene that waits to be closed', async () => {
    settings.roundPause = 'wait';
    const [before, after] = ending();
    open(whole(before));
    answer(after);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.roundEnd).not.toBeNull();
    expect(table.legal).toEqual([]);
    const next = states(4)[states(4).indexOf(after) + 1]!;
    answer(next);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.state?.revision).toBe(after.revision);
    table.closeRoundEnd();
    expect(table.roundEnd).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.state?.revision).toBe(next.revision);
  });

  it('lets the last turn be read first', async () => {
    Object.assign(settings, { roundPause: 'wait', speed: 'normal' });
    const [before, after] = ending();
    open(whole(before));
    answer({ ...after, answer: null });
    await settled();
    expect(table.state?.revision).toBe(after.revision);
    await vi.advanceTimersByTimeAsync(1690);
    expect(table.roundEnd).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(table.roundEnd?.round).toBe(1);
    table.skipAhead();
    expect([table.roundEnd, table.isWatching]).toEqual([null, false]);
  });

  it('that somebody skips holds up nothing after it', async () => {
    Object.assign(settings, { roundPause: 'wait', speed: 'normal' });
    const [before, after] = ending();
    const next = states(4)[states(4).indexOf(after) + 1]!;
    open(whole(before));
    answer({ ...after, answer: null });
    table.skipAhead();
    expect([table.state?.revision, table.roundEnd]).toEqual([after.revision, null]);
    answer({ ...next, answer: null });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([table.state?.revision, table.roundEnd]).toEqual([next.revision, null]);
  });

  it('is no scene for those who want none', async () => {
    const [before, after] = ending();
    for (const change of [
      { roundPause: 'never' as const },
      { roundPause: 'wait' as const, motion: 'reduced' as const },
    ]) {
      Object.assign(settings, change);
      open(whole(before));
      answer(after);
      await vi.advanceTimersByTimeAsync(2000);
      expect(table.roundEnd).toBeNull();
      table.close();
    }
  });
});
