import { expect, it } from 'vitest';
import { uniqueEditions } from './editionList';

it('an edition that is known twice is listed once, as it was named first', () => {
  const named = (key: string, title: string) => ({ key, id: 'box', hash: '', title: { en: title } });
  const [classic, mine] = [named('classic', 'Classic'), named('a1', 'Mine')];
  expect(uniqueEditions([classic, mine, undefined, named('a1', 'Again'), classic])).toEqual([classic, mine]);
});
