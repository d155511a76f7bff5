/** The key pair by which push services recognise this installation (VAPID, RFC 8292): made once, with the first device. */
import webPush from 'web-push';
import { seal, unseal } from '#server/platform/crypto/sealing.ts';
import type { Services } from '#server/platform/services.ts';

/** The only row of `push_keys`. */
const KEY_ID = '00000000-0000-7000-8000-000000000001';

type Needed = Pick<Services, 'db' | 'env'>;
export type PushKey = { publicKey: string; privateKey: string };

export function pushKeySeal(id: string): string {
  return `push key ${id}`;
}

/** Of two processes that need it for the first time, one writes it and both read it. */
async function findOrCreateKey({ db, env }: Needed): Promise<PushKey> {
  const find = () => db.pushKey.findUnique({ where: { id: KEY_ID } });
  let row = await find();
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const sealed = seal(env, privateKey, pushKeySeal(KEY_ID));
    await db.pushKey.createMany({ data: { id: KEY_ID, publicKey, sealed }, skipDuplicates: true });
    row = await find();
  }
  if (!row) throw new Error('the key for notifications on devices was removed');
  return { publicKey: row.publicKey, privateKey: String(unseal(env, row.sealed, pushKeySeal(KEY_ID))) };
}

const known = new WeakMap<Services['db'], Promise<PushKey>>();

/** The key of this database, read once per process: it never changes, or browsers would have to subscribe again. */
export function pushKey(services: Needed): Promise<PushKey> {
  const { db } = services;
  const key = known.get(db) ?? findOrCreateKey(services);
  known.set(db, key);
  key.catch(() => known.delete(db));
  return key;
}
