/** Ed25519 keys derived from the master key, so that there is no other key to keep, and JSON Web Signatures made with them. */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** The prefix of every Ed25519 private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

/** @param purpose keeps keys for different purposes apart: no signature of one passes for one of another */
export function signingKey(dataKey: Buffer, purpose: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', dataKey, '', purpose, SEED_BYTES));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half, as the 32 bytes of RFC 8032. */
export function publicBytes(key: KeyObject): Uint8Array<ArrayBuffer> {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return new Uint8Array(Buffer.from(x as string, 'base64url'));
}

/** The thumbprint of a public key, which names it (RFC 7638). */
export function thumbprint(bytes: Uint8Array): string {
  const x = Buffer.from(bytes).toString('base64url');
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
}

/** A JSON Web Signature over a JSON value (RFC 7515, flattened). */
export function signJson(key: KeyObject, type: string, value: unknown) {
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const header = encoded({ alg: 'EdDSA', kid: thumbprint(publicBytes(key)), typ: type });
  const payload = encoded(value);
  const signature = sign(null, Buffer.from(`${header}.${payload}`), key).toString('base64url');
  return { payload, protected: header, signature };
}
