/** A few words across languages, and the clock of a turn. */

import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { anjaAndBo, join } from './party';

test('each reads what is said in their own language', async ({ browser, page }) => {
  const bo = await anjaAndBo(browser, page);
  await bo.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('tearum.settings') ?? '{}') as object;
    localStorage.setItem('tearum.settings', JSON.stringify({ ...settings, language: 'de' }));
  });
  await bo.reload();
  await page.getByRole('button', { name: 'Say something' }).click();
  await expect(page.getByRole('button', { name: 'Applause' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Well played!' }).click();
  await expect(bo.locator('.notices .bubble')).toContainText('Gut gespielt!');
  await expect(page.locator('.notices .bubble')).toContainText('Well played!');
  await bo.getByRole('button', { name: 'Etwas sagen' }).click();
  await bo.getByRole('button', { name: 'Lachen' }).click();
  await expect(page.getByText('Bo laughs')).toBeVisible();
});

test('a table may have a clock, which everybody sees', async ({ browser, page }) => {
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Anja');
  await page.getByLabel('Time per turn').selectOption('Relaxed: five minutes a turn');
  await page.getByLabel('When time is up').selectOption('A bot takes over');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.getByText('Relaxed: five minutes a turn.')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await join(browser, link, 'Bo');
  for (const one of [page, bo]) {
    await expect(one.getByRole('timer')).toHaveText(/^[45]:[0-5]\d$/);
    await expectNoFindings(one);
  }
});
