/** A text as a sequence of plain words: lower case, without accents, contractions expanded, `.` where a sentence ends. */
import { fold } from './fold.ts';

export const END = '.';

const WHOLE: Record<string, readonly string[]> = {
  "won't": ['will', 'not'],
  "can't": ['can', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
  cannot: ['can', 'not'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  cant: ['can', 'not'],
  wont: ['will', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  werent: ['were', 'not'],
  hasnt: ['has', 'not'],
  havent: ['have', 'not'],
  hadnt: ['had', 'not'],
  wouldnt: ['would', 'not'],
  couldnt: ['could', 'not'],
  shouldnt: ['should', 'not'],
  aint: ['is', 'not'],
  whats: ['what', 'is'],
  thats: ['that', 'is'],
  whos: ['who', 'is'],
  hes: ['he', 'is'],
  shes: ['she', 'is'],
  theyre: ['they', 'are'],
  weve: ['we', 'have'],
  youve: ['you', 'have'],
  youre: ['you', 'are'],
  theres: ['there', 'is'],
  wheres: ['where', 'is'],
  hows: ['how', 'is'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['have', 'to'],
  lemme: ['let', 'me'],
  gimme: ['give', 'me'],
  u: ['you'],
  ur: ['your'],
  pls: ['please'],
  plz: ['please'],
};
const ENDINGS: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would', s: 'is' };
/** After these, `'s` is a verb; otherwise it is a possessive. */
const VERB_BEFORE =
  /^(?:i|you|he|she|it|we|they|that|this|there|here|what|who|where|how|when|everything|everyone|somebody|someone)$/;

/** A word with its contractions expanded. */
export function writtenOut(word: string): readonly string[] {
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole) return whole;
  if (!word.includes("'")) return [word];
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not'];
  const [stem = '', ...rest] = word.split("'");
  const ending = rest.join('');
  if (ending === 's' && !VERB_BEFORE.test(stem)) return [stem];
  const verb = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return verb ? [stem, verb] : [stem, ...rest].filter((part) => part !== '');
}

const WORD = /\d+(?:[.,]\d+)*|[\p{L}\d]+(?:'[\p{L}\d]+)*|[$%]|[.?!;…\n]+/gu;

/** Begins and ends with a sentence end, so that a phrase can match either. */
export function wordsOf(text: string): string[] {
  const words = [END];
  for (const [part] of fold(text).text.matchAll(WORD)) {
    if (/^[\p{L}\d$%]/u.test(part)) words.push(...writtenOut(part));
    else if (words.at(-1) !== END) words.push(END);
  }
  if (words.at(-1) !== END) words.push(END);
  return words;
}
