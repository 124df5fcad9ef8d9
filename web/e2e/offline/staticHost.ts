/** The folder that `make site` writes, on a plain host of files. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

const SITE = '../build/site';

export type StaticHost = { address: string; stop: () => void };

export async function staticHost(): Promise<StaticHost> {
  if (!existsSync(`${SITE}/engine.json`)) throw new Error('There is no site to play on: run `make site`.');
  const port = await freePort();
  const host = spawn('python3', ['-m', 'http.server', String(port), '--directory', SITE], {
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => null)) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return { address, stop: () => host.kill() };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
