import type { IconName } from '../../art/icons';
import { goodsOf } from '../../effects/effect';
import type { Condition } from './edition';

type Part = { icon: IconName; n?: number | string };

const COUNTED: [Exclude<keyof Condition, 'goods' | 'difference'>, IconName][] = [
  ['buildings', 'build'],
  ['one_colour', 'build'],
  ['captains', 'captain'],
  ['contracts', 'contract'],
  ['population', 'population'],
  ['reputation', 'star'],
  ['money', 'money'],
];

/** What an allegiance asks for, as icons with their figures. */
export function conditionIcons(condition: Condition): Part[] {
  if (condition.difference !== undefined)
    return [{ icon: 'blue' }, { icon: 'red', n: `±${condition.difference}` }];
  const parts: Part[] = COUNTED.flatMap(([part, icon]) =>
    condition[part] ? [{ icon, n: condition[part] }] : [],
  );
  if (condition.one_colour) parts.push({ icon: 'copies' });
  const goods = goodsOf(condition.goods ?? {});
  return [...parts, ...goods.map(({ good, n }) => (n > 1 ? { icon: good, n } : { icon: good }))];
}
