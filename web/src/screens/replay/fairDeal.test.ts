import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256, verdict } from './fairDeal';

describe('sha256', () => {
  it('is the SHA-256 of the text', () => {
    for (const text of ['', 'abc', 'é…', ...[54, 55, 56, 63, 64, 65, 200].map((n) => 'x'.repeat(n))]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('the deal', () => {
  const secret = '00'.repeat(16);
  const fingerprint = sha256(secret);
  const nonces = ['a1', null, 'b2'];
  const seed = sha256(`tearum deal\n${secret}\na1\n\nb2`);

  it('is the one that the server made of its secret and the players’ numbers', () => {
    expect(fingerprint.slice(0, 12)).toBe('84e0c0eafaa9');
    expect(seed.slice(0, 12)).toBe('c16868cc2cc5');
  });

  it('is good only when secret, fingerprint and seed belong together', () => {
    expect(verdict({ fingerprint, secret, nonces, seed })).toBe('good');
    expect(verdict({ fingerprint, secret: '11'.repeat(16), nonces, seed })).toBe('bad-fingerprint');
    expect(verdict({ fingerprint, secret, nonces: ['a1', null, 'b3'], seed })).toBe('bad-seed');
    expect(verdict({ fingerprint, secret: null, nonces, seed: null })).toBe('none');
  });
});
