/** The log: each line lights up its pieces, and whoever reads it is left in peace. */

import { expect, test } from '@playwright/test';
import { playByMouse, sitDown } from './table';

test('a line of the log lights up its pieces', async ({ page }) => {
  await sitDown(page, 4);
  const log = page.getByRole('list', { name: 'What happened' });
  await page.locator('.stage .pick').first().click();
  const line = log.getByRole('listitem').filter({ hasText: /Anja buys ship \d/ });
  await expect(line).toBeAttached();
  const ship = (await line.innerText()).match(/ship (\d)/)?.[1];
  await line.hover();
  await expect(page.locator(`[data-piece="ship-${ship}"]`).first()).toHaveClass(/marked/);
  await page.mouse.move(700, 20);
  await expect(page.locator('.marked')).toHaveCount(0);
});

test('whoever reads further up in the log stays there', async ({ page }) => {
  await sitDown(page, 4);
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
