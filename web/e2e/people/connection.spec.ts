import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { letBotPlay, playByMouse, startGame, waitForTurn } from '../play';

/** A line that can be cut, or go dead without anybody hearing of it. */
async function breakable(page: Page) {
  const line = { cut: false, dead: false, moves: 0, socket: undefined as WebSocketRoute | undefined };
  await page.routeWebSocket('**/api/socket', (socket) => {
    if (line.cut) {
      void socket.close();
      return;
    }
    line.socket = socket;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (line.dead) return;
      if (String(message).includes('"type":"act"')) line.moves += 1;
      server.send(message);
    });
    server.onMessage((message) => (line.dead ? undefined : socket.send(message)));
  });
  return line;
}

test('a line that parts comes back by itself to the same place @short', async ({ page }) => {
  const line = await breakable(page);
  await startGame(page, 2);
  const asked = await page.locator('.decision h2').innerText();
  line.cut = true;
  await line.socket?.close();
  await expect(page.getByText('Connection lost')).toBeVisible({ timeout: 2000 });
  line.cut = false;
  await expect(page.getByText('Connection lost')).toBeHidden();
  await waitForTurn(page);
  await expect(page.locator('.decision h2')).toHaveText(asked);
  expect(await playByMouse(page, 2)).toBe(2);
});

test('what is clicked without a line is kept, and sent when it is back', async ({ page }) => {
  const line = await breakable(page);
  await startGame(page, 2);
  line.cut = true;
  await line.socket?.close();
  await expect(page.getByText('Connection lost')).toBeVisible();
  const pass = page.locator('.decision [data-code="0"]');
  await pass.click();
  await expect(page.getByText('Waiting:')).toBeVisible();
  await expect(page.locator('button[data-code]')).toHaveCount(0);
  await page.locator('.notice').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Waiting:')).toBeHidden();
  await pass.click();
  expect(line.moves).toBe(0);
  line.cut = false;
  await expect.poll(() => line.moves).toBe(1);
  await expect(page.locator('.notice')).toHaveCount(0);
  await waitForTurn(page);
});

test('what was clicked without a line is taken back in sight if the table has gone on', async ({ page }) => {
  const line = await breakable(page);
  await startGame(page, 2);
  line.cut = true;
  await line.socket?.close();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await page.locator('.decision [data-code="0"]').click();
  await expect(page.getByText('Waiting:')).toBeVisible();
  // Meanwhile a bot plays for this seat, as from another device, and gives it back.
  const device = await page.context().newPage();
  await device.goto('/rules');
  await letBotPlay(device, 'random', 1);
  await device.close();
  line.cut = false;
  const notice = page.locator('.notice', { hasText: 'Not played:' });
  await expect(notice).toContainText('The table has changed in the meantime.');
  expect(line.moves).toBe(0);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await waitForTurn(page);
  expect(await playByMouse(page, 1)).toBe(1);
});

test('a line that goes dead is noticed within two seconds', async ({ page }) => {
  const line = await breakable(page);
  await startGame(page, 2);
  line.dead = true;
  await expect(page.getByText('No answer from the server')).toBeVisible({ timeout: 2500 });
  line.dead = false;
  await expect(page.getByText('No answer from the server')).toBeHidden();
  expect(await playByMouse(page, 1)).toBe(1);
});

test('a link holds a whole position', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startGame(page, 2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  await expect(page.getByText('The link contains the table')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.action-boards')).toBeVisible();
  await expect(page.locator('[data-piece="seat-0"]')).toContainText('Anja');
});
