/** How long something takes or has taken, in the one unit that people would use. */

export type Duration = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; n: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of time that has passed: rounded down, so that nobody is away longer than they were. */
export function duration(ms: number): Duration {
  const length = Math.max(ms, 0);
  if (length < MINUTE) return { unit: 'seconds', n: Math.floor(length / 1000) };
  if (length < HOUR) return { unit: 'minutes', n: Math.floor(length / MINUTE) };
  if (length < 2 * DAY) return { unit: 'hours', n: Math.floor(length / HOUR) };
  return { unit: 'days', n: Math.floor(length / DAY) };
}

/** Of time that is left, as a clock shows it: 4:07, 1:02:30. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
