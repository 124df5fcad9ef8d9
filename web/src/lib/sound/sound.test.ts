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
    expect(soundOf([event('traded', 0, { amount: 4 })])).toBeNull();
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
  type Tone = {
    frequency: number;
    shape: string;
    starts: number;
    stops: number;
    gain: [string, number, number][];
  };
  let tones: Tone[] = [];
  let contexts: FakeAudio[] = [];

  /** A node remembers what it leads to. */
  class FakeNode {
    to: FakeNode | null = null;
    connect(next: FakeNode): FakeNode {
      this.to = next;
      return next;
    }
  }
  class FakeGain extends FakeNode {
    set: [string, number, number][] = [];
    gain = {
      setValueAtTime: (value: number, at: number) => this.set.push(['is', value, at]),
      exponentialRampToValueAtTime: (value: number, at: number) => this.set.push(['falls to', value, at]),
    };
  }
  class FakeOscillator extends FakeNode {
    type = 'sine';
    frequency = { value: 440 };
    #starts = NaN;
    start = (at: number): void => void (this.#starts = at);
    stop(at: number): void {
      const { type: shape, frequency } = this;
      expect(this.to?.to).toBe(contexts[0]?.destination);
      const { set: gain } = this.to as FakeGain;
      tones.push({ frequency: frequency.value, shape, starts: this.#starts, stops: at, gain });
    }
  }
  class FakeAudio {
    currentTime = 10;
    destination = new FakeNode();
    resume = vi.fn();
    createGain = () => new FakeGain();
    createOscillator = () => new FakeOscillator();
    constructor() {
      contexts.push(this);
    }
  }

  beforeEach(() => {
    tones = [];
    contexts = [];
    vi.resetModules(); // the window is opened with the first sound
    Object.assign(settings, { sound: true, volume: 50 });
  });
  afterEach(() => {
    Object.assign(settings, { sound: false, volume: 60 });
    vi.unstubAllGlobals();
  });

  /** What is heard of a sound, as [frequency, shape, seconds after it began, how long, how loud]. */
  async function heard(...names: Parameters<typeof playSound>): Promise<unknown[]> {
    vi.stubGlobal('AudioContext', FakeAudio);
    playSound(...names);
    await vi.waitFor(() => expect(tones.length).toBeGreaterThan(0));
    return tones.map(({ frequency, shape, starts, stops, gain: [loud, fade] }) => {
      expect(loud?.[2]).toBe(starts);
      expect([fade?.[0], fade?.[2]]).toEqual(['falls to', stops]);
      expect(fade?.[1]).toBeGreaterThan(0); // an exponential never reaches nothing
      expect(fade?.[1]).toBeLessThan(0.001);
      return [frequency, shape, ...[starts - 10, stops - starts, loud?.[1] ?? 0].map((n) => +n.toFixed(3))];
    });
  }

  it('of coins is two high tones, one after the other', async () => {
    expect(await heard('coin')).toEqual([
      [2350, 'sine', 0, 0.16, 0.032],
      [3130, 'sine', 0.06, 0.24, 0.026],
    ]);
  });

  it('of a pawn is low, and of a card short and rough', async () => {
    expect(await heard('piece')).toEqual([
      [190, 'triangle', 0, 0.09, 0.1],
      [95, 'sine', 0.015, 0.12, 0.08],
    ]);
    tones = [];
    expect(await heard('card')).toEqual([
      [520, 'sawtooth', 0, 0.05, 0.044],
      [240, 'triangle', 0.04, 0.1, 0.06],
    ]);
  });

  it('of the bell is struck twice, with its overtone', async () => {
    expect(await heard('bell')).toEqual([
      [880, 'sine', 0, 0.9, 0.08],
      [2217, 'sine', 0, 0.9, 0.028],
      [880, 'sine', 0.28, 0.9, 0.08],
      [2217, 'sine', 0.28, 0.9, 0.028],
    ]);
  });

  it('is as loud as is set, and wakes the one context there is', async () => {
    settings.volume = 100;
    expect((await heard('coin'))[0]).toEqual([2350, 'sine', 0, 0.16, 0.064]);
    tones = [];
    settings.volume = 1;
    expect((await heard('piece'))[0]).toEqual([190, 'triangle', 0, 0.09, 0.002]);
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.resume).toHaveBeenCalledTimes(2);
  });

  it('is not heard with sounds off, turned down to nothing, or in a browser that has none', async () => {
    const { synthesise } = await import('./synth');
    expect(() => synthesise('bell', 1)).not.toThrow();
    vi.stubGlobal('AudioContext', FakeAudio);
    for (const off of [{ sound: false }, { volume: 0 }]) {
      Object.assign(settings, { sound: true, volume: 60, ...off });
      playSound('bell');
    }
    await vi.dynamicImportSettled();
    expect([tones, contexts]).toEqual([[], []]);
  });
});
