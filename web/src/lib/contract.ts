// The words, numbers and action codes of the game. Do not edit.
// Written by `make contract` from src/tearum/contract.

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export const LEVELS = ['deckhand', 'bosun', 'captain', 'admiral'] as const;
export const PACES = ['none', 'relaxed', 'correspondence'] as const;
export const TIME_OUTS = ['remind', 'bot'] as const;
export const PHRASES = ['hello', 'good_luck', 'one_moment', 'back_soon', 'your_turn', 'thanks', 'sorry', 'well_played', 'ouch', 'play_on', 'good_game', 'another_game', 'goodbye'] as const;
export const REACTIONS = ['cheers', 'smile', 'laugh', 'applause', 'surprise', 'sad'] as const;
export const RESOURCES = ['wheat', 'wood', 'ore', 'barrel', 'tobacco', 'cannon'] as const;
export const CUBES = ['wheat', 'wood', 'ore'] as const;
export const COLOURS = ['blue', 'red'] as const;
export const BOARDS = ['governor', 'market', 'harbor', 'tavern'] as const;
export const SYMBOLS = ['hygiene', 'security', 'entertainment'] as const;
export const BUILDING_COLOURS = ['crown', 'trades', 'hygiene', 'entertainment', 'security'] as const;
export const DECLINABLE = ['trade', 'build', 'captain', 'contract'] as const;
export const ENDING_PHASES = ['last_captains', 'last_payments', 'converting', 'last_allegiances'] as const;

export const LANGUAGE_NAMES = {'en': 'English', 'fr': 'Français', 'de': 'Deutsch'} as const;
export const SERVER_SILENT = {'en': 'The server does not answer. Trying again…', 'fr': 'Le serveur ne répond pas. Nouvelle tentative…', 'de': 'Der Server antwortet nicht. Neuer Versuch …'} as const;

export const AUTOMA = 4;
export const VP_PRICE = 10;

/** Kinds of action: the first code, and the arguments, the last running fastest. */
export const ACTION_KINDS = {
  pass: { first: 0, arguments: [] },
  end_turn: { first: 1, arguments: [] },
  close: { first: 2, arguments: [] },
  stop: { first: 3, arguments: [] },
  play_on: { first: 4, arguments: [] },
  expand: { first: 5, arguments: [] },
  city_hall: { first: 6, arguments: [] },
  foundry: { first: 7, arguments: [] },
  pay_allegiance: { first: 8, arguments: [] },
  exchange: { first: 9, arguments: [{ name: 'exchange', size: 2, from: 1 }] },
  option: { first: 11, arguments: [{ name: 'side', size: 4, from: 1 }] },
  cube: { first: 15, arguments: [{ name: 'resource', words: CUBES }] },
  spare: { first: 18, arguments: [{ name: 'resource', words: CUBES }] },
  sell: { first: 21, arguments: [{ name: 'resource', words: RESOURCES }] },
  buy: { first: 27, arguments: [{ name: 'resource', words: RESOURCES }] },
  discard: { first: 33, arguments: [{ name: 'resource', words: RESOURCES }] },
  row: { first: 39, arguments: [{ name: 'board', words: BOARDS }, { name: 'side', size: 4, from: 1 }] },
  alternative: { first: 55, arguments: [{ name: 'board', words: BOARDS }, { name: 'side', size: 4, from: 1 }] },
  ship: { first: 71, arguments: [{ name: 'ship', size: 9, from: 1 }, { name: 'ship_row', size: 3, from: 1 }] },
  build: { first: 98, arguments: [{ name: 'building', size: 25, from: 1 }] },
  hire: { first: 123, arguments: [{ name: 'captain', size: 30, from: 1 }] },
  hire_for_goods: { first: 153, arguments: [{ name: 'captain', size: 30, from: 1 }] },
  activate: { first: 183, arguments: [{ name: 'captain', size: 30, from: 1 }] },
  fulfil: { first: 213, arguments: [{ name: 'contract', size: 18, from: 1 }, { name: 'colour', words: COLOURS }] },
  allegiance: { first: 249, arguments: [{ name: 'allegiance', size: 10, from: 1 }] },
  convert_blue: { first: 259, arguments: [{ name: 'points', size: 32, from: 0 }] },
  convert_red: { first: 291, arguments: [{ name: 'points', size: 32, from: 0 }] },
} as const;

export type ActionKind = keyof typeof ACTION_KINDS;
