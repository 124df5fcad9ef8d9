/** Wide windows are used, and in no window is anything cut. */

import { expect, test, type Page } from '@playwright/test';
import { letBotPlay, playByMouse, startGame, waitForTurn } from '../play';
import { LANGUAGES } from '../../src/lib/contract';

/** Texts of the table that reach beyond what clips them, or beyond the window. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('.play') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest('.visually-hidden, ol, svg, [popover]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(parent).clipPath !== 'none') continue; // for screen readers alone
      const reaches = (edge: { left: number; right: number; top: number; bottom: number }) =>
        box.left < edge.left - 2 ||
        box.right > edge.right + 2 ||
        box.top < edge.top - 2 ||
        box.bottom > edge.bottom + 2;
      let beyond = reaches({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let at: Element | null = parent; at && !beyond; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') beyond = reaches(at.getBoundingClientRect());
      if (beyond) cut.push(node.textContent.trim());
    }
    return cut;
  });

for (const language of LANGUAGES)
  for (const [width, height, players] of [
    [1366, 768, 4],
    [1366, 768, 2],
    [1440, 900, 3],
    [1920, 1080, 4],
    [2560, 1440, 4],
  ] as const) {
    const sweep = language === 'en' || width === 1366 ? '' : ' @sweep';
    test(`nothing is cut at ${width}x${height} with ${players} players (${language})${sweep}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await startGame(page, players, { bot: 'greedy' });
      await page.evaluate(() => document.fonts.ready);
      expect(await cutTexts(page)).toEqual([]);
      await letBotPlay(page, 'greedy', 60);
      await waitForTurn(page);
      for (let i = 0; i < 6; i += 1) {
        expect(await cutTexts(page)).toEqual([]);
        await playByMouse(page, 1);
        await waitForTurn(page);
      }
      await context.close();
    });
  }

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width}x${height} there is room for everybody’s cards and a long log`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await startGame(page, 4);
    const log = await page.getByRole('list', { name: 'Game log' }).boundingBox();
    expect(log?.height).toBeGreaterThan(height * 0.5);
    for (let seat = 0; seat < 4; seat += 1) {
      const panel = page.locator(`[data-piece="seat-${seat}"]`);
      await expect(panel).toBeInViewport({ ratio: 1 });
      await expect(panel.locator('.squares li')).not.toHaveCount(0);
    }
    await context.close();
  });
}
