/** Every file has its own key, wrapped by the master key. So rotating the master key changes rows, not files. */
import { randomBytes } from 'node:crypto';
import { type Keys, keyIdOf, seal, unseal } from '#server/platform/crypto/sealing.ts';

/** Binds a wrapped key to its version. */
export function fileKeySeal(versionId: string): string {
  return `file:${versionId}`;
}

export function newFileKey(): Buffer {
  return randomBytes(32);
}

export function wrapFileKey(
  keys: Keys,
  fileKey: Buffer,
  versionId: string,
): { wrappedKey: Uint8Array<ArrayBuffer>; masterKeyId: string } {
  return {
    wrappedKey: seal(keys, fileKey.toString('base64url'), fileKeySeal(versionId)),
    masterKeyId: keyIdOf(keys.dataKey),
  };
}

/** @throws when neither master key opens it */
export function unwrapFileKey(keys: Keys, wrappedKey: Uint8Array, versionId: string): Buffer {
  return Buffer.from(unseal(keys, wrappedKey, fileKeySeal(versionId)) as string, 'base64url');
}
