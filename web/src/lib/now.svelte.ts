/** The time, for whatever shows it: read in a component, it is new every second. */

import { createSubscriber } from 'svelte/reactivity';

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  everySecond();
  return Date.now();
}
