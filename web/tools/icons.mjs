/** Draws the icons of the installed app from the compass: node tools/icons.mjs */

import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Their size, and the share of it that the drawing takes: systems cut maskable ones to their own shape. */
const ICONS = { 180: [180, 0.86], 192: [192, 1], 512: [512, 1], 'maskable-512': [512, 0.7] };
const SEA = '#123b47';

const drawing = readFileSync('src/art/assets/compass.svg', 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, [size, share]] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = (size * (1 - share)) / 2;
  const back = share < 1 ? SEA : 'transparent';
  await page.setContent(
    `<style>body{margin:0;padding:${edge}px;background:${back}}svg{display:block}</style>${drawing.replace('<svg', `<svg width="${size * share}"`)}`,
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
}
await browser.close();
