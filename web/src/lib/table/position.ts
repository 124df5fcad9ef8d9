/** A position in a link: everything needed to look at it, packed into the part that no browser sends to a server. */

import type { PlayerColour, View } from '../wire';

export type Position = { edition: string; view: View; seats: { name: string; colour: PlayerColour }[] };

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function pack(position: Position): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(position)),
    new CompressionStream('deflate-raw'),
  );
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function unpack(text: string): Promise<Position> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  const plain = await through(bytes, new DecompressionStream('deflate-raw'));
  const position = JSON.parse(new TextDecoder().decode(plain)) as Position;
  if (!Array.isArray(position.view.seats) || !Array.isArray(position.seats)) throw new Error('no position');
  return position;
}
