/** On a phone a tap takes what was tapped, and nothing moves under the finger. */

import { expect, test, type Locator, type Page } from '@playwright/test';
import { heading, isOver, PHONE, playByMouse, startGame, waitForTurn } from '../play';

/** What can be chosen on the table itself, and the words by which a row of a board leads there. */
const PLACES = {
  ships: { at: '[data-piece="ships"]', leads: null },
  boards: { at: '.action-boards', leads: null },
  buildings: { at: '[data-piece="buildings"]', leads: /build/i },
  captains: { at: '[data-piece="captains"]', leads: /hire|captain/i },
  contracts: { at: '[data-piece="contracts"]', leads: /contract/i },
};
type Place = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as Place[];
const FINGER = 40;
const PASS = 0;
const EXPAND = 5;
const MOST_DECISIONS = 600;
const MOST_GAMES = 5;

const choosable = (page: Page, place: Place): Locator =>
  page.locator(PLACES[place].at).locator('[data-code], [data-codes]');

/** The actions that the tray offers for what was tapped. */
const offered = (page: Page): Promise<string[]> =>
  page
    .locator('.decision .chosen [data-code]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.code ?? '').sort());

/** How much of a finger's width around the middle of an element belongs to it. */
const reach = (element: Locator): Promise<{ width: number; height: number }> =>
  element.evaluate((node, finger) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const meets = (dx: number, dy: number) => {
      const found = document.elementFromPoint(x + dx, y + dy);
      return found !== null && node.contains(found);
    };
    let [width, height] = [0, 0];
    for (let d = 0.5; d <= finger / 2; d += 0.5) {
      if (meets(d, 0)) width += 0.5;
      if (meets(-d, 0)) width += 0.5;
      if (meets(0, d)) height += 0.5;
      if (meets(0, -d)) height += 0.5;
    }
    return { width, height };
  }, FINGER);

async function tapAll(page: Page, place: Place): Promise<number> {
  const all = choosable(page, place);
  const n = await all.count();
  for (let i = 0; i < n; i += 1) {
    const one = all.nth(i);
    const wanted = await one.evaluate((node) => {
      const { code, codes } = (node as HTMLElement).dataset;
      return (codes?.split(' ') ?? [code ?? '']).sort();
    });
    // Whoever taps sees the whole board or card.
    await one.evaluate((node) =>
      (node.closest('.place, .card-row > *') ?? node).scrollIntoView({
        block: 'nearest',
        behavior: 'instant',
      }),
    );
    const before = await one.boundingBox();
    if (!before) throw new Error(`${place} ${wanted.join(' ')} cannot be seen`);
    const { width, height } = await reach(one);
    expect(Math.min(width, height), `${place} ${wanted.join(' ')}: room for a finger`).toBeGreaterThanOrEqual(
      FINGER - 1,
    );
    await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
    await expect.poll(() => offered(page), { message: `${place}: what was tapped` }).toEqual(wanted);
    const after = await one.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((after?.[side] ?? 0) - before[side]), `${place}: it stays`).toBeLessThan(1);
  }
  return n;
}

/** Goods are saved for what is missing: no other card is taken, and the warehouse grows rather than lose any. */
async function save(page: Page): Promise<boolean> {
  if (/turn$/.test(await heading(page))) return false;
  for (const code of [EXPAND, PASS]) {
    const button = page.locator(`button[data-code="${code}"]:visible`).first();
    if ((await button.count()) === 0) continue;
    await button.tap();
    const confirm = page.locator('.decision .chosen .main');
    if (await confirm.isVisible()) await confirm.tap();
    return true;
  }
  return false;
}

/** Takes a row that leads to something not yet seen; otherwise saves for it, or takes whatever is lit. */
async function playOn(page: Page, missing: Place[]): Promise<void> {
  const words = missing.flatMap((place) => PLACES[place].leads ?? []);
  for (const row of await page.locator('.action-boards [data-code]').all()) {
    const text = await row.innerText();
    if (!words.some((word) => word.test(text))) continue;
    await row.tap();
    await page.locator('.decision .chosen .main').tap();
    return;
  }
  if (!(await save(page))) await playByMouse(page, 1);
}

/** What can be tapped around the table: the way home, the menu, the parts of the table, one's own goods, the log. */
const AROUND = '.phone :is(header a, header button, nav button, .own-summary button, .log header button)';

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width}x${height} a tap takes exactly what was tapped`, async ({ browser }) => {
    test.setTimeout(600_000);
    const phone = await browser.newContext({ ...PHONE, viewport: { width, height } });
    const page = await phone.newPage();
    await startGame(page, 4);
    for (const one of await page.locator(AROUND).all()) {
      const box = await one.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        (await one.innerText()) || 'home',
      ).toBeGreaterThanOrEqual(FINGER - 1);
    }
    const tapped: Partial<Record<Place, number>> = {};
    for (let [decided, games] = [0, 1]; decided < MOST_DECISIONS; decided += 1) {
      await waitForTurn(page);
      if (await isOver(page)) {
        if ((games += 1) > MOST_GAMES) break;
        await startGame(page, 4);
      }
      for (const place of NAMES)
        if (!tapped[place] && (await choosable(page, place).count()) > 0)
          tapped[place] = await tapAll(page, place);
      const missing = NAMES.filter((place) => !tapped[place]);
      if (missing.length === 0) break;
      await playOn(page, missing);
    }
    expect(Object.keys(tapped).sort()).toEqual([...NAMES].sort());
    await phone.close();
  });
}
