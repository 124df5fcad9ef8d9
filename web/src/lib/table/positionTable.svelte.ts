/** A table that nobody plays at: one position, to be looked at. */

import { Desk, type Sitter } from './tableModel.svelte';
import type { Edition } from '../edition/edition';
import type { Event, LegalAction, Reason } from '../wire';
import type { Position } from './position';

export class Still extends Desk {
  readonly legal: readonly LegalAction[] = [];
  readonly events: readonly Event[] = [];
  readonly sitters: readonly Sitter[];

  constructor(
    readonly edition: Edition,
    private readonly position: Position,
  ) {
    super();
    this.sitters = position.seats.map(({ name, colour }) => ({
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

  consider(): void {}

  why(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
}
