import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../recorded/fakeServer';
import { settings } from '../settings.svelte';
import * as sound from '../sound/sound';
import { setMessages } from '../text/fluent.svelte';
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

describe('a notification', () => {
  const shown: { title: string; options: object; close: () => void; onclick: (() => void) | null }[] = [];
  class FakeNotification {
    static permission = 'granted';
    onclick: (() => void) | null = null;
    close = vi.fn();
    constructor(
      readonly title: string,
      readonly options: object,
    ) {
      shown.push(this);
    }
  }
  const hide = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  };

  beforeEach(() => {
    setMessages('en', textsOf('en'));
    shown.length = 0;
    FakeNotification.permission = 'granted';
    vi.stubGlobal('Notification', FakeNotification);
    settings.notify = true;
    hide(true);
  });
  afterEach(() => {
    settings.notify = false;
    hide(false);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('says at which table it is your turn, and a click brings the table forward', async () => {
    const focus = vi.spyOn(window, 'focus').mockReturnValue();
    announceTurn(true, 'a7');
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    const [note] = shown;
    expect(note?.title).toBe('Tea & Rum');
    expect(note?.options).toEqual({
      body: 'It is your turn.',
      tag: 'tearum-a7',
      data: '/table/a7',
    });
    note?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    expect(note?.close).toHaveBeenCalledOnce();
  });

  it('comes from the service worker where there is one: phones show no other', async () => {
    const showNotification = vi.fn(() => Promise.resolve());
    const registration = { active: {}, showNotification };
    Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
    announceReminder('a7');
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
    expect(showNotification.mock.lastCall).toEqual([
      'Tea & Rum',
      expect.objectContaining({ tag: 'tearum-a7', data: '/table/a7' }),
    ]);
    expect(shown).toEqual([]);
  });

  it('comes to nobody who looks, has not asked for it, or has not allowed it', async () => {
    hide(false);
    announceReminder('a7');
    hide(true);
    settings.notify = false;
    announceReminder('a7');
    settings.notify = true;
    FakeNotification.permission = 'default';
    announceReminder('a7');
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(window, 'Notification');
    announceReminder('a7');
    await new Promise((done) => setTimeout(done));
    expect(shown).toEqual([]);
  });
});

it('rings the bell, and shakes the phone twice where that is wanted', () => {
  const play = vi.spyOn(sound, 'playSound').mockReturnValue();
  announceTurn(true, 'b');
  expect(play).toHaveBeenCalledExactlyOnceWith('bell');
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([120, 80, 120]);
  announceTurn(true, 'c');
  expect(play).toHaveBeenCalledTimes(2);
  play.mockRestore();
});
