/** The texts of the page: one language at a time, switched without a reload. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { siteAddress } from '../base';
import { LANGUAGES } from '../contract';
import type { Language } from '../wire';

export type Args = Record<string, FluentVariable>;

/** Texts that only some screens need, each a file of its own; all others come first. */
export type TextPart = 'labpage' | 'learn' | 'offline' | 'people' | 'review' | 'rules' | 'talk';

const sources = new Map<string, Promise<string>>();
const parts = new Set<TextPart>();
let wanted: Language | null = null;
let shown = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The first of the browser's languages that we speak. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const language of languages) {
    const short = language.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

const bundles = new Map<Language, { source: string; bundle: FluentBundle }>();

/** Parsed once, also for those who switch to and fro. */
function bundleOf(language: Language, source: string): FluentBundle {
  const known = bundles.get(language);
  if (known?.source === source) return known.bundle;
  const bundle = new FluentBundle([language, 'en'], { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, { source, bundle });
  return bundle;
}

async function fetchSource(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.text();
}

/** Fetched once; what could not be fetched is tried again next time. */
function sourceOf(address: string): Promise<string> {
  const known = sources.get(address);
  if (known) return known;
  const source = fetchSource(address);
  sources.set(address, source);
  source.catch(() => sources.delete(address));
  return source;
}

/** Fetches a language's texts and shows them, with the parts that were asked for so far. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const names = [language, ...[...parts].map((part) => `${language}/${part}`)];
  const texts = await Promise.all(names.map((name) => sourceOf(siteAddress(`/api/text/${name}.ftl`))));
  if (wanted !== language || names.length <= parts.size) return; // meanwhile asked for something else
  shown = { language, bundle: bundleOf(language, texts.join('\n')) };
  document.documentElement.lang = language;
}

/** Adds texts that a screen needs, in the current language and in every later one. */
export async function loadTexts(...names: readonly TextPart[]): Promise<void> {
  const missing = names.filter((name) => !parts.has(name));
  if (missing.length === 0) return;
  for (const name of missing) parts.add(name);
  try {
    await setLanguage(wanted ?? currentLanguage());
  } catch (error) {
    for (const name of missing) parts.delete(name);
    throw error;
  }
}

/** Shows texts that are at hand, as tests have them. */
export function setMessages(language: Language, source: string): void {
  shown = { language, bundle: bundleOf(language, source) };
}

export const currentLanguage = (): Language => shown?.language ?? 'en';
export const messagesLoaded = (): boolean => shown !== null;
export const hasMessage = (id: string): boolean => shown?.bundle.hasMessage(id) ?? false;

/** French says "d’Ada" but "de Ben", so a message that names a player is told which; h keeps its "de". */
function withElision(args: Args): Args {
  if (typeof args.player !== 'string') return args;
  const first = args.player.normalize('NFD').charAt(0).toLowerCase();
  return { ...args, elides: 'aeiouyœæ'.includes(first) ? 'yes' : 'no' };
}

const MOST_FORMATTED = 4000;
const formatted = new WeakMap<FluentBundle, Map<string, string>>();

function remember(bundle: FluentBundle, asked: string, text: string): void {
  const texts = formatted.get(bundle);
  if (!texts || texts.size >= MOST_FORMATTED) formatted.set(bundle, new Map([[asked, text]]));
  else texts.set(asked, text);
}

function format(id: string, attribute: string | undefined, args: Args): string {
  const name = attribute ? `${id}.${attribute}` : id;
  if (!shown) return name;
  // A table says the same of its cards after every move, and formatting takes most of the time.
  const asked = name + JSON.stringify(args);
  const known = formatted.get(shown.bundle)?.get(asked);
  if (known !== undefined) return known;
  const message = shown.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  // An unknown message shows its id, so that a missing word never ends the game.
  const text = pattern ? shown.bundle.formatPattern(pattern, withElision(args), []) : name;
  remember(shown.bundle, asked, text);
  return text;
}

/** A name in the current language, or in English where there is none. */
export const localName = (names: Partial<Record<string, string>>): string | undefined =>
  names[currentLanguage()] ?? names.en;

export const t = (id: string, args: Args = {}): string => format(id, undefined, args);
export const attribute = (id: string, name: string, args: Args = {}): string => format(id, name, args);
