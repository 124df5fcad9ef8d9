/** The log: a line a turn, each lights up its pieces, and whoever reads it is left in peace. */

import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { heading, playByMouse, startGame, waitForTurn } from '../play';

/** Buys a ship and plays on until all of the table is in sight again: the line that tells of it, and the ship. */
async function buyShip(page: Page): Promise<{ line: Locator; ship: Locator }> {
  await page.locator('[data-piece="ships"] .choice').first().click();
  const line = page
    .getByRole('list', { name: 'Game log' })
    .getByRole('listitem')
    .filter({ hasText: /Anja buys ship \d/ })
    .first();
  await expect(line).toBeAttached();
  const n = (await line.innerText()).match(/ship (\d)/)?.[1];
  for (await waitForTurn(page); (await heading(page)) !== 'Your turn'; await waitForTurn(page))
    await playByMouse(page, 1);
  return { line, ship: page.locator(`[data-piece="ship-${n}"]`) };
}

test('a line of the log lights up its pieces', async ({ page }) => {
  await startGame(page, 4);
  const { line, ship } = await buyShip(page);
  await line.hover();
  await expect(ship).toHaveClass(/highlighted/);
  await expect(page.locator('[data-piece="seat-0"]')).toHaveClass(/highlighted/);
  await page.mouse.move(700, 20);
  await expect(page.locator('.highlighted')).toHaveCount(0);
});

test('by keyboard the log is read line by line, and each lights up its pieces', async ({ page }) => {
  await startGame(page, 4);
  const log = page.getByRole('list', { name: 'Game log' });
  const { line, ship } = await buyShip(page);
  await expect(log.locator('[tabindex="0"]')).toHaveCount(1);
  await log.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(log.locator('.line').first()).toBeFocused();
  const focused = () => line.evaluate((line) => line.contains(document.activeElement));
  for (let i = 0; i < 200 && !(await focused()); i += 1) await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(true);
  await expect(ship).toHaveClass(/highlighted/);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(false);
  await expect(ship).not.toHaveClass(/highlighted/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.highlighted')).toHaveCount(0);
});

test('whoever reads further up in the log stays there', async ({ page }) => {
  await startGame(page, 4);
  const log = page.getByRole('list', { name: 'Game log' });
  const above = () => log.evaluate((list) => list.scrollTop);
  const below = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(below).toBeLessThan(4);
  await log.evaluate((list) => list.scrollTo({ top: 0 }));
  await expect.poll(above).toBe(0);
  await playByMouse(page, 3);
  expect(await above()).toBe(0);
  await log.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await playByMouse(page, 2);
  await expect.poll(below).toBeLessThan(4);
});

test('a turn is one line, which unfolds, and the log can be enlarged', async ({ page }) => {
  await startGame(page, 4, { bot: 'greedy' });
  await playByMouse(page, 12);
  const log = page.getByRole('list', { name: 'Game log' });
  const folded = log.locator('button[aria-expanded="false"]').first();
  await expect(folded).toBeVisible();
  await expect(log.getByText(/pays \$\d+ to expand/)).toHaveCount(0);
  await folded.click();
  const open = log.locator('button[aria-expanded="true"]');
  await expect(open).toHaveCount(1);
  await expect(open.locator('xpath=..').locator('ul li')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Enlarge the log' }).click();
  const large = page.getByRole('dialog', { name: 'Game log' });
  await expect(large.getByRole('list', { name: 'Game log' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge the log' })).toBeFocused();
});

test('“since your last turn” stands right after the own turn', async ({ page }) => {
  await startGame(page, 4, { bot: 'greedy' });
  await page.locator('[data-piece="ships"] .choice').first().click();
  await playByMouse(page, 4);
  await waitForTurn(page);
  const since = page.getByText('since your last turn').locator('xpath=..');
  if ((await since.count()) === 0) return; // nobody else has moved yet
  await expect(since.locator('xpath=preceding-sibling::li[1]')).toContainText('Anja');
  await expect(since.locator('xpath=following-sibling::li[contains(., "Anja")]//b[.="Anja"]')).toHaveCount(0);
});
