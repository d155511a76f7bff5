/** What makes the ledger a proof: how a row is sealed, and how a row that was touched is told from one that was not. */
import { createHash } from 'node:crypto';

/** What stands before the first row. */
export const GENESIS = 'genesis';

export type LedgerRow = {
  seq: number;
  purpose: string;
  version: number;
  /** The exact words; they lie in a table of their own and are sealed with every consent to them. Null when they are gone. */
  text: string | null;
  given: boolean;
  subjectEmail: string;
  caseId: string | null;
  channel: string;
  evidence: unknown;
  at: Date;
  prevHash: string;
  hash: string;
};

/** The hash of a row over everything it says, the words that were shown, and the hash before it. */
export function consentHash(row: Omit<LedgerRow, 'hash'>): string {
  const facts = [
    row.prevHash,
    row.seq,
    row.purpose,
    row.version,
    row.text,
    row.given,
    row.subjectEmail,
    row.caseId,
    row.channel,
    Object.entries(row.evidence ?? {}).sort(),
    row.at.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Why a row cannot follow the one before it; null when it does. */
export function breakBetween(before: Pick<LedgerRow, 'seq' | 'hash'> | null, row: LedgerRow): string | null {
  const expected = (before?.seq ?? 0) + 1;
  if (row.seq !== expected)
    return row.seq === expected + 1
      ? `row ${expected} is missing before it`
      : `rows ${expected} to ${row.seq - 1} are missing before it`;
  if (row.prevHash !== (before?.hash ?? GENESIS)) return 'it does not follow from the row before it';
  if (row.text === null) return 'the words that were agreed to are missing';
  if (row.hash !== consentHash(row))
    return 'the row, or the words that were agreed to, were changed after it was written';
  return null;
}
