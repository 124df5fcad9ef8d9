/** Runs the engine with Pyodide: the same Python as on a server, in a thread of its own. */

import type { loadPyodide } from 'pyodide';
import { keptOr } from '../parts';
import type { Answer, FromWorker, ToWorker } from './protocol';
import { Shelf } from './shelf';

/** `tearum.server.offline.browser.BrowserServer`. */
type BrowserServer = {
  open(): Promise<void>;
  ask(method: string, address: string, content: string): Promise<string>;
  connect(client: number): void;
  receive(client: number, text: string): void;
  disconnect(client: number): void;
};
type Door = { BrowserServer: (store: Shelf, send: (client: number, text: string) => void) => BrowserServer };

const LOCK = 'tearum-engine';
const PACKAGES = '/lib/python3.14/site-packages';

const say = (message: FromWorker): void => postMessage(message);
let server: BrowserServer | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') void start(data.folder).catch(fail);
  else if (server) void serve(server, data).catch(fail);
});

function fail(error: unknown): void {
  say({ type: 'failed', reason: String(error) });
}

async function start(folder: string): Promise<void> {
  await takeLock();
  // Pyodide fetches its files itself: what was kept is not fetched again.
  globalThis.fetch = keptOr(globalThis.fetch.bind(globalThis));
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const [archive, shelf, python] = await Promise.all([
    fetch(`${folder}engine.zip`).then((answer) => answer.arrayBuffer()),
    Shelf.open(),
    load({ indexURL: folder, stdLibURL: `${folder}python.zip` }),
  ]);
  python.unpackArchive(archive, 'zip', { extractDir: PACKAGES });
  const door = python.pyimport('tearum.server.offline.browser') as Door;
  server = door.BrowserServer(shelf, (client, text) => say({ type: 'said', client, text }));
  await server.open();
  say({ type: 'ready' });
}

/** Tabs share the shelf: the engine runs in one of them, and the next waits until that is closed. */
function takeLock(): Promise<void> {
  return new Promise((resolve) => {
    const forever = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return forever();
      say({ type: 'waiting' });
      void navigator.locks.request(LOCK, forever);
      return undefined;
    });
  });
}

async function serve(engine: BrowserServer, message: Exclude<ToWorker, { type: 'start' }>): Promise<void> {
  switch (message.type) {
    case 'ask':
      say({ type: 'answer', id: message.id, answer: await answered(engine, message) });
      break;
    case 'connect':
      engine.connect(message.client);
      break;
    case 'disconnect':
      engine.disconnect(message.client);
      break;
    case 'say':
      engine.receive(message.client, message.text);
  }
}

async function answered(
  engine: BrowserServer,
  { method, address, content }: ToWorker & { type: 'ask' },
): Promise<Answer | null> {
  try {
    return JSON.parse(await engine.ask(method, address, content)) as Answer;
  } catch (error) {
    reportError(error);
    return null;
  }
}
