/** The HTTP side of the server. Whatever goes wrong becomes a Failure with a code the page has words for. */

import { playsHere } from '../offline/localPlay';
import type {
  ApiError,
  BadEdition,
  EditionJson,
  EditionName,
  EditionProblem,
  ErrorCode,
  Event,
  GameSummary,
  Join,
  Joined,
  LabInfo,
  LabRun,
  Language,
  LinkInfo,
  LinkToken,
  MyTables,
  MyTablesAnswer,
  NewInvite,
  Invite,
  NewLabRun,
  NewLink,
  NewTable,
  ReplayMap,
  ReplayStep,
  ReviewProgress,
  ServerInfo,
  TableLink,
  TableMade,
  TableSummary,
  TriedActions,
  TriedPosition,
  TriedTurn,
  TriedTurnReview,
  Uploaded,
} from './wire';

export class Failure extends Error {
  constructor(
    readonly code: ErrorCode | 'offline',
    /** Of an edition that can't be played. */
    readonly problems: readonly EditionProblem[] = [],
  ) {
    super(code);
  }
}

/** To the server, or to the engine in this browser. */
const request = async (path: string, init: RequestInit): Promise<Response> =>
  playsHere() ? (await import('../offline/engine/engine')).request(path, init) : fetch(path, init);

async function send<T>(path: string, type?: string, body?: BodyInit): Promise<T> {
  let answer: Response;
  try {
    answer = await request(
      path,
      type === undefined ? {} : { method: 'POST', headers: { 'Content-Type': type }, body: body ?? null },
    );
  } catch {
    throw new Failure('offline');
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as (ApiError & Partial<BadEdition>) | null;
  throw new Failure(problem?.code ?? (answer.status >= 500 ? 'broken' : 'bad_request'), problem?.problems);
}

const ask = <T>(path: string, body?: unknown): Promise<T> =>
  body === undefined ? send<T>(path) : send<T>(path, 'application/json', JSON.stringify(body));

const at = (path: TemplateStringsArray, ...ids: string[]): string =>
  path.reduce((whole, part, i) => whole + encodeURIComponent(ids[i - 1] ?? '') + part);

export const info = () => ask<ServerInfo>('/api/info');
export const edition = (key: string) => ask<EditionJson>(at`/api/editions/${key}`);
export const editionFile = (key: string) => at`/api/editions/${key}/file`;
export const uploadEdition = (file: Blob, language: Language) =>
  send<EditionName>(at`/api/editions?language=${language}`, 'text/plain', file);
export const tableEdition = (table: string) => ask<EditionJson>(at`/api/tables/${table}/edition`);
export const gameEdition = (game: string) => ask<EditionJson>(at`/api/games/${game}/edition`);
export const newTable = (wish: NewTable) => ask<TableMade>('/api/tables', wish);
export const tableSummary = (table: string) => ask<TableSummary>(at`/api/tables/${table}`);
export const join = (table: string, request: Join) => ask<Joined>(at`/api/tables/${table}/join`, request);
export const invite = (table: string, request: NewInvite) =>
  ask<Invite>(at`/api/tables/${table}/invite`, request);
export const renewLink = (table: string, request: NewLink) =>
  ask<TableLink>(at`/api/tables/${table}/link`, request);
export const checkLink = (table: string, request: LinkToken) =>
  ask<LinkInfo>(at`/api/tables/${table}/check_link`, request);
export const myTables = (holdings: MyTables) => ask<MyTablesAnswer>('/api/mine', holdings);
export const game = (id: string) => ask<GameSummary>(at`/api/games/${id}`);
export const replayMap = (id: string) => ask<ReplayMap>(at`/api/games/${id}/map`);
export const gameEvents = (id: string, seat: number | null) =>
  ask<Event[]>(at`/api/games/${id}/events` + (seat === null ? '' : `?seat=${seat}`));
export const replayStep = (id: string, step: number, seat: number | null) =>
  ask<ReplayStep>(at`/api/games/${id}/replay` + `?step=${step}` + (seat === null ? '' : `&seat=${seat}`));
/** Reviews a game, or says how far that is; the last of `since` known turns comes once more. */
export const review = (id: string, since: number) =>
  ask<ReviewProgress>(at`/api/games/${id}/review` + `?since=${since}`, {});
export const tryPosition = (id: string, tried: TriedActions) =>
  ask<TriedPosition>(at`/api/games/${id}/review/position`, tried);
export const judgeTurn = (id: string, tried: TriedTurn) =>
  ask<TriedTurnReview>(at`/api/games/${id}/review/turn`, tried);
export const recordAddress = (id: string) => at`/api/games/${id}/record`;
export const uploadRecord = (record: unknown) => ask<Uploaded>('/api/records', record);
export const lab = (key: string) => ask<LabInfo>(`/api/lab?edition=${encodeURIComponent(key)}`);
export const newLabRun = (wish: NewLabRun) => ask<LabRun>('/api/lab/runs', wish);
export const labRun = (run: string) => ask<LabRun>(at`/api/lab/runs/${run}`);
export const stopLabRun = (run: string) => ask<LabRun>(at`/api/lab/runs/${run}/stop`, {});
