/** The sounds of the table, made on the spot: there is nothing to load but these lines. */

import type { SoundName } from './sound';

type Tone = { at: number; frequency: number; length: number; volume: number; shape?: OscillatorType };

const SOUNDS: Record<SoundName, readonly Tone[]> = {
  /** A pawn set down on wood. */
  piece: [
    { at: 0, frequency: 190, length: 0.09, volume: 0.5, shape: 'triangle' },
    { at: 0.015, frequency: 95, length: 0.12, volume: 0.4 },
  ],
  /** Two coins. */
  coin: [
    { at: 0, frequency: 2350, length: 0.16, volume: 0.16 },
    { at: 0.06, frequency: 3130, length: 0.24, volume: 0.13 },
  ],
  /** A card laid on the table. */
  card: [
    { at: 0, frequency: 520, length: 0.05, volume: 0.22, shape: 'sawtooth' },
    { at: 0.04, frequency: 240, length: 0.1, volume: 0.3, shape: 'triangle' },
  ],
  /** A ship's bell, struck twice. */
  bell: [0, 0.28].flatMap((at) => [
    { at, frequency: 880, length: 0.9, volume: 0.4 },
    { at, frequency: 2217, length: 0.9, volume: 0.14 },
  ]),
};

let context: AudioContext | null = null;

export function synthesise(name: SoundName, volume: number): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + tone.at;
    oscillator.type = tone.shape ?? 'sine';
    oscillator.frequency.value = tone.frequency;
    gain.gain.setValueAtTime(tone.volume * volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + tone.length);
  }
}
