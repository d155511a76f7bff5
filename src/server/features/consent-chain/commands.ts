/** The job behind the ledger: chains what was written, and signs once a day where the chain ends. */

import { localDay } from '#server/clock/moments.ts';
import type { Transaction } from '#server/db.ts';
import { signHead } from '#server/features/consent-chain/policy.ts';
import { type ChainedFacts, GENESIS, linkHash } from '#server/features/consents/policy.ts';
import type { Services } from '#server/services.ts';
import { transaction } from '#server/transaction.ts';

const BATCH = 1_000;
/** Any number, as long as it is always the same: of two processes that chain, one waits. */
const CHAIN_LOCK = 7_041_776;

function findWaiting(tx: Transaction): Promise<ChainedFacts[]> {
  return tx.$queryRaw<ChainedFacts[]>`
    SELECT r.seq, r.purpose, r.version, t.text, r.given, r.person_id AS "personId", r.case_id AS "caseId", r.channel, r.at,
      r.format::int AS format, r.digest
    FROM consent_queue q JOIN consent_records r USING (seq) JOIN consent_texts t USING (purpose, version)
    ORDER BY r.seq LIMIT ${BATCH}`;
}

function findEnd(tx: Transaction) {
  return tx.consentLink.findFirst({ orderBy: { place: 'desc' }, select: { place: true, hash: true } });
}

/** Chains one batch; answers how many. */
async function chainBatch({ db, now }: Services): Promise<number> {
  return transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK})::text`;
    const waiting = await findWaiting(tx);
    if (waiting.length === 0) return 0;
    const end = await findEnd(tx);
    let place = end?.place ?? 0;
    let prevHash = end?.hash ?? GENESIS;
    const at = now();
    const links = waiting.map((row) => {
      place += 1;
      const hash = linkHash(place, prevHash, row);
      const link = { place, seq: row.seq, prevHash, hash, at };
      prevHash = hash;
      return link;
    });
    await tx.consentLink.createMany({ data: links });
    await tx.consentQueue.deleteMany({ where: { seq: { in: links.map(({ seq }) => seq) } } });
    return links.length;
  });
}

/** Signs the end of the chain, the first time on each day. The log keeps it too: it lies outside the database. */
async function signToday({ db, env, log, now }: Services): Promise<void> {
  const at = now();
  const day = new Date(`${localDay(at, env.site)}T00:00:00Z`);
  if (await db.ledgerHead.findUnique({ where: { day }, select: { day: true } })) return;
  const end = await db.consentLink.findFirst({ orderBy: { place: 'desc' }, select: { place: true, hash: true } });
  if (!end) return;
  const { count } = await db.ledgerHead.createMany({
    data: { day, ...end, ...signHead(env.dataKey, { day, ...end }), at },
    skipDuplicates: true,
  });
  if (count > 0) log.info({ place: end.place, hash: end.hash }, 'the consent ledger ends here today');
}

/** Chains everything that waits, in batches, and signs the day. May run twice. */
export async function chainConsents(services: Services): Promise<void> {
  while ((await chainBatch(services)) === BATCH);
  await signToday(services);
}
