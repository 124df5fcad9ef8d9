import { expect, it, vi } from 'vitest';
import type { Edition } from '../edition/edition';
import type { Position } from './position';
import { classicEdition, states } from '../../recorded/sessions';
import { settings } from '../settings.svelte';
import { PositionTable } from './positionTable.svelte';
import type { LegalAction } from '../wire';

const action = (code: number, kind: string): LegalAction => ({ code, kind, args: {}, context: {} });

function model() {
  const still = new PositionTable({} as Edition, { seats: [] } as unknown as Position);
  return { still, act: vi.spyOn(still, 'act') as unknown as ReturnType<typeof vi.fn> };
}

it('does at once what is clicked', () => {
  const { still, act } = model();
  still.choose(action(71, 'ship'), false);
  expect(act).toHaveBeenCalledExactlyOnceWith([71]);
});

it('lets a finger look first, and asks for no second tap where the button says all', () => {
  const { still, act } = model();
  still.choose(action(71, 'ship'), true);
  expect(act).not.toHaveBeenCalled();
  expect(still.chosen?.code).toBe(71);
  still.choose(action(71, 'ship'), true);
  expect(act).toHaveBeenLastCalledWith([71]);
  for (const [code, kind] of [
    [0, 'pass'],
    [1, 'end_turn'],
    [15, 'cube'],
  ] as const) {
    still.choose(action(code, kind), true);
    expect(act).toHaveBeenLastCalledWith([code]);
  }
});

it('takes another tap for another choice, and asks to confirm that one', () => {
  const { still, act } = model();
  still.choose(action(71, 'ship'), true);
  still.explanation = 'Too dear.';
  still.choose(action(74, 'ship'), true);
  expect([still.chosen?.code, still.explanation]).toEqual([74, null]);
  expect(act).not.toHaveBeenCalled();
  still.choose(action(74, 'ship'), true);
  expect(act).toHaveBeenCalledExactlyOnceWith([74]);
});

it('asks to confirm every click where the settings say so, and shows what it would do', () => {
  settings.confirm = 'always';
  const { still, act } = model();
  const preview = vi.spyOn(still, 'preview');
  const ship = action(71, 'ship');
  still.choose(ship, false);
  expect([act.mock.calls, preview.mock.calls]).toEqual([[], [[ship]]]);
  settings.confirm = 'touch';
});

it('offers the ways to take a card in place of what was chosen, until the choice is cancelled', () => {
  const { still } = model();
  const preview = vi.spyOn(still, 'preview');
  const ways = [action(123, 'hire'), action(153, 'hire_for_goods')];
  still.chosen = action(71, 'ship');
  still.explanation = 'Too dear.';
  still.offer(ways);
  expect([still.chosen, still.ways, still.explanation]).toEqual([null, ways, null]);
  expect(preview).toHaveBeenLastCalledWith(null);
  still.cancelChoice();
  expect(still.ways).toEqual([]);
  still.offer(ways);
  still.choose(ways[0]!, true);
  expect([still.chosen, still.ways]).toEqual([ways[0], []]);
});

it('of a position only shows: nobody plays, nothing is asked', async () => {
  const { view } = states(2).at(-1)!;
  const seats = [
    { name: 'Anja', colour: 'jade' as const },
    { name: 'Bo', colour: 'violet' as const },
  ];
  const still = new PositionTable(classicEdition(), { edition: 'classic', view: view!, seats });
  expect(still.view).toBe(view);
  expect(still.players).toEqual([
    { name: 'Anja', colour: 'jade', bot: false, thinking: false, connected: true },
    { name: 'Bo', colour: 'violet', bot: false, thinking: false, connected: true },
  ]);
  expect(still.names).toEqual(['Anja', 'Bo']);
  expect([0, 1, 2, 'automa' as const].map((seat) => still.colour(seat))).toEqual([
    'jade',
    'violet',
    'automa',
    'automa',
  ]);
  expect([still.legal, still.events, still.entries]).toEqual([[], [], []]);
  expect(await still.whyNot()).toBeNull();
});
