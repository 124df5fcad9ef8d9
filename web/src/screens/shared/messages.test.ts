/** The words of the pages for reading: none is missing, none is left over. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOTES } from '../learn/notes';

const SCREENS = ['rules', 'cards', 'replays', 'replay', 'learn', 'shared'];
const FOLDERS = [...SCREENS.map((name) => join('src/screens', name)), 'src/show'];
const OURS = /^(read|cards|replays?|deal|show|learn)-/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
).join('\n');

const idsOf = (file: string): string[] =>
  [...readFileSync(`../src/tearum/text/en/${file}.ftl`, 'utf8').matchAll(/^([\w-]+) =/gm)].map(
    ([, id = '']) => id,
  );
const messageIds = ['page/reading', 'page/learn'].flatMap(idsOf);

/** Names in the source, and the beginnings of those that are put together. */
const named = new Set([...sources.matchAll(/'([a-z]+(?:-[\w]+)+)'/g)].map(([, id = '']) => id));
const prefixes = [
  ...new Set(
    [...sources.matchAll(/`((?:read|cards|replays?|deal|show|learn)-[\w-]*)\$\{/g)].map(
      ([, start = '']) => start,
    ),
  ),
];

it('every message that is asked for exists', () => {
  expect([...named].filter((id) => OURS.test(id) && !messageIds.includes(id))).toEqual([]);
  expect(prefixes.filter((start) => !messageIds.some((id) => id.startsWith(start)))).toEqual([]);
});

it('every message is asked for', () => {
  const notes = NOTES.map(({ id }) => `learn-${id}`);
  const known = prefixes.filter((start) => start !== 'learn-');
  expect(
    messageIds.filter(
      (id) => !named.has(id) && !notes.includes(id) && !known.some((start) => id.startsWith(start)),
    ),
  ).toEqual([]);
});

it('texts that come with their screen belong to no other', () => {
  const parts = {
    'page/labpage': /^labpage-/,
    'page/learn': /^learn-/,
    'game/rules': /^(rules?|allegiance)-/,
  };
  for (const [file, own] of Object.entries(parts))
    expect(idsOf(file).filter((id) => !own.test(id))).toEqual([]);
});
