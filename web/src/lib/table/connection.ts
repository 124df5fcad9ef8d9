/** The WebSocket to the server: says hello, gives answers to whoever asked, and reconnects by itself. */

import type { ClientMessage, Hello, ServerMessage } from '../wire';

export type ConnectionState = 'connecting' | 'open' | 'lost';

/** A message without the id that the connection gives it. */
type ClientRequest = ClientMessage extends infer M
  ? M extends { type: string }
    ? Omit<M, 'id'>
    : never
  : never;

const FIRST_RETRY_DELAY = 400;
const LONGEST_RETRY_DELAY = 8000;
const HEARTBEAT_INTERVAL = 20_000;
const PONG_TIMEOUT = 10_000;

export class Connection {
  #socket: WebSocket | null = null;
  #retryDelay = FIRST_RETRY_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #pending = new Map<number, (answer: ServerMessage | null) => void>();
  #nextId = 1;
  #closed = false;

  constructor(
    private readonly hello: () => Omit<Hello, 'id'>,
    private readonly onmessage: (message: ServerMessage) => void,
    private readonly onstate: (state: ConnectionState) => void,
  ) {
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
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
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    clearTimeout(this.#retry);
    this.#dropPending();
    this.#socket?.close();
  }

  #open = (): void => {
    this.onstate('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retryDelay = FIRST_RETRY_DELAY;
      this.onstate('open');
      socket.send(JSON.stringify(this.hello()));
      this.#heartbeat = setInterval(() => this.#ping(socket), HEARTBEAT_INTERVAL);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#dropPending();
      if (this.#closed) return;
      this.onstate('lost');
      this.#retry = setTimeout(this.#open, this.#retryDelay * (0.75 + Math.random() / 2));
      this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_DELAY);
    };
  };

  /** A connection that no longer answers is closed, so that a new one is made. */
  #ping(socket: WebSocket): void {
    const timeout = setTimeout(() => socket.close(), PONG_TIMEOUT);
    void this.request({ type: 'ping' }).then(() => clearTimeout(timeout));
  }

  #reconnectNow = (): void => {
    if (document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #receive(message: ServerMessage): void {
    const id = 'answer' in message ? message.answer : null;
    const resolve = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#pending.delete(id);
    this.onmessage(message);
    resolve?.(message);
  }

  #dropPending(): void {
    clearInterval(this.#heartbeat);
    for (const resolve of this.#pending.values()) resolve(null);
    this.#pending.clear();
  }
}
