/** The permanent effects of buildings, and how each is drawn. */

import type { IconName } from '../art/icons';
import type { PermanentKind } from '../lib/wire';
import type { Effect, EffectIcon, EffectName, Goods } from './effect';
import { goodsOf } from './effect';

export type Permanent =
  | { kind: PermanentKind; n: number }
  | { kind: 'city_hall' | 'foundry' }
  | { kind: 'exchange'; give: Goods; take: Goods };

/** When it works, what is paid, and what is gained or gets cheaper. */
type PermanentIcons = {
  when?: Extract<IconName, 'income' | 'governor' | 'build' | 'ship' | 'captain' | 'turn'>;
  pay?: EffectIcon;
  gain?: Effect;
  /** So much less of this is paid. */
  less?: { icon: 'cube' | 'money'; n: number };
  /** As many times as the player likes. */
  repeatable?: boolean;
};

const gain = (icon: EffectName, n: number): Effect => [[{ icon, n }]];
const iconsOf = (goods: Goods): EffectIcon[] => goodsOf(goods).map(({ good, n }) => ({ icon: good, n }));

/** Effects with a figure, by their names in the contract, and how each is drawn. */
const DRAWN_WITH_FIGURE: Record<PermanentKind, (n: number) => PermanentIcons> = {
  income_money: (n) => ({ when: 'income', gain: gain('money', n) }),
  ship_less: (n) => ({ when: 'ship', less: { icon: 'money', n } }),
  captain_less: (n) => ({ when: 'captain', less: { icon: 'money', n } }),
  cube_less: (n) => ({ when: 'build', less: { icon: 'cube', n } }),
  build_money: (n) => ({ when: 'build', gain: gain('money', n) }),
  governor_blue: (n) => ({ when: 'governor', gain: gain('blue', n) }),
};

export const hasFigure = (kind: string): kind is PermanentKind => kind in DRAWN_WITH_FIGURE;

export function permanentIcons(permanent: Permanent): PermanentIcons {
  switch (permanent.kind) {
    case 'city_hall':
      return { when: 'turn', pay: { icon: 'barrel', n: 1 }, gain: gain('star', 1), repeatable: true };
    case 'foundry':
      return { when: 'income', pay: { icon: 'ore', n: 1 }, gain: gain('cannon', 1), repeatable: true };
    case 'exchange': {
      const [pay] = iconsOf(permanent.give);
      return { ...(pay ? { pay } : {}), gain: [iconsOf(permanent.take)] };
    }
    default:
      return DRAWN_WITH_FIGURE[permanent.kind](permanent.n);
  }
}
