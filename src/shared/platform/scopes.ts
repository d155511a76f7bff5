/** What a key of another system may do: its owner's rights, restricted to these scopes. */
import { z } from 'zod';

export const scopeSchema = z.enum([
  'leads:write',
  'leads:read',
  'cases:read',
  'cases:write',
  'messages:read',
  'messages:write',
  'documents:read',
  'documents:write',
  'clients:read',
  'content:read',
  'webhooks:manage',
]);
export type Scope = z.infer<typeof scopeSchema>;

/**
 * Who may call an address: a key with this scope or one of these; anyone, with a key or without one (`open`); anyone, but never with a key
 * (`visitor`); or nothing but a signed-in person (`person`).
 */
export type KeyAccess = Scope | readonly Scope[] | 'open' | 'visitor' | 'person';

/** The scopes of which a key needs one; none where scopes don’t matter. */
export function scopesOf(access: KeyAccess): readonly Scope[] {
  if (access === 'open' || access === 'visitor' || access === 'person') return [];
  return typeof access === 'string' ? [access] : access;
}
