/** What other systems learn of what happens to a case, for every type of event in its history. */
import type { Happening } from '#server/modules/events/commands.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { leadStatusOf } from '#shared/cases/lead-status.ts';
import type { CaseEventType, CaseStatus } from '#shared/cases/vocabulary.ts';
import type { EventType } from '#shared/events/schema.ts';

type Data = Prisma.InputJsonObject;
type Published = {
  type: EventType;
  /** The entry of the event's data that holds the id it is about. */
  about?: string;
  facts?: (data: Data, actorRole: string) => Data;
};

/** Only that the status changed, where it did. */
const status: Published = { type: 'case.status_changed' };
/** Nothing, because … */
const nothing = (_because: string) => null;
const staff = 'what staff do among themselves is not for other systems';

/** A type that is missing here does not compile. */
const published: Record<CaseEventType, Published | null> = {
  submitted: { type: 'lead.created' },
  offered: { type: 'case.offered' },
  offer_declined: status,
  offer_expired: status,
  accepted: { type: 'case.accepted' },
  claimed: { type: 'case.accepted' },
  assigned: { type: 'case.accepted' },
  answers_changed: nothing('answers are read from the case, whose version changes'),
  answers_added: nothing('answers are read from the case, whose version changes'),
  information_requested: status,
  responded: status,
  held: status,
  resumed: status,
  options_published: { type: 'option.published', facts: ({ count = 0 }) => ({ count }) },
  change_requested: status,
  options_expired: status,
  option_accepted: { type: 'option.accepted', about: 'optionId' },
  bound: status,
  policy_corrected: nothing('a policy is read from the case, whose version changes'),
  insurer_declined: status,
  lost: status,
  withdrawn: status,
  withdrawal_acknowledged: nothing('it answers a withdrawal, which has its event'),
  merged: { type: 'case.merged', about: 'caseId' },
  unmerged: status,
  reopened: status,
  routing_failed: nothing(staff),
  reply_time_moved: nothing('a time promised to the client'),
  reassigned: { type: 'case.reassigned' },
  unassigned: { type: 'case.reassigned' },
  message_sent: { type: 'message.created', facts: ({ messageSeq = 0 }, from) => ({ number: messageSeq, from }) },
  note_added: nothing('an internal note is for those who read the case on our screens'),
  account_linked: nothing('about the account of the client'),
  sensitive_viewed: nothing(staff),
  document_requested: { type: 'document_request.changed', about: 'requestId', facts: () => ({ status: 'open' }) },
  document_decided: {
    type: 'document_request.changed',
    about: 'requestId',
    facts: ({ decision = '' }) => ({ status: decision }),
  },
  document_added: { type: 'document.added', about: 'documentId', facts: ({ number = 1 }) => ({ version: number }) },
  document_renamed: nothing('its title is read from the list of documents'),
  document_removed: nothing('a document that is gone is not found anymore'),
  document_infected: { type: 'document.scanned', about: 'documentId', facts: () => ({ result: 'infected' }) },
  document_viewed: nothing(staff),
  document_downloaded: nothing(staff),
  assistant_added: nothing('how a firm divides its work'),
  assistant_removed: nothing('how a firm divides its work'),
  participant_invited: nothing('about the client’s own people'),
  participant_joined: nothing('about the client’s own people'),
  participant_removed: nothing('about the client’s own people'),
  duplicate_joined: nothing('the case that was merged has its event'),
  duplicate_left: nothing('the case that was separated has its event'),
  priority_set: nothing(staff),
  reference_set: nothing(staff),
  callback_planned: { type: 'callback.planned', about: 'callbackId' },
  callback_changed: { type: 'callback.planned', about: 'callbackId' },
  callback_ended: nothing('a call that took place or was cancelled is read from the list of calls'),
  call_logged: nothing(staff),
  follow_ups_started: nothing(staff),
  follow_ups_stopped: nothing(staff),
  file_exported: nothing(staff),
  legal_hold_placed: nothing(staff),
  legal_hold_released: nothing(staff),
  contact_corrected: nothing('contact details are read from the case, whose version changes'),
  email_failed: nothing(staff),
  anonymised: { type: 'person.erased', about: 'personId' },
};

/** Before and after a transition. */
export type Change = Record<'before' | 'after', { status: CaseStatus; brokerId: string | null }>;

export type CaseHappening = {
  event: CaseEventType;
  at: Date;
  data: Data;
  actorRole: string;
  change?: Change | undefined;
  /** The partner who sent a new case: its lead is written after it. */
  partnerId?: string | undefined;
  /** The client whose data is erased. */
  personId?: string | null | undefined;
};

/** Says itself which status the case has now. */
function isAboutStatus(type: EventType): boolean {
  return type.startsWith('case.');
}

/** Whose news a transition is, besides the broker's who has the case. */
function concernedBy({ before, after }: Change): Partial<Happening> {
  const ended = before.status === 'offered' && after.status !== 'offered';
  return {
    formerId: before.brokerId === after.brokerId ? null : before.brokerId,
    offer: ended ? 'ended' : after.status === 'offered' ? 'open' : null,
    // A partner knows less than all statuses.
    partner: leadStatusOf[before.status] !== leadStatusOf[after.status],
  };
}

/** What other systems learn of one event in the history of a case: nothing, or one event, and another where it changed the status too. */
export function happeningsOf(caseId: string, happening: CaseHappening): Happening[] {
  const { event, at, data, actorRole, change, partnerId, personId } = happening;
  const own = published[event];
  const moved = change !== undefined && change.before.status !== change.after.status;
  if (!own || (own === status && !moved)) return [];
  const ids: Data = { ...data, ...(personId && { personId }) };
  const first: Happening = {
    ...{ type: own.type, caseId, at, data: own.facts?.(data, actorRole) ?? {} },
    ...(own.about && { subjectId: (ids[own.about] as string | undefined) ?? null }),
    ...(partnerId && { partner: partnerId }),
    ...(change && isAboutStatus(own.type) && concernedBy(change)),
  };
  if (!moved || isAboutStatus(own.type)) return [first];
  return [first, { type: 'case.status_changed', caseId, at, ...concernedBy(change) }];
}
