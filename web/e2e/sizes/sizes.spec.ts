/** Every page at six sizes and in three languages: nothing of it is cut. */

import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LANGUAGES, SIZES } from './sizes';

const PAGES = ['/', '/new', '/learn', '/rules', '/cards', '/replays'];
/** TEARUM_SHOTS names a folder for pictures of everything. */
const SHOTS = process.env.TEARUM_SHOTS;

/** The same page at every size: nothing of it is cut. */
async function expectFits(page: Page, name: string, language: string): Promise<void> {
  for (const [size, window] of Object.entries(SIZES)) {
    await page.setViewportSize(window);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    await page.waitForTimeout(50);
    if (SHOTS) {
      mkdirSync(SHOTS, { recursive: true });
      await page.screenshot({ path: `${SHOTS}/${name}-${size}-${language}.png` });
    }
    expect.soft(await faultsOf(page), `${name}, ${size}, ${language}`).toEqual([]);
  }
}

for (const language of LANGUAGES) {
  test(`every page fits at six sizes (${language})`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('main').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectFits(page, address.slice(1) || 'home', language);
    }
    await context.close();
  });
}

test('a word that does not fit is found', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/');
  await page.locator('button.play').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('select').evaluate((list) => (list.style.width = '90px'));
  expect(await faultsOf(page)).toEqual([expect.stringContaining('is cut in its list')]);
});
