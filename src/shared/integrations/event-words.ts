/** What each type of event says, in the words of the screens where webhooks are made. */
import type { EventType } from '#shared/events/schema.ts';

export const eventWords: Record<EventType, string> = {
  'lead.created': 'A request came in',
  'case.offered': 'A request was offered',
  'case.accepted': 'A request was accepted',
  'case.status_changed': 'The status of a request changed',
  'case.reassigned': 'A request went to another broker',
  'case.merged': 'Two requests were merged',
  'message.created': 'Someone wrote a message',
  'document.added': 'A document was added',
  'document.scanned': 'A document was checked for viruses',
  'document_request.changed': 'A document was asked for or reviewed',
  'option.published': 'Options were published',
  'option.accepted': 'The client accepted an option',
  'callback.planned': 'A call was planned or moved',
  'consent.withdrawn': 'A consent was withdrawn',
  'person.erased': 'A person’s information was deleted',
};
