/** Every part of the table has one place and size, whatever is asked. The browser itself measures it. */

import { expect, test, type Browser, type Page } from '@playwright/test';
import { isOver, letBotPlay, playByMouse, startGame, waitForTurn } from '../play';
import { framesSeen, movedThings, watchPlaces } from './stillness';
import { LANGUAGES } from '../../src/lib/contract';

const SIZES = [
  [1366, 768, 4],
  [1920, 1080, 4],
  [2560, 1440, 2],
  [820, 1180, 3],
  [390, 844, 4],
  [844, 390, 3],
  [360, 640, 2],
] as const;

/** A game on which the eye of the test rests from now on. */
async function startStill(
  browser: Browser,
  [width, height, players]: (typeof SIZES)[number],
  bot: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await startGame(page, players, { bot });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(2, 2); // what the pointer rests on is lifted a little
  await page.waitForTimeout(300);
  await watchPlaces(page);
  return page;
}

const DECISIONS = 24;
for (const size of SIZES) {
  const name = `at ${size[0]}x${size[1]} with ${size[2]} players`;

  test(`nothing moves while somebody decides ${name} @sweep`, async ({ browser }) => {
    const page = await startStill(browser, size, 'random');
    for (let i = 0; i < DECISIONS && !(await isOver(page)); i += 1) {
      await playByMouse(page, 1);
      await waitForTurn(page);
      await page.mouse.move(2, 2);
      expect(await movedThings(page)).toEqual([]);
    }
    await page.context().close();
  });

  test(`nothing moves through a whole game ${name} @sweep`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await startStill(browser, size, 'greedy');
    const bars = page.locator('.decision');
    await letBotPlay(page, 'greedy');
    // The bar of the end is another one, and higher on a phone.
    while (await bars.isVisible()) {
      const moved = await movedThings(page);
      if (await bars.isVisible()) expect(moved).toEqual([]);
      await page.waitForTimeout(100);
    }
    expect(await framesSeen(page)).toBeGreaterThan(20); // so it was watched
    await page.context().close();
  });
}

test('a part that moves is noticed, by sight and by the browser', async ({ browser }) => {
  const page = await startStill(browser, SIZES[0], 'random');
  expect(await movedThings(page)).toEqual([]);
  await page.locator('[data-piece="ships"]').evaluate((ships) => (ships.style.marginLeft = '12px'));
  await expect.poll(() => movedThings(page)).toContainEqual(expect.stringMatching(/^ships .*->/));
  await page.locator('[data-piece="ships"]').evaluate((ships) => (ships.style.marginLeft = '60px'));
  await expect.poll(() => movedThings(page)).toContainEqual(expect.stringMatching(/^shift: .*ship/));
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`names of buildings are never cut (${language})`, async ({ browser }) => {
    for (const [width, height, players] of [
      [1366, 768, 2],
      [1366, 768, 4],
      [1920, 1080, 2],
      [820, 1180, 4],
      [390, 844, 4],
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
