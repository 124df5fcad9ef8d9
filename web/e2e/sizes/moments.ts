/**
 * Moments of real games, as the server sent them. A page to which one of them is sent shows that moment at any size
 * and in any language, without playing up to it again.
 */

import type { Browser, Page } from '@playwright/test';
import type { Asked, State } from '../../src/lib/wire';

/** What one is asked, what one sees while others move, and the end. */
export type Moment = Asked | 'others' | 'over';
export type Scene = { table: string; state: State };
export type Scenes = Partial<Record<Moment, Scene>>;

const MOST_GAMES = 4;

/** Plays games over the socket until every wanted moment has come up. */
export async function recordScenes(
  browser: Browser,
  players: number,
  wanted: readonly Moment[],
): Promise<Scenes> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/rules');
  const scenes: Scenes = {};
  for (let game = 0; game < MOST_GAMES && wanted.some((moment) => !scenes[moment]); game += 1)
    Object.assign(scenes, { ...(await playThrough(page, players)), ...scenes });
  await page.context().close();
  return scenes;
}

/** One game against bots, and the last time that each moment came up: late ones have most on the table. */
const playThrough = (page: Page, players: number): Promise<Scenes> =>
  page.evaluate(async (players) => {
    const post = async <T>(address: string, body: object): Promise<T> => {
      const headers = { 'Content-Type': 'application/json' };
      return (await (
        await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json()) as T;
    };
    const bots = ['Bartholomew', 'Olivier', 'Störtebeker'].slice(0, players - 1);
    const { table, invites } = await post<{ table: string; invites: { token: string }[] }>('/api/tables', {
      seats: [
        { kind: 'human', bot: null, name: 'Anja' },
        ...bots.map((name) => ({ kind: 'bot', bot: 'greedy', name })),
      ],
    });
    const { key } = await post<{ key: string }>(`/api/tables/${table}/join`, {
      invite: invites[0]?.token,
      name: 'Anja',
      nonce: crypto.randomUUID().replaceAll('-', ''),
    });
    const scenes: Scenes = {};
    const events: State['events'] = [];
    await new Promise<void>((over) => {
      const socket = new WebSocket(`ws://${location.host}/api/socket`);
      const say = (message: object) => socket.send(JSON.stringify(message));
      let decided = 0;
      socket.onopen = () => say({ type: 'hello', table, keys: [key] });
      socket.onmessage = ({ data }) => {
        const said = JSON.parse(String(data)) as State;
        if (said.type !== 'state' || !said.view) return;
        events.splice(said.events_from, Infinity, ...said.events);
        const scene = { table, state: { ...said, events: [...events], events_from: 0, answer: null } };
        const { pending } = said.view;
        if (!pending) {
          scenes.over = scene;
          socket.close();
          over();
        } else if (pending.seat !== said.you) scenes.others = scene;
        else if (said.legal.length > 0) {
          scenes[pending.asked] = scene;
          decided += 1;
          // Something is done rather than nothing, and not always the same.
          const deeds = said.legal.filter(({ kind }) => !['pass', 'end_turn', 'stop'].includes(kind));
          const codes = (deeds.length > 0 ? deeds : said.legal).map(({ code }) => code);
          const actions = [codes[(decided * 31) % codes.length]];
          say({ type: 'act', revision: said.revision, actions, id: decided });
        }
      };
    });
    return scenes;
  }, players);

/** A page whose server says nothing but this moment. */
export async function showScene(
  page: Page,
  { table, state }: Scene,
  settings: Record<string, unknown> = {},
): Promise<void> {
  await page.addInitScript(
    ([table, settings]) => {
      localStorage.clear();
      localStorage.setItem('tearum.settings', JSON.stringify({ name: 'Anja', speed: 'slow', ...settings }));
      localStorage.setItem('tearum.tables', JSON.stringify([{ table, keys: ['0'] }]));
    },
    [table, settings] as const,
  );
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; id?: number };
      if (said.type === 'hello') socket.send(JSON.stringify(state));
      else if (said.type === 'ping') socket.send(JSON.stringify({ type: 'pong', answer: said.id, time: '' }));
    });
  });
  await page.goto(`/table/${table}`);
}
