import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitContent } from './fitContent';

/** A table of 1000 by 600 whose content is `needs` high at full size, as the browser would lay it out. */
let needs = 600;
let observed: () => void;
let sizes: number[];

function table(): HTMLElement {
  const node = document.createElement('main');
  const size = () => Number(node.style.getPropertyValue('--fit'));
  Object.defineProperties(node, {
    clientWidth: { value: 1000 },
    clientHeight: { value: 600 },
    scrollWidth: { value: 1000 },
    scrollHeight: {
      get: () => {
        sizes.push(size());
        return Math.max(600, needs * size());
      },
    },
  });
  return node;
}

beforeEach(() => {
  needs = 600;
  sizes = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        observed = then;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { status: 'loaded' } });
});
afterEach(() => vi.unstubAllGlobals());

it('shows its content as large as it fits', () => {
  const node = table();
  fitContent(node, 'four players');
  needs = 800;
  observed();
  const fit = Number(node.style.getPropertyValue('--fit'));
  expect(fit * needs).toBeLessThanOrEqual(601);
  expect((fit + 0.016) * needs).toBeGreaterThan(601);
});

it('never grows again in the same room, whatever comes and goes', () => {
  const node = table();
  fitContent(node, 'four players');
  let before = Infinity;
  for (const height of [700, 760, 700, 760, 640, 500, 900, 500, 900]) {
    needs = height;
    observed();
    const fit = Number(node.style.getPropertyValue('--fit'));
    expect(fit).toBeLessThanOrEqual(before);
    before = fit;
  }
});

it('does not lay the table out again where everything still fits', () => {
  fitContent(table(), 'four players');
  needs = 800;
  observed();
  sizes = [];
  for (let i = 0; i < 5; i += 1) observed();
  expect(new Set(sizes).size).toBe(1);
  expect(sizes).toHaveLength(5);
});

it('gives a room the size it had before', () => {
  const node = table();
  const { update } = fitContent(node, 'four players');
  needs = 900;
  observed();
  const fit = node.style.getPropertyValue('--fit');
  update('two players');
  needs = 600;
  observed();
  expect(Number(node.style.getPropertyValue('--fit'))).toBeGreaterThan(Number(fit));
  update('four players');
  needs = 900;
  observed();
  expect(node.style.getPropertyValue('--fit')).toBe(fit);
});
