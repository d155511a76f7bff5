/** An event of each type, for the document and for test deliveries. */
import type { EventType } from '#shared/events/schema.ts';
import type { PublishedEvent } from './events.ts';

const idOf = (last: string) => `01939a3c-5a00-7000-8000-0000000000${last}`;

const common = {
  id: idOf('e1'),
  at: '2026-11-26T17:20:00.000Z',
  case: { id: idOf('01'), number: 'AB-2026-000123', status: 'active', version: 4 },
  lead: null,
  accessEnded: false,
} as const;

type Examples = { [Type in EventType]: Extract<PublishedEvent, { type: Type }> };

const byType: Examples = {
  'lead.created': {
    ...common,
    type: 'lead.created',
    case: null,
    lead: { id: idOf('01'), number: 'AB-2026-000123', status: 'received' },
  },
  'case.offered': { ...common, type: 'case.offered', case: { ...common.case, status: 'offered', version: 2 } },
  'case.accepted': { ...common, type: 'case.accepted', packet: `/api/cases/${idOf('01')}/packet` },
  'case.status_changed': { ...common, type: 'case.status_changed', case: { ...common.case, status: 'waiting_client' } },
  'case.reassigned': { ...common, type: 'case.reassigned', accessEnded: true },
  'case.merged': {
    ...common,
    type: 'case.merged',
    case: { ...common.case, status: 'duplicate' },
    into: { id: idOf('02') },
  },
  'message.created': { ...common, type: 'message.created', message: { number: 3, from: 'client' } },
  'document.added': { ...common, type: 'document.added', document: { id: idOf('03'), version: 1 } },
  'document.scanned': { ...common, type: 'document.scanned', document: { id: idOf('03'), result: 'clean' } },
  'document_request.changed': {
    ...common,
    type: 'document_request.changed',
    documentRequest: { id: idOf('04'), status: 'submitted' },
  },
  'option.published': {
    ...common,
    type: 'option.published',
    case: { ...common.case, status: 'quoted' },
    options: { count: 2 },
  },
  'option.accepted': {
    ...common,
    type: 'option.accepted',
    case: { ...common.case, status: 'accepted' },
    option: { id: idOf('05') },
  },
  'callback.planned': { ...common, type: 'callback.planned', callback: { id: idOf('06') } },
  'consent.withdrawn': {
    ...common,
    type: 'consent.withdrawn',
    case: { ...common.case, status: 'withdrawn' },
    purpose: 'share',
  },
  'person.erased': {
    ...common,
    type: 'person.erased',
    case: { ...common.case, status: 'withdrawn' },
    person: { id: idOf('07') },
  },
};

export const eventExamples = {
  byType,
  page: {
    items: [byType['case.offered'], byType['case.accepted']],
    nextCursor: null,
    resumeAfter: 'NDkwNzkyLjQxOA',
  },
};
