/**
 * What makes the ledger a proof. A consent is sealed twice: its digest, under the salt of the person, covers everything it says; its link
 * in the chain covers the digest, what is not personal, and the link before. Erasure takes the salt away: the digest then proves nothing
 * about anybody, and the chain is still whole.
 */
import { createHash, createHmac } from 'node:crypto';

/** What stands before the first link. */
export const GENESIS = 'genesis';

/** The way digests and links are made today. A row names its own, so that another way can follow. */
export const DIGEST_FORMAT = 1;

/** What may stay for ever: it names nobody. */
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

/** The digest of a consent: hexadecimal HMAC-SHA256 under the salt of its person. */
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
  return createHmac('sha256', salt).update(JSON.stringify(said)).digest('hex');
}

export type ChainedFacts = Facts & { personId: string; format: number; digest: string };

/** The hash of a link: hexadecimal SHA-256 over its place, the link before, and what the consent says without naming anybody. */
export function linkHash(place: number, prevHash: string, row: ChainedFacts): string {
  const sealed = [
    prevHash,
    place,
    row.seq,
    row.personId,
    row.purpose,
    row.version,
    row.text,
    row.given,
    row.caseId,
    row.channel,
    row.at.toISOString(),
    row.format,
    row.digest,
  ];
  return createHash('sha256').update(JSON.stringify(sealed)).digest('hex');
}

export type LedgerRow = ChainedFacts & {
  person: { emailKey: string | null; salt: Uint8Array | null };
  /** Null once it was erased. */
  evidence: unknown;
};
export type Link = { place: number; prevHash: string; hash: string };

/** Why a link cannot follow the one before it; null when it does. */
export function breakBetween(before: Pick<Link, 'place' | 'hash'> | null, link: Link, row: LedgerRow): string | null {
  const expected = (before?.place ?? 0) + 1;
  if (link.place !== expected)
    return link.place === expected + 1
      ? `place ${expected} is missing before it`
      : `places ${expected} to ${link.place - 1} are missing before it`;
  if (link.prevHash !== (before?.hash ?? GENESIS)) return 'it does not follow from the one before it';
  if (link.hash !== linkHash(link.place, link.prevHash, row) || isChanged(row))
    return 'the consent, or the words that were agreed to, were changed after it was written';
  return null;
}

/** What a person said was erased: the digest stays, and says nothing. */
export function isErased({ person, evidence }: LedgerRow): boolean {
  return person.salt === null || evidence === null;
}

/** Whether the digest contradicts what stands there. What was erased contradicts nothing. */
export function isChanged(row: LedgerRow): boolean {
  const { emailKey, salt } = row.person;
  if (salt === null || emailKey === null || row.evidence === null) return false;
  return row.digest !== consentDigest({ ...row, emailKey, evidence: row.evidence }, salt);
}
