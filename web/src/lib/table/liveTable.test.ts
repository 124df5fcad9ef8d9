/** A table over the messages that a real server sent in whole games. */

import { describe, expect, it, vi } from 'vitest';
import { FakeSocket, openTable } from '../../recorded/fakeServer';
import { received, session, states } from '../../recorded/sessions';
import { answer, find, freshTables, mine, settled, whole } from '../../recorded/tableStates';
import type { Event, LegalAction, ServerMessage } from '../wire';
import { storeTable } from './seatKeys';
import type { LiveTable } from './liveTable.svelte';

let table: LiveTable;
const open = (...messages: (ServerMessage | null)[]): LiveTable => (table = openTable(messages));

freshTables();

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
