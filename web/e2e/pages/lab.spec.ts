/** The lab: a broken edition is refused, a good one simulated, and its report read. */

import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../axe';

test('an edition is tried in the lab', async ({ page, request }) => {
  test.setTimeout(240_000);
  const classic = await (await request.get('/api/editions/classic/file')).text();
  const text =
    classic
      .replace('id = "classic"', 'id = "my_box"')
      .replace('en = "Classic"', 'en = "My box"')
      .replace('wheat = 2', 'wheat = 3') + `# ${Date.now()}\n`;
  const file = (content: string) => ({
    name: 'my_box.toml',
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });

  await page.goto('/');
  await page.getByRole('link', { name: /^Lab/ }).click();
  await expect(page.getByRole('heading', { name: 'The lab' })).toBeVisible();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(file(text.replace('wheat = 3', 'wheat = "cheap"')));
  await expect(page.getByRole('list', { name: 'my_box.toml' })).toContainText(
    'a whole number is needed here',
  );
  await chooser.setInputFiles(file(text));
  await expect(page.getByText('This edition has not been simulated here yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play it' })).toHaveAttribute(
    'href',
    /^\/new\?edition=[0-9a-f]{64}$/,
  );
  await expectNoFindings(page);

  await page.getByRole('combobox', { name: 'Players' }).selectOption('4 players');
  await page.getByRole('spinbutton', { name: 'Games' }).fill('30');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.waitForURL('**/lab/*');
  await expectNoFindings(page);

  await expect(page.getByRole('heading', { name: 'Report on “My box”' })).toBeVisible({ timeout: 180_000 });
  const report = page.frameLocator('iframe');
  await expect(report.getByRole('heading', { level: 1 })).toContainText('My box');
  await expect(report.locator('table.sorts th button').first()).toBeVisible(); // its own script may run
  await expectNoFindings(page);

  // A game it shows opens at its step, in a tab of its own.
  const opens = page.waitForEvent('popup');
  const link = report.locator('.replays a').first();
  const step = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('step');
  await link.click();
  const replay = await opens;
  await expect(replay).toHaveURL(new RegExp(`/replays/[a-z2-7]{16}\\?step=${step}&seat=\\d`));
  await expect(replay.locator('.where')).toHaveText(new RegExp(`, step ${step}$`));
  await replay.close();

  // Who comes back with the same file finds its report again.
  const address = page.url();
  await page.goto('/lab');
  await chooser.setInputFiles(file(text));
  await expect(page.getByRole('heading', { name: 'Report on “My box”' })).toBeVisible();

  // Whoever has the link sees it, in a browser that knows nothing of it.
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Report on “My box”' })).toBeVisible();
});
