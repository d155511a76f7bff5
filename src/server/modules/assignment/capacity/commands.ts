/**
 * A broker's workload. Triggers of `cases` and `offers` maintain `broker_loads`, so that no code path can forget it; this file has the
 * lock under which a broker is given more work, and the sweep that compares the stored load with the actual one (docs/decisions/0041).
 */

import { findCandidates } from '#server/modules/brokers/queries.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { holdsOpenCase, holdsOpenOffer } from './policy.ts';

/**
 * Until the transaction ends, no other transaction gives these brokers work or changes their preferences. Taken after the case locks and
 * before all others, always in the same order: two transactions that lock in opposite orders would deadlock.
 */
export async function lockBrokers(tx: Transaction, brokerIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT user_id FROM broker_profiles WHERE user_id = ANY(${[...brokerIds]}::uuid[])
    ORDER BY user_id FOR NO KEY UPDATE`;
}

/**
 * A broker with the current load, locked until the transaction ends: the capacity found here is still there when the case is assigned.
 * Null for a user who is not a broker.
 */
export async function lockCandidate(tx: Transaction, brokerId: string): Promise<BrokerCandidate | null> {
  await lockBrokers(tx, [brokerId]);
  // A separate statement: one that waited for the lock would have read the load from before.
  const [broker] = await findCandidates(tx, [brokerId]);
  return broker ?? null;
}

type Drift = { brokerId: string; openCases: number; openOffers: number; keptCases: number; keptOffers: number };

/**
 * Compares every stored load with the cases and offers themselves, and corrects differences. None are expected: each is logged as an
 * error. Returns how many were corrected.
 */
export async function repairLoads({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
  const drifted = await db.$queryRaw<{ brokerId: string }[]>`
    SELECT l.broker_id AS "brokerId" FROM broker_loads l
    LEFT JOIN (SELECT broker_id, count(*) AS count FROM cases c WHERE ${holdsOpenCase} GROUP BY 1) c USING (broker_id)
    LEFT JOIN (SELECT broker_id, count(*) AS count FROM offers o WHERE ${holdsOpenOffer} GROUP BY 1) o USING (broker_id)
    WHERE l.open_cases <> coalesce(c.count, 0) OR l.open_offers <> coalesce(o.count, 0)
    ORDER BY l.broker_id`;
  let repaired = 0;
  for (const { brokerId } of drifted) {
    const drift = await transaction(db, (tx) => repairLoad(tx, brokerId));
    if (!drift) continue;
    repaired += 1;
    log.error({ ...drift }, 'a broker’s stored workload was wrong and has been corrected');
  }
  return repaired;
}

/** Checks one broker again under the lock: work in progress a moment ago is not drift. */
async function repairLoad(tx: Transaction, brokerId: string): Promise<Drift | null> {
  await tx.$queryRaw`SELECT 1 FROM broker_loads WHERE broker_id = ${brokerId}::uuid FOR NO KEY UPDATE`;
  const [drift] = await tx.$queryRaw<Drift[]>`
    UPDATE broker_loads l SET open_cases = f.open_cases, open_offers = f.open_offers
    FROM (SELECT k.open_cases AS kept_cases, k.open_offers AS kept_offers,
        (SELECT count(*) FROM cases c WHERE c.broker_id = k.broker_id AND ${holdsOpenCase})::int AS open_cases,
        (SELECT count(*) FROM offers o WHERE o.broker_id = k.broker_id AND ${holdsOpenOffer})::int AS open_offers
      FROM broker_loads k WHERE k.broker_id = ${brokerId}::uuid) f
    WHERE l.broker_id = ${brokerId}::uuid
      AND (f.kept_cases, f.kept_offers) IS DISTINCT FROM (f.open_cases, f.open_offers)
    RETURNING l.broker_id AS "brokerId", l.open_cases AS "openCases", l.open_offers AS "openOffers",
      f.kept_cases AS "keptCases", f.kept_offers AS "keptOffers"`;
  return drift ?? null;
}
