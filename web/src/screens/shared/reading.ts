/** The pages for reading and learning, by the first part of their address. */
export const READING = {
  learn: () => import('../learn/LearnScreen.svelte'),
  rules: () => import('../rules/RulesScreen.svelte'),
  cards: () => import('../cards/CardsScreen.svelte'),
  replays: () => import('../replay/ReplaysScreen.svelte'),
  lab: () => import('../lab/LabScreen.svelte'),
};

export type ReadingPage = keyof typeof READING;

const oneReplay = () => import('../replay/ReplayScreen.svelte');

export const isReading = (name: string | undefined): name is ReadingPage =>
  name !== undefined && Object.hasOwn(READING, name);

/** What fetches a page. Rules and cards stay the same page whichever rule or card the address names. */
export const loaderOf = (page: ReadingPage, id: string | undefined) =>
  page === 'replays' && id ? oneReplay : READING[page];
