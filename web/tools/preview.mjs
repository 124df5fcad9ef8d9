// Takes the picture that links show in a chat, into public/preview.jpg: node tools/preview.mjs.
// Needs a server with the built page: tearum serve --port 8700 --data "$(mktemp -d)"
import { chromium } from 'playwright-core';

const address = process.env.TEARUM_ADDRESS ?? 'http://localhost:8700';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, locale: 'en-GB' });
await page.goto(address);
await page.locator('h1').first().waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: 'public/preview.jpg', type: 'jpeg', quality: 80 });
await browser.close();
