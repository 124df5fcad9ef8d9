import { expect, test } from '@playwright/test';
import { playByMouse, startGame } from '../play';

for (const players of [2, 4] as const) {
  test(`a whole game of ${players} by mouse, to the last crown and its replay`, async ({ page }) => {
    test.setTimeout(240_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await startGame(page, players);
    const scrolls = await page.evaluate(
      () =>
        document.documentElement.scrollHeight > innerHeight ||
        document.documentElement.scrollWidth > innerWidth,
    );
    expect(scrolls).toBe(false);
    expect(
      await page
        .locator('.action-boards .row')
        .evaluateAll((rows) =>
          rows
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ outerHTML }) => outerHTML),
        ),
    ).toEqual([]);
    expect(await playByMouse(page)).toBeGreaterThan(40);

    const show = page.getByRole('dialog');
    await expect(show).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.game-over')).toBeVisible();
    // By now captains whom nobody hired crowd the table.
    expect(
      await page.evaluate(() => {
        const main = document.querySelector('main')!.getBoundingClientRect();
        return [...document.querySelectorAll('[data-piece="captains"] > *')].filter((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          return left < main.left || right > main.right || top < main.top || bottom > main.bottom;
        }).length;
      }),
    ).toBe(0);
    await page.locator('.game-over a[href^="/replays/"]').click();
    await expect(page).toHaveURL(/replays/);
    await expect(page.locator('.action-boards')).toBeVisible();
    expect(errors).toEqual([]);
  });
}
