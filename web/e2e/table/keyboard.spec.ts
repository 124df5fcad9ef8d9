import { expect, test, type Page } from '@playwright/test';
import { isOver, startGame } from '../play';

/** One decision without a mouse: the list of options, and Enter on one that does something. */
async function decide(page: Page): Promise<void> {
  const heading = await page.locator('.decision h2').innerText();
  if (heading === 'End of your turn') return page.keyboard.press('e');
  await page.keyboard.press('l');
  await expect(page.locator('.list button').first()).toBeFocused();
  const passes = await page.locator('.list button').first().getAttribute('data-code');
  if (passes === '0' && heading !== 'Trade' && heading !== 'Your ship turn') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a whole game of 2 by keyboard alone', async ({ page }) => {
  test.setTimeout(600_000);
  await startGame(page, 2);
  let decided = 0;
  for (let idle = 0; idle < 1200 && !(await isOver(page)); idle += 1) {
    const options = await page.locator('[data-code]').count();
    const yours = await page.locator('.decision.yours').count();
    if (!yours || !options) {
      await page.waitForTimeout(50);
      continue;
    }
    const list = page.getByRole('button', { name: /^All \d+ options$/ });
    if (await list.count()) await decide(page);
    else {
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
    }
    decided += 1;
    idle = 0;
  }
  expect(await isOver(page)).toBe(true);
  expect(decided).toBeGreaterThan(40);
});

test('after a decision the keyboard stands at the next one @short', async ({ page }) => {
  await startGame(page, 2);
  await page.keyboard.press('d');
  const first = page.locator(':focus');
  await expect(first).toHaveAttribute('data-code', /\d+/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('data-code', /\d+/, { timeout: 30_000 });
});
