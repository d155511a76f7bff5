/** The consent ledger, as it is chained and verified. Nothing is ever removed from it. */

import { type ChainedFacts, consentFacts, sealedConsent } from '#server/modules/consents/policy.ts';
import { ledgerRow, proofSelect } from '#server/modules/consents/records/queries.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { WritingLedger } from '#server/platform/ledger/commands.ts';
import { type LedgerReport, type ReadingLedger, verifyLedger } from '#server/platform/ledger/queries.ts';

async function findWaiting(tx: Transaction, limit: number) {
  const rows = await tx.$queryRaw<ChainedFacts[]>`
    SELECT r.seq, r.purpose, r.version, t.text, r.given, r.person_id AS "personId", r.case_id AS "caseId", r.channel, r.at,
      r.format::int AS format, r.digest
    FROM consent_queue q JOIN consent_records r USING (seq) JOIN consent_texts t USING (purpose, version)
    ORDER BY r.seq LIMIT ${limit}`;
  return rows.map((row) => ({ key: row.seq, facts: consentFacts(row) }));
}

async function findPage(db: Database, after: number, limit: number) {
  const rows = await db.consentLink.findMany({
    where: { place: { gt: after } },
    orderBy: { place: 'asc' },
    take: limit,
    select: { place: true, prevHash: true, hash: true, record: { select: proofSelect } },
  });
  return rows.map(({ record, ...link }) => ({ link, row: sealedConsent(ledgerRow(record)) }));
}

export const consentLedger: WritingLedger & ReadingLedger = {
  name: 'consents',
  links: 'consent_links',
  queue: 'consent_queue',
  key: 'seq',
  keyType: 'int',
  findWaiting,
  findPage,
  async findLoose(db) {
    const loose = await db.consentRecord.findFirst({ where: { link: null, queue: null }, select: { seq: true } });
    return loose && String(loose.seq);
  },
  countWaiting: (db) => db.consentQueue.count(),
};

/** Verifies the entire consent ledger. */
export function verifyConsents(db: Database, expected?: string): Promise<LedgerReport> {
  return verifyLedger(db, consentLedger, { expected });
}
