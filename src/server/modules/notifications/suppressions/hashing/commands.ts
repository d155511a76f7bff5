/** The keyed hash that an address has in the suppression list: without the key, nobody can look up an address they know. */
import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/platform/crypto/sealing.ts';
import type { Services } from '#server/platform/services.ts';

/** The only row of `suppression_keys`. */
const KEY_ID = '00000000-0000-7000-8000-000000000001';
const KEY_BYTES = 32;

type Needed = Pick<Services, 'db' | 'env'>;

export function suppressionKeySeal(id: string): string {
  return `suppression key ${id}`;
}

/** Of two processes that need it for the first time, one writes it and both read it. */
async function findOrCreateKey({ db, env }: Needed): Promise<Buffer> {
  const find = () => db.suppressionKey.findUnique({ where: { id: KEY_ID } });
  let row = await find();
  if (!row) {
    const sealed = seal(env, randomBytes(KEY_BYTES).toString('hex'), suppressionKeySeal(KEY_ID));
    await db.suppressionKey.createMany({ data: { id: KEY_ID, sealed }, skipDuplicates: true });
    row = await find();
  }
  if (!row) throw new Error('the key for the suppression list was removed');
  return Buffer.from(String(unseal(env, row.sealed, suppressionKeySeal(KEY_ID))), 'hex');
}

const known = new WeakMap<Services['db'], Promise<Buffer>>();

/** The key of this database, read once per process: it never changes. */
export function suppressionKey(services: Needed): Promise<Buffer> {
  const { db } = services;
  const key = known.get(db) ?? findOrCreateKey(services);
  known.set(db, key);
  key.catch(() => known.delete(db));
  return key;
}

/** The hash of an address, in any letter case. */
export async function hashAddress(services: Needed, address: string): Promise<string> {
  return createHmac('sha256', await suppressionKey(services))
    .update(address.toLowerCase())
    .digest('hex');
}
