/** A case as other modules show it: its number, a list row, a history entry. */
import { DateTime } from 'luxon';
import { isStaff, mayReadPerson, withState } from '#server/modules/cases/access.ts';
import { nextDue } from '#server/modules/cases/sla/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { recordedWords } from '#shared/cases/spoken-channels.ts';
import type { CaseSummary, CommandReceipt, Relation, TimelineEntry } from '#shared/cases/views.ts';
import type { CaseEventType, CaseStatus } from '#shared/cases/vocabulary.ts';
import { confirmedWords } from '#shared/cases/withdrawal.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { dayWords } from '#shared/platform/time/words.ts';

export const caseSummarySelect = {
  id: true,
  serial: true,
  type: true,
  title: true,
  questionSet: true,
  status: true,
  stage: true,
  version: true,
  priority: true,
  holdUntil: true,
  contactName: true,
  postalCode: true,
  clientId: true,
  brokerId: true,
  broker: {
    select: {
      fullName: true,
      brokerProfile: {
        select: {
          firm: true,
          licenceNumber: true,
          licenceClasses: true,
          independentOn: true,
          severalInsurersOn: true,
        },
      },
    },
  },
  draftId: true,
  createdAt: true,
  waitingSince: true,
  firstReplyAt: true,
  withdrawalDueAt: true,
  externalReference: true,
  state: { select: { lastEventAt: true, takeDueAt: true, firstReplyDueAt: true, confirmDueAt: true } },
} satisfies Prisma.CaseSelect;

export type CaseReadRow = Prisma.CaseGetPayload<{ select: typeof caseSummarySelect }>;
export type CaseSummaryRow = CaseReadRow & {
  offers: readonly { expiresAt: Date }[];
};

/** `AB-2026-000123`: the year in Alberta when the request came in. With a test key, `TEST-2026-000123`. */
export function caseNumber(
  { serial, createdAt }: { serial: number; createdAt: Date },
  { timeZone, numberPrefix = 'AB' }: Pick<SiteProfile, 'timeZone' | 'numberPrefix'>,
): string {
  const { year } = DateTime.fromJSDate(createdAt, { zone: timeZone });
  return `${numberPrefix}-${year}-${String(serial).padStart(6, '0')}`;
}

/**
 * What a broker reads before accepting. A request from the questionnaire has a subject made of plain facts; any other title may be the
 * client's own words, and then only the type is shown.
 */
export function offeredTitle({
  title,
  type,
  draftId,
}: {
  title: string;
  type: string;
  draftId: string | null;
}): string {
  return draftId ? title : lineLabels[type as CaseType];
}

export function caseSummary(row: CaseSummaryRow, relation: Relation, unread: number, site: SiteProfile): CaseSummary {
  const person = mayReadPerson(relation);
  const { lastEventAt, firstReplyDueAt, ...clocks } = withState(row);
  const due = nextDue({ firstReplyDueAt, ...clocks });
  return {
    id: row.id,
    number: caseNumber(row, site),
    type: row.type as CaseType,
    title: person ? row.title : offeredTitle(row),
    questionSet: questionSetSchema.nullable().parse(row.questionSet),
    status: row.status,
    stage: row.stage,
    version: row.version,
    priority: isStaff(relation) ? row.priority : null,
    holdUntil: isStaff(relation) && row.holdUntil ? localDay(row.holdUntil, site) : null,
    clientName: person ? row.contactName : null,
    area: row.postalCode?.slice(0, 3) ?? null,
    brokerName: row.broker?.fullName ?? null,
    brokerFirm: row.broker?.brokerProfile?.firm ?? null,
    brokerLicence: row.broker?.brokerProfile?.licenceNumber ?? null,
    unread,
    createdAt: row.createdAt.toISOString(),
    lastEventAt: lastEventAt.toISOString(),
    waitingSince: row.waitingSince?.toISOString() ?? null,
    firstReplyDueAt: firstReplyDueAt?.toISOString() ?? null,
    dueAt: due?.at.toISOString() ?? null,
    dueFor: due?.what ?? null,
    offerExpiresAt: row.offers[0]?.expiresAt.toISOString() ?? null,
    externalReference: isStaff(relation) && person ? row.externalReference : null,
    withdrawalDueAt: isStaff(relation) ? (row.withdrawalDueAt?.toISOString() ?? null) : null,
  };
}

function untilDay(day: string | null): string | null {
  return day && `until ${dayWords(day)}`;
}

type Recorded = Pick<EventRow, 'type' | 'actorName' | 'actorRole'> & { data: Record<string, unknown> };

function confirmedDetail({ actorName: name, actorRole: role, data }: Recorded, staff: boolean): string {
  const { status } = data.after as { status: CaseStatus };
  return confirmedWords({ name, role, status }, staff ? 'the client' : 'you');
}

/** Facts in an event's data worth showing in the timeline. Staff also read the reason; clients only read what happened. */
function detailOf({ data, ...row }: Recorded, staff: boolean): string | null {
  const type = row.type as CaseEventType;
  const word = (key: string) => (typeof data[key] === 'string' ? (data[key] as string) : null);
  if (type === 'submitted') return recordedWords(row.actorName, word('source')) ?? (staff ? word('reason') : null);
  if (type === 'accepted' || type === 'claimed' || type === 'assigned') return word('broker');
  if (type === 'reassigned') return [word('broker'), staff && word('reason')].filter(Boolean).join(': ');
  if (type === 'held') return [untilDay(word('until')), staff && word('reason')].filter(Boolean).join(': ') || null;
  if (type === 'option_accepted' || type === 'bound')
    return [word('insurer'), staff && word('reason')].filter(Boolean).join(': ');
  if (type === 'policy_corrected') return [word('what'), word('reason')].filter(Boolean).join('. ');
  if (type === 'answers_changed' || type === 'answers_added')
    return data.count === 1 ? '1 question' : `${data.count ?? 0} questions`;
  if (type === 'options_published') return `${data.count ?? 0} to compare`;
  if (type.startsWith('document_')) return word('title');
  if (type === 'withdrawal_acknowledged') return confirmedDetail({ data, ...row }, staff);
  if (type === 'reply_time_moved') return word('when');
  if (type.startsWith('callback_')) return [word('when'), word('outcome')].filter(Boolean).join(': ') || null;
  if (type === 'participant_invited' || type === 'participant_removed') return word('participant');
  if (type === 'assistant_added' || type === 'assistant_removed') return word('assistant');
  if (!staff) return null;
  if (type === 'offered') return word('broker');
  if (type === 'file_exported') return word('as');
  return word('reason');
}

export const eventSelect = {
  caseId: true,
  seq: true,
  type: true,
  actorName: true,
  actorRole: true,
  data: true,
  visibility: true,
  at: true,
} satisfies Prisma.CaseEventSelect;
export type EventRow = Prisma.CaseEventGetPayload<{ select: typeof eventSelect }>;

/** “Rating tool of Robin Hale” where a key acted for a person: for staff. A client sees the person alone. */
export function actedAs(name: string, data: unknown): string {
  const key = typeof data === 'object' && data !== null && 'key' in data ? data.key : null;
  return typeof key === 'string' ? `${key} of ${name}` : name;
}

export function timelineEntry(row: EventRow, staff: boolean): TimelineEntry {
  return {
    seq: row.seq,
    type: row.type as CaseEventType,
    actorName: staff ? actedAs(row.actorName, row.data) : row.actorName,
    actorRole: row.actorRole,
    at: row.at.toISOString(),
    detail: detailOf({ ...row, data: row.data as Record<string, unknown> }, staff),
    staffOnly: row.visibility === 'staff',
  };
}

/** What a command returns: enough for the screen to act again on the new version. */
export function receiptOf({ id, version, status }: Pick<CaseSummaryRow, 'id' | 'version' | 'status'>): CommandReceipt {
  return { caseId: id, version, status };
}
