/** An edition of one's own: corrected, checked, played, looked at, and kept with the record. */

import { expect, test, type APIRequestContext } from '@playwright/test';
import { playedByBots } from '../bots';
import { expectNoFindings } from '../axe';
import { playByMouse, waitForTurn } from '../play';

/** The classic edition with another title and a dearer wheat. */
async function ownEdition(request: APIRequestContext): Promise<string> {
  const classic = await (await request.get('/api/editions/classic/file')).text();
  return classic
    .replace('id = "classic"', 'id = "my_box"')
    .replace('en = "Classic"', 'en = "My box"')
    .replace('wheat = 2', 'wheat = 3');
}

const file = (text: string) => ({ name: 'my_box.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a table is opened with an edition of one’s own', async ({ page, request }) => {
  const text = await ownEdition(request);
  await page.goto('/new');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(file(text.replace('wheat = 3', 'wheat = "cheap"').replace('"star"', '"stir"')));
  const problems = page.getByRole('list', { name: 'my_box.toml' });
  await expect(page.getByText('my_box.toml can’t be played: 2 mistakes.')).toBeVisible();
  const line = text.split('\n').indexOf('wheat = 3') + 1;
  await expect(problems.getByRole('listitem').first()).toHaveText(
    `Line ${line}prices, wheat: a whole number is needed here, not the text 'cheap'`,
  );
  await expectNoFindings(page);

  await chooser.setInputFiles(file(text));
  await expect(problems).toBeHidden();
  await expect(page.getByLabel('Edition').getByRole('combobox')).toHaveValue(/^[0-9a-f]{64}$/);
  await page.getByLabel('Who plays here').nth(1).selectOption('a bot');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  await waitForTurn(page);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'My box' }).click();
  const cards = await opened;
  await expect(cards.getByText('All pieces of the edition “My box”')).toBeVisible();
  await cards.getByRole('button', { name: /^Tracks and boards/ }).click();
  await cards.locator('[data-item="prices"]').click();
  await expect(cards.getByRole('dialog', { name: 'Base prices' })).toContainText('$3');
  await cards.close();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Try it in the lab' })).toHaveAttribute(
    'href',
    /^\/lab\?edition=[0-9a-f]{64}$/,
  );
  await page.keyboard.press('Escape');
  expect(await playByMouse(page, 3)).toBe(3);

  // It is still there for the next table.
  await page.goto('/new');
  await expect(page.getByRole('option', { name: 'My box' })).toBeAttached();
});

test('the record of a game keeps its edition', async ({ page, request }) => {
  const { key } = (await (
    await request.post('/api/editions', {
      headers: { 'Content-Type': 'text/plain' },
      data: await ownEdition(request),
    })
  ).json()) as { key: string };
  const seats = [0, 1].map(() => ({ kind: 'bot', bot: 'random' }));
  const table = await playedByBots(request, { seats, edition: key });
  await page.goto(`/replays/${table}?step=20`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Edition: My box')).toBeVisible();
  const record = (await (await request.get(`/api/games/${table}/record`)).json()) as {
    edition: { source: string };
  };
  expect(JSON.stringify(record)).toContain('my_box');

  // The lab opens with it, in a browser that never brought it.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Try it in the lab' }).click();
  const lab = await opened;
  await expect(lab.getByLabel('Edition').getByRole('combobox').locator('option:checked')).toHaveText(
    'My box',
  );
  await expect(lab.getByRole('link', { name: 'Play it' })).toHaveAttribute('href', `/new?edition=${key}`);
});
