import type { IconName } from '../art/icons';
import type { EffectName } from '../effects/effect';

export type SignSize = 's' | 'm' | 'l';

export const SIGN_PX: Record<SignSize, number> = { s: 16, m: 24, l: 36 };

/** Icons that are laid out piece by piece up to this many; more are written as a number. */
export const PIECES = 3;

export const signIcon = (name: EffectName): IconName => (name === 'all_expansions' ? 'allExpansions' : name);
