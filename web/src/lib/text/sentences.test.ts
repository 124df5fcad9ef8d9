/** Every sentence that is pinned on the Python side is composed here word for word, in every language. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerAt } from '../../recorded/sessions';
import { useMessages } from '../../turns/recorded';
import { LANGUAGES } from '../contract';
import { readEdition, type Edition } from '../edition/edition';
import type { Context, EditionJson, Event, HintReason, Pending } from '../wire';
import { actionText, headingText, questionText } from './actions';
import { eventText } from './events';
import { hintReasonText } from './hintReasons';
import { reasonText } from './reasons';
import * as words from './words';

const NAMES = ['Ada', 'Ben', 'Chloé', 'Dirk'];
const YOU = 2;

type Case = { family: string; name: string; given: Record<string, unknown>; said: string[] };

/** A line that names the case, and then its sentence in English, French and German. */
const cases: Case[] = readFileSync('../tests/text/golden_sentences.txt', 'utf8')
  .split('\n\n')
  .slice(1)
  .map((block) => {
    const [head = '', ...said] = block.trim().split('\n');
    const [, family = '', name = '', given = ''] = /^(\S+) (\S+) (.*)$/.exec(head) ?? [];
    const fields = JSON.parse(given) as Record<string, unknown>;
    return { family, name, given: fields, said: said.map((line) => line.trim()) };
  });

/** The Python side looks up in the edition what the server always sends to the page. */
const LOOKED_UP = /^(exchange|ship|build|hire|hire_for_goods|activate|allegiance|alternative)$/;
const isComplete = ({ family, name, given: { context, ...rest } }: Case): boolean => {
  if (family === 'asked') return name !== 'turn' || 'removing' in rest;
  if (family !== 'action') return true;
  const sent = context as Context;
  return name === 'fulfil' ? sent.goods !== undefined : !LOOKED_UP.test(name) || Object.keys(sent).length > 0;
};

/** The page draws the weight of a reason; in a terminal it follows in brackets. */
const withoutWeight = (said = ''): string => said.replace(/ \([+\u2212][\d.,]+\)$/, '');

/** The wire leaves out what is empty. */
const given = <Type>(fields: object): Type =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || name === 'seat'),
  ) as Type;

const SAID: Record<string, (edition: Edition, name: string, fields: Case['given']) => string> = {
  event: (edition, kind, fields) =>
    eventText(edition, { kind, ...given<Omit<Event, 'kind'>>(fields) }, NAMES),
  action: (edition, kind, { args, context }) =>
    actionText(edition, { kind, args: args as object, context: context as Context }),
  asked: (_, asked, { removing, ...fields }) =>
    questionText({ asked, ...fields } as unknown as Pending, removing === true),
  heading: (_, asked) => headingText(asked),
  reason: (edition, reason, fields) => reasonText(edition, { reason, ...fields }, NAMES, YOU),
  'bot-reason': (edition, name, fields) => hintReasonText(edition, { name, ...fields } as HintReason, NAMES),
  allegiance: (edition, name) => words.allegiance(edition, Number(name)),
};

describe.each(Object.keys(SAID))('%s', (family) => {
  const own = cases.filter((one) => one.family === family && isComplete(one));

  it.each(LANGUAGES.map((language, at) => [language, at] as const))(
    'is said as pinned in %s',
    (language, at) => {
      useMessages(language);
      const edition = readEdition(answerAt<EditionJson>('/api/editions/FROZEN'));
      const say = ({ name, given: fields }: Case) => SAID[family]?.(edition, name, fields);
      expect(own.map((one) => [one.name, one.given, say(one)])).toEqual(
        own.map((one) => [one.name, one.given, withoutWeight(one.said[at])]),
      );
      expect(own.length).toBeGreaterThan(5);
    },
  );
});
