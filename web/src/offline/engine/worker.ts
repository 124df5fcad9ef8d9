/** Runs the engine with Pyodide: the same Python as on a server, in a thread of its own. */

import type { loadPyodide } from 'pyodide';
import { keptOr } from '../parts';
import type { Answer, FromWorker, ToWorker } from './protocol';
import { KeyValueStore } from './keyValueStore';
import { forgetSnapshots, keepSnapshot, keptSnapshot } from './snapshot';
import { gunzip, untar } from './unpack';

/** `tearum.server.offline.browser.BrowserServer`. */
type BrowserServer = {
  open(): Promise<void>;
  ask(method: string, address: string, content: string): Promise<string>;
  connect(client: number): void;
  receive(client: number, text: string): void;
  disconnect(client: number): void;
};
type Door = {
  BrowserServer: (store: KeyValueStore, send: (client: number, text: string) => void) => BrowserServer;
};

/** Python's files, as far as they are used here. */
type Disk = {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
};
type Python = Awaited<ReturnType<typeof loadPyodide>>;

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
  const [files, store, { python, isNew }] = await Promise.all([
    fetch(`${folder}engine.pack`).then(gunzip),
    KeyValueStore.open(),
    startPython(folder),
  ]);
  install(files, python.FS as Disk);
  python.runPython('import sys; sys.path_importer_cache.clear()'); // the folders have changed
  python.runPython('import tearum.server.offline.preload');
  if (isNew) void keepSnapshot(folder, python.makeMemorySnapshot());
  const door = python.pyimport('tearum.server.offline.browser') as Door;
  server = door.BrowserServer(store, (client, text) => say({ type: 'said', client, text }));
  await server.open();
  say({ type: 'ready' });
}

/** Lays the engine's files where Python looks for packages. */
function install(files: Uint8Array, disk: Disk): void {
  const folders = new Set<string>();
  for (const [path, content] of untar(files)) {
    const folder = `${PACKAGES}/${path.slice(0, path.lastIndexOf('/'))}`;
    if (!folders.has(folder)) disk.mkdirTree(folder);
    folders.add(folder);
    disk.writeFile(`${PACKAGES}/${path}`, content, { canOwn: true }); // not copied
  }
}

/** From the memory as it was kept, or else from the beginning. */
async function startPython(folder: string): Promise<{ python: Python; isNew: boolean }> {
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const options = { indexURL: folder, stdLibURL: `${folder}python.zip` };
  const snapshot = await keptSnapshot(folder);
  if (snapshot)
    try {
      return { python: await load({ ...options, _loadSnapshot: snapshot }), isNew: false };
    } catch {
      await forgetSnapshots();
    }
  return { python: await load({ ...options, _makeSnapshot: true }), isNew: true };
}

/** Tabs share the store: the engine runs in one of them, and the next waits until that is closed. */
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
