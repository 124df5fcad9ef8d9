/** Checks the provably fair deal, as docs/server.md describes it. */

import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Deal } from '../../lib/wire';

export type Verdict = 'good' | 'bad-fingerprint' | 'bad-seed' | 'none';

/**
 * SHA-256 in hex. The browser's own is only there over HTTPS, and a game in the network at home must be
 * checkable too.
 */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));

export function verdict({ fingerprint, secret, nonces, seed }: Deal): Verdict {
  if (secret === null || seed === null) return 'none';
  if (sha256(secret) !== fingerprint) return 'bad-fingerprint';
  const drawn = sha256(['tearum deal', secret, ...nonces.map((nonce) => nonce ?? '')].join('\n'));
  return drawn === seed ? 'good' : 'bad-seed';
}
