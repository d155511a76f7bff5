/** Seals what must not be readable in the tables: AES-256-GCM under the environment's master key, which the seal names. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The master keys: the current one, which seals, and the previous one, which opens what `npm run keys:rotate` has not reached yet. */
export type Keys = { readonly dataKey: Buffer; readonly dataKeyOld: Buffer | null };

/** Without the name of its key: sealed before keys could be rotated. */
const UNNAMED = 1;
const NAMED = 2;
const KEY_ID_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keysOf(keys: Keys | Buffer): Keys {
  return Buffer.isBuffer(keys) ? { dataKey: keys, dataKeyOld: null } : keys;
}

function idBytes(key: Buffer): Buffer {
  return createHash('sha256').update('master key').update(key).digest().subarray(0, KEY_ID_BYTES);
}

/** Identifies a master key without revealing anything about it. */
export function keyIdOf(key: Buffer): string {
  return idBytes(key).toString('hex');
}

/** The prefix of everything sealed with this key: rows with another prefix have yet to be resealed. */
export function sealedPrefix(key: Buffer): Buffer {
  return Buffer.concat([Buffer.from([NAMED]), idBytes(key)]);
}

/** @param context binds the seal to its row: moved to another one, it does not open */
export function seal(keys: Keys | Buffer, value: unknown, context: string): Uint8Array<ArrayBuffer> {
  const { dataKey } = keysOf(keys);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', dataKey, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([sealedPrefix(dataKey), iv, cipher.getAuthTag(), body]));
}

/** The master keys a seal may have been made with; `named` means that the key is certain. */
function candidates(keys: Keys, sealed: Buffer): { keys: Buffer[]; headerBytes: number } {
  const known = [keys.dataKey, ...(keys.dataKeyOld ? [keys.dataKeyOld] : [])];
  if (sealed[0] === UNNAMED) return { keys: known, headerBytes: 1 };
  if (sealed[0] !== NAMED) throw new Error(`unknown seal format ${sealed[0]}`);
  const id = sealed.subarray(1, 1 + KEY_ID_BYTES);
  return { keys: known.filter((key) => idBytes(key).equals(id)), headerBytes: 1 + KEY_ID_BYTES };
}

function openWith(key: Buffer, sealed: Buffer, headerBytes: number, context: string): string {
  const tagAt = headerBytes + IV_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(headerBytes, tagAt), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8');
}

function opened(keys: Keys | Buffer, bytes: Uint8Array, context: string): { key: Buffer; value: unknown } {
  const sealed = Buffer.from(bytes);
  const { keys: possible, headerBytes } = candidates(keysOf(keys), sealed);
  let failure: unknown = new Error('sealed with a key that isn’t configured');
  for (const key of possible) {
    try {
      return { key, value: JSON.parse(openWith(key, sealed, headerBytes, context)) };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** @throws when the bytes were changed, moved or sealed with a key that isn’t configured */
export function unseal(keys: Keys | Buffer, sealed: Uint8Array, context: string): unknown {
  return opened(keys, sealed, context).value;
}

/** The master key that sealed this value: anything derived from a master key alongside it was derived from this one. */
export function keyThatSealed(keys: Keys, sealed: Uint8Array, context: string): Buffer {
  return opened(keys, sealed, context).key;
}

/** The same content under the current key, or null when it already is. */
export function resealed(keys: Keys, sealed: Uint8Array, context: string): Uint8Array<ArrayBuffer> | null {
  const prefix = sealedPrefix(keys.dataKey);
  if (Buffer.from(sealed).subarray(0, prefix.length).equals(prefix)) return null;
  return seal(keys, unseal(keys, sealed, context), context);
}
