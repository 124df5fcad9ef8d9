/** What jsdom lacks of a browser, and a clean start for every file of unit tests: they share one window. */

import { Blob } from 'node:buffer';
import { afterAll, vi } from 'vitest';

Object.assign(globalThis, { Blob }); // jsdom's has no stream

// jsdom loads no fonts.
if (!('fonts' in document))
  Object.assign(document, { fonts: { status: 'loaded', ready: Promise.resolve() } });

globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});
/** Nothing is laid out here, so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
Object.assign(Element.prototype, {
  getAnimations: () => [],
  animate: () => ({ cancel: () => {} }),
  scrollTo: () => {},
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
