/** The pages for reading and learning: rules, cards, replays, the show at the end, the guided first game. */

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { playedByBots } from '../bots';
import { expectNoFindings } from '../axe';
import { LANGUAGES, SIZES } from '../sizes/sizes';

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('tearum.settings'))
      localStorage.setItem('tearum.settings', JSON.stringify({ language: chosen, name: 'Anja' }));
  }, language);
}

let game = '';

/** A game that bots have played to its end, the same for all tests. */
async function playedGame(request: APIRequestContext): Promise<string> {
  if (game) return game;
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'bot', bot: 'random', name }));
  return (game = await playedByBots(request, { seats }));
}

test.describe('the rules', () => {
  test('are found by word and by number, and rulings are marked', async ({ page }) => {
    await speak(page, 'en');
    await page.goto('/rules');
    await expect(page.locator('main li[id]')).toHaveCount(119);
    await page.getByRole('searchbox').fill('workshop cube');
    await expect(page.locator('#BLD-04')).toBeVisible();
    await expect(page.locator('#BLD-04 mark').first()).toHaveText(/workshop/i);
    await expect(page.locator('#BLD-04')).toContainText('Ruling');
    await expect(page).toHaveURL(/q=workshop\+cube/);
    await page.getByRole('searchbox').fill('end-05');
    await expect(page.locator('#END-05')).toBeVisible();
    await page.getByRole('searchbox').fill('submarine');
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await expect(page.locator('main li[id]')).toHaveCount(119);
  });

  test('have an address each, and link to one another', async ({ page }) => {
    await speak(page, 'en');
    await page.goto('/rules/BLD-04');
    await expect(page.locator('#BLD-04')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#BLD-04')).toBeInViewport();
    await page.locator('#SET-04 a[href="/rules/EOR-01"]').click();
    await expect(page).toHaveURL(/\/rules\/EOR-01$/);
    await expect(page.locator('#EOR-01')).toBeInViewport();
  });

  test('change their language without a reload', async ({ page }) => {
    await speak(page, 'en');
    await page.goto('/rules');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('fr');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Les règles');
    await expect(page.locator('#SET-01')).toContainText('joueurs');
  });
});

test('every piece tells where its values come from', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/cards');
  await expect(page.locator('[data-item]')).toHaveCount(25);
  await page.getByRole('button', { name: 'Security', exact: true }).click();
  await expect(page.locator('[data-item]')).toHaveCount(5);
  await page.getByRole('button', { name: /^Captains/ }).click();
  await page.getByRole('button', { name: 'Round III' }).click();
  await expect(page.locator('[data-item]')).toHaveCount(6);
  await page.locator('[data-item="captain-14"]').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Captain 14' });
  await expect(sheet).toContainText('printed');
  await expect(sheet).toContainText('inferred');
  await expect(page).toHaveURL(/\/cards\/captain-14/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Captain 15' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-item="captain-15"]')).toBeFocused();
});

test('a finished game is watched turn by turn, from any seat, and its deal checked', async ({
  page,
  request,
}) => {
  await speak(page, 'en');
  await page.goto(`/replays/${await playedGame(request)}?step=40&seat=1`);
  const steps = page.locator('.where');
  await expect(steps).toHaveText(/^Turn \d+ of \d+, step 40$/);
  await page.locator('.action-boards').evaluate((places) => (places.id = 'the-same'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(steps).toHaveText(/ step 41$/);
  await expect(page.locator('#the-same')).toBeVisible(); // the table stays, only its pieces move
  await expect(page).toHaveURL(/step=41&seat=1/);
  const turn = async () => Number(/Turn (\d+)/.exec(await steps.innerText())?.[1]);
  await page.keyboard.press('ArrowRight');
  const first = await turn();
  await page.keyboard.press('ArrowRight');
  await expect.poll(turn).toBe(first + 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(turn).toBe(first);
  await page.getByRole('button', { name: 'Round III' }).click();
  await expect(page.locator('h1')).toHaveText('Round III');
  await page.getByLabel('Seen by').selectOption('Cleo');
  await expect(page).toHaveURL(/seat=2/);
  await page.getByLabel('Speed').selectOption('4');
  const before = await steps.innerText();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(steps).not.toHaveText(before);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByText('The deal was fair')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await download).path();

  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"dear": "friend"}'),
  });
  await expect(page.getByRole('alert')).toContainText('not a game record');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(steps).toHaveText(/^Turn 0 of \d+, step 0$/);
  await page.goto('/replays');
  await expect(page.getByRole('link', { name: /Ada, Ben and Cleo/ })).toBeVisible();
});

test('the bar of a replay is as high for every step, and all of it in sight', async ({ page, request }) => {
  const game = await playedGame(request);
  const bar = page.locator('.bottom-bar');
  for (const size of ['laptop', 'tablet', 'phone', 'lying', 'small'] as const) {
    await page.setViewportSize(SIZES[size]);
    const heights = new Set<number>();
    for (const step of [0, 40, 90, 160]) {
      await page.goto(`/replays/${game}?step=${step}`);
      await expect(page.getByRole('button', { name: 'Play on from here' })).toBeInViewport({ ratio: 1 });
      heights.add(await bar.evaluate((node) => node.getBoundingClientRect().height));
    }
    expect([...heights], size).toHaveLength(1);
  }
});

test('a replay is played on from any step, against bots', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await speak(page, 'en');
  const game = await playedGame(request);
  await page.goto(`/replays/${game}?step=120`);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  if (await page.getByRole('button', { name: 'Copied' }).isVisible())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/replays/${game}?step=120`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByLabel('Play as').selectOption('Ben');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('.play')).toBeVisible();
  await expect(page.getByText('Cleo').first()).toBeVisible();
});

test('a game of older rules says why its positions are not shown, and tells what happened', async ({
  page,
  request,
}) => {
  const id = await playedGame(request);
  // As the server answers for a game whose rules it no longer plays.
  await page.route(`**/api/games/${id}`, async (route) => {
    const summary = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...summary, rules: 0, replayable: false } });
  });
  await speak(page, 'en');
  await page.goto(`/replays/${id}?step=40`);
  await expect(page.getByText('This game was played under version 0 of the rules.')).toBeVisible();
  await page.getByText('Round III', { exact: true }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Ada|Ben|Cleo/ })
      .first(),
  ).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Show the end' }).click();
  await expect(page.getByRole('dialog', { name: 'The end of the game' })).toBeVisible();
});

test('the end is a show: five steps, the questions, the crowns', async ({ page, request }) => {
  await speak(page, 'en');
  await page.goto(`/replays/${await playedGame(request)}?step=0`);
  await page.getByRole('button', { name: 'Show the end' }).click();
  const show = page.getByRole('dialog', { name: 'The end of the game' });
  for (const rule of ['END-01', 'END-02', 'END-03', 'END-04', 'END-05']) {
    await expect(show.getByRole('link', { name: rule })).toBeVisible();
    await show.getByRole('button', { name: 'Next' }).click();
  }
  await expect(
    show.getByRole('heading', { name: /Who has 10 blue VP\?|The last chests open/ }),
  ).toBeVisible();
  await expectNoFindings(page);
  for (let i = 0; i < 40 && !(await show.getByText('Pirate King').isVisible()); i += 1)
    await page.keyboard.press('ArrowRight');
  await expect(show.getByText('Pirate King')).toBeVisible();
  await expect(show.getByRole('button', { name: 'Watch again' })).toBeVisible();
  await expectNoFindings(page);
  await show.getByRole('button', { name: 'Close' }).click();
  await expect(show).toBeHidden();
});

/** Whether what the lesson's note points at takes in a piece. */
const ringed = (page: Page, piece: string): Promise<boolean> =>
  page.evaluate((piece) => {
    const [ring, box] = ['.ring', piece].map((name) => document.querySelector(name)?.getBoundingClientRect());
    return (
      !!ring &&
      !!box &&
      ring.left <= box.left &&
      ring.top <= box.top &&
      ring.right >= box.right &&
      ring.bottom >= box.bottom
    );
  }, piece);

/** Does what the lesson proposes; the first click shows it, the second one does it. */
async function followAdvice(page: Page): Promise<void> {
  const best = page.locator('.advice li.best button');
  const only = page.locator('main :is([data-code], [data-codes]), .decision.yours [data-code]');
  if (await best.isVisible()) {
    await best.click({ timeout: 2000 }).catch(() => {});
    await best.click({ timeout: 2000 }).catch(() => {});
  } else if ((await only.count()) === 1) await only.click({ timeout: 2000 }).catch(() => {});
  await page.waitForTimeout(150);
}

test('the guided first game proposes every step, answers, and ends after two rounds', async ({ page }) => {
  test.setTimeout(400_000);
  await page.addInitScript(() => {
    const settings = { language: 'en', name: 'Anja', speed: 'instant', roundPause: 'never' };
    localStorage.setItem('tearum.settings', JSON.stringify(settings));
  });
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await page.waitForURL('**/table/*');
  const note = page.locator('aside.note');
  const done = page.getByRole('heading', { name: 'You know the game now' });
  const titles: string[] = [];
  let answered = false;
  for (let i = 0; i < 2000 && !(await done.isVisible()); i += 1) {
    if (await note.isVisible()) {
      const title = await note.getByRole('heading').first().innerText();
      if (title === 'You know the game now') break;
      titles.push(title);
      await note.getByRole('button', { name: 'Got it' }).click();
    } else await followAdvice(page);
    answered ||= await page.locator('.advice .answer').isVisible();
  }
  for (const topic of ['The warehouse', 'Captains and cannons', 'Contracts', 'Your chest', 'An allegiance'])
    expect(titles).toContain(topic);
  expect(titles).toContain('Warehouse full');
  expect(answered).toBe(true);
  await expect(note).toContainText('a beginner');
  await expectNoFindings(page);
  await note.getByRole('button', { name: 'Play on from here' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.locator('.decision')).toBeVisible();
});

test('the guided first game tells what comes up, on a real table', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await page.waitForURL('**/table/*');
  const note = page.locator('aside.note');
  const titles: string[] = [];
  for (let i = 0; i < 200 && !titles.includes('Count the workers'); i += 1) {
    if (await note.isVisible()) {
      titles.push(await note.getByRole('heading').innerText());
      if (titles.length === 2) {
        await expectNoFindings(page);
        await expect.poll(() => ringed(page, '[data-piece="board-governor"]')).toBe(true);
        expect(await ringed(page, '[data-piece="ships"]')).toBe(false);
      }
      await note.getByRole('button', { name: 'Got it' }).click();
    } else await followAdvice(page);
  }
  expect(titles.slice(0, 4)).toEqual(['Two ways to win', 'Four places, four workers', 'Your board', 'Ships']);
  const opener = page.getByRole('button', { name: 'Lesson', exact: true });
  await expect(opener.or(note)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await expect(page.getByRole('complementary', { name: 'Lesson' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.decision')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Lesson' })).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(`the pages for reading fit a phone, and axe finds nothing on them (${language})`, async ({
    page,
    request,
  }) => {
    const watched = `/replays/${await playedGame(request)}?step=60`;
    await speak(page, language);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [
      '/learn',
      '/rules/BLD-04',
      '/cards?kind=other',
      '/cards/building-2',
      '/replays',
      watched,
    ]) {
      await page.goto(address);
      await expect(page.locator(address === watched ? '.where' : 'main h1')).toBeAttached();
      await expectNoFindings(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

test('axe finds nothing on a replay', async ({ page, request }) => {
  await speak(page, 'en');
  await page.goto(`/replays/${await playedGame(request)}?step=60`);
  await expect(page.locator('.where')).toBeVisible();
  await expectNoFindings(page);
});
