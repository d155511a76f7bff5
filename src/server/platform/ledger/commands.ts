/** The job behind a ledger: chains what was written, and signs the end of the chain once a day. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { GENESIS, type LedgerName, type Link, linkHash, signHead } from './policy.ts';

const BATCH = 1_000;
/** Arbitrary but fixed numbers: of two processes that chain one ledger, one waits. */
const locks: Record<LedgerName, number> = { consents: 7_041_776, audit: 7_041_778 };

/** Rows are written with a queue entry, and do not wait for the chain. */
export type WritingLedger = {
  name: LedgerName;
  /** The table of its links, that of its queue, and the column of both that names a row, with its type. */
  links: string;
  queue: string;
  key: string;
  keyType: 'uuid' | 'int';
  /** The first rows of the queue, in order. */
  findWaiting(tx: Transaction, limit: number): Promise<{ key: string | number; facts: readonly unknown[] }[]>;
};

async function findEnd(db: Pick<Transaction, '$queryRaw'>, { links }: WritingLedger) {
  const rows = await db.$queryRaw<Pick<Link, 'place' | 'hash'>[]>`
    SELECT place, hash FROM ${Prisma.raw(links)} ORDER BY place DESC LIMIT 1`;
  return rows[0];
}

/** Chains one batch; returns how many rows. */
async function chainBatch({ db, now }: Services, ledger: WritingLedger): Promise<number> {
  const [links, queue, key, keyType] = [ledger.links, ledger.queue, ledger.key, ledger.keyType].map((name) =>
    Prisma.raw(name),
  );
  return transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${locks[ledger.name]})::text`;
    const waiting = await ledger.findWaiting(tx, BATCH);
    if (waiting.length === 0) return 0;
    const end = await findEnd(tx, ledger);
    let place = end?.place ?? 0;
    let prevHash = end?.hash ?? GENESIS;
    const chained = waiting.map(({ key: of, facts }) => {
      place += 1;
      const link = { place, of, prevHash, hash: linkHash(place, prevHash, facts) };
      prevHash = link.hash;
      return link;
    });
    await tx.$executeRaw`
      WITH chained AS (
        INSERT INTO ${links} (place, ${key}, prev_hash, hash, at)
        SELECT place, "of", "prevHash", hash, ${now()}::timestamptz
        FROM json_to_recordset(${JSON.stringify(chained)}::json) AS link (place int, "of" ${keyType}, "prevHash" text, hash text)
        RETURNING ${key}
      )
      DELETE FROM ${queue} USING chained WHERE ${queue}.${key} = chained.${key}`;
    return waiting.length;
  });
}

/** Signs the end of the chain, the first time on each day. The log records it too, outside the database. */
async function signToday({ db, env, log, now }: Services, ledger: WritingLedger): Promise<void> {
  const at = now();
  const day = new Date(`${localDay(at, env.site)}T00:00:00Z`);
  const key = { ledger: ledger.name, day };
  if (await db.ledgerHead.findUnique({ where: { ledger_day: key }, select: { day: true } })) return;
  const end = await findEnd(db, ledger);
  if (!end) return;
  const head = { ...key, ...end };
  const { count } = await db.ledgerHead.createMany({
    data: { ...head, ...signHead(env.dataKey, head), at },
    skipDuplicates: true,
  });
  if (count > 0) log.info({ ledger: ledger.name, ...end }, 'the head of the ledger was signed');
}

/** Chains everything that waits, in batches, and signs the day. May run twice. */
export async function chainLedger(services: Services, ledger: WritingLedger): Promise<void> {
  while ((await chainBatch(services, ledger)) === BATCH);
  await signToday(services, ledger);
}
