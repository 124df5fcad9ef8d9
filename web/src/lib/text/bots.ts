import { hasMessage, localName, t } from './fluent.svelte';
import type { BotInfo } from '../wire';

/** How a bot plays, in the page's words, the server's, or by its bare name. */
export const botTitle = ({ name, title }: BotInfo): string =>
  hasMessage(`page-bot-${name}`) ? t(`page-bot-${name}`) : (localName(title) ?? name);

/** What a bot is called; one that the page has no word for keeps its bare name. */
export const botName = (name: string): string =>
  hasMessage(`page-bot-name-${name}`) ? t(`page-bot-name-${name}`) : name;
