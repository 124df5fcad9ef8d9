/** What the others did while one was away is played again and summed up. */

import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { playByMouse, sitDown, waitForTurn } from './table';

/** Plays to the end of one's turn, goes away before the others answer, and comes back when they have. */
async function stepOut(page: Page): Promise<void> {
  await sitDown(page, 4, { bot: 'greedy' });
  await playByMouse(page, 3);
  const table = page.url();
  const [{ table: id, keys }] = (await page.evaluate(() => JSON.parse(localStorage.getItem('tearum.tables') ?? '[]'))) as [{ table: string; keys: string[] }];
  await page.goto('/rules');
  // A bot plays for the seat meanwhile, until a round has passed or so.
  await page.evaluate(
    ([id, key]) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => {
          say({ type: 'hello', table: id, keys: [key] });
          say({ type: 'take_over', seat: 0, bot: 'greedy' });
        };
        let first = 0;
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as { type: string; revision: number; answer: number | null };
          if (said.answer === 7) {
            socket.close();
            done();
          } else if (said.type === 'state') {
            first ||= said.revision;
            if (said.revision > first + 40) say({ type: 'take_back', seat: 0, id: 7 });
          }
        };
      }),
    [id, keys[0]] as const,
  );
  await page.goto(table);
}

test('what one has missed is summed up @short', async ({ page }) => {
  await stepOut(page);
  const news = page.getByRole('region', { name: 'While you were away' });
  await expect(news).toBeVisible();
  await expect(news).toContainText(/Built|Hired|Fulfilled|Bought/);
  await expect(news).toContainText(/[+−]\d+ (\$|blue VP|red VP)/);
  await expectNoFindings(page);
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(news).toBeHidden();
  await expect(page.getByText('since your last turn')).toBeVisible();
  await page.reload();
  await waitForTurn(page);
  await expect(news).toBeHidden();
});

test('what one has missed is played again, and can be skipped', async ({ browser }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  await stepOut(page);
  const bar = page.locator('.bar').getByRole('region', { name: 'While you were away' });
  await expect(bar).toBeVisible();
  const first = await page.locator('aside [data-piece]').allInnerTexts();
  await expect.poll(() => page.locator('aside [data-piece]').allInnerTexts()).not.toEqual(first);
  await expect(page.locator('[data-code]')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Skip ahead' }).click();
  await expect(bar).toBeHidden();
  await waitForTurn(page);
  expect(await playByMouse(page, 1)).toBe(1);
  await expect(page.getByRole('region', { name: 'While you were away' })).toBeHidden();
  await moving.close();
});
