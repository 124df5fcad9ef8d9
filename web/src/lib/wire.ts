// The messages between page and server. Do not edit.
// Written by `make contract`.

export const PLAYER_COLOURS = ["amber","violet","jade","ivory"] as const;

/** Agree to abandon the game, or say no, which ends the vote.
 *
 * The game ends when every person who has sat here agrees, except who has left on purpose or has
 * been away for a day. */
export interface Abandon {
  type: "abandon";
  agree?: boolean;
  id?: number | null;
}

/** Somebody wants to abandon the game. */
export interface AbandonVote {
  agreed: number[];
  waiting_for: number[];
}

/** What a bot's reason is about: cards by number, everything else by name. */
export interface About {
  allegiance?: number;
  board?: BoardName;
  building?: number;
  captain?: number;
  case?: string;
  chance?: number;
  colour?: Colour;
  contract?: number;
  goods?: Partial<Record<Resource, number>>;
  instead?: number;
  n?: number;
  others?: Partial<Record<Resource, number>>;
  place?: number;
  round?: number;
  rounds?: number;
  row?: number;
  seat?: number;
  symbol?: WishSymbol;
}

/** Decisions of the seat looked from, taken together or not at all. */
export interface Act {
  type: "act";
  revision: number;
  actions: number[];
  id?: number | null;
}

/** The arguments of an action, as JSON has them. */
export interface ActionArgs {
  allegiance?: number;
  board?: BoardName;
  building?: number;
  captain?: number;
  colour?: Colour;
  contract?: number;
  exchange?: number;
  points?: number;
  resource?: Resource;
  ship?: number;
  ship_row?: number;
  side?: number;
}

export interface AllegianceBoardValues {
  slots_23p: EditionValue<number, null, null>;
  slots_4p: EditionValue<number, null, null>;
}

export interface AllegianceValues {
  condition: EditionValue<string, null, ConditionParts>;
  red: EditionValue<number, null, null>;
}

/** The body of every error of the API. */
export interface ApiError {
  code: ErrorCode;
  message: string;
}

export type Asked = "effect" | "palace" | "ship_turn" | "turn" | "turn_end" | "option_choice" | "cube_choice" | "trading" | "building" | "sparing" | "hiring" | "contracting" | "overflow" | "choosing_allegiance" | "founding" | "activating" | "paying" | "converting_blue" | "converting_red" | "stopping";

/** What belongs to a game of two players. */
export interface Automa {
  in_hand: number;
  order: (number | "automa")[];
  player_a: number | null;
  space: number | null;
  tokens_drawn: BoardName[];
  tokens_left: number;
  victories: (Colour | null)[];
}

export interface AutomaValues {
  tokens: EditionValue<BoardName[], null, null>;
}

/** The answer to an edition that can't be played: every mistake, by line. */
export interface BadEdition {
  problems: EditionProblem[];
  code: ErrorCode;
  message: string;
}

/** An action board. */
export interface Board {
  automa: number;
  row: number | null;
  tiles: number[];
  workers: number;
}

export type BoardName = "governor" | "market" | "harbor" | "tavern";

export interface BoardValues {
  alternative: EditionValue<string, Icon[][], null>;
  name: EditionValue<Record<string, string>, null, null>;
  tiles_23p: EditionValue<string[], Icon[][][], null>;
  tiles_4p: EditionValue<string[], Icon[][][], null>;
}

export interface BotInfo {
  name: string;
  title: Record<string, string>;
  level: number | null;
}

/** How many pieces there are: money and points by what they are worth. */
export interface BoxValues {
  barrel: EditionValue<number, null, null>;
  blue: EditionValue<string, null, PiecesParts>;
  cannon: EditionValue<number, null, null>;
  coins: EditionValue<string, null, PiecesParts>;
  ore: EditionValue<number, null, null>;
  red: EditionValue<string, null, PiecesParts>;
  tobacco: EditionValue<number, null, null>;
  wheat: EditionValue<number, null, null>;
  wood: EditionValue<number, null, null>;
}

export type BuildingColour = "crown" | "trades" | "hygiene" | "entertainment" | "security";

export interface BuildingType {
  building: number;
  copies: number;
  left: number;
}

export interface BuildingValues {
  colour: EditionValue<BuildingColour, null, null>;
  cost: EditionValue<string, null, GoodsParts>;
  instant: EditionValue<string, Icon[][], null>;
  name: EditionValue<Record<string, string>, null, null>;
  permanent: EditionValue<string, null, PermanentParts | null>;
  symbols: EditionValue<WishSymbol[], null, null>;
  vp: EditionValue<string, Icon[][], null>;
}

export interface CaptainCard {
  captain: number;
  face_up: boolean;
}

export interface CaptainValues {
  cannons: EditionValue<number, null, null>;
  cost: EditionValue<string, null, CostParts>;
  instant: EditionValue<string, Icon[][], null>;
  reward: EditionValue<string, Icon[][], null>;
  round: EditionValue<number, null, null>;
  symbols: EditionValue<WishSymbol[], null, null>;
}

export type Cause = "income" | "effect" | "ship" | "trade" | "build" | "captain" | "contract" | "allegiance" | "exchange" | "discard" | "expansion" | "last_sale" | "conversion" | "standing";

/** How long whoever is to move may still think. */
export interface Clock {
  ends: string;
  time_up: boolean;
}

export type Colour = "blue" | "red";

/** What an allegiance asks for, all together; 0 or, of `difference`, -1 asks for nothing. */
export interface ConditionParts {
  buildings: number;
  captains: number;
  contracts: number;
  difference: number;
  goods: number[];
  money: number;
  one_colour: number;
  population: number;
  reputation: number;
}

/** What an action would mean just now; which keys there are depends on its kind. */
export interface Context {
  allegiance?: number | null;
  amount?: number;
  asked?: Asked;
  building?: number;
  cannons?: number;
  cost?: Partial<Record<Resource, number>>;
  effect?: Icon[][];
  give?: Partial<Record<Resource, number>>;
  goods?: Partial<Record<Resource, number>>;
  points?: number;
  price?: number;
  row?: number;
  seat?: number;
  take?: Partial<Record<Resource, number>>;
}

export interface ContractBoardValues {
  slots_23p: EditionValue<string[], Icon[][][], null>;
  slots_4p: EditionValue<string[], Icon[][][], null>;
}

export interface ContractValues {
  blue: EditionValue<number, null, null>;
  cost: EditionValue<string, null, GoodsParts>;
  red: EditionValue<number, null, null>;
}

export interface Conversion {
  blue: number | null;
  red: number | null;
}

/** What a captain costs. */
export interface CostParts {
  goods: Partial<Record<Resource, number>>;
  instead: Partial<Record<Resource, number>>;
  money: number;
}

/** The provably fair deal: the fingerprint before anybody sits, the secret after the end. */
export interface Deal {
  fingerprint: string;
  nonces: (string | null)[];
  secret: string | null;
  seed: string | null;
}

export type DecisionKind = "ships" | "boards" | "trade" | "build" | "captain" | "contract" | "allegiance" | "conversion";

export type Declinable = "trade" | "build" | "captain" | "contract";

/** The message was received; those it is for get a message of their own. */
export interface Done {
  type: "done";
  answer: number | null;
}

export interface EditionAllegiance {
  component: "allegiance";
  values: AllegianceValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionAllegianceBoard {
  component: "allegiance_board";
  values: AllegianceBoardValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionAutoma {
  component: "automa";
  values: AutomaValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionBoard {
  component: "board";
  values: BoardValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionBox {
  component: "box";
  values: BoxValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionBuilding {
  component: "building";
  values: BuildingValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionCaptain {
  component: "captain";
  values: CaptainValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionContract {
  component: "contract";
  values: ContractValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionContractBoard {
  component: "contract_board";
  values: ContractBoardValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionEndowment {
  component: "endowment";
  values: EndowmentValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionJson {
  id: string;
  title: Record<string, string>;
  hash: string;
  counts: Record<string, number>;
  components: (EditionPrices | EditionPopulation | EditionWarehouse | EditionBoard | EditionReputation | EditionBuilding | EditionCaptain | EditionContract | EditionContractBoard | EditionShip | EditionAllegiance | EditionAllegianceBoard | EditionEndowment | EditionWish | EditionReward | EditionOrderBoard | EditionAutoma | EditionVictoryTypes | EditionBox)[];
  schema: number;
}

export interface EditionName {
  key: string;
  id: string;
  hash: string;
  title: Record<string, string>;
}

export interface EditionOrderBoard {
  component: "order_board";
  values: OrderBoardValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionPopulation {
  component: "population";
  values: PopulationValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionPrices {
  component: "prices";
  values: Record<Resource, EditionValue<number, null, null>>;
  label: string | number | null;
  id: string | null;
}

/** One mistake in an edition's file. */
export interface EditionProblem {
  line: number;
  where: string;
  what: string;
}

export interface EditionReputation {
  component: "reputation";
  values: ReputationValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionReward {
  component: "reward";
  values: Record<Colour, EditionValue<string[], [Icon[][], Icon[][]], null>>;
  label: string | number | null;
  id: string | null;
}

export interface EditionShip {
  component: "ship";
  values: ShipValues;
  label: string | number | null;
  id: string | null;
}

/** A value as the edition's file writes it, where it comes from, and what was read out of it. */
export interface EditionValue<Plain, Icons, Parts> {
  value: Plain;
  provenance: ProvenanceKind;
  why: string | null;
  note: string | null;
  icons: Icons;
  parts: Parts;
}

export interface EditionVictoryTypes {
  component: "victory_types";
  values: VictoryTypesValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionWarehouse {
  component: "warehouse";
  values: WarehouseValues;
  label: string | number | null;
  id: string | null;
}

export interface EditionWish {
  component: "wish";
  values: WishValues;
  label: string | number | null;
  id: string | null;
}

export type EffectIcon = "money" | "blue" | "red" | "star" | "population" | "cube" | "expansion" | "all_expansions" | "trade" | "build" | "captain" | "contract" | "wheat" | "wood" | "ore" | "barrel" | "tobacco" | "cannon";

export interface EndowmentValues {
  gain: EditionValue<string, Icon[][], null>;
}

/** A request that came to nothing. `message` is one English sentence with a way out. */
export interface Error {
  type: "error";
  answer: number | null;
  code: ErrorCode;
  message: string;
}

export type ErrorCode = "bad_message" | "bad_key" | "bad_request" | "hello_first" | "no_such_table" | "no_such_game" | "no_such_edition" | "no_such_bot" | "bad_edition" | "not_found" | "not_yours" | "not_your_turn" | "not_playing" | "not_over" | "no_nudge" | "no_hints" | "no_answer" | "reveals" | "seat_taken" | "link_used" | "link_void" | "table_full" | "seat_lost" | "present" | "too_early" | "no_lab" | "lab_busy" | "too_large" | "too_many" | "other_site" | "no_storage" | "other_rules" | "broken";

/** One thing that happened; docs/contract.md says which kinds have which fields. */
export interface Event {
  allegiance?: number;
  alternative?: boolean;
  amount?: number;
  blue?: number;
  board?: BoardName;
  bonus_bought?: Resource | null;
  bonus_sold?: Resource | null;
  building?: number;
  captain?: number;
  cause?: Cause;
  colour?: Colour;
  contract?: number;
  cost?: number;
  declined?: Declinable;
  endowment?: number;
  kind: string;
  paid?: boolean;
  phase?: Phase;
  pieces?: number;
  place?: number;
  points?: number;
  population?: number;
  red?: number;
  resource?: Resource;
  round?: number;
  row?: number;
  seat: number | null;
  shared?: boolean;
  ship?: number;
  ship_row?: number;
  side?: number;
  slot?: number;
  step?: number;
  steps?: number;
  stop?: boolean;
  symbols?: number;
  used?: boolean;
}

/** A finished game, or one that was uploaded. */
export interface GameSummary {
  game: string;
  seats: string[];
  bots: (string | null)[];
  edition: EditionName;
  rules: number;
  steps: number;
  over: boolean;
  result: Result | null;
  replayable: boolean;
  deal: Deal | null;
}

/** What a building or a contract costs, or what one row of a ship brings. */
export interface GoodsParts {
  goods: Partial<Record<Resource, number>>;
}

/** The first message: which table, and the keys of the seats this page holds (none: watch).
 *
 * `look` is the seat whose view is wanted, of those held. `revision` and `generation` are those
 * of the last state the page has, so that only later events are sent. */
export interface Hello {
  type: "hello";
  table: string;
  keys?: string[];
  host?: string | null;
  look?: number | null;
  revision?: number | null;
  generation?: string | null;
  id?: number | null;
}

/** What a bot would do here. Only the seat to move may ask, where the table allows it. */
export interface Hint {
  type: "hint";
  id?: number | null;
}

/** The options of the seat looked from, the best first; none where there is nothing to weigh. */
export interface HintAnswer {
  type: "hinted";
  answer: number | null;
  revision: number;
  bot: string;
  options: HintOption[];
}

/** One action as a bot sees it that knows what the seat knows. */
export interface HintOption {
  action: number;
  governor: number;
  pirate_king: number;
  winner: number;
  blue: number;
  red: number;
  reasons: HintReason[];
  plan: number[];
}

/** Something that weighs, in rule terms, and how many points it makes against the others. */
export interface HintReason {
  name: string;
  points: number;
  about: About;
}

/** One icon of an effect; `n` of it, or an action that costs `less`. */
export interface Icon {
  icon: EffectIcon;
  less?: number;
  n?: number;
}

export interface Invite {
  seat: number;
  token: string;
}

/** Take a seat: with its invitation or the table's link, or at a rematch with the former key. */
export interface Join {
  invite?: string | null;
  former_key?: string | null;
  name?: string | null;
  colour?: PlayerColour | null;
  nonce?: string;
}

export interface Joined {
  seat: number;
  key: string;
  fingerprint: string;
}

export type LabBot = "greedy" | "captain";

/** What the lab has for an edition. */
export interface LabInfo {
  edition: EditionName;
  ready: boolean;
  busy: boolean;
  most_games: number;
  report: LabReport | null;
}

/** A balance report. It is HTML of its own at `address`, which belongs into a frame. */
export interface LabReport {
  address: string;
  made: string;
  samples: LabSample[];
  compared: string | null;
}

/** A simulation on this server. Whoever has its id may look at it. */
export interface LabRun {
  run: string;
  edition: EditionName;
  players: number;
  games: number;
  bot: LabBot;
  stage: LabStage;
  done: number;
  rate: number | null;
  left: number | null;
  report: LabReport | null;
}

/** Whom a report is about. */
export interface LabSample {
  players: number;
  games: number;
  bots: string[];
}

export type LabStage = "playing" | "reporting" | "done" | "stopped" | "failed";

export type Language = "en" | "fr" | "de";

/** Go for good: before the game the seats are free again, afterwards a bot plays on. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** One entry of the action table that may be chosen now, and what it would mean. */
export interface LegalAction {
  code: number;
  kind: string;
  args: ActionArgs;
  context: Context;
}

export type Level = "deckhand" | "bosun" | "captain" | "admiral";

/** What a link is good for now. */
export interface LinkInfo {
  state: "full" | "open" | "over" | "used" | "void";
  seat: number | null;
}

/** The invitation or the table's link that somebody has. */
export interface LinkToken {
  token: string;
}

/** Pass and play: show the table from another seat of this page, or from none of them. */
export interface Look {
  type: "look";
  seat: number | null;
  id?: number | null;
}

/** Ask what happened from event number `since` on, step by step, after being away. */
export interface Missed {
  type: "missed";
  since: number;
  id?: number | null;
}

/** The last decisions that were missed; empty if only the end of the game is stored. */
export interface MissedAnswer {
  type: "missed_steps";
  answer: number | null;
  revision: number;
  steps: MissedStep[];
}

/** The table after one decision, as the seat looked from saw it, and what it brought about. */
export interface MissedStep {
  view: View;
  events: Event[];
  events_from: number;
}

export interface MyTable {
  summary: TableSummary;
  holds: number[];
  your_turn: boolean;
  turn_ends: string | null;
  nudged: string | null;
}

/** The keys this page has; the answer lists only their tables. */
export interface MyTables {
  tables: TableKeys[];
}

export interface MyTablesAnswer {
  tables: MyTable[];
}

/** A new invitation to a seat, by the host: the old one and the old key become void. */
export interface NewInvite {
  host: string;
  seat: number;
}

/** A simulation, and a report on it in a language. */
export interface NewLabRun {
  edition?: string;
  players?: number;
  games?: number;
  bot?: LabBot;
  language?: Language;
}

/** A new link for the table, by the host: the old one becomes void. */
export interface NewLink {
  host: string;
}

/** Who is to sit in a seat: a person, or a bot by name. */
export interface NewSeat {
  kind?: "bot" | "human";
  bot?: string | null;
  name?: string | null;
  colour?: PlayerColour | null;
}

export interface NewTable {
  seats: NewSeat[];
  edition?: string;
  watch?: boolean;
  hints?: boolean;
  grace?: number;
  level?: Level | null;
  pace?: Pace;
  time_out?: "bot" | "remind";
  start?: Position | null;
  lesson?: boolean;
}

/** Remind a person who is to move, once in a while. */
export interface Nudge {
  type: "nudge";
  seat: number;
  id?: number | null;
}

/** Whoever sits here is to move and is reminded: by a seat, or (null) by the clock. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number | null;
}

export interface OrderBoardValues {
  first: EditionValue<("A" | "B" | "automa")[], null, null>;
  second: EditionValue<("A" | "B" | "automa")[], null, null>;
}

export type Pace = "none" | "relaxed" | "correspondence";

/** What is being decided, by whom, and what has been gathered for it so far. */
export interface Pending {
  allegiances?: number[];
  arriving?: Partial<Record<Resource, number>>;
  asked: Asked;
  building?: number;
  effect?: Icon[][];
  less?: number;
  seat: number;
  spared?: Partial<Record<Resource, number>>;
  to_spare?: number;
  trade?: Trade;
}

export type PermanentKind = "income_money" | "ship_less" | "captain_less" | "cube_less" | "build_money" | "governor_blue";

export type PermanentName = "income_money" | "ship_less" | "captain_less" | "cube_less" | "build_money" | "governor_blue" | "exchange" | "city_hall" | "foundry";

/** A permanent effect; parts that its kind does not have are 0 or empty. */
export interface PermanentParts {
  give: number;
  given: Resource | "";
  kind: PermanentName;
  n: number;
  take: number;
  taken: Resource | "";
}

export type Phase = "setting_up" | "income" | "shipping" | "acting" | "wishing" | "growing" | "closing_round" | "last_captains" | "last_payments" | "converting" | "last_allegiances" | "over";

export type Phrase = "hello" | "good_luck" | "one_moment" | "back_soon" | "your_turn" | "thanks" | "sorry" | "well_played" | "ouch" | "play_on" | "good_game" | "another_game" | "goodbye";

/** Pieces of different values in the box. */
export interface PiecesParts {
  counts: [number, number][];
  total: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** A seat's own board, as it is seen: closed chests and others' conversions are null. */
export interface PlayerBoard {
  allegiance: number | null;
  blue: number | null;
  buildings: number[];
  captains: CaptainCard[];
  chest: boolean;
  contracts: number[];
  conversion: Conversion | null;
  endowment: number;
  goods: Partial<Record<Resource, number>>;
  has_converted: boolean;
  in_hand: number;
  money: number;
  population: number;
  proven: boolean;
  red: number | null;
  reputation: number;
  seat: number;
  squares: number;
  standing: Record<PermanentKind, number>;
  symbols: Record<WishSymbol, number>;
  tokens: number[];
  workers: Record<BoardName, number>;
}

export type PlayerColour = "amber" | "violet" | "jade" | "ivory";

export interface Pong {
  type: "pong";
  answer: number | null;
  time: string;
}

export interface PopulationValues {
  max: EditionValue<number, null, null>;
  start: EditionValue<number, null, null>;
}

/** A position of a finished game: the table after `step` decisions. */
export interface Position {
  game: string;
  step: number;
}

/** Somebody came or went, or a bot began or stopped to think. Nothing else has changed. */
export interface Presence {
  type: "presence";
  seats: Seat[];
  watchers: number;
}

export type PresenceKind = "free" | "here" | "away" | "bot";

export type ProvenanceKind = "printed" | "inferred" | "reconstructed";

/** What these actions would lead to. Only the seat to move may ask. */
export interface Quote {
  type: "quote";
  actions: number[];
  id?: number | null;
}

export interface QuoteAnswer {
  type: "quoted";
  answer: number | null;
  revision: number;
  quote: QuoteJson;
}

/** What some actions would bring the seat that takes them, without taking them. */
export interface QuoteJson {
  blue: number;
  events: Event[];
  expansions: number;
  goods: Partial<Record<Resource, number>>;
  money: number;
  population: number;
  red: number;
  reveals: boolean;
  seat: number;
  stars: number;
  trade: Trade | null;
}

/** Show everybody at the table how you feel. Counts like a phrase. */
export interface React {
  type: "react";
  reaction: Reaction;
  id?: number | null;
}

export type Reaction = "cheers" | "smile" | "laugh" | "applause" | "surprise" | "sad";

/** Why an action is not legal; docs/contract.md says which reasons have which fields. */
export interface Reason {
  amount?: number;
  asked?: Asked;
  board?: BoardName;
  building?: number;
  pieces?: number;
  player?: string;
  reason: string;
  resource?: Resource;
  seat?: number;
}

/** An action that is not legal; `at` is its place in the message. Nothing has changed. */
export interface Refusal {
  type: "refusal";
  answer: number | null;
  revision: number;
  at: number;
  action: number;
  reason: Reason;
}

/** After the end: the same people and bots at a new table, which `state.rematch` then names. */
export interface Rematch {
  type: "rematch";
  id?: number | null;
}

/** Where a replay can jump to. */
export interface ReplayMap {
  game: string;
  steps: Step[];
}

/** The table after `step` decisions, as a seat or (null) a spectator saw it.
 *
 * `events` are those of the decision that led here; at step 0 those of the set-up. */
export interface ReplayStep {
  game: string;
  step: number;
  steps: number;
  seat: number | null;
  action: LegalAction | null;
  decider: number | null;
  view: View;
  events: Event[];
  events_from: number;
}

export interface ReputationValues {
  steps: EditionValue<string[], Icon[][][], null>;
}

export type Resource = "wheat" | "wood" | "ore" | "barrel" | "tobacco" | "cannon";

/** Take back this seat's whole turn, as far as the barrier allows. */
export interface RestartTurn {
  type: "restart_turn";
  revision: number;
  id?: number | null;
}

/** How a game ended. */
export interface Result {
  governors: number[];
  pirate_kings: number[];
  scores: Score[];
  stopped: boolean;
  victory: Colour | null;
  winners: number[];
}

export type RevealKind = "deal" | "first_player" | "victory" | "contracts" | "captains" | "ships" | "automa" | "conversions";

/** A seat's decisions of one kind. */
export interface ReviewKind {
  kind: DecisionKind;
  turns: number;
  mistakes: number;
  skill: number;
  error: number;
}

/** Where a change of the chance to win came from; or the standard error of each part. */
export interface ReviewParts {
  skill: number;
  luck: number;
  others: number;
  remainder: number;
}

/** How far the review of a game is, and its turns from `since` on.
 *
 * The last turn changes once more when the next one is done, so it is sent again with that one. */
export interface ReviewProgress {
  stage: ReviewStage;
  total: number;
  since: number;
  rounds: number[];
  graph: number[][];
  deal: ReviewStep[];
  turns: ReviewTurn[];
  seats: ReviewSeat[];
  turning_points: number[];
  nodes: number;
}

/** The account of one seat: `result` is `start` and the parts, exactly. */
export interface ReviewSeat {
  start: number;
  result: number;
  parts: ReviewParts;
  errors: ReviewParts;
  given: number;
  given_error: number;
  rounds: ReviewParts[];
  round_errors: ReviewParts[];
  kinds: ReviewKind[];
}

export type ReviewStage = "waiting" | "running" | "done";

/** What a turn, or the deal, did to one seat. */
export interface ReviewStep {
  before: number;
  after: number;
  governor: number;
  pirate_king: number;
  error: number;
  parts: ReviewParts;
  errors: ReviewParts;
}

/** One turn: what was done, what was better, and what it did to every seat. */
export interface ReviewTurn {
  seat: number;
  round: number;
  first: number;
  kind: DecisionKind;
  reveals: RevealKind[];
  taken: LegalAction[];
  better: LegalAction[];
  loss: number;
  loss_error: number;
  mistake: boolean;
  reasons: HintReason[];
  seats: ReviewStep[];
}

/** Somebody says a phrase, or shows a reaction. It is not part of any state. */
export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase | null;
  reaction: Reaction | null;
}

/** Say something to everybody at the table, as the seat looked from. Limited in number. */
export interface Say {
  type: "say";
  phrase: Phrase;
  id?: number | null;
}

export interface Score {
  allegiance: number | null;
  blue: number;
  proven: boolean;
  red: number;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "bot" | "human";
  bot: string | null;
  colour: PlayerColour;
  taken: boolean;
  connected: boolean;
  thinking: boolean;
  agrees_to_abandon: boolean;
  presence: PresenceKind;
  away_since: string | null;
  left: boolean;
  stand_in_from: string | null;
  stand_in_votes: number[];
  nudged: string | null;
}

/** Choose another name or colour for a seat of this page, before the game begins. */
export interface SeatAppearance {
  type: "dress";
  seat: number;
  name?: string | null;
  colour?: PlayerColour | null;
  id?: number | null;
}

export interface SeatSummary {
  seat: number;
  name: string;
  kind: "bot" | "human";
  bot: string | null;
  colour: PlayerColour;
  taken: boolean;
}

/** What the page needs to know first. */
export interface ServerInfo {
  version: string;
  protocol: number;
  rules: number;
  editions: EditionName[];
  bots: BotInfo[];
  languages: string[];
}

export interface ShipCard {
  ship: number;
  taken: boolean;
}

export interface ShipValues {
  cost: EditionValue<number, null, null>;
  rows: EditionValue<string[], null, GoodsParts[]>;
}

export type Stage = "gathering" | "playing" | "over" | "abandoned";

/** Everything about the table, as the seat looked from may know it.
 *
 * `events` replace all events from number `events_from` on. */
export interface State {
  type: "state";
  answer: number | null;
  outdated: boolean;
  holds: number[];
  host: boolean;
  seats: Seat[];
  watchers: number;
  protocol: number;
  table: string;
  generation: string;
  revision: number;
  stage: Stage;
  players: number;
  you: number | null;
  edition: EditionName;
  rules: number;
  hints: boolean;
  grace: number;
  level: Level;
  abandon: AbandonVote | null;
  pace: Pace;
  time_out: "bot" | "remind";
  clock: Clock | null;
  older_rules: boolean;
  deal: Deal | null;
  view: View | null;
  legal: LegalAction[];
  events: Event[];
  events_from: number;
  undo: UndoState;
  rematch: string | null;
  kept_until: string | null;
}

/** One decision of a finished game. */
export interface Step {
  seat: number;
  action: number;
  round: number;
  phase: string;
  events: number;
}

export interface TableKeys {
  table: string;
  keys: string[];
}

export interface TableLink {
  token: string;
}

/** The new table: the host's key, and an invitation for every seat that is for a person.
 *
 * `link` invites to whatever seat is free, so it can be given to everybody. */
export interface TableMade {
  table: string;
  host: string;
  invites: Invite[];
  link: string;
  fingerprint: string;
}

/** What a link to a table shows before one sits down. */
export interface TableSummary {
  table: string;
  stage: Stage;
  players: number;
  seats: SeatSummary[];
  edition: EditionName;
  fingerprint: string;
  watch: boolean;
  created: string;
  changed: string;
  round: number | null;
  phase: string | null;
  to_move: number | null;
  result: Result | null;
  rematch: string | null;
  kept_until: string | null;
}

/** The person plays again. */
export interface TakeBack {
  type: "take_back";
  seat: number;
  id?: number | null;
}

/** Let a bot play for a person: for yourself at any time, for others once they are gone.
 *
 * For others only from `Seat.stand_in_from` on, only the bot of the table's level, and only if
 * the host wants it, or most of the people who are here: each asks with this message. Before the
 * deal the host gives a seat that nobody has taken to a bot, by this name. */
export interface TakeOver {
  type: "take_over";
  seat: number;
  bot?: string | null;
  name?: string | null;
  id?: number | null;
}

/** An open Trade, as it would be if closed now. */
export interface Trade {
  amount: number;
  bonus_bought: Resource | null;
  bonus_sold: Resource | null;
  bought: Partial<Record<Resource, number>>;
  earned: number;
  expansion_cost: number;
  expansions: number;
  sold: Partial<Record<Resource, number>>;
  spent: number;
}

/** Decisions from a step of a finished game on, that are tried and change nothing. */
export interface TriedActions {
  step: number;
  actions: number[];
  about?: number[];
}

/** The position that was tried, as the seat to decide sees it. */
export interface TriedPosition {
  seat: number;
  view: View;
  legal: LegalAction[];
  events: Event[];
  over: boolean;
  quote: QuoteJson | null;
  reason: Reason | null;
}

/** A whole turn that was tried. */
export interface TriedTurn {
  step: number;
  actions: number[];
}

/** A turn that was tried beside the best one, on the same redealt games. */
export interface TriedTurnReview {
  chance: number;
  chance_error: number;
  loss: number;
  loss_error: number;
  mistake: boolean;
  reasons: HintReason[];
}

/** Take back the last click of the seat looked from, as far as the barrier allows. */
export interface Undo {
  type: "undo";
  revision: number;
  id?: number | null;
}

/** Nothing can be taken back, and what stands in the way. */
export interface UndoRefusal {
  type: "undo_refusal";
  answer: number | null;
  revision: number;
  barrier: "other_player" | "revealed" | "start";
}

/** What the seat looked from could take back now. */
export interface UndoState {
  clicks: boolean;
  turn: boolean;
  barrier: "other_player" | "revealed" | "start" | null;
}

export interface Uploaded {
  game: string;
}

export interface VictoryTypesValues {
  colours: EditionValue<Colour[], null, null>;
}

/** The table as a seat, or a spectator (`you` is null), sees it. */
export interface View {
  allegiances: (number | null)[];
  automa: Automa | null;
  boards: Record<BoardName, Board>;
  buildings: BuildingType[];
  captains: number[];
  captains_to_come: number;
  contract_pile: number;
  contracts: (number | null)[];
  decided: number | null;
  first_player: number | null;
  pending: Pending | null;
  phase: Phase;
  players: number;
  removing: boolean;
  result: Result | null;
  round: number;
  seats: PlayerBoard[];
  ships: ShipCard[];
  to_move: number | null;
  wishes: WishOfRound[];
  you: number | null;
}

export interface WarehouseValues {
  open: EditionValue<number, null, null>;
  tokens: EditionValue<number[], null, null>;
}

/** Why an action is not legal now. Only the seat to move may ask. */
export interface WhyNot {
  type: "why_not";
  action: number;
  id?: number | null;
}

export interface WhyNotAnswer {
  type: "why";
  answer: number | null;
  revision: number;
  action: number;
  reason: Reason | null;
}

export interface WishOfRound {
  places: number[];
  round: number;
  side: Colour;
  symbols: number[];
  wish: number;
}

export type WishSymbol = "hygiene" | "security" | "entertainment";

export interface WishValues {
  symbols: EditionValue<WishSymbol[], null, null>;
}

export interface _Component<Values> {
  component: "_Component";
  values: Values;
  label: string | number | null;
  id: string | null;
}

export type EditionComponent = EditionPrices | EditionPopulation | EditionWarehouse | EditionBoard | EditionReputation | EditionBuilding | EditionCaptain | EditionContract | EditionContractBoard | EditionShip | EditionAllegiance | EditionAllegianceBoard | EditionEndowment | EditionWish | EditionReward | EditionOrderBoard | EditionAutoma | EditionVictoryTypes | EditionBox;

export type ClientMessage = Hello | Look | Act | Quote | WhyNot | Undo | RestartTurn | TakeOver | TakeBack | SeatAppearance | Leave | Abandon | Rematch | Say | React | Nudge | Hint | Missed | Ping;

export type ServerMessage = State | Presence | Refusal | UndoRefusal | QuoteAnswer | WhyNotAnswer | HintAnswer | MissedAnswer | Said | Nudged | Done | Pong | Error;
