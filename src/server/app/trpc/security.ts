/** Who may call an address, as the OpenAPI document says it. */
import type { KeyAccess } from '#shared/platform/scopes.ts';

/** Alternatives: a session, or a key with the scope. An empty list means nobody has to identify themselves. */
export function securityOf(access: KeyAccess): Record<string, string[]>[] {
  if (access === 'open' || access === 'visitor') return [];
  return access === 'person' ? [{ session: [] }] : [{ session: [] }, { key: [access] }];
}
