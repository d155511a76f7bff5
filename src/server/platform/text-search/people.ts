/** People with an account by words of their names, addresses and phone numbers, newest first. */
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { encodeCursor, type Place } from '#server/platform/db/keyset.ts';
import { searchedPage, searchInOrder } from './in-order.ts';
import { findNearNames } from './near-names.ts';
import { wantedTyped } from './vectors.ts';

type Sql = Prisma.Sql;

export interface FoundPeople {
  ids: string[];
  nextCursor: string | null;
  capped: boolean;
  near: string[];
}

const from = Prisma.raw('users u');

/** What comes after a position in the list of users u, newest first. */
export function newestAfter({ at, id }: Place): Sql {
  return Prisma.sql`(u.created_at, u.id) < (${at}::timestamptz, ${id}::uuid)`;
}

/** @param conditions over users u: which of them the list holds */
export async function findPeopleByWords(
  db: Database,
  { conditions, typed, place, size }: { conditions: Sql[]; typed: string; place: Place | null; size: number },
): Promise<FoundPeople> {
  const wanted = wantedTyped('users', typed);
  if (!wanted) return { ids: [], nextCursor: null, capped: false, near: [] };
  const found = await searchInOrder<Place>(
    db,
    {
      from,
      columns: Prisma.sql`u.id::text, u.created_at AS at`,
      conditions,
      order: Prisma.raw('u.created_at DESC, u.id DESC'),
      after: newestAfter,
      ...wanted,
      key: Prisma.raw('u.id'),
    },
    place,
    size,
  );
  const { rows, next, capped } = searchedPage(found, size);
  const nothing = rows.length === 0 && !next && !place;
  const near = nothing ? await findNearNames(db, { where: 'users', from, conditions }, typed) : [];
  return { ids: rows.map(({ id }) => id), nextCursor: next && encodeCursor(next), capped, near };
}
