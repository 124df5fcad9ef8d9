/** Where everybody's points come from, by source and colour, out of the events of the game. */

import type { Colour, Event } from '../lib/wire';
import { SourceReader, type Source, type SourceEdition } from './effectSources';

export const SCORE_SOURCES = [
  'endowment',
  'buildings',
  'captains',
  'contracts',
  'boards',
  'track',
  'wishes',
  'allegiance',
  'conversion',
  'limit',
] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];
export type Points = Record<Colour, number>;
export type Breakdown = { sources: Record<ScoreSource, Points>; total: Points };

const SOURCE_NAMES: Record<Source['of'], ScoreSource> = {
  building: 'buildings',
  captain: 'captains',
  contract: 'contracts',
  track: 'track',
  endowment: 'endowment',
  wish: 'wishes',
  board: 'boards',
};

const noPoints = (): Points => ({ blue: 0, red: 0 });

function sourceOf(reader: SourceReader, { cause, colour = 'blue', points = 0 }: Event): ScoreSource {
  switch (cause) {
    case 'contract':
      return 'contracts';
    case 'allegiance':
      return 'allegiance';
    case 'conversion':
      return 'conversion';
    case 'standing':
      return 'buildings';
    default:
      return SOURCE_NAMES[reader.sourceOfPoints(colour, points)?.of ?? 'board'];
  }
}

/** One breakdown for each seat. */
export function breakdownsOf(edition: SourceEdition, events: readonly Event[], players: number): Breakdown[] {
  return Array.from({ length: players }, (_, seat) => {
    const reader = new SourceReader(edition, players);
    const sources = Object.fromEntries(
      SCORE_SOURCES.map((name) => [name, noPoints()]),
    ) as Breakdown['sources'];
    const total = noPoints();
    for (const event of events) {
      if (event.seat !== seat) continue;
      const { kind, colour, points = 0 } = event;
      reader.read(event);
      if (!colour || (kind !== 'vp' && kind !== 'limited')) continue;
      const source = kind === 'limited' ? 'limit' : sourceOf(reader, event);
      const n = kind === 'limited' ? -points : points;
      sources[source][colour] += n;
      total[colour] += n;
    }
    return { sources, total };
  });
}

/** The sources that gave or took anything from anybody, in their order. */
export const usedSources = (breakdowns: readonly Breakdown[]): ScoreSource[] =>
  SCORE_SOURCES.filter((name) =>
    breakdowns.some(({ sources }) => sources[name].blue !== 0 || sources[name].red !== 0),
  );
