/** What is asked, with the piece that asks it: "Academy: blue or red?". */

import { isColourChoice } from '../../effects/colourOrder';
import type { Effect } from '../../effects/effect';
import type { TableModel } from '../../lib/table/tableModel.svelte';
import { questionText } from '../../lib/text/actions';
import { t } from '../../lib/text/fluent.svelte';
import * as words from '../../lib/text/words';
import type { Pending } from '../../lib/wire';
import { sourceOfChoice } from '../../turns/effectSources';
import { excessOf } from './overflow';

export function choiceQuestion(model: TableModel, pending: Pending): string {
  const { view, edition, events } = model;
  const question = questionText(pending, view.removing);
  if (pending.asked === 'overflow') {
    const n = excessOf(view);
    return n > 0 ? `${t('overflow-excess', { n })} ${question}` : question;
  }
  const isCube = pending.asked === 'cube_choice';
  const effect = pending.asked === 'option_choice' ? ((pending.effect ?? []) as Effect) : [];
  const source =
    isCube || effect.length > 1
      ? sourceOfChoice(edition, events, pending.seat, isCube ? 'cube' : effect, view.players)
      : null;
  if (!source) return question;
  const asked = isCube ? '-cube' : isColourChoice(effect) ? '-colours' : '';
  return t(`choice-source-${source.of}${asked}`, {
    building: source.of === 'building' ? words.building(edition, source.building) : '',
    captain: source.of === 'captain' ? source.captain : 0,
    contract: source.of === 'contract' ? source.contract : 0,
    step: source.of === 'track' ? source.step : 0,
    board: source.of === 'board' ? words.board(source.board) : '',
  });
}
