/** What a press on a page of the form without a script asks for, and what the form was opened with. */
import { type ConsentPurpose, consentPurposeSchema } from '#shared/consents/wordings.ts';
import type { AnswersInput, Question } from '#shared/lines/types.ts';
import { changeRows, type Fields, readFields, textOf, withoutEmptyRows } from './fields.ts';

export type Press =
  | { kind: 'next' | 'back' | 'send' }
  | { kind: 'part'; id: string }
  | { kind: 'add'; group: string }
  | { kind: 'remove'; group: string; index: number };

/** The value of the button that was pressed: `next`, `part:drivers`, `remove:vehicles:1`. */
export function pressOf(text: string): Press {
  const [kind, id = '', index = ''] = text.split(':');
  if (kind === 'part') return { kind, id };
  if (kind === 'add') return { kind, group: id };
  if (kind === 'remove') return { kind, group: id, index: Number(index) };
  return { kind: kind === 'back' || kind === 'send' ? kind : 'next' };
}

/** The answers with what a page sent, and with the rows that were added or removed on it. */
export function answersAfter(press: Press, questions: readonly Question[], stored: AnswersInput, fields: Fields) {
  const answers = readFields(questions, stored, fields);
  if (press.kind === 'add') return changeRows(questions, answers, { add: press.group });
  if (press.kind === 'remove') return changeRows(questions, answers, { remove: press.group, index: press.index });
  return press.kind === 'next' ? withoutEmptyRows(questions, answers) : answers;
}

const ORIGIN = ['industry', 'kind', 'language', 'community'];

/** What of a query says where the visitor came from. Nothing about a person is ever in an address. */
export function originIn(query: URLSearchParams): string {
  const known = [...query].filter(([name, value]) => ORIGIN.includes(name) && /^[A-Za-z][\w-]{0,39}$/.test(value));
  return new URLSearchParams(known.slice(0, ORIGIN.length)).toString();
}

/** The community whose page led to the form. */
export function communityIn(origin: string): { community?: string } {
  const [community] = /^[a-z][a-z-]{1,39}$/.exec(new URLSearchParams(origin).get('community') ?? '') ?? [];
  return community ? { community } : {};
}

/** The consents that were ticked. */
export function tickedIn(fields: Fields): ConsentPurpose[] {
  return consentPurposeSchema.options.filter((purpose) => textOf(fields, `consents.${purpose}`) === 'yes');
}

/** The consents as they are recorded: to the words that the page showed. */
export function consentsIn(fields: Fields) {
  return tickedIn(fields).map((purpose) => ({
    purpose,
    version: Number(textOf(fields, `consents.${purpose}.version`)) || 0,
    given: true as const,
  }));
}
