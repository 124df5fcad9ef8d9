import { expect, test } from 'vitest';
import { walk } from './walk';

function row(): HTMLElement[] {
  document.body.innerHTML = '<button>a</button><button>b</button><button>c</button>';
  return [...document.querySelectorAll('button')];
}
const press = (key: string, all: HTMLElement[]): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  walk(event, all);
  return event;
};

test('arrow keys walk along, and stop at the ends', () => {
  const all = row();
  all[0]?.focus();
  press('ArrowRight', all);
  expect(document.activeElement).toBe(all[1]);
  press('ArrowDown', all);
  press('ArrowRight', all);
  expect(document.activeElement).toBe(all[2]);
  press('ArrowLeft', all);
  expect(document.activeElement).toBe(all[1]);
  press('ArrowUp', all);
  expect(document.activeElement).toBe(all[0]);
});

test('other keys, and arrows from elsewhere, are left alone', () => {
  const all = row();
  all[1]?.focus();
  expect(press('Enter', all).defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(all[1]);
  all[1]?.blur();
  expect(press('ArrowRight', all).defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('a key that somebody inside has used already is left alone', () => {
  const all = row();
  all[0]?.focus();
  const event = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
  event.preventDefault();
  walk(event, all);
  expect(document.activeElement).toBe(all[0]);
});
