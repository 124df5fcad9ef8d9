/** The address decides the screen; moving between screens loads nothing anew. */

import { playsHere } from '../offline/localPlay';
import { siteAddress, sitePath } from './base';

export type Route = { path: string; query: URLSearchParams; hash: string };

const read = (): Route => ({
  path: sitePath(location.pathname),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let now = $state.raw<Route>(read());

addEventListener('popstate', () => (now = read()));

export const route = (): Route => now;

export function navigate(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', siteAddress(address));
  const moved = now.path !== sitePath(location.pathname);
  now = read();
  if (moved) scrollTo(0, 0);
}

/** For onclick of links: plain clicks stay in the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target) return;
  if (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.origin !== location.origin
  )
    return;
  const path = sitePath(link.pathname);
  const fromApi = path.startsWith('/api/');
  if (fromApi && playsHere()) {
    event.preventDefault();
    void import('../offline/engine/engine').then((one) => one.download(path, link.download));
    return;
  }
  if (fromApi || link.hasAttribute('download')) return;
  if (path === now.path && link.hash && !link.search) return;
  event.preventDefault();
  navigate(path + link.search + link.hash);
}
