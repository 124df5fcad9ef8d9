/** SHA-256 in hex. The browser's own is only there over HTTPS, and a game in the network at home must be checkable too. */

const ROUNDS = 64;

/** The first 32 bits of the fractional parts of roots of the first primes: cube roots, square roots. */
function constants(): { k: number[]; h: number[] } {
  const k: number[] = [];
  const h: number[] = [];
  for (let n = 2; k.length < ROUNDS; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d += 1) prime = n % d !== 0;
    if (!prime) continue;
    if (h.length < 8) h.push(Math.floor((Math.sqrt(n) % 1) * 2 ** 32) | 0);
    k.push(Math.floor((Math.cbrt(n) % 1) * 2 ** 32) | 0);
  }
  return { k, h };
}

const { k: K, h: START } = constants();
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

function schedule(block: DataView, from: number): Int32Array {
  const w = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i += 1) w[i] = block.getInt32(from + i * 4);
  for (let i = 16; i < ROUNDS; i += 1) {
    const early = w[i - 15] ?? 0;
    const late = w[i - 2] ?? 0;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  return w;
}

export function sha256(text: string): string {
  const view = padded(text);
  const hash = Int32Array.from(START);
  for (let from = 0; from < view.byteLength; from += 64) {
    const w = schedule(view, from);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < ROUNDS; i += 1) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => (hash[i] = (hash[i] ?? 0) + part));
  }
  return Array.from(hash, (part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
