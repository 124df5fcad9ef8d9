/** What must be on this device to play without a server, and fetching it. */

import { siteAddress } from '../lib/base';

/** `engine.json`: files by path, with their sizes; `tools/engine` writes it. */
export type Parts = {
  /** Of the engine. */
  folder: string;
  engine: Record<string, number>;
  page: Record<string, number>;
  /** Answers of the API that never change, by address: no engine is needed for them. */
  answers: Record<string, string>;
};

/** What was kept outlives new versions of the page, as long as it is the same. */
const CACHE = 'tearum-engine';

export const address = (path: string): string => new URL(siteAddress(`/${path}`), location.origin).href;

/** The parts that this site offers, or null where it has none. */
export async function partsOffered(): Promise<Parts | null> {
  const answer = await fetch(address('engine.json'));
  // A server gives its page for what it doesn't know.
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return null;
  return (await answer.json()) as Parts;
}

export const filesOf = (parts: Parts): Record<string, number> => ({ ...parts.engine, ...parts.page });

/** The files that are not here yet. */
export async function missing(files: Record<string, number>): Promise<string[]> {
  const kept = await keptAddresses();
  return Object.keys(files).filter((path) => !kept.has(address(path)));
}

/** Whether the whole game was kept here, perhaps an older version of it, and not only the engine. */
export async function wasKept(): Promise<boolean> {
  const engine = address('assets/engine-');
  return [...(await keptAddresses())].some((url) => !url.startsWith(engine));
}

/** What must be here before the engine starts. A game that was kept stays whole, also in a new version. */
export const filesToPlay = async (parts: Parts): Promise<Record<string, number>> =>
  (await wasKept()) ? filesOf(parts) : parts.engine;

/** Fetches what is not here, and says after every piece how many bytes are. */
export async function keep(
  files: Record<string, number>,
  progress: (loaded: number, total: number) => void,
): Promise<void> {
  const cache = await caches.open(CACHE);
  const total = sum(Object.values(files));
  const wanted = await missing(files);
  let loaded = total - sum(wanted.map((path) => files[path] ?? 0));
  progress(loaded, total);
  for (const path of wanted) {
    const answer = await fetch(address(path));
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, controller) {
          loaded += piece.length;
          progress(Math.min(loaded, total), total);
          controller.enqueue(piece);
        },
      }),
    );
    const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? '' };
    await cache.put(address(path), new Response(counted, { headers }));
  }
  const current = new Set(Object.keys(files).map(address));
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}

async function keptAddresses(): Promise<Set<string>> {
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map(({ url }) => url));
}

/** A fetch that takes what was kept from where it is. */
export const keptOr =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const kept = 'caches' in globalThis ? await (await caches.open(CACHE)).match(url) : undefined;
    return kept ?? fetch(input, init);
  };

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
