/** The engine in its worker, as the page uses it: requests with answers, and clients at tables. */

import { address, filesToPlay, keep, partsOffered, type Parts } from '../parts';
import { progress } from './progress.svelte';
import { response, type FromWorker, type ToWorker } from './protocol';

export class Engine {
  #nextId = 1;
  #asked = new Map<number, (answer: Response) => void>();
  #clients = new Map<number, (text: string) => void>();

  private constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
  }

  /** Starts the engine and waits until it is there. */
  static start(worker: Worker, folder: string): Promise<Engine> {
    const engine = new Engine(worker);
    return new Promise((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The engine’s worker can’t be loaded.')));
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') resolve(engine);
        else if (data.type === 'failed') reject(new Error(data.reason));
        else if (data.type === 'waiting') progress.stage = 'waiting';
      });
      engine.#say({ type: 'start', folder });
    });
  }

  ask(method: string, path: string, content: string): Promise<Response> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#say({ type: 'ask', id, method, address: path, content });
    });
  }

  /** A client at a table; its number is for what it says later. */
  connect(receive: (text: string) => void): number {
    const client = this.#nextId++;
    this.#clients.set(client, receive);
    this.#say({ type: 'connect', client });
    return client;
  }

  say(client: number, text: string): void {
    this.#say({ type: 'say', client, text });
  }

  disconnect(client: number): void {
    if (this.#clients.delete(client)) this.#say({ type: 'disconnect', client });
  }

  #say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'said') this.#clients.get(message.client)?.(message.text);
    else if (message.type === 'answer') {
      this.#asked.get(message.id)?.(response(message.answer));
      this.#asked.delete(message.id);
    }
  }
}

let parts: Promise<Parts | null> | undefined;
let running: Promise<Engine> | undefined;

/** The engine of this page, fetched and started when it is first needed. */
export function engine(): Promise<Engine> {
  running ??= startEngine().catch((error: unknown) => {
    running = undefined; // tried again with the next request
    progress.stage = 'failed';
    throw error;
  });
  return running;
}

async function startEngine(): Promise<Engine> {
  const offered = await knownParts();
  if (!offered) throw new Error('This site has no engine.');
  progress.stage = 'loading';
  if ('caches' in globalThis)
    await keep(await filesToPlay(offered), (loaded, total) => Object.assign(progress, { loaded, total }));
  progress.stage = 'starting';
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const started = await Engine.start(worker, address(offered.folder));
  progress.stage = 'ready';
  return started;
}

function knownParts(): Promise<Parts | null> {
  parts ??= partsOffered().catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

/** Like `fetch`, for the addresses of the API. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const known = (await knownParts())?.answers[path];
  if (known !== undefined) return fetch(address(known));
  const content = init.body ? await new Response(init.body).text() : '';
  return (await engine()).ask(init.method ?? 'GET', path, content);
}

/** Saves a file that the engine gives, such as a record. */
export async function download(path: string, name: string): Promise<void> {
  const answer = await request(path);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
