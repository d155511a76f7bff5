/** Monthly partitions of the tables that grow daily: created ahead, dropped whole once nothing in them is kept (docs/decisions/0053). */

import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { longTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findMonthsBefore } from './queries.ts';

/** Enough to count a month of a busy year. */
const MONTH_MS = 120_000;
/** Readers of the table wait behind this lock. One more night does not matter, so it gives up early. */
const LOCK_WAIT = '2s';

/**
 * Creates the months ahead: far enough that weeks of failures do no harm. Rows without a month go to the default partition, which is
 * handled like the others.
 */
export async function makeMonths({ retentionDb }: Services): Promise<void> {
  await longTransaction(retentionDb, MONTH_MS, async (tx) => {
    await tx.$executeRaw`SELECT set_config('lock_timeout', ${LOCK_WAIT}, true)`;
    await tx.$executeRaw`SELECT make_months((now() - interval '1 month')::date, (now() + interval '3 months')::date)`;
  });
}

/** Rows of a table, named `c`, in the SQL of a rule: `table c WHERE …`. */
export type Rows = { table: string; all: Prisma.Sql };

/**
 * Drops the months of a table in which every row has reached its end. Months with a row to keep are left to the batches.
 * @param rows what has reached its end and is not held
 * @param before months that began later still have rows to keep
 * @returns how many rows were dropped with them
 */
export async function dropMonths({ retentionDb }: Services, { table, all }: Rows, before: Date): Promise<number> {
  let removed = 0;
  for (const { name, inMonth } of await findMonthsBefore(retentionDb, table, before)) {
    removed += await longTransaction(retentionDb, MONTH_MS, async (tx) => {
      const [count] = await tx.$queryRaw<{ there: bigint; over: bigint }[]>`
        SELECT (SELECT count(*) FROM ${Prisma.raw(table)} c WHERE ${inMonth}) AS there,
          (SELECT count(*) FROM ${all} AND ${inMonth}) AS over`;
      if (!count || count.over < count.there) return 0;
      await tx.$executeRaw`SELECT set_config('lock_timeout', ${LOCK_WAIT}, true)`;
      const [answer] = await tx.$queryRaw<{ gone: boolean }[]>`SELECT drop_month(${name}, ${count.there}) AS gone`;
      return answer?.gone ? Number(count.there) : 0;
    });
  }
  return removed;
}
