// Measures the page without a server, on the folder that `make site` wrote: node tools/offline.mjs
// SLOWER (default: 4) is how many times slower the processor is made, SITE another folder. On a busy machine,
// only processor times mean something: they are those of the engine's thread, on Linux.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const SITE = process.env.SITE ?? '../build/site';
const PORT = 8688;
const SLOWER = Number(process.env.SLOWER ?? 4);
const RUNS = 3;
const CYCLE = 20; // milliseconds: the browser's processes run for a part of each, and stand still for the rest

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** What comes over the line, all in all. */
function sizes() {
  const { engine, page } = JSON.parse(readFileSync(`${SITE}/engine.json`, 'utf8'));
  const files = Object.keys({ ...engine, ...page }).map((path) => readFileSync(`${SITE}/${path}`));
  const sum = (size) => files.reduce((total, file) => total + size(file), 0);
  console.log(`files: ${files.length}, ${megabytes(sum((file) => file.length))}`);
  console.log(`with gzip: ${megabytes(sum((file) => Math.min(file.length, gzipSync(file).length)))}`);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }; // as hosts do while they send
  const packed = (file) => Math.min(file.length, brotliCompressSync(file, quality).length);
  console.log(`with Brotli: ${megabytes(sum(packed))}`);
}

/** The processes that show pages. */
async function renderers(browser) {
  const line = await browser.newBrowserCDPSession();
  const { processInfo } = await line.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Milliseconds that the engine's thread has had of a processor so far. */
async function processorTime(browser) {
  if (process.platform !== 'linux') return NaN;
  let nanoseconds = 0;
  for (const id of await renderers(browser))
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const place = `/proc/${id}/task/${thread}`;
      if (readFileSync(`${place}/comm`, 'utf8').startsWith('DedicatedWorker'))
        nanoseconds += Number(readFileSync(`${place}/schedstat`, 'utf8').split(' ')[0]);
    }
  return nanoseconds / 1e6;
}

/**
 * Slows every thread of the page down, the engine's worker too, which Chromium's own throttling leaves alone:
 * its processes are stopped for three of four milliseconds.
 */
async function slowDown(browser) {
  const pages = await renderers(browser);
  const each = (signal) => pages.forEach((id) => process.kill(id, signal));
  let stopped = false;
  const timer = setInterval(() => {
    each('SIGSTOP');
    stopped = true;
    setTimeout(
      () => {
        each('SIGCONT');
        stopped = false;
      },
      CYCLE * (1 - 1 / SLOWER),
    );
  }, CYCLE);
  return () => {
    clearInterval(timer);
    if (stopped) each('SIGCONT');
  };
}

/** Says when the engine's worker was started and when it was ready; gives tests a way to talk to it. */
function watchWorker() {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      window.engineWorker = this;
      window.started = performance.now();
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'ready') window.ready = performance.now();
      });
    }
  };
}

/** A game of captains in the engine, timed turn by turn. */
const captains = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const ID = 1_000_000;
        const worker = window.engineWorker;
        const turns = [];
        let seat = null;
        let began = 0;
        worker.addEventListener('message', ({ data }) => {
          if (data.type === 'answer' && data.id === ID) {
            const { table } = JSON.parse(data.answer[2]);
            worker.postMessage({ type: 'connect', client: ID });
            worker.postMessage({
              type: 'say',
              client: ID,
              text: JSON.stringify({ type: 'hello', table, keys: [] }),
            });
          } else if (data.type === 'said' && data.client === ID) {
            const said = JSON.parse(data.text);
            if (said.type !== 'state') return;
            const now = performance.now();
            if (said.view?.to_move !== seat) {
              if (seat !== null) turns.push(now - began);
              seat = said.view?.to_move ?? null;
              began = now;
            }
            if (said.stage === 'over') done(turns);
          }
        });
        const seats = ['captain', 'captain', 'captain'].map((bot) => ({ kind: 'bot', bot }));
        worker.postMessage({
          type: 'ask',
          id: ID,
          method: 'POST',
          address: '/api/tables',
          content: JSON.stringify({ seats }),
        });
      }),
  );

async function measure(context, browser, slow) {
  const page = await context.newPage();
  await page.addInitScript(watchWorker);
  const stop = slow ? await slowDown(browser) : () => undefined;
  try {
    await page.goto('/');
    await page.locator('button.play').click();
    await page.waitForFunction(() => window.ready, null, { timeout: 120_000 });
    const used = await processorTime(browser);
    const { started, ready } = await page.evaluate(() => ({ started: window.started, ready: window.ready }));
    await page.locator('.decision').waitFor({ timeout: 120_000 });
    return { page, used, elapsed: ready - started };
  } finally {
    stop();
  }
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

sizes();
const host = spawn('python3', ['-m', 'http.server', String(PORT), '--directory', SITE], { stdio: 'ignore' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ baseURL: `http://localhost:${PORT}`, locale: 'en-GB' });
  const first = await context.newPage();
  for (let tries = 0; tries < 50; tries += 1) {
    if (await first.goto('/').catch(() => null)) break;
    await first.waitForTimeout(100);
  }
  await first.getByRole('button', { name: 'Keep on this device' }).click();
  await first.getByText('can be played offline').waitFor({ timeout: 60_000 });
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.close();
  await context.setOffline(true);
  for (const slow of [false, true]) {
    const runs = [];
    const processor = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { page, used, elapsed } = await measure(context, browser, slow);
      runs.push(elapsed);
      processor.push(used);
      if (run === RUNS - 1 && !slow) {
        const turns = await captains(page);
        console.log(
          `captain: ${turns.length} turns, ${seconds(turns.reduce((a, b) => a + b, 0) / turns.length)} each, ` +
            `the longest ${seconds(Math.max(...turns))}`,
        );
      }
      await page.close();
    }
    console.log(
      `engine ready from the cache${slow ? `, ${SLOWER} times slower` : ''}: ${seconds(median(runs))} (${runs.map(seconds).join(', ')}); ` +
        `of a processor ${seconds(median(processor))} (${processor.map(seconds).join(', ')})`,
    );
  }
} finally {
  await browser.close();
  host.kill();
}
