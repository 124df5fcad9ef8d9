/** After the end: where everybody's points come from. */

import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { letBotPlay, startGame } from '../play';

test('after the end the points are told by source and colour', async ({ page }) => {
  await startGame(page, 3);
  await letBotPlay(page, 'random');
  await expect(page.locator('.game-over')).toBeVisible({ timeout: 90_000 });
  const show = page.getByRole('dialog', { name: 'The end of the game' });
  if (await show.isVisible()) await page.keyboard.press('Escape');
  for (const name of ['Rematch', 'Points in detail'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  for (const name of ['Replay', 'Home'])
    await expect(page.locator('.game-over').getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Points in detail' }).click();
  const score = page.getByRole('dialog', { name: 'Where the points come from' });
  await expect(score.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await expectNoFindings(page);
});
