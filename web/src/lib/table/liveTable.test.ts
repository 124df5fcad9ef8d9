/** A table over the messages that a real server sent in whole games. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTables, FakeSocket, openTable } from '../../recorded/fakeServer';
import { received, session, states } from '../../recorded/sessions';
import { settings } from '../settings.svelte';
import type { Event, LegalAction, MissedAnswer, ServerMessage, State } from '../wire';
import { lastSeen } from './lastSeen';
import { storeTable } from './seatKeys';
import type { LiveTable } from './liveTable.svelte';

let table: LiveTable;
const open = (...messages: (ServerMessage | null)[]): LiveTable => (table = openTable(messages));
const answer = (message: object): void => FakeSocket.last.answer(message);
const settled = () => vi.advanceTimersByTimeAsync(0);
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'instant';
  settings.roundPause = 'never';
});
afterEach(() => {
  closeTables();
  hide(false);
  Object.assign(settings, { speed: 'normal', roundPause: 'wait', motion: 'system' });
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All events of a game up to a state. */
const eventsUntil = (all: readonly State[], last: State): Event[] =>
  all
    .slice(0, all.indexOf(last) + 1)
    .reduce<Event[]>((events, one) => [...events.slice(0, one.events_from), ...one.events], []);
const whole = (state: State): State => ({
  ...state,
  answer: null,
  events: eventsUntil(states(state.players as 2 | 4), state),
  events_from: 0,
});
const find = (test: (state: State) => boolean, players: 2 | 4 = 4): State => states(players).find(test)!;
const yours = ({ legal }: State): boolean => legal.length > 1;
/** One's own turn, and the next state after it that somebody else brings about. */
const mine = (): State => find((state) => yours(state) && state.view?.pending?.asked === 'turn');
const theirs = (): [State, State] => {
  const all = states(4);
  const at = all.findIndex(({ answer: mine }, i) => mine === null && all[i - 1]?.answer === null && i > 20);
  return [all[at - 1]!, all[at]!];
};

describe.each([2, 4] as const)('a whole game of %i', (players) => {
  it('is shown state by state, with every event once', () => {
    open();
    let events: Event[] = [];
    for (const message of received(players)) {
      answer(message);
      if (message.type !== 'state') continue;
      events = [...events.slice(0, message.events_from), ...message.events];
      expect(table.state).toMatchObject({ revision: message.revision, view: message.view });
      expect(table.events.length).toBe(events.length);
      expect(table.legal).toEqual(table.isWatching ? [] : message.legal);
      expect(table.stage).toBe(message.stage);
      expect(table.undoState).toEqual(message.undo);
      if (table.isHolding) table.nextTurn();
    }
    expect(table.events).toEqual(events);
    expect(table.stage).toBe('over');
    expect(table.deal).not.toBeNull();
    expect(table.players.map(({ name, bot }) => [name, bot])).toEqual(
      [
        ['Anja', false],
        ['Bo', true],
        ['Cleo', true],
        ['Dirk', true],
      ].slice(0, players),
    );
    expect(table.colour(1)).toBe(table.state?.seats[1]?.colour);
    expect(table.colour('automa')).toBe('automa');
    expect(table.colour(7)).toBe('automa');
  });

  it('is heard of as it goes on, each event once', () => {
    open();
    const heard: Event[] = [];
    table.onevents((events) => heard.push(...events));
    const [first, ...rest] = states(players);
    answer(first!);
    for (const state of rest) answer(state);
    const told = rest.flatMap((state, i) => {
      const before = [first!, ...rest][i]!;
      return state.events_from === before.events_from + before.events.length ? state.events : [];
    });
    expect(heard).toEqual(told);
    expect(heard.length).toBeGreaterThan(200);
  });
});

it('says hello with its keys, and after that with what it has seen', () => {
  const state = whole(mine());
  open(state);
  expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', table: state.table, keys: ['key'], host: null });
  storeTable({ table: state.table, keys: ['key'], host: 'h' });
  FakeSocket.last.part();
  vi.advanceTimersByTime(600);
  FakeSocket.last.open();
  const { revision, generation, you } = state;
  expect(FakeSocket.last.sent[0]).toMatchObject({ host: 'h', look: you, revision, generation });
});

describe('a move', () => {
  it('is sent with the revision, waits, and is over with its answer', async () => {
    const state = whole(mine());
    open(state);
    const [action] = state.legal as [LegalAction];
    table.chosen = action;
    table.missedEvents = state.events.slice(0, 1);
    table.act([action.code]);
    expect(FakeSocket.last.asked('act')).toMatchObject({ revision: state.revision, actions: [action.code] });
    expect([table.busy, table.legal, table.chosen, table.missedEvents]).toEqual([true, [], null, []]);
    expect(table.moves.pending?.action).toEqual(action);
    table.act([action.code]);
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    const { id } = FakeSocket.last.asked('act')!;
    const next = states(4)[states(4).findIndex(({ revision }) => revision === state.revision) + 1]!;
    answer({ ...next, answer: id });
    await settled();
    expect(table.busy).toBe(false);
    expect(table.newSince).toBeGreaterThanOrEqual(next.events_from);
  });

  it('of several decisions names no single action', () => {
    const state = whole(mine());
    open(state);
    const codes = state.legal.slice(0, 2).map(({ code }) => code);
    table.act(codes);
    expect(table.moves.pending?.action).toBeNull();
    expect(FakeSocket.last.asked('act')?.actions).toEqual(codes);
  });

  it('that is refused is said so, and one that fails shows its code', async () => {
    const state = whole(mine());
    open(state);
    const refused = vi.fn();
    table.onrefusal = refused;
    table.act([state.legal[0]!.code]);
    const refusal = {
      type: 'refusal',
      reason: { reason: 'not_asked' },
      answer: FakeSocket.last.asked('act')?.id,
    };
    answer(refusal);
    await settled();
    expect(refused).toHaveBeenCalledExactlyOnceWith(refusal);
    table.undo(false);
    answer({ type: 'error', code: 'busy', answer: FakeSocket.last.asked('undo')?.id });
    await settled();
    expect([refused.mock.calls.length, table.errorCode]).toEqual([1, 'busy']);
  });

  it('is taken back by a click, or with the whole turn', async () => {
    const state = whole(mine());
    open(state);
    table.undo(false);
    expect(FakeSocket.last.asked('undo')).toMatchObject({ revision: state.revision });
    expect(FakeSocket.last.asked('restart_turn')).toBeUndefined();
    answer({ ...state, answer: FakeSocket.last.asked('undo')?.id });
    await settled();
    table.undo(true);
    expect(FakeSocket.last.asked('restart_turn')).toMatchObject({ revision: state.revision });
  });
});

describe('what an action would give', () => {
  const rest = () => vi.advanceTimersByTimeAsync(130);
  const quoted = session(4).flatMap((one, i) => {
    const next = session(4)[i + 1];
    return 'sent' in one &&
      one.sent.type === 'quote' &&
      next &&
      'received' in next &&
      next.received.type === 'quoted'
      ? [{ code: one.sent.actions[0]!, quote: next.received.quote, revision: next.received.revision }]
      : [];
  })[0]!;
  const state = () =>
    whole(
      find(
        ({ revision, legal }) =>
          revision === quoted.revision && legal.some(({ code }) => code === quoted.code),
      ),
    );

  it('is asked once the pointer rests, shown, and asked only once for a revision', async () => {
    open(state());
    const action = table.legal.find(({ code }) => code === quoted.code)!;
    table.preview(action);
    expect(table.previewed).toBe(action);
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeSocket.last.asked('quote')).toBeUndefined();
    await rest();
    const { id, actions } = FakeSocket.last.asked('quote')!;
    expect(actions).toEqual([quoted.code]);
    answer({ type: 'quoted', answer: id, revision: quoted.revision, quote: quoted.quote });
    await settled();
    expect(table.quote).toEqual(quoted.quote);
    table.preview(null);
    expect([table.quote, table.previewed]).toEqual([null, null]);
    table.preview(action);
    expect(table.quote).toEqual(quoted.quote);
    await rest();
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'quote')).toHaveLength(1);
  });

  it('is not asked where the pointer has gone on, nor shown where it has meanwhile', async () => {
    open(state());
    const [first, second] = table.legal as [LegalAction, LegalAction];
    table.preview(first);
    table.preview(second);
    await rest();
    expect(FakeSocket.last.sent.flatMap((one) => (one.type === 'quote' ? one.actions : []))).toEqual([
      second.code,
    ]);
    table.preview(null);
    answer({ type: 'quoted', answer: FakeSocket.last.asked('quote')?.id, revision: 1, quote: quoted.quote });
    await settled();
    expect(table.quote).toBeNull();
  });

  it('is nothing that is not legal', async () => {
    open(state());
    table.preview({ code: 321, kind: 'convert_red', args: {}, context: {} });
    await rest();
    expect(FakeSocket.last.asked('quote')).toBeUndefined();
  });
});

describe('a question', () => {
  it('why not is answered by its reason', async () => {
    open(whole(mine()));
    const why = table.whyNot(99);
    const { id, action } = FakeSocket.last.asked('why_not')!;
    expect(action).toBe(99);
    answer({ type: 'why', answer: id, reason: { reason: 'too_little_money' } });
    expect(await why).toEqual({ reason: 'too_little_money' });
    const other = table.whyNot(98);
    answer({ type: 'error', code: 'busy', answer: FakeSocket.last.asked('why_not')?.id });
    expect(await other).toBeNull();
  });

  it('about the table that fails shows its code', async () => {
    open(whole(mine()));
    const done = table.command({ type: 'rematch' });
    answer({ type: 'error', code: 'not_over', answer: FakeSocket.last.asked('rematch')?.id });
    await done;
    expect(table.errorCode).toBe('not_over');
    answer({ ...whole(mine()) });
    expect(table.errorCode).toBeNull();
    answer({ type: 'error', code: 'no_such_table', answer: null });
    expect(table.errorCode).toBe('no_such_table');
  });
});

describe('advice', () => {
  const hinted = received(4).find((one) => one.type === 'hinted') as Extract<
    ServerMessage,
    { type: 'hinted' }
  >;
  const state = () => whole(find(({ revision, legal }) => revision === hinted.revision && legal.length > 0));

  it('is asked for, shown on the table, done, and put away when asked again', async () => {
    open(state());
    const asked = table.requestHint();
    expect(table.hints.loading).toBe(true);
    answer({ ...hinted, answer: FakeSocket.last.asked('hint')?.id });
    await asked;
    expect(table.hints.current?.options).toEqual(hinted.options);
    const [action] = table.legal as [LegalAction];
    table.chosen = action;
    table.suggest({ action, codes: [action.code] });
    expect([table.hints.suggested?.action, table.previewed, table.chosen]).toEqual([action, action, null]);
    expect(FakeSocket.last.asked('act')).toBeUndefined();
    table.suggest({ action, codes: [action.code] });
    expect(FakeSocket.last.asked('act')?.actions).toEqual([action.code]);
    expect(table.hints.answered).toMatchObject({ code: action.code, hint: { revision: hinted.revision } });
    expect(table.hints.current).toBeNull();
  });

  it('is put away when asked for again, and not asked where nothing can be done', async () => {
    open(state());
    void table.requestHint();
    await table.requestHint();
    expect(table.hints.loading).toBe(false);
    answer({ ...state(), hints: false });
    await table.requestHint();
    answer({ ...state(), legal: [] });
    await table.requestHint();
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
  });

  it('that fails is said so, unless nobody asked', async () => {
    open(state());
    const fail = (unasked: boolean) => {
      const asked = table.requestHint(unasked);
      answer({ type: 'error', code: 'busy', answer: FakeSocket.last.asked('hint')?.id });
      return asked;
    };
    await fail(true);
    expect(table.errorCode).toBeNull();
    await fail(false);
    expect(table.errorCode).toBe('busy');
  });
});

it('knows at once who comes and goes, and keeps the position', () => {
  const state = whole(mine());
  open(state);
  const seats = state.seats.map((seat) => ({ ...seat, thinking: true, connected: false }));
  answer({ type: 'presence', seats, watchers: 5 });
  expect(table.players.every(({ thinking, connected }) => thinking && !connected)).toBe(true);
  expect(table.state).toMatchObject({ watchers: 5, revision: state.revision });
});

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

it('keeps showing what was read where a move comes too late', async () => {
  const state = whole(mine());
  open(state);
  table.newSince = 3;
  table.act([state.legal[0]!.code]);
  answer({ ...state, outdated: true, answer: FakeSocket.last.asked('act')?.id });
  await settled();
  expect([table.newSince, table.busy]).toEqual([3, false]);
  expect(table.moves.takenBack?.move).toMatchObject({ type: 'act' });
});

it('puts away what was chosen when the table changes, and keeps it when only people come and go', () => {
  const state = whole(mine());
  open(state);
  const choose = () => {
    table.chosen = state.legal[0]!;
    table.enlarged = { piece: 'ship-1', pinned: true };
    table.explanation = 'Too dear.';
  };
  choose();
  answer({ ...state, watchers: 4 });
  expect([table.chosen, table.explanation]).toEqual([state.legal[0], 'Too dear.']);
  const next = states(4)[states(4).findIndex(({ revision }) => revision === state.revision) + 1]!;
  answer(next);
  expect([table.chosen, table.enlarged, table.explanation]).toEqual([null, null, null]);
});

it('of which nothing is known yet is still gathering, with nobody and nothing to do', () => {
  open();
  expect([table.stage, table.you, table.holds, table.players, table.legal]).toEqual([
    'gathering',
    null,
    [],
    [],
    [],
  ]);
  expect([table.deal, table.undoState]).toEqual([null, { clicks: false, turn: false, barrier: null }]);
  table.act([71]);
  table.undo(false);
  expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello']);
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
