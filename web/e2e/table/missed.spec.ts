/** What the others did while one was away is played again and summed up. */

import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { setTabHidden, playByMouse, startGame, letBotPlay, waitForTurn } from '../play';

/** Goes away while a bot plays for the seat, and comes back when a round has passed or so. */
async function stepOut(page: Page): Promise<void> {
  await startGame(page, 4, { bot: 'greedy' });
  await playByMouse(page, 3);
  const table = page.url();
  await page.goto('/rules');
  await letBotPlay(page, 'greedy', 40);
  await page.goto(table);
}

test('what one has missed is summed up', async ({ page }) => {
  await stepOut(page);
  const news = page.getByRole('region', { name: 'While you were away' });
  await expect(news).toBeVisible();
  await expect(news).toContainText(/Built|Hired|Fulfilled|Bought/);
  await expect(news).toContainText(/[+−]\d+ (\$|blue VP|red VP)/);
  await expectNoFindings(page);
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(news).toBeHidden();
  await expect(page.getByText('since your last turn')).toBeVisible();
  await page.reload();
  await waitForTurn(page);
  await expect(news).toBeHidden();
});

test('coming back from another tab shows what happened meanwhile', async ({ page }) => {
  await startGame(page, 4, { bot: 'greedy' });
  await playByMouse(page, 3);
  const news = page.getByRole('region', { name: 'While you were away' });
  await setTabHidden(page, true);
  await letBotPlay(page, 'greedy', 40);
  await expect(news).toBeHidden();
  await setTabHidden(page, false);
  await expect(news).toBeVisible();
  await expect(news).toContainText(/Built|Hired|Fulfilled|Bought/);
  await waitForTurn(page);
  await news.getByRole('button', { name: 'Got it' }).click();
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  await expect(news).toBeHidden();
  expect(await playByMouse(page, 1)).toBe(1);
});

test('what one has missed is played again, and can be skipped', async ({ browser }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  await stepOut(page);
  const bar = page.locator('.bar').getByRole('region', { name: 'While you were away' });
  await expect(bar).toBeVisible();
  const first = await page.locator('aside [data-piece]').allInnerTexts();
  await expect.poll(() => page.locator('aside [data-piece]').allInnerTexts()).not.toEqual(first);
  await expect(page.locator('[data-code]')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Skip ahead' }).click();
  await expect(bar).toBeHidden();
  await waitForTurn(page);
  expect(await playByMouse(page, 1)).toBe(1);
  await expect(page.getByRole('region', { name: 'While you were away' })).toBeHidden();
  await moving.close();
});
