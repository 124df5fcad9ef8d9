/** One link for the whole table, what a link is good for, and tables that do not exist. */

import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { join } from './party';

test('one link seats everybody, and says so when no seat is left', async ({ browser, page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: '3 players' }).click();
  await page.getByLabel('Your name').fill('Anja');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');

  const bo = await join(browser, link, 'Bo');
  await bo.goto(link);
  await expect(bo.getByText('You already have a seat at this table.')).toBeVisible();
  const cleo = await join(browser, link, 'Cleo');
  await expect(cleo.locator('[data-piece="seat-2"]')).toContainText('Cleo');
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('All seats at this table are taken');
  await expect(late.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expectNoFindings(late);
});

test('the link goes through the system’s share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        shared.push(data);
        // Whoever closes the sheet has not shared: nothing is said about it.
        return shared.length > 1 ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      },
    });
  });
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  const url = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const share = page.getByRole('button', { name: 'Share…' });
  await share.click();
  await expect.poll(shared).toEqual([{ title: 'Tea & Rum', text: 'Join me for a game of Tea & Rum.', url }]);
  await share.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the language can be chosen on the page that joins', async ({ browser, page }) => {
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Anja');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await guest.goto(link);
  await guest.getByLabel('Language').selectOption('Français');
  await guest.getByLabel('Votre nom').fill('Bo');
  await guest.locator('button[type=submit]').click();
  await guest.waitForURL('**/table/*');
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a table that does not exist says so, and so does a link without a key', async ({ browser, page }) => {
  for (const address of ['/table/nowhere', '/table/abcdefgh23456789', '/join/abcdefgh23456789#x']) {
    await page.goto(address);
    await expect(page.getByText('There is no such table')).toBeVisible();
  }
  await page.goto('/new');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  const table = page.url();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(table.replace('/table/', '/join/'));
  await expect(stranger.getByRole('alert')).toContainText('no longer valid');
});

test('a link has a preview', async ({ request }) => {
  const html = await (await request.get('/join/abcdefgh23456789')).text();
  expect(html).toContain('<meta property="og:title" content="An invitation to Tea &amp; Rum" />');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
});
