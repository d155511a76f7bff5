/** Answers in other languages: the one whose ways of asking are most like the question. */

import { findPassageAt, type Reader, type RetrievedPassage } from '#server/modules/search/queries.ts';
import { plainText } from '#shared/content/prose.ts';
import { translationPhrases, translations } from '#shared/content/translations/registry.ts';
import { fold } from '#shared/platform/words/fold.ts';

export type TranslatedAnswer = {
  /** The passage whose answer it says. */
  found: Pick<RetrievedPassage, 'passage' | 'excerpt'>;
  /** The answer as it reads on the day, and after it that it was translated. */
  text: string;
  note: string;
};

/**
 * Below this, a question asks for something that was not translated. Languages with many endings, or without spaces, are less alike;
 * French questions are understood by the search too, so only a close one is answered here.
 */
const LIKE_MIN = { fr: 0.6, es: 0.42, tl: 0.36, pa: 0.34, zh: 0.32 };

/**
 * What a text is made of: its words, and three letters at a time, because these languages have endings that no list here knows. Where
 * words are not divided, two characters at a time.
 */
function partsOf(text: string): Set<string> {
  const words = fold(text.toLowerCase())
    .text.split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const parts = words.flatMap((word) => {
    const letters = [...(/\p{Script=Han}/u.test(word) ? word : ` ${word} `)];
    const size = /\p{Script=Han}/u.test(word) ? 2 : 3;
    const runs = letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
    return [word, ...runs];
  });
  return new Set(parts);
}

type Ask = { parts: ReadonlySet<string>; language: (typeof translations)[number]['language']; at: number };

let asks: { all: readonly Ask[]; rarities: ReadonlyMap<string, number>; unknown: number } | undefined;

function opened() {
  if (asks) return asks;
  const all = translations.flatMap(({ language, answers }) =>
    answers.flatMap(({ asks }, at) => asks.map((ask): Ask => ({ parts: partsOf(ask), language, at }))),
  );
  const counts = new Map<string, number>();
  for (const { parts } of all) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const rarityOf = (count: number) => Math.log(1 + all.length / (count + 0.5));
  const rarities = new Map([...counts].map(([part, count]) => [part, rarityOf(count)]));
  asks = { all, rarities, unknown: rarityOf(0) };
  return asks;
}

/** The translated answer to a question, in its language; null when none is close. @param question not English */
export function findTranslated(question: string, reader: Reader): TranslatedAnswer | null {
  const { all, rarities, unknown } = opened();
  const weightOf = (part: string) => rarities.get(part) ?? unknown;
  const lengthOf = (parts: ReadonlySet<string>) => Math.hypot(...[...parts].map(weightOf));
  const asked = partsOf(question);
  const length = lengthOf(asked) || 1;
  let best: { ask: Ask; like: number } | undefined;
  for (const ask of all) {
    let shared = 0;
    for (const part of asked) if (ask.parts.has(part)) shared += weightOf(part) ** 2;
    const like = shared / (length * lengthOf(ask.parts));
    if (like >= LIKE_MIN[ask.language] && like > (best?.like ?? 0)) best = { ask, like };
  }
  if (!best) return null;
  const { language, at } = best.ask;
  const answer = translations.find((one) => one.language === language)?.answers[at];
  const found = answer && findPassageAt(answer.passage, reader);
  if (!found) return null;
  return { found, text: plainText(answer.say, reader.day), note: translationPhrases[language].translated };
}
