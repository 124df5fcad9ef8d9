/**
 * A picture of Python's memory after its start, made on this device: the next start takes it from there
 * and is several times as quick. It is some 30 MB large, so it is never fetched.
 */

const CACHE = 'tearum-snapshot';

/** The picture that was made with this engine; null where there is none. */
export async function keptSnapshot(folder: string): Promise<ArrayBuffer | null> {
  if (!('caches' in globalThis)) return null;
  const found = await (await caches.open(CACHE)).match(addressOf(folder));
  return found ? found.arrayBuffer() : null;
}

/** Keeps a picture and forgets those of other engines. Where there is no room, the next start is slow again. */
export async function keepSnapshot(folder: string, memory: Uint8Array): Promise<void> {
  if (!('caches' in globalThis)) return;
  await forgetSnapshots();
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(folder), new Response(new Blob([memory as BlobPart]))).catch(() => undefined);
}

export const forgetSnapshots = async (): Promise<void> => void (await caches.delete(CACHE));

/** No file has this name: it is only for the cache. */
const addressOf = (folder: string): string => `${folder}snapshot`;
