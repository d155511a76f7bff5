/** The consent ledger: append only, each row sealed with the hash of the one before it (CASL s. 13 puts the proof on the sender). */
import type { Transaction } from '#server/db.ts';
import { consentHash, GENESIS } from '#server/features/consents/policy.ts';

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

/** Any number, as long as it is always the same: the lock that keeps the chain a chain. */
const CHAIN_LOCK = 7_041_776;

/** The words of a version are written down once. Changed words under an old number would make every proof of them worthless. */
async function keepText(tx: Transaction, { purpose, version, text }: Consent): Promise<void> {
  await tx.consentText.createMany({ data: [{ purpose, version, text }], skipDuplicates: true });
  const kept = await tx.consentText.findUniqueOrThrow({ where: { purpose_version: { purpose, version } } });
  if (kept.text !== text) throw new Error(`the words of consent ${purpose} ${version} have changed: raise the version`);
}

/** Appends one consent, given or withdrawn, in the caller's transaction. Numbers have no gaps, so that a missing row shows. */
export async function recordConsent(tx: Transaction, at: Date, consent: Consent): Promise<void> {
  await keepText(tx, consent);
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK})::text`;
  const last = await tx.consentRecord.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true, hash: true } });
  const seq = (last?.seq ?? 0) + 1;
  const prevHash = last?.hash ?? GENESIS;
  const hash = consentHash({ ...consent, caseId: consent.caseId ?? null, seq, at, prevHash });
  const { text: _, ...facts } = consent;
  await tx.consentRecord.create({ data: { ...facts, seq, at, prevHash, hash } });
}
