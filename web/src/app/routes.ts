/** Which screen an address shows. A screen is fetched when it is first opened. */

import type { Component } from 'svelte';
import type { TextPart } from '../lib/text/fluent.svelte';

type Route = {
  load: () => Promise<{ default: Component<never> }>;
  /** What the screen gets from the address: its second part, and what follows the "#". */
  props?: (id: string, hash: string) => Record<string, string>;
  /** Why it is not there without a server, as the code of an error. */
  needsServer?: 'no_lab_here' | 'no_people_here';
  /** Texts that only this screen needs. */
  texts?: readonly TextPart[];
};

const withId = (id: string): Record<string, string> => (id ? { id } : {});

/** By the first part of the address; "name/*" where the second part makes another screen of it. */
const ROUTES: Record<string, Route> = {
  'table/*': {
    load: () => import('../screens/table/TableScreen.svelte'),
    props: withId,
    texts: ['people', 'talk'],
  },
  'join/*': {
    load: () => import('../screens/seats/JoinTableScreen.svelte'),
    props: (table, token) => ({ table, token }),
    needsServer: 'no_people_here',
    texts: ['people'],
  },
  new: { load: () => import('../screens/seats/NewTableScreen.svelte'), texts: ['people', 'talk'] },
  position: {
    load: () => import('../screens/table/PositionScreen.svelte'),
    props: (_, hash) => ({ packed: hash }),
  },
  learn: { load: () => import('../screens/learn/LearnScreen.svelte'), texts: ['learn'] },
  rules: { load: () => import('../screens/rules/RulesScreen.svelte'), texts: ['rules'] },
  cards: { load: () => import('../screens/cards/CardsScreen.svelte') },
  replays: { load: () => import('../screens/replays/ReplaysScreen.svelte') },
  'replays/*': { load: () => import('../screens/replay/ReplayScreen.svelte'), props: withId },
  'review/*': {
    load: () => import('../screens/review/ReviewScreen.svelte'),
    props: withId,
    texts: ['review'],
  },
  lab: {
    load: () => import('../screens/lab/LabScreen.svelte'),
    props: withId,
    texts: ['labpage'],
    needsServer: 'no_lab_here',
  },
};

/** The pages that the header leads to, in its order. */
export const HEADER_PAGES = ['learn', 'rules', 'cards', 'replays', 'lab'];

export function findRoute(name: string, id: string): Route | null {
  const detail = id ? `${name}/*` : name;
  for (const key of [detail, name]) if (Object.hasOwn(ROUTES, key)) return ROUTES[key] ?? null;
  return null;
}
