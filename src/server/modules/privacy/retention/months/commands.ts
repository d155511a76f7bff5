/** The months in which the tables lie that grow with every day: made ahead, and dropped whole when nothing in them is kept (docs/decisions/0053). */

import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { longTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findMonthsBefore } from './queries.ts';

/** Counting a month of a busy year. */
const MONTH_MS = 120_000;
/** Whoever reads the table waits meanwhile. One night more does not matter, so it gives up soon. */
const LOCK_WAIT = '2s';

/**
 * Makes the months ahead. So far ahead that a failure for weeks does no harm; and what finds no month lies in the rest, which is a
 * partition like the others.
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
 * Drops the months of a table in which every row has reached its end. Those that keep one are left for the batches, row by row.
 * @param rows what has reached its end and is not held
 * @param before months that began later keep something
 * @returns how many rows went with them
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
