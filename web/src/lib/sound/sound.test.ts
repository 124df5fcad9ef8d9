import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../wire';
import { settings } from '../settings.svelte';
import { heardSound, playSound, soundOf } from './sound';

const event = (kind: string, seat = 0, more: Partial<Event> = {}): Event => ({ kind, seat, ...more });

describe('the sound of what happened', () => {
  it('is one: card, piece or coin, the weightiest', () => {
    expect(soundOf([event('worker_removed'), event('money', 0, { amount: 3 })])).toBe('piece');
    expect(soundOf([event('money', 0, { amount: -3 }), event('built')])).toBe('card');
    expect(soundOf([event('money', 0, { amount: 3 })])).toBe('coin');
    expect(soundOf([event('phase_begins')])).toBeNull();
    expect(soundOf([event('money', 0, { amount: 0 })])).toBeNull();
  });

  it('is a card’s for whatever is taken, and a piece’s for what is moved', () => {
    for (const kind of ['ship_bought', 'built', 'hired', 'activated', 'fulfilled'])
      expect(soundOf([event(kind)])).toBe('card');
    for (const kind of ['allegiance_taken', 'allegiance_proven']) expect(soundOf([event(kind)])).toBe('card');
    for (const kind of ['worker_removed', 'worker_placed', 'goods', 'expansion', 'star', 'population'])
      expect(soundOf([event(kind)])).toBe('piece');
  });

  it('is silent by one switch, and tells of others only where that is wanted', () => {
    const theirs = [event('built', 1)];
    expect(heardSound(theirs, 0, { sound: false, soundForOthers: true })).toBeNull();
    expect(heardSound(theirs, 0, { sound: true, soundForOthers: false })).toBeNull();
    expect(heardSound(theirs, 0, { sound: true, soundForOthers: true })).toBe('card');
    expect(heardSound(theirs, 1, { sound: true, soundForOthers: false })).toBe('card');
  });
});

describe('a sound', () => {
  const tones: { frequency: number; starts: number; type: string }[] = [];
  beforeEach(() => {
    tones.length = 0;
    vi.stubGlobal('AudioContext', FakeAudio);
  });
  afterEach(() => {
    Object.assign(settings, { sound: false, volume: 60 });
    vi.unstubAllGlobals();
  });
  const param = (then?: (value: number) => void) => ({
    setValueAtTime: (value: number) => then?.(value),
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  });
  class FakeAudio {
    currentTime = 0;
    state = 'running';
    destination = {};
    resume(): void {}
    createGain() {
      return { gain: param(), connect: (next: unknown) => next };
    }
    createOscillator() {
      const tone = { frequency: 0, starts: 0, type: 'sine' };
      tones.push(tone);
      const frequency = {
        ...param((value) => (tone.frequency = value)),
        set value(value: number) {
          tone.frequency = value;
        },
      };
      return {
        frequency,
        set type(type: string) {
          tone.type = type;
        },
        connect: (next: unknown) => next,
        start: (at: number) => (tone.starts = at),
        stop: () => {},
      };
    }
  }

  it('is made of its tones, one after the other', async () => {
    Object.assign(settings, { sound: true, volume: 60 });
    playSound('coin');
    await vi.waitFor(() => expect(tones).toHaveLength(2));
    expect(tones.map(({ frequency }) => frequency)).toEqual([2350, 3130]);
    expect(tones[1]!.starts - tones[0]!.starts).toBeCloseTo(0.06);
  });

  it('is not heard with sounds off, or turned down to nothing', async () => {
    for (const off of [{ sound: false }, { volume: 0 }]) {
      Object.assign(settings, { sound: true, volume: 60, ...off });
      playSound('bell');
    }
    await import('./synth');
    expect(tones).toEqual([]);
  });
});
