// Takes the pictures of the README into docs/pictures: node tools/pictures.mjs [name ...].
// Needs a server of its own with the built page: tearum serve --port 8700 --data "$(mktemp -d)"
import { chromium } from 'playwright-core';

const address = process.env.TEARUM_ADDRESS ?? 'http://localhost:8700';
const wanted = process.argv.slice(2);

/** Lets a bot play the page's own seat for so many moves. */
const standIn = (page, moves) =>
  page.evaluate(
    (moves) =>
      new Promise((done) => {
        const [{ table, keys }] = JSON.parse(localStorage.getItem('tearum.tables'));
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        const say = (message) => socket.send(JSON.stringify(message));
        let last = 0;
        socket.onopen = () => say({ type: 'hello', table, keys });
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(data);
          if (said.answer === 2) {
            socket.close();
            done();
          } else if (said.type === 'state' && !last) {
            last = said.revision + moves;
            say({ type: 'take_over', seat: said.you, bot: 'greedy', id: 1 });
          } else if (said.type === 'state' && said.revision > last && last > 0) {
            last = Infinity;
            say({ type: 'take_back', seat: said.you, id: 2 });
          }
        };
      }),
    moves,
  );

/** Takes whatever comes first until a question is asked whose choices lie there. */
async function playUntil(page, lies) {
  for (let i = 0; i < 400; i += 1) {
    await page.waitForTimeout(400); // until it has settled
    if ((await page.locator(lies).count()) > 0) return;
    const goods = page.locator('.scale .more:enabled').first();
    if (await goods.isVisible()) {
      await goods.click();
      await page.locator('.scale .close:enabled').click();
      continue;
    }
    const choice = page
      .locator(
        '.action-boards button[data-code], .choice-area button[data-code], .card-row button[data-code], .decision.yours .options button[data-code]',
      )
      .first();
    if (await choice.isVisible()) await choice.click({ timeout: 2000 }).catch(() => {});
  }
}

/** A table in the middle of a game, where a question of one's own is asked. */
async function atTable(page, moves, lies) {
  await page.locator('button.play').click();
  await page.waitForURL('**/table/*');
  const table = page.url();
  await page.goto(`${address}/rules`);
  await standIn(page, moves);
  await page.goto(table);
  await page.locator('.decision').waitFor();
  await playUntil(page, lies);
  await page
    .locator('button', { hasText: /^(Got it|Compris|Verstanden)$/ })
    .click({ timeout: 500 })
    .catch(() => {});
  await page.mouse.move(4, 4);
  await page.waitForTimeout(600);
}

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const pictures = {
  start: { screen: DESK, language: 'en', theme: 'light' },
  table: {
    screen: DESK,
    language: 'en',
    theme: 'light',
    arrange: (page) => atTable(page, 150, '.action-boards button[data-code]'),
  },
  lantern: {
    screen: DESK,
    language: 'de',
    theme: 'dark',
    arrange: (page) => atTable(page, 120, '[data-piece="buildings"] [data-code]'),
  },
  phone: {
    screen: PHONE,
    language: 'fr',
    theme: 'light',
    arrange: (page) => atTable(page, 1, '[data-piece="ships"] .choice'),
  },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
for (const [name, { screen, language, theme, arrange }] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ ...screen, locale: language, reducedMotion: 'reduce' });
  await context.addInitScript(
    (settings) => localStorage.setItem('tearum.settings', JSON.stringify(settings)),
    {
      players: 4,
      bot: 'greedy',
      name: 'Anja',
      language,
      theme,
    },
  );
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await arrange?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `../docs/pictures/${name}.jpg`, type: 'jpeg', quality: 80 });
  console.log(name);
  await context.close();
}
await browser.close();
