import type { EventType } from '#shared/events/schema.ts';
import type { Scope } from '#shared/platform/scopes.ts';
/** The scope a key needs to read events of a type. */
export const eventScopes: Record<EventType, Scope> = {
  'lead.created': 'leads:read',
  'case.offered': 'cases:read',
  'case.accepted': 'cases:read',
  'case.status_changed': 'cases:read',
  'case.reassigned': 'cases:read',
  'case.merged': 'cases:read',
  'message.created': 'messages:read',
  'document.added': 'documents:read',
  'document.scanned': 'documents:read',
  'document_request.changed': 'documents:read',
  'option.published': 'cases:read',
  'option.accepted': 'cases:read',
  'callback.planned': 'cases:read',
  'consent.withdrawn': 'cases:read',
  'person.erased': 'cases:read',
};
