/**
 * Plays whole games on a real server and writes down what the page would be sent, for the unit tests:
 *   node --experimental-websocket tools/record.mjs ../.venv/bin/tearum
 * A game of two and one of four, each with a person who also asks for quotes, reasons, hints and undos, and what the
 * server answers over HTTP. Into src/recorded, compressed.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [program = '../.venv/bin/tearum'] = process.argv.slice(2);
const PORT = Number(process.env.TEARUM_PORT ?? 8678);
const SERVER = `http://localhost:${PORT}`;
const FOLDER = 'src/recorded';
const SEATS = { 2: ['greedy'], 4: ['greedy', 'random', 'random'] };

/** The same choices each time, as far as the deal allows. */
function luck(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

async function ask(path, content, type = 'application/json') {
  const body = type === 'application/json' ? JSON.stringify(content) : content;
  const post = { method: 'POST', headers: { 'Content-Type': type }, body };
  const answer = await fetch(SERVER + path, content === undefined ? {} : post);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Plays a game to its end; gives the id of its table and all that went over the line. */
async function playGame(players) {
  const { table, invites } = await ask('/api/tables', {
    seats: [
      { kind: 'human', name: 'Anja' },
      ...SEATS[players].map((bot, i) => ({ kind: 'bot', bot, name: ['Bo', 'Cleo', 'Dirk'][i] })),
    ],
    hints: true,
  });
  const { key } = await ask(`/api/tables/${table}/join`, { invite: invites[0].token, name: 'Anja' });
  const messages = [];
  const choose = luck(players);
  const waiting = new Map();
  let id = 0;
  let decided = 0;
  const socket = new WebSocket(`ws://localhost:${PORT}/api/socket`);
  const send = (message) => {
    const sent = { ...message, id: ++id };
    messages.push({ sent });
    socket.send(JSON.stringify(sent));
    return new Promise((done) => waiting.set(id, done));
  };

  /** What a person does who is asked: looks at some actions, now and then asks more, and takes one. */
  async function decide({ revision, legal, undo }) {
    decided += 1;
    const at = choose(legal.length);
    if (decided % 5 === 0) await send({ type: 'quote', actions: [legal[at].code] });
    if (decided % 12 === 0) await send({ type: 'why_not', action: 98 + choose(25) });
    if (decided % 15 === 0) await send({ type: 'hint' });
    if (decided % 20 === 0 && undo.clicks) await send({ type: 'undo', revision });
    else await send({ type: 'act', revision, actions: [legal[at].code] });
  }

  await new Promise((over, fail) => {
    // The key is nobody's business: the greeting is left out.
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, keys: [key] }));
    socket.onerror = fail;
    socket.onmessage = ({ data }) => {
      const received = JSON.parse(String(data));
      messages.push({ received });
      const asked = received.type === 'state' && received.stage === 'playing' && received.legal.length > 0;
      waiting.get(received.answer)?.(received);
      waiting.delete(received.answer);
      if (received.type === 'state' && received.stage === 'over') over();
      else if (asked) decide(received).catch(fail);
    };
  });
  // What somebody is told who comes back after the last round.
  const states = messages.flatMap(({ received }) => (received?.type === 'state' ? [received] : []));
  const seen = states.at(-12).events_from;
  await send({ type: 'missed', since: seen });
  socket.close();
  return { table, messages };
}

/** What the pages for reading are answered. */
async function readPages(table) {
  const paths = [
    '/api/info',
    '/api/editions/classic',
    '/api/lab?edition=classic',
    `/api/tables/${table}`,
    `/api/tables/${table}/edition`,
    `/api/games/${table}`,
    `/api/games/${table}/map`,
    `/api/games/${table}/edition`,
    `/api/games/${table}/events`,
  ];
  // The edition of the pinned sentences (tests/text/golden_sentences.txt).
  const file = readFileSync('../tests/golden/frozen.toml', 'utf8');
  const frozen = await ask('/api/editions?language=en', file, 'text/plain');
  paths.push(`/api/editions/${frozen.key}`);
  const { steps } = await ask(`/api/games/${table}/map`);
  for (let step = 0; step <= steps.length; step += 1) {
    paths.push(`/api/games/${table}/replay?step=${step}`);
    if (step % 20 === 0) paths.push(`/api/games/${table}/replay?step=${step}&seat=0`);
  }
  const answers = [];
  for (const path of paths) {
    const named = path.replaceAll(table, 'TABLE').replaceAll(frozen.key, 'FROZEN');
    answers.push({ path: named, answer: await ask(path) });
  }
  return answers;
}

const write = (name, lines) =>
  writeFileSync(
    join(FOLDER, `${name}.jsonl.gz`),
    gzipSync(lines.map((line) => JSON.stringify(line)).join('\n'), { level: 9 }),
  );

const data = mkdtempSync(join(tmpdir(), 'tearum-record-'));
const server = spawn(program, ['serve', '--port', String(PORT), '--workers', '1', '--data', data]);
try {
  for (let tries = 0; !(await fetch(`${SERVER}/healthz`).catch(() => null))?.ok; tries += 1) {
    if (tries > 300) throw new Error('the server does not start');
    await new Promise((done) => setTimeout(done, 200));
  }
  for (const players of [2, 4]) {
    const { table, messages } = await playGame(players);
    write(`session${players}`, messages);
    if (players === 2) write('answers', await readPages(table));
    console.log(`${players} players: ${messages.length} messages`);
  }
} finally {
  server.kill();
}
