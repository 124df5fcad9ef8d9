/** Whole games as a real server told them to the page, for tests. `node tools/record.mjs` records them anew. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readEdition, type Edition } from '../lib/edition/edition';
import type { ClientMessage, EditionJson, ServerMessage, State } from '../lib/wire';

type Message = { sent: ClientMessage } | { received: ServerMessage };
type Answer = { path: string; answer: unknown };

const known = new Map<string, unknown[]>();

function linesOf(name: string): unknown[] {
  let lines = known.get(name);
  if (!lines) {
    const text = gunzipSync(readFileSync(`src/recorded/${name}.jsonl.gz`)).toString();
    known.set(name, (lines = text.split('\n').map((line): unknown => JSON.parse(line))));
  }
  return lines;
}

/** All that one seat sent and received, in order. */
export const session = (players: 2 | 4): Message[] => linesOf(`session${players}`) as Message[];

export const received = (players: 2 | 4): ServerMessage[] =>
  session(players).flatMap((message) => ('received' in message ? [message.received] : []));

export const states = (players: 2 | 4): State[] =>
  received(players).filter((message): message is State => message.type === 'state');

/** The first answer of a kind. */
export const firstOf = <Type extends ServerMessage['type']>(
  type: Type,
): Extract<ServerMessage, { type: Type }> => {
  const found = [...received(2), ...received(4)].find((message) => message.type === type);
  if (!found) throw new Error(`no ${type} was recorded`);
  return found as Extract<ServerMessage, { type: Type }>;
};

/** What the server answered at an address; tables and games are called TABLE, the pinned edition FROZEN. */
export function answerAt<Type>(path: string): Type {
  const found = (linesOf('answers') as Answer[]).find((one) => one.path === path);
  if (!found) throw new Error(`nothing was recorded of ${path}`);
  return found.answer as Type;
}

let classic: Edition | undefined;
export const classicEdition = (): Edition =>
  (classic ??= readEdition(answerAt<EditionJson>('/api/editions/classic')));
