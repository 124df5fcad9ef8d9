/** The page on a static host: kept on the device, it plays whole games without any network. */

import { readFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { playByMouse, startGame } from '../play';
import { staticHost, type StaticHost } from './staticHost';

const SETTINGS = JSON.stringify({
  players: 2,
  bot: 'deckhand',
  name: 'Anja',
  speed: 'instant',
  roundPause: 'never',
});
let host: StaticHost;
let context: BrowserContext;

test.beforeAll(async () => {
  host = await staticHost();
});
test.afterAll(() => host.stop());
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({
    baseURL: host.address,
    serviceWorkers: 'allow',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((settings) => localStorage.setItem('tearum.settings', settings), SETTINGS);
});
test.afterEach(() => context.close());

/** A page with everything on the device, and the network cut off. */
async function keptPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('can be played offline')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  return page;
}

test('a whole game without network has the record that a server would write', async ({ request }) => {
  test.setTimeout(300_000);
  const page = await keptPage();
  await startGame(page, 2);
  await playByMouse(page, 6);
  // The next start is from the memory as it was kept; the game is on the device, not in the page.
  const snapshots = () =>
    page.evaluate(async () => (await (await caches.open('tearum-snapshot')).keys()).length);
  await expect.poll(snapshots).toBe(1);
  await page.reload();
  await playByMouse(page);
  await expect(page.locator('.game-over')).toBeVisible();

  await page.goto('/replays');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).first().click();
  const record = await readFile(await (await downloading).path());
  await page.getByRole('link', { name: 'Anja' }).first().click();
  await expect(page.locator('.where')).toBeVisible();

  // The server's engine plays the record again before it takes it, and gives back what it has played.
  const taken = await request.post('/api/records', {
    data: record,
    headers: { 'Content-Type': 'application/json' },
  });
  const { game } = (await taken.json()) as { game: string };
  const theirs = await (await request.get(`/api/games/${game}/record`)).body();
  expect(theirs.equals(record)).toBe(true);

  // And back: the record of a server is shown and reviewed here.
  await page.goto('/replays');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: theirs };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.where')).toBeVisible();
  await page.goto(new URL(page.url()).pathname.replace('replays', 'review'));
  await expect(page.getByRole('slider', { name: 'Chance of winning' })).toBeVisible({ timeout: 60_000 });
});

test('every screen is still there when the engine has started without network', async () => {
  test.setTimeout(240_000);
  const page = await keptPage();
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await expect(page.locator('aside.note')).toBeVisible({ timeout: 60_000 });
  for (const [path, heading] of [
    ['/rules', 'The rules'],
    ['/cards', 'Everything in the box'],
    ['/new?pass', 'Pass and play'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('what needs a server says so, and everything else is there', async () => {
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('The lab needs a server')).toBeVisible();
  await page.getByRole('link', { name: 'Lab' }).click();
  await expect(page.getByText('The lab needs a server')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await expect(page.locator('main').getByText('Church').first()).toBeVisible();
});
