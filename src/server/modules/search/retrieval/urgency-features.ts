/** What the classifier of dangers sees of a message: its words, the groups they are in (`urgency-words.ts`), and groups near each other. */
import { meantWord } from '#shared/platform/words/typos.ts';
import { featuresOf, hashOf } from './features.ts';
import { plainWords } from './question.ts';
import { urgencyWords } from './urgency-words.ts';

/** How far apart the words of two groups may be. */
const NEAR = 6;

const groupsOf = Map.groupBy(
  Object.entries(urgencyWords).flatMap(([group, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => ({ group, word })),
  ),
  ({ word }) => word,
);

/** The distinct features of a message, and how many words it has. @param message as typed, typing errors included */
export function heardIn(message: string): { features: Set<number>; length: number } {
  const words = plainWords(message).map(meantWord);
  const features = featuresOf(words);
  const groups = words.map((word) => (groupsOf.get(word) ?? []).map(({ group }) => group));
  groups.forEach((here, at) => {
    const later = groups.slice(at + 1, at + 1 + NEAR).flat();
    for (const group of here) {
      features.add(hashOf(`[${group}]`));
      features.add(hashOf(`${words[at - 1] ?? '^'} [${group}]`));
      features.add(hashOf(`[${group}] ${words[at + 1] ?? '$'}`));
      for (const other of later) features.add(hashOf(`[${group}] > [${other}]`));
    }
  });
  return { features, length: words.length };
}
