/** Sealing of sensitive answers: AES-256-GCM under the key of the environment. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param context binds the seal to its row: moved to another one, it does not open */
export function seal(key: Buffer, value: unknown, context: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([Buffer.from([FORMAT]), iv, cipher.getAuthTag(), body]));
}

/** @throws when the bytes were changed, moved or sealed with another key */
export function unseal(key: Buffer, sealed: Uint8Array, context: string): unknown {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== FORMAT) throw new Error(`unknown seal format ${bytes[0]}`);
  const tagAt = 1 + IV_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, tagAt)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8'),
  );
}
