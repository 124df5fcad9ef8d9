/** After the game: the review, its turning points, a turn tried again, and the replay. */

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { playedByBots } from '../bots';
import { expectNoFindings } from '../axe';
import { LANGUAGES } from '../../src/lib/contract';
import { playByMouse } from '../play';

test.describe.configure({ timeout: 300_000 });

let game = '';

/** A game of bots and its review, the same for all tests. */
async function reviewedGame(request: APIRequestContext): Promise<string> {
  if (game) return game;
  const seats = ['greedy', 'random', 'greedy'].map((bot, i) => ({
    kind: 'bot',
    bot,
    name: ['Ada', 'Ben', 'Cleo'][i],
  }));
  return (game = await playedByBots(request, { seats }));
}

async function openReview(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(`/review/${await reviewedGame(request)}`);
  await expect(page.locator('#points')).toBeVisible({ timeout: 240_000 });
}

test('from the end of a game to its review, a turning point, a turn tried again, and the replay', async ({
  page,
  request,
}) => {
  // One click from the end.
  await page.goto(`/table/${await reviewedGame(request)}`);
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Review the game' }).click();

  // The graph is there at once, and grows.
  await expect(page.getByRole('slider', { name: 'Chance of winning' })).toBeVisible();
  await expect(page.locator('#points')).toBeVisible({ timeout: 240_000 });
  await expect(page.locator('.accounts article')).toHaveCount(3);
  await expect(page.locator('li[id^="turn-"]')).toHaveCount(5);
  await expect(page.getByText('bots of known strength')).toBeVisible();
  await expectNoFindings(page);

  // By keyboard through the graph.
  const graph = page.getByRole('slider', { name: 'Chance of winning' });
  await graph.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(graph).toHaveAttribute('aria-valuetext', /turn \d+ of \d+, (Ada|Ben|Cleo), round V/);

  // In short: which mistake cost most, and which were one's own.
  const short = page.getByRole('region', { name: 'In short' });
  await expect(short.getByText(/^Costliest mistake$/)).toBeVisible();
  await short.getByRole('link', { name: /clear mistake/ }).click();
  const whose = page.locator('.points').getByRole('group', { name: 'Player' });
  await expect(whose.getByRole('button', { name: 'Ada' })).toHaveAttribute('aria-pressed', 'true');
  for (const heading of await page.locator('li[id^="turn-"] h3').allTextContents())
    expect(heading).toMatch(/^Ada, round/);
  await whose.getByRole('button', { name: 'All players' }).click();
  await expect(page.locator('li[id^="turn-"]')).toHaveCount(5);

  // What was better is told when it is asked for.
  const asked = page.locator('li[id^="turn-"]').filter({ hasText: 'What was better?' }).first();
  const point = page.locator(`li[id="${await asked.getAttribute('id')}"]`); // also once it is answered
  await expect(point.locator('.answer').first()).toBeHidden();
  await point.getByRole('button', { name: 'What was better?' }).click();
  await expect(point.locator('.answer').first()).toBeVisible();
  await point.getByRole('button', { name: 'Hide the answer' }).click();

  // The replay opens there, and leads to another try.
  await point.getByRole('link', { name: 'Open in the replay' }).click();
  await expect(page.locator('.where')).toBeVisible();
  await page.getByRole('link', { name: 'Try this turn again' }).click();

  // The turn is played; then it is compared, and the answer still waits to be asked for.
  const verdict = page.getByRole('region', { name: 'Try again' });
  for (let i = 0; i < 40 && !(await verdict.isVisible()); i += 1) {
    await playByMouse(page, 1);
    await page.waitForTimeout(150);
  }
  await expect(verdict.getByText(/the best turn|As good as/).first()).toBeVisible();
  await expect(verdict.locator('.best')).toBeHidden();
  await expectNoFindings(page);
  await verdict.getByRole('button', { name: 'What was better?' }).click();
  await expect(verdict.locator('.best')).toBeVisible();
  await verdict.getByRole('button', { name: 'Once more' }).click();
  await expect(verdict).toBeHidden();
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await expect(page.locator('#points')).toBeVisible();
});

test('a second opening comes from the store, and by a link', async ({ page, request }) => {
  await openReview(page, request);
  const started = Date.now();
  const answer = await request.post(`/api/games/${game}/review`);
  expect(((await answer.json()) as { stage: string }).stage).toBe('done');
  expect(Date.now() - started).toBeLessThan(300);
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('axe finds nothing on a review, on a desk and on a phone, and nothing scrolls sideways', async ({
      page,
      request,
    }) => {
      await openReview(page, request);
      for (const [width, height] of [
        [1440, 900],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(200);
        await expectNoFindings(page);
        // The bars of a seat have their zero at the same place.
        const zeros = await page
          .locator('.accounts article:first-child .bar')
          .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().x)));
        expect(new Set(zeros).size).toBe(1);
        // Turning points are drawn where they belong, whatever their size.
        const away = await page.locator('.graph .point').evaluateAll((points) =>
          points.map((point) => {
            const [, x, y] = /\((\S+) (\S+)\)/.exec(point.getAttribute('transform') ?? '') ?? [];
            const graph = point.closest('svg')!.getBoundingClientRect();
            const box = point.querySelector('circle')!.getBoundingClientRect();
            return Math.hypot(
              box.x + box.width / 2 - graph.x - Number(x),
              box.y + box.height / 2 - graph.y - Number(y),
            );
          }),
        );
        expect(away).toHaveLength(5);
        expect(Math.max(...away)).toBeLessThan(1);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('a review prints on one page', async ({ page, request }) => {
  await openReview(page, request);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.answer').first()).toBeVisible(); // who prints wants the answers
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
