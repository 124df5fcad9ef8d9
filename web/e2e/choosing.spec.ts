import { expect, test } from '@playwright/test';
import { playByMouse, sitDown, waitForTurn } from './table';

test('undo takes the last click back, and says what stands in the way @short', async ({ page }) => {
  await sitDown(page, 2);
  const undo = page.getByRole('button', { name: 'Undo' });
  while ((await page.locator('.decision h2').innerText()) !== 'Your turn') {
    await page.locator('.decision [data-code="0"]').click();
    await waitForTurn(page);
  }
  const before = await page.locator('[data-piece="seat-0"]').innerText();
  await page.locator('.places .alternative [data-code]').first().click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(page.locator('.decision h2')).toHaveText('Your turn');
  await expect(page.locator('[data-piece="seat-0"]')).toHaveText(before, { useInnerText: true });
});

test('what can’t be chosen says why not @short', async ({ page }) => {
  await sitDown(page, 4);
  await page.locator('[data-piece="building-4"], [data-piece="building-3"]').first().click();
  const large = page.getByRole('dialog');
  await expect(large.locator('.reason')).toHaveText('Not on a ship turn: buy a ship or pass.');
  await expect(large).toContainText('Cost:');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('an option under the hand tells what it comes to @short', async ({ page }) => {
  await sitDown(page, 4);
  await page.locator('.stage .pick').first().hover();
  await expect(page.locator('.decision .preview')).toContainText(/Buy ship \d for \$\d+/);
  await expect(page.locator('.decision .change').first()).toBeVisible();
});

test('what a mouse rests on stays where it is, in a small window too @short', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await sitDown(page, 4);
  const pick = page.locator('.stage .pick').first();
  const before = await pick.boundingBox();
  await pick.hover();
  await expect(page.locator('.decision .preview .change').first()).toBeVisible();
  expect(await pick.boundingBox()).toEqual(before);
});

test('a card that comes to lie under a resting hand is not shown large, one that is pointed at is @short', async ({ page }) => {
  await sitDown(page, 4);
  const box = await page.locator('[data-piece="captains"] .piece').first().boundingBox();
  if (!box) throw new Error('no captain lies on the table');
  await page.goto('/');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.locator('button.play').press('Enter');
  await waitForTurn(page);
  await page.waitForTimeout(700);
  await expect(page.locator('.hover')).toHaveCount(0);
  await page.mouse.move(box.x + 20, box.y - 200);
  await page.mouse.move(box.x + 20, box.y + 20);
  await expect(page.locator('.hover')).toBeVisible();
});

test('pieces on their way make the table no smaller', async ({ browser }) => {
  const moving = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  await sitDown(page, 4);
  const fits: number[] = [];
  for (let i = 0; i < 25; i += 1) {
    await playByMouse(page, 1);
    fits.push(await page.locator('main').evaluate((main) => Number(main.style.getPropertyValue('--fit'))));
  }
  expect(Math.min(...fits)).toBeGreaterThan(0.62);
  await moving.close();
});

test('the language changes in the middle of the game, and nothing is loaded again @short', async ({ page }) => {
  await sitDown(page, 2);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByLabel('Sprache')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.decision h2')).toHaveText('Dein Schiffszug');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByLabel('Sprache').selectOption('fr');
  await page.keyboard.press('Escape');
  await expect(page.locator('.decision .options')).toContainText('N’acheter aucun bateau');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(await playByMouse(page, 3)).toBe(3);
});

test('a trade is laid on the scale with live totals', async ({ page }) => {
  await sitDown(page, 4);
  const scale = page.locator('.scale[role=group]');
  for (let i = 0; i < 60 && !(await scale.isVisible()); i += 1) await playByMouse(page, 1);
  await expect(scale).toBeVisible();
  await scale.getByRole('button', { name: 'Buy 1 wheat' }).click();
  await expect(scale.locator('.total, .problem').filter({ hasText: /\S/ }).first()).toBeVisible();
  await scale.getByRole('button', { name: 'Example' }).click();
  await expect(scale.locator('.example')).toBeVisible();
});
