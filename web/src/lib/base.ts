/** The folder of the page on its host, as in `/tearum/`. Inside the page, paths begin at it: `/rules`. */

const BASE = import.meta.env.BASE_URL;

/** The address of a path of the page. */
export const siteAddress = (path: string, base = BASE): string =>
  path.startsWith(base) ? path : base + path.slice(1);

/** The path in the page that an address names. */
export const sitePath = (address: string, base = BASE): string =>
  address.startsWith(base) ? address.slice(base.length - 1) : address;

/** Links are written from the page's root; they get its folder before anybody can follow them. */
export function completeLink(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
  const written = link?.getAttribute('href');
  if (link && written) link.setAttribute('href', siteAddress(written));
}
