/** What the tests do at a table, whatever is asked. */

import { expect, type Page } from '@playwright/test';

/** What makes a browser a phone: `browser.newContext(PHONE)`. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Starts a game against the quickest bots. */
export async function startGame(
  page: Page,
  players: 2 | 3 | 4,
  settings: Record<string, unknown> = {},
): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('tearum.settings'))
        localStorage.setItem('tearum.settings', JSON.stringify(stored));
    },
    { players, bot: 'random', name: 'Anja', speed: 'instant', ...settings },
  );
  await page.goto('/');
  await page.locator('button.play').click();
  await page.waitForURL('**/table/*');
  await waitForTurn(page);
}

export const isOver = (page: Page) => page.locator('.game-over').isVisible();

/** Waits until something is asked of this page, or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await expect(
    page
      .locator(
        '.decision.yours [data-code], .choice-area [data-code], .card-row [data-code], .action-boards [data-code], .scale, .convert-money, .game-over',
      )
      .first(),
  ).toBeVisible({ timeout: 60_000 });
}

/** Lets a bot play for this browser's own seat, without the page: for so many moves, or (0) to the end. */
export async function letBotPlay(page: Page, bot: string, moves = 0): Promise<void> {
  await page.evaluate(
    ([bot, moves]) =>
      new Promise<void>((done) => {
        const [{ table, keys }] = JSON.parse(localStorage.getItem('tearum.tables') ?? '[]') as [
          { table: string; keys: string[] },
        ];
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        let first = 0;
        let seat = 0;
        let asked = false;
        socket.onopen = () => say({ type: 'hello', table, keys });
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as {
            type: string;
            revision: number;
            answer: number | null;
            you: number;
          };
          if (said.answer === (moves ? 8 : 7)) {
            if (moves) socket.close(); // else somebody has to watch: bots don't play unseen
            done();
          } else if (said.type === 'state' && !first) {
            first = said.revision;
            seat = said.you;
            say({ type: 'take_over', seat, bot, id: 7 });
          } else if (said.type === 'state' && moves && !asked && said.revision > first + moves) {
            asked = true;
            say({ type: 'take_back', seat, id: 8 });
          }
        };
      }),
    [bot, moves] as const,
  );
}

/** Pretends that another tab is in front of this one, or no longer is. */
export const setTabHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** What is asked, by its heading. */
export const heading = (page: Page): Promise<string> => page.locator('.decision h2').innerText();

type Choice = {
  codes: number[];
  several: number;
  scale: boolean;
  over: boolean;
  yours: boolean;
  roundEnd: boolean;
};

const look = (page: Page): Promise<Choice> =>
  page.evaluate(() => ({
    codes: [...document.querySelectorAll<HTMLElement>('button[data-code]')]
      .filter((button) => button.offsetParent !== null)
      .map((button) => Number(button.dataset.code)),
    several: document.querySelectorAll('button[data-codes]:not([aria-pressed])').length,
    scale: document.querySelector('.scale[role=group]') !== null,
    over: document.querySelector('.game-over') !== null,
    yours: document.querySelector('.decision.yours') !== null,
    roundEnd: document.querySelector('dialog .continue') !== null,
  }));

/** Plays by clicking on what is lit, until the game is over or enough has been decided. Says how much was. */
export async function playByMouse(page: Page, most = Infinity): Promise<number> {
  let decided = 0;
  let asked = '';
  for (let idle = 0; decided < most && idle < 1200; idle += 1) {
    const { codes, several, scale, over, yours, roundEnd } = await look(page);
    if (over) break;
    if (roundEnd) await page.locator('dialog .continue').click();
    if (!yours || (codes.length === 0 && !scale)) {
      await page.waitForTimeout(50);
      continue;
    }
    if (scale && codes.every((code) => code === 0) && asked !== 'trade') {
      await trade(page);
      asked = 'trade';
    } else {
      // Something that is done rather than nothing; the end of the turn only when nothing else is left.
      const wanted = codes.filter((code) => code > 1);
      // A card that can be taken in two ways: the tray offers them.
      if (wanted.length === 0 && several > 0) {
        await page.locator('button[data-codes]:visible').first().click();
        continue;
      }
      const code = wanted[decided % Math.max(wanted.length, 1)] ?? Math.max(...codes);
      await page.locator(`button[data-code="${code}"]:visible`).first().click();
      asked = '';
    }
    decided += 1;
    idle = 0;
  }
  return decided;
}

/** Sells what can be sold first, if anything, and closes. */
async function trade(page: Page): Promise<void> {
  const sell = page.locator('.scale .pan').first().locator('.more:enabled').first();
  if (await sell.count()) {
    await sell.click();
    await page.locator('.scale .close').click();
  } else await page.locator('.decision [data-code="0"]').click();
}

/** Lets this page believe that all chests are closed, as late in a game. */
export async function closeChests(page: Page): Promise<void> {
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replaceAll(/"blue":\d+/g, '"blue":null')));
  });
}
