import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitContent } from './fitContent';

/** A table of 1000 by 600 whose content is `needs` high at full size, as the browser would lay it out. */
let needs = 600;
let width = 1000;
let observed: () => void;
let sizes: number[];
let disconnected: () => void;

function table(): HTMLElement {
  const node = document.createElement('main');
  const size = () => Number(node.style.getPropertyValue('--fit'));
  Object.defineProperties(node, {
    clientWidth: { value: 1000 },
    clientHeight: { value: 600 },
    scrollWidth: { get: () => Math.max(1000, width * size()) },
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
  width = 1000;
  sizes = [];
  disconnected = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        observed = then;
      }
      observe(): void {}
      disconnect = disconnected;
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

it('is as small as its width asks for', () => {
  const node = table();
  fitContent(node, 'four players');
  width = 1500;
  observed();
  const fit = Number(node.style.getPropertyValue('--fit'));
  expect(fit * width).toBeLessThanOrEqual(1001);
  expect((fit + 0.016) * width).toBeGreaterThan(1001);
});

it('looks first near the size it had', () => {
  const { update } = fitContent(table(), 'four players');
  needs = 800;
  observed();
  const fit = sizes.at(-1)!;
  update('two players');
  sizes = [];
  needs = 790;
  observed();
  expect(sizes.length).toBeLessThan(7);
  for (const look of sizes) expect(Math.abs(look - fit)).toBeLessThan(0.061);
});

it('measures anew when the fonts have come, unless it has gone by then', async () => {
  for (const stays of [true, false]) {
    const ready = Promise.resolve();
    Object.defineProperty(document, 'fonts', { configurable: true, value: { status: 'loading', ready } });
    const node = table();
    const { destroy } = fitContent(node, 'four players');
    needs = 900;
    observed();
    const narrow = Number(node.style.getPropertyValue('--fit'));
    needs = 700;
    if (!stays) destroy();
    await ready;
    expect(Number(node.style.getPropertyValue('--fit')) > narrow).toBe(stays);
    expect(disconnected).toHaveBeenCalledTimes(stays ? 0 : 1);
  }
});

it('measures anew, once it can, what lies there now', async () => {
  const node = table();
  const { update } = fitContent(node, 'four players');
  observed();
  sizes = [];
  update('four players');
  await Promise.resolve();
  expect(sizes).toEqual([]);
  update('two players');
  await Promise.resolve();
  expect(sizes.length).toBeGreaterThan(0);
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
