/** Checks the provably fair deal, as docs/server.md tells it. */

import type { Deal } from '../../lib/wire';
import { sha256 } from './sha256';

export type Verdict = 'good' | 'bad-fingerprint' | 'bad-seed' | 'none';

export function verdict({ fingerprint, secret, nonces, seed }: Deal): Verdict {
  if (secret === null || seed === null) return 'none';
  if (sha256(secret) !== fingerprint) return 'bad-fingerprint';
  const drawn = sha256(['tearum deal', secret, ...nonces.map((nonce) => nonce ?? '')].join('\n'));
  return drawn === seed ? 'good' : 'bad-seed';
}
