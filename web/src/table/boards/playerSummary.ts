/** A seat of the view as a player board shows it. */

import type { Player } from '../../art/pawns';
import type { PlayerLabels, PlayerSummary, PlayerTips } from '../../components/boards/player';
import type { Wish } from '../../effects/effect';
import type { TableModel } from '../../lib/table/tableModel.svelte';
import { t } from '../../lib/text/fluent.svelte';
import type { PlayerBoard } from '../../lib/wire';
import * as words from '../../lib/text/words';

export function summaryOf(model: TableModel, board: PlayerBoard): PlayerSummary {
  const { view } = model;
  const symbols: Record<Wish, number> = {
    hygiene: board.symbols.hygiene ?? 0,
    security: board.symbols.security ?? 0,
    entertainment: board.symbols.entertainment ?? 0,
  };
  return {
    player: model.colour(board.seat) as Player,
    name: words.player(board.seat, model.names),
    money: board.money,
    population: board.population,
    reputation: board.reputation,
    goods: board.goods,
    squares: board.squares + board.tokens.length,
    tokens: board.tokens,
    symbols,
    buildings: board.buildings.length,
    captains: board.captains.length,
    contracts: board.contracts.length,
    ...(board.blue === null || board.red === null ? {} : { vp: { blue: board.blue, red: board.red } }),
    chest: board.chest,
    ...(view.first_player === board.seat
      ? { first: view.removing ? ('remove' as const) : ('place' as const) }
      : {}),
    turn: view.to_move === board.seat,
  };
}

/** Everything a player board shows, for screen readers. */
export function playerLabels(board: PlayerBoard): PlayerLabels {
  const of = (name: string, n: number) => t(`page-count-${name}`, { n });
  return {
    money: t('page-count-money', { n: board.money }),
    population: of('population', board.population),
    reputation: of('reputation', board.reputation),
    warehouse: t('page-warehouse', { goods: words.goods(board.goods), squares: board.squares }),
    hygiene: t('page-count-symbol', { symbol: words.symbol('hygiene'), n: board.symbols.hygiene ?? 0 }),
    security: t('page-count-symbol', { symbol: words.symbol('security'), n: board.symbols.security ?? 0 }),
    entertainment: t('page-count-symbol', {
      symbol: words.symbol('entertainment'),
      n: board.symbols.entertainment ?? 0,
    }),
    buildings: of('buildings', board.buildings.length),
    captains: of('captains', board.captains.length),
    contracts: of('contracts', board.contracts.length),
    blue: words.vp('blue', board.blue ?? 0),
    red: words.vp('red', board.red ?? 0),
    chest: t('page-chest-closed'),
    first: t('page-first-player'),
  };
}

/** What each number of a player board is, and what it is good for. */
export function playerTips(board: PlayerBoard): PlayerTips {
  const labels = playerLabels(board);
  const tip = (name: keyof PlayerTips, message = `explain-${name}`) =>
    t('explain', { what: labels[name], meaning: t(message) });
  const [next] = board.tokens;
  return {
    money: tip('money'),
    population: tip('population'),
    reputation: tip('reputation'),
    warehouse: [
      tip('warehouse'),
      ...(next === undefined
        ? []
        : [t('explain-token', { money: words.money(next), n: board.tokens.length })]),
    ].join(' '),
    hygiene: tip('hygiene', 'explain-symbol'),
    entertainment: tip('entertainment', 'explain-symbol'),
    security: tip('security', 'explain-symbol'),
    blue: tip('blue'),
    red: tip('red'),
    chest: tip('chest'),
    first: tip('first'),
  };
}
