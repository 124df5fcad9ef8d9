/** Recorded games for tests: what a table was sent, and how it ended. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Edition } from '../lib/edition/edition';
import { setMessages } from '../lib/text/fluent.svelte';
import type { Event, Language, Result } from '../lib/wire';

type Game = { players: number; steps: number[]; result: Result; events: Event[] };

const lines = (name: string): unknown[] =>
  readFileSync(`src/turns/recorded/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

/** `steps` are the numbers of events after the deal and after each decision. */
export function recordedGame(players: 2 | 4): Game {
  const [head, ...events] = lines(`game${players}`);
  return { ...(head as Omit<Game, 'events'>), events: events as Event[] };
}

/** The cards of the recorded games: names and effects. */
export const recordedEdition = (): Edition => lines('edition')[0] as Edition;

const FOLDER = '../src/tearum/text';

export function useMessages(language: Language): void {
  const files = readdirSync(`${FOLDER}/${language}`, { encoding: 'utf8', recursive: true });
  setMessages(
    language,
    files
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => readFileSync(`${FOLDER}/${language}/${file}`, 'utf8'))
      .join('\n'),
  );
}
