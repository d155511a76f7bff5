/** Pages of a list that is held in memory, in a fixed order. */
import { refusedField } from '#server/platform/errors/app-error.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';

/**
 * The items after the cursor, which is the id of the last one on the page before.
 * @throws {AppError} BAD_REQUEST for a cursor that is none of the ids
 */
export function pageInOrder<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  { cursor, limit = DEFAULT_PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): { items: Item[]; nextCursor: string | null } {
  const before = cursor === undefined ? -1 : list.findIndex((item) => idOf(item) === cursor);
  if (cursor !== undefined && before < 0)
    throw refusedField('cursor', 'invalid_format', 'Use the cursor exactly as returned');
  const items = list.slice(before + 1, before + 1 + limit);
  const last = items.at(-1);
  const goesOn = before + 1 + items.length < list.length;
  return { items, nextCursor: goesOn && last !== undefined ? idOf(last) : null };
}
