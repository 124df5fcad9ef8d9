/** Editions by name, and those that were brought to the tables of this browser. */

import { localName } from '../text/fluent.svelte';
import { loadStored, saveStored } from '../storage';
import type { EditionName } from '../wire';

const MAX_EDITIONS = 12;

export const uploadedEditions = (): EditionName[] => loadStored<EditionName[]>('editions', []);

export function saveEdition(one: EditionName): void {
  if (isUploaded(one))
    saveStored(
      'editions',
      [one, ...uploadedEditions().filter(({ key }) => key !== one.key)].slice(0, MAX_EDITIONS),
    );
}

/** One that does not come with the game. */
export const isUploaded = ({ key, id }: EditionName): boolean => key !== id;

/** Every edition once, as it was named first. */
export const uniqueEditions = (all: readonly (EditionName | undefined)[]): EditionName[] =>
  all.filter(
    (one, at): one is EditionName =>
      one !== undefined && all.findIndex((other) => other?.key === one.key) === at,
  );

export const editionTitle = ({ title, id }: Pick<EditionName, 'title' | 'id'>): string =>
  localName(title) ?? id;
