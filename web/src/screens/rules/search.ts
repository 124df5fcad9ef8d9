/** Finding words in the rules, whatever their accents and capitals. */

export type Entry = { id: string; text: string; ruling: string | null; list: readonly string[] };
/** A stretch of text: plain, found by the search, or the number of another rule. */
type Segment = { text: string; found: boolean; rule: boolean };

/** Letter for letter, so that places in the normalized text are places in the text. */
const normalized = (text: string): string =>
  Array.from(
    text,
    (sign) => sign.normalize('NFD').charAt(0).toLowerCase() + ' '.repeat(sign.length - 1),
  ).join('');

export const wordsOf = (query: string): string[] => [
  ...new Set(normalized(query).split(/\s+/).filter(Boolean)),
];

/** Every word is somewhere in the rule, its number or the heading above it. */
export function matches(entry: Entry, heading: string, words: readonly string[]): boolean {
  const whole = normalized([entry.id, entry.text, entry.ruling ?? '', ...entry.list, heading].join('\n'));
  return words.every((word) => whole.includes(word));
}

function foundIn(text: string, words: readonly string[]): boolean[] {
  const plain = normalized(text);
  const hits = Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hits.fill(true, at, at + word.length);
  }
  return hits;
}

export function segments(text: string, words: readonly string[]): Segment[] {
  const hits = foundIn(text, words);
  const rules = Array<boolean>(text.length).fill(false);
  for (const { index, 0: id } of text.matchAll(/\b[A-Z]{3}-\d\d\b/g)) {
    rules.fill(true, index, index + id.length);
    hits.fill(hits.slice(index, index + id.length).some(Boolean), index, index + id.length);
  }
  const all: Segment[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = all[all.length - 1];
    const found = hits[i] ?? false;
    const rule = rules[i] ?? false;
    if (last && last.found === found && last.rule === rule) last.text += text.charAt(i);
    else all.push({ text: text.charAt(i), found, rule });
  }
  return all;
}
