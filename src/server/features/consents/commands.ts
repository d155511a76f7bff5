/** The consent ledger: append only, each row sealed with the hash of the one before it (CASL s. 13 puts the proof on the sender). */
import { createHash } from 'node:crypto';
import type { Transaction } from '#server/db.ts';

export type Consent = {
  purpose: string;
  version: number;
  /** The exact words that were shown. */
  text: string;
  given: boolean;
  subjectEmail: string;
  caseId?: string;
  channel: string;
  evidence: Record<string, string>;
};

const GENESIS = 'genesis';
/** Any number, as long as it is always the same: the lock that keeps the chain a chain. */
const CHAIN_LOCK = 7_041_776;

/** The hash of a row over everything it says, and the hash before it. */
export function consentHash(row: Omit<Consent, 'text'> & { at: Date; prevHash: string }): string {
  const facts = [
    row.prevHash,
    row.purpose,
    row.version,
    row.given,
    row.subjectEmail,
    row.caseId ?? null,
    row.channel,
    Object.entries(row.evidence).sort(),
    row.at.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Appends one consent, given or withdrawn, in the caller's transaction. */
export async function recordConsent(tx: Transaction, at: Date, { text, ...consent }: Consent): Promise<void> {
  const { purpose, version } = consent;
  await tx.consentText.createMany({ data: [{ purpose, version, text }], skipDuplicates: true });
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK})::text`;
  const last = await tx.consentRecord.findFirst({ orderBy: { seq: 'desc' }, select: { hash: true } });
  const prevHash = last?.hash ?? GENESIS;
  await tx.consentRecord.create({
    data: { ...consent, at, prevHash, hash: consentHash({ ...consent, at, prevHash }) },
  });
}
