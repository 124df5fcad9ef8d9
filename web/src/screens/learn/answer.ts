/** What the lesson answers to a move: whether the captain would have done the same, and else what he sees in it. */

import { t } from '../../lib/text/fluent.svelte';
import type { Suggestion } from '../../table/advice/advice';

/** Chances to win that differ by less than this are as good. */
const AS_GOOD = 0.02;

export function answerText(suggestions: readonly Suggestion[], chosen: number): string | null {
  const [best] = suggestions;
  const yours = suggestions.find(({ action, codes }) => action.code === chosen || codes[0] === chosen);
  if (!best || !yours || suggestions.length < 2) return null;
  if (yours === best) return t('learn-answer-best');
  if (best.winner - yours.winner < AS_GOOD) return t('learn-answer-close', { best: best.text });
  return t('learn-answer-other', {
    best: best.text,
    why: best.reasons.find(({ inFavour }) => inFavour)?.text ?? '',
    yours: yours.reasons[0]?.text ?? '',
  });
}
