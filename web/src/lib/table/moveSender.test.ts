import { describe, expect, it, vi } from 'vitest';
import { person, tableOf } from '../../people/sample';
import type { ServerMessage } from '../wire';
import { moveAfterReconnect, MoveSender, type PendingMove } from './moveSender.svelte';

const pending = (sent = false): PendingMove => ({
  move: { type: 'act', revision: 7, actions: [71] },
  action: null,
  generation: 'a',
  sent,
});
const table = (revision: number, part = {}) =>
  tableOf([person(0), person(1)], { revision, generation: 'a', answer: null, outdated: false, ...part });

describe('a move, when the table is seen again', () => {
  it('is sent as long as the table is as it was', () => {
    for (const sent of [true, false]) expect(moveAfterReconnect(pending(sent), table(7))).toBe('send');
  });

  it('has been made if it was sent and the table has gone on', () => {
    expect(moveAfterReconnect(pending(true), table(8))).toBe('made');
    expect(moveAfterReconnect(pending(true), table(12))).toBe('made');
  });

  it('is taken back if it never left, or a bot plays', () => {
    expect(moveAfterReconnect(pending(), table(8))).toBe('taken_back');
    const bot = [person(0, { bot: 'bosun', presence: 'bot' }), person(1)];
    expect(moveAfterReconnect(pending(true), table(8, { seats: bot }))).toBe('taken_back');
  });

  it('is taken back where an older table was restored', () => {
    expect(moveAfterReconnect(pending(true), table(7, { generation: 'b' }))).toBe('taken_back');
  });
});

describe('the sender', () => {
  it('keeps what was clicked without a connection, and sends it when that is back', async () => {
    let connected = false;
    const request = vi.fn(() => Promise.resolve<ServerMessage | null>(table(8)));
    const answered = vi.fn();
    const moves = new MoveSender(() => (connected ? request() : null), answered);
    moves.submit(pending());
    expect(moves.pending).toMatchObject({ sent: false });
    connected = true;
    moves.settle(table(7));
    await vi.waitFor(() => expect(moves.pending).toBeNull());
    expect(request).toHaveBeenCalledOnce();
    expect(answered).toHaveBeenCalledOnce();
    expect(moves.takenBack).toBeNull();
  });

  it('keeps a move whose answer was lost, until the table is seen again', async () => {
    const moves = new MoveSender(() => Promise.resolve(null), vi.fn());
    moves.submit(pending());
    await Promise.resolve();
    expect(moves.pending).toMatchObject({ sent: true });
    moves.cancel();
    expect(moves.pending).not.toBeNull();
    moves.settle(table(8));
    expect([moves.pending, moves.takenBack]).toEqual([null, null]);
  });

  it('takes back what came too late, and forgets that with the next move', async () => {
    const moves = new MoveSender(() => Promise.resolve(table(9, { outdated: true })), vi.fn());
    moves.submit(pending());
    await vi.waitFor(() => expect(moves.takenBack).not.toBeNull());
    moves.submit(pending());
    expect(moves.takenBack).toBeNull();
  });
});
