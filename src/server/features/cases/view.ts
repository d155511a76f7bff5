/** From rows to the shapes of shared/cases/views: what each viewer is told, and nothing else. */

import { DateTime } from 'luxon';
import { NEXT_REPLY_MINUTES } from '#server/clock/deadlines.ts';
import { describeDay, describeMoment, localDay } from '#server/clock/moments.ts';
import { promiseWords } from '#server/clock/promises.ts';
import { type Flat, isStaff, mayReadPerson, withState } from '#server/features/cases/policy.ts';
import { nextDue } from '#server/features/clocks/policy.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { CaseEventType, CaseType } from '#shared/cases/schema.ts';
import type { CaseSummary, CommandReceipt, DueFor, Relation, TimelineEntry } from '#shared/cases/views.ts';
import { lineLabels } from '#shared/quotes/lines.ts';
import type { SiteProfile } from '#shared/site.ts';
import { dayWords } from '#shared/time/words.ts';

export const caseSummarySelect = {
  id: true,
  serial: true,
  type: true,
  title: true,
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
    select: { fullName: true, brokerProfile: { select: { firm: true, licenceNumber: true, licenceClasses: true } } },
  },
  createdAt: true,
  waitingSince: true,
  firstReplyAt: true,
  state: { select: { lastEventAt: true, takeDueAt: true, firstReplyDueAt: true, confirmDueAt: true } },
} satisfies Prisma.CaseSelect;

type ReadRow = Prisma.CaseGetPayload<{ select: typeof caseSummarySelect }>;
export type CaseSummaryRow = ReadRow & {
  offers: readonly { expiresAt: Date }[];
};

/** `AB-2026-000123`: the year is the one in Alberta when the request came in. */
export function caseNumber(
  { serial, createdAt }: { serial: number; createdAt: Date },
  { timeZone }: Pick<SiteProfile, 'timeZone'>,
): string {
  const { year } = DateTime.fromJSDate(createdAt, { zone: timeZone });
  return `AB-${year}-${String(serial).padStart(6, '0')}`;
}

export function caseSummary(row: CaseSummaryRow, relation: Relation, unread: number, site: SiteProfile): CaseSummary {
  const person = mayReadPerson(relation);
  const { lastEventAt, firstReplyDueAt, ...clocks } = withState(row);
  const due = nextDue({ firstReplyDueAt, ...clocks });
  return {
    id: row.id,
    number: caseNumber(row, site),
    type: row.type as CaseType,
    // A title may name what is insured; whoever has not accepted reads the type alone.
    title: person ? row.title : lineLabels[row.type as CaseType],
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
  };
}

type Turn = { client: string; participant?: string; staff: string };

const turnOf: Record<CaseSummaryRow['status'], Turn> = {
  new: {
    client: 'We are looking for a licensed broker who fits your request.',
    participant: 'We are looking for a licensed broker who fits this request.',
    staff: 'This request needs a broker.',
  },
  offered: {
    client: 'Your request is offered to a licensed broker who fits it and has not answered yet.',
    participant: 'This request is offered to a licensed broker who fits it and has not answered yet.',
    staff: 'This request is offered to a broker.',
  },
  active: {
    client: 'Your broker has your request. You can write at any time.',
    participant: 'The broker has this request. You can write at any time.',
    staff: 'It is your turn: work on the request or write to the client.',
  },
  waiting_client: {
    client: 'Your broker needs something from you. Please answer in the conversation.',
    participant: 'The broker needs something. Please answer in the conversation if you can.',
    staff: 'The client has been asked for information.',
  },
  on_hold: {
    client: 'Your request is paused for now.',
    participant: 'This request is paused for now.',
    staff: 'On hold.',
  },
  quoted: {
    client: 'Compare the options from your broker and choose one, or ask for a change.',
    participant: 'The options from the broker can be compared. Choosing one is up to the person who invited you.',
    staff: 'The client is comparing the options.',
  },
  accepted: {
    client: 'Next, your broker confirms your choice with the insurer. There is no coverage until that is done.',
    participant: 'Next, the broker confirms the choice with the insurer. There is no coverage until that is done.',
    staff: 'Confirm with the insurer, then record it here.',
  },
  bound: {
    client: 'Your broker confirmed with the insurer. The policy comes from your broker.',
    participant: 'The broker confirmed with the insurer. The policy comes from the broker.',
    staff: 'Bound.',
  },
  lost: { client: 'This request was closed.', staff: 'Closed.' },
  withdrawn: {
    client: 'This request was withdrawn. Nobody will contact you about it.',
    participant: 'This request was withdrawn. Nobody will contact you about it.',
    staff: 'Withdrawn: do not contact the client.',
  },
  duplicate: {
    client: 'This request was joined with another of yours.',
    participant: 'This request was joined with another.',
    staff: 'Joined with another case.',
  },
};

const AFTER_ANSWER = `After that a reply is due within ${NEXT_REPLY_MINUTES / 60} business hours.`;

/** What the client's side is waited for: the checklist where something stands on it, the conversation always. */
function waitingWords(turn: Turn, relation: Relation, wanted: number): string {
  const own = relation === 'client' || !turn.participant ? turn.client : turn.participant;
  if (wanted === 0) return `${own} ${AFTER_ANSWER}`;
  const documents = wanted === 1 ? 'a document is' : `${wanted} documents are`;
  const who = relation === 'client' ? 'Your broker needs something from you' : 'The broker needs something';
  return `${who}: ${documents} on the checklist, and you can answer in the conversation. ${AFTER_ANSWER}`;
}

function turnWords(status: CaseSummaryRow['status'], relation: Relation, wanted: number): string {
  const turn = turnOf[status];
  if (isStaff(relation)) return turn.staff;
  if (status === 'waiting_client') return waitingWords(turn, relation, wanted);
  return (relation === 'participant' && turn.participant) || turn.client;
}

const dueWords: Record<DueFor, string> = {
  take: 'An answer from a broker',
  first_reply: 'A first reply',
  reply: 'A reply',
  confirm: 'The confirmation with the insurer',
};

/** What happens next, in words, with the time by which it should; when that time has passed, the words say so. */
export function nextStep(
  row: Flat<ReadRow>,
  relation: Relation,
  { site, now, wanted }: { site: SiteProfile; now: Date; wanted: number },
): string {
  const until = row.holdUntil ? ` It comes back on ${describeDay(row.holdUntil, site)}.` : '';
  const words = turnWords(row.status, relation, wanted) + until;
  if (row.takeDueAt && row.firstReplyDueAt && now < row.takeDueAt && relation === 'client')
    return `${words} ${promiseWords({ takenBy: row.takeDueAt, answeredBy: row.firstReplyDueAt }, site)}`;
  const due = nextDue(row);
  if (!due) return row.status === 'bound' && isStaff(relation) ? `${words} Nothing is due.` : words;
  const what = dueWords[due.what];
  const by = describeMoment(due.at, site);
  return now < due.at ? `${words} ${what} is due by ${by}.` : `${words} ${what} was due by ${by}; it is late.`;
}

function untilDay(day: string | null): string | null {
  return day && `until ${dayWords(day)}`;
}

/** Facts in an event's data that are worth a sentence in the timeline. Staff read why; clients read what. */
function detailOf(type: CaseEventType, data: Record<string, unknown>, staff: boolean): string | null {
  const word = (key: string) => (typeof data[key] === 'string' ? (data[key] as string) : null);
  if (type === 'accepted' || type === 'claimed' || type === 'assigned') return word('broker');
  if (type === 'reassigned') return [word('broker'), staff && word('reason')].filter(Boolean).join(': ');
  if (type === 'held') return [untilDay(word('until')), staff && word('reason')].filter(Boolean).join(': ') || null;
  if (type === 'option_accepted' || type === 'bound')
    return [word('insurer'), staff && word('reason')].filter(Boolean).join(': ');
  if (type === 'options_published') return `${data.count ?? 0} to compare`;
  if (type.startsWith('document_')) return word('title');
  if (type === 'reply_time_moved') return word('when');
  if (type.startsWith('callback_')) return [word('when'), word('outcome')].filter(Boolean).join(': ') || null;
  if (type === 'participant_invited' || type === 'participant_removed') return word('participant');
  if (!staff) return null;
  if (type === 'offered') return word('broker');
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

export function timelineEntry(row: EventRow, staff: boolean): TimelineEntry {
  return {
    seq: row.seq,
    type: row.type as CaseEventType,
    actorName: row.actorName,
    actorRole: row.actorRole,
    at: row.at.toISOString(),
    detail: detailOf(row.type as CaseEventType, row.data as Record<string, unknown>, staff),
    staffOnly: row.visibility === 'staff',
  };
}

/** What a command answers: enough for the screen to act again on the new version. */
export function receiptOf({ id, version, status }: Pick<CaseSummaryRow, 'id' | 'version' | 'status'>): CommandReceipt {
  return { caseId: id, version, status };
}
