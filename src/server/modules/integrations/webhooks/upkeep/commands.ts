/** Keeps what is stored of deliveries within a month and a ceiling. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { EVENT_DAYS } from '#shared/events/schema.ts';
import { recallTypes } from '#shared/integrations/webhooks.ts';

const DAY_MS = 86_400_000;
/** What is stored for one endpoint, in bytes of bodies, answers and rows: some eight thousand deliveries. */
export const STORED_BYTES = 5_000_000;
/** What a delivery takes besides its body. */
export const ROW_BYTES = 250;
/** In one statement. */
const MOST = 5_000;

/** An undelivered recall stays until it arrives or is handled: it is about data that has to go. */
const openRecall = Prisma.sql`type IN (${Prisma.join([...recallTypes])}) AND state <> 'delivered' AND handled_at IS NULL`;

/**
 * Removes what exceeds the ceiling of these endpoints: the oldest of what arrived first, then of what failed, then of what waits. Open
 * recalls are never removed.
 */
export async function keepCeiling(
  tx: Database | Transaction,
  endpointIds: readonly string[],
  ceiling = STORED_BYTES,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM (
        SELECT d.id, sum(bytes) OVER (PARTITION BY endpoint_id ORDER BY
          CASE WHEN ${openRecall} THEN 0 WHEN state = 'pending' THEN 1 WHEN state = 'delivered' THEN 3 ELSE 2 END, created_at DESC, id DESC) AS total,
          ${openRecall} AS kept
        FROM webhook_deliveries d WHERE endpoint_id IN (
          SELECT endpoint_id FROM webhook_deliveries WHERE endpoint_id = ANY(${endpointIds}::uuid[]) GROUP BY endpoint_id HAVING sum(bytes) > ${ceiling})
      ) AS ranked WHERE total > ${ceiling} AND NOT kept)`;
}

/** Removes deliveries and attempts older than the events they were made of. */
export async function removeOldDeliveries({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - EVENT_DAYS * DAY_MS);
  for (let gone = MOST; gone === MOST; )
    gone = await db.$executeRaw`
      DELETE FROM webhook_deliveries WHERE id = ANY(ARRAY(
        SELECT id FROM webhook_deliveries WHERE created_at < ${before} AND NOT (${openRecall}) ORDER BY created_at LIMIT ${MOST}))`;
  for (let gone = MOST; gone === MOST; )
    gone = await db.$executeRaw`
      DELETE FROM webhook_attempts WHERE id = ANY(ARRAY(
        SELECT id FROM webhook_attempts WHERE at < ${before} ORDER BY at LIMIT ${MOST}))`;
}
