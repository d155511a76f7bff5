/** Keys as the server lists them. */
import type { CreatedKey, Key } from '#shared/integrations/schema.ts';

export const SECRET = 'cb_live_0123456789abcdefghijABCDEFGHIJ0123456789abcxyz0aB';

export function someKey(changes: Partial<Key> = {}): Key {
  return {
    id: '0194a3c0-0000-7000-8000-0000000000e1',
    kind: 'live',
    name: 'Rating Tool',
    lastFour: SECRET.slice(-4),
    scopes: ['cases:read'],
    networks: [],
    origins: [],
    state: 'working',
    createdAt: '2026-11-02T17:00:00Z',
    createdByName: 'Ava Example',
    expiresAt: '2099-11-02T17:00:00Z',
    lastUsedAt: null,
    revokedAt: null,
    revokedBecause: null,
    replaced: false,
    days: [],
    ...changes,
  };
}

export const created = (changes: Partial<Key> = {}): CreatedKey => ({ key: someKey(changes), secret: SECRET });
