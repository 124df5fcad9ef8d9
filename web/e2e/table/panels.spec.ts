/** What I own, what I want, what others own: on the table, and every icon says what it means. */

import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { letBotPlay, PHONE, startGame, waitForTurn } from '../play';

const tip = (page: Page) => page.getByRole('tooltip');

test('the icons of a panel explain themselves to mouse and keyboard', async ({ page }) => {
  await startGame(page, 3);
  const panel = page.locator('[data-piece="seat-1"]');
  const icons = panel.locator('[data-tip]');
  const n = await icons.count();
  expect(n).toBeGreaterThan(8);
  for (let i = 0; i < n; i += 1) {
    await icons.nth(i).hover();
    await expect(tip(page)).toHaveText((await icons.nth(i).getAttribute('data-tip')) ?? '');
    await page.mouse.move(700, 400);
    await expect(tip(page)).toBeHidden();
  }
  await panel.locator('.open').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tip(page)).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
});

test('a finger that stays is told what an icon means, and opens nothing', async ({ browser }) => {
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  await startGame(page, 3);
  const money = page.locator('[data-piece="own-summary"] [data-tip]').first();
  const box = await money.boundingBox();
  if (!box) throw new Error('no money in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const line = await phone.newCDPSession(page);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(tip(page)).toContainText('pays for ships');
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('dialog', { name: 'Anja' })).toBeVisible();
  await phone.close();
});

test('cards that somebody owns lie at their panel, and each is shown large', async ({ page }) => {
  test.setTimeout(240_000);
  await startGame(page, 3, { bot: 'greedy' });
  const table = page.url();
  await page.goto('/rules');
  await letBotPlay(page, 'greedy', 70);
  await page.goto(table);
  await waitForTurn(page);
  const cards = page.locator('.owned [data-piece^="own-"]');
  expect(await cards.count()).toBeGreaterThan(5);
  await cards.first().hover();
  await expect(page.locator('.hover')).toBeVisible();
  await page.mouse.move(700, 300);
  await cards.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
});
