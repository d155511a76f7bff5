/** The state machine as data: which event leads from where to where, and who may cause it. Read only by `rules.ts`. */
import type { CaseEventType, CaseStage, CaseStatus } from './vocabulary.ts';

/** A person's role in one case. A visitor is the client of the case being submitted; an API key acts as the system. */
export type CaseActor =
  | 'client'
  | 'participant'
  | 'assigned_broker'
  /** Helps the broker of the case, without a licence: has no row for what only a licensed broker may do (docs/decisions/0099). */
  | 'assistant'
  /** Manages the firm of the case's broker: hands work over, and works on nothing. */
  | 'firm_manager'
  | 'offered_broker'
  | 'other_broker'
  | 'admin'
  | 'system';

/** What a guard needs to know besides status and actor. A missing fact counts as false. */
export type CaseContext = {
  /** The broker in question passes every matching filter; for a list of buttons, at least one broker does. */
  eligible?: boolean;
  /** The assigned broker has someone to hand over to: a delegate, or a colleague of the firm. */
  hasDelegate?: boolean;
  /** A broker is assigned. Only `false` changes anything: a reopened case without one is routed again. */
  hasBroker?: boolean;
  closedAt?: Date | null;
  /** A consent the case depends on was withdrawn. */
  consentWithdrawn?: boolean;
  /** Its personal information was removed. */
  anonymised?: boolean;
  now?: Date;
  /** Whether the broker still has to confirm a withdrawal, or has done so. */
  withdrawal?: 'pending' | 'confirmed' | null;
  /** The status a case had when it was merged into another: once separated, it resumes there. */
  before?: CaseStatus;
};

export type EventVisibility = 'client' | 'staff';

export type Transition = {
  event: CaseEventType;
  /** `null` is the case that does not exist yet. */
  from: readonly (CaseStatus | null)[];
  /** `same` records an event without changing the status. */
  to: CaseStatus | 'same';
  /** The minimum stage after the event; a case that is further along keeps its stage. */
  stage?: CaseStage;
  by: readonly CaseActor[];
  /**
   * Who sees it in the timeline: all participants, or only those who work on the case. Which brokers were asked in vain, and what staff
   * view or plan among themselves, is hidden from clients.
   */
  visibility: EventVisibility;
  /** The reason when the event is refused for these people although status and actor match. */
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

/** Days after closing in which clients can reopen their own case; later they start a new one. */
export const REOPEN_DAYS = 90;
const DAY_MS = 86_400_000;

function eligibleBroker(_actor: CaseActor, { eligible }: CaseContext): string | null {
  return eligible ? null : 'The broker doesn’t meet the licence, line, area or capacity rules for this request.';
}

function delegateNamed(actor: CaseActor, { hasDelegate }: CaseContext): string | null {
  return actor !== 'assigned_broker' || hasDelegate ? null : 'Choose a backup broker in your profile first.';
}

/** Nobody reopens what nobody may be contacted about anymore, or a case with no person left. */
function reopenable(actor: CaseActor, { closedAt, now, anonymised, consentWithdrawn }: CaseContext): string | null {
  if (anonymised)
    return 'The personal information in this request was removed when its retention period ended, so it can’t be reopened.';
  if (consentWithdrawn)
    return 'Consent for this request was withdrawn, so the request can’t be reopened. Start a new request to give consent again.';
  if (actor !== 'client') return null;
  const recent = closedAt && now && now.getTime() - closedAt.getTime() <= REOPEN_DAYS * DAY_MS;
  return recent ? null : `This request was closed more than ${REOPEN_DAYS} days ago. Send a new one instead.`;
}

function withdrawalPending(_actor: CaseActor, { withdrawal }: CaseContext): string | null {
  if (withdrawal === 'pending') return null;
  return withdrawal === 'confirmed'
    ? 'This withdrawal has already been confirmed.'
    : 'There’s no withdrawal to confirm on this request.';
}

const broker = 'assigned_broker' as const;
/** Preparing and following up, which needs no licence. */
const office = [broker, 'assistant', 'admin'] as const;
/** Everyone who takes part in a case. */
const anyone = ['client', 'participant', ...office] as const;
/** The firm organizes its own work. */
const firm = [broker, 'firm_manager', 'admin'] as const;
/** After a withdrawal contact stops, so nobody can write until the case is reopened. */
const written = [...openStatuses, 'bound', 'lost'] as const satisfies CaseStatus[];
/** A broker is at work. */
const worked = ['active', 'waiting_client', 'quoted', 'accepted', 'bound'] as const satisfies CaseStatus[];

/** A broker is responsible, whether working or waiting: a broker who leaves hands all of these over. */
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
  // What the client was promised cannot be kept; records the new time.
  { event: 'reply_time_moved', visibility: 'client', from: openStatuses, to: 'same', by: ['system'] },
  { event: 'claimed', visibility: 'client', from: ['new'], to: 'active', by: ['other_broker'], guard: eligibleBroker },
  { event: 'assigned', visibility: 'client', from: ['new'], to: 'active', by: ['admin'], guard: eligibleBroker },

  // The client changes what they sent until a broker has accepted. They complete it at any time.
  { event: 'answers_changed', visibility: 'client', from: ['new', 'offered'], to: 'same', by: ['client'] },
  { event: 'answers_added', visibility: 'client', from: [...openStatuses], to: 'same', by: ['client'] },

  // Working on it. An answered question sends the broker to the insurers, hence the stage "market".
  {
    event: 'information_requested',
    visibility: 'client',
    from: ['active'],
    to: 'waiting_client',
    stage: 'information',
    by: office,
  },
  {
    event: 'responded',
    visibility: 'client',
    from: ['waiting_client'],
    to: 'active',
    stage: 'market',
    by: ['client', 'participant', 'system'],
  },
  { event: 'held', visibility: 'client', from: ['active'], to: 'on_hold', by: office },
  { event: 'resumed', visibility: 'client', from: ['on_hold'], to: 'active', by: ['system', ...office] },
  {
    event: 'reassigned',
    visibility: 'client',
    from: carried,
    to: 'same',
    by: [...firm, 'system'],
    guard: delegateNamed,
  },
  // Its broker leaves without a successor: the search starts again, and the case keeps the stage it has reached.
  { event: 'unassigned', visibility: 'client', from: carried, to: 'new', by: ['admin', 'system'] },

  // Options and the choice. A client who asks for a change is choosing, hence the stage "decision".
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
  // What is recorded of the policy is put right. An administrator confirms no policy, and corrects none.
  { event: 'policy_corrected', visibility: 'client', from: ['bound'], to: 'same', by: [broker] },
  { event: 'insurer_declined', visibility: 'client', from: ['accepted'], to: 'active', by: [broker] },

  // Closing and reopening. A duplicate continues in the case it was merged into; only separating them reopens it.
  { event: 'lost', visibility: 'client', from: openStatuses, to: 'lost', by: [broker, 'admin'] },
  { event: 'withdrawn', visibility: 'client', from: openStatuses, to: 'withdrawn', by: ['client', 'admin', 'system'] },
  {
    // A consent can also be withdrawn after the case has ended. Once for each withdrawal.
    event: 'withdrawal_acknowledged',
    visibility: 'client',
    from: ['withdrawn', 'bound', 'lost'],
    to: 'same',
    by: [broker, 'admin'],
    guard: withdrawalPending,
  },
  { event: 'merged', visibility: 'client', from: openStatuses, to: 'duplicate', by: [broker, 'admin'] },
  // The client adds a second request to an open one, as long as no broker has begun on it.
  { event: 'merged', visibility: 'client', from: ['new', 'offered'], to: 'duplicate', by: ['client'] },
  { event: 'unmerged', visibility: 'client', from: ['duplicate'], to: 'active', by: [broker, 'admin'] },
  {
    event: 'reopened',
    visibility: 'client',
    from: ['bound', 'lost', 'withdrawn'],
    to: 'active',
    by: [broker, 'admin', 'client'],
    guard: reopenable,
  },

  // Events that do not change the status.
  { event: 'message_sent', visibility: 'client', from: written, to: 'same', by: anyone },
  { event: 'note_added', visibility: 'staff', from: everyStatus, to: 'same', by: [...office, 'firm_manager'] },
  { event: 'account_linked', visibility: 'client', from: everyStatus, to: 'same', by: ['client', 'system'] },
  { event: 'sensitive_viewed', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'priority_set', visibility: 'staff', from: openStatuses, to: 'same', by: [...office, 'firm_manager'] },
  { event: 'reference_set', visibility: 'staff', from: everyStatus, to: 'same', by: office },
  { event: 'duplicate_joined', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin', 'client'] },
  { event: 'duplicate_left', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'callback_planned', visibility: 'client', from: worked, to: 'same', by: ['client', ...office] },
  { event: 'callback_changed', visibility: 'client', from: worked, to: 'same', by: ['client', ...office] },
  { event: 'callback_ended', visibility: 'client', from: everyStatus, to: 'same', by: ['client', ...office] },
  { event: 'call_logged', visibility: 'staff', from: everyStatus, to: 'same', by: office },
  // While the client’s answer is what the case waits for. An administrator starts none in a broker’s name.
  {
    event: 'follow_ups_started',
    visibility: 'staff',
    from: ['active', 'waiting_client', 'quoted'],
    to: 'same',
    by: [broker, 'assistant'],
  },
  { event: 'follow_ups_stopped', visibility: 'staff', from: everyStatus, to: 'same', by: office },
  { event: 'file_exported', visibility: 'staff', from: everyStatus, to: 'same', by: [broker, 'admin'] },
  { event: 'legal_hold_placed', visibility: 'staff', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'legal_hold_released', visibility: 'staff', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'contact_corrected', visibility: 'client', from: everyStatus, to: 'same', by: ['admin'] },
  { event: 'anonymised', visibility: 'client', from: everyStatus, to: 'same', by: ['admin', 'system'] },

  // Of or to the client: it could not be added, or came back.
  { event: 'email_failed', visibility: 'staff', from: everyStatus, to: 'same', by: ['system'] },

  // Documents follow the conversation: once it is closed, nothing can be requested or uploaded.
  { event: 'document_requested', visibility: 'client', from: worked, to: 'same', by: office },
  { event: 'document_decided', visibility: 'client', from: written, to: 'same', by: office },
  { event: 'document_added', visibility: 'client', from: written, to: 'same', by: anyone },
  { event: 'document_renamed', visibility: 'client', from: everyStatus, to: 'same', by: anyone },
  { event: 'document_removed', visibility: 'client', from: everyStatus, to: 'same', by: anyone },
  { event: 'document_infected', visibility: 'client', from: everyStatus, to: 'same', by: ['system'] },
  { event: 'document_viewed', visibility: 'staff', from: everyStatus, to: 'same', by: [...anyone, 'firm_manager'] },
  { event: 'document_downloaded', visibility: 'staff', from: everyStatus, to: 'same', by: [...anyone, 'firm_manager'] },

  // The client learns who of the firm else works on the case.
  { event: 'assistant_added', visibility: 'client', from: everyStatus, to: 'same', by: firm },
  { event: 'assistant_removed', visibility: 'client', from: everyStatus, to: 'same', by: firm },

  // Other participants: the client's decision.
  { event: 'participant_invited', visibility: 'client', from: written, to: 'same', by: ['client'] },
  { event: 'participant_joined', visibility: 'client', from: everyStatus, to: 'same', by: ['participant'] },
  { event: 'participant_removed', visibility: 'client', from: everyStatus, to: 'same', by: ['client', 'participant'] },
] as const satisfies readonly Transition[];

/** Fails to compile when an event has no row: every event must declare who sees it. */
type EventsWithoutRow = Exclude<CaseEventType, (typeof rows)[number]['event']>;
export const transitions: [EventsWithoutRow] extends [never] ? readonly Transition[] : { missing: EventsWithoutRow } =
  rows;
