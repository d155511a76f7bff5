/**
 * The built-in assistant: it answers with the passages' own sentences. It depends on no service and never fails.
 * The passage that search ranks first leads. Text written to be read from its beginning (an FAQ answer, the opening of a page) is
 * quoted from its beginning; from other passages, the sentence that covers the most of the question, and what follows it.
 */
import { isFrench } from '#server/modules/search/retrieval/french.ts';
import { type Assistant, type AssistantRequest, SOURCES_LINE } from '#server/platform/assistant-provider.ts';
import { Draft } from './draft.ts';
import { type Reading, type ReadPassage, read, rootsOf, type Weighed } from './reading.ts';

/** Precedes the answer to a French question. */
export const IN_ENGLISH =
  'Les pages de ce site sont en anglais, et il se peut qu’un courtier partenaire parle français. Voici ce qu’elles disent.';

const PASSAGES_MAX = 3;
/** Sentences of the leading passage, and of each of the others. */
const SENTENCES = { leading: 3, other: 2 };
/** The sentence that crosses the mark is still included. */
const LETTERS = { leading: 300, other: 140 };
/** A passage may start at a later sentence that covers the question this many times better than the beginning. */
const HOLDS_MORE = 1.25;
const HOLDS_MUCH_MORE = 1.6;
/** How many sentences count as the beginning of a passage. */
const OPENING = 2;
/** A word with at least this share of the question's weight shows what is asked. */
const TELLING_PART = 0.28;
/** A heading that covers less of the question asks a different one. */
const ASKS_ANOTHER = 0.4;
/** The beginning is skipped for a sentence that covers this share of the question; more where the heading asks the same. */
const LEFT_FOR = 0.4;
const LEFT_FOR_SAME = 0.7;
/** A second passage must add this share of the question to the first, and cover this share in all. */
const ADDS_MIN = 0.2;
const OF_OTHERS_MIN = 0.5;
/** It must also match more than one concept: a single word is on many pages. */
const THINGS_MIN = 2;
/** An FAQ question that covers this share of the question, and this much more than the heading that search ranks first, leads. */
const VERY_QUESTION = 0.6;
const ASKS_MORE = 0.1;
/** A point is requested when it covers this share of the question beyond its heading and page. */
const POINT_ADDS = 0.15;
/** A question covered to this share by heading and page is about the whole. */
const WHOLE_ASKED = 0.45;
/** A row that scores this share of the best one is shown with it. */
const AS_GOOD = 0.95;
const NAMES_MIN = 3;
const NAME_WORDS_MAX = 5;

const byWorth = (a: Weighed, b: Weighed) => b.worth - a.worth || a.index - b.index;
const shownOf = ({ sentences }: ReadPassage) => sentences.filter(({ isHidden }) => !isHidden);
const bestOf = (from: ReadPassage) => shownOf(from).toSorted(byWorth)[0];

/** Adds sentences of a passage from a given one on, as long as they continue the same subject. */
function tell(draft: Draft, from: ReadPassage, start: number, part: 'leading' | 'other'): void {
  const name = from.sentences[start]?.name ?? null;
  const before = draft.count;
  for (const { index, isHidden, isBelief, ...sentence } of from.sentences.slice(start)) {
    const isFull = draft.count - before >= SENTENCES[part];
    const isLong = draft.count > before && draft.lettersOf(from) >= LETTERS[part];
    // A belief after the first sentence starts another subject; so does another point.
    const isOther = sentence.name !== name && !(from.isAnswer && name === null);
    if (isFull || isLong || (draft.count > before && (isBelief || isOther))) return;
    if (isHidden && draft.count === before) continue;
    if (!draft.has(from, index) && !draft.take(from, index)) return;
  }
}

/** The points of a section by name: "What affects the price: Roof; Address; Past claims." */
function namesOf({ asked, adds }: Reading, from: ReadPassage): string | null {
  const { passage, sentences } = from;
  const best = bestOf(from);
  const over = rootsOf(`${passage.heading} ${passage.title}`);
  const isWhole =
    !best?.worth || (adds(over, new Set()) >= asked * WHOLE_ASKED && adds(best.about, over) < asked * POINT_ADDS);
  if (!isWhole || from.asks) return null;
  const names = sentences
    .flatMap(({ isNamed, name }) => (isNamed && name ? [name.replace(/ \(.*\)$/, '')] : []))
    .filter((name) => name.split(' ').length <= NAME_WORDS_MAX);
  if (!sentences[0]?.isNamed || names.length < NAMES_MIN) return null;
  return `${passage.heading || passage.title}: ${names.join('; ')}. [${passage.n}]`;
}

/** The first sentence that does not set a scene, or else the first. */
function openingOf(from: ReadPassage): number {
  const shown = shownOf(from);
  const opening = shown.find(
    ({ isScene, isAnecdote, leans, index }) => !isScene && !isAnecdote && (!leans || index === 0),
  );
  return (opening ?? shown[0])?.index ?? 0;
}

/** The sentence at which the answer starts. */
function startOf({ asked, adds }: Reading, from: ReadPassage): number {
  const best = bestOf(from);
  const opening = from.asks ? 0 : openingOf(from);
  if (!best || best.index <= opening) return opening;
  const held = from.sentences[opening]?.worth ?? 0;
  const known = rootsOf([from.passage.heading, from.passage.title, from.sentences[opening]?.text].join(' '));
  const added = adds(best.about, known);
  if (best.name !== null && (added >= asked * POINT_ADDS || from.sentences[opening]?.isNamed))
    return pointOf(from, best);
  if (!from.isAnswer) {
    // A story is skipped up to its point somewhere in the middle.
    const isStory = from.sentences[0]?.isScene && best.worth >= asked * LEFT_FOR;
    const holdsMore = added >= asked * POINT_ADDS && best.worth >= held * HOLDS_MORE;
    const isBetter = best.index >= OPENING && (isStory || holdsMore);
    return isBetter ? best.index : opening;
  }
  // Starting from the opening reaches it anyway.
  const isNear = from.asks
    ? from.sentences[0]?.isReply && best.index < OPENING
    : best.index - opening < SENTENCES.leading;
  if (best.isCondition || best.leans || isNear) return opening;
  const near = Math.max(...from.sentences.slice(0, Math.min(best.index, OPENING)).map(({ worth }) => worth));
  const least = from.heading < ASKS_ANOTHER ? LEFT_FOR : LEFT_FOR_SAME;
  const tellsMore = added >= asked * TELLING_PART && best.worth >= asked * least;
  return tellsMore && best.worth > near * HOLDS_MUCH_MORE ? best.index : opening;
}

/** A point is quoted from its name on, when that is close. */
function pointOf({ sentences }: ReadPassage, best: Weighed): number {
  const head = sentences.findLast(({ index, isNamed }) => isNamed && index <= best.index)?.index ?? best.index;
  const isNear = best.index - head <= 1 && !sentences[head]?.isHidden;
  return isNear ? head : best.index;
}

function tellLeading(draft: Draft, reading: Reading, from: ReadPassage): void {
  const { asked } = reading;
  const start = startOf(reading, from);
  tell(draft, from, start, start > 0 && from.asks ? 'other' : 'leading');
  const best = bestOf(from);
  const told = Math.max(0, ...draft.sentencesOf(from).map(({ worth }) => worth));
  if (best && best.worth > told * HOLDS_MORE) draft.take(from, best.index);
  // Two rows of a table can answer together.
  const rows = from.sentences.filter(({ isNamed, worth }) => isNamed && best && worth >= best.worth * AS_GOOD);
  if (best && best.worth >= asked * LEFT_FOR && from.sentences[start]?.isNamed)
    for (const { index } of rows) if (draft.count < SENTENCES.leading) draft.take(from, index);
  if (draft.isEmpty) for (const { index } of shownOf(from).toSorted(byWorth)) if (draft.take(from, index)) return;
}

/** How much of another passage's coverage the opening of a page must have to lead before it, and one that sets a scene. */
const OPENING_LEADS = 0.5;
const SCENE_LEADS = 1.4;

/**
 * The passage that search ranks first leads, with two exceptions: another one asks the same question or explains the word;
 * or it is the opening of a page, which says less about it or sets a scene.
 */
function ordered({ passages }: Reading): ReadPassage[] {
  const [first] = passages;
  if (!first) return [];
  const heldBy = (one: ReadPassage) => bestOf(one)?.worth ?? 0;
  const least = Math.max(VERY_QUESTION, first.heading + ASKS_MORE);
  const very = passages.find(({ asks, explains, heading }) => (asks || explains) && heading >= least);
  const part = first.sentences[0]?.isScene ? SCENE_LEADS : OPENING_LEADS;
  const isOpening = first.passage.heading === '';
  const fuller = passages.find((one) => isOpening && one.passage.heading !== '' && heldBy(first) < heldBy(one) * part);
  const leading = (first.asks || first.explains ? undefined : (very ?? fuller)) ?? first;
  return [leading, ...passages.filter((one) => one !== leading)];
}

/** The answer to a question from its passages, preceded by the sources line. */
function answer(request: AssistantRequest): string {
  const reading = read(request, request.passages.slice(0, PASSAGES_MAX));
  const { asked, adds, count } = reading;
  const all = ordered(reading);
  const [first, ...others] = all;
  if (!first) return `${SOURCES_LINE} none`;
  const names = namesOf(reading, first);
  const draft = new Draft();
  if (!names) {
    tellLeading(draft, reading, first);
    for (const other of others) {
      const best = bestOf(other);
      const known = new Set([...draft.roots(), ...rootsOf(`${first.passage.title} ${first.passage.heading}`)]);
      const isMore =
        best &&
        count(best.about) >= THINGS_MIN &&
        best.worth >= asked * OF_OTHERS_MIN &&
        adds(best.about, known) >= asked * ADDS_MIN;
      if (draft.isEmpty) tellLeading(draft, reading, other);
      else if (isMore) tell(draft, other, other.asks ? startOf(reading, other) : best.index, 'other');
    }
  }
  const runs = names ? [{ n: first.passage.n, text: names }] : draft.runs(all);
  if (runs.length === 0) return `${SOURCES_LINE} none`;
  const opening = isFrench(request.question) ? [IN_ENGLISH] : [];
  return `${SOURCES_LINE} ${runs.map(({ n }) => n).join(', ')}\n${[...opening, ...runs.map(({ text }) => text)].join('\n\n')}`;
}

export const embeddedAssistant: Assistant = {
  async *write(request) {
    yield answer(request);
  },
};
