/** Tells a player who is looking elsewhere that it is their turn: by icon, bell, vibration and notification. */

import turnIcon from '../../art/assets/compass-turn.svg';
import { t } from '../text/fluent.svelte';
import { settings } from '../settings.svelte';
import { playSound } from '../sound/sound';

const VIBRATION = [120, 80, 120];
let announcedTable: string | null = null;
let plainIcon: string | null = null;

export function announceTurn(yours: boolean, table: string): void {
  setBadge(yours);
  if (!yours) announcedTable = null;
  else if (announcedTable !== table) {
    announcedTable = table;
    alert(table, t('page-notify-text'));
  }
}

/** Somebody else asks for the move; also heard by those who have been told before. */
export const announceReminder = (table: string): void => alert(table, t('people-nudged'));

/** The icon of the tab has a mark while it is this player's turn. */
export function setBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  plainIcon ??= link.getAttribute('href');
  const wanted = on ? turnIcon : (plainIcon ?? '');
  if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

function alert(table: string, text: string): void {
  playSound('bell');
  if (settings.vibrate && 'vibrate' in navigator) navigator.vibrate(VIBRATION);
  if (settings.notify && document.hidden) void notify(table, text);
}

/** Phones only show notifications of a service worker. */
async function notify(table: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const path = `/table/${table}`;
  const options = { body, tag: `tearum-${table}`, data: path };
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active) return worker.showNotification(t('page-title'), options);
  const note = new Notification(t('page-title'), options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
