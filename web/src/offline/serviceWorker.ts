/** Shows the page where there is no network, and brings a table to the front that was notified of. */

import { assetsIn, cacheKey, isEngine, SHELL, strategyOf } from './caching';

/** As much of a service worker as is used here: TypeScript's own types don't go together with those of a page. */
type Work = Event & { waitUntil(work: Promise<unknown>): void };
type Fetch = Work & { request: Request; respondWith(answer: Promise<Response>): void };
type Page = { url: string; focus(): Promise<unknown> };
declare const self: {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window' }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Work) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetch) => void): void;
  addEventListener(type: 'message', listener: (event: Work & { data: unknown }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Work & { notification: Notification }) => void,
  ): void;
};

const CACHE = 'tearum';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const strategy = strategyOf(request.method, request.mode, url, self.location.origin);
  if (strategy === 'none') return;
  const key = cacheKey(request.mode, url);
  if (strategy === 'cache_first') event.respondWith(cacheFirst(request, key));
  else event.respondWith(networkFirst(request, key, (work) => event.waitUntil(work)));
});

/** The page says what it has loaded before there was a service worker to see it. */
self.addEventListener('message', (event) => {
  const paths = event.data as string[];
  event.waitUntil(keep(paths));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  const html = await answer.clone().text();
  const cache = await caches.open(CACHE);
  await cache.put(SHELL, answer);
  await keep(assetsIn(html));
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

async function cacheFirst(request: Request, key: string): Promise<Response> {
  const known = await caches.match(key);
  if (known) return known;
  const answer = await fetch(request);
  // The engine is large, and kept where the page counts its bytes.
  if (answer.ok && !isEngine(key)) await (await caches.open(CACHE)).put(key, answer.clone());
  return answer;
}

async function networkFirst(
  request: Request,
  key: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) waitUntil(replace(key, answer.clone()));
  // A static host has no file for a table; the page itself knows whether there is one.
  const broken = !answer || answer.status >= 500 || (key === SHELL && answer.status === 404);
  return (broken ? await caches.match(key) : undefined) ?? answer ?? Response.error();
}

/** With a new page, the files of the old one go. */
async function replace(key: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  if (key === SHELL) {
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return;
    const before = await (await cache.match(SHELL))?.text();
    const after = await answer.clone().text();
    if (before !== undefined && assetsIn(before).join() !== assetsIn(after).join())
      for (const old of await cache.keys())
        if (new URL(old.url).pathname.startsWith(`${SHELL}assets/`)) await cache.delete(old);
  }
  await cache.put(key, answer);
}

/** The table's tab, or a new one. */
async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
