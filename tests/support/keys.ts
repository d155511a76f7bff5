/** Keys made in the database, for tests of what they open. */
import { newKey } from '#server/platform/auth/api-key.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Services } from '#server/platform/services.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

/** Of keys that tests call with. */
export const KEY_UNDER_TEST = 'Key under test';
const YEAR_MS = 365 * 86_400_000;

/**
 * @param holder a person, or a partner whose key an administrator made
 * @param origin makes it a publishable key that is used on that page
 */
export async function clientWithKey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  url: string,
  holder: { ownerId: string } | { partnerId: string; createdById: string },
  scopes: readonly Scope[],
  origin?: string,
): Promise<ApiClient> {
  const kind = origin ? 'publishable' : 'live';
  const { key, hash, lastFour } = newKey(kind);
  const createdById = 'ownerId' in holder ? holder.ownerId : holder.createdById;
  await db.apiKey.create({
    data: {
      ...{ id: newId(), kind, name: KEY_UNDER_TEST, lastFour },
      ...holder,
      createdById,
      hash: new Uint8Array(hash),
      scopes: [...scopes],
      origins: origin ? [origin] : [],
      createdAt: now(),
      expiresAt: new Date(now().getTime() + YEAR_MS),
    },
  });
  return createApiClient(url, { authorization: `Bearer ${key}`, ...(origin && { origin }) });
}
