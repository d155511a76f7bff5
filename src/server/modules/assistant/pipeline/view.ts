/** How search results are shown, how they are passed to the writer, and fixed answers. */

import type { Limit } from '#server/modules/assistant/guardrails/policy.ts';
import type { TranslatedAnswer } from '#server/modules/assistant/translations/queries.ts';
import type { Retrieved, RetrievedPassage } from '#server/modules/search/queries.ts';
import type { GivenPassage } from '#server/platform/assistant-provider.ts';
import type { ChatChoice, ChatPassage, ChatReply, ChatSource } from '#shared/assistant/schema.ts';
import { ABSTAINED, inTongueOf, NEARLY, type SOURCED, withBelow } from './policy.ts';

/** An answer without its question's redaction. */
export type Words = Omit<ChatReply, 'answerId' | 'redaction' | 'choices' | 'actions'> & { choices?: ChatChoice[] };

/** Numbered from 1, as answers cite them. */
function numbered(passages: readonly RetrievedPassage[]): GivenPassage[] {
  return passages.map(({ passage: { id, title, heading, text, answer, rows } }, index) => ({
    n: index + 1,
    path: id,
    title,
    heading,
    text,
    answer,
    rows,
  }));
}

export const givenPassages = ({ given }: Retrieved) => numbered(given);

export const sourceOf = ({ n, title, heading, path }: GivenPassage): ChatSource => ({ n, title, heading, path });

/** Everything that was found, with the numbers of the passages an answer may cite. */
export function passagesShown({ passages }: Retrieved, given: readonly GivenPassage[]): ChatPassage[] {
  const numbers = new Map(given.map(({ n, path }) => [path, n]));
  return passages.map(({ passage: { id, title, heading }, excerpt, score, coverage }) => ({
    n: numbers.get(id) ?? null,
    id,
    title,
    heading,
    excerpt,
    score,
    coverage,
  }));
}

/** Gives no answer, only where to look. */
export function abstained(question: string, { near }: Retrieved): Words {
  return {
    response: inTongueOf(question, near.length > 0 ? NEARLY : ABSTAINED),
    sources: numbered(near).map(sourceOf),
    verdict: 'abstained',
    mode: 'fixed',
    offersPerson: true,
  };
}

/** @param first what the pages say, with the numbers of their passages; null when they say nothing */
export function limited(limit: Limit, given: readonly GivenPassage[], first: string | null): Words {
  const { verdict, offersPerson, choices, opening } = limit;
  const parts = first === null ? [`${opening} ${withBelow(limit, given)}`] : [opening, first, limit.response];
  const response = parts.filter(Boolean).join('\n\n').trim();
  return { response, verdict, offersPerson, sources: given.map(sourceOf), mode: 'fixed', choices };
}

/** An answer that people wrote in the language of the question, and that it was translated. */
export function translatedWords({ text, note }: TranslatedAnswer, given: readonly GivenPassage[]): Words {
  const sources = given.map(sourceOf);
  return { response: `${text} [1]\n\n${note}`, sources, verdict: 'answered', mode: 'fixed', offersPerson: true };
}

/** A fixed reply about an earlier answer, with the sources that answer cited, where known. */
export function pointed(words: typeof SOURCED, question: string, said: string, given: readonly GivenPassage[]): Words {
  const named = given.filter(({ n }) => said.includes(`[${n}]`));
  return {
    response: inTongueOf(question, words),
    sources: (named.length > 0 ? named : given.slice(0, 1)).map(sourceOf),
    verdict: 'limited',
    mode: 'fixed',
    offersPerson: true,
  };
}

/** Says that a person has the conversation. */
export const handedOverWords = (response: string): Words => ({
  response,
  sources: [],
  verdict: 'person',
  mode: 'fixed',
  offersPerson: false,
});
