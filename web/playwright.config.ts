import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.TEARUM_PORT ?? 8677);
const tearum = process.env.TEARUM ?? '../.venv/bin/tearum';

// The real server with the built page, on games of its own, in Debian's Chromium.
export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // Every game is dealt anew: one that fails is played again, and reported as flaky if it passes then.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: '../build/e2e',
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // It would answer what a test stands in for; the tests of it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: `${tearum} serve --port ${PORT} --workers 1 --data ${mkdtempSync(join(tmpdir(), 'tearum-e2e-'))}`,
    url: `http://localhost:${PORT}/healthz`,
    timeout: 60_000,
  },
});
