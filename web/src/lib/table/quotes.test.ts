import { expect, it, vi } from 'vitest';
import { firstOf } from '../../recorded/sessions';
import type { ServerMessage } from '../wire';
import { Quotes } from './quotes';

const quoted = firstOf('quoted');
const refusal = { type: 'refusal', answer: 1, reason: { reason: 'not_asked' } } as unknown as ServerMessage;
const quotes = (answer: ServerMessage | null) => {
  const request = vi.fn(() => Promise.resolve(answer));
  return { request, quotes: new Quotes(request) };
};

it('asks about some actions, and gives what they change, or why they are not legal', async () => {
  const { request, quotes: asked } = quotes(quoted);
  expect(await asked.of([71, 3])).toEqual(quoted.quote);
  expect(request).toHaveBeenCalledExactlyOnceWith({ type: 'quote', actions: [71, 3] });
  expect(await quotes(refusal).quotes.of([71])).toEqual({ reason: 'not_asked' });
  expect(await quotes(null).quotes.of([71])).toBeNull();
  expect(await quotes(firstOf('hinted')).quotes.of([71])).toBeNull();
});

it('keeps what is known of an action, for its revision alone', async () => {
  const { quotes: asked } = quotes(quoted);
  expect(asked.known(7, 71)).toBeUndefined();
  expect(await asked.load(7, 71)).toEqual(quoted.quote);
  expect(asked.known(7, 71)).toEqual(quoted.quote);
  expect([asked.known(8, 71), asked.known(7, 72), asked.known(77, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('knows that an action which is refused, or whose answer was lost, has no price', async () => {
  for (const answer of [refusal, null]) {
    const { quotes: asked } = quotes(answer);
    expect(await asked.load(7, 71)).toBeNull();
    expect(asked.known(7, 71)).toBeNull();
  }
});
