/**
 * Every state of the table and every page, at six sizes and in three languages. The states are moments of games that
 * are played once over the socket (`moments.ts`); a page is then shown each of them at each size.
 */

import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import type { State } from '../../src/lib/wire';
import { recordScenes, showScene, type Moment, type Scene, type Scenes } from './moments';
import { faultsOf, LANGUAGES, SIZES } from './sizes';

const TABLE: readonly Moment[] = [
  'ship_turn',
  'turn',
  'turn_end',
  'option_choice',
  'cube_choice',
  'trading',
  'building',
  'hiring',
  'contracting',
  'overflow',
  'converting_blue',
  'others',
  'over',
];
const PAGES = ['/', '/new', '/learn', '/rules', '/cards', '/replays'];
/** TEARUM_SHOTS names a folder for pictures of everything. */
const SHOTS = process.env.TEARUM_SHOTS;

/** People instead of bots: one is away, one wants to abandon the game. */
function amongPeople({ table, state }: Scene): Scene {
  const long = new Date(Date.now() - 400_000).toISOString();
  const seats = state.seats.map((seat) => ({
    ...seat,
    kind: 'human' as const,
    bot: null,
    taken: true,
    connected: seat.seat !== 1,
    presence: seat.seat === 1 ? ('away' as const) : ('here' as const),
    away_since: seat.seat === 1 ? long : null,
    stand_in_from: seat.seat === 1 ? long : null,
    agrees_to_abandon: seat.seat === 2,
  }));
  const abandon = { agreed: [2], waiting_for: [0, 1, 3] };
  return { table, state: { ...state, seats, abandon } as State };
}

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

let scenes: Scenes = {};
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  scenes = await recordScenes(browser, 4, TABLE);
});

for (const language of LANGUAGES) {
  test(`the table fits at six sizes (${language})`, async ({ browser }) => {
    test.setTimeout(600_000);
    // One browser for all, which keeps the page's files: nobody else loads them so often that the server refuses.
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
    for (const moment of TABLE) {
      const scene = scenes[moment];
      expect(scene, `${moment} came up`).toBeDefined();
      if (!scene) continue;
      const page = await context.newPage();
      await showScene(page, scene);
      await page.locator('.decision, .game-over').first().waitFor();
      if (moment === 'over') {
        await page.locator('dialog').waitFor();
        await expectFits(page, 'show', language);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog')).toHaveCount(0);
      }
      await expectFits(page, moment, language);
      await page.close();
    }
    await context.close();
  });

  test(`an absence and a vote fit at six sizes (${language})`, async ({ browser }) => {
    test.setTimeout(300_000);
    const scene = scenes.others;
    if (!scene) throw new Error('nobody else moved');
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await showScene(page, amongPeople(scene));
    await page.locator('.notice').first().waitFor();
    await expectFits(page, 'people', language);
    await expectNoFindings(page);
    await context.close();
  });

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
