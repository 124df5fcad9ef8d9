import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import ActionBoard from './boards/ActionBoard.svelte';
import BuildingCard from './cards/BuildingCard.svelte';
import EffectLine from './icons/EffectLine.svelte';
import PlayerBoard from './boards/PlayerBoard.svelte';
import { countIcons } from './icons/iconSize';
import { players, playerLabels, sample } from '../gallery/sample';

const church = sample.buildings[0]!;

test('an effect is one picture whose text says it, and a given text wins', () => {
  render(EffectLine, { effect: [[{ icon: 'red', n: 2 }], [{ icon: 'blue', n: 2 }]] });
  screen.getByRole('img', { name: '2 red VP or 2 blue VP' });
  render(EffectLine, { effect: [[{ icon: 'star' }]], label: 'ein Stern' });
  screen.getByRole('img', { name: 'ein Stern' });
});

test('a card is a button only where it can be chosen', async () => {
  const onchoose = vi.fn();
  const { rerender } = render(BuildingCard, { ...church, label: 'Church' });
  expect(screen.queryByRole('button')).toBeNull();
  await rerender({ ...church, label: 'Church', onchoose });
  await fireEvent.click(screen.getByRole('button', { name: 'Church' }));
  expect(onchoose).toHaveBeenCalledOnce();
});

test('an action board offers the row that acts and the alternative, nothing else', () => {
  render(ActionBoard, {
    place: 'tavern',
    name: 'Tavern',
    label: 'Tavern',
    ...sample.boards.tavern,
    alternativeLabel: 'or instead',
    workers: ['amber', 'jade'],
    room: 4,
    acts: 2,
    choices: [{ at: 0, label: 'Use the row', onchoose: () => {} }],
    alternativeChoices: [{ at: 0, label: 'Use the alternative', onchoose: () => {} }],
  });
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('a closed chest tells no number', () => {
  const closed = players[1]!;
  render(PlayerBoard, { ...closed, labels: playerLabels, label: closed.name, mini: true });
  screen.getByRole('img', { name: 'Chest closed' });
  expect(screen.queryByRole('img', { name: 'Blue VP' })).toBeNull();
});

test('a crowded row writes pieces as a number, any other lays them out', () => {
  const cubes = { icon: 'cube', n: 3 } as const;
  const crowded = [
    [{ icon: 'contract' }, { icon: 'money', n: 2 }],
    [{ icon: 'star' }, cubes, { icon: 'money' }],
  ] as const;
  expect(countIcons(crowded.map((side) => [...side]))).toBe(7);
  expect(
    countIcons([
      [
        { icon: 'population', n: 3 },
        { icon: 'blue', n: 2 },
      ],
    ]),
  ).toBe(2);
  const { container } = render(EffectLine, { effect: [[cubes]], size: 's', compact: true });
  expect(container.textContent).toContain('3');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(render(EffectLine, { effect: [[cubes]], size: 's' }).container.querySelectorAll('svg')).toHaveLength(
    3,
  );
});
