/** Menus in words: what is asked, and one line for each action. */

import { VP_PRICE } from '../contract';
import type { Effect, Goods } from '../../effects/effect';
import type { Edition } from '../edition/edition';
import { attribute, t } from './fluent.svelte';
import type { ActionArgs, Context, LegalAction, Pending } from '../wire';
import * as words from './words';

type Line = (edition: Edition, args: ActionArgs, context: Context, kind: string) => string;

/** One line of the menu. */
export function actionText(
  edition: Edition,
  { kind, args, context }: Pick<LegalAction, 'kind' | 'args' | 'context'>,
): string {
  const line = TEXTS[kind];
  return line ? line(edition, args, context, kind) : t(`action-${kind}`, { ...args });
}

/** What is to be decided now, in one sentence. */
export function questionText(pending: Pending, removing: boolean): string {
  const arriving = pending.arriving ?? {};
  if (pending.asked === 'overflow' && Object.values(arriving).some(Boolean)) {
    return t('asked-overflow-goods', { goods: words.goods(arriving) });
  }
  return t(`asked-${pending.asked}`, {
    workers: removing ? 'removed' : 'placed',
    less: pending.less ?? 0,
    to_spare: pending.to_spare ?? 1,
  });
}

export const headingText = (asked: string): string => attribute(`asked-${asked}`, 'heading');

const priced = (line: string, price?: number): string =>
  price === undefined ? line : t('action-for', { action: line, cost: words.money(price) });

const paying = (line: string, cost: string): string => t('action-paying', { action: line, cost });

const bringing = (line: string, effect: string | undefined): string =>
  effect === undefined ? line : t('action-brings', { action: line, effect });

const owed = (context: Context): Goods => context.cost ?? context.goods ?? {};

/** The chosen side of the context's effect, if there is one. */
function chosen(args: ActionArgs, context: Context): string | undefined {
  const effect = (context.effect ?? []) as Effect;
  const side = effect[effect.length > 1 ? (args.side ?? 1) - 1 : 0];
  return side && words.option(side);
}

const onePiece: Line = (_, args, context, kind) =>
  priced(t(`action-${kind}`, { goods: words.pieces(args.resource ?? '', 1) }), context.price);

const workshop: Line = (edition, _, context, kind) => {
  const number =
    context.building ?? edition.buildings.find(({ permanent }) => permanent?.kind === kind)?.n ?? 0;
  return t(`action-${kind}`, { building: words.building(edition, number) });
};

const hire: Line = (_, args, context, kind) => {
  const forGoods = kind === 'hire_for_goods';
  const line = t(`action-${kind}`, { captain: args.captain ?? 0 });
  const goods = owed(context);
  if (forGoods && !Object.values(goods).some(Boolean)) return line;
  return t('action-for', { action: line, cost: words.payment(forGoods ? undefined : context.price, goods) });
};

const convert: Line = (_, args, __, kind) => {
  const n = args.points ?? 0;
  return t(`action-${kind}`, { n, dollars: n * VP_PRICE });
};

const TEXTS: Record<string, Line> = {
  pass: (_, __, context) => t('action-pass', { asked: context.asked ?? '' }),
  close: (_, __, { amount }) => {
    const way = amount === undefined ? 'open' : amount > 0 ? 'gained' : amount < 0 ? 'paid' : 'even';
    return t('action-close', { way, n: Math.abs(amount ?? 0) });
  },
  expand: (_, __, context) => priced(t('action-expand'), context.price),
  city_hall: workshop,
  foundry: workshop,
  pay_allegiance: (edition, _, { allegiance }) => {
    const line = t('action-pay_allegiance');
    const asked = allegiance ? edition.allegiances[allegiance - 1]?.condition : undefined;
    if (!asked?.money && !asked?.goods) return line;
    return paying(line, words.payment(asked.money, asked.goods, 'list-next'));
  },
  exchange: (edition, args, context) => {
    if (!context.building) return t('action-exchange-unknown', { exchange: args.exchange ?? 0 });
    return t('action-exchange', {
      building: words.building(edition, context.building),
      give: words.goods(context.give ?? {}),
      take: words.goods(context.take ?? {}),
    });
  },
  option: (_, args, context) => {
    const effect = chosen(args, context);
    return effect === undefined
      ? t('action-option-side', { side: args.side ?? 0 })
      : t('action-option', { effect });
  },
  cube: onePiece,
  spare: onePiece,
  sell: onePiece,
  buy: onePiece,
  discard: onePiece,
  row: (_, args, context) => {
    const board = words.board(args.board ?? '');
    const line = context.row
      ? t('action-row', { board, row: context.row })
      : t('action-row-unnumbered', { board });
    return bringing(line, chosen(args, context));
  },
  alternative: (_, args, context) =>
    bringing(t('action-alternative', { at: words.atBoard(args.board ?? '') }), chosen(args, context)),
  ship: (_, args, context) =>
    bringing(
      priced(t('action-ship', { ship: args.ship ?? 0 }), context.price),
      words.goods(context.goods ?? {}),
    ),
  build: (edition, args, context) =>
    paying(
      t('action-build', { building: words.building(edition, args.building ?? 0) }),
      words.payment(undefined, owed(context), 'list-next'),
    ),
  hire,
  hire_for_goods: hire,
  activate: (_, args, context) => {
    const line = t('action-activate', { captain: args.captain ?? 0 });
    return bringing(
      paying(line, words.pieces('cannon', context.cannons ?? 0)),
      words.effect(context.effect ?? []),
    );
  },
  fulfil: (_, args, context) => {
    const gained = words.vpGained(args.colour ?? 'blue', context.points ?? 0);
    return paying(
      t('action-fulfil', { contract: args.contract ?? 0, vp: gained }),
      words.payment(undefined, owed(context), 'list-next'),
    );
  },
  allegiance: (edition, args, context) =>
    t('action-allegiance', {
      allegiance: args.allegiance ?? 0,
      vp: words.vp('red', context.points ?? 0),
      condition: words.allegiance(edition, args.allegiance ?? 0),
    }),
  convert_blue: convert,
  convert_red: convert,
};
