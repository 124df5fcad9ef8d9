/** Every component says what it says in English, French and German, without a complaint. */

import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../lib/contract';
import { settings } from '../lib/settings.svelte';
import { setLanguage } from '../lib/text/fluent.svelte';
import * as words from '../lib/text/words';
import { setDescriber } from '../effects/describe.svelte';
import { provideTableModel } from '../lib/table/tableModel.svelte';
import type { Language } from '../lib/wire';
import { closeTables, stubFetch, textsOf } from '../recorded/fakeServer';
import { SAME_WORD, SAMPLES, WORDLESS } from './samples';

const files = import.meta.glob<{ default: Component<Record<string, unknown>> }>([
  '../{app,art,components,offline,screens,show,table}/**/*.svelte',
]);
const nameOf = (file: string): string => file.slice('../'.length, -'.svelte'.length);

/** Ids of messages, as they would stand there if one were missing. */
const ids = new Set([...textsOf('en').matchAll(/^([a-z]\w*(?:-\w+)+) =/gm)].map(([, id = '']) => id));
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip', 'aria-valuetext'];

const SILENT = new Set(['style', 'script']);

/** All that can be read or heard, piece by piece. */
function saidIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) said.push(...ATTRIBUTES.map((name) => node.getAttribute(name) ?? ''));
    else if (!SILENT.has(node.parentElement?.localName ?? '')) said.push(node.textContent ?? '');
  }
  return said.map((text) => text.trim()).filter(Boolean);
}

const complaints: unknown[][] = [];

/** What is loaded comes some time later. */
async function settle(wordless: boolean): Promise<void> {
  for (let i = 0; i < 100 && (i < 4 || (!wordless && saidIn(document.body).length === 0)); i += 1)
    await new Promise((done) => setTimeout(done, 0));
}

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await setLanguage(language);
}

async function draw(name: string): Promise<void> {
  stubFetch();
  const { props = {}, model, answers } = await SAMPLES[name]!();
  stubFetch(answers);
  const { default: component } = await files[`../${name}.svelte`]!();
  const host: Component<Record<string, unknown>> = (internals, given) => {
    if (model) provideTableModel(() => model);
    return component(internals, given);
  };
  render(host, { props });
}

beforeAll(() => setDescriber(words.effect));
beforeEach(() => {
  complaints.length = 0;
  for (const way of ['error', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...given) => void complaints.push(given));
});
afterEach(() => {
  cleanup();
  closeTables();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

it('has a sample for every component, and none for one that is gone', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(files).map(nameOf).sort());
});

/** Drawn once and then switched, as by the player: drawing three times takes three times as long. */
it.each(Object.keys(SAMPLES))('%s says it in three languages', async (name) => {
  const wordless = WORDLESS.has(name);
  const said: Partial<Record<Language, string[]>> = {};
  for (const language of LANGUAGES) {
    stubFetch();
    await speak(language);
    if (language === LANGUAGES[0]) await draw(name);
    await settle(wordless);
    const all = saidIn(document.body);
    said[language] = all;
    expect(complaints, language).toEqual([]);
    expect(
      all.filter((text) => ids.has(text) || /\b(undefined|NaN)\b|\[object|\{\$?\w/.test(text)),
      language,
    ).toEqual([]);
    if (!wordless) expect(all.join('').length, language).toBeGreaterThan(0);
  }
  const { en = [], fr = [], de = [] } = said;
  const different = new Set([en, fr, de].map((all) => all.join('\n'))).size;
  expect(different).toBe(wordless ? 1 : SAME_WORD.has(name) ? 2 : 3);
  const others = new Set([...fr, ...de]);
  const untranslated = en.filter((text) => others.has(text) && /\p{Ll}{2,} \p{L}{2,} \p{L}{2,}/u.test(text));
  expect(untranslated).toEqual([]);
});
