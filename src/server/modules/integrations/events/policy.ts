/** Whose events someone may read, and of which types. */
import { lacking } from '#server/platform/auth/key-session.ts';
import type { KeyHolder } from '#server/platform/auth/session.ts';
import { type EventType, eventTypeSchema } from '#shared/events/schema.ts';
import { eventScopes } from '#shared/integrations/events.ts';
import type { Scope } from '#shared/platform/scopes.ts';

/** A partner, a broker, or the administrators of an organization. */
export type EventReader = { kind: 'partner' | 'broker'; id: string } | { kind: 'admin' };

export function readerOf(holder: {
  partnerId: string | null;
  viewer: { id: string; role: string } | null;
}): EventReader {
  if (holder.partnerId !== null) return { kind: 'partner', id: holder.partnerId };
  if (!holder.viewer) throw new Error('neither a partner nor a person');
  return holder.viewer.role === 'admin' ? { kind: 'admin' } : { kind: 'broker', id: holder.viewer.id };
}

/** @param scopes of a key or a webhook */
export function typesFor(scopes: ReadonlySet<Scope>): EventType[] {
  return eventTypeSchema.options.filter((type) => eventScopes[type].some((scope) => scopes.has(scope)));
}

/**
 * The types to list.
 * @param key null for a person, who sees all of them
 * @throws {AppError} FORBIDDEN for a type that needs another scope
 */
export function typesToList(key: KeyHolder | null, asked: readonly EventType[] | undefined): readonly EventType[] {
  const allowed = key ? typesFor(key.scopes) : eventTypeSchema.options;
  const refused = asked?.find((type) => !allowed.includes(type));
  if (refused) throw lacking(eventScopes[refused]);
  return asked ?? allowed;
}
