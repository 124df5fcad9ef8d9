import { expect, it } from 'vitest';
import { belongsInBar, marketOf, trayChoiceOf } from './choiceArea';

it('is the market of the cards that a question is about', () => {
  const asked = ['ship_turn', 'building', 'hiring', 'contracting', 'choosing_allegiance'] as const;
  expect(asked.map(marketOf)).toEqual(['ships', 'buildings', 'captains', 'contracts', 'allegiances']);
  expect(marketOf('turn')).toBeNull();
  expect(marketOf(undefined)).toBeNull();
});

it('is the tray for what lies nowhere on the table', () => {
  const asked = ['trading', 'cube_choice', 'sparing', 'option_choice', 'overflow'] as const;
  expect(asked.map(trayChoiceOf)).toEqual(['trade', 'cubes', 'cubes', 'sides', 'room']);
  expect([trayChoiceOf('converting_blue'), trayChoiceOf('converting_red')]).toEqual(['points', 'points']);
  expect(trayChoiceOf('building')).toBeNull();
  expect(trayChoiceOf(undefined)).toBeNull();
});

it('is a button where an action has no place of its own', () => {
  for (const kind of [
    'row',
    'alternative',
    'ship',
    'build',
    'hire',
    'hire_for_goods',
    'fulfil',
    'allegiance',
  ])
    expect(belongsInBar(kind, 'turn')).toBe(false);
  for (const kind of ['option', 'cube', 'spare', 'sell', 'buy', 'close', 'discard'])
    expect(belongsInBar(kind, 'turn')).toBe(false);
  for (const kind of ['convert_blue', 'convert_red']) expect(belongsInBar(kind, 'turn')).toBe(false);
  for (const kind of ['pass', 'end_turn', 'activate', 'expand'])
    expect(belongsInBar(kind, 'turn')).toBe(true);
});

it('is the tray for an expansion while goods do not fit', () => {
  expect(belongsInBar('expand', 'overflow')).toBe(false);
  expect(belongsInBar('pass', 'overflow')).toBe(true);
});
