// Takes pictures of the gallery: node tools/shots.mjs [section ...]. Needs `npm run dev` in another window.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const address = process.env.GALLERY ?? 'http://localhost:5173/gallery.html';
const wanted = process.argv.slice(2);
mkdirSync('shots', { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
for (const theme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${address}?theme=${theme}`);
  await page.evaluate(() => document.fonts.ready);
  for (const section of await page.locator('section[id]').all()) {
    const id = await section.getAttribute('id');
    if (wanted.length === 0 || wanted.includes(id))
      await section.screenshot({ path: `shots/${id}-${theme}.png` });
  }
  await page.close();
}
await browser.close();
