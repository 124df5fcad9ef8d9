import { expect, test, type Page } from '@playwright/test';
import { setTabHidden, heading, playByMouse, startGame, waitForTurn } from '../play';

test('undo and a restarted turn go up to the barrier, and beyond it say what stands in the way', async ({
  page,
}) => {
  const undo = page.getByRole('button', { name: 'Undo' });
  const restart = page.getByRole('button', { name: 'Restart my turn' });
  const asked = page.locator('.decision h2');
  const board = page.locator('[data-piece="seat-0"]');
  do
    await startGame(page, 2); // some endowments fill the warehouse, and goods would run over
  while (/(\d+)\/\1\b/.test(await board.innerText()));
  const useWorker = async () => {
    await page.locator('[data-piece="board-market"] .alternative [data-code]').click();
    await expect(asked).toHaveText('End of your turn');
  };
  const endTurn = async () => {
    await page.getByRole('button', { name: 'End the turn' }).click();
    await expect(asked).toHaveText('Your turn');
  };
  while ((await heading(page)) !== 'Your turn') {
    await page.locator('.decision [data-code="0"]').click();
    await waitForTurn(page);
  }
  // A turn before: else all of it goes back to the ship turn.
  await page.locator('[data-piece="board-harbor"] .alternative [data-code]').click();
  do
    await page.waitForTimeout(500); // until it has settled: a cube, and what runs over
  while ((await heading(page)) !== 'End of your turn' && (await playByMouse(page, 1)));
  await endTurn();

  const before = await board.innerText();
  const taken = async () => {
    await expect(asked).toHaveText('Your turn');
    await expect(board).toHaveText(before, { useInnerText: true });
  };
  await useWorker();
  await expect(board).not.toHaveText(before, { useInnerText: true });
  await undo.click();
  await taken();
  // A turn of two clicks: the worker, then a cube.
  await page.locator('[data-piece="board-governor"] .alternative [data-code]').click();
  await page.locator('.choice-area [data-code]').first().click();
  await restart.click();
  await taken();
  await useWorker();
  await endTurn();
  const after = await board.innerText();
  for (const back of [undo, restart]) {
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await back.click({ force: true });
    await expect(page.locator('.decision .why')).toHaveText(/can’t be undone/);
    await expect(board).toHaveText(after, { useInnerText: true });
  }
});

test('what can’t be chosen says why not', async ({ page }) => {
  await startGame(page, 4);
  await page.locator('[data-piece="building-4"], [data-piece="building-3"]').first().click();
  const large = page.getByRole('dialog');
  await expect(large.locator('.reason')).toHaveText('Not on a ship turn: buy a ship or pass.');
  await expect(large).toContainText('Cost:');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('pointing at an option shows what it would change', async ({ page }) => {
  await startGame(page, 4);
  await page.locator('[data-piece="ships"] .choice').first().hover();
  await expect(page.locator('.decision p.preview')).toContainText(/Buy ship \d for \$\d+/);
  await expect(page.locator('.decision .change').first()).toBeVisible();
});

test('what a mouse rests on stays where it is, in a small window too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await startGame(page, 4);
  const pick = page.locator('[data-piece="ships"] .choice').first();
  const before = await pick.boundingBox();
  await pick.hover();
  await expect(page.locator('.decision .preview .change').first()).toBeVisible();
  expect(await pick.boundingBox()).toEqual(before);
});

test('a card that appears under a resting pointer is not enlarged, one that is pointed at is', async ({
  page,
}) => {
  await startGame(page, 4);
  const box = await page.locator('[data-piece="captains"] .piece').first().boundingBox();
  if (!box) throw new Error('no captain lies on the table');
  await page.goto('/');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.locator('button.play').press('Enter');
  await waitForTurn(page);
  await page.waitForTimeout(700);
  await expect(page.locator('.hover')).toHaveCount(0);
  await page.mouse.move(box.x + 20, box.y - 200);
  await page.mouse.move(box.x + 20, box.y + 20);
  await expect(page.locator('.hover')).toBeVisible();
});

test('at two players every building has its name on it, and the keyboard shows it large', async ({
  page,
}) => {
  await startGame(page, 2);
  const houses = page.locator('[data-piece="buildings"] button');
  expect(await houses.count()).toBe(25);
  // All of a short name, and of a long one enough to know it by.
  expect(
    await houses
      .locator('h3')
      .evaluateAll((names) =>
        names
          .filter(({ clientWidth, scrollWidth }) => clientWidth < Math.min(scrollWidth, 48))
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([]);
  await houses.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(houses.nth(1)).toBeFocused();
  const large = page.locator('.hover');
  await expect(large.getByRole('heading', { level: 2, includeHidden: true })).toHaveText(
    await houses.nth(1).locator('h3').innerText(),
  );
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('heading', { level: 2, includeHidden: true })).toHaveText(
    await houses.nth(2).locator('h3').innerText(),
  );
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
});

test('boards, wishes and steps of the track tell in words what they give', async ({ page }) => {
  await startGame(page, 4);
  const large = page.locator('.hover');
  for (const [piece, words] of [
    ['step-24', /Reputation, step 24.*Reward: .*VP/s],
    ['wish-3', /People’s wish of round III.*First place: .*VP.*Anja 0/s],
    ['board-tavern', /Tavern.*Row 4: .*Row 1: .*Alternative action, always available: \$\d+/s],
  ] as const) {
    await page.locator(`[data-piece="${piece}"]`).hover();
    await expect(large).toContainText(words);
  }
});

test('pieces on their way make the table no smaller', async ({ browser }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  await startGame(page, 4);
  const fits: number[] = [];
  for (let i = 0; i < 25; i += 1) {
    await playByMouse(page, 1);
    fits.push(await page.locator('main').evaluate((main) => Number(main.style.getPropertyValue('--fit'))));
  }
  expect(Math.min(...fits)).toBeGreaterThan(0.62);
  await moving.close();
});

/** Counts what sets out over the table. */
const countFlights = (page: Page): Promise<void> =>
  page.locator('.flights').evaluate((air) => {
    Object.assign(window, { flown: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        Object.assign(window, {
          flown:
            (window as unknown as { flown: number }).flown +
            [...addedNodes].filter((node) => node instanceof HTMLElement).length,
        });
    }).observe(air, { childList: true });
  });
const flown = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { flown: number }).flown);

test('whoever wants less motion sees nothing fly, and the same table in the end', async ({
  browser,
  page,
}) => {
  await startGame(page, 4);
  const watch = async (reducedMotion: 'reduce' | 'no-preference') => {
    const watcher = await (await browser.newContext({ reducedMotion })).newPage();
    await watcher.addInitScript(() =>
      localStorage.setItem('tearum.settings', JSON.stringify({ speed: 'instant' })),
    );
    await watcher.goto(page.url());
    await expect(watcher.locator('.action-boards')).toBeVisible();
    await countFlights(watcher);
    return watcher;
  };
  const still = await watch('reduce');
  const moving = await watch('no-preference');
  await countFlights(page);
  expect(await playByMouse(page, 8)).toBe(8);
  await waitForTurn(page);
  const pieces = (one: Page) => one.locator('aside, main, header').allInnerTexts();
  const lies = async (one: Page) => (await pieces(one)).join('\n').replace(/\s+/g, ' ');
  await expect.poll(async () => (await lies(moving)) === (await lies(still))).toBe(true);
  expect(await lies(still)).toMatch(/Anja .*Game log/);
  await expect(moving.locator('.flights > *')).toHaveCount(0);
  expect(await flown(moving)).toBeGreaterThan(10);
  expect(await flown(still)).toBe(0);
  expect(await flown(page)).toBe(0);
  expect(await still.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const one of [still, moving]) await one.context().close();
});

test('nobody waits for pieces that fly: the next choice can be made while they do', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await startGame(page, 2);
  await page.locator('[data-piece="ships"] .choice').first().click(); // a ship: money goes, goods come
  await expect(page.locator('.flights > *').first()).toBeAttached();
  // Slowed down, they are still in the air when the next choice has been made.
  await page.evaluate(() => document.getAnimations().forEach((animation) => (animation.playbackRate = 0.01)));
  const before = await page.locator('aside').innerText();
  expect(await playByMouse(page, 1)).toBe(1);
  await expect(page.locator('aside')).not.toHaveText(before, { useInnerText: true });
  expect(await page.locator('.flights > *').count()).toBeGreaterThan(0);
  await context.close();
});

test('what is on its way arrives, also when much happens at once or nobody looks', async ({ browser }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  await startGame(page, 4);
  await countFlights(page);
  await playByMouse(page, 6);
  await setTabHidden(page, true);
  await playByMouse(page, 2);
  await setTabHidden(page, false);
  await playByMouse(page, 2);
  await waitForTurn(page);
  expect(await flown(page)).toBeGreaterThan(10);
  await expect(page.locator('.flights > *, .old-face, .back-up')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
  await moving.close();
});

test('the language changes in the middle of the game, and nothing is loaded again @short', async ({
  page,
}) => {
  await startGame(page, 2);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByLabel('Sprache')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.decision h2')).toHaveText('Dein Schiffszug');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByLabel('Sprache').selectOption('fr');
  await page.keyboard.press('Escape');
  await expect(page.locator('.decision .options')).toContainText('N’acheter aucun bateau');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(await playByMouse(page, 3)).toBe(3);
});

test('a trade is laid on the scale with live totals', async ({ page }) => {
  await startGame(page, 4);
  const scale = page.locator('.scale[role=group]');
  for (let i = 0; i < 60 && !(await scale.isVisible()); i += 1) await playByMouse(page, 1);
  await expect(scale).toBeVisible();
  await scale.getByRole('button', { name: 'Buy 1 wheat' }).click();
  await expect(scale.locator('.total, .problem').filter({ hasText: /\S/ }).first()).toBeVisible();
  await scale.getByRole('button', { name: 'Example' }).click();
  await expect(scale.locator('.example')).toBeVisible();
});
