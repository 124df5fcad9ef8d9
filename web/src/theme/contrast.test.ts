import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

const [day = '', night = ''] = css.split("[data-theme='dark']");
const read = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
const themes: Record<string, Record<string, string>> = {
  light: read(day),
  dark: { ...read(day), ...read(night) },
};

const TEXT_PAIRS = [
  ['text', 'board'],
  ['text', 'card'],
  ['text', 'well'],
  ['text', 'step'],
  ['text-soft', 'board'],
  ['text-soft', 'step'],
  ['text-soft', 'well'],
  ['text-soft', 'card'],
  ['on-table', 'table'],
  ['on-table-soft', 'table'],
  ['on-accent', 'accent'],
  ['blue-text', 'card'],
  ['blue-text', 'well'],
  ['blue-text', 'step'],
  ['red-text', 'card'],
  ['red-text', 'well'],
  ['red-text', 'step'],
  ['on-vp', 'blue'],
  ['on-vp', 'red'],
  ['on-coin', 'coin'],
  ['art-ink', 'lit'],
  ['on-group', 'trades-group'],
  ['on-group', 'hygiene-group'],
  ['on-group', 'entertainment-group'],
  ['on-group', 'security-group'],
  ['on-group', 'crown-group'],
] as const;

const SHAPE_PAIRS = [
  ['focus', 'focus-gap'],
  ['lit', 'table'],
  ['brass', 'table-deep'],
] as const;

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  test.each(TEXT_PAIRS)('%s is readable on %s', (ink, paper) => {
    expect(contrast(tokens[ink], tokens[paper])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPE_PAIRS)('%s stands out from %s', (ink, paper) => {
    expect(contrast(tokens[ink], tokens[paper])).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a = '#000000', b = '#000000'): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
