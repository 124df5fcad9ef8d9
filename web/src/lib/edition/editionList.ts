/** Editions by name, and those that were brought to the tables of this browser. */

import { spoken } from '../text/fluent.svelte';
import { recall, remember } from '../storage';
import type { EditionName } from '../wire';

const MOST = 12;

export const ownEditions = (): EditionName[] => recall<EditionName[]>('editions', []);

export function keepEdition(one: EditionName): void {
  if (isOwn(one))
    remember('editions', [one, ...ownEditions().filter(({ key }) => key !== one.key)].slice(0, MOST));
}

/** One that does not come with the game. */
export const isOwn = ({ key, id }: EditionName): boolean => key !== id;

/** Every edition once, as it was named first. */
export const namedOnce = (all: readonly (EditionName | undefined)[]): EditionName[] =>
  all.filter(
    (one, at): one is EditionName =>
      one !== undefined && all.findIndex((other) => other?.key === one.key) === at,
  );

export const editionTitle = ({ title, id }: Pick<EditionName, 'title' | 'id'>): string =>
  title[spoken()] ?? id;
