import { expect, test, type Page } from '@playwright/test';
import { closeChests, playByMouse, waitForTurn } from '../play';
import { join } from './party';

async function invite(page: Page): Promise<string> {
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Anja');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  return page.getByRole('textbox', { name: /Invitation/ }).inputValue();
}

test('two browsers at one table, through a reload and a lost line @short', async ({ browser, page }) => {
  const link = await invite(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByLabel('Your name').fill('Bo');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await other.waitForURL('**/table/*');
  for (const one of [page, other]) await expect(one.locator('.decision')).toBeVisible();
  await expect(page.locator('[data-piece="seat-1"]')).toContainText('Bo');

  const [first, second] = (await page.locator('.decision.yours').isVisible()) ? [page, other] : [other, page];
  await expect(second.locator('.decision [data-code]')).toHaveCount(0);
  await waitForTurn(first);
  await first.reload();
  await waitForTurn(first);

  await second.context().setOffline(true);
  await second.evaluate(() => window.dispatchEvent(new Event('offline')));
  await first.locator('.decision [data-code="0"]').click();
  await second.context().setOffline(false);
  await second.reload();
  await waitForTurn(second);
  expect(await playByMouse(second, 1)).toBe(1);
});

test('a table for two people is as wide as the screen', async ({ browser, page }) => {
  await join(browser, await invite(page), 'Bo');
  await expect(page.locator('.decision')).toBeVisible();
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('header .tools')).toBeInViewport({ ratio: 1 });
  }
});

test('an invitation is used once', async ({ browser, page }) => {
  const link = await invite(page);
  await join(browser, link, 'Bo');
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('This link has been used');
  await expect(late.getByRole('link', { name: 'Just watch' })).toBeVisible();
});

test('pass and play: a curtain falls where somebody has a closed chest', async ({ page }) => {
  await closeChests(page);
  await page.goto('/new?pass');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('button', { name: /lift the curtain/ })).toBeVisible();
  await expect(page.locator('.decision')).toBeHidden();
});

test('pass and play: the screen turns to the next, without a curtain while nothing is hidden', async ({
  page,
}) => {
  await page.goto('/new?pass');
  await page.getByLabel('Your name').fill('Anja');
  await page.getByLabel('Name', { exact: true }).fill('Bo');
  await page.getByRole('button', { name: 'Create table' }).click();
  await waitForTurn(page);
  const own = page.locator('.player.turn');
  const first = await own.innerText();
  await page.locator('.decision [data-code="0"]').click();
  await waitForTurn(page);
  await expect(own).not.toHaveText(first);
  await expect(page.getByRole('button', { name: /lift the curtain/ })).toHaveCount(0);
});
