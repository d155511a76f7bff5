/** Heads of the ledger, signed with Ed25519. The key is derived from the master key, so that there is none more to keep. */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** What every Ed25519 private key begins with as PKCS #8 (RFC 8410, section 7). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

export type Head = { day: Date; place: number; hash: string };

function privateKeyOf(dataKey: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', dataKey, '', 'coverbridge ledger head', SEED_BYTES));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });
}

function wordsOf({ day, place, hash }: Head): Buffer {
  return Buffer.from(JSON.stringify([day.toISOString().slice(0, 10), place, hash]));
}

/** The signature, and the public key (SPKI) that proves it. */
export function signHead(dataKey: Buffer, head: Head) {
  const key = privateKeyOf(dataKey);
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
