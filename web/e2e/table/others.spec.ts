/** The others' turns are followed one by one, and the end of a round is shown. */

import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { playByMouse, startGame, waitForTurn } from '../play';

const strip = (page: Page) => page.getByTestId('turn-strip');

/** Plays until the end of a round is shown. */
async function playToRoundEnd(page: Page): Promise<void> {
  const scene = page.getByRole('dialog', { name: 'End of round I' });
  for (let i = 0; i < 80 && !(await scene.isVisible()); i += 1) {
    await Promise.race([waitForTurn(page), scene.waitFor({ timeout: 60_000 })]);
    if (!(await scene.isVisible())) await playByMouse(page, 1);
  }
  await expect(scene).toBeVisible();
}

test('a turn is summed up in one line and waits to be read step by step', async ({ page }) => {
  await startGame(page, 3, { bot: 'greedy' });
  const next = page.getByRole('button', { name: 'Next turn' });
  const speed = page.getByLabel('How fast the others’ turns are shown');
  await page.getByRole('button', { name: 'Menu' }).click();
  await speed.selectOption('step');
  await page.getByRole('button', { name: 'Close' }).click();
  for (let i = 0; i < 6 && !(await next.isVisible()); i += 1) await playByMouse(page, 1);
  await expect(next).toBeEnabled();
  await expect(strip(page)).toContainText(/ship|row|alternative/);
  await expect(page.locator('.taken').first()).toBeVisible();
  await expectNoFindings(page);
  await next.click();
  await speed.selectOption('instant');
  await waitForTurn(page);
  await expect(page.locator('.taken')).toHaveCount(0);
});

test('a screen reader is told every turn of the others', async ({ page }) => {
  await startGame(page, 4, { bot: 'greedy' });
  await playByMouse(page, 14);
  const told = page.getByRole('log', { name: 'What the others do' });
  await expect(told).toContainText(/buys (no )?ship/);
  const log = page.getByRole('list', { name: 'Game log' });
  const built = await log.getByText(/builds the/).count();
  expect((await told.getByText(/builds the/).count()) > 0).toBe(built > 0);
});

test('the last turn of a player can be called up', async ({ page }) => {
  await startGame(page, 4, { bot: 'greedy' });
  await playByMouse(page, 2);
  await waitForTurn(page);
  await page
    .getByRole('button', { name: /^Last turn of (?!Anja)/ })
    .first()
    .click();
  const bubble = page.locator('.bubble:popover-open');
  await expect(bubble).toContainText(/Last turn of .*(ship|row|alternative|No turn)/s);
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
});

test('the end of a round is a scene of its own', async ({ browser }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  await startGame(page, 4, { bot: 'greedy' });
  await playToRoundEnd(page);
  const scene = page.getByRole('dialog', { name: 'End of round I' });
  for (const part of ['People’s wish', 'Population', 'New captains', 'First player', 'Income'])
    await expect(scene.getByRole('heading', { name: part })).toBeVisible();
  await expect(scene).toContainText('workers are placed in round II');
  await expect(scene.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.waitForTimeout(3000);
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(scene).toBeHidden();
  await waitForTurn(page);
  expect(await playByMouse(page, 1)).toBe(1);
  await page.getByTitle('Show the end of this round again').first().click();
  await expect(scene).toBeVisible();
  await moving.close();
});

test('with reduced motion a round ends at once, and its end can be called up', async ({ page }) => {
  await startGame(page, 4, { bot: 'random' });
  const again = page.getByTitle('Show the end of this round again');
  for (let i = 0; i < 80 && (await again.count()) === 0; i += 1) await playByMouse(page, 2);
  await expect(page.getByRole('dialog', { name: 'End of round I' })).toBeHidden();
  await again.first().click();
  await expect(page.getByRole('dialog', { name: 'End of round I' })).toBeVisible();
});

test('overflow says how many are too many and offers room for all of them', async ({ page }) => {
  await startGame(page, 4);
  const all = page.locator('.expand-all');
  const offered = async () => (await all.isVisible()) && (await all.isEnabled());
  for (let i = 0; i < 120 && !(await offered()); i += 1) {
    await waitForTurn(page);
    await playByMouse(page, 1);
    await page.waitForTimeout(150);
  }
  await expect(page.locator('.decision')).toContainText(/\d pieces too many/);
  await all.click();
  await expect(all).toBeHidden();
});
