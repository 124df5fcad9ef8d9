/** Pieces fly smoothly on a slow machine: what the page does for a frame meanwhile fits into its 16 ms. */

import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { playByMouse, startGame, waitForTurn } from '../play';

const SLOWED = 4;
const FRAME = 16;
const WATCHED = 2000;
/** Twice as many pieces as one decision sends out at most. */
const PIECES = 28;
const MOST_DECISIONS = 40;

type Work = { frames: number; all: number; script: number; style: number; layout: number };

/** What the page's own thread does from frame to frame, in ms of its processor time: a busy machine counts for nothing. */
async function workPerFrame(page: Page, session: CDPSession): Promise<Work> {
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  };
  const before = await measure();
  const frames = await page.evaluate(
    (watched) =>
      new Promise<number>((done) => {
        const ends = performance.now() + watched;
        let seen = 0;
        const look = (now: number) => {
          seen += 1;
          if (now < ends) requestAnimationFrame(look);
          else done(seen);
        };
        requestAnimationFrame(look);
      }),
    WATCHED,
  );
  const after = await measure();
  const each = (name: string) => (after(name) - before(name)) / frames;
  return {
    frames,
    all: each('TaskDuration'),
    script: each('ScriptDuration'),
    style: each('RecalcStyleDuration'),
    layout: each('LayoutDuration'),
  };
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return session;
}

test('a frame while pieces fly takes less than 16 ms of a processor slowed four times @sweep', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  // Pieces stay in the air, and cards half turned, for as long as it takes to look at them.
  await page.addInitScript(() => {
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const flight = animate.apply(this, how);
      if (this.closest('.flights, .card-row, .turning')) flight.playbackRate = 0.01;
      return flight;
    };
  });
  await startGame(page, 4, { roundPause: 'never' });
  const session = await slowed(page);
  const resting = await workPerFrame(page, session);
  const air = page.locator('.flights > *');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (let i = 0; i < MOST_DECISIONS && (await air.count()) < PIECES; i += 1) {
    await playByMouse(page, 1);
    await waitForTurn(page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.waitForTimeout(1000); // what the last decision changed is drawn
  const flying = await workPerFrame(page, session);
  const pieces = await air.count();
  const cards = await page.locator('.old-face, .back-up').count();

  const empty = await context.newPage();
  const alone = await workPerFrame(empty, await slowed(empty));
  for (const [name, work] of Object.entries({
    empty: alone,
    resting,
    [`${pieces} pieces fly, ${cards} cards turn`]: flying,
  }))
    process.stdout.write(
      `${name}: ${Object.entries(work)
        .map(([part, n]) => `${part} ${n.toFixed(1)}`)
        .join(', ')}\n`,
    );
  expect(pieces).toBeGreaterThanOrEqual(PIECES);
  expect(flying.all).toBeLessThan(FRAME);
  await context.close();
});
