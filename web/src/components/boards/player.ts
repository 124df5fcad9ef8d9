import type { Player } from '../../art/pawns';
import type { Good, Wish } from '../../effects/effect';

/** What a player board tells of its player. */
export type PlayerSummary = {
  player: Player;
  name: string;
  money: number;
  population: number;
  reputation: number;
  goods: Partial<Record<Good, number>>;
  squares: number;
  tokens: number[];
  symbols: Record<Wish, number>;
  buildings: number;
  captains: number;
  contracts: number;
  /** Open until the chest closes; one's own stays readable. */
  vp?: { blue: number; red: number };
  chest: boolean;
  first?: 'remove' | 'place';
  turn?: boolean;
};

/** The words a player board needs; each names one number for a screen reader. */
export type PlayerLabels = {
  money: string;
  population: string;
  reputation: string;
  warehouse: string;
  hygiene: string;
  security: string;
  entertainment: string;
  buildings: string;
  captains: string;
  contracts: string;
  blue: string;
  red: string;
  chest: string;
  first: string;
};

/** What each number means, for whoever rests on it. */
export type PlayerTips = Record<Exclude<keyof PlayerLabels, 'buildings' | 'captains' | 'contracts'>, string>;
