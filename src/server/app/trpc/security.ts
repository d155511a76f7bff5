/** Who may call an address, as the OpenAPI document says it. */
import type { KeyAccess } from '#shared/platform/scopes.ts';

/** Alternatives: a session, or a key with the scope. An empty list means nobody has to identify themselves. */
export function securityOf(access: KeyAccess): Record<string, string[]>[] {
  if (access === 'open' || access === 'visitor') return [];
  // Partners have keys and no accounts.
  if (access === 'leads:write' || access === 'leads:read') return [{ key: [access] }];
  return access === 'person' ? [{ session: [] }] : [{ session: [] }, { key: [access] }];
}

/** What a request may be answered before its procedure is reached, because of the key it came with. */
export function keyFailures(access: KeyAccess): Record<number, string> {
  const open = access === 'open' || access === 'visitor';
  const failures: Record<number, string> = {
    400: 'A field isn’t valid, or a key came together with a session, in the address or in the body',
    401: open ? 'The key isn’t valid' : 'No session, or no valid key',
    403: scoped(access)
      ? `The key doesn’t have the scope ${access}, or can’t be used now or from there`
      : 'The key can’t be used here',
  };
  return open ? failures : { ...failures, 429: 'Too many requests in this session, or with this key' };
}

function scoped(access: KeyAccess): boolean {
  return access !== 'open' && access !== 'visitor' && access !== 'person';
}
