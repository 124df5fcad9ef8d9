import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gunzip, untar } from './unpack';

const FILES: Record<string, string> = {
  'tearum/empty.py': '',
  'tearum/text/fr/page.ftl': 'à bientôt\n'.repeat(200),
  'tearum/block.py': 'x'.repeat(512),
};

it('unpacks what the tar of this machine has packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tearum-tar-'));
  const names = Object.keys(FILES);
  names.forEach((name, i) => writeFileSync(join(folder, String(i)), FILES[name] ?? ''));
  const renamed = names.map((name, i) => `--transform=s,^${i}$,${name},`);
  const archive = join(folder, 'all');
  execFileSync('tar', [
    '-czf',
    archive,
    '--format=ustar',
    ...renamed,
    '-C',
    folder,
    ...names.map((_, i) => String(i)),
  ]);
  const bytes = await gunzip(new Response(new Uint8Array(readFileSync(archive))));
  const found = [...untar(bytes)].map(([path, content]) => [path, new TextDecoder().decode(content)]);
  expect(found).toEqual(Object.entries(FILES));
});

it('says what could not be fetched', async () => {
  await expect(gunzip(new Response('no', { status: 404 }))).rejects.toThrow('404');
});
