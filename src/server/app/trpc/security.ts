/** Who may call an address, as the OpenAPI document says it. */
import { type KeyAccess, type Scope, scopesOf } from '#shared/platform/scopes.ts';

/** Partners have keys and no accounts. */
const forPartners: readonly Scope[] = ['leads:write', 'leads:read'];

/** Alternatives: a session, or a key with one of the scopes. An empty list means nobody has to identify themselves. */
export function securityOf(access: KeyAccess): Record<string, string[]>[] {
  if (access === 'open' || access === 'visitor') return [];
  const scopes = scopesOf(access);
  const keys = scopes.map((scope) => ({ key: [scope] }));
  const keyOnly = scopes.length > 0 && scopes.every((scope) => forPartners.includes(scope));
  return keyOnly ? keys : [{ session: [] }, ...keys];
}

/** What a request may be answered before its procedure is reached, because of the key it came with. */
export function keyFailures(access: KeyAccess): Record<number, string> {
  const open = access === 'open' || access === 'visitor';
  const scopes = scopesOf(access);
  const failures: Record<number, string> = {
    400: 'A field isn’t valid, or a key came together with a session, in the address or in the body',
    401: open ? 'The key isn’t valid' : 'No session, or no valid key',
    403:
      scopes.length > 0
        ? `The key doesn’t have the scope ${scopes.join(' or ')}, or can’t be used now or from there`
        : 'The key can’t be used here',
  };
  return open ? failures : { ...failures, 429: 'Too many requests in this session, or with this key' };
}
