/** How far a player is with the condition of an allegiance, in figures and in words. */

import type { IconName } from '../../art/icons';
import { goodsOf, type Good } from '../../effects/effect';
import type { Condition, Edition } from '../../lib/edition/edition';
import { t } from '../../lib/text/fluent.svelte';
import * as words from '../../lib/text/words';
import type { PlayerBoard } from '../../lib/wire';

type Counted = Exclude<keyof Condition, 'goods' | 'difference'>;
export type Progress = {
  of: Counted | 'goods' | 'difference';
  icon: IconName;
  /** Null where it is hidden in a closed chest. */
  have: number | null;
  needed: number;
  met: boolean;
  good?: Good;
};

const ICONS: Record<Counted, IconName> = {
  buildings: 'build',
  one_colour: 'copies',
  captains: 'captain',
  contracts: 'contract',
  population: 'population',
  reputation: 'star',
  money: 'money',
};
const COUNTED = Object.keys(ICONS) as Counted[];

/** The most buildings of one colour. */
function mostOfOneColour(edition: Pick<Edition, 'buildings'>, numbers: readonly number[]): number {
  const counts = new Map<string, number>();
  for (const n of numbers) {
    const group = edition.buildings[n - 1]?.group ?? '';
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function countOf(edition: Pick<Edition, 'buildings'>, board: PlayerBoard, what: Counted): number {
  switch (what) {
    case 'one_colour':
      return mostOfOneColour(edition, board.buildings);
    case 'buildings':
    case 'captains':
    case 'contracts':
      return board[what].length;
    default:
      return board[what];
  }
}

export function progressOf(
  edition: Pick<Edition, 'buildings'>,
  condition: Condition,
  board: PlayerBoard,
): Progress[] {
  const parts = COUNTED.flatMap((of): Progress[] => {
    const needed = condition[of];
    if (!needed) return [];
    const have = countOf(edition, board, of);
    return [{ of, icon: ICONS[of], have, needed, met: have >= needed }];
  });
  for (const { good, n } of goodsOf(condition.goods ?? {})) {
    const have = board.goods[good] ?? 0;
    parts.push({ of: 'goods', icon: good, have, needed: n, met: have >= n, good });
  }
  if (condition.difference !== undefined) {
    const { blue, red } = board;
    const have = blue === null || red === null ? null : Math.abs(blue - red);
    const met = have !== null && have <= condition.difference;
    parts.push({ of: 'difference', icon: 'blue', have, needed: condition.difference, met });
  }
  return parts;
}

/** "3 of 4 contracts", "$20 needed: $14". */
export function progressText({ of, have, needed, good }: Progress): string {
  if (have === null) return t('progress-hidden', { needed });
  if (of === 'goods' && good) return t('progress-goods', { have, goods: words.pieces(good, needed) });
  if (of === 'money') return t('progress-money', { have: words.money(have), needed: words.money(needed) });
  return t(`progress-${of}`, { have, needed });
}
