/** How what was found is shown, and how it is handed to whoever writes. */
import type { GivenPassage } from '#server/adapters/assistant.ts';
import type { Retrieved } from '#server/features/search/queries.ts';
import type { ChatPassage, ChatSource } from '#shared/chat/schema.ts';

/** Numbered from 1, as answers name them. */
export function givenPassages({ given }: Retrieved): GivenPassage[] {
  return given.map(({ passage: { id, title, heading, text } }, index) => ({
    n: index + 1,
    path: id,
    title,
    heading,
    text,
  }));
}

export const sourceOf = ({ n, title, heading, path }: GivenPassage): ChatSource => ({ n, title, heading, path });

/** Everything that was found, with the numbers of those that an answer may name. */
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
