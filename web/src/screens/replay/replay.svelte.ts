/** A finished game: any step of it, from any seat. */

import * as api from '../../lib/api';
import { ENDING_PHASES } from '../../lib/contract';
import { TableModel, type PlayerInfo } from '../../lib/table/tableModel.svelte';
import { entriesOf } from '../../turns/turns';
import { turnsOf, type Turn } from './turnStops';
import { readEdition, type Edition } from '../../lib/edition/edition';
import {
  PLAYER_COLOURS,
  type Event,
  type GameSummary,
  type LegalAction,
  type PlayerColour,
  type ReplayStep,
  type Step,
  type View,
} from '../../lib/wire';

/** Milliseconds: a decision within a turn, and a whole turn to be read. */
const PACE = { step: 450, turn: 1600 };
export const PLAYBACK_RATES = [0.5, 1, 2, 4, 8] as const;
const AT_THE_END: readonly string[] = [...ENDING_PHASES, 'over'];

/** Where each round, and the end of the game, begins. */
export function roundMarks(steps: readonly Step[]): { round: number | 'end'; step: number }[] {
  const found: { round: number | 'end'; step: number }[] = [{ round: 1, step: 0 }];
  steps.forEach(({ round, phase }, i) => {
    const last = found[found.length - 1]?.round;
    if (AT_THE_END.includes(phase)) {
      if (last !== 'end') found.push({ round: 'end', step: i + 1 });
    } else if (last !== 'end' && round > (last ?? 0)) found.push({ round, step: i + 1 });
  });
  return found;
}

/** What others chose in secret stays so until the end, as it was at the table. */
export const asSeen = (events: readonly Event[], seat: number | null): Event[] =>
  events.map((event) =>
    event.kind === 'conversion_chosen' && event.seat !== seat
      ? { kind: event.kind, seat: event.seat }
      : event,
  );

export class Replay extends TableModel {
  readonly legal: readonly LegalAction[] = [];
  readonly players: readonly PlayerInfo[];
  now = $state.raw() as ReplayStep;
  playing = $state(false);
  speed = $state<number>(1);
  /** The step that was asked for, while it is still on its way. */
  wanted = $state(0);

  #known = new Map<string, Promise<ReplayStep>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #played: symbol | null = null;

  /** The decisions by turns. */
  readonly turns: readonly Turn[];

  readonly view = $derived.by<View>(() => this.now.view);
  readonly events = $derived.by<readonly Event[]>(() => {
    const until = this.now.events_from + this.now.events.length;
    const happened = this.all.slice(0, until);
    return this.now.step < this.last ? asSeen(happened, this.now.seat) : happened;
  });

  private constructor(
    readonly summary: GameSummary,
    readonly steps: readonly Step[],
    readonly edition: Edition,
    readonly all: readonly Event[],
    readonly colours: readonly PlayerColour[],
    setUpEvents: number,
  ) {
    super();
    this.turns = turnsOf(steps, entriesOf(all), setUpEvents);
    this.players = playersOf(summary, colours);
  }

  static async open(summary: GameSummary, step: number | null, seat: number | null): Promise<Replay> {
    const { game } = summary;
    const [map, deal, edition, events, colours] = await Promise.all([
      api.replayMap(game),
      api.replayStep(game, 0, null),
      api.gameEdition(game),
      api.gameEvents(game, null),
      coloursOf(summary),
    ]);
    const replay = new Replay(summary, map.steps, readEdition(edition), events, colours, deal.events.length);
    await replay.show(step ?? replay.last, seat);
    return replay;
  }

  get last(): number {
    return this.steps.length;
  }

  /** Fetches a step once. */
  at(step: number, seat: number | null): Promise<ReplayStep> {
    const name = `${step}:${seat}`;
    let known = this.#known.get(name);
    if (!known) {
      known = api.replayStep(this.summary.game, step, seat);
      known.catch(() => this.#known.delete(name));
      this.#known.set(name, known);
    }
    return known;
  }

  async show(step: number, seat: number | null): Promise<void> {
    const asked = Math.max(0, Math.min(this.last, Math.floor(step) || 0));
    const viewer = seat !== null && seat >= 0 && seat < this.summary.seats.length ? seat : null;
    this.wanted = asked;
    const found = await this.at(asked, viewer);
    if (this.wanted !== asked) return;
    this.now = found;
    this.highlighted = [];
    if (asked < this.last) void this.at(asked + 1, viewer).catch(() => {});
  }

  play(ondone: () => void): void {
    this.pause();
    this.playing = true;
    const mine = (this.#played = Symbol());
    const schedule = (delay: number): void => {
      this.#timer = setTimeout(() => void next(), delay);
    };
    const next = async (): Promise<void> => {
      if (this.now.step >= this.last) {
        this.pause();
        ondone();
        return;
      }
      await this.show(this.now.step + 1, this.now.seat).catch(() => this.#played === mine && this.pause());
      if (this.#played !== mine) return; // stopped while the step was on its way
      const complete = this.turns.some(({ to }) => to === this.now.step);
      schedule((complete ? PACE.turn : PACE.step) / this.speed);
    };
    schedule(PACE.step / this.speed);
  }

  pause(): void {
    this.playing = false;
    this.#played = null;
    clearTimeout(this.#timer);
  }

  act(): void {}
  preview(): void {}
  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Who sat there; nobody thinks or is away any longer. */
export const playersOf = ({ seats, bots }: GameSummary, colours: readonly PlayerColour[]): PlayerInfo[] =>
  seats.map((name, seat) => ({
    name,
    colour: colours[seat] ?? 'amber',
    bot: Boolean(bots[seat]),
    thinking: false,
    connected: true,
  }));

/** As the players chose them; a record that was uploaded has none. */
export async function coloursOf({ game, seats }: GameSummary): Promise<PlayerColour[]> {
  try {
    return (await api.tableSummary(game)).seats.map(({ colour }) => colour);
  } catch {
    return seats.map((_, seat) => PLAYER_COLOURS[seat] ?? 'amber');
  }
}
