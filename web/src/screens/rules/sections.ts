/** The rules in their order. A test holds this list to the texts. */

const run = (prefix: string, last: number, first = 1): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${prefix}-${String(first + i).padStart(2, '0')}`);

export const SECTIONS = [
  { id: 'setup', rules: run('SET', 13) },
  { id: 'round', rules: [...run('RND', 1), ...run('INC', 4), ...run('SHP', 5)] },
  { id: 'warehouse', rules: run('WHS', 8) },
  {
    id: 'actions',
    rules: [...run('ACT', 11), ...run('BLD', 8), ...run('CAP', 6), ...run('CON', 3), ...run('REC', 2)],
  },
  { id: 'trade', rules: run('TRD', 9) },
  { id: 'wishes', rules: [...run('WSH', 6), ...run('POP', 1), ...run('EOR', 4)] },
  { id: 'allegiance', rules: [...run('ALG', 8), ...run('REP', 4), ...run('POP', 2, 2)] },
  { id: 'end', rules: [...run('END', 6), ...run('WIN', 5)] },
  { id: 'two', rules: run('TWO', 14) },
] as const;

export const ALLEGIANCES = 10;
/** The rule that lists the allegiances. */
export const LISTING = 'ALG-08';
export const RULE = /^[A-Z]{3}-\d\d$/;
