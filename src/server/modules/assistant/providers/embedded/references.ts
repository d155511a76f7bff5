/** Whether a sentence makes sense alone, or refers to something named before it. */
import { everydayWords, functionWords } from '#server/modules/search/retrieval/everyday-words.ts';

/** Begins with a reference to the subject of the previous sentence. */
const BEGINS =
  /^(?:it|its|they|them|their|that|this|these|those|he|she|his|her|both|either|neither|so|but|and|or|then|also|such|each (?:is|has|of|one)|none|some (?:of|are|also|do|have|say|want)|others?|most (?:also|do|of them)|otherwise|instead|two|three|four|here|one more|do so|another (?:way|one|thing|point|reason|trap)|if (?:not|it|they|so|she|he|one|that)|with(?:out)? (?:one|it|them|both)|until then|after (?:it|that)|even then|above|there (?:it|they|you)|in (?:that|return)|the (?:same|first|second|third|fourth|last|rest|other|others|former|latter|answer|gap|missing)|yours|you (?:also|share|yourself)|slower|faster|keep it|ask (?:it|them|for both)) ?\b/i;
/** `British Columbia does: …`: does what? */
const SHORTENED = /^(?:[\p{L}.,]+ ){1,5}(?:does|do|did|can|are|has|have|may)(?: not)?[:.,;]/u;
/** `A benefits plan is the answer`: to what? */
const ANSWERS = /\bis the (?:usual )?(?:answer|reason|exception)\b/i;
/** `Ask the police which office takes it.` */
const ENDS_OPEN =
  /^(?:ask|tell|call|note|keep|accept|use|save|put|film|send|bring|insure|list)\b[^,;:]{0,80}\b(?:it|them)\.?$/i;
/** `by that account`: which? */
const POINTED =
  /\b(?:by|from|in|of|on|with|to|at|under|within|read) (?:that|these|those) (account|list|case|rule|line|table|number|day|page|figure|office|plan)\b/gi;
/** What “this” may point to without a sentence before it. */
const KNOWN = new Set(['site', 'website', 'province', 'year', 'country', 'assistant', 'form', 'trade', 'climate']);

const PRONOUN = /^(?:it|its|it’s|they|them|their|he|she|him|his|her|this|these|those|such)$/;
/** How many words are checked: a later pronoun refers to something in the sentence itself. */
const EARLY = 7;
const DETERMINER =
  /^(?:the|an?|your|our|my|each|every|some|any|no|most|many|few|all|both|one|two|three|which|another|what)$/;
/** Followed by a verb, not by something that “it” could mean. */
const BEFORE_VERB =
  /^(?:cannot|can|could|will|would|must|may|might|should|to|not|you|we|they|who|i|do|does|did|never|always|and|or)$/;

/** Whether a word can be what “it” refers to. */
function isNamed(word: string, before: string): boolean {
  if (functionWords.has(word)) return false;
  return DETERMINER.test(before) || (!everydayWords.has(word) && !BEFORE_VERB.test(before));
}

function namesLate(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’-]+/u)
    .filter(Boolean);
  const at = words.slice(0, EARLY).findIndex((word) => PRONOUN.test(word));
  if (at < 0 || /^(?:who|that|of)$/.test(words[at + 1] ?? '')) return false;
  if (words[at] === 'this' && KNOWN.has(words[at + 1] ?? '')) return false;
  return !words.slice(0, at).some((word, index) => isNamed(word, words[index - 1] ?? ''));
}

function pointsBack(text: string): boolean {
  return [...text.matchAll(POINTED)].some(
    ({ index, 1: noun = '' }) => !text.slice(0, index).toLowerCase().includes(noun.toLowerCase()),
  );
}

/** Makes sense only after the previous sentence. */
export const leansBack = (text: string) =>
  BEGINS.test(text) ||
  SHORTENED.test(text) ||
  ANSWERS.test(text) ||
  ENDS_OPEN.test(text) ||
  namesLate(text) ||
  pointsBack(text);
