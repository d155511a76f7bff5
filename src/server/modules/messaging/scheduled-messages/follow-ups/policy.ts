/** What ends the follow-ups to a client, for every type of event in the history of a case. */
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import type { FollowUpStop } from '#shared/messaging/follow-ups/schema.ts';

type Happened = { actorRole: string; data: unknown };
type Rule = ((event: Happened) => FollowUpStop | null) | null;

const ends = (reason: FollowUpStop) => () => reason;
/** Whatever the client does in the case is an answer, in whichever channel it came. */
const fromClient = ({ actorRole }: Happened) => (actorRole === 'client' ? ('client_answered' as const) : null);
const answered = ends('client_answered');
const wrote = ends('broker_wrote');
const closed = ends('closed');

function message(event: Happened): FollowUpStop {
  return fromClient(event) ?? 'broker_wrote';
}

/** They spoke. A call that reached nobody changes nothing about the silence. */
function reached({ data }: Happened): FollowUpStop | null {
  return typeof data === 'object' && data !== null && 'reached' in data && data.reached === true
    ? 'client_answered'
    : null;
}

/** What they wrote did not arrive, but they did write. */
function wroteByEmail({ data }: Happened): FollowUpStop | null {
  return typeof data === 'object' && data !== null && 'from' in data && data.from === 'client'
    ? 'client_answered'
    : null;
}

/** A type that is missing here does not compile: a new way to answer must not be followed by "I haven’t heard from you". */
const rules: Record<CaseEventType, Rule> = {
  submitted: null,
  offered: null,
  offer_declined: null,
  offer_expired: null,
  accepted: null,
  claimed: null,
  assigned: null,
  answers_changed: fromClient,
  answers_added: fromClient,
  information_requested: wrote,
  responded: answered,
  held: ends('on_hold'),
  resumed: null,
  options_published: wrote,
  change_requested: answered,
  options_expired: null,
  option_accepted: answered,
  bound: closed,
  policy_corrected: closed,
  insurer_declined: null,
  lost: closed,
  withdrawn: closed,
  withdrawal_acknowledged: closed,
  merged: closed,
  unmerged: null,
  reopened: null,
  routing_failed: null,
  reply_time_moved: null,
  reassigned: ends('reassigned'),
  unassigned: ends('reassigned'),
  message_sent: message,
  email_failed: wroteByEmail,
  note_added: null,
  account_linked: fromClient,
  sensitive_viewed: null,
  document_requested: wrote,
  document_decided: null,
  document_added: fromClient,
  document_renamed: fromClient,
  document_removed: fromClient,
  document_infected: null,
  document_viewed: null,
  document_downloaded: null,
  assistant_added: null,
  assistant_removed: null,
  participant_invited: fromClient,
  participant_joined: fromClient,
  participant_removed: fromClient,
  duplicate_joined: null,
  duplicate_left: null,
  priority_set: null,
  reference_set: null,
  // A call is agreed with the client.
  callback_planned: answered,
  callback_changed: answered,
  callback_ended: null,
  call_logged: reached,
  follow_ups_started: null,
  follow_ups_stopped: null,
  file_exported: null,
  legal_hold_placed: null,
  legal_hold_released: null,
  contact_corrected: null,
  anonymised: closed,
};

/** The types worth reading. */
export const endingTypes = Object.entries(rules)
  .filter(([, rule]) => rule !== null)
  .map(([type]) => type);

/** Why an event ends the follow-ups; null when it does not. */
export function stopFor({ type, ...event }: Happened & { type: string }): FollowUpStop | null {
  return rules[type as CaseEventType]?.(event) ?? null;
}
