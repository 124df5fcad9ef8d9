/** Before the deal: names, colours, invitations, and seats that nobody comes for. */

import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';

/** Lays a table for three people, and gives the links of the two others. */
async function gather(page: Page): Promise<string[]> {
  await page.goto('/new');
  await page.getByRole('button', { name: '3 players' }).click();
  await page.getByLabel('Your name').fill('Anja');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  const links = page.getByRole('textbox', { name: /Invitation/ });
  await expect(links).toHaveCount(2);
  return Promise.all([0, 1].map((n) => links.nth(n).inputValue()));
}

async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  return page;
}

const seat = (page: Page, n: number) => page.locator('main li').nth(n);

test('names and colours are chosen at the table', async ({ browser, page }) => {
  const [link = ''] = await gather(page);
  const other = await join(browser, link, 'Bo');
  await expect(seat(page, 1)).toContainText('Bo');

  await other.getByRole('radio', { name: 'ivory, peg leg' }).check({ force: true });
  await other.getByLabel('Your name').fill('Bonny');
  await other.getByLabel('Your name').press('Enter');
  await expect(seat(page, 1)).toContainText('Bonny');
  await expect(page.getByRole('radio', { name: 'ivory, peg leg: already taken by Bonny' })).toBeDisabled();
  // What nobody wears is exchanged for one's own.
  await page.getByRole('radio', { name: 'jade, feather' }).check({ force: true });
  await expect(other.getByRole('radio', { name: 'jade, feather: already taken by Anja' })).toBeDisabled();
  await expectNoFindings(page);

  await seat(page, 2).getByRole('button', { name: 'Seat a bot here' }).click();
  for (const one of [page, other]) {
    await expect(one.locator('[data-piece="seat-0"]')).toContainText('Anja');
    await expect(one.locator('[data-piece="seat-1"]')).toContainText('Bonny');
  }
});

test('a new link takes the place of the old one, before the deal and after', async ({
  browser,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first = '', second = ''] = await gather(page);
  await seat(page, 1).getByRole('button', { name: 'Create a new link' }).click();
  const links = page.getByRole('textbox', { name: /Invitation/ });
  await expect(links.first()).not.toHaveValue(first);
  const late = await (await browser.newContext()).newPage();
  await late.goto(first);
  await expect(late.getByRole('alert')).toContainText('no longer valid');
  const bo = await join(browser, await links.first().inputValue(), 'Bo');
  const cleo = await join(browser, second, 'Cleo');
  await expect(bo.locator('.decision')).toBeVisible();

  await cleo.close();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Invite Cleo again' }).click();
  await expect(page.getByText('a new link for Cleo')).toBeVisible();
  const again = await join(browser, await page.evaluate(() => navigator.clipboard.readText()), 'Cleopatra');
  await expect(again.locator('.decision')).toBeVisible();
  await expect(again.locator('[data-piece="seat-2"]')).toContainText('Cleopatra');
});

test('who gives up a seat leaves it free, and a cleared table says so', async ({ browser, page }) => {
  const [link = '', other = ''] = await gather(page);
  const bo = await join(browser, link, 'Bo');
  await bo.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(bo).toHaveURL(/\/$/);
  await expect(seat(page, 1)).toContainText('Free seat');
  const cleo = await join(browser, other, 'Cleo');
  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(cleo.getByText('This table has been closed')).toBeVisible();
});
