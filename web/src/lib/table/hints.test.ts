import { expect, it } from 'vitest';
import { firstOf, states } from '../../recorded/sessions';
import type { LegalAction, ServerMessage } from '../wire';
import { Hints } from './hints.svelte';

const hinted = firstOf('hinted');
const legal = states(4).find((state) => state.legal.length > 1)?.legal as LegalAction[];
const error = { type: 'error', answer: 1, code: 'busy' } as unknown as ServerMessage;

/** Answers come when the test says so. */
function asking() {
  const asked: { type: string }[] = [];
  const answers: ((answer: ServerMessage | null) => void)[] = [];
  const hints = new Hints((message) => {
    asked.push(message);
    return new Promise((resolve) => answers.push(resolve));
  });
  return { hints, asked, answers };
}

it('asks, says that it is loading, and keeps what comes for the revision that is shown', async () => {
  const { hints, asked, answers } = asking();
  const loaded = hints.load(() => hinted.revision);
  expect([asked, hints.loading, hints.current]).toEqual([[{ type: 'hint' }], true, null]);
  answers[0]?.(hinted);
  expect(await loaded).toBeNull();
  expect([hints.loading, hints.current]).toEqual([false, hinted]);
});

it('drops advice on a position that has gone', async () => {
  const { hints, answers } = asking();
  const loaded = hints.load(() => hinted.revision + 1);
  answers[0]?.(hinted);
  await loaded;
  expect([hints.loading, hints.current]).toEqual([false, null]);
});

it('gives the code of an error, and nothing where the line was lost', async () => {
  const { hints, answers } = asking();
  const failed = hints.load(() => 1);
  answers[0]?.(error);
  expect(await failed).toBe('busy');
  const lost = hints.load(() => 1);
  answers[1]?.(null);
  expect(await lost).toBeNull();
  expect(hints.loading).toBe(false);
});

it('puts away what is awaited, and minds only the last question', async () => {
  const { hints, answers } = asking();
  const first = hints.load(() => hinted.revision);
  hints.dismiss();
  expect(hints.loading).toBe(false);
  answers[0]?.(error);
  expect(await first).toBeNull();
  const second = hints.load(() => hinted.revision);
  const third = hints.load(() => hinted.revision);
  answers[1]?.(hinted);
  await second;
  expect([hints.loading, hints.current]).toEqual([true, null]);
  answers[2]?.(hinted);
  await third;
  hints.suggested = { action: legal[0]!, codes: [1] };
  hints.dismiss();
  expect([hints.current, hints.suggested]).toEqual([null, null]);
});

it('remembers which advice a move answered', () => {
  const { hints } = asking();
  hints.answerWith(71, legal);
  expect(hints.answered).toBeNull();
  hints.current = hinted;
  hints.answerWith(71, legal);
  expect(hints.answered).toEqual({ hint: hinted, legal, code: 71 });
  hints.answerWith(undefined, legal);
  expect(hints.answered).toBeNull();
});
