/**
 * Checks that DATA_KEY is the key of this database. A process with the wrong key would fail on one document at a time and seal new data
 * with a key that nobody keeps.
 */

import { type Keys, keyIdOf, keyThatSealed, seal } from '#server/platform/crypto/sealing.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { KEY_CHECK_ID, keyCheckSeal, type Place, places } from './key-rotation.ts';

const VALUE = 'coverbridge';

function keyOf(keys: Keys, sealed: Uint8Array, context: string): Buffer | null {
  try {
    return keyThatSealed(keys, sealed, context);
  } catch {
    return null;
  }
}

/** The most recently sealed value of a column, for a database older than the check value. */
async function findSample(db: Database, { table, column, contextOf }: Place) {
  const [from, bytes] = [Prisma.raw(table), Prisma.raw(column)];
  const [row] = await db.$queryRaw<{ id: string; sealed: Uint8Array }[]>`
    SELECT id, ${bytes} AS sealed FROM ${from} WHERE ${bytes} IS NOT NULL ORDER BY id DESC LIMIT 1`;
  return row ? [{ sealed: row.sealed, context: contextOf(row.id) }] : [];
}

/** The key this database has been sealed with so far, judging by its rows; null when none of our keys opens any of them. */
async function keyInUse(db: Database, keys: Keys): Promise<Buffer | null> {
  const samples = (await Promise.all(places.map((place) => findSample(db, place)))).flat();
  if (samples.length === 0) return keys.dataKey;
  const found = samples.flatMap(({ sealed, context }) => keyOf(keys, sealed, context) ?? []);
  // During a key rotation both are in use. The check value stays with the old key until everything is under the new one.
  return found.find((key) => !key.equals(keys.dataKey)) ?? found[0] ?? null;
}

function wrongKey(keys: Keys): StartError {
  const now = `DATA_KEY (fingerprint ${keyIdOf(keys.dataKey)})`;
  const is = keys.dataKeyOld
    ? `Neither ${now} nor DATA_KEY_OLD (fingerprint ${keyIdOf(keys.dataKeyOld)}) is`
    : `${now} is not`;
  return new StartError(
    `${is} the key this database was encrypted with, so the server did not start. Existing documents and sensitive answers would be unreadable, and new ones would be lost. ` +
      'Set DATA_KEY to the key that belongs to this database. If you changed it on purpose, set DATA_KEY_OLD to the previous one and run npm run keys:rotate (docs/operations.md).',
  );
}

/**
 * Compares the keys with the check value of the database; writes one if there is none.
 * @throws {StartError} when neither key is the one the database was sealed with
 */
export async function assertDataKey(db: Database, keys: Keys): Promise<void> {
  const find = () => db.keyCheck.findUnique({ where: { id: KEY_CHECK_ID } });
  let row = await find();
  if (!row) {
    const key = await keyInUse(db, keys);
    if (!key) throw wrongKey(keys);
    const sealed = seal(key, VALUE, keyCheckSeal(KEY_CHECK_ID));
    // When two processes start for the first time, one writes and the other compares.
    await db.keyCheck.createMany({ data: { id: KEY_CHECK_ID, sealed }, skipDuplicates: true });
    row = await find();
  }
  if (!row || !keyOf(keys, row.sealed, keyCheckSeal(KEY_CHECK_ID))) throw wrongKey(keys);
}
