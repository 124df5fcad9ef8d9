/** Cards that are turned over: around their long side, the old face going as the new one comes. */

import type { TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '../../../lib/settings.svelte';
import { DURATION_LONG, EASING } from '../../../theme/motion';

const STAGGER = 35;
const MAX_STAGGERED = 8;
const DEPTH = 'perspective(700px)';

/** Lays a picture of the old face over a card and turns both; nobody can touch or hear the old one. */
export function flip(card: HTMLElement, old: HTMLElement): void {
  for (const part of [old, ...old.querySelectorAll<HTMLElement>('[data-piece], [data-code]')]) {
    part.removeAttribute('data-piece');
    part.removeAttribute('data-code');
  }
  old.inert = true;
  old.setAttribute('aria-hidden', 'true');
  old.classList.add('old-face');
  card.parentElement?.append(old);
  const timing = { duration: DURATION_LONG, easing: EASING };
  // Nothing but the transform is animated: the browser turns the cards by itself then, without the page.
  card.style.backfaceVisibility = old.style.backfaceVisibility = 'hidden';
  card.animate([{ transform: `${DEPTH} rotateY(180deg)` }, { transform: `${DEPTH} rotateY(0deg)` }], timing);
  const going = old.animate(
    [{ transform: `${DEPTH} rotateY(0deg)` }, { transform: `${DEPTH} rotateY(-180deg)` }],
    { ...timing, fill: 'forwards' },
  );
  going.onfinish = going.oncancel = () => {
    old.remove();
    card.style.removeProperty('backface-visibility');
  };
}

/** A card that comes to a display shows its back first. `at` is its place there: one after another is turned. */
export function deal(node: Element, { at, card = true }: { at: number; card?: boolean }): TransitionConfig {
  if (reducedMotion() || !card) return { duration: 0 };
  node.classList.add('back-up');
  return {
    delay: Math.min(at, MAX_STAGGERED) * STAGGER,
    duration: DURATION_LONG,
    css: (t) => `transform: ${DEPTH} rotateY(${(1 - t) * 180}deg)`,
    tick: (t) => node.classList.toggle('back-up', t < 0.5),
  };
}

/** Cards that move up on a display slide. */
export const slide = () => ({ duration: reducedMotion() ? 0 : DURATION_LONG });
