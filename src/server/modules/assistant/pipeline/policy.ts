/** Which messages an answer takes into account, and the reply when there is no answer, in the language of the question. */

import { handedOverNote } from '#server/modules/assistant/escalation/policy.ts';
import type { HandedOver } from '#server/modules/assistant/escalation/queries.ts';
import type { Limit } from '#server/modules/assistant/guardrails/policy.ts';
import type { Retrieved } from '#server/modules/search/queries.ts';
import type { Spoken } from '#server/modules/search/retrieval/context.ts';
import { isFrench } from '#server/modules/search/retrieval/french.ts';
import type { GoingOn } from '#server/modules/search/retrieval/going-on.ts';
import type { Heard } from '#server/modules/search/retrieval/urgency.ts';
import type { GivenPassage } from '#server/platform/assistant-provider.ts';
import { possibleDangerIn } from '#shared/assistant/guardrails/tongues.ts';
import { urgentNotes } from '#shared/assistant/guardrails/urgent.ts';
import { redactedLabels } from '#shared/assistant/labels.ts';
import type { ChatMessage, ChatReply } from '#shared/assistant/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Redaction } from '#shared/platform/personal-data/schema.ts';

type Said = Readonly<Record<'en' | 'fr', string>>;

export const ABSTAINED: Said = {
  en: 'I couldn’t find that on this site, and I’d rather not guess. If it’s about insurance, a licensed broker partner can answer it.',
  fr: 'Je n’ai pas trouvé cela dans les pages de ce site et je préfère ne pas deviner. S’il s’agit d’assurance, un courtier partenaire titulaire d’un permis peut y répondre.',
};

/** The same, with the closest pages below. */
export const NEARLY: Said = {
  en: 'I couldn’t find an answer to that on this site, and I’d rather not guess. The pages below are the closest. If it’s about insurance, a licensed broker partner can answer it.',
  fr: 'Je n’ai pas trouvé de réponse à cela dans les pages de ce site et je préfère ne pas deviner. Les pages ci-dessous, en anglais, s’en approchent le plus. S’il s’agit d’assurance, un courtier partenaire titulaire d’un permis peut y répondre.',
};

export const BLOCKED: Said = {
  en: 'I can’t say that. I’m an assistant, not a broker, so I can’t give prices, promises of coverage or advice. A licensed broker partner can help you.',
  fr: 'Je ne peux pas dire cela. Je suis un assistant et non un courtier : les prix, les promesses de couverture et les conseils ne m’appartiennent pas. Un courtier partenaire titulaire d’un permis peut vous aider.',
};

/** "Are you sure?": the sources are below. */
export const SOURCED: Said = {
  en: 'I’m a program that answers from the pages of this site, and I may pick the wrong one. The source is below, so you can read it for yourself. A licensed broker partner can tell you what applies to you.',
  fr: 'Je suis un programme qui répond à partir des pages de ce site, et je peux choisir la mauvaise. La source est indiquée ci-dessous, en anglais, pour que vous puissiez la lire vous-même. Pour votre propre cas, un courtier partenaire titulaire d’un permis peut vous répondre.',
};

/** "Tell me more", when everything has been said. */
export const ALL_SAID: Said = {
  en: 'That’s all I found about it on this site. The source is below. A licensed broker partner can tell you more.',
  fr: 'C’est tout ce que j’ai trouvé à ce sujet dans les pages de ce site, qui sont en anglais. L’endroit où c’est écrit est indiqué ci-dessous. Un courtier partenaire titulaire d’un permis peut vous en dire plus.',
};

export function inTongueOf(question: string, said: Said): string {
  return said[isFrench(question) ? 'fr' : 'en'];
}

const isForm = ({ path }: GivenPassage) => path.startsWith(paths.getQuote);

/** Limits that have said about a wrong what is to be said. */
const SAID_OF_WRONGS: ReadonlySet<string> = new Set(['arson', 'fraud', 'harm-to-someone']);

/** What is said before the answer to a message that sounds like danger: the rules may not have recognized it. Empty: nothing. */
export function urgentNote(question: string, heard: Heard | null, limit: Limit | null): string {
  const possible = possibleDangerIn(question);
  if (possible !== null && limit === null) return possible;
  if (heard === null || limit?.verdict === 'emergency' || limit?.verdict === 'courtesy') return '';
  // It begins with 911 in its own language.
  if (limit?.name === 'other-language') return '';
  if (limit && SAID_OF_WRONGS.has(limit.name) && (heard === 'arson' || heard === 'fraud')) return '';
  return inTongueOf(question, urgentNotes[heard]);
}

/** Dangers in which nothing else is worth reading, unless a page is clearly about the question. */
const SAID_ALONE: ReadonlySet<Heard> = new Set([
  'crisis',
  'fire',
  'gas',
  'injury',
  'wires',
  'evacuation',
  'threat',
  'violence-at-home',
] satisfies Heard[]);
/** From this score of the first passage on, or with this share of the question’s words, it is. */
const ABOUT_SCORE = 0.25;
const ABOUT_COVERAGE = 0.8;

/** The reply to a message that sounds like danger and that no page is about: the words of its kind, and no page. */
export function urgentLimit(question: string, heard: Heard | null, { given }: Retrieved): Limit | null {
  const [first] = given;
  const isAbout = first !== undefined && (first.score >= ABOUT_SCORE || first.coverage >= ABOUT_COVERAGE);
  if (heard === null || !SAID_ALONE.has(heard) || isAbout) return null;
  const response = inTongueOf(question, urgentNotes[heard]);
  const words = { response, opening: '', yieldsTo: [], below: null, choices: [] };
  return { ...words, name: 'urgent', verdict: 'emergency', offersPerson: false, withSources: false };
}

/**
 * Sentences after an answer: that the conversation was handed over, where a person would be offered otherwise, and that personal data
 * should not be sent here. In an emergency nothing else matters.
 */
export function notesAfter(
  { verdict, offersPerson }: Pick<ChatReply, 'verdict' | 'offersPerson'>,
  { content, kinds }: Redaction,
  handedOver: HandedOver | null,
): string[] {
  if (verdict === 'emergency') return [];
  const notes: Said[] = [];
  if (handedOver?.stage === 'waiting' && offersPerson) notes.push(handedOverNote(handedOver));
  if (kinds.length > 0)
    notes.push({
      en: `Please don’t send personal details here. I removed this before anything was saved: ${kinds.map((kind) => redactedLabels[kind]).join(', ')}.`,
      fr: 'N’envoyez pas de renseignements personnels ici; je les ai retirés avant tout enregistrement.',
    });
  return notes.map((note) => inTongueOf(content, note));
}

/** The response of a limit; it mentions pages below only where there are some. */
export function withBelow({ response, below }: Limit, given: readonly GivenPassage[]): string {
  return below !== null && given.some((one) => !isForm(one)) ? `${response} ${below}` : response;
}

/** Passages for a visitor who asks for more, and how much of the question such a passage must cover. */
const MORE_MAX = 5;
const ALL_OF_IT = 0.95;
/** How many rows of a list are said at once. */
const ROWS_MAX = 4;

/** Adds the next best passages that cover the whole question, for a visitor who asks for more. */
export function widened(found: Retrieved): Retrieved {
  if (found.given.length === 0) return found;
  const next = found.passages.filter((one) => one.coverage >= ALL_OF_IT && !found.given.includes(one));
  return { ...found, given: [...found.given, ...next].slice(0, MORE_MAX) };
}

/**
 * What is left to say for a visitor who asks for more: of a passage whose answer was said, the rows of its list that were not; then
 * passages of which nothing was said.
 */
export function untold(given: readonly GivenPassage[], { said }: GoingOn): GivenPassage[] {
  return given.flatMap((passage) => {
    if (!said.includes(passage.answer)) return passage;
    const left = passage.rows.filter((row) => !said.includes(row)).slice(0, ROWS_MAX);
    return left.length > 0 ? { ...passage, answer: left.join(' '), rows: [] } : [];
  });
}

/** How many characters of earlier messages an answer takes into account: about ten questions and answers of ordinary length. */
const HISTORY_CHARACTERS_MAX = 8_000;

/**
 * The newest of the earlier messages that fit the ceiling, oldest first. Each is redacted and searched on the event loop, so the
 * whole conversation has one budget, however long its messages are. Messages of the role system are the widget's announcements,
 * and a caller can write anything into them: they are skipped.
 * @param messages the conversation; its last message is the question and not part of the history
 */
export function fittingHistory(messages: readonly ChatMessage[]): Spoken[] {
  const earlier = messages.slice(0, -1).flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]));
  let room = HISTORY_CHARACTERS_MAX;
  const newest = earlier.toReversed();
  const end = newest.findIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  return newest.slice(0, end < 0 ? undefined : end).reverse();
}
