import type { Drawing } from '../drawing';
import * as actions from './actions';
import * as goods from './goods';
import * as symbols from './symbols';
import * as tokens from './tokens';

export const icons = { ...goods, ...tokens, ...actions, ...symbols } satisfies Record<string, Drawing>;

export type IconName = keyof typeof icons;
