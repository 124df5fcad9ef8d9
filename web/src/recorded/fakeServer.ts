/** A socket and a server whose other end is the test. */

import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { saveStored } from '../lib/storage';
import { LiveTable } from '../lib/table/liveTable.svelte';
import type { ClientMessage, Language, ServerMessage, State } from '../lib/wire';
import { answerAt, classicEdition } from './sessions';

export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 2; // a line that is dead stays like this for minutes
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  part(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  /** The last message that was sent, of a type. */
  asked<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> | undefined {
    return this.sent.findLast((one) => one.type === type) as
      Extract<ClientMessage, { type: Type }> | undefined;
  }
}

let opened: LiveTable[] = [];

/** A table that is connected and has received some messages. */
export function openTable(messages: readonly (ServerMessage | null)[], keys = ['key']): LiveTable {
  vi.stubGlobal('WebSocket', FakeSocket);
  const state = messages.find((one): one is State => one?.type === 'state');
  const id = state?.table ?? 'table';
  saveStored('tables', [{ table: id, keys }]);
  const table = new LiveTable(id, classicEdition());
  opened.push(table);
  FakeSocket.last.open();
  for (const message of messages) if (message) FakeSocket.last.answer(message);
  return table;
}

/** Closes all tables that were opened: each would go on asking its server. */
export function closeTables(): void {
  for (const table of opened) table.close();
  opened = [];
}

const FOLDER = '../src/tearum/text';

/** All texts of a language, in one. */
export const textsOf = (language: Language): string =>
  readdirSync(`${FOLDER}/${language}`, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(`${FOLDER}/${language}/${file}`, 'utf8'))
    .join('\n');

/** Answers as the real server did, with what is given here first; anything else is not found. */
export function stubFetch(given: Record<string, unknown> = {}, table = ''): ReturnType<typeof vi.fn> {
  const fake = vi.fn((address: string) => {
    const path = table ? address.replaceAll(table, 'TABLE') : address;
    const texts = /^\/api\/text\/(..)(\/\w+)?\.ftl$/.exec(path);
    if (texts) return Promise.resolve(new Response(texts[2] ? '' : textsOf(texts[1] as Language)));
    try {
      return Promise.resolve(Response.json(path in given ? given[path] : answerAt(path)));
    } catch {
      return Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 }));
    }
  });
  vi.stubGlobal('fetch', fake);
  return fake;
}
