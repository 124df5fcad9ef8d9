/** One position to look at; nobody plays here. */

import { TableModel, type PlayerInfo } from './tableModel.svelte';
import type { Edition } from '../edition/edition';
import type { Event, LegalAction, Reason } from '../wire';
import type { Position } from './position';

export class PositionTable extends TableModel {
  readonly legal: readonly LegalAction[] = [];
  readonly events: readonly Event[] = [];
  readonly players: readonly PlayerInfo[];

  constructor(
    readonly edition: Edition,
    private readonly position: Position,
  ) {
    super();
    this.players = position.seats.map(({ name, colour }) => ({
      name,
      colour,
      bot: false,
      thinking: false,
      connected: true,
    }));
  }

  get view() {
    return this.position.view;
  }

  act(): void {}

  preview(): void {}

  whyNot(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
}
