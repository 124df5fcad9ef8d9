/** Watches in the browser, frame by frame, whether anything on the table moves or changes its size. */

import type { Page } from '@playwright/test';

/** What lies on the table, and what is pressed while playing. The log is read, not played on: its lines move up. */
const PARTS = [
  '[data-piece]:not(.flights *, .side-panel *, dialog *, [popover] *)',
  '.action-boards [data-code]',
  '.bar',
  '.tools',
  '.tools .button',
];

type Watch = { moved: string[]; shifts: string[]; frames: number };

/** From now on, until the page is left. A new round deals new cards: what it moves is not counted. */
export const watchPlaces = (page: Page): Promise<void> =>
  page.evaluate((parts) => {
    const watch: Watch = { moved: [], shifts: [], frames: 0 };
    Object.assign(window, { stillness: watch });
    const selector = parts.join(', ');
    const round = () => document.querySelector('h1')?.textContent ?? '';
    const nameOf = (element: Element) => {
      const piece = element.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
      return `${piece} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    };
    /** Within its panel, which may be scrolled, and without the lift of what is under the pointer. */
    const placeOf = (element: Element): number[] => {
      const box = element.getBoundingClientRect();
      const lift = new DOMMatrix(getComputedStyle(element).transform);
      const { currentCSSZoom: zoom } = element as Element & { currentCSSZoom: number };
      const panel = element.parentElement?.closest('section, .card-row, .wide, .wishes');
      const from = panel?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return [
        box.left - lift.e * zoom - from.left + (panel?.scrollLeft ?? 0),
        box.top - lift.f * zoom - from.top + (panel?.scrollTop ?? 0),
        box.width,
        box.height,
      ];
    };
    /** How long the frame in which new cards are dealt may take, in ms. */
    const DEALING = 100;
    let dealt = { round: round(), at: -Infinity };
    let places = new Map<Element, number[]>();
    const look = () => {
      if (round() !== dealt.round) {
        dealt = { round: round(), at: performance.now() };
        places = new Map();
      }
      for (const element of document.querySelectorAll(selector)) {
        if (!(element as HTMLElement).checkVisibility()) continue;
        const now = placeOf(element);
        const before = places.get(element);
        if (before?.some((n, i) => Math.abs(n - (now[i] ?? 0)) > 1))
          watch.moved.push(`${nameOf(element)}: ${before.join(' ')} -> ${now.join(' ')}`);
        places.set(element, now);
      }
      watch.frames += 1;
      requestAnimationFrame(look);
    };
    look();
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (Math.abs(entry.startTime - dealt.at) < DEALING) continue;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && !element.closest('.side-panel')) watch.shifts.push(nameOf(element));
        }
      }
    }).observe({ type: 'layout-shift' });
  }, PARTS);

/** What has moved since the last time, by the page's own look and by the browser's measure of layout shifts. */
export const movedThings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const watch = (window as unknown as { stillness: Watch }).stillness;
    return [...watch.moved.splice(0), ...watch.shifts.splice(0).map((name) => `shift: ${name}`)];
  });

export const framesSeen = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { stillness: Watch }).stillness.frames);
