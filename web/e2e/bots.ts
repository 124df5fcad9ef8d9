/** Games that bots play among themselves. They only play while somebody watches. */

import { randomBytes } from 'node:crypto';
import { request as open } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test, type APIRequestContext } from '@playwright/test';

/** A table of bots, played to its end. */
export async function playedByBots(request: APIRequestContext, data: object): Promise<string> {
  const { table } = (await (await request.post('/api/tables', { data })).json()) as { table: string };
  const socket = await watch(table);
  await expect
    .poll(async () => (await request.get(`/api/games/${table}`)).status(), { timeout: 90_000 })
    .toBe(200);
  socket.destroy();
  return table;
}

/** Say hello at a table, and stay. Node 20 has no WebSocket of its own. */
function watch(table: string): Promise<Socket> {
  const hello = Buffer.from(JSON.stringify({ type: 'hello', table }));
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]);
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
    };
    open(new URL('/api/socket', test.info().project.use.baseURL), { headers })
      .on('upgrade', (_, socket: Socket) => {
        socket.resume();
        socket.write(frame);
        resolve(socket);
      })
      .on('error', reject)
      .end();
  });
}
