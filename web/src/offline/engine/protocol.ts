/** What the page and the engine's worker say to each other. */

export type ToWorker =
  /** Where the engine's files are. */
  | { type: 'start'; folder: string }
  | { type: 'ask'; id: number; method: string; address: string; content: string }
  | { type: 'connect' | 'disconnect'; client: number }
  | { type: 'say'; client: number; text: string };

export type FromWorker =
  /** Another tab has the engine, and the store with it. */
  | { type: 'waiting' }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  /** `answer` is null where the engine itself broke. */
  | { type: 'answer'; id: number; answer: Answer | null }
  | { type: 'said'; client: number; text: string };

/** As the engine gives it: whether it succeeded, the media type, the content. */
export type Answer = [succeeded: boolean, media: string, content: string];

export const response = (answer: Answer | null): Response => {
  if (!answer) return new Response('{"code":"broken"}', { status: 500 });
  const [succeeded, media, content] = answer;
  return new Response(content, { status: succeeded ? 200 : 400, headers: { 'Content-Type': media } });
};
