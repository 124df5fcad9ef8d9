/** Example values for the gallery, in the shapes the components take. */

import type { ComponentProps } from 'svelte';
import type { Place } from '../art/scenes';
import type AllegianceCard from '../components/cards/AllegianceCard.svelte';
import type BuildingCard from '../components/cards/BuildingCard.svelte';
import type CaptainCard from '../components/cards/CaptainCard.svelte';
import type { PlayerSummary, PlayerLabels } from '../components/boards/player';
import type ShipCard from '../components/cards/ShipCard.svelte';
import type { Effect, Price, Wish } from '../effects/effect';
import json from './sample.json';

type Sample = {
  buildings: Omit<ComponentProps<typeof BuildingCard>, 'label'>[];
  captains: Omit<ComponentProps<typeof CaptainCard>, 'label'>[];
  contracts: { n: number; price: Price; red: number; blue: number }[];
  slots: Effect[];
  ships: Omit<ComponentProps<typeof ShipCard>, 'label'>[];
  boards: Record<Place, { rows: Effect[]; alternative: Effect }>;
  reputation: Effect[];
  rewards: [Effect, Effect][];
  wishes: Wish[][];
  allegiances: Omit<ComponentProps<typeof AllegianceCard>, 'label'>[];
};

export const sample = json as unknown as Sample;

const placeNames: Record<Place, string> = {
  governor: 'Governor',
  market: 'Market',
  harbor: 'Harbor',
  tavern: 'Tavern',
};

/** A board as both tables of the gallery show it; workers and what is lit differ. */
export const boardOf = (place: Place) => ({
  place,
  name: placeNames[place],
  label: placeNames[place],
  ...sample.boards[place],
  alternativeLabel: 'or instead',
  room: 4,
});

/** The first round's wish is past, the second's is asked for now. */
export const wishes = sample.wishes.map((symbols, i) => {
  const [first, second] = sample.rewards[i] ?? [[], []];
  const round = i + 1;
  return { round, symbols, first, second, past: i === 0, current: i === 1, label: `Wish of round ${round}` };
});

/** A contract without its number, which the card does not show. */
export function contractAt(i: number): Omit<Sample['contracts'][number], 'n'> {
  const found = sample.contracts[i];
  if (!found) throw new Error(`there is no contract ${i}`);
  return { price: found.price, red: found.red, blue: found.blue };
}

export const players: PlayerSummary[] = [
  {
    player: 'amber',
    name: 'Anne',
    money: 14,
    population: 13,
    reputation: 9,
    goods: { wheat: 2, wood: 1, ore: 2, barrel: 1 },
    squares: 12,
    tokens: [1, 2, 2, 3],
    symbols: { hygiene: 2, security: 1, entertainment: 1 },
    buildings: 3,
    captains: 2,
    contracts: 1,
    vp: { blue: 6, red: 9 },
    chest: false,
    first: 'remove',
    turn: true,
  },
  {
    player: 'violet',
    name: 'Bartholomew',
    money: 7,
    population: 14,
    reputation: 12,
    goods: { wood: 3, tobacco: 2, cannon: 1 },
    squares: 12,
    tokens: [2, 2, 3],
    symbols: { hygiene: 0, security: 3, entertainment: 0 },
    buildings: 2,
    captains: 4,
    contracts: 2,
    chest: true,
  },
  {
    player: 'jade',
    name: 'Ching',
    money: 21,
    population: 12,
    reputation: 9,
    goods: { wheat: 1, ore: 1 },
    squares: 12,
    tokens: [1, 1, 2, 2, 3],
    symbols: { hygiene: 1, security: 0, entertainment: 2 },
    buildings: 4,
    captains: 1,
    contracts: 0,
    vp: { blue: 7, red: 4 },
    chest: false,
  },
  {
    player: 'ivory',
    name: 'Długi Jan',
    money: 3,
    population: 13,
    reputation: 5,
    goods: { barrel: 3, tobacco: 1 },
    squares: 12,
    tokens: [1, 1, 1, 2, 2, 3],
    symbols: { hygiene: 1, security: 1, entertainment: 1 },
    buildings: 3,
    captains: 3,
    contracts: 2,
    chest: true,
    vp: { blue: 11, red: 8 },
  },
];

export const track = {
  steps: sample.reputation,
  places: players.map(({ player, reputation }) => ({ player, at: reputation })),
  landmarks: [20],
  name: 'Reputation',
  label: 'Reputation track',
};

export const playerLabels: PlayerLabels = {
  money: 'Money',
  population: 'Population',
  reputation: 'Reputation',
  warehouse: 'Warehouse',
  hygiene: 'Hygiene',
  security: 'Security',
  entertainment: 'Entertainment',
  buildings: 'Buildings',
  captains: 'Captains',
  contracts: 'Contracts',
  blue: 'Blue VP',
  red: 'Red VP',
  chest: 'Chest closed',
  first: 'First player',
};
