/** What is found: each passage with its answer, and once more with each of its further answers. */
import { type Passage, withFurtherAnswer } from '#shared/content/passages.ts';

/** A passage as it is found; `key` is unique, and the address of the passage where it is found with its first answer. */
export type Entry = { key: string; passage: Passage };

export function entriesOf(passages: readonly Passage[]): Entry[] {
  return passages.flatMap((passage) => [
    { key: passage.id, passage },
    ...passage.further.map((_, at) => ({ key: `${passage.id}~${at + 1}`, passage: withFurtherAnswer(passage, at) })),
  ]);
}
