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

export type Transition = {
  event: CaseEventType;
  /** `null` is the case that does not exist yet. */
  from: readonly (CaseStatus | null)[];
  /** `same` records an event without moving the case. */
  to: CaseStatus | 'same';
  /** The earliest stage after the event; a case that is further stays where it is. */
  stage?: CaseStage;
  by: readonly CaseActor[];
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

export const transitions: readonly Transition[] = [
  // Finding a broker.
  { event: 'submitted', from: [null], to: 'new', stage: 'inquiry', by: ['client', 'other_broker', 'admin', 'system'] },
  { event: 'offered', from: ['new'], to: 'offered', by: ['system', 'admin'], guard: eligibleBroker },
  { event: 'accepted', from: ['offered'], to: 'active', by: ['offered_broker'] },
  { event: 'offer_declined', from: ['offered'], to: 'new', by: ['offered_broker'] },
  { event: 'offer_expired', from: ['offered'], to: 'new', by: ['system'] },
  { event: 'routing_failed', from: ['new'], to: 'same', by: ['system'] },
  { event: 'claimed', from: ['new'], to: 'active', by: ['other_broker'], guard: eligibleBroker },
  { event: 'assigned', from: ['new'], to: 'active', by: ['admin'], guard: eligibleBroker },

  // Working on it. An answered question sends the broker to the insurers, hence the stage "market".
  {
    event: 'information_requested',
    from: ['active'],
    to: 'waiting_client',
    stage: 'information',
    by: [broker, 'admin'],
  },
  {
    event: 'responded',
    from: ['waiting_client'],
    to: 'active',
    stage: 'market',
    by: ['client', 'participant', 'system'],
  },
  { event: 'held', from: ['active'], to: 'on_hold', by: [broker, 'admin'] },
  { event: 'resumed', from: ['on_hold'], to: 'active', by: ['system', broker, 'admin'] },
  { event: 'reassigned', from: carried, to: 'same', by: ['admin', broker, 'system'], guard: delegateNamed },
  // Its broker leaves and nobody is named: the search begins anew, and the case keeps the stage it has reached.
  { event: 'unassigned', from: carried, to: 'new', by: ['admin', 'system'] },

  // Options and the choice. Who asks for a change is choosing, hence the stage "decision".
  { event: 'options_published', from: ['active', 'waiting_client'], to: 'quoted', stage: 'quote', by: [broker] },
  { event: 'change_requested', from: ['quoted'], to: 'active', stage: 'decision', by: ['client'] },
  { event: 'options_expired', from: ['quoted'], to: 'active', by: ['system'] },
  { event: 'option_accepted', from: ['quoted'], to: 'accepted', stage: 'binding', by: ['client', broker] },
  { event: 'bound', from: ['accepted'], to: 'bound', stage: 'policy', by: [broker] },
  { event: 'insurer_declined', from: ['accepted'], to: 'active', by: [broker] },

  // Ending, and coming back. A duplicate lives on in the case it was joined with; it comes back only by being separated again.
  { event: 'lost', from: openStatuses, to: 'lost', by: [broker, 'admin'] },
  { event: 'withdrawn', from: openStatuses, to: 'withdrawn', by: ['client', 'admin', 'system'] },
  { event: 'merged', from: openStatuses, to: 'duplicate', by: [broker, 'admin'] },
  { event: 'unmerged', from: ['duplicate'], to: 'active', by: [broker, 'admin'] },
  {
    event: 'reopened',
    from: ['bound', 'lost', 'withdrawn'],
    to: 'active',
    by: [broker, 'admin', 'client'],
    guard: withinReopenDays,
  },

  // Facts that move nothing.
  { event: 'message_sent', from: written, to: 'same', by: ['client', 'participant', broker, 'admin'] },
  { event: 'note_added', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'account_linked', from: everyStatus, to: 'same', by: ['client', 'system'] },
  { event: 'sensitive_viewed', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'priority_set', from: openStatuses, to: 'same', by: [broker, 'admin'] },
  { event: 'duplicate_joined', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'duplicate_left', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_planned', from: worked, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_changed', from: worked, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_ended', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'file_exported', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'legal_hold_placed', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'legal_hold_released', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'contact_corrected', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'anonymised', from: everyStatus, to: 'same', by: ['admin', 'system'] },

  // Documents follow the conversation: where nobody writes any more, nobody asks and sends any more.
  { event: 'document_requested', from: worked, to: 'same', by: [broker, 'admin'] },
  { event: 'document_decided', from: written, to: 'same', by: [broker, 'admin'] },
  { event: 'document_added', from: written, to: 'same', by: ['client', 'participant', broker, 'admin'] },
  { event: 'document_removed', from: everyStatus, to: 'same', by: ['client', 'participant', broker, 'admin'] },
  { event: 'document_infected', from: everyStatus, to: 'same', by: ['system'] },
  { event: 'document_viewed', from: everyStatus, to: 'same', by: ['client', 'participant', broker, 'admin'] },
  { event: 'document_downloaded', from: everyStatus, to: 'same', by: ['client', 'participant', broker, 'admin'] },

  // Others in the case: the client's to decide.
  { event: 'participant_invited', from: written, to: 'same', by: ['client'] },
  { event: 'participant_joined', from: everyStatus, to: 'same', by: ['participant'] },
  { event: 'participant_removed', from: everyStatus, to: 'same', by: ['client', 'participant'] },
];
