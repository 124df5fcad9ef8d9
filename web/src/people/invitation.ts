/** Links that invite to a table: to one of its seats, or to whatever seat is free. */

import type { LinkInfo } from '../lib/wire';

/** The token stands behind the "#", which browsers do not send to a server. */
export const joinLink = (origin: string, table: string, token: string): string =>
  `${origin}/join/${table}#${token}`;

/** The message that says why nobody can sit down with a link; null where somebody can. */
export function linkProblem(state: LinkInfo['state']): string | null {
  switch (state) {
    case 'open':
      return null;
    case 'used':
      return 'page-error-link_used';
    case 'full':
      return 'page-error-table_full';
    case 'void':
      return 'page-error-link_void';
    case 'over':
      return 'people-link-over';
  }
}

/** A drawing of a QR code: a square of one unit for each dark module, as the path of an SVG. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
