import { expect, test } from '@playwright/test';
import { playedByBots } from '../bots';
import { expectNoFindings } from '../axe';
import { closeChests, PHONE, playByMouse, startGame, waitForTurn } from '../play';
import { LANGUAGES } from '../../src/lib/contract';

for (const language of LANGUAGES) {
  /** Of all these, `make test` looks at the first page and at the table. */
  const short = language === 'en' ? ' @short' : '';
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    for (const address of [
      '/',
      '/new',
      '/new?pass',
      '/rules',
      '/cards',
      '/replays',
      '/lab',
      '/learn',
      '/nowhere',
    ]) {
      test(`axe finds nothing at ${address}${address === '/' ? short : ''}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('main, h1').first()).toBeVisible();
        await page.waitForTimeout(400);
        await expectNoFindings(page);
      });
    }

    test(`axe finds nothing at the table, its large cards and its menu${short}`, async ({ page }) => {
      await startGame(page, 4);
      await expectNoFindings(page);
      await page.locator('[data-piece="seat-1"] .open').click();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await page.locator('header .chip').last().click();
      await expectNoFindings(page);
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(`further, in ${language}`, () => {
    test.use({ locale: language });

    test('axe finds nothing at a table that is laid, an invitation, a curtain and a replay', async ({
      browser,
      page,
      request,
    }) => {
      await page.goto('/new');
      await page.locator('form .go').click();
      await page.waitForURL('**/table/*');
      const link = await page.locator('li input[readonly]').inputValue();
      await expectNoFindings(page);
      const guest = await (await browser.newContext({ locale: language, reducedMotion: 'reduce' })).newPage();
      await guest.goto(link);
      await expect(guest.locator('form button[type=submit]')).toBeVisible();
      await expectNoFindings(guest);

      await closeChests(page);
      await page.goto('/new?pass');
      await page.locator('form .go').click();
      await expect(page.locator('.folds')).toBeVisible();
      await expectNoFindings(page);

      const table = await playedByBots(request, {
        seats: [0, 1].map(() => ({ kind: 'bot', bot: 'random' })),
      });
      await page.goto(`/table/${table}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('.game-over')).toBeVisible();
      await expectNoFindings(page);
      await page.goto(`/replays/${table}?step=30`);
      await expect(page.locator('.where')).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds nothing on a phone, upright and lying', async ({ browser }) => {
      const phone = await browser.newContext(PHONE);
      const page = await phone.newPage();
      await startGame(page, 2);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoFindings(page);
      await page.setViewportSize({ width: 844, height: 390 });
      await expectNoFindings(page);
      await phone.close();
    });
  });
}

test('on a phone the parts of the table are one swipe apart and the decision is in reach', async ({
  browser,
}) => {
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  await startGame(page, 4);
  await expect(page.locator('.decision')).toBeInViewport();
  // Some phases have long names, in some languages.
  await page
    .locator('header .phase')
    .evaluate((phase) => (phase.textContent = 'Fin de la partie : 10 $ pour 1 PV, allégeances et coffres'));
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  const pick = page.locator('[data-piece="ships"] .choice').first();
  await pick.tap();
  await expect(page.locator('.decision .action-button.main')).toContainText('Buy ship');
  await page.locator('.decision .action-button.main').tap();
  const purse = page.locator('[data-piece="own-summary"]');
  await expect(purse).toBeInViewport();
  await purse.tap();
  await expect(page.getByRole('dialog', { name: 'Anja' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Players' }).tap();
  await expect(page.locator('[data-piece="seat-0"]')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoFindings(page);
  await phone.close();
});

test('on a phone what can be chosen is in sight, whatever lies before it', async ({ browser }) => {
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  await startGame(page, 4);
  const choice = page.locator(':is(.choice-area, .card-row) :is([data-code], [data-codes])').first();
  for (let i = 0; i < 60; i += 1) {
    await waitForTurn(page);
    if (await choice.isVisible()) await expect(choice).toBeInViewport({ ratio: 0.9 });
    await playByMouse(page, 1);
  }
  // A row that is chosen by a finger is marked until it is confirmed.
  const row = page.locator('.action-boards [data-code]').first();
  for (await waitForTurn(page); !(await row.isVisible()); await waitForTurn(page)) await playByMouse(page, 1);
  await row.tap();
  await expect(row).toHaveClass(/unconfirmed/);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.locator('.unconfirmed')).toHaveCount(0);
  await phone.close();
});

test('enlarged to 200 percent everything is still there, and nothing scrolls sideways', async ({
  browser,
}) => {
  // What a window of 1440 by 900 leaves at 200 percent.
  const large = await browser.newContext({
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await large.newPage();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const address of ['/', '/new', '/rules', '/cards', '/replays', '/lab', '/learn']) {
    await page.goto(address);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await sideways(), address).toBeLessThanOrEqual(0);
  }
  await startGame(page, 4);
  expect(await sideways()).toBeLessThanOrEqual(0);
  for (const part of ['[data-piece="ships"] .choice', '.decision h2', '.decision [data-code]'])
    await expect(page.locator(part).first()).toBeInViewport();
  for (const name of ['Boards', 'Offer', 'Cards', 'Players', 'Log']) {
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();
  }
  await expectNoFindings(page);
  await large.close();
});

test('with the server out of reach the page says so and has a way out @short', async ({ page }) => {
  await page.route('**/api/tables', (route) => route.abort());
  await page.goto('/');
  await page.locator('button.play').click();
  await expect(page.getByRole('alert')).toContainText('Check the connection');
});

test('the first screen is light: at most 150 kB come over the line @short', async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/');
  await expect(page.locator('button.play')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
});
