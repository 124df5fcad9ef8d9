/** Every part of the table has one place and size, whatever is asked. The browser itself measures it. */

import { expect, test, type Page } from '@playwright/test';
import { playByMouse, startGame, waitForTurn } from '../play';
import { LANGUAGES } from '../../src/lib/contract';

type Shift = { value: number; moved: string[] };

/** Records what the browser calls a layout shift, also one that follows a click. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const piece = element?.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
      // The log is read, not played on: its lines move up. What is gone has no name.
      if (!element || element.closest('.side-panel')) return null;
      return `${piece} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    };
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const moved = entry.sources.flatMap(({ node }) => name(node) ?? []);
        if (moved.length > 0) shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { shifts: Shift[] }).shifts.length = 0));

const PARTS = [
  '[data-piece^="board-"]',
  '[data-piece="ships"]',
  '[data-piece^="ship-"]',
  '[data-piece="buildings"]',
  '[data-piece^="captain-"]',
  '[data-piece^="contract-"]',
  '[data-piece="allegiances"]',
  '[data-piece^="building-"]',
  '[data-piece^="seat-"]',
  '[data-piece="track"]',
  '.bar',
];

/** Where everything lies, within its panel. */
const lies = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(
    (parts) =>
      Object.fromEntries(
        parts.flatMap((part) =>
          [...document.querySelectorAll(part)].map((element) => {
            const box = element.getBoundingClientRect();
            const from = element.closest('section')?.getBoundingClientRect() ?? { left: 0, top: 0 };
            const scrolled = element.closest('section')?.scrollTop ?? 0;
            const at = [box.left - from.left, box.top - from.top + scrolled, box.width, box.height];
            return [element.getAttribute('data-piece') ?? part, at];
          }),
        ),
      ),
    PARTS,
  );

const moved = (before: Record<string, number[]>, after: Record<string, number[]>): string[] =>
  Object.entries(before)
    .filter(([name, at]) => after[name]?.some((n, i) => Math.abs(n - (at[i] ?? 0)) > 1))
    .map(([name, at]) => `${name}: ${at.join(' ')} -> ${after[name]?.join(' ')}`);

const DECISIONS = 24;
for (const [width, height, players] of [
  [1366, 768, 4],
  [1920, 1080, 4],
  [2560, 1440, 2],
  [390, 844, 4],
  [844, 390, 3],
] as const) {
  test(`nothing moves through the decisions of several turns at ${width}x${height}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await startGame(page, players);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(2, 2); // what the pointer rests on is lifted a little
    await page.waitForTimeout(300);
    let before = await lies(page);
    let round = await page.locator('h1').innerText();
    await watchShifts(page);
    for (let i = 0; i < DECISIONS; i += 1) {
      await playByMouse(page, 1);
      await waitForTurn(page);
      await page.mouse.move(2, 2);
      // A new round brings new cards.
      if ((await page.locator('h1').innerText()) !== round) {
        round = await page.locator('h1').innerText();
        before = await lies(page);
        await forgetShifts(page);
      }
      expect(moved(before, await lies(page))).toEqual([]);
      expect(await shifts(page)).toEqual([]);
    }
    await context.close();
  });
}

for (const language of LANGUAGES) {
  test(`names of buildings are never cut (${language})`, async ({ browser }) => {
    for (const [width, height, players] of [
      [1366, 768, 2],
      [1366, 768, 4],
      [1920, 1080, 2],
      [360, 640, 4],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await startGame(page, players);
      const cut = await page.locator('[data-piece="buildings"] h3').evaluateAll((names) =>
        names
          .filter((name) => {
            const header = name.parentElement?.getBoundingClientRect();
            const own = name.getBoundingClientRect();
            return (
              !header ||
              own.right > header.right + 1 ||
              own.height > header.height + 1 ||
              name.scrollWidth > name.clientWidth
            );
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${width}x${height}`).toEqual([]);
      await context.close();
    }
  });
}
