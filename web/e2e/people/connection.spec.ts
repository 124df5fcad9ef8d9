import { expect, test, type WebSocketRoute } from '@playwright/test';
import { playByMouse, startGame, waitForTurn } from '../play';

test('a line that parts comes back by itself to the same place @short', async ({ page }) => {
  let line: WebSocketRoute | undefined;
  let cut = false;
  await page.routeWebSocket('**/api/socket', (socket) => {
    if (cut) {
      void socket.close();
      return;
    }
    line = socket;
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
  });
  await startGame(page, 2);
  const asked = await page.locator('.decision h2').innerText();
  cut = true;
  await line?.close();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await expect(page.locator('.decision [data-code]')).toHaveCount(0);
  cut = false;
  await waitForTurn(page);
  await expect(page.locator('.decision h2')).toHaveText(asked);
  await expect(page.getByText('Connection lost')).toBeHidden();
  expect(await playByMouse(page, 2)).toBe(2);
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
