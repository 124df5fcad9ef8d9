/** A size as people read it: `3.1`, and in French and German `3,1`. */

import { currentLanguage } from '../lib/text/fluent.svelte';

export const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
