import { beforeEach, expect, it } from 'vitest';
import { editionTitle, saveEdition, uniqueEditions, uploadedEditions } from './editionList';

const named = (key: string, title = 'Mine') => ({ key, id: 'box', hash: '', title: { en: title } });

beforeEach(() => localStorage.clear());

it('an edition that is known twice is listed once, as it was named first', () => {
  const [classic, mine] = [named('classic', 'Classic'), named('a1')];
  expect(uniqueEditions([classic, mine, undefined, named('a1', 'Again'), classic])).toEqual([classic, mine]);
});

it('those that were brought along are kept, the latest first and each once', () => {
  for (const key of ['a1', 'a2', 'a1']) saveEdition(named(key));
  saveEdition(named('box'));
  expect(uploadedEditions().map(({ key }) => key)).toEqual(['a1', 'a2']);
  for (let i = 0; i < 14; i += 1) saveEdition(named(`b${i}`));
  expect(uploadedEditions()).toHaveLength(12);
  expect(uploadedEditions()[0]?.key).toBe('b13');
});

it('one without a title is called by its name', () => {
  expect(editionTitle(named('a1', 'Classic'))).toBe('Classic');
  expect(editionTitle({ id: 'box', title: {} })).toBe('box');
});
