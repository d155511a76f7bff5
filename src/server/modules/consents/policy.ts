/** What of a consent is sealed, and where: everything by its digest, salted per person; the non-identifying facts by the chain as well. */

import { type Sealed, saltedDigest } from '#server/platform/ledger/policy.ts';
import { storedVersion, versionOfText } from '#shared/consents/versions.ts';

/** The current format of digests and links. Each row names its own, so that another format can follow. */
export const DIGEST_FORMAT = 1;

/** What may stay forever: it identifies nobody. */
type Facts = {
  seq: number;
  purpose: string;
  version: number;
  /** The exact words that were shown. */
  text: string;
  given: boolean;
  caseId: string | null;
  channel: string;
  at: Date;
};
/** What erasure removes. */
type Personal = { emailKey: string; evidence: unknown };

/** The digest of a consent: hexadecimal HMAC-SHA256, keyed with the person's salt. */
export function consentDigest(consent: Omit<Facts, 'seq'> & Personal, salt: Uint8Array): string {
  const said = [
    DIGEST_FORMAT,
    consent.purpose,
    consent.version,
    consent.text,
    consent.given,
    consent.emailKey,
    consent.caseId,
    consent.channel,
    Object.entries(consent.evidence ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    consent.at.toISOString(),
  ];
  return saltedDigest(said, salt);
}

export type ChainedFacts = Facts & { personId: string; format: number; digest: string };

/** What the link of a consent covers. */
export function consentFacts(row: ChainedFacts): unknown[] {
  const { seq, personId, purpose, version, text, given, caseId, channel, at, format, digest } = row;
  return [seq, personId, purpose, version, text, given, caseId, channel, at.toISOString(), format, digest];
}

export type LedgerRow = ChainedFacts & {
  person: { emailKey: string | null; salt: Uint8Array | null };
  /** Null once erased. */
  evidence: unknown;
};
/** Whether the personal details were erased: the digest stays, but can no longer be verified. */
export function isErased({ person, evidence }: LedgerRow): boolean {
  return person.salt === null || evidence === null;
}

/** Whether the digest contradicts the stored row. An erased row contradicts nothing. */
export function isChanged(row: LedgerRow): boolean {
  const { emailKey, salt } = row.person;
  if (salt === null || emailKey === null || row.evidence === null) return false;
  return row.digest !== consentDigest({ ...row, emailKey, evidence: row.evidence }, salt);
}

/** A consent as the chain sees it. */
export function sealedConsent(row: LedgerRow): Sealed {
  return { facts: consentFacts(row), changed: isChanged(row), erased: isErased(row) };
}

type Worded = { purpose: string; version: number; text: string; filled?: boolean };

/** Whether a stored text is that of a consent: the same version, or a revision of it, and the same words. */
export function isTextOf(stored: Worded, consent: Worded): boolean {
  const same = consent.filled ? versionOfText(stored.version) === consent.version : stored.version === consent.version;
  return same && stored.purpose === consent.purpose && stored.text === consent.text;
}

/** The texts that have to be stored, each under the next free revision of its version. */
export function newTexts(consents: readonly Worded[], known: readonly Worded[]): Omit<Worded, 'filled'>[] {
  const added: Omit<Worded, 'filled'>[] = [];
  for (const consent of consents) {
    const all = [...known, ...added];
    if (all.some((stored) => isTextOf(stored, consent))) continue;
    const { purpose, version, text } = consent;
    const revisions = all.filter(
      (stored) => stored.purpose === purpose && versionOfText(stored.version) === version,
    ).length;
    added.push({ purpose, version: consent.filled ? storedVersion(version, revisions) : version, text });
  }
  return added;
}
