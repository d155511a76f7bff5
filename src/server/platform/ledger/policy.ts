/**
 * What makes a ledger a proof (docs/decisions/0045, 0047). A row is sealed twice: its digest, under a salt, covers everything it says; its
 * link in the chain covers the digest, the facts that name nobody, and the previous link. Erasure removes the salt: the digest then proves
 * nothing about anyone, and the chain is still intact. The end of the chain is signed daily with Ed25519; the key is derived from the
 * master key, so that there is no additional key to keep.
 */
import { createHash, createHmac, createPublicKey, sign, verify } from 'node:crypto';
import { signingKey } from '#server/platform/crypto/signing.ts';

/** Precedes the first link. */
export const GENESIS = 'genesis';

export const ledgerNames = ['consents', 'audit'] as const;
export type LedgerName = (typeof ledgerNames)[number];
export type Link = { place: number; prevHash: string; hash: string };

/** A row as the chain sees it. */
export type Sealed = {
  /** What the link covers: the digest, and facts that name nobody. Nothing that erasure changes. */
  facts: readonly unknown[];
  /** The digest contradicts the row's content. Erased content contradicts nothing. */
  changed: boolean;
  /** The personal content was erased: the digest stays, and says nothing. */
  erased: boolean;
};

/** The digest of everything a row says: hexadecimal HMAC-SHA256 under its salt. */
export function saltedDigest(said: readonly unknown[], salt: Uint8Array): string {
  return createHmac('sha256', salt).update(JSON.stringify(said)).digest('hex');
}

/** The hash of a link: hexadecimal SHA-256 over the previous link, its position, and the facts of its row that name nobody. */
export function linkHash(place: number, prevHash: string, facts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([prevHash, place, ...facts]))
    .digest('hex');
}

/** Why a link cannot follow the previous one; null when it does. Of a row removed by retention, only the order is checked. */
export function breakBetween(
  before: Pick<Link, 'place' | 'hash'> | null,
  link: Link,
  row: Sealed | null,
): string | null {
  const expected = (before?.place ?? 0) + 1;
  if (link.place !== expected)
    return link.place === expected + 1
      ? `position ${expected} is missing before it`
      : `positions ${expected} to ${link.place - 1} are missing before it`;
  if (link.prevHash !== (before?.hash ?? GENESIS)) return 'it doesn’t match the one before it';
  if (row && (link.hash !== linkHash(link.place, link.prevHash, row.facts) || row.changed))
    return 'the row was changed after it was written';
  return null;
}

export type Head = { ledger: string; day: Date; place: number; hash: string };

function wordsOf({ ledger, day, place, hash }: Head): Buffer {
  return Buffer.from(JSON.stringify([ledger, day.toISOString().slice(0, 10), place, hash]));
}

/** The signature, and the public key (SPKI) that verifies it. */
export function signHead(dataKey: Buffer, head: Head) {
  const key = signingKey(dataKey, 'coverbridge ledger head');
  return {
    signature: new Uint8Array(sign(null, wordsOf(head), key)),
    publicKey: new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' })),
  };
}

/** Whether the head is what was signed with that key. */
export function isSigned(head: Head & { signature: Uint8Array; publicKey: Uint8Array }): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(head.publicKey), format: 'der', type: 'spki' });
    return verify(null, wordsOf(head), key, head.signature);
  } catch {
    return false;
  }
}
