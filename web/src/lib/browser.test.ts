/** The page and its browser: addresses, storage, pointer, clipboard. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isKeyboard, isStationary, isTouch } from './pointer';
import { followLink, navigate, route } from './router.svelte';
import { shareLink } from './share';
import { loadStored, saveStored } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the address', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    navigate('/');
    vi.mocked(scrollTo).mockClear();
  });

  it('is read whole, and changes without loading', () => {
    navigate('/cards/x?edition=a&round=2#top');
    expect([route().path, route().query.get('round'), route().hash]).toEqual(['/cards/x', '2', 'top']);
    expect(location.pathname).toBe('/cards/x');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    navigate('/cards/x?edition=b');
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('is kept in the history, or replaced', () => {
    const before = history.length;
    navigate('/a');
    expect(history.length).toBe(before + 1);
    navigate('/b', true);
    expect(history.length).toBe(before + 1);
    history.replaceState(null, '', '/back');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route().path).toBe('/back');
  });

  const click = (link: string, init: MouseEventInit = {}, attributes = ''): boolean => {
    document.body.innerHTML = `<a href="${link}" ${attributes}><b>x</b></a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.body.onclick = followLink;
    document.querySelector('b')?.dispatchEvent(event);
    document.body.onclick = null;
    return event.defaultPrevented;
  };

  it('follows plain clicks on links of the page', () => {
    expect(click('/rules?q=tea#TRD-01')).toBe(true);
    expect([location.pathname, location.search, location.hash]).toEqual(['/rules', '?q=tea', '#TRD-01']);
    expect(click('/rules?q=rum#TRD-01')).toBe(true);
  });

  it('leaves other clicks and other links to the browser', () => {
    navigate('/rules');
    for (const init of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }])
      expect(click('/cards', init)).toBe(false);
    for (const link of ['https://example.org/cards', '/api/games/x/record', '/rules#TRD-01'])
      expect(click(link)).toBe(false);
    expect(click('/cards', {}, 'target="_blank"')).toBe(false);
    expect(click('/cards', {}, 'download')).toBe(false);
    const event = new MouseEvent('click', { cancelable: true });
    followLink(event);
    expect(event.defaultPrevented).toBe(false);
    expect(location.pathname).toBe('/rules');
  });
});

describe('a file of the server', () => {
  it('is made by the engine in this browser where that plays', async () => {
    const download = vi.fn();
    vi.resetModules();
    vi.doMock('../offline/localPlay', () => ({ playsHere: () => true }));
    vi.doMock('../offline/engine/engine', () => ({ download }));
    const { followLink: follow } = await import('./router.svelte');
    document.body.innerHTML = '<a href="/api/games/g/record" download="game.json"><b>x</b></a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.onclick = follow;
    document.querySelector('b')?.dispatchEvent(event);
    document.body.onclick = null;
    expect(event.defaultPrevented).toBe(true);
    await vi.waitFor(() =>
      expect(download).toHaveBeenCalledExactlyOnceWith('/api/games/g/record', 'game.json'),
    );
    vi.doUnmock('../offline/localPlay');
    vi.doUnmock('../offline/engine/engine');
    vi.resetModules();
  });
});

describe('storage', () => {
  beforeEach(() => localStorage.clear());

  it('keeps values under a name of its own', () => {
    expect(loadStored('x', 7)).toBe(7);
    saveStored('x', { a: [1] });
    expect(loadStored('x', 7)).toEqual({ a: [1] });
    expect(localStorage.getItem('tearum.x')).toBe('{"a":[1]}');
  });

  it('does without where it is broken or forbidden', () => {
    localStorage.setItem('tearum.x', '{');
    expect(loadStored('x', 7)).toBe(7);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    expect(() => saveStored('x', 1)).not.toThrow();
  });
});

describe('the pointer', () => {
  const press = (pointerType: string) =>
    dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType }));
  const at = (x: number, y: number, pointerType = 'mouse') =>
    ({ pointerType, screenX: x, screenY: y }) as PointerEvent;

  it('is whatever was used last', () => {
    press('touch');
    expect([isTouch(), isKeyboard()]).toEqual([true, false]);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect([isTouch(), isKeyboard()]).toEqual([false, true]);
    press('mouse');
    expect([isTouch(), isKeyboard()]).toEqual([false, false]);
  });

  it('has not moved where something came to lie under the mouse', () => {
    dispatchEvent(Object.assign(new Event('pointermove'), { screenX: 4, screenY: 9 }));
    expect(isStationary(at(4, 9))).toBe(true);
    expect([isStationary(at(5, 9)), isStationary(at(4, 8)), isStationary(at(4, 9, 'touch'))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a link', () => {
  const share = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  const on = (phone: boolean, more: object = {}) => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: phone && media === '(pointer: coarse)' }));
    vi.stubGlobal('navigator', { clipboard: { writeText }, ...more });
    share.mockClear();
    writeText.mockClear();
  };

  it('is shared on a phone, and copied elsewhere', async () => {
    on(true, { share });
    expect(await shareLink('/x')).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: '/x' });
    expect(writeText).not.toHaveBeenCalled();
    on(false, { share });
    expect(await shareLink('/x')).toBe('copied');
    expect([share.mock.calls, writeText.mock.calls]).toEqual([[], [['/x']]]);
    on(true);
    expect(await shareLink('/x')).toBe('copied');
  });

  it('that nobody took is said so', async () => {
    on(true, { share: () => Promise.reject(new Error('closed')) });
    expect(await shareLink('/x')).toBe('failed');
  });
});
