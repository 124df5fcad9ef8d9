/** Tells a player who is looking elsewhere that it is their turn: with a bell and a notification. */

import { t } from '../text/fluent.svelte';
import { settings } from '../settings.svelte';
import { playSound } from '../sound/sound';

let announcedTable: string | null = null;

export function announceTurn(yours: boolean, table: string): void {
  if (!yours) {
    announcedTable = null;
    return;
  }
  if (announcedTable === table) return;
  announcedTable = table;
  playSound('bell');
  if (
    settings.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    const note = new Notification(t('page-title'), { body: t('page-notify-text'), tag: `tearum-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}
