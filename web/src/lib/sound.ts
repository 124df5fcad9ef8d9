/** A ship's bell and a soft knock, made on the spot: there is nothing to load. */

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, volume: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + at;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function ready(): boolean {
  if (!('AudioContext' in window)) return false;
  context ??= new AudioContext();
  void context.resume();
  return true;
}

export function bell(): void {
  if (!ready()) return;
  for (const [at, frequency] of [
    [0, 880],
    [0, 2217],
    [0.28, 880],
    [0.28, 2217],
  ] as const)
    tone(frequency, at, 0.9, frequency > 1000 ? 0.04 : 0.12);
}

export function knock(): void {
  if (ready()) tone(180, 0, 0.12, 0.12);
}
