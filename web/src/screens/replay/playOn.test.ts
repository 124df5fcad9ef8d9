import { expect, it } from 'vitest';
import { seatsToPlayOn } from './playOn';

it('takes one seat and gives the others to bots under their old names', () => {
  const player = { bot: false, thinking: false, connected: true };
  const players = [
    { ...player, name: 'Ada', colour: 'jade' as const },
    { ...player, name: 'Ben', colour: 'amber' as const },
  ];
  expect(seatsToPlayOn(players, 1, 'Me', 'deckhand')).toEqual([
    { who: 'bot', name: 'Ada', bot: 'deckhand', colour: 'jade' },
    { who: 'me', name: 'Me', colour: 'amber' },
  ]);
});
