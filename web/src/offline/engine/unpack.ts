/** Unpacks what `tools/engine/pack.py` has packed: a tar, in gzip. */

const BLOCK = 512;
const SIZE_AT = 124;
const SIZE_LENGTH = 12;
const NAME_LENGTH = 100;

/** The files of a tar, by path. */
export function* untar(archive: Uint8Array): Generator<[path: string, content: Uint8Array]> {
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const size = parseInt(text(archive, at + SIZE_AT, SIZE_LENGTH), 8);
    const start = at + BLOCK;
    yield [text(archive, at, NAME_LENGTH), archive.subarray(start, start + size)];
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

export async function gunzip(packed: Response): Promise<Uint8Array> {
  if (!packed.ok || !packed.body) throw new Error(`${packed.url}: ${packed.status}`);
  const stream = packed.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A field of a header: text up to the first zero. */
function text(archive: Uint8Array, start: number, length: number): string {
  const field = archive.subarray(start, start + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}
