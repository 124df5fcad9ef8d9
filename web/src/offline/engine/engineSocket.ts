/** Stands in for the WebSocket of a table: messages go to the engine in the worker. */

import type { Engine } from './engine';

export class EngineSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  #engine: Engine | null = null;
  #client = 0;

  constructor(engine: Promise<Engine>) {
    engine.then(
      (one) => this.#open(one),
      () => this.close(),
    );
  }

  send(text: string): void {
    this.#engine?.say(this.#client, text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#engine?.disconnect(this.#client);
    queueMicrotask(() => this.onclose?.());
  }

  #open(engine: Engine): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#engine = engine;
    this.#client = engine.connect((data) => this.onmessage?.({ data }));
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
}
