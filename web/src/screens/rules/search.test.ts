import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matches, segments, wordsOf } from './search';
import { ALLEGIANCES, SECTIONS } from './sections';

const texts = (language: string) => readFileSync(`../src/tearum/text/${language}/game/rules.ftl`, 'utf8');

describe('sections', () => {
  it('hold the rules of the texts, in their order', () => {
    const source = texts('en');
    const order = [...source.matchAll(/^(?:rules-section-(\w+)|rule-([A-Z]{3}-\d\d)) =/gm)].map(
      ([, section, rule]) => section ?? rule,
    );
    expect(SECTIONS.flatMap(({ id, rules }) => [id, ...rules])).toEqual(order);
    expect(SECTIONS.flatMap(({ rules }) => [...rules])).toHaveLength(119);
    expect(source.match(/^allegiance-\d+ =/gm)).toHaveLength(ALLEGIANCES);
  });
});

describe('search', () => {
  const rule = {
    id: 'ALG-08',
    text: 'Dix allégeances, voir EOR-01.',
    ruling: 'Œuvre à tout moment.',
    list: ['7 bâtiments construits'],
  };

  it('finds words without their accents, numbers, headings and lists', () => {
    for (const query of ['allegeances', 'ALLÉGEANCES', 'alg-08', 'moment dix', 'batiments', 'titre']) {
      expect(matches(rule, 'Le titre', wordsOf(query)), query).toBe(true);
    }
    expect(matches(rule, 'Le titre', wordsOf('dix onze'))).toBe(false);
  });

  it('marks what was found, and keeps the text', () => {
    const parts = segments(rule.text, wordsOf('allegeance'));
    expect(parts.map(({ text }) => text).join('')).toBe(rule.text);
    expect(parts.filter(({ found }) => found).map(({ text }) => text)).toEqual(['allégeance']);
  });

  it('finds every place of a word, and words beside each other as one stretch', () => {
    const found = (text: string, query: string) =>
      segments(text, wordsOf(query)).flatMap((part) => (part.found ? [part.text] : []));
    expect(found('Rum, tea, rum.', 'RUM')).toEqual(['Rum', 'rum']);
    expect(found('aaaa b', 'aa')).toEqual(['aaaa']);
    expect(found('teapot', 'pot tea')).toEqual(['teapot']);
    expect(found('Nothing here', '')).toEqual([]);
    expect(wordsOf('  Tea tea  RUM ')).toEqual(['tea', 'rum']);
    expect(segments('', ['tea'])).toEqual([]);
  });

  it('keeps letters that take two places where they are', () => {
    expect(segments('🫖 tea', wordsOf('tea')).map(({ text }) => text)).toEqual(['🫖 ', 'tea']);
  });

  it('leaves the number of a rule in one piece', () => {
    expect(segments('See EOR-01.', wordsOf('r-0'))).toEqual([
      { text: 'See ', found: false, rule: false },
      { text: 'EOR-01', found: true, rule: true },
      { text: '.', found: false, rule: false },
    ]);
  });
});
