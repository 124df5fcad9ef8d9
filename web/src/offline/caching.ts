/** What the service worker does with a request. It never stands between the page and a newer version of it. */

export type Strategy =
  /** The name holds a hash of the content: once fetched, it never changes. */
  | 'cache_first'
  /** The page itself and its texts: from the server, and only where that fails from the cache. */
  | 'network_first'
  /** Everything else is none of its business. */
  | 'none';

/** The folder of the page. Every address in it that is not a file gives the same page. */
export const SHELL = import.meta.env.BASE_URL;

export function strategyOf(method: string, mode: string, url: URL, origin: string): Strategy {
  if (method !== 'GET' || url.origin !== origin || !url.pathname.startsWith(SHELL)) return 'none';
  const path = url.pathname.slice(SHELL.length);
  if (path.startsWith('assets/')) return 'cache_first';
  if (/^(api\/text\/[\w/]+\.ftl|engine\.json|manifest\.json)$/.test(path)) return 'network_first';
  const isPage = mode === 'navigate' && !path.startsWith('api/');
  return isPage ? 'network_first' : 'none';
}

/** Under which name an answer is kept. */
export const cacheKey = (mode: string, url: URL): string => (mode === 'navigate' ? SHELL : url.pathname);

/** Files of the engine, which the page keeps itself. */
export const isEngine = (path: string): boolean => path.startsWith(`${SHELL}assets/engine-`);

/** The files that a page names itself: its first script and style. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/(?:[^"']*\/)?assets\/[^"']+)["']/g)].map(([, path = '']) => path)),
];
