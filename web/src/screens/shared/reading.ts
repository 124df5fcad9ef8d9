/** The pages for reading and learning, by the first part of their address. */
export const READING = {
  learn: () => import('../learn/LearnScreen.svelte'),
  rules: () => import('../rules/RulesScreen.svelte'),
  cards: () => import('../cards/CardsScreen.svelte'),
  replays: (id?: string) => (id ? import('../replay/ReplayScreen.svelte') : import('../replay/ReplaysScreen.svelte')),
};

export const isReading = (name: string | undefined): name is keyof typeof READING => name !== undefined && Object.hasOwn(READING, name);
