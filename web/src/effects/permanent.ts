/** The permanent effects of buildings, and how each is drawn. */

import type { IconName } from '../art/icons';
import type { PERMANENTS } from '../lib/contract';
import type { Effect, EffectIcon, EffectName, Goods } from './effect';
import { goodsOf } from './effect';

export type Permanent =
  | {
      kind: (typeof PERMANENTS)[number];
      n: number;
    }
  | { kind: 'city_hall' | 'foundry' }
  | { kind: 'exchange'; give: Goods; take: Goods };

/** When it works, what is paid, and what is gained or gets cheaper. */
export type PermanentIcons = {
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

export function permanentIcons(permanent: Permanent): PermanentIcons {
  switch (permanent.kind) {
    case 'income_money':
      return { when: 'income', gain: gain('money', permanent.n) };
    case 'ship_less':
      return { when: 'ship', less: { icon: 'money', n: permanent.n } };
    case 'captain_less':
      return { when: 'captain', less: { icon: 'money', n: permanent.n } };
    case 'cube_less':
      return { when: 'build', less: { icon: 'cube', n: permanent.n } };
    case 'build_money':
      return { when: 'build', gain: gain('money', permanent.n) };
    case 'governor_blue':
      return { when: 'governor', gain: gain('blue', permanent.n) };
    case 'city_hall':
      return { when: 'turn', pay: { icon: 'barrel', n: 1 }, gain: gain('star', 1), repeatable: true };
    case 'foundry':
      return { when: 'income', pay: { icon: 'ore', n: 1 }, gain: gain('cannon', 1), repeatable: true };
    case 'exchange': {
      const [pay] = iconsOf(permanent.give);
      return { ...(pay ? { pay } : {}), gain: [iconsOf(permanent.take)] };
    }
  }
}
