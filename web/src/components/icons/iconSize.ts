import type { IconName } from '../../art/icons';
import { isAction, type Effect, type EffectName } from '../../effects/effect';

export type SignSize = 's' | 'm' | 'l';

export const SIGN_PX: Record<SignSize, number> = { s: 16, m: 24, l: 36 };

/** Icons that are laid out piece by piece up to this many; more are written as a number. */
export const PIECES = 3;

const isPiece = (icon: EffectName): boolean =>
  !isAction(icon) && !['money', 'blue', 'red', 'population'].includes(icon);

/** How many signs an effect is drawn with, piece by piece. */
export const signsOf = (effect: Effect): number =>
  effect.flat().reduce((sum, { icon, n = 1 }) => sum + (isPiece(icon) && n <= PIECES ? n : 1), 0);

export const signIcon = (name: EffectName): IconName => (name === 'all_expansions' ? 'allExpansions' : name);
