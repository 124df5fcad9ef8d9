/** Addresses of a review, of a turn that is tried again, and of a turn in the replay. */

import type { ReviewTurn } from '../../lib/wire';
import { formatAddress } from '../replay/address';

const number = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text) ? Number(text) : null;

export const reviewAddress = (game: string): string => `/review/${game}`;

/** A turn is named by the decisions before it. */
export const tryAddress = (game: string, first: number): string => `/review/${game}?try=${first}`;

/** The replay before a turn, which leads back to it. */
export const replayAddress = (game: string, { first, seat }: Pick<ReviewTurn, 'first' | 'seat'>): string =>
  `${formatAddress(game, first, seat)}&turn=${first}`;

export const parseReview = (query: URLSearchParams): { tried: number | null } => ({
  tried: number(query.get('try')),
});
