import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { announceReminder, announceTurn } from './turnAlert';

const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');
const vibrate = vi.fn();

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/plain.svg">';
  Object.assign(navigator, { vibrate });
  vibrate.mockClear();
  settings.vibrate = true;
  announceTurn(false, 'a');
});

it('marks the icon of the tab while it is this player’s turn', () => {
  announceTurn(true, 'a');
  expect(icon()).toContain('compass-turn');
  announceTurn(false, 'a');
  expect(icon()).toBe('/plain.svg');
});

it('says it once for each turn, and again when somebody reminds', () => {
  announceTurn(true, 'a');
  announceTurn(true, 'a');
  expect(vibrate).toHaveBeenCalledTimes(1);
  announceReminder('a');
  expect(vibrate).toHaveBeenCalledTimes(2);
  announceTurn(false, 'a');
  announceTurn(true, 'a');
  expect(vibrate).toHaveBeenCalledTimes(3);
});

it('is quiet where nothing was asked for', () => {
  settings.vibrate = false;
  announceTurn(true, 'a');
  expect(vibrate).not.toHaveBeenCalled();
});
