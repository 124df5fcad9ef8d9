/** A page that is loaded without network, and what a tab in the background shows. */

import { expect, test } from '@playwright/test';
import { setTabHidden, startGame } from '../play';

test('a reload without network shows the page and says what is wrong', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    locale: 'en-GB',
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await startGame(page, 2);
  const table = page.url();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // What was loaded before is kept a moment later.
    for (let tries = 0; tries < 100 && !(await caches.match('/api/text/en/talk.ftl')); tries += 1)
      await new Promise((done) => setTimeout(done, 100));
  });
  await page.reload(); // now everything passes through the service worker
  await expect(page.locator('.decision')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The server can’t be reached')).toBeVisible();
  await expect(page.getByText('reopens by itself')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.decision')).toBeVisible();
  expect(page.url()).toBe(table);
  await context.close();
});

test('the tab says whose turn it is', async ({ page }) => {
  await startGame(page, 2);
  await setTabHidden(page, true);
  await expect(page).toHaveTitle(/Your turn/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /compass-turn/);
  await setTabHidden(page, false);
  await page.goto('/');
  await expect(page.locator('link[rel=icon]')).not.toHaveAttribute('href', /turn/);
});
