/** The answers to calls with an `Idempotency-Key`, stored in the transaction of what the call did (docs/decisions/0080). */
import { z } from 'zod';
import { seal, unseal } from '#server/platform/crypto/sealing.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { KeyedCall } from './key.ts';

export const ANSWER_HOURS = 24;
/** A larger answer isn’t stored: a repeated call learns that the first one succeeded. */
const ANSWER_BYTES_MAX = 64 * 1024;

const answerSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  /** Null where it was too large to store. */
  text: z.string().nullable(),
});
export type StoredAnswer = z.infer<typeof answerSchema>;

const storedSchema = answerSchema.extend({ sent: z.string() });

export function answerSeal(id: string): string {
  return `answer ${id}`;
}

/** Takes the call’s turn until the transaction ends. Returns false while the same call is running, here or in another process. */
export async function takeTurn(joined: Database, { lock }: KeyedCall): Promise<boolean> {
  const [row] = await joined.$queryRaw<
    { taken: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(${lock}::bigint) AS taken`;
  return row?.taken === true;
}

/** The answer to an earlier call with this key; `same` is false when that call sent something else. */
export async function findAnswer(
  joined: Database,
  { env, now }: Pick<Services, 'env' | 'now'>,
  { id, sent }: KeyedCall,
): Promise<{ answer: StoredAnswer; same: boolean } | null> {
  const row = await joined.idempotencyKey.findUnique({ where: { id, expiresAt: { gt: now() } } });
  if (!row) return null;
  const { sent: before, ...answer } = storedSchema.parse(unseal(env, row.sealed, answerSeal(id)));
  return { answer, same: before === sent };
}

/** Stores the answer for a day. An expired one that upkeep hasn’t removed yet is replaced. */
export async function storeAnswer(
  joined: Database,
  { env, now }: Pick<Services, 'env' | 'now'>,
  { id, sent }: KeyedCall,
  { status, headers, text }: StoredAnswer,
): Promise<void> {
  const kept = text !== null && Buffer.byteLength(text) <= ANSWER_BYTES_MAX ? text : null;
  const sealed = seal(
    env,
    { sent, status, headers, text: kept } satisfies z.infer<typeof storedSchema>,
    answerSeal(id),
  );
  const expiresAt = new Date(now().getTime() + ANSWER_HOURS * 3_600_000);
  await joined.idempotencyKey.upsert({
    where: { id },
    create: { id, sealed, expiresAt },
    update: { sealed, expiresAt },
  });
}

/** Removes answers that nobody can ask for anymore. */
export async function removeOldAnswers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { expiresAt: { lte: now() } } });
}
