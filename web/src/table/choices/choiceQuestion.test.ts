import { beforeAll, expect, it } from 'vitest';
import type { Effect } from '../../effects/effect';
import type { Edition } from '../../lib/edition/edition';
import type { TableModel } from '../../lib/table/tableModel.svelte';
import { setMessages } from '../../lib/text/fluent.svelte';
import type { Event, Pending, View } from '../../lib/wire';
import { textsOf } from '../../recorded/fakeServer';
import { classicEdition } from '../../recorded/sessions';
import { choiceQuestion } from './choiceQuestion';

const edition = { ...classicEdition() };
const seat = { goods: { wood: 3 }, squares: 5 };
const question = (pending: Omit<Pending, 'seat'>, events: Event[] = []): string => {
  const asked = { seat: 1, ...pending };
  const view = { pending: asked, removing: true, players: 4, seats: [seat, seat] } as unknown as View;
  return choiceQuestion({ edition, view, events } as unknown as TableModel, asked);
};
const colours: Effect = [[{ icon: 'blue', n: 1 }], [{ icon: 'red', n: 1 }]];
const sides: Effect = [[{ icon: 'star', n: 1 }], [{ icon: 'money', n: 3 }]];
const row: Event = { kind: 'action_taken', seat: 1, board: 'tavern', alternative: false, side: 1 };

beforeAll(() => setMessages('en', textsOf('en')));

it('says how many goods do not fit', () => {
  const arriving = (ore: number) => ({ asked: 'overflow' as const, arriving: { ore } });
  expect(question(arriving(4))).toMatch(/^2 pieces too many. You get 4 ore, but/);
  expect(question(arriving(2))).toMatch(/^You get 2 ore, but/);
});

it('names the piece that gives a choice of colours, of sides, or of a cube', () => {
  expect(question({ asked: 'option_choice', effect: colours }, [row])).toBe('Tavern: blue or red?');
  expect(question({ asked: 'option_choice', effect: sides }, [row])).toBe('Tavern: which one?');
  expect(question({ asked: 'cube_choice' }, [row])).toBe('Tavern: wheat, wood or ore?');
});

it('asks alone where there is no piece, or nothing to choose', () => {
  expect(question({ asked: 'option_choice', effect: colours })).toBe('Choose one of these effects.');
  expect(question({ asked: 'option_choice', effect: sides.slice(1) }, [row])).toBe(
    'Choose one of these effects.',
  );
  expect(question({ asked: 'building' }, [row])).toBe('Choose a building to build, or decline.');
});

it('names a building, a captain or a step that gives the choice', () => {
  const of = (event: Event) => question({ asked: 'option_choice', effect: sides }, [row, event]);
  const cards = {
    buildings: [{ ...edition.buildings[0]!, instant: sides }],
    captains: [{ ...edition.captains[0]!, instant: sides }],
    reputation: [sides],
  } as unknown as Partial<Edition>;
  Object.assign(edition, cards);
  expect(of({ kind: 'built', seat: 1, building: 1 })).toBe('Church: which one?');
  expect(of({ kind: 'hired', seat: 1, captain: 1 })).toBe('Captain 1: which one?');
  expect(of({ kind: 'star', seat: 1, step: 1 })).toBe('Reputation Track, step 1: which one?');
});
