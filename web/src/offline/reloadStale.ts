/** A page that is older than its server asks for files that are gone. It is loaded anew, but not for ever. */

const KEY = 'tearum.reloaded';
const PAUSE = 30_000;

export function reloadOnceIfStale(event: Event): void {
  if (!navigator.onLine) return;
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PAUSE) return;
  event.preventDefault();
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
