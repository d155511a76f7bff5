/** An event as its reader may see it. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { casePacketPath } from '#shared/case-views/case-file.ts';
import { leadStatusOf } from '#shared/cases/lead-status.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { EventType } from '#shared/events/schema.ts';
import { eventSchema, type PublishedEvent } from '#shared/integrations/events.ts';

export type EventRow = {
  id: string;
  position: bigint;
  type: EventType;
  at: Date;
  subjectId: string | null;
  data: Record<string, unknown>;
  /** Null when it is about no case, as are the next two. */
  caseId: string | null;
  status: CaseStatus | null;
  caseVersion: number | null;
  serial: number | null;
  createdAt: Date | null;
  /** It ended what its reader could read. */
  ended: boolean;
};

/** What each type adds. A partner sees no ids but those of its leads. */
const factsOf: Record<EventType, (row: EventRow, forPartner: boolean) => object> = {
  'lead.created': () => ({}),
  'case.offered': () => ({}),
  'case.accepted': ({ caseId }, forPartner) => ({ packet: forPartner || !caseId ? null : casePacketPath(caseId) }),
  'case.status_changed': () => ({}),
  'case.reassigned': () => ({}),
  'case.merged': ({ subjectId }, forPartner) => ({ into: forPartner || !subjectId ? null : { id: subjectId } }),
  'message.created': ({ data }) => ({ message: data }),
  'document.added': ({ subjectId, data }) => ({ document: { id: subjectId, ...data } }),
  'document.scanned': ({ subjectId, data }) => ({ document: { id: subjectId, ...data } }),
  'document_request.changed': ({ subjectId, data }) => ({ documentRequest: { id: subjectId, ...data } }),
  'option.published': ({ data }) => ({ options: data }),
  'option.accepted': ({ subjectId }) => ({ option: { id: subjectId } }),
  'callback.planned': ({ subjectId }) => ({ callback: { id: subjectId } }),
  'consent.withdrawn': ({ data }) => data,
  'person.erased': ({ subjectId }, forPartner) => ({ person: forPartner || !subjectId ? null : { id: subjectId } }),
};

/** The case as its broker or an administrator may know it, or the lead as its partner may. */
function subjectOf(row: EventRow, forPartner: boolean, { env }: Pick<Services, 'env'>) {
  const { caseId: id, status, caseVersion: version, serial, createdAt } = row;
  if (!id || !status || serial === null || !createdAt) return { case: null, lead: null };
  const number = caseNumber({ serial, createdAt }, env.site);
  return forPartner
    ? { case: null, lead: { id, number, status: leadStatusOf[status] } }
    : { case: { id, number, status, version }, lead: null };
}

export function eventView(row: EventRow, forPartner: boolean, services: Pick<Services, 'env'>): PublishedEvent {
  const { id, type, at, ended } = row;
  const facts = factsOf[type](row, forPartner);
  return eventSchema.parse({
    ...{ id, type, at: at.toISOString(), accessEnded: ended },
    ...subjectOf(row, forPartner, services),
    ...facts,
  });
}
