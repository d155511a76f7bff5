/** What happens to requests and people that other systems may learn: the types of events, as `GET /api/events` and webhooks name them. */
import { z } from 'zod';

export const eventTypeSchema = z.enum(
  [
    'lead.created',
    'case.offered',
    'case.accepted',
    'case.status_changed',
    'case.reassigned',
    'case.merged',
    'message.created',
    'document.added',
    'document.scanned',
    'document_request.changed',
    'option.published',
    'option.accepted',
    'callback.planned',
    'consent.withdrawn',
    'person.erased',
  ],
  'Choose a type of event',
);
export type EventType = z.infer<typeof eventTypeSchema>;

/** An event older than this many days is gone from the list. */
export const EVENT_DAYS = 30;

/** By these, everyone who got a person's data learns that they have to stop using or delete it. */
export function recalls(type: EventType): boolean {
  return type === 'consent.withdrawn' || type === 'person.erased';
}
