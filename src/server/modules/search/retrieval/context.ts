/** What a question leaves unsaid: it continues the previous question, or it is about the page being read. */
import { paths } from '#shared/platform/paths.ts';
import type { PassageIndex } from './passage-index.ts';
import { CONCEPTS_MAX, type ReadQuestion, readQuestion, TELLING } from './question.ts';
import { stem } from './words.ts';

export type Spoken = { role: 'user' | 'assistant'; content: string };

/** "Is there" and "this site" do not refer back to the conversation. */
const NO_REFERENCE =
  /\b(?:(?:is|are|was|were|if|will) there|there (?:is|are|was|were)|th(?:is|e) (?:web ?)?(?:site|year|month|week|summer|winter|morning)|(?:this|here) in|in here)\b/gi;
const REFERS =
  /\b(?:it|its|that|this|they|them|those|these|one|ones|same|here|there|he|she|cela|ça|ceci|celui|celle)\b/i;
/** Words from earlier questions count less than those of the current one. */
const BEFORE = 0.75;

/** Whether a question refers back to the conversation: "it", "there", "the same". */
export const pointsBack = (question: string) => REFERS.test(question.replace(NO_REFERENCE, ' '));
/** How many of the visitor's earlier messages a question is read with. */
const MESSAGES_MAX = 3;
/** The weight of the telling words from which a question says as much as the conversation before it. */
const SAYS_ENOUGH = 8;
/** How much a question counts without what was said before; measured: however much it says, it is rarely complete. */
const OWN_MAX = 0.5;

/** A question together with what was said before it. */
export type Talk = {
  whole: ReadQuestion;
  /** How much the question alone counts, 0 to `OWN_MAX`. */
  own: number;
  /** Whether the question leans on what was said before. */
  goesOn: boolean;
};

/** The question with the earlier messages; null when there are none that say anything. */
export function talkOf(read: ReadQuestion, history: readonly Spoken[], { vocabulary }: PassageIndex): Talk | null {
  const spoken = history.filter(({ role }) => role === 'user').slice(-MESSAGES_MAX);
  const before = spoken.map(({ content }) => readQuestion(content, vocabulary));
  const roots = new Set(read.concepts.map(({ word }) => stem(word)));
  const added = before
    .flatMap(({ concepts }) => concepts)
    // Words not understood in an earlier question should not count against the answer now.
    .filter(({ word, variants }) => variants.size > 0 && !roots.has(stem(word)));
  if (added.length === 0) return null;
  const unique = new Map(added.map((concept) => [stem(concept.word), concept]));
  const weighed = [...unique.values()].map((concept) => ({ ...concept, weight: concept.weight * BEFORE }));
  const telling = read.concepts.filter(({ weight }) => weight >= TELLING);
  const own = Math.min(telling.reduce((sum, { weight }) => sum + weight, 0) / SAYS_ENOUGH, OWN_MAX);
  return {
    whole: {
      concepts: [...read.concepts, ...weighed].slice(0, CONCEPTS_MAX),
      words: [...before.flatMap(({ words }) => words), ...read.words],
    },
    own,
    goesOn: own < OWN_MAX,
  };
}

const aliases: readonly (readonly [RegExp, string])[] = [
  [/^\/insurance\/business$|^\/commercial-insurance$|^\/business-legacy$/, paths.business],
  [/^\/insurance\/(business\/[a-z-]+|commercial-auto|group-benefits)$/, '/$1'],
  [/^\/insurance\/supervisa$/, paths.superVisa],
  [/^\/alberta\/([a-z-]+)$/, '/locations/$1'],
];

/** The path under which a route's content is stored. */
export function pageOf(route: string): string {
  const path = route.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  return aliases.reduce((read, [alias, own]) => read.replace(alias, own), path);
}

/** Whether a question names no topic of its own: "what does it leave out" is about the current page; so is "condos" if a section is. */
export function hasNoSubject(
  { concepts }: ReadQuestion,
  { sectionWords, subjects }: PassageIndex,
  page: string,
): boolean {
  return concepts.every(({ word, weight, variants }) => {
    const isNamed = [...variants.keys()].some((root) => subjects.has(root));
    return isSectionWord(word) || (!isNamed && (weight < TELLING || sectionWords.get(stem(word))?.has(page)));
  });
}

/** Words that refer to the current page: to a place, or to a kind of insurance or business. */
const THIS_PLACE = /\b(?:(?:right |around |over |up )?here|(?:this|our|my) (?:page|place|town|city|area|region))\b/gi;
const THIS_KIND =
  /\b(?:(?:an?|my|our|this) (?:business|company|trade|shop|firm) like (?:this|that|mine|ours)|(?:this|such an?) (?:page|business|trade|insurance|policy|coverage|(?:kind|type|sort) of (?:business|insurance|policy|cover(?:age)?)))\b/gi;

/** A question that refers to the current page: with the name of the place filled in, and with the reference removed. Null for any other. */
export function askedOfPage(
  question: string,
  page: string,
  { passages }: PassageIndex,
): { named: string; bare: string } | null {
  const isPlace = page.startsWith('/locations/');
  const points = isPlace ? THIS_PLACE : THIS_KIND;
  const bare = question.replace(points, ' ');
  if (bare === question || !passages.has(page)) return null;
  const place = page.slice(page.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return { named: isPlace ? question.replace(points, place) : question, bare };
}

const ASKS_MEANING =
  /^\W*(?:(?:ok|so|and|hi|hello|please)\b\W*)*(?:what(?:['’]?s| is| are| does)|wha?t(?:s)?|define|definition of|meaning of|explain|c['’]est quoi|qu['’]est-ce que?|que veut dire|que signifie)\b/i;

/** Whether the question asks what a word means. */
export const asksMeaning = (question: string) => ASKS_MEANING.test(question);

/** What can be asked about every kind of insurance, and the page section that answers it. */
const sections: readonly (readonly [RegExp, string])[] = [
  [/\b(?:not|n['’]?t|never) (?:cover|pay|includ|protect)|\bexclu|\bleaves? out|\bleft out/i, '#excludes'],
  [
    /\b(?:price|cost|premium|rate)s?\b|\bhow much (?:is|are|do|does|would|will|money)\b|\b(?:affect|depend|influence|factor)s?\b|\bbased on\b/i,
    '#price',
  ],
  [/\b(?:documents?|papers?|paperwork|have ready|checklist)\b/i, '#checklist'],
  [
    /\bwho (?:needs|should)\b|\b(?:do|should|must|does) (?:i|we|people|everyone|everybody|(?:my|our) \p{L}+) (?:really |even |still )?(?:need|have|get|buy|carry)\b/iu,
    '#who',
  ],
  [/\b(?:pay|cover|insure|include|protect)(?:s|ed)?\b/i, '#covers'],
  [/\b(?:matters?|risks?|dangers?|goe?s? wrong)\b/i, '#risks'],
];
/** The words of such a question and of insurance itself: apart from them, only the words that name the page are left. */
const SECTION_WORDS =
  /^(?:insur|cover|polic|protect|pay|includ|exclu|leav|affect|mov|goes|decid|influenc|factor|depend|price|cost|premium|rate|document|paper|read|checklist|need|should|typical|usual|normal|kind|type)/;

export const isSectionWord = (word: string) => SECTION_WORDS.test(word);

/** The anchor of the section a question names. */
export const sectionNamed = (question: string) => sections.find(([asks]) => asks.test(question))?.[1];
/** The anchor of the section a question asks for; what a policy pays for if it names none. */
export const sectionAsked = (question: string) => sectionNamed(question) ?? '#covers';
