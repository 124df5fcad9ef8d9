/** Starts the service worker, once the page is there, and tells it what was loaded before it. */

import { siteAddress, sitePath } from '../lib/base';

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(siteAddress('/service-worker.js'));
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && /^\/((assets|api\/text)\/|engine\.json$)/.test(sitePath(pathname)),
      )
      .map(({ pathname }) => pathname);
    active?.postMessage([...new Set(loaded)]);
  } catch {
    // Without it, everything works but a reload without network.
  }
}
