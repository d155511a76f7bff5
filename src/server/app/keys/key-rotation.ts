/**
 * Rotation of the master key: everything sealed with the old key is sealed again, batch by batch, while the product runs. A seal names its
 * key, so an interrupted run resumes where it stopped, and a second run finds nothing to do.
 */

import { sealOf as secondFactorSeal } from '#server/modules/accounts/second-factor/codes/commands.ts';
import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import { webhookSeal } from '#server/modules/integrations/webhooks/secrets/commands.ts';
import { pushKeySeal } from '#server/modules/notifications/push/keys/commands.ts';
import { subscriptionSeal } from '#server/modules/notifications/push/policy.ts';
import { suppressionKeySeal } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { draftSeal } from '#server/modules/quote-requests/drafts/commands.ts';
import { type Keys, keyIdOf, resealed, sealedPrefix } from '#server/platform/crypto/sealing.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { fileKeySeal } from '#server/platform/files/file-key.ts';
import { answerSeal } from '#server/platform/idempotency/answers.ts';

const BATCH = 200;

export type Place = {
  what: string;
  table:
    | 'cases'
    | 'quote_drafts'
    | 'users'
    | 'document_versions'
    | 'suppression_keys'
    | 'key_checks'
    | 'idempotency_keys'
    | 'push_keys'
    | 'push_subscriptions'
    | 'webhook_endpoints';
  column: 'sealed_answers' | 'totp_sealed' | 'wrapped_key' | 'sealed';
  contextOf(id: string): string;
};

/** The only row of `key_checks`. */
export const KEY_CHECK_ID = '00000000-0000-7000-8000-000000000001';

export function keyCheckSeal(id: string): string {
  return `key check ${id}`;
}

/** Everything in the database that is sealed with the master key. */
export const places: Place[] = [
  { what: 'requests', table: 'cases', column: 'sealed_answers', contextOf: caseSeal },
  { what: 'drafts', table: 'quote_drafts', column: 'sealed_answers', contextOf: draftSeal },
  { what: 'second factors', table: 'users', column: 'totp_sealed', contextOf: secondFactorSeal },
  { what: 'file keys', table: 'document_versions', column: 'wrapped_key', contextOf: fileKeySeal },
  { what: 'suppression key', table: 'suppression_keys', column: 'sealed', contextOf: suppressionKeySeal },
  { what: 'key of notifications', table: 'push_keys', column: 'sealed', contextOf: pushKeySeal },
  { what: 'devices', table: 'push_subscriptions', column: 'sealed', contextOf: subscriptionSeal },
  { what: 'webhook secrets', table: 'webhook_endpoints', column: 'sealed', contextOf: webhookSeal },
  { what: 'answers to repeat', table: 'idempotency_keys', column: 'sealed', contextOf: answerSeal },
];

/** Sealed last: until then, a start without the old key is refused. */
const keyCheck: Place = { what: 'key check', table: 'key_checks', column: 'sealed', contextOf: keyCheckSeal };

type Row = { id: string; sealed: Uint8Array<ArrayBuffer> };

function findBatch(db: Database, { table, column }: Place, prefix: Buffer, after: string): Promise<Row[]> {
  const [from, bytes] = [Prisma.raw(table), Prisma.raw(column)];
  return db.$queryRaw<Row[]>`
    SELECT id, ${bytes} AS sealed FROM ${from}
    WHERE ${bytes} IS NOT NULL AND substring(${bytes} FROM 1 FOR ${prefix.length}::int) <> ${prefix} AND id > ${after}::uuid
    ORDER BY id LIMIT ${BATCH}`;
}

/** Writes only if the row is unchanged: values the product seals in the meantime are already under the new key. */
async function replace(db: Database, place: Place, keys: Keys, { id, sealed }: Row): Promise<number> {
  const fresh = resealed(keys, sealed, place.contextOf(id));
  if (!fresh) return 0;
  const [table, column] = [Prisma.raw(place.table), Prisma.raw(place.column)];
  const named =
    place.table === 'document_versions' ? Prisma.sql`, master_key_id = ${keyIdOf(keys.dataKey)}` : Prisma.empty;
  return db.$executeRaw`
    UPDATE ${table} SET ${column} = ${fresh}${named} WHERE id = ${id}::uuid AND ${column} = ${Buffer.from(sealed)}`;
}

export type Rotated = { what: string; sealed: number; unreadable: string[] };

async function rotatePlace(db: Database, keys: Keys, place: Place): Promise<Rotated> {
  const prefix = sealedPrefix(keys.dataKey);
  const unreadable: string[] = [];
  let sealed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await findBatch(db, place, prefix, after);
    for (const row of rows) {
      try {
        sealed += await replace(db, place, keys, row);
      } catch (error) {
        // Neither key opens it: reported and left unchanged. A database error is a different matter.
        if (error instanceof Prisma.PrismaClientKnownRequestError) throw error;
        unreadable.push(row.id);
      }
    }
    if (rows.length < BATCH) return { what: place.what, sealed, unreadable };
    after = rows.at(-1)?.id ?? after;
  }
}

/** Seals everything with the current key, as far as the two keys can open it. */
export async function rotateKeys(db: Database, keys: Keys): Promise<Rotated[]> {
  const done: Rotated[] = [];
  for (const place of [...places, keyCheck]) done.push(await rotatePlace(db, keys, place));
  return done;
}
