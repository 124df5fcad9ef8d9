/** Coming back to a table of one's own, looking on at somebody else's, and the light it lies in. */

import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { playByMouse, startGame, waitForTurn } from '../play';

test('the first screen leads back to the games one sits at', async ({ page }) => {
  await startGame(page, 2);
  const table = page.url();
  await page.goto('/');
  const mine = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Forget this table' }) });
  await expect(mine).toHaveText(/Anja, .+Round I · your turn/);
  await mine.getByRole('link').click();
  await expect(page).toHaveURL(table);
  await waitForTurn(page);
  expect(await playByMouse(page, 1)).toBe(1);
  await page.goto('/');
  await mine.getByRole('button').click();
  await expect(mine).toHaveCount(0);
});

test('whoever has the link may look on, and decides nothing', async ({ browser, page }) => {
  await startGame(page, 2);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.locator('.action-boards')).toBeVisible();
  await expect(stranger.getByText('You are watching.')).toBeVisible();
  const board = '[data-piece="seat-0"]';
  await page.locator('.decision [data-code="0"]').click();
  await waitForTurn(page);
  await expect(stranger.locator(board)).toHaveText(await page.locator(board).innerText(), {
    useInnerText: true,
  });
  await expect(stranger.locator('[data-code], [data-piece="own-summary"]')).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expectNoFindings(stranger);
});

test('by lantern light nothing is harder to read', async ({ browser }) => {
  const lantern = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await lantern.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoFindings(page);
  await startGame(page, 4);
  await expectNoFindings(page);
  await playByMouse(page, 3);
  await expectNoFindings(page);
  for (const address of ['/new', '/rules', '/cards', '/learn']) {
    await page.goto(address);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForTimeout(300);
    await expectNoFindings(page);
  }
  await lantern.close();
});
