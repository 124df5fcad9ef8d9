/** The address decides the screen; moving between screens loads nothing anew. */

export type Route = { path: string; query: URLSearchParams; hash: string };

const read = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let now = $state.raw<Route>(read());

addEventListener('popstate', () => (now = read()));

export const route = (): Route => now;

export function navigate(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  const moved = now.path !== location.pathname;
  now = read();
  if (moved) scrollTo(0, 0);
}

/** For onclick of links: plain clicks stay in the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.origin !== location.origin
  )
    return;
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash && !link.search))
    return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
