/**
 * How an answer is composed, without a database: personal data is removed from the question, the limits are checked, passages are found,
 * an assistant writes, and every word is checked before it is shown. The same for both assistants, streamed or whole.
 */
import { setImmediate } from 'node:timers/promises';
import { saidInstead } from '#server/modules/assistant/escalation/policy.ts';
import type { HandedOver } from '#server/modules/assistant/escalation/queries.ts';
import { limitOf } from '#server/modules/assistant/guardrails/policy.ts';
import { openCheck } from '#server/modules/assistant/output-guard/policy.ts';
import { actionsFor } from '#server/modules/assistant/pipeline/actions/policy.ts';
import { authored, authoredFor, embeddedAssistant } from '#server/modules/assistant/providers/embedded/embedded.ts';
import { NotAsAgreed, splitSources } from '#server/modules/assistant/providers/sources-line.ts';
import { findTranslated } from '#server/modules/assistant/translations/queries.ts';
import { isUrgentAlone, mayBeForeign, type Reader, retrieve, urgencyIn } from '#server/modules/search/queries.ts';
import type { Spoken } from '#server/modules/search/retrieval/context.ts';
import { isFrench } from '#server/modules/search/retrieval/french.ts';
import { goingOn } from '#server/modules/search/retrieval/going-on.ts';
import type { Assistant, GivenPassage } from '#server/platform/assistant-provider.ts';
import { redact } from '#server/platform/personal-data/redaction.ts';
import { topicOf } from '#shared/assistant/guardrails/topics.ts';
import { isRated } from '#shared/assistant/rated.ts';
import type { ChatEvent, ChatMessage } from '#shared/assistant/schema.ts';
import {
  ALL_SAID,
  BLOCKED,
  fittingHistory,
  inTongueOf,
  notesAfter,
  SOURCED,
  untold,
  urgentLimit,
  urgentNote,
  widened,
} from './policy.ts';
import { findBelow, foundAs } from './queries.ts';
import {
  abstained,
  givenPassages,
  handedOverWords,
  limited,
  passagesShown,
  pointed,
  sourceOf,
  translatedWords,
  type Words,
} from './view.ts';

/** Longer answers are cut at the end of a sentence. */
const ANSWER_MAX = 2_000;

export type Asked = {
  /** The conversation; the last message is the question. */
  messages: readonly ChatMessage[];
  /** The route the visitor is reading. */
  page: string;
  /** How many of the earlier messages were sent on it; all of them when it is missing. */
  saidHere?: number | undefined;
  reader: Reader;
  /** Null: the built-in assistant writes. */
  external: Assistant | null;
  /** What became of the conversation, if it was handed over to a person. */
  handedOver?: HandedOver | null;
  /** Of the record of this answer, so that its reader can say whether it helped; nothing is recorded without. */
  answerId?: string;
};

type Composing = AsyncGenerator<ChatEvent, Words>;

/** The earlier messages an answer takes into account, without personal data. */
async function historyOf(messages: readonly ChatMessage[]): Promise<Spoken[]> {
  const history: Spoken[] = [];
  for (const { role, content } of fittingHistory(messages)) {
    // Yields to other requests between two messages.
    await setImmediate();
    history.push({ role, content: redact(content).content });
  }
  return history;
}

async function* say(words: Words): Composing {
  yield { type: 'text', text: words.response };
  return words;
}

/** An answer with something to be said before it. Nothing is said before the writer has begun: it may fail. */
async function* ledBy(note: string, composing: Composing): Composing {
  if (note === '') return yield* composing;
  const lead = `${note}\n\n`;
  let step = await composing.next();
  yield { type: 'text', text: lead };
  for (; !step.done; step = await composing.next())
    yield step.value.type === 'replace' ? { type: 'replace', text: lead + step.value.text } : step.value;
  return { ...step.value, response: lead + step.value.response };
}

/** The answer up to the end of its last complete sentence. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[.?!](?:\s*\[\d+\])*/.exec(text)?.[0] ?? text;
}

/** @param otherwise the answer when the writer finds nothing in the passages */
async function* write(
  asked: Asked,
  { question, history, otherwise }: { question: string; history: readonly Spoken[]; otherwise: Words },
  given: readonly GivenPassage[],
  signal: AbortSignal,
): Composing {
  const { page, reader } = asked;
  const request = { question, history, passages: given, today: reader.day, page, siteName: reader.site.name };
  const { named, words } = await splitSources((asked.external ?? embeddedAssistant).write(request, signal));
  if (!given.some(({ n }) => named.includes(n))) return yield* say(otherwise);
  const mode = asked.external ? 'provider' : 'embedded';
  // Figures come from the passages alone: a figure in the question is not confirmed by being asked about.
  const check = openCheck(
    given.map(({ text }) => text).join('\n'),
    given.map(({ n }) => n),
  );
  let response = '';
  let broken: string | null = null;
  for await (const piece of words) {
    const step = check.push(piece);
    broken = step.broken;
    if (broken) break;
    if (step.text) yield { type: 'text', text: step.text };
    response += step.text;
    if (response.length > ANSWER_MAX) break;
  }
  if (!broken && response.length <= ANSWER_MAX) {
    const last = check.finish();
    broken = last.broken;
    if (!broken && last.text) yield { type: 'text', text: last.text };
    if (!broken) response += last.text;
  }
  const cited = check.cited();
  const sources = given.filter(({ n }) => (cited.length > 0 ? cited : named).includes(n)).map(sourceOf);
  if (broken) {
    const response = inTongueOf(question, BLOCKED);
    yield { type: 'replace', text: response };
    return { response, sources, verdict: 'blocked', mode, offersPerson: true };
  }
  if (response.trim() === '') throw new NotAsAgreed('the answer contains no words');
  if (response.length > ANSWER_MAX) {
    response = wholeSentences(response.slice(0, ANSWER_MAX));
    yield { type: 'replace', text: response };
  }
  return { response: response.trim(), sources, verdict: 'answered', mode, offersPerson: false };
}

/**
 * Composes one answer, word by word.
 * @throws what the writer throws, and {NotAsAgreed} when it wrote nothing that can be shown: the caller decides how to handle a failure
 */
export async function* compose(asked: Asked, signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
  const { messages, page, saidHere, reader } = asked;
  const redaction = redact(messages.at(-1)?.content ?? '');
  const history = await historyOf(messages);
  const goes = goingOn(redaction.content, history);
  await setImmediate();
  const wantsMore = goes?.wish === 'more';
  const asks = goes ?? { question: redaction.content, history };
  const before = asks.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).reverse();
  const ruled = limitOf(asks.question, reader.site, before[0]);
  // A long conversation takes tens of milliseconds in each of these steps; yields to other requests between them.
  await setImmediate();
  const isGenerous = asked.external !== null || wantsMore;
  const retrieved = retrieve({ ...asks, page, saidHere, isGenerous }, reader);
  await setImmediate();
  const topic = topicOf(asks.question, before, page);
  const isForeign =
    ruled === null ? isFrench(asks.question) || mayBeForeign(asks.question) : ruled.name === 'other-language';
  const translated = isForeign && !goes ? findTranslated(asks.question, reader) : null;
  // Another language says nothing to an ear that was trained in English; its own dangers are known by their words.
  const heard = translated ? null : urgencyIn(asks.question, before[0]);
  const isYielded = ruled?.yieldsTo.includes(retrieved.given[0]?.passage.id ?? '') ?? false;
  const limit =
    (isYielded ? null : ruled) ?? (isUrgentAlone(asks.question) ? urgentLimit(asks.question, heard, retrieved) : null);
  const below = () => (limit ? findBelow(limit, topic, retrieved, reader) : retrieved);
  const found = translated ? foundAs(translated, retrieved) : below();
  const sayable = new Set([...retrieved.given.map(({ passage }) => passage.id), ...(limit?.pages?.(topic) ?? [])]);
  const given = givenPassages(wantsMore ? widened(found) : found);
  // "Tell me more" gets more from the pages a limit points to; the limit itself need not be repeated.
  const isLimited =
    limit !== null && !(wantsMore && (limit.verdict === 'limited' || limit.verdict === 'answered') && given.length > 0);
  const left = wantsMore && !asked.external ? untold(given, goes) : given;
  const instead = asked.handedOver ? saidInstead(asked.handedOver, limit?.verdict) : null;
  const isFixed = instead !== null || translated !== null || isLimited || left.length === 0 || goes?.wish === 'proof';
  const mode = isFixed ? 'fixed' : asked.external ? 'provider' : 'embedded';
  yield { type: 'begin', redaction, mode, passages: passagesShown(found, given) };
  const allSaid = () => pointed(ALL_SAID, asks.question, goes?.said ?? '', given);
  let composing: Composing;
  if (instead) composing = say(handedOverWords(inTongueOf(redaction.content, instead)));
  else if (translated) composing = say(translatedWords(translated, given));
  else if (isLimited) {
    const passages = given.filter(({ path }) => sayable.has(path));
    const spoken = { question: asks.question, history: found.goesOn ? asks.history : [], passages };
    const first = limit.saysFirst === 'named' ? authored(spoken) : limit.saysFirst ? authoredFor(spoken) : null;
    composing = say(limited(limit, given, first?.text ?? null));
  } else if (given.length === 0) composing = say(abstained(asks.question, found));
  else if (goes?.wish === 'proof') composing = say(pointed(SOURCED, redaction.content, goes.said, given));
  else if (left.length === 0) composing = say(allSaid());
  else {
    const otherwise = wantsMore ? allSaid() : abstained(asks.question, found);
    // A provider reads the whole conversation; the built-in assistant only what belongs to the question.
    const own = { question: asks.question, history: found.goesOn ? asks.history : [] };
    const spoken = asked.external ? { question: redaction.content, history } : own;
    composing = write(asked, { ...spoken, otherwise }, left, signal);
  }
  const note = urgentNote(asks.question, heard, translated ? null : limit);
  const isUrgentNow = heard !== null || note !== '';
  const words = yield* ledBy(note, composing);
  const notes = notesAfter(words, redaction, asked.handedOver ?? null).map((one) => `\n\n${one}`);
  for (const text of notes) yield { type: 'text', text };
  const response = words.response + notes.join('');
  const offersPerson = words.offersPerson && !asked.handedOver;
  const { verdict, sources } = words;
  const actions = actionsFor(asks.question, { verdict, limit: limit?.name ?? null, topic, source: sources[0]?.path });
  const isAsked = asked.answerId && !isUrgentNow && isRated(verdict, limit?.name);
  const data = {
    ...(isAsked && { answerId: asked.answerId }),
    ...{ choices: [], ...words, response, offersPerson, redaction },
    actions: instead || isUrgentNow ? [] : actions,
  };
  yield { type: 'end', answer: { success: true, data } };
}
