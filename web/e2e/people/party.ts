/** People at one table, each in a browser of their own. */

import { expect, type Browser, type Page } from '@playwright/test';

/** Takes the seat that a link leads to. */
export async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL('**/table/*');
  return page;
}

/** Anja, who is the host, and Bo, at a table for two, with the cards dealt. */
export async function anjaAndBo(browser: Browser, anja: Page): Promise<Page> {
  await anja.goto('/new');
  await anja.getByLabel('Your name').fill('Anja');
  await anja.getByRole('button', { name: 'Create table' }).click();
  await anja.waitForURL('**/table/*');
  const link = await anja.getByRole('textbox', { name: 'Invitation for Seat 2' }).inputValue();
  const bo = await join(browser, link, 'Bo');
  for (const page of [anja, bo]) await expect(page.locator('.decision')).toBeVisible();
  return bo;
}

/** Whose turn it is first, then the other. */
export const inTurn = async (one: Page, other: Page): Promise<[Page, Page]> =>
  (await one.locator('.decision.yours').isVisible()) ? [one, other] : [other, one];
