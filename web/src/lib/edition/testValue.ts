/** Values of editions for unit tests. */

import type { EditionValue } from '../wire';

/** A printed value; whoever wants another provenance replaces it. */
export const testValue = <Plain, Icons = null, Parts = null>(
  value: Plain,
  icons: Icons = null as Icons,
  parts: Parts = null as Parts,
): EditionValue<Plain, Icons, Parts> => ({
  value,
  provenance: 'printed',
  why: null,
  note: null,
  icons,
  parts,
});
