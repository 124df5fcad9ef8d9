import { expect, it } from 'vitest';
import { hasFigure, permanentIcons } from './permanent';

it('shows when an effect with a figure works, and what it gives or saves', () => {
  const icons = (kind: Parameters<typeof hasFigure>[0]) =>
    hasFigure(kind) ? permanentIcons({ kind, n: 3 }) : null;
  expect(icons('income_money')).toEqual({ when: 'income', gain: [[{ icon: 'money', n: 3 }]] });
  expect(icons('build_money')).toEqual({ when: 'build', gain: [[{ icon: 'money', n: 3 }]] });
  expect(icons('governor_blue')).toEqual({ when: 'governor', gain: [[{ icon: 'blue', n: 3 }]] });
  expect(icons('ship_less')).toEqual({ when: 'ship', less: { icon: 'money', n: 3 } });
  expect(icons('captain_less')).toEqual({ when: 'captain', less: { icon: 'money', n: 3 } });
  expect(icons('cube_less')).toEqual({ when: 'build', less: { icon: 'cube', n: 3 } });
  expect(icons('city_hall')).toBeNull();
});

it('shows what is exchanged, and what again and again', () => {
  expect(permanentIcons({ kind: 'city_hall' })).toEqual({
    when: 'turn',
    pay: { icon: 'barrel', n: 1 },
    gain: [[{ icon: 'star', n: 1 }]],
    repeatable: true,
  });
  expect(permanentIcons({ kind: 'foundry' })).toEqual({
    when: 'income',
    pay: { icon: 'ore', n: 1 },
    gain: [[{ icon: 'cannon', n: 1 }]],
    repeatable: true,
  });
  expect(permanentIcons({ kind: 'exchange', give: { wheat: 3 }, take: { cannon: 1, barrel: 2 } })).toEqual({
    pay: { icon: 'wheat', n: 3 },
    gain: [
      [
        { icon: 'barrel', n: 2 },
        { icon: 'cannon', n: 1 },
      ],
    ],
  });
  expect(permanentIcons({ kind: 'exchange', give: {}, take: { ore: 2 } })).toEqual({
    gain: [[{ icon: 'ore', n: 2 }]],
  });
});
