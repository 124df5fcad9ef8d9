/** The HTTP side of the server. Whatever goes wrong becomes a Failure with a code the page has words for. */

import type {
  ApiError, EditionJson, ErrorCode, Event, GameSummary, Join, Joined, MyTables, MyTablesAnswer, NewInvite, Invite, NewTable,
  ReplayMap, ReplayStep, ServerInfo, TableMade, TableSummary, Uploaded,
} from './wire';

export class Failure extends Error {
  constructor(readonly code: ErrorCode | 'offline') {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Failure('offline');
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as ApiError | null;
  throw new Failure(problem?.code ?? (answer.status >= 500 ? 'broken' : 'bad_request'));
}

const at = (path: TemplateStringsArray, ...ids: string[]): string =>
  path.reduce((whole, part, i) => whole + encodeURIComponent(ids[i - 1] ?? '') + part);

export const info = () => ask<ServerInfo>('/api/info');
export const edition = (id: string) => ask<EditionJson>(at`/api/editions/${id}`);
export const tableEdition = (table: string) => ask<EditionJson>(at`/api/tables/${table}/edition`);
export const gameEdition = (game: string) => ask<EditionJson>(at`/api/games/${game}/edition`);
export const newTable = (wish: NewTable) => ask<TableMade>('/api/tables', wish);
export const tableSummary = (table: string) => ask<TableSummary>(at`/api/tables/${table}`);
export const join = (table: string, request: Join) => ask<Joined>(at`/api/tables/${table}/join`, request);
export const invite = (table: string, request: NewInvite) => ask<Invite>(at`/api/tables/${table}/invite`, request);
export const mine = (holdings: MyTables) => ask<MyTablesAnswer>('/api/mine', holdings);
export const game = (id: string) => ask<GameSummary>(at`/api/games/${id}`);
export const replayMap = (id: string) => ask<ReplayMap>(at`/api/games/${id}/map`);
export const gameEvents = (id: string, seat: number | null) =>
  ask<Event[]>(at`/api/games/${id}/events` + (seat === null ? '' : `?seat=${seat}`));
export const replayStep = (id: string, step: number, seat: number | null) =>
  ask<ReplayStep>(at`/api/games/${id}/replay` + `?step=${step}` + (seat === null ? '' : `&seat=${seat}`));
export const recordAddress = (id: string) => at`/api/games/${id}/record`;
export const upload = (record: unknown) => ask<Uploaded>('/api/records', record);
