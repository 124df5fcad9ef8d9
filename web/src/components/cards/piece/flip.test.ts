import { render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../../lib/settings.svelte';
import { deal } from './flip';
import FlipCard from './FlipCard.svelte';

type Animated = {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  animation: { onfinish?: () => void };
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
  const old = container.querySelector<HTMLElement>('.old-face');
  expect(old?.inert).toBe(true);
  expect(container.querySelectorAll('[data-code]')).toHaveLength(1);
  animated[1]?.animation.onfinish?.();
  expect(container.querySelector('.old-face')).toBeNull();
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

it('deals cards with their back up, one after another', () => {
  const node = document.createElement('div');
  const { delay = 0, duration = 0, tick } = deal(node, { at: 3 });
  expect(node.classList.contains('back-up')).toBe(true);
  expect(delay).toBeGreaterThan(0);
  expect(duration).toBeLessThanOrEqual(350);
  tick?.(0.6, 0.4);
  expect(node.classList.contains('back-up')).toBe(false);
  expect(deal(node, { at: 0, card: false }).duration).toBe(0);
});
