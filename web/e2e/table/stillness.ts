/** Watches in the browser, frame by frame, whether anything on the table moves or changes its size. */

import type { Page } from '@playwright/test';

/** What lies on the table, and what is pressed while playing. */
const PARTS = [
  '[data-piece]:not(.flights *, .side-panel *, dialog *, [popover] *)',
  '.action-boards [data-code]',
  '.bar',
  '.tools',
  '.tools .button',
];

/** What is read, not played on: the lines of the log and news over the table move up as they come and go. */
const READ = '.side-panel, .notice:not(:has(.answers))';

type Watch = { moved: string[]; shifts: string[]; frames: number };

/**
 * From now on, until the page is left. A new round deals new captains and contracts, and after its income, which may
 * ask for a choice, new ships: what these two moments move is not counted.
 */
export const watchPlaces = (page: Page): Promise<void> =>
  page.evaluate(
    ([parts, read]) => {
      const watch: Watch = { moved: [], shifts: [], frames: 0 };
      Object.assign(window, { stillness: watch });
      const selector = parts.join(', ');
      const deal = () => {
        const ships = [...document.querySelectorAll('[data-piece="ships"] [data-piece]')];
        const round = document.querySelector('h1')?.textContent ?? '';
        return [round, ...ships.map((ship) => ship.getAttribute('data-piece'))].join(' ');
      };
      /** A piece is itself by its name and owner: what can no longer be chosen is drawn anew in the same place. */
      const identityOf = (element: Element) => {
        const piece = element.getAttribute('data-piece');
        const owner = element.parentElement?.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
        return piece === null ? element : `${owner} ${piece}`;
      };
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
      /** The frames in which new cards are dealt: from the look before to the look after, however long that takes. */
      const deals: { from: number; to: number }[] = [];
      type Shift = { at: number; names: string[] };
      /** What the browser has measured since the last look: whether new cards were dealt then is seen by a look alone. */
      const measured: Shift[] = [];
      const isDealt = ({ at }: Shift) => deals.some(({ from, to }) => at >= from && at <= to);
      let known = deal();
      let last = -Infinity;
      let places = new Map<Element | string, number[]>();
      const look = () => {
        const now = performance.now();
        const newest = deals.at(-1);
        if (newest?.to === Infinity) newest.to = now;
        if (deal() !== known) {
          known = deal();
          deals.push({ from: last, to: Infinity });
          places = new Map();
        }
        last = now;
        const shifts = measured.splice(0).filter((shift) => !isDealt(shift));
        watch.shifts.push(...shifts.flatMap(({ names }) => names));
        for (const element of document.querySelectorAll(selector)) {
          if (!(element as HTMLElement).checkVisibility()) continue;
          const place = placeOf(element);
          const before = places.get(identityOf(element));
          if (before?.some((n, i) => Math.abs(n - (place[i] ?? 0)) > 1))
            watch.moved.push(`${nameOf(element)}: ${before.join(' ')} -> ${place.join(' ')}`);
          places.set(identityOf(element), place);
        }
        watch.frames += 1;
        requestAnimationFrame(look);
      };
      look();
      type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Entry[]) {
          const elements = entry.sources.map(({ node }) =>
            node instanceof Element ? node : node?.parentElement,
          );
          const names = elements.flatMap((one) => (one && !one.closest(read) ? [nameOf(one)] : []));
          measured.push({ at: entry.startTime, names });
        }
      }).observe({ type: 'layout-shift' });
    },
    [PARTS, READ] as const,
  );

/** What has moved since the last time, by the page's own look and by the browser's measure of layout shifts. */
export const movedThings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const watch = (window as unknown as { stillness: Watch }).stillness;
    return [...watch.moved.splice(0), ...watch.shifts.splice(0).map((name) => `shift: ${name}`)];
  });

export const framesSeen = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { stillness: Watch }).stillness.frames);
