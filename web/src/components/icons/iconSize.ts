import type { IconName } from '../../art/icons';
import { isAction, isPlated, type Effect, type EffectName } from '../../effects/effect';

export type IconSize = 's' | 'm' | 'l';

export const ICON_PX: Record<IconSize, number> = { s: 16, m: 24, l: 36 };

/** Icons that are laid out piece by piece up to this many; more are written as a number. */
export const MAX_REPEATED = 3;

const isPiece = (icon: EffectName): boolean => !isAction(icon) && !isPlated(icon) && icon !== 'population';

/** How many signs an effect is drawn with, piece by piece. */
export const countIcons = (effect: Effect): number =>
  effect.flat().reduce((sum, { icon, n = 1 }) => sum + (isPiece(icon) && n <= MAX_REPEATED ? n : 1), 0);

export const iconName = (name: EffectName): IconName => (name === 'all_expansions' ? 'allExpansions' : name);
