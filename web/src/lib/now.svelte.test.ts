import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { now } from './now.svelte';

it('is new every second, while somebody looks', () => {
  vi.useFakeTimers();
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(now()));
  });
  flushSync();
  const start = Date.now();
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(seen).toEqual([start, start + 1000]);
  stop();
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(seen).toHaveLength(2);
  vi.useRealTimers();
});
