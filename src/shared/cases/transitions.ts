/** The machine as data: which event leads from where to where, and who may cause it. Read by `rules.ts` alone. */
import type { CaseEventType, CaseStage, CaseStatus } from './schema.ts';

/** A person seen from one case. A visitor is the client of the case being sent; an API key acts as the system. */
export type CaseActor =
  | 'client'
  | 'participant'
  | 'assigned_broker'
  | 'offered_broker'
  | 'other_broker'
  | 'admin'
  | 'system';

/** What a guard needs to know beyond status and actor. What is left out counts as not fulfilled. */
export type CaseContext = {
  /** The broker in question passes every filter of matching; for a list of buttons, some broker does. */
  eligible?: boolean;
  /** The assigned broker has named a delegate. */
  hasDelegate?: boolean;
  /** A broker is assigned. Only `false` changes anything: a reopened case without one is routed again. */
  hasBroker?: boolean;
  closedAt?: Date | null;
  now?: Date;
  /** Where a case stood when it was joined with another: separated again, it goes on from there. */
  before?: CaseStatus;
};

export type EventVisibility = 'client' | 'staff';

export type Transition = {
  event: CaseEventType;
  /** `null` is the case that does not exist yet. */
  from: readonly (CaseStatus | null)[];
  /** `same` records an event without moving the case. */
  to: CaseStatus | 'same';
  /** The earliest stage after the event; a case that is further stays where it is. */
  stage?: CaseStage;
  by: readonly CaseActor[];
  /**
   * Who reads it in the timeline: everybody in the case, or those who work on it. Brokers who were asked in vain, and what staff look
   * at or plan among themselves, are not for clients.
   */
  visibility: EventVisibility;
  /** A sentence when the event is refused for these people although status and actor fit. */
  guard?: (actor: CaseActor, context: CaseContext) => string | null;
};

export const openStatuses = [
  'new',
  'offered',
  'active',
  'waiting_client',
  'on_hold',
  'quoted',
  'accepted',
] as const satisfies CaseStatus[];

const everyStatus = [...openStatuses, 'bound', 'lost', 'withdrawn', 'duplicate'] as const satisfies CaseStatus[];

/** Days after closing in which clients reopen their own case; later they start a new one. */
export const REOPEN_DAYS = 90;
const DAY_MS = 86_400_000;

function eligibleBroker(_actor: CaseActor, { eligible }: CaseContext): string | null {
  return eligible ? null : 'The broker does not meet the licence, line, area or capacity rules for this request.';
}

function delegateNamed(actor: CaseActor, { hasDelegate }: CaseContext): string | null {
  return actor !== 'assigned_broker' || hasDelegate ? null : 'Name a delegate in your profile first.';
}

function withinReopenDays(actor: CaseActor, { closedAt, now }: CaseContext): string | null {
  if (actor !== 'client') return null;
  const recent = closedAt && now && now.getTime() - closedAt.getTime() <= REOPEN_DAYS * DAY_MS;
  return recent ? null : `This request was closed more than ${REOPEN_DAYS} days ago. Please send a new one.`;
}

const broker = 'assigned_broker' as const;
/** After a withdrawal contact stops, so nobody writes until the case is reopened. */
const written = [...openStatuses, 'bound', 'lost'] as const satisfies CaseStatus[];
/** A broker is at work. */
const worked = ['active', 'waiting_client', 'quoted', 'accepted', 'bound'] as const satisfies CaseStatus[];

/** A broker carries it, at work or waiting: whoever leaves hands all of these over. */
export const carried = ['active', 'waiting_client', 'on_hold', 'quoted', 'accepted'] as const satisfies CaseStatus[];

const rows = [
  // Finding a broker.
  {
    event: 'submitted',
    visibility: 'client',
    from: [null],
    to: 'new',
    stage: 'inquiry',
    by: ['client', 'other_broker', 'admin', 'system'],
  },
  {
    event: 'offered',
    visibility: 'staff',
    from: ['new'],
    to: 'offered',
    by: ['system', 'admin'],
    guard: eligibleBroker,
  },
  { event: 'accepted', visibility: 'client', from: ['offered'], to: 'active', by: ['offered_broker'] },
  { event: 'offer_declined', visibility: 'staff', from: ['offered'], to: 'new', by: ['offered_broker'] },
  { event: 'offer_expired', visibility: 'staff', from: ['offered'], to: 'new', by: ['system'] },
  { event: 'routing_failed', visibility: 'staff', from: ['new'], to: 'same', by: ['system'] },
  // What the client was promised cannot be kept, and the new time is.
  { event: 'reply_time_moved', visibility: 'client', from: openStatuses, to: 'same', by: ['system'] },
  { event: 'claimed', visibility: 'client', from: ['new'], to: 'active', by: ['other_broker'], guard: eligibleBroker },
  { event: 'assigned', visibility: 'client', from: ['new'], to: 'active', by: ['admin'], guard: eligibleBroker },

  // Working on it. An answered question sends the broker to the insurers, hence the stage "market".
  {
    event: 'information_requested',
    visibility: 'client',
    from: ['active'],
    to: 'waiting_client',
    stage: 'information',
    by: [broker, 'admin'],
  },
  {
    event: 'responded',
    visibility: 'client',
    from: ['waiting_client'],
    to: 'active',
    stage: 'market',
    by: ['client', 'participant', 'system'],
  },
  { event: 'held', visibility: 'client', from: ['active'], to: 'on_hold', by: [broker, 'admin'] },
  { event: 'resumed', visibility: 'client', from: ['on_hold'], to: 'active', by: ['system', broker, 'admin'] },
  {
    event: 'reassigned',
    visibility: 'client',
    from: carried,
    to: 'same',
    by: ['admin', broker, 'system'],
    guard: delegateNamed,
  },
  // Its broker leaves and nobody is named: the search begins anew, and the case keeps the stage it has reached.
  { event: 'unassigned', visibility: 'client', from: carried, to: 'new', by: ['admin', 'system'] },

  // Options and the choice. Who asks for a change is choosing, hence the stage "decision".
  {
    event: 'options_published',
    visibility: 'client',
    from: ['active', 'waiting_client'],
    to: 'quoted',
    stage: 'quote',
    by: [broker],
  },
  {
    event: 'change_requested',
    visibility: 'client',
    from: ['quoted'],
    to: 'active',
    stage: 'decision',
    by: ['client'],
  },
  { event: 'options_expired', visibility: 'client', from: ['quoted'], to: 'active', by: ['system'] },
  {
    event: 'option_accepted',
    visibility: 'client',
    from: ['quoted'],
    to: 'accepted',
    stage: 'binding',
    by: ['client', broker],
  },
  { event: 'bound', visibility: 'client', from: ['accepted'], to: 'bound', stage: 'policy', by: [broker] },
  { event: 'insurer_declined', visibility: 'client', from: ['accepted'], to: 'active', by: [broker] },

  // Ending, and coming back. A duplicate lives on in the case it was joined with; it comes back only by being separated again.
  { event: 'lost', visibility: 'client', from: openStatuses, to: 'lost', by: [broker, 'admin'] },
  { event: 'withdrawn', visibility: 'client', from: openStatuses, to: 'withdrawn', by: ['client', 'admin', 'system'] },
  { event: 'merged', visibility: 'client', from: openStatuses, to: 'duplicate', by: [broker, 'admin'] },
  { event: 'unmerged', visibility: 'client', from: ['duplicate'], to: 'active', by: [broker, 'admin'] },
  {
    event: 'reopened',
    visibility: 'client',
    from: ['bound', 'lost', 'withdrawn'],
    to: 'active',
    by: [broker, 'admin', 'client'],
    guard: withinReopenDays,
  },

  // Facts that move nothing.
  {
    event: 'message_sent',
    visibility: 'client',
    from: written,
    to: 'same',
    by: ['client', 'participant', broker, 'admin'],
  },
  { event: 'note_added', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'account_linked', visibility: 'client', from: everyStatus, to: 'same', by: ['client', 'system'] },
  { event: 'sensitive_viewed', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'priority_set', visibility: 'staff', from: openStatuses, to: 'same', by: [broker, 'admin'] },
  { event: 'duplicate_joined', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'duplicate_left', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_planned', visibility: 'client', from: worked, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_changed', visibility: 'client', from: worked, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_ended', visibility: 'client', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'file_exported', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'legal_hold_placed', visibility: 'staff', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'legal_hold_released', visibility: 'staff', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'contact_corrected', visibility: 'client', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'anonymised', visibility: 'client', from: everyStatus, to: 'same', by: ['admin', 'system'] },

  // Documents follow the conversation: where nobody writes any more, nobody asks and sends any more.
  { event: 'document_requested', visibility: 'client', from: worked, to: 'same', by: [broker, 'admin'] },
  { event: 'document_decided', visibility: 'client', from: written, to: 'same', by: [broker, 'admin'] },
  {
    event: 'document_added',
    visibility: 'client',
    from: written,
    to: 'same',
    by: ['client', 'participant', broker, 'admin'],
  },
  {
    event: 'document_removed',
    visibility: 'client',
    from: everyStatus,
    to: 'same',
    by: ['client', 'participant', broker, 'admin'],
  },
  { event: 'document_infected', visibility: 'client', from: everyStatus, to: 'same', by: ['system'] },
  {
    event: 'document_viewed',
    visibility: 'staff',
    from: everyStatus,
    to: 'same',
    by: ['client', 'participant', broker, 'admin'],
  },
  {
    event: 'document_downloaded',
    visibility: 'staff',
    from: everyStatus,
    to: 'same',
    by: ['client', 'participant', broker, 'admin'],
  },

  // Others in the case: the client's to decide.
  { event: 'participant_invited', visibility: 'client', from: written, to: 'same', by: ['client'] },
  { event: 'participant_joined', visibility: 'client', from: everyStatus, to: 'same', by: ['participant'] },
  { event: 'participant_removed', visibility: 'client', from: everyStatus, to: 'same', by: ['client', 'participant'] },
] as const satisfies readonly Transition[];

/** Fails to compile when an event has no row: nothing may happen to a case that nobody has said who sees it. */
type EventsWithoutRow = Exclude<CaseEventType, (typeof rows)[number]['event']>;
export const transitions: [EventsWithoutRow] extends [never] ? readonly Transition[] : { missing: EventsWithoutRow } =
  rows;
