/** Which pieces are shown; the address says so. */

import type { Group } from '../../art/buildings';
import { BUILDING_COLOURS } from '../../lib/contract';
import { KINDS, PROVENANCES, type Item, type Kind } from './facts/facts';
import type { ProvenanceKind } from '../../lib/wire';

export const ROUNDS = ['1', '2', '3', '4', '5'] as const;

export type Filter = {
  edition: string | null;
  kind: Kind;
  colour: Group | null;
  round: string | null;
  source: ProvenanceKind | null;
};

const among = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((one) => one === value) ?? null;

export function readFilter(query: URLSearchParams): Filter {
  return {
    edition: query.get('edition'),
    kind: among(KINDS, query.get('kind')) ?? 'building',
    colour: among(BUILDING_COLOURS, query.get('colour')),
    round: among(ROUNDS, query.get('round')),
    source: among(PROVENANCES, query.get('source')),
  };
}

export function addressOf({ edition, kind, colour, round, source }: Filter): string {
  const query = new URLSearchParams(edition ? { edition, kind } : { kind });
  if (colour && kind === 'building') query.set('colour', colour);
  if (round && kind === 'captain') query.set('round', round);
  if (source) query.set('source', source);
  return `/cards?${query}`;
}

export const shows = ({ kind, colour, round, source }: Filter, item: Item): boolean =>
  item.kind === kind &&
  (kind !== 'building' || colour === null || item.group === colour) &&
  (kind !== 'captain' || round === null || item.round === Number(round)) &&
  (source === null || item.facts.some(({ provenance }) => provenance === source));
