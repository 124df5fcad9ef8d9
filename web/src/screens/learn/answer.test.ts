import { beforeAll, describe, expect, it } from 'vitest';
import { useMessages } from '../../turns/recorded';
import type { Suggestion } from '../../table/advice/advice';
import { answerText } from './answer';

const option = (code: number, text: string, winner: number): Suggestion => ({
  action: { code, kind: 'row', args: {}, context: {} },
  codes: [code],
  text,
  reasons: [{ text: `Because of ${text}.`, inFavour: true }],
  governor: winner,
  pirateKing: 0,
  winner,
});
const options = [option(1, 'Harbor', 0.5), option(2, 'Market', 0.49), option(3, 'Tavern', 0.3)];

beforeAll(() => useMessages('en'));

describe('the answer to a move', () => {
  it('agrees with the best, and with what is as good', () => {
    expect(answerText(options, 1)).toBe('That is what the captain would do, too.');
    expect(answerText(options, 2)).toContain('just as good');
  });

  it('says what speaks for each where another move would have been better', () => {
    expect(answerText(options, 3)).toBe(
      'You can play it this way. Because of Tavern. The captain prefers “Harbor”: Because of Harbor.',
    );
  });

  it('is silent about what nobody weighed', () => {
    expect(answerText(options, 9)).toBeNull();
    expect(answerText([], 1)).toBeNull();
  });
});
