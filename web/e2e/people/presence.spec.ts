/** Who is here, who is away, for whom a bot plays, and who wants to stop. */

import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { waitForTurn } from '../play';
import { anjaAndBo, inTurn } from './party';

test('whoever lets a bot play gets the seat back with one button, and all see it', async ({
  browser,
  page,
}) => {
  const bo = await anjaAndBo(browser, page);
  await bo.getByRole('button', { name: 'Menu' }).click();
  await bo.getByRole('button', { name: 'Let a bot play for Bo' }).click();
  await bo.keyboard.press('Escape');
  await expect(page.getByText('A bot is now playing for Bo.')).toBeVisible();
  await expect(page.locator('[data-piece="seat-1"] .presence')).toHaveText('a bot plays');
  await expect(bo.getByText('A bot is playing for you.')).toBeVisible();
  await expectNoFindings(bo);
  await bo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(bo.getByText('A bot is playing for you.')).toBeHidden();
  await expect(page.getByText('Bo is back and plays on.')).toBeVisible();
  await expect(page.locator('[data-piece="seat-1"] .presence')).toHaveText('here');
});

test('those who wait may remind whoever is away, and then let a bot play', async ({ browser, page }) => {
  test.setTimeout(180_000);
  await page.route('**/api/tables', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), grace: 60 } }),
  );
  const bo = await anjaAndBo(browser, page);
  const [first] = await inTurn(page, bo);
  if (first === page) await page.locator('.decision [data-code="0"]').click();
  await waitForTurn(bo);
  const link = bo.url();
  await bo.goto('about:blank');
  const offer = page.locator('.offer');
  await expect(offer).toContainText('Bo has been away for less than a minute.');
  await expect(offer).toContainText('You can let a bot play in');
  await expect(page.locator('[data-piece="seat-1"] .presence')).toContainText('away');
  await expectNoFindings(page);
  await offer.getByRole('button', { name: 'Remind' }).click();
  await expect(offer.getByRole('button', { name: 'Reminder sent' })).toBeDisabled();
  await offer.getByRole('button', { name: 'Let a bot play' }).click({ timeout: 90_000 });
  await expect(page.getByText('A bot is now playing for Bo.')).toBeVisible();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByText('Bo is back and plays on.')).toBeVisible();
});

test('what can be pressed stays where it is when somebody may be reminded', async ({ browser, page }) => {
  const bo = await anjaAndBo(browser, page);
  const [, second] = await inTurn(page, bo);
  const tools = second.locator('.tools .button:not(.remind)');
  const places = () =>
    tools.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  expect(before.length).toBeGreaterThan(2);
  await expect(second.getByRole('button', { name: 'Remind' })).toBeVisible({ timeout: 45_000 });
  expect(await places()).toEqual(before);
});

test('a vote to abandon is shown to all, with both answers', async ({ browser, page }) => {
  const bo = await anjaAndBo(browser, page);
  for (const [answer, over] of [
    ['Play on', false],
    ['Agree', true],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Vote to abandon the game' }).click();
    await page.keyboard.press('Escape');
    const notice = bo.locator('.notice', { hasText: 'Anja wants to abandon the game.' });
    await expect(notice).toContainText('Still to answer: Bo.');
    await expect(page.locator('.notice', { hasText: 'abandon' })).toBeVisible();
    await notice.getByRole('button', { name: answer }).click();
    await expect(page.locator('.notice', { hasText: 'abandon' })).toHaveCount(0);
    if (over) for (const one of [page, bo]) await expect(one.locator('.game-over')).toBeVisible();
  }
});
