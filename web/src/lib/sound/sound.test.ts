import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { heardSound, soundOf } from './sound';

const event = (kind: string, seat = 0, more: Partial<Event> = {}): Event => ({ kind, seat, ...more });

describe('the sound of what happened', () => {
  it('is one: card, piece or coin, the weightiest', () => {
    expect(soundOf([event('worker_removed'), event('money', 0, { amount: 3 })])).toBe('piece');
    expect(soundOf([event('money', 0, { amount: -3 }), event('built')])).toBe('card');
    expect(soundOf([event('money', 0, { amount: 3 })])).toBe('coin');
    expect(soundOf([event('phase_begins')])).toBeNull();
  });

  it('is silent by one switch, and tells of others only where that is wanted', () => {
    const theirs = [event('built', 1)];
    expect(heardSound(theirs, 0, { sound: false, soundForOthers: true })).toBeNull();
    expect(heardSound(theirs, 0, { sound: true, soundForOthers: false })).toBeNull();
    expect(heardSound(theirs, 0, { sound: true, soundForOthers: true })).toBe('card');
    expect(heardSound(theirs, 1, { sound: true, soundForOthers: false })).toBe('card');
  });
});
