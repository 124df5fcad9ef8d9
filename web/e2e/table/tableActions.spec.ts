/** What a table's menu offers: bots that take a seat, coming back, abandoning, a rematch. */

import { expect, test, type Browser, type Page } from '@playwright/test';
import { playByMouse, letBotPlay } from '../play';

/** Two people at one table, each in a browser of their own. */
async function twoPeople(browser: Browser, page: Page): Promise<Page> {
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Anja');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  const link = await page.getByRole('textbox', { name: /Invitation/ }).inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByLabel('Your name').fill('Bo');
  await other.getByRole('button', { name: 'Sit down' }).click();
  for (const one of [page, other]) await expect(one.locator('.decision')).toBeVisible();
  return other;
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
}

test('a bot plays for somebody who goes, comes back and plays on', async ({ browser, page }) => {
  const other = await twoPeople(browser, page);
  const table = other.url();
  await fromMenu(other, 'Let a bot play for Bo');
  await other.goto('/rules');
  for (let i = 0; i < 3; i += 1) await playByMouse(page, 1);
  await other.goto(table);
  await expect(
    other.getByRole('region', { name: 'While you were away' }).or(other.locator('.decision')),
  ).not.toHaveCount(0);
  await fromMenu(other, 'Take my seat back');
  await expect(async () => {
    if (await page.locator('.decision.yours').isVisible()) await playByMouse(page, 1);
    await expect(other.locator('.decision.yours')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await playByMouse(other, 1);
});

test('a game is abandoned when everybody agrees', async ({ browser, page }) => {
  const other = await twoPeople(browser, page);
  await fromMenu(page, 'Vote to abandon the game');
  await other.getByRole('button', { name: 'Menu' }).click();
  await expect(other.getByText('Agreed so far: Anja.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Play on after all' }).click();
  await expect(other.getByText('Agreed so far')).toBeHidden();
  await page.getByRole('button', { name: 'Vote to abandon the game' }).click();
  await page.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Vote to abandon the game' }).click();
  await other.keyboard.press('Escape');
  for (const one of [page, other]) {
    await expect(one.locator('.game-over')).toBeVisible();
    await expect(one.locator('[data-code]')).toHaveCount(0);
  }
});

test('the same people play again', async ({ browser, page, request }) => {
  const other = await twoPeople(browser, page);
  const before = page.url();
  for (const one of [page, other]) {
    await one.goto('/rules');
    await letBotPlay(one, 'random');
  }
  await expect
    .poll(async () => (await request.get(before.replace('/table/', '/api/games/'))).status(), {
      timeout: 90_000,
    })
    .toBe(200);
  for (const one of [page, other]) {
    await one.goto(before);
    await one
      .getByRole('dialog', { name: 'The end of the game' })
      .getByRole('button', { name: 'Close' })
      .click();
  }
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { name: 'The table is ready' })).toBeVisible();
  expect(page.url()).not.toBe(before);
  await other.getByRole('button', { name: 'Go to the new table' }).click();
  for (const one of [page, other]) {
    await expect(one.locator('[data-piece="seat-0"]')).toContainText('Anja');
    await expect(one.locator('[data-piece="seat-1"]')).toContainText('Bo');
    await expect(one.locator('h1')).toHaveText('Round I');
  }
});
