/** The line to the server: it says hello, answers come back to who asked, and it comes back by itself when it breaks. */

import type { ClientMessage, Hello, ServerMessage } from '../wire';

export type LineState = 'connecting' | 'open' | 'lost';

type Said = ClientMessage extends infer M ? (M extends { type: string } ? Omit<M, 'id'> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;

export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #asked = new Map<number, (answer: ServerMessage | null) => void>();
  #next = 1;
  #ended = false;

  constructor(
    private readonly hello: () => Omit<Hello, 'id'>,
    private readonly onmessage: (message: ServerMessage) => void,
    private readonly onstate: (state: LineState) => void,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Says something; the answer, or null if the line broke before it came. */
  ask(message: Said): Promise<ServerMessage | null> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#next++;
    socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  close(): void {
    this.#ended = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.#socket?.close();
  }

  #open = (): void => {
    this.onstate('connecting');
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.onstate('open');
      socket.send(JSON.stringify(this.hello()));
      this.#beat = setInterval(() => this.#listen(socket), HEARTBEAT);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (this.#ended) return;
      this.onstate('lost');
      this.#retry = setTimeout(this.#open, this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  };

  /** A line that no longer answers is given up, so that a new one is made. */
  #listen(socket: WebSocket): void {
    const silent = setTimeout(() => socket.close(), PATIENCE);
    void this.ask({ type: 'ping' }).then(() => clearTimeout(silent));
  }

  #hurry = (): void => {
    if (document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #hear(message: ServerMessage): void {
    const answer = 'answer' in message ? message.answer : null;
    const asker = answer === null ? undefined : this.#asked.get(answer);
    if (answer !== null) this.#asked.delete(answer);
    this.onmessage(message);
    asker?.(message);
  }

  #drop(): void {
    clearInterval(this.#beat);
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
  }
}
