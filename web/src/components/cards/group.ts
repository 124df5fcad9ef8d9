import type { Group } from '../../art/buildings';
import type { IconName } from '../../art/icons';

/** Each building group has an emblem as well as a colour. */
export const GROUP_ICON: Record<Group, IconName> = {
  crown: 'crownGroup',
  trades: 'tradesGroup',
  hygiene: 'hygiene',
  entertainment: 'entertainment',
  security: 'security',
};
