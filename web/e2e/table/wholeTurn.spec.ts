/** One whole turn, from ships to the next turn, with a mouse and with a finger. */

import { expect, test, type Page } from '@playwright/test';
import { heading, PHONE, playByMouse, startGame, waitForTurn } from '../play';

const MOST_DECISIONS = 30;

/** Decides one thing with a finger: what counts is shown first, and done by the button in the tray. */
async function playByFinger(page: Page): Promise<void> {
  const codes = await page
    .locator('button[data-code]:visible')
    .evaluateAll((buttons) => buttons.map((button) => Number((button as HTMLElement).dataset.code)));
  const code = codes.find((one) => one > 1) ?? Math.max(...codes);
  await page.locator(`button[data-code="${code}"]:visible`).first().tap();
  const confirm = page.locator('.decision .chosen .main');
  if (await confirm.isVisible()) await confirm.tap();
}

/** What was asked until the turn after the first one. */
async function playTurn(page: Page, decide: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  while (asked.length < MOST_DECISIONS) {
    asked.push(await heading(page));
    if (asked.filter((one) => one === 'Your turn').length === 2) break;
    await decide();
    await waitForTurn(page);
  }
  return asked;
}

test('a whole turn with a mouse @short', async ({ page }) => {
  await startGame(page, 2);
  const asked = await playTurn(page, () => playByMouse(page, 1));
  expect(asked[0]).toBe('Your ship turn');
  expect(asked.slice(-2)).toEqual(['End of your turn', 'Your turn']);
});

test('a whole turn with a finger @short', async ({ browser }) => {
  const phone = await browser.newContext({ ...PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await phone.newPage();
  await startGame(page, 2);
  const asked = await playTurn(page, () => playByFinger(page));
  expect(asked[0]).toBe('Your ship turn');
  expect(asked.slice(-2)).toEqual(['End of your turn', 'Your turn']);
  await phone.close();
});
