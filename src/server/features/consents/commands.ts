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
async function keepTexts(tx: Transaction, consents: readonly Consent[]): Promise<void> {
  const texts = new Map(consents.map((consent) => [`${consent.purpose} ${consent.version}`, consent]));
  const rows = [...texts.values()].map(({ purpose, version, text }) => ({ purpose, version, text }));
  await tx.consentText.createMany({ data: rows, skipDuplicates: true });
  const kept = await tx.consentText.findMany({
    where: { OR: rows.map(({ purpose, version }) => ({ purpose, version })) },
  });
  const known = new Map(kept.map(({ purpose, version, text }) => [`${purpose} ${version}`, text]));
  for (const { purpose, version, text } of consents)
    if (known.get(`${purpose} ${version}`) !== text)
      throw new Error(`the words of consent ${purpose} ${version} have changed: raise the version`);
}

/** Appends consents, given or withdrawn, in the caller's transaction. Numbers have no gaps, so that a missing row shows. */
export async function recordConsents(tx: Transaction, at: Date, consents: readonly Consent[]): Promise<void> {
  if (consents.length === 0) return;
  await keepTexts(tx, consents);
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK})::text`;
  const last = await tx.consentRecord.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true, hash: true } });
  let seq = last?.seq ?? 0;
  let prevHash = last?.hash ?? GENESIS;
  const data = consents.map((consent) => {
    seq += 1;
    const { text: _, ...facts } = consent;
    const hash = consentHash({ ...consent, caseId: consent.caseId ?? null, seq, at, prevHash });
    const row = { ...facts, seq, at, prevHash, hash };
    prevHash = hash;
    return row;
  });
  await tx.consentRecord.createMany({ data });
}

/** Appends one consent. */
export function recordConsent(tx: Transaction, at: Date, consent: Consent): Promise<void> {
  return recordConsents(tx, at, [consent]);
}
