import { expect, test } from '@playwright/test';
import { expectNoFindings } from './axe';
import { sitDown } from './table';

for (const language of ['en', 'fr', 'de']) {
  test.describe(`in ${language}${language === 'en' ? ' @short' : ''}`, () => {
    test.use({ locale: language });
    for (const address of ['/', '/new', '/new?pass', '/rules', '/cards', '/replays', '/learn', '/nowhere']) {
      test(`axe finds nothing at ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('main, h1').first()).toBeVisible();
        await page.waitForTimeout(400);
        await expectNoFindings(page);
      });
    }

    test('axe finds nothing at the table, its large cards and its menu', async ({ page }) => {
      await sitDown(page, 4);
      await expectNoFindings(page);
      await page.locator('[data-piece="seat-1"] .open').click();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await page.locator('header .chip').last().click();
      await expectNoFindings(page);
    });
  });
}

test('on a phone the parts of the table are one swipe apart and the decision is in reach @short', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await phone.newPage();
  await sitDown(page, 4);
  await expect(page.locator('.decision')).toBeInViewport();
  const pick = page.locator('.stage .pick').first();
  await pick.tap();
  await expect(page.locator('.decision .option.main')).toContainText('Buy ship');
  await page.locator('.decision .option.main').tap();
  await page.getByRole('button', { name: 'Players' }).tap();
  await expect(page.locator('[data-piece="seat-0"]')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoFindings(page);
  await phone.close();
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
