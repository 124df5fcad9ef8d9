/** What would the captain do here? */

import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { PHONE, startGame, waitForTurn } from '../play';

/** The advice lies beside the table: over no card and no board. */
async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const advice = document.querySelector('.advice')?.getBoundingClientRect();
    if (!advice) return ['no advice'];
    return [...document.querySelectorAll('main [data-piece]')]
      .filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        return left < advice.right && right > advice.left && top < advice.bottom && bottom > advice.top;
      })
      .map((piece) => piece.getAttribute('data-piece'));
  });
  expect(covered).toEqual([]);
}

for (const [locale, ask, title] of [
  ['en', 'Ask the captain', 'What the captain would do'],
  ['fr', 'Conseil du capitaine', 'Ce que ferait le capitaine'],
  ['de', 'Kapitän fragen', 'Was der Kapitän tun würde'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the captain tells its options with chances, and each reason as a sentence', async ({ page }) => {
      await startGame(page, 4);
      await page.getByRole('button', { name: ask }).click();
      const advice = page.getByRole('region', { name: title });
      const options = advice.getByRole('listitem');
      await expect(options.first()).toContainText(locale === 'en' ? /\d+%/ : /\d+[\u00a0\u202f]%/);
      expect(await options.count()).toBeGreaterThan(1);
      // Every reason is told in words of this language, none by its bare name.
      await expect(advice).not.toContainText('bot-reason');
      await expect(options.first().locator('span:not(.compared)').first()).toHaveText(/^[+−]?\p{Lu}.*\.$/u);
      await expect(page.locator('.hinted').first()).toBeVisible();
      await expectNothingCovered(page);
      await expectNoFindings(page);
    });
  });
}

test('one click shows the advice on the table, a second one takes it, a key puts it away', async ({
  page,
}) => {
  await startGame(page, 2);
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: 'What the captain would do' });
  await expect(advice.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(advice).toBeHidden();
  await page.keyboard.press('h');
  const best = advice.getByRole('listitem').first().getByRole('button');
  const code = await best.getAttribute('data-code');
  await best.click();
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.locator(`.hinted[data-code="${code}"], .hinted[data-codes~="${code}"]`).first(),
  ).toBeVisible();
  await best.click();
  await expect(advice).toBeHidden();
  await waitForTurn(page);
  expect(code).toMatch(/^\d+$/);
});

test('advice that is waved off while the captain ponders does not come all the same', async ({ page }) => {
  await startGame(page, 4);
  const advice = page.getByRole('region', { name: 'What the captain would do' });
  await page.keyboard.press('h');
  await expect(advice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(advice).toBeHidden();
  await page.waitForTimeout(3000);
  await expect(advice).toBeHidden();
  await page.keyboard.press('h');
  await expect(advice.getByRole('listitem').first()).toBeVisible();
});

test('on a phone the reasons scroll above the buttons, and none lies behind them', async ({ browser }) => {
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  await startGame(page, 4);
  await page.getByRole('button', { name: 'Ask the captain' }).tap();
  const buttons = page.locator('.advice-buttons');
  await expect(buttons.getByRole('button', { name: 'Show me' })).toBeVisible();
  const reasons = await page.locator('.decision .question').boundingBox();
  const below = await buttons.boundingBox();
  expect((reasons?.y ?? 0) + (reasons?.height ?? Infinity)).toBeLessThanOrEqual(below?.y ?? 0);
  await phone.close();
});

test('a table can be laid without advice', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Who plays here').nth(1).selectOption('a bot');
  await page.getByLabel('Let players ask a bot for advice').uncheck();
  await page.getByRole('button', { name: 'Create table' }).click();
  await waitForTurn(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the captain' })).toHaveCount(0);
});
