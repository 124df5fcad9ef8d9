/** What every component is given in the test that renders them all. */

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { players, sample } from '../gallery/sample';
import { scenes } from '../art/scenes';
import { answerAt, classicEdition, firstOf, states } from '../recorded/sessions';
import { openTable, stubFetch } from '../recorded/fakeServer';
import { whole } from '../recorded/tableStates';
import { saveStored } from '../lib/storage';
import { currentLanguage, t } from '../lib/text/fluent.svelte';
import * as words from '../lib/text/words';
import type { LiveTable } from '../lib/table/liveTable.svelte';
import { pack } from '../lib/table/position';
import { PositionTable } from '../lib/table/positionTable.svelte';
import type { TableModel } from '../lib/table/tableModel.svelte';
import {
  PLAYER_COLOURS,
  type Asked,
  type GameSummary,
  type LabRun,
  type Language,
  type ReviewProgress,
  type Seat,
  type ServerMessage,
  type State,
  type TableSummary,
} from '../lib/wire';
import { progress } from '../offline/engine/progress.svelte';
import { address } from '../offline/parts';
import { itemsOf } from '../screens/cards/facts/facts';
import { readFilter } from '../screens/cards/filter';
import { Replay } from '../screens/replay/replay.svelte';
import { rangeOf } from '../screens/review/progress';
import { TryTable } from '../screens/review/tryTable.svelte';
import { playerLabels } from '../table/boards/playerSummary';
import { suggestionsOf } from '../table/advice/advice';
import { roundEndOf } from '../turns/roundEnd';
import { isTurn } from '../turns/turns';
import { titleAndTurn } from './Words.svelte';

const NO = () => {};

/** Made when it is first asked for, and anew when the language has changed. */
function onceALanguage<Made>(make: () => Made): () => Made {
  let last: { language: Language; made: Made } | null = null;
  return () => {
    const language = currentLanguage();
    if (last?.language !== language) last = { language, made: make() };
    return last.made;
  };
}
const label = () => t('page-your-turn');
const labels = () => playerLabels(asks('turn').view!.seats[0]!);

const played = (test: (state: State) => boolean, players: 2 | 4 = 4): State => {
  const found = states(players).find(test);
  if (!found) throw new Error('no such state was recorded');
  return found;
};
/** Where a player is asked this, in whichever game. */
const asks = (asked: Asked, players?: 2): State => {
  const isAsked = ({ view, you, legal }: State) =>
    view?.pending?.asked === asked && view.pending.seat === you && legal.length > 0;
  return players === undefined && states(4).some(isAsked) ? played(isAsked) : played(isAsked, 2);
};

const at = (state: State, change: Partial<State> = {}, ...more: ServerMessage[]): LiveTable =>
  openTable([{ ...whole(state), ...change, answer: null }, ...more]);
const turn = () => at(asks('turn'));
const overState = (players: 2 | 4 = 4) => played(({ stage }) => stage === 'over', players);
const over = () => at(overState());

const someone = (state: State, seat: number, part: Partial<Seat>): Seat[] =>
  state.seats.map((one) =>
    one.seat === seat ? { ...one, kind: 'human', bot: null, presence: 'here', ...part } : one,
  );
/** Bo is a person who has gone, and to move. */
const waiting = () => {
  const state = played(({ view }) => view?.to_move === 1);
  const away = {
    connected: false,
    presence: 'away' as const,
    away_since: '2026-05-01T12:00:00Z',
    stand_in_from: '2026-05-01T12:03:00Z',
  };
  return at(state, { seats: someone(state, 1, away) });
};
const gathering = () => {
  const state = asks('turn');
  return at(state, {
    stage: 'gathering',
    view: null,
    legal: [],
    host: true,
    seats: someone(state, 1, { taken: false, name: '' }),
  });
};

const vote = () => at(asks('turn'), { abandon: { agreed: [1], waiting_for: [0] } });

/** A review of three players, as the server sends it. */
const review = (): ReviewProgress =>
  JSON.parse(readFileSync('src/screens/review/recorded/review3.jsonl', 'utf8')) as ReviewProgress;
const reviewed = () => ({
  summary: { ...summary(), seats: ['Ada', 'Ben', 'Cleo'] },
  edition: edition(),
  names: ['Ada', 'Ben', 'Cleo'],
  colours: PLAYER_COLOURS.slice(0, 3),
});

const edition = classicEdition;
const items = onceALanguage(() => itemsOf(edition()));
const item = () => items().find(({ id }) => id === 'building-3')!;
const building = () => ({ ...sample.buildings[1]!, label: label() });
const summary = () => answerAt<GameSummary>('/api/games/TABLE');
const info = () =>
  answerAt<{ bots: { name: string; title: object }[]; editions: { key: string }[] }>('/api/info');
const replay = () => Replay.open({ ...summary(), game: 'TABLE' }, 40, null);
const result = () => summary().result!;
const names = () => summary().seats;
const colours = () => PLAYER_COLOURS.slice(0, 2);
const gameEvents = () => whole(overState(2)).events;
const ended = () => ({
  edition: edition(),
  events: gameEvents(),
  result: result(),
  names: names(),
  colours: colours(),
});
const tableSummary = () => answerAt<TableSummary>('/api/tables/TABLE');
const run = (): LabRun =>
  ({
    run: 'r',
    stage: 'playing',
    done: 12,
    games: 100,
    bot: 'greedy',
    players: 2,
    edition: info().editions[0],
    rate: 2.5,
    left: 40,
    report: null,
  }) as unknown as LabRun;
const advice = () => {
  const hint = firstOf('hinted');
  const state = [...states(2), ...states(4)].find(
    ({ revision, legal }) =>
      revision === hint.revision &&
      hint.options.every(({ action }) => legal.some(({ code }) => code === action)),
  )!;
  const table = at(state);
  table.hints.current = hint;
  return { table, suggestions: suggestionsOf(edition(), hint.options, state.legal, table.names) };
};
/** A turn of the game of two, played again; `loss`: it is over and has been judged. */
const tried = async (loss?: number): Promise<TryTable> => {
  const state = asks('turn', 2);
  const { view, legal } = state;
  const position = { seat: 0, view, legal, events: [], over: loss !== undefined, quote: null, reason: null };
  stubFetch({
    '/api/games/TABLE/review/position': position,
    '/api/games/TABLE/replay?step=7&seat=0': { view, events: [], events_from: 20 },
    '/api/games/TABLE/events?seat=0': gameEvents(),
  });
  const table = await TryTable.open({ ...summary(), game: 'TABLE' }, edition(), colours(), 7);
  if (loss !== undefined)
    table.judged = { chance: 0.4, chance_error: 0.02, loss, loss_error: 0.01, mistake: true, reasons: [] };
  return table;
};
const stored = () => {
  saveStored('tables', [{ table: 'TABLE', keys: ['key'], host: 'host', link: 'token' }]);
  return {};
};

export type Sample = {
  props?: Record<string, unknown>;
  model?: TableModel;
  /** Further answers of the server. */
  answers?: Record<string, unknown>;
};
type Make = () => Record<string, unknown> | Promise<Record<string, unknown>>;

/** Those that are drawn at a table find it in their context. */
const onTable =
  (model: () => TableModel, props: Record<string, unknown> = {}) =>
  (): Sample => ({ model: model(), props });
const alone = (make: Make) => async (): Promise<Sample> => ({ props: await make() });
/** What is given in words is given anew in every language. */
const inWords = (make: () => Record<string, unknown>) => (): Sample => {
  const made = onceALanguage(make);
  const props = {};
  for (const name of Object.keys(made()))
    Object.defineProperty(props, name, { get: () => made()[name], enumerable: true, configurable: true });
  return { props };
};
const nothing =
  (answers: Record<string, unknown> = {}) =>
  (): Sample => ({ answers });

export const SAMPLES: Record<string, () => Sample | Promise<Sample>> = {
  'app/App': nothing(),
  'app/ErrorScreen': alone(() => ({ code: 'no_such_table', onretry: NO })),
  'app/LanguageChoice': nothing(),
  'app/LazyScreen': alone(() => ({
    load: () => import('../screens/learn/LearnScreen.svelte'),
    texts: ['learn'],
    props: {},
  })),
  'app/LoadingScreen': nothing(),
  'app/SettingsDialog': alone(() => ({ onclose: NO, children: titleAndTurn })),
  'app/SettingsForm': nothing(),
  'art/Icon': inWords(() => ({ name: 'money', label: label() })),
  'art/Picture': inWords(() => ({ drawing: scenes.harbor, label: words.board('harbor') })),
  'components/boards/ActionBoard': inWords(() => ({
    place: 'tavern',
    name: words.board('tavern'),
    label: words.board('tavern'),
    ...sample.boards.tavern,
    alternativeLabel: label(),
    workers: ['amber', 'jade'],
    room: 4,
    acts: 2,
  })),
  'components/boards/ActionRow': inWords(() => ({
    number: 2,
    effect: [[{ icon: 'star', n: 2 }]],
    acts: true,
    choices: [{ at: 0, label: label(), onchoose: NO }],
  })),
  'components/boards/Board': inWords(() => ({ label: label(), children: titleAndTurn })),
  'components/boards/ExpansionToken': alone(() => ({ cost: 3 })),
  'components/boards/OrderBoard': inWords(() => ({ order: ['amber', 'automa'], at: 1, label: label() })),
  'components/boards/PlayerBoard': inWords(() => ({ ...players[0]!, labels: labels(), label: label() })),
  'components/boards/ReputationTrack': inWords(() => ({
    steps: sample.reputation,
    places: [{ player: 'amber', at: 3 }],
    name: t('page-title'),
    label: label(),
  })),
  'components/boards/VictoryPoints': inWords(() => ({
    vp: { blue: 3, red: 4 },
    chest: false,
    labels: labels(),
  })),
  'components/boards/VictoryTypes': inWords(() => ({ types: ['blue', undefined], label: label() })),
  'components/boards/Warehouse': inWords(() => ({
    goods: { ore: 2 },
    squares: 6,
    tokens: [1, 2],
    label: label(),
  })),
  'components/cards/AllegianceCard': inWords(() => ({
    ...sample.allegiances[0]!,
    text: words.allegiance(edition(), 1),
    label: label(),
  })),
  'components/cards/BuildingCard': inWords(building),
  'components/cards/CaptainCard': inWords(() => ({ ...sample.captains[0]!, label: label() })),
  'components/cards/CardMedals': alone(() => ({ symbols: ['hygiene'] })),
  'components/cards/CardToken': inWords(() => ({
    kind: 'captain',
    icon: 'captain',
    cannons: 2,
    label: label(),
  })),
  'components/cards/ContractCard': inWords(() => ({
    ...sample.contracts[0]!,
    bonus: sample.slots[0]!,
    label: label(),
  })),
  'components/cards/RewardTile': alone(() => ({
    first: [[{ icon: 'red', n: 2 }]],
    second: [[{ icon: 'star' }]],
  })),
  'components/cards/ShipCard': inWords(() => ({ ...sample.ships[0]!, label: label() })),
  'components/cards/WishTile': inWords(() => ({
    round: 2,
    symbols: sample.wishes[0]!,
    first: [[{ icon: 'red', n: 2 }]],
    second: [[{ icon: 'star' }]],
    label: label(),
  })),
  'components/cards/piece/FlipCard': alone(() => ({ face: 1, children: titleAndTurn })),
  'components/cards/piece/Piece': inWords(() => ({
    piece: 'building-3',
    kind: 'building',
    label: label(),
    children: titleAndTurn,
  })),
  'components/cards/piece/Pile': inWords(() => ({ left: 4, label: label() })),
  'components/icons/Amount': alone(() => ({ n: 4, icon: 'money', px: 20 })),
  'components/icons/EffectLine': alone(() => ({ effect: [[{ icon: 'red', n: 2 }]] })),
  'components/icons/EffectPart': alone(() => ({ icon: 'money', n: 4 })),
  'components/icons/IconCount': inWords(() => ({ icon: 'money', n: 4, label: label() })),
  'components/icons/NumberBadge': alone(() => ({ kind: 'red', n: 4 })),
  'components/icons/Pawn': inWords(() => ({ worker: 'amber', label: label() })),
  'components/icons/PermanentLine': alone(() => ({
    permanent: { kind: 'exchange', give: { wood: 3 }, take: { tobacco: 2 } },
  })),
  'components/icons/PriceLine': alone(() => ({ price: { money: 3, ore: 1 } })),
  'components/ui/Button': alone(() => ({ children: titleAndTurn })),
  'components/ui/Checkbox': inWords(() => ({ label: label(), checked: true })),
  'components/ui/CopyLink': inWords(() => ({ link: '/table/x', label: label() })),
  'components/ui/CoverButton': inWords(() => ({ label: label() })),
  'components/ui/Dialog': inWords(() => ({
    label: label(),
    onclose: NO,
    closeButton: true,
    children: titleAndTurn,
  })),
  'components/ui/EditionLine': alone(() => ({ edition: { ...info().editions[0]!, key: 'a1' } })),
  'components/ui/Field': inWords(() => ({ label: label(), children: titleAndTurn })),
  'components/ui/FileButton': inWords(() => ({ text: label(), accept: '.toml', onfile: NO })),
  'components/ui/Panel': alone(() => ({ children: titleAndTurn })),
  'components/ui/StateNote': inWords(() => ({ state: 'empty', text: label() })),
  'offline/EngineProgress': () => {
    Object.assign(progress, { stage: 'loading', loaded: 3_100_000, total: 12_000_000 });
    return {};
  },
  'offline/OfflinePanel': () => {
    vi.stubGlobal('caches', { open: () => Promise.resolve({ keys: () => Promise.resolve([]) }) });
    return { answers: { [address('engine.json')]: { engine: { 'engine.wasm': 3_100_000 }, page: {} } } };
  },
  'screens/cards/CardFace': inWords(() => ({ edition: edition(), item: item() })),
  'screens/cards/CardGallery': alone(() => ({ edition: edition(), key: 'classic', known: info().editions })),
  'screens/cards/CardsScreen': nothing(),
  'screens/cards/Filters': inWords(() => ({
    items: items(),
    filter: readFilter(new URLSearchParams('kind=building')),
    onfilter: NO,
  })),
  'screens/cards/GalleryItem': inWords(() => ({
    edition: edition(),
    item: item(),
    source: null,
    onopen: NO,
  })),
  'screens/cards/OtherItem': inWords(() => ({
    edition: edition(),
    item: items().find(({ kind }) => kind === 'other'),
  })),
  'screens/cards/SmallCard': inWords(() => ({
    edition: edition(),
    item: items().find(({ kind }) => kind === 'reward'),
  })),
  'screens/cards/facts/Facts': inWords(() => ({ facts: item().facts })),
  'screens/cards/facts/ItemDialog': inWords(() => ({
    edition: edition(),
    item: item(),
    among: items(),
    onshow: NO,
    onclose: NO,
  })),
  'screens/cards/facts/Legend': inWords(() => ({ items: items() })),
  'screens/cards/facts/ProvenanceMark': alone(() => ({ provenance: 'inferred' })),
  'screens/home/HomeMenu': nothing(),
  'screens/home/HomeScreen': nothing(),
  'screens/home/MyTables': () => {
    stored();
    const mine = {
      summary: { ...tableSummary(), stage: 'playing', to_move: 1 },
      holds: [0],
      your_turn: false,
      turn_ends: null,
      nudged: null,
    };
    return { answers: { '/api/mine': { tables: [mine] } } };
  },
  'screens/home/PlayNow': nothing(),
  'screens/lab/LabScreen': nothing(),
  'screens/lab/Report': alone(() => ({
    report: { address: '/report', made: '2026-05-01T12:00:00Z', samples: [], compared: null },
    title: 'Classic',
    linked: false,
  })),
  'screens/lab/RunProgress': alone(() => ({ run: run(), onstop: NO })),
  'screens/lab/SimulationForm': alone(() => ({
    info: answerAt('/api/lab?edition=classic'),
    edition: 'classic',
    onstarted: NO,
  })),
  'screens/learn/Coach': alone(() => ({ table: turn() })),
  'screens/learn/LearnScreen': nothing(),
  'screens/learn/Levels': nothing(),
  'screens/replay/FairDeal': alone(() => ({ deal: overState().deal, names: ['Anja', 'Bo', 'Cleo', 'Dirk'] })),
  'screens/replay/LogOnlyReplay': alone(() => ({ summary: { ...summary(), game: 'TABLE' } })),
  'screens/replay/PlayOnDialog': alone(async () => ({ replay: await replay(), onclose: NO })),
  'screens/replay/PlaybackButton': inWords(() => ({ to: 'end', label: label(), onclick: NO })),
  'screens/replay/PlaybackControls': alone(async () => ({
    replay: await replay(),
    onshow: NO,
    onplay: NO,
    onplayon: NO,
    onend: NO,
  })),
  'screens/replay/RecordDialog': alone(() => ({ summary: summary(), onend: NO, onclose: NO })),
  'screens/replay/ReplayScreen': alone(() => ({ id: 'TABLE' })),
  'screens/replay/ReplayViewer': alone(async () => ({ replay: await replay() })),
  'screens/replays/FinishedGame': alone(() => ({ summary: tableSummary() })),
  'screens/replays/OpenRecord': nothing(),
  'screens/replays/RecordLine': alone(() => ({
    record: { game: 'g', seats: ['Anja', 'Bo'], at: '2026-05-01T12:00:00Z' },
    onforget: NO,
  })),
  'screens/replays/ReplaysScreen': nothing(),
  'screens/review/ChanceGraph': alone(() => ({
    ...reviewed(),
    progress: review(),
    points: review().turning_points,
    own: 0,
    seat: 0,
    at: 3,
    onopen: NO,
  })),
  'screens/review/PartTable': alone(() => ({ account: review().seats[0] })),
  'screens/review/Position': alone(() => ({ ...reviewed(), game: 'TABLE', turn: review().turns[0] })),
  'screens/review/ReviewScreen': alone(() => ({ id: 'TABLE' })),
  'screens/review/ReviewSheet': alone(() => ({ ...reviewed(), own: 0, progress: review() })),
  'screens/review/SeatAccount': alone(() => ({
    account: review().seats[0],
    name: 'Ada',
    colour: 'jade',
    range: rangeOf(review().seats),
  })),
  'screens/review/Summary': alone(() => ({ ...reviewed(), progress: review(), seat: 0, onpoints: NO })),
  'screens/review/TryAgain': alone(async () => ({ table: await tried(), turn: review().turns[0] })),
  'screens/review/TurnStrip': alone(() => ({ ...reviewed(), progress: review(), at: 3 })),
  'screens/review/TurningPoint': alone(() => ({ ...reviewed(), turn: review().turns[0], number: 1 })),
  'screens/review/Verdict': alone(async () => ({ table: await tried(0.1), turn: review().turns[0] })),
  'screens/rules/Contents': inWords(() => ({
    sections: [{ id: 'setup', title: t('rules-section-setup'), rules: [1, 2] }],
  })),
  'screens/rules/RuleEntry': inWords(() => ({
    entry: { id: 'TRD-01', text: t('rule-TRD-01'), ruling: null, list: [] },
    words: [],
    current: false,
  })),
  'screens/rules/RuleText': inWords(() => ({ text: t('rule-TRD-01'), words: [] })),
  'screens/rules/RulesScreen': nothing(),
  'screens/rules/SearchBar': alone(() => ({ query: '', rulings: false, found: 3, all: 9, onask: NO })),
  'screens/seats/ColourPicker': alone(() => ({ chosen: 'amber', onchoose: NO })),
  'screens/seats/EditionChoice': alone(() => ({ known: info().editions, chosen: 'classic' })),
  'screens/seats/GatheringSeat': alone(() => {
    const table = gathering();
    return { table, seat: table.state?.seats[1], bots: info().bots };
  }),
  'screens/seats/GatheringView': alone(() => ({ table: gathering() })),
  'screens/seats/HandoverView': alone(() => ({ table: turn(), seat: 0 })),
  'screens/seats/JoinTableScreen': () => ({
    props: { table: 'TABLE', token: 'x' },
    answers: { '/api/tables/TABLE/check_link': { state: 'open' } },
  }),
  'screens/seats/NewTableScreen': nothing(),
  'screens/seats/QrCode': alone(() => ({ link: 'https://example.org/join/1' })),
  'screens/seats/SeatSetupRow': alone(() => ({
    n: 2,
    who: 'bot',
    name: 'Bo',
    bot: 'captain',
    colour: 'jade',
    bots: info().bots,
    oncolour: NO,
  })),
  'screens/seats/TableLink': alone(() => ({ ...stored(), table: 'TABLE' })),
  'screens/shared/PaperPage': inWords(() => ({ title: label(), children: titleAndTurn })),
  'screens/shared/SiteHeader': nothing(),
  'screens/table/LiveTableView': alone(() => ({ table: turn() })),
  'screens/table/PositionScreen': alone(async () => ({
    packed: await pack({
      edition: 'classic',
      view: asks('turn').view!,
      seats: [{ name: 'Anja', colour: 'jade' }],
    }),
  })),
  'screens/table/PositionView': alone(() => ({
    model: new PositionTable(edition(), {
      edition: 'classic',
      view: asks('turn').view!,
      seats: PLAYER_COLOURS.slice(0, 4).map((colour, i) => ({ name: `P${i}`, colour })),
    }),
  })),
  'screens/table/TableScreen': alone(() => ({ id: 'TABLE' })),
  'show/Chest': alone(() => ({
    name: 'Anja',
    colour: 'amber',
    score: result().scores[0],
    blue: true,
    red: true,
    has: true,
  })),
  'show/Crowns': alone(() => ({ result: result(), names: names(), colours: colours() })),
  'show/EndShow': alone(() => ({ ...ended(), onclose: NO })),
  'show/RoundEndScene': alone(() => {
    const round = states(4).findIndex(({ view }) => view?.round === 2);
    const table = at(states(4)[round]!);
    return { table, end: roundEndOf(table.events, 20) };
  }),
  'show/ScoreTable': alone(ended),
  'show/StepScene': inWords(() => ({
    step: 'sale',
    rule: t('rule-END-03'),
    lines: [t('show-sale-line', { player: 'Bo', n: 3 })],
  })),
  'table/Flights': onTable(turn),
  'table/GameTable': onTable(turn),
  'table/TableActions': alone(() => ({ table: turn() })),
  'table/TableMenu': alone(() => ({ table: turn() })),
  'table/Tip': nothing(),
  'table/TurnAnnouncer': onTable(() => at(played(({ view }) => view?.round === 2))),
  'table/advice/AdviceButtons': inWords(() => ({ ...advice(), shown: advice().suggestions[0] })),
  'table/advice/AdviceLine': inWords(() => ({ ...advice(), shown: advice().suggestions[0] })),
  'table/advice/AdvicePanel': inWords(advice),
  'table/advice/Reasons': inWords(() => ({ reasons: [{ text: t('page-hint-one'), inFavour: true }] })),
  'table/advice/HintButton': alone(() => ({ table: turn() })),
  'table/bar/ActionButton': () => {
    const model = turn();
    return { model, props: { action: model.legal[0] } };
  },
  'table/bar/ActionList': onTable(turn),
  'table/bar/BarPopover': alone(() => ({ children: titleAndTurn })),
  'table/bar/BottomBar': inWords(() => ({ label: label(), children: titleAndTurn })),
  'table/bar/CatchUpBar': alone(() => ({ table: turn() })),
  'table/bar/GameOverBar': alone(() => ({ table: over(), onshow: NO })),
  'table/bar/SpeedControl': alone(() => ({ table: turn() })),
  'table/bar/TurnStrip': () => {
    const model = turn();
    return { model, props: { turns: model.entries.filter(isTurn).slice(-2) } };
  },
  'table/bar/UndoButtons': alone(() => ({ table: turn() })),
  'table/bar/decision/DecisionBar': onTable(turn, { listed: false, choice: null, ontoggle: NO }),
  'table/bar/decision/Options': () => {
    const model = turn();
    model.offer(model.legal);
    return { model, props: { choice: null } };
  },
  'table/bar/decision/Preview': () => {
    const model = turn();
    model.preview(model.legal[0] ?? null);
    return { model };
  },
  'table/bar/decision/Question': onTable(turn, { yours: true }),
  'table/bar/decision/QuotePreview': alone(() => ({
    quote: { ...firstOf('quoted').quote, money: -3, red: 2 },
  })),
  'table/bar/decision/Tools': onTable(turn, { yours: true, listed: false, ontoggle: NO }),
  'table/boards/ActionBoards': onTable(turn),
  'table/boards/AllegianceProgress': () => {
    const model = turn();
    return { model, props: { board: model.view.seats[0], n: 1, roomy: true } };
  },
  'table/boards/Automa': onTable(() => at(asks('turn', 2))),
  'table/boards/LastTurn': onTable(turn, { seat: 3 }),
  'table/boards/OwnSummary': onTable(turn),
  'table/boards/OwnedCards': () => {
    const model = over();
    return { model, props: { board: model.view.seats.find(({ buildings }) => buildings.length > 0) } };
  },
  'table/boards/PlayerDialog': onTable(turn, { seat: 1, onclose: NO }),
  'table/boards/Players': onTable(turn, { onopen: NO }),
  'table/boards/Reputation': onTable(turn),
  'table/boards/Wishes': onTable(turn),
  'table/cards/Allegiances': onTable(turn),
  'table/cards/Buildings': onTable(turn),
  'table/cards/Captains': onTable(turn),
  'table/cards/CardRow': inWords(() => ({ label: label(), children: titleAndTurn })),
  'table/cards/Contracts': onTable(turn),
  'table/cards/EnlargedCard': () => {
    const model = turn();
    model.enlarged = { piece: 'building-3', pinned: true };
    return { model };
  },
  'table/cards/Ships': onTable(turn),
  'table/cards/pieces/AllegiancePiece': onTable(turn, { n: 2 }),
  'table/cards/pieces/BuildingPiece': onTable(turn, { n: 3 }),
  'table/cards/pieces/CaptainPiece': onTable(turn, { n: 3 }),
  'table/cards/pieces/ContractPiece': onTable(turn, { n: 2 }),
  'table/cards/pieces/ShipPiece': onTable(turn, { n: 3, taken: false }),
  'table/choices/ChoiceArea': () => ({ model: at(asks('cube_choice')), props: { choice: 'cubes' } }),
  'table/choices/ConvertMoney': onTable(() => at(asks('converting_blue')), { colour: 'blue' }),
  'table/choices/Overflow': onTable(() => at(asks('overflow'))),
  'table/choices/SmallChoices': onTable(() => at(asks('option_choice'))),
  'table/choices/TradeScale': () => {
    const table = at(asks('trading'));
    return { model: table, props: { table } };
  },
  'table/choices/Ways': () => {
    const model = turn();
    return { model, props: { actions: model.legal.slice(0, 2) } };
  },
  'table/layout/DesktopLayout': onTable(turn, { onopen: NO, bar: titleAndTurn }),
  'table/layout/PhoneLayout': onTable(turn, { market: null, choice: null, onopen: NO, bar: titleAndTurn }),
  'table/layout/TopBar': onTable(turn),
  'table/notices/ConnectionNotice': alone(() => {
    const table = turn();
    table.connection = 'lost';
    return { table };
  }),
  'table/notices/Notice': alone(() => ({ children: titleAndTurn, onhide: NO })),
  'table/notices/Notices': alone(() => ({ table: vote() })),
  'table/notices/SeatNotice': alone(() => {
    const state = asks('turn');
    return {
      table: at(state, { seats: someone(state, 0, { bot: 'bosun', presence: 'bot', connected: true }) }),
    };
  }),
  'table/notices/VoteNotice': alone(() => ({ table: vote() })),
  'table/people/PresenceMark': () => ({ model: waiting(), props: { seat: 1 } }),
  'table/people/RemindButton': alone(() => {
    const table = waiting();
    return { table, waiting: { ...table.people.waiting!, remindFrom: 0 } };
  }),
  'table/people/TurnClock': alone(() => ({
    table: at(asks('turn'), {
      pace: 'relaxed',
      clock: { ends: new Date(Date.now() + 90_000).toISOString(), time_up: false },
    }),
  })),
  'table/people/WaitingOffer': alone(() => {
    const table = waiting();
    return { table, waiting: table.people.waiting, since: 0 };
  }),
  'table/side/Log': onTable(turn),
  'table/side/LogList': onTable(turn),
  'table/side/MissedSummary': alone(() => {
    const table = turn();
    table.missedEvents = table.events.slice(60);
    return { table };
  }),
  'table/side/SidePanel': inWords(() => ({ title: label(), children: titleAndTurn })),
  'table/talk/Bubble': alone(() => ({
    table: turn(),
    said: { kind: 'said', seat: 1, phrase: 'hello', reaction: null },
  })),
  'table/talk/TalkButton': alone(() => {
    const state = asks('turn');
    return { table: at(state, { seats: someone(state, 1, {}) }) };
  }),
  'table/talk/TalkPanel': alone(() => ({ table: turn(), ondone: NO })),
};

/** What says nothing by itself: the same in every language. */
export const WORDLESS = new Set([
  'components/boards/ExpansionToken',
  'components/cards/CardMedals',
  'components/icons/Amount',
  'components/icons/EffectPart',
  'components/icons/NumberBadge',
  'components/icons/PriceLine',
  'screens/cards/OtherItem',
  'screens/cards/facts/ProvenanceMark',
  'table/Flights',
  'table/Tip',
]);

/** What has one word only, and the same one in two languages. */
export const SAME_WORD = new Set(['table/TableMenu']);
