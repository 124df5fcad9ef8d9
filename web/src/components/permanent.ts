import type { IconName } from '../art/icons';
import type { Effect, EffectIcon } from '../effects/effect';

/** A lasting effect: when it works, what goes in, what comes out or gets cheaper. */
export type Permanent = {
  when?: Extract<IconName, 'income' | 'governor' | 'build' | 'ship' | 'captain' | 'turn'>;
  pay?: EffectIcon;
  gain?: Effect;
  /** So much less of this is paid. */
  less?: { icon: 'cube' | 'money'; n: number };
  /** Any number of times. */
  each?: boolean;
};
