import { render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../../lib/settings.svelte';
import { deal, flip, slide } from './flip';
import FlipCard from './FlipCard.svelte';

type Animated = {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  animation: { onfinish?: () => void; oncancel?: () => void };
};
let animated: Animated[] = [];

beforeEach(() => {
  animated = [];
  settings.motion = 'full';
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (frames, timing) {
    const animation = {} as Animation & Animated['animation'];
    animated.push({ frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions, animation });
    return animation;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  settings.motion = 'system';
});

const card = (text: () => string) =>
  createRawSnippet(() => ({
    render: () => `<button data-code="7" data-piece="captain-1">${text()}</button>`,
  }));

it('turns a card over in under 400 ms, and nobody can choose its old face', () => {
  const { container, rerender } = render(FlipCard, { face: 'up', children: card(() => 'a captain') });
  expect(animated).toEqual([]);
  void rerender({ face: 'down' });
  flushSync();
  expect(animated).toHaveLength(2);
  for (const { timing } of animated) {
    expect(timing.duration).toBeGreaterThanOrEqual(180);
    expect(timing.duration).toBeLessThanOrEqual(350);
  }
  const [coming, going] = animated.map(({ frames }) => frames.map(({ transform }) => transform));
  expect(coming).toEqual(['perspective(700px) rotateY(180deg)', 'perspective(700px) rotateY(0deg)']);
  expect(going).toEqual(['perspective(700px) rotateY(0deg)', 'perspective(700px) rotateY(-180deg)']);
  // Only what the browser animates by itself, without the page.
  for (const { frames } of animated)
    expect(frames.flatMap((frame) => Object.keys(frame))).toEqual(['transform', 'transform']);
  const old = container.querySelector<HTMLElement>('.old-face');
  const fresh = old?.previousElementSibling as HTMLElement | null;
  for (const face of [old, fresh]) expect(face?.style.backfaceVisibility).toBe('hidden');
  expect([old?.inert, old?.getAttribute('aria-hidden')]).toEqual([true, 'true']);
  expect(container.querySelectorAll('[data-code]')).toHaveLength(1);
  expect(container.querySelectorAll('[data-piece]')).toHaveLength(1);
  animated[1]?.animation.onfinish?.();
  expect(container.querySelector('.old-face')).toBeNull();
  expect(fresh?.style.backfaceVisibility).toBe('');
});

it('turns nothing where motion is reduced', () => {
  settings.motion = 'reduced';
  const { container, rerender } = render(FlipCard, { face: 1, children: card(() => 'a ship') });
  void rerender({ face: 2 });
  flushSync();
  expect(animated).toEqual([]);
  expect(container.querySelector('.old-face')).toBeNull();
  expect(deal(document.createElement('div'), { at: 3 }).duration).toBe(0);
});

it('keeps no name on the old face, and takes it away also when turning was interrupted', () => {
  const table = document.createElement('div');
  const card = table.appendChild(document.createElement('div'));
  const old = document.createElement('div');
  old.dataset.piece = 'ship-2';
  old.dataset.code = '71';
  flip(card, old);
  expect(old.parentElement).toBe(table);
  expect({ ...old.dataset }).toEqual({});
  expect(animated[1]?.timing.fill).toBe('forwards'); // it must not show again before it is gone
  animated[1]?.animation.oncancel?.();
  expect(old.parentElement).toBeNull();
});

it('deals cards with their back up, one after another, but nobody waits for the last ones', () => {
  const node = document.createElement('div');
  const { delay, duration = 0, tick, css } = deal(node, { at: 3 });
  expect(node.classList.contains('back-up')).toBe(true);
  expect(delay).toBe(105);
  expect(duration).toBeGreaterThanOrEqual(180);
  expect(duration).toBeLessThanOrEqual(350);
  const shown = [0, 0.25, 0.75, 1].map((t) => css?.(t, 1 - t));
  expect(shown).toEqual(
    [180, 135, 45, 0].map((degrees) => `transform: perspective(700px) rotateY(${degrees}deg)`),
  );
  const backs = [0.4, 0.5, 0.6].map((t) => {
    tick?.(t, 1 - t);
    return node.classList.contains('back-up');
  });
  expect(backs).toEqual([true, false, false]);
  expect([0, 8, 20].map((at) => deal(node, { at }).delay)).toEqual([0, 280, 280]);
});

it('deals no card where there is none', () => {
  const node = document.createElement('div');
  expect(deal(node, { at: 2, card: false })).toEqual({ duration: 0 });
  expect(node.className).toBe('');
});

it('slides cards that move up, unless motion is reduced', () => {
  expect(slide().duration).toBe(deal(document.createElement('div'), { at: 0 }).duration);
  settings.motion = 'reduced';
  expect(slide().duration).toBe(0);
});
