/** What rises under the pointer keeps it: a pointer at its lower edge does not make it rise and fall for ever. */

import { expect, test, type Locator, type Page } from '@playwright/test';
import { playByMouse, startGame, waitForTurn } from '../play';

const FRAMES = 30;

/** How often an element jumps while the pointer rests on the lowest pixel of it. */
async function jumpsAtEdge(page: Page, element: Locator): Promise<number> {
  await page.mouse.move(2, 2);
  const box = await element.boundingBox();
  if (!box) throw new Error('It cannot be seen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.5);
  return element.evaluate(
    (node, frames) =>
      new Promise<number>((done) => {
        let [jumps, seen, top] = [0, 0, node.getBoundingClientRect().top];
        const look = () => {
          const now = node.getBoundingClientRect().top;
          if (now !== top) jumps += 1;
          top = now;
          seen += 1;
          if (seen < frames) requestAnimationFrame(look);
          else done(jumps);
        };
        requestAnimationFrame(look);
      }),
    FRAMES,
  );
}

const RISING = {
  'a card': '.card-row button.piece[data-code]',
  'a row of a board': '.action-boards button.row[data-code]',
  'a button of the tray': '.decision .options [data-code]',
};

test('what rises under a pointer at its lower edge stays there', async ({ page }) => {
  await startGame(page, 2);
  for (const [name, place] of Object.entries(RISING)) {
    const one = page.locator(place).first();
    for (let i = 0; i < 40 && !(await one.isVisible()); i += 1) {
      await playByMouse(page, 1);
      await waitForTurn(page);
    }
    expect(await jumpsAtEdge(page, one), name).toBeLessThan(2);
  }
  await page.goto('/');
  expect(await jumpsAtEdge(page, page.locator('button.play')), 'the first button').toBeLessThan(2);
  expect(await jumpsAtEdge(page, page.locator('main li a').first()), 'a way on').toBeLessThan(2);
});
