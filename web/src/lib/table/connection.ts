/** The WebSocket to the server: says hello, gives answers to whoever asked, and reconnects by itself. */

import { playsHere } from '../../offline/localPlay';
import type { ClientMessage, Hello, ServerMessage } from '../wire';
import { openSocket, type TableSocket } from './socket';

/** `silent`: the line is open, but nothing has come back over it for longer than it should take. */
export type ConnectionState = 'connecting' | 'open' | 'silent' | 'lost';

/** A message without the id that the connection gives it. */
export type ClientRequest = ClientMessage extends infer M
  ? M extends { type: string }
    ? Omit<M, 'id'>
    : never
  : never;

const FIRST_RETRY_DELAY = 400;
const LONGEST_RETRY_DELAY = 8000;
const CHECK_INTERVAL = 250;
/** After so long without a message the server is asked for one: soon by those who play and look. */
const QUIET = { playing: 1000, watching: 5000, hidden: 20_000 };
/** A ping that has no answer for so long makes the line silent, and later has it made anew. */
const SILENT_AFTER = 700;
const GIVE_UP_AFTER = 10_000;

export class Connection {
  #socket: TableSocket | null = null;
  #state: ConnectionState | null = null;
  #retryDelay = FIRST_RETRY_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setInterval> | undefined;
  #pending = new Map<number, (answer: ServerMessage | null) => void>();
  #nextId = 1;
  #closed = false;
  #plays = false;
  #heardAt = 0;
  /** When the ping was sent that has no answer yet. */
  #askedAt: number | null = null;

  constructor(
    private readonly hello: () => Omit<Hello, 'id'>,
    private readonly onmessage: (message: ServerMessage) => void,
    private readonly onstate: (state: ConnectionState) => void,
  ) {
    addEventListener('online', this.#lookNow);
    addEventListener('offline', this.#lookNow);
    document.addEventListener('visibilitychange', this.#lookNow);
    this.#open();
  }

  /** Sends a message; resolves to its answer, or to null if the connection was lost before it came. */
  request(message: ClientRequest): Promise<ServerMessage | null> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#nextId++;
    socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#lookNow);
    removeEventListener('offline', this.#lookNow);
    document.removeEventListener('visibilitychange', this.#lookNow);
    clearTimeout(this.#retry);
    this.#dropPending();
    this.#socket?.close();
  }

  #open = (): void => {
    this.#setState('connecting');
    const socket = openSocket();
    this.#socket = socket;
    socket.onopen = () => {
      this.#retryDelay = FIRST_RETRY_DELAY;
      const hello = this.hello();
      this.#plays = (hello.keys ?? []).length > 0;
      this.#heardAt = Date.now();
      this.#setState('open');
      socket.send(JSON.stringify(hello));
      // A bot that thinks in this browser keeps the line quiet; but there is no line that could break.
      if (!playsHere()) this.#check = setInterval(this.#checkLine, CHECK_INTERVAL);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
  };

  #lose(socket: TableSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#dropPending();
    if (this.#closed) return;
    this.#setState('lost');
    this.#retry = setTimeout(this.#open, this.#retryDelay * (0.75 + Math.random() / 2));
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_DELAY);
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.onstate(state);
  }

  /** A line that no longer answers is not waited for until the browser closes it, which takes minutes. */
  #checkLine = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    const now = Date.now();
    if (this.#askedAt === null) {
      const quiet = document.hidden ? QUIET.hidden : this.#plays ? QUIET.playing : QUIET.watching;
      if (now - this.#heardAt >= quiet) this.#ping();
    } else if (now - this.#askedAt >= GIVE_UP_AFTER) {
      this.#lose(socket);
      socket.close();
    } else if (now - this.#askedAt >= SILENT_AFTER) this.#setState('silent');
  };

  /** Only pings are timed: a bot may think about a hint for longer. */
  #ping(): void {
    this.#askedAt ??= Date.now();
    void this.request({ type: 'ping' });
  }

  /** The browser says that something has changed: is the line still there? */
  #lookNow = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#open();
    }
  };

  #receive(message: ServerMessage): void {
    this.#heardAt = Date.now();
    this.#askedAt = null;
    this.#setState('open');
    const id = 'answer' in message ? message.answer : null;
    const resolve = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#pending.delete(id);
    this.onmessage(message);
    resolve?.(message);
  }

  #dropPending(): void {
    clearInterval(this.#check);
    this.#askedAt = null;
    for (const resolve of this.#pending.values()) resolve(null);
    this.#pending.clear();
  }
}
