// Measures the frames in which pieces fly, on a processor slowed down: node tools/frames.mjs [address of a server].
// It counts the time that the page's main thread works for each frame, so it means the same on a busy machine.
import { chromium } from 'playwright-core';

const address = process.argv[2] ?? 'http://localhost:8642';
const SLOWED = Number(process.env.SLOWED ?? 4);
const BUDGET = 16;
const SECONDS = 20;
const WINDOWS = [
  { width: 1440, height: 900, players: 4 },
  { width: 390, height: 844, players: 4 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

/** Marks in the trace when the first piece sets out and when the last one has arrived. */
const markFlights = () => {
  const flights = document.querySelector('.flights');
  let flying = false;
  new MutationObserver(() => {
    const now = flights.childElementCount > 0;
    if (now !== flying) performance.mark(now ? 'flights-begin' : 'flights-end');
    flying = now;
  }).observe(flights, { childList: true });
};

async function trace(page, work) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
      ],
    },
  });
  await work();
  await session.send('Tracing.end');
  await done;
  return events;
}

/** What a frame is made of; the rest of its tasks is "other". */
const PARTS = ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** For each frame that begins and ends while pieces fly: what the main thread did since the frame before, in ms. */
function framesIn(events) {
  const { pid, tid } = events.find(({ name }) => name === 'flights-begin') ?? {};
  const own = events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts);
  const spans = [];
  for (const { name, ts } of own) {
    if (name === 'flights-begin') spans.push([ts, Infinity]);
    else if (name === 'flights-end' && spans.length > 0) spans.at(-1)[1] = ts;
  }
  const ends = own.filter(({ name, ph }) => name === 'Commit' && ph === 'X').map(({ ts, dur }) => ts + dur);
  const timed = own.filter(({ tdur }) => tdur !== undefined);
  const frames = ends.slice(1).flatMap((end, i) => {
    const begin = ends[i];
    if (!spans.some(([from, to]) => begin >= from && end <= to)) return [];
    const sum = (name) =>
      timed
        .filter((event) => event.name === name && event.ts >= begin && event.ts < end)
        .reduce((total, { tdur }) => total + tdur / 1000, 0);
    return [{ ms: sum('RunTask'), parts: Object.fromEntries(PARTS.map((name) => [name, sum(name)])) }];
  });
  return { frames, flights: spans.length };
}

for (const { width, height, players } of WINDOWS) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript((settings) => localStorage.setItem('tearum.settings', JSON.stringify(settings)), {
    players,
    bot: 'greedy',
    name: 'Anja',
    speed: 'fast',
    roundPause: 'never',
  });
  await page.goto(address);
  await page.locator('button.play').click();
  await page.locator('.decision.yours').waitFor({ timeout: 60_000 });
  await page.evaluate(markFlights);
  // A bot plays this seat too, so that there is always something to see.
  await page.evaluate(() => {
    const [{ table, keys }] = JSON.parse(localStorage.getItem('tearum.tables'));
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    let seated = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, keys }));
    socket.onmessage = ({ data }) => {
      const { type, you } = JSON.parse(data);
      if (type === 'state' && !seated)
        socket.send(JSON.stringify({ type: 'take_over', seat: you, bot: 'greedy', id: 1 }));
      seated ||= type === 'state';
    };
  });
  const events = await trace(page, () => page.waitForTimeout(SECONDS * 1000));
  const { frames, flights } = framesIn(events);
  frames.sort((a, b) => a.ms - b.ms);
  const at = (part) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))]?.ms.toFixed(1);
  const within = frames.filter(({ ms }) => ms <= BUDGET).length;
  console.log(
    `${width}x${height}, ${SLOWED}x slowed: ${flights} flights, ${frames.length} frames, ${within} within ${BUDGET} ms; ` +
      `median ${at(0.5)} ms, 95% ${at(0.95)} ms, longest ${at(1)} ms`,
  );
  for (const { ms, parts } of [
    ...frames.slice(-3).reverse(),
    ...frames.slice(frames.length >> 1).slice(0, 1),
  ])
    console.log(
      `  ${ms.toFixed(1)} ms:`,
      PARTS.map((name) => `${name} ${parts[name]?.toFixed(1)}`).join(', '),
    );
  await page.close();
}
await browser.close();
