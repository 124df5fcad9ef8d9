/** The log: each line lights up its pieces, and whoever reads it is left in peace. */

import { expect, test, type Locator, type Page } from '@playwright/test';
import { heading, playByMouse, startGame, waitForTurn } from '../play';

/** Buys a ship and plays on until all of the table is in sight again: the line that tells of it, and the ship. */
async function buyShip(page: Page): Promise<{ line: Locator; ship: Locator }> {
  await page.locator('.choice-area .choice').first().click();
  const line = page
    .getByRole('list', { name: 'What happened' })
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
  await expect(ship).toHaveClass(/marked/);
  await expect(page.locator('[data-piece="seat-0"]')).toHaveClass(/marked/);
  await page.mouse.move(700, 20);
  await expect(page.locator('.highlighted')).toHaveCount(0);
});

test('by keyboard the log is read line by line, and each lights up its pieces', async ({ page }) => {
  await startGame(page, 4);
  const log = page.getByRole('list', { name: 'What happened' });
  const { line, ship } = await buyShip(page);
  await expect(log.locator('[tabindex="0"]')).toHaveCount(1);
  await log.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(log.getByRole('listitem').first()).toBeFocused();
  for (let i = 0; i < 200 && !(await line.evaluate((line) => line === document.activeElement)); i += 1)
    await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await expect(ship).toHaveClass(/marked/);
  await page.keyboard.press('Home');
  await expect(line).not.toBeFocused();
  await expect(ship).not.toHaveClass(/marked/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.highlighted')).toHaveCount(0);
});

test('whoever reads further up in the log stays there', async ({ page }) => {
  await startGame(page, 4);
  const log = page.getByRole('list', { name: 'What happened' });
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
