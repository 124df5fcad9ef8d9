/** What this browser keeps of its tables, and how it makes one. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { states } from '../../recorded/sessions';
import type { State } from '../wire';
import { botNames, createTable } from './createTable';
import { firstUnseen, lastSeen, saveLastSeen } from './lastSeen';
import { pack, unpack, type Position } from './position';
import { forgetTable, nonce, storedTables, storeTable, tableKeys } from './seatKeys';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('seat keys', () => {
  it('are kept by table, the last one first, and forgotten by name', () => {
    storeTable({ table: 'a', keys: ['1'] });
    storeTable({ table: 'b', keys: ['2'] });
    storeTable({ table: 'a', keys: ['3'], host: 'h' });
    expect(storedTables()).toEqual([
      { table: 'a', keys: ['3'], host: 'h' },
      { table: 'b', keys: ['2'] },
    ]);
    expect(tableKeys('b').keys).toEqual(['2']);
    expect(tableKeys('c')).toEqual({ table: 'c', keys: [] });
    forgetTable('a');
    expect(storedTables().map(({ table }) => table)).toEqual(['b']);
  });

  it('are kept for sixty tables', () => {
    for (let i = 0; i < 65; i += 1) storeTable({ table: String(i), keys: [] });
    expect(storedTables()).toHaveLength(60);
    expect(storedTables()[0]?.table).toBe('64');
  });

  it('come with nonces of 128 bits that differ', () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});

describe('what was seen', () => {
  const state = states(4)[30]!;
  const all = state.events_from + state.events.length;

  it('is kept by seat, and is void where the table was restored', () => {
    saveLastSeen('a', state, 12);
    expect(lastSeen('a', state)).toBe(12);
    expect(lastSeen('b', state)).toBeNull();
    expect(lastSeen('a', { ...state, you: 1 })).toBeNull();
    expect(lastSeen('a', { ...state, generation: 'older' })).toBeNull();
    saveLastSeen('a', state, 14);
    expect(lastSeen('a', state)).toBe(14);
  });

  it('is nobody’s while a curtain is down, but a watcher’s where nobody holds a seat', () => {
    const curtain = { ...state, you: null, holds: [0, 1] };
    saveLastSeen('a', curtain, 5);
    expect(localStorage.length).toBe(0);
    const watcher = { ...state, you: null, holds: [] };
    saveLastSeen('a', watcher, 5);
    expect([lastSeen('a', watcher), lastSeen('a', state)]).toEqual([5, null]);
  });

  it('leaves what is new, unless there is nothing to see', () => {
    expect(firstUnseen('a', state)).toBeNull();
    saveLastSeen('a', state, all - 1);
    expect(firstUnseen('a', state)).toBe(all - 1);
    expect(firstUnseen('a', { ...state, view: null })).toBeNull();
    saveLastSeen('a', state, all);
    expect(firstUnseen('a', state)).toBeNull();
  });

  it('is kept for a hundred and twenty seats', () => {
    for (let i = 0; i < 125; i += 1) saveLastSeen(String(i), state, i);
    expect([lastSeen('4', state), lastSeen('5', state), lastSeen('124', state)]).toEqual([null, 5, 124]);
  });
});

describe('a position in a link', () => {
  const { view } = states(4).find(({ stage }: State) => stage === 'over')!;
  const position: Position = {
    edition: 'classic',
    view: view!,
    seats: [{ name: 'Ängel ?+/=', colour: 'jade' }],
  };

  it('is the same when it is opened, and fits into an address', async () => {
    const packed = await pack(position);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(position).length / 3);
    expect(await unpack(packed)).toEqual(position);
  });

  it('is refused where it is none', async () => {
    await expect(unpack('nonsense')).rejects.toThrow();
    for (const wrong of [
      { ...position, seats: null },
      { ...position, view: {} },
    ])
      await expect(pack(wrong as unknown as Position).then(unpack)).rejects.toThrow('no position');
  });
});

describe('a new table', () => {
  const asked: { path: string; body: Record<string, unknown> }[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
      const made = {
        table: 't',
        host: 'h',
        link: 'l',
        invites: [0, 2, 3].map((seat) => ({ seat, token: `i${seat}` })),
      };
      return Promise.resolve(Response.json(path === '/api/tables' ? made : { key: `k${asked.length}` }));
    });
  });

  it('takes the seats of this browser, and keeps invitations for the others', async () => {
    const id = await createTable(
      [
        { who: 'me', name: 'Anja', colour: 'jade' },
        { who: 'bot', bot: 'captain', name: '' },
        { who: 'other', name: 'Cleo', bot: 'captain' },
        { who: 'me' },
      ],
      { hints: false },
    );
    expect(id).toBe('t');
    expect(asked[0]).toEqual({
      path: '/api/tables',
      body: {
        hints: false,
        seats: [
          { kind: 'human', bot: null, name: 'Anja', colour: 'jade' },
          { kind: 'bot', bot: 'captain', name: null, colour: null },
          { kind: 'human', bot: null, name: 'Cleo', colour: null },
          { kind: 'human', bot: null, name: null, colour: null },
        ],
      },
    });
    expect(asked.slice(1)).toMatchObject([
      { path: '/api/tables/t/join', body: { invite: 'i0', name: 'Anja', colour: 'jade' } },
      { path: '/api/tables/t/join', body: { invite: 'i3', name: null, colour: null } },
    ]);
    expect(asked[1]?.body.nonce).not.toBe(asked[2]?.body.nonce);
    expect(storedTables()).toEqual([
      { table: 't', keys: ['k2', 'k3'], host: 'h', invites: [{ seat: 2, token: 'i2' }], link: 'l' },
    ]);
  });

  it('against bots alone needs no link, and a lesson is remembered as one', async () => {
    await createTable([{ who: 'me' }, { who: 'bot' }], { lesson: true });
    expect(storedTables()).toEqual([{ table: 't', keys: ['k2'], host: 'h', invites: [], lesson: true }]);
  });

  it('has bots with different names, in any order', () => {
    const names = botNames();
    expect(new Set(names).size).toBe(8);
    expect(names.toSorted()[0]).toBe('Anne');
    const orders = new Set(Array.from({ length: 20 }, () => botNames().join()));
    expect(orders.size).toBeGreaterThan(1);
  });
});
