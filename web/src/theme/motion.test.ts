import { expect, it } from 'vitest';
import { DURATION_LONG, EASING } from './motion';
import css from './tokens.css?raw';

it('animations run by script move like those of the style sheets', () => {
  expect(css).toContain(`--duration-long: ${DURATION_LONG}ms;`);
  expect(css).toContain(`--easing: ${EASING};`);
});
