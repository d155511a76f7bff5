/** Who got a person’s request from us, and whether they know that its sharing has ended. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { RecallReceipt } from '#shared/consents/schema.ts';

/** When a consent of a case was withdrawn. */
export type Recall = { caseId: string; withdrawnAt: Date };

/** What is known of one recipient: delivered to them, or read by them, at `receivedAt`. */
type Known = { caseId: string; to: string; receivedAt: Date | null; failed: boolean };

/** Partners follow their requests: one that asked for the status since then knows that it ended. */
async function findPartners(db: Database | Transaction, recalls: readonly Recall[]): Promise<Known[]> {
  return db.$queryRaw<Known[]>`
    SELECT l.case_id AS "caseId", o.name AS "to", read.at AS "receivedAt", false AS failed
    FROM unnest(${recalls.map(({ caseId }) => caseId)}::uuid[],
      ${recalls.map(({ withdrawnAt }) => withdrawnAt)}::timestamptz[]) AS recall (case_id, at)
      JOIN partner_leads l USING (case_id) JOIN organizations o ON o.id = l.partner_id
      LEFT JOIN LATERAL (SELECT min(r.at) AS at FROM case_reads r
        WHERE r.case_id = l.case_id AND r.reader_id = l.partner_id AND r.kind = 'status' AND r.at >= recall.at) AS read ON true`;
}

/** The receipts of each case, by what each source knows. Deliveries to other systems are another source. */
export async function findReceipts(
  db: Database | Transaction,
  recalls: readonly Recall[],
): Promise<Map<string, RecallReceipt[]>> {
  const receipts = new Map<string, RecallReceipt[]>();
  if (recalls.length === 0) return receipts;
  for (const { caseId, to, receivedAt, failed } of await findPartners(db, recalls)) {
    const state = receivedAt ? 'received' : failed ? 'failed' : 'waiting';
    const receipt = { to, state, at: receivedAt?.toISOString() ?? null } as const;
    receipts.set(caseId, [...(receipts.get(caseId) ?? []), receipt]);
  }
  return receipts;
}
