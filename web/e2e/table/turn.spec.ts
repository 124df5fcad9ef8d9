/** When it is one's turn: the title says so, and, where it is wanted, a bell, a vibration and a notification. */

import { expect, test, type Browser, type Page } from '@playwright/test';
import { waitForTurn } from '../play';

/** Hears and sees what the page would sound and notify; a test says whether its tab is in front. */
async function listen(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((settings) => {
    if (!localStorage.getItem('tearum.settings'))
      localStorage.setItem('tearum.settings', JSON.stringify({ name: 'Anja', ...settings }));
    const heard: Heard = { tones: 0, notes: [], vibrations: [], hidden: false };
    Object.assign(window, { heard });
    Object.defineProperty(document, 'hidden', { get: () => heard.hidden });
    class HeardOscillator extends OscillatorNode {
      override start(when?: number): void {
        heard.tones += 1;
        super.start(when);
      }
    }
    AudioContext.prototype.createOscillator = function () {
      return new HeardOscillator(this);
    };
    class Note {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick = null;
      constructor(_title: string, { body }: { body: string }) {
        heard.notes.push(body);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Note });
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: number[]) => heard.vibrations.push(pattern),
    });
  }, settings);
}

type Heard = { tones: number; notes: string[]; vibrations: number[][]; hidden: boolean };
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { heard: Heard }).heard.hidden = true));

/** Two people, each with their own settings; whoever is to decide comes first. */
async function twoPeople(browser: Browser, settings: Record<string, unknown>): Promise<[Page, Page]> {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  const [page, other] = pages as [Page, Page];
  for (const one of pages) await listen(one, settings);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL('**/table/*');
  await other.goto(await page.getByRole('textbox', { name: /Invitation/ }).inputValue());
  await other.getByRole('button', { name: 'Sit down' }).click();
  for (const one of pages) await expect(one.locator('.decision')).toBeVisible();
  return (await page.locator('.decision.yours').isVisible()) ? [page, other] : [other, page];
}

test('the title says whose turn it is, and nothing sounds unless it is wanted', async ({ browser }) => {
  const [mover, other] = await twoPeople(browser, {});
  await expect(mover).toHaveTitle('Your turn · Tea & Rum');
  await expect(other).toHaveTitle('Tea & Rum');
  await waitForTurn(mover);
  await mover.locator('.decision [data-code="0"]').click();
  await expect(other).toHaveTitle('Your turn · Tea & Rum');
  await expect(mover).toHaveTitle('Tea & Rum');
  for (const one of [mover, other])
    expect(await heard(one)).toMatchObject({ tones: 0, notes: [], vibrations: [] });
});

test('a bell rings and a notification comes when it is one’s turn', async ({ browser }) => {
  const [mover, other] = await twoPeople(browser, { sound: true, notify: true });
  const before = await heard(other);
  await hide(other);
  await waitForTurn(mover);
  const own = await heard(mover);
  await mover.locator('.decision [data-code="0"]').click();
  await expect.poll(async () => (await heard(other)).notes).toEqual(['It is your turn.']);
  expect((await heard(other)).tones).toBeGreaterThan(before.tones);
  // Whoever has just decided hears nothing.
  expect(await heard(mover)).toMatchObject({ tones: own.tones, notes: [] });
});

test('a phone vibrates when it is one’s turn, where that is wanted', async ({ browser }) => {
  const [mover, other] = await twoPeople(browser, { vibrate: true });
  await waitForTurn(mover);
  const before = await heard(mover);
  expect((await heard(other)).vibrations).toEqual([]);
  await mover.locator('.decision [data-code="0"]').click();
  await expect.poll(async () => (await heard(other)).vibrations.length).toBe(1);
  expect((await heard(other)).vibrations[0]?.length).toBeGreaterThan(0);
  // It speaks to the hand that holds it, not to whoever has just decided.
  expect((await heard(mover)).vibrations).toEqual(before.vibrations);
  expect((await heard(other)).tones).toBe(0);
});

test('the moves of others knock only where that is wanted', async ({ browser }) => {
  const [mover, other] = await twoPeople(browser, { soundForOthers: true });
  await waitForTurn(mover);
  expect((await heard(other)).tones).toBe(0);
  await mover.locator('.decision [data-code="0"]').click();
  await expect.poll(async () => (await heard(other)).tones).toBeGreaterThan(0);
});
