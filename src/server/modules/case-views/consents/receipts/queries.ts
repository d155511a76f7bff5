/** Who got a person’s request from us, and whether they know that its sharing has ended. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { RecallReceipt } from '#shared/consents/schema.ts';

/** When a consent of a case was withdrawn. */
export type Recall = { caseId: string; withdrawnAt: Date };

/** What one source knows of one recipient: delivered to them, or read by them, at `receivedAt`. */
type Known = { caseId: string; to: string; receivedAt: Date | null; failed: boolean };

/** The recalls as a table: `recall (case_id, at)`. */
function tableOf(recalls: readonly Recall[]): Prisma.Sql {
  return Prisma.sql`unnest(${recalls.map(({ caseId }) => caseId)}::uuid[],
    ${recalls.map(({ withdrawnAt }) => withdrawnAt)}::timestamptz[]) AS recall (case_id, at)`;
}

/** Partners follow their requests: one that asked for the status since then knows that it ended. */
function findPartners(db: Database | Transaction, recalls: readonly Recall[]): Promise<Known[]> {
  return db.$queryRaw<Known[]>`
    SELECT l.case_id AS "caseId", o.name AS "to", read.at AS "receivedAt", false AS failed
    FROM ${tableOf(recalls)} JOIN partner_leads l USING (case_id) JOIN organizations o ON o.id = l.partner_id
      LEFT JOIN LATERAL (SELECT min(r.at) AS at FROM case_reads r
        WHERE r.case_id = l.case_id AND r.reader_id = l.partner_id AND r.kind = 'status' AND r.at >= recall.at) AS read ON true`;
}

/** What was sent to the systems of partners and brokers, whether they asked for it or not. */
function findDeliveries(db: Database | Transaction, recalls: readonly Recall[]): Promise<Known[]> {
  return db.$queryRaw<Known[]>`
    SELECT d.case_id AS "caseId", coalesce(o.name, u.full_name || '’s software') AS "to",
      CASE WHEN d.state = 'delivered' THEN (SELECT max(a.at) FROM webhook_attempts a WHERE a.delivery_id = d.id) END AS "receivedAt",
      d.state = 'failed' AS failed
    FROM ${tableOf(recalls)} JOIN webhook_deliveries d ON d.case_id = recall.case_id AND d.created_at >= recall.at
      JOIN webhook_endpoints e ON e.id = d.endpoint_id LEFT JOIN organizations o ON o.id = e.partner_id
      LEFT JOIN users u ON u.id = e.owner_id
    WHERE d.type = 'consent.withdrawn'
    ORDER BY 2, d.created_at`;
}

/** Several sources about one recipient are one receipt: the first time they heard of it counts. */
function receiptOf(to: string, known: readonly Known[]): RecallReceipt {
  const [first] = known.flatMap(({ receivedAt }) => receivedAt ?? []).toSorted((one, other) => +one - +other);
  const state = first ? 'received' : known.some(({ failed }) => failed) ? 'failed' : 'waiting';
  return { to, state, at: first?.toISOString() ?? null };
}

/** The receipts of each case, one per recipient. */
export async function findReceipts(
  db: Database | Transaction,
  recalls: readonly Recall[],
): Promise<Map<string, RecallReceipt[]>> {
  if (recalls.length === 0) return new Map();
  const known = (await Promise.all([findPartners(db, recalls), findDeliveries(db, recalls)])).flat();
  const byCase = Map.groupBy(known, ({ caseId }) => caseId);
  return new Map(
    [...byCase].map(([caseId, ofCase]) => {
      const byName = Map.groupBy(ofCase, ({ to }) => to);
      return [caseId, [...byName].map(([to, ofOne]) => receiptOf(to, ofOne))];
    }),
  );
}
