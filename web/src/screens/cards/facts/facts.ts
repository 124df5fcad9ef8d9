/** Every piece of an edition, and every value on it in words, with where the value comes from. */

import type { Group } from '../../../art/buildings';
import { GOODS, type Effect, type Wish } from '../../../effects/effect';
import type { Edition, Names } from '../../../lib/edition/edition';
import { localName, t } from '../../../lib/text/fluent.svelte';
import type { EditionComponent, EditionValue, PiecesParts, ProvenanceKind } from '../../../lib/wire';
import * as words from '../../../lib/text/words';

export const KINDS = [
  'building',
  'captain',
  'contract',
  'ship',
  'allegiance',
  'endowment',
  'wish',
  'reward',
  'board',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];
export const PROVENANCES: readonly ProvenanceKind[] = ['printed', 'inferred', 'reconstructed'];

type AnyValue = EditionValue<unknown, unknown, unknown>;

export type Fact = {
  key: string;
  label: string;
  lines: string[];
  provenance: ProvenanceKind;
  because: string | null;
};
export type Item = {
  /** Its address: "building-3". */
  id: string;
  kind: Kind;
  component: EditionComponent['component'];
  n: number;
  title: string;
  facts: Fact[];
  group?: Group;
  round?: number;
};

const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);
const effects = (all: readonly Effect[]): string[] =>
  all.map((one) => (one.length > 0 ? words.effect(one) : t('cards-nothing')));
const some = (text: string): string[] => [text || t('cards-nothing')];
const LISTS = ['tiles_4p', 'tiles_23p', 'steps', 'slots_4p', 'slots_23p'];

const isPieces = (parts: unknown): parts is PiecesParts =>
  typeof parts === 'object' && parts !== null && 'counts' in parts;
const isGood = (key: string): boolean => (GOODS as readonly string[]).includes(key);

/** What a building, captain or contract costs, or a ship in money. */
function costText(edition: Edition, component: string, n: number, value: unknown): string {
  const captain = edition.captains[n - 1];
  if (component === 'captain' && captain) return words.captainCost(captain);
  const cards = component === 'building' ? edition.buildings : edition.contracts;
  if (component === 'building' || component === 'contract')
    return words.payment(undefined, cards[n - 1]?.price);
  return words.money(value as number);
}

/** What stands on the order board and on Automa tokens. */
function named(name: string): string {
  if (name === 'automa') return t('page-automa');
  return name.length === 1 ? t('cards-player', { name }) : words.board(name);
}

/** How many pieces the box holds: "12 × $10, 12 × $5, 50 × $1 = $230". */
function boxText(key: string, value: unknown, parts: unknown): string {
  if (!isPieces(parts)) return String(value);
  const amount = (n: number): string => (key === 'coins' ? words.money(n) : String(n));
  return `${parts.counts.map(([n, worth]) => `${n} × ${amount(worth)}`).join(', ')} = ${amount(parts.total)}`;
}

function lines(
  edition: Edition,
  { component, label }: EditionComponent,
  key: string,
  { value, icons, parts }: AnyValue,
): string[] {
  if (component === 'box') return [boxText(key, value, parts)];
  if (key === 'name') return [localName(value as Names) ?? ''];
  if (key === 'colour') return [t(`building-colour-${value as Group}`)];
  if (key === 'round') return [words.roman(value as number)];
  if (key === 'permanent') {
    const permanent = edition.buildings[Number(label) - 1]?.permanent;
    return some(permanent ? words.permanent(permanent) : '');
  }
  if (key === 'condition') return [words.allegiance(edition, Number(label))];
  if (key === 'symbols') return some(words.listed(words.tallied((value as Wish[]).map(words.symbol))));
  if (key === 'rows') return (edition.ships[Number(label) - 1]?.rows ?? []).map((row) => words.goods(row));
  if (key === 'cost') return [costText(edition, component, Number(label), value)];
  if (component === 'reward' || LISTS.includes(key))
    return Array.isArray(icons) ? effects(icons as Effect[]) : [String(value)];
  if (key === 'colours')
    return [words.listed(words.tallied((value as string[]).map((colour) => t(`colour-${colour}`))))];
  if (component === 'prices') return [words.money(value as number)];
  if (component === 'warehouse' && key === 'tokens')
    return [words.listed((value as number[]).map(words.money))];
  if (Array.isArray(icons)) return effects([icons as Effect]);
  if (Array.isArray(value)) return [words.listed(words.tallied(value.map((one) => named(String(one)))))];
  return [String(value)];
}

function labelOf(component: string, key: string): string {
  if (component === 'prices' || (component === 'box' && isGood(key))) return words.resource(key);
  if (component === 'reward') return t(`cards-reward-${key}`);
  if (component === 'automa' || component === 'order_board') return t(`cards-value-${component}-${key}`);
  return t(`cards-value-${key}`);
}

function titleOf(edition: Edition, { component, label, id }: EditionComponent): string {
  if (component === 'building') return words.building(edition, Number(label));
  if (component === 'board') return words.board(id ?? '');
  if (component === 'reward') return t('cards-one-reward', { roman: words.roman(Number(label)) });
  return isKind(component) ? t(`cards-one-${component}`, { n: Number(label) }) : t(`cards-one-${component}`);
}

export function itemsOf(edition: Edition): Item[] {
  return edition.json.components.map((one) => {
    const n = Number(one.label) || 0;
    const kind = isKind(one.component) ? one.component : 'other';
    const values = Object.entries<AnyValue>({ ...one.values });
    const facts = values.map(([key, value]) => ({
      key,
      label: labelOf(one.component, key),
      lines: lines(edition, one, key, value),
      provenance: value.provenance,
      because: value.why ?? value.note,
    }));
    const group = one.component === 'building' ? one.values.colour.value : undefined;
    const round = one.component === 'captain' ? one.values.round.value : n;
    const hasRound = one.component === 'captain' || one.component === 'reward';
    return {
      id: n > 0 ? `${one.component}-${n}` : one.component === 'board' ? `board-${one.id}` : one.component,
      kind,
      component: one.component,
      n,
      title: titleOf(edition, one),
      facts,
      ...(group ? { group } : {}),
      ...(hasRound ? { round } : {}),
    };
  });
}

export const countOf = (facts: readonly Fact[], provenance: ProvenanceKind): number =>
  facts.filter((fact) => fact.provenance === provenance).length;
