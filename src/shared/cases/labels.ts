/**
 * The labels of a case; the names of its types are `lineLabels` of the lines. No zod here, so that any page
 * may use them. Never "approved" or "covered": the broker confirms with the insurer, and the labels reflect that.
 */
import type { CaseEventType, CasePriority, CaseStage, CaseStatus, CloseReason, DeclineReason } from './vocabulary.ts';

/** What clients see. */
export const statusLabels: Record<CaseStatus, string> = {
  new: 'Request received',
  offered: 'Finding your broker',
  active: 'With your broker',
  waiting_client: 'Your turn: your broker needs something',
  on_hold: 'On hold',
  quoted: 'Options from your broker',
  accepted: 'Waiting for your broker to confirm',
  bound: 'Your broker confirmed it with the insurer',
  lost: 'Closed',
  withdrawn: 'Withdrawn',
  duplicate: 'Merged with another request',
};

/** What brokers and administrators see in their lists. */
export const staffStatusLabels: Record<CaseStatus, string> = {
  new: 'New',
  offered: 'Offered',
  active: 'Active',
  waiting_client: 'Waiting for the client',
  on_hold: 'On hold',
  quoted: 'Options sent',
  accepted: 'Option accepted',
  bound: 'Bound',
  lost: 'Closed',
  withdrawn: 'Withdrawn',
  duplicate: 'Duplicate',
};

export const priorityLabels: Record<CasePriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** Why a conversation is closed, for the staff who work on it. */
export function cannotWriteWords(status: CaseStatus): string {
  return status === 'duplicate'
    ? 'This request was merged with another. The conversation continues there. You can still read this one.'
    : 'The client withdrew this request, so contact has stopped. You can still read the conversation.';
}

/** The same as the end of a sentence: "this request is …". */
export const statusPhrases: Record<CaseStatus, string> = {
  new: 'waiting for a broker',
  offered: 'being offered to a broker',
  active: 'with the broker',
  waiting_client: 'waiting for the client',
  on_hold: 'on hold',
  quoted: 'waiting for the client to choose an option',
  accepted: 'waiting for the broker to confirm',
  bound: 'confirmed by the broker',
  lost: 'closed',
  withdrawn: 'withdrawn',
  duplicate: 'merged with another request',
};

export const stageLabels: Record<CaseStage, string> = {
  inquiry: 'Request received',
  information: 'Details',
  market: 'Asking insurers',
  quote: 'Options',
  decision: 'Your choice',
  binding: 'Confirming',
  policy: 'Confirmed by your broker',
};

/** The tone of a status; the theme gives each its colour and icon, so that colour is never the only signal. */
export type StatusTone = 'neutral' | 'progress' | 'attention' | 'success' | 'muted';

export const statusTone: Record<CaseStatus, StatusTone> = {
  new: 'neutral',
  offered: 'neutral',
  active: 'progress',
  waiting_client: 'attention',
  on_hold: 'muted',
  quoted: 'attention',
  accepted: 'progress',
  bound: 'success',
  lost: 'muted',
  withdrawn: 'muted',
  duplicate: 'muted',
};

/** A line of the timeline, worded for both sides; `eventVisibility` hides staff-only lines from clients. */
export const eventLabels: Record<CaseEventType, string> = {
  submitted: 'Request received',
  offered: 'Offered to a broker',
  offer_declined: 'The broker declined the offer',
  offer_expired: 'The offer expired without an answer',
  accepted: 'A broker accepted the request',
  claimed: 'A broker accepted the request',
  assigned: 'A broker was assigned',
  answers_changed: 'The client changed answers',
  answers_added: 'The client added answers',
  information_requested: 'The broker asked for information',
  responded: 'The client answered',
  held: 'Put on hold',
  resumed: 'Resumed',
  options_published: 'Options from the broker',
  change_requested: 'The client asked for a change',
  options_expired: 'The options expired',
  option_accepted: 'An option was accepted. There’s no coverage until the broker confirms it',
  bound: 'The broker confirmed with the insurer',
  policy_corrected: 'The policy’s details were corrected',
  insurer_declined: 'The insurer declined',
  lost: 'Request closed',
  withdrawn: 'Request withdrawn',
  withdrawal_acknowledged: 'Withdrawal confirmed',
  merged: 'Merged with another request',
  reopened: 'Request reopened',
  routing_failed: 'No broker is available for this request',
  reply_time_moved: 'Reply deadline changed',
  reassigned: 'Reassigned to another broker',
  unassigned: 'The broker is no longer available. We’re looking for another',
  message_sent: 'Message sent',
  note_added: 'Internal note added',
  account_linked: 'Linked to an account',
  sensitive_viewed: 'Sensitive answers were viewed',
  document_requested: 'The broker requested a document',
  document_decided: 'The broker reviewed a document',
  document_added: 'A document was added',
  document_renamed: 'A document was renamed',
  document_removed: 'A document was deleted',
  document_infected: 'A file was quarantined: the virus scan found a threat',
  document_viewed: 'A document was viewed',
  document_downloaded: 'A document was downloaded',
  assistant_added: 'An assistant of the firm was added',
  assistant_removed: 'An assistant of the firm was removed',
  participant_invited: 'Someone was invited to this request',
  participant_joined: 'Someone joined this request',
  participant_removed: 'Someone was removed from this request',
  unmerged: 'Unmerged from the other request',
  duplicate_joined: 'Another request was merged into this one',
  duplicate_left: 'A merged request was unmerged',
  priority_set: 'Priority changed',
  reference_set: 'Broker’s reference changed',
  callback_planned: 'A call was scheduled',
  callback_changed: 'A scheduled call was rescheduled',
  callback_ended: 'A scheduled call was closed',
  call_logged: 'Call logged',
  follow_ups_started: 'Follow-ups started',
  follow_ups_stopped: 'Follow-ups stopped',
  file_exported: 'The request file was downloaded',
  legal_hold_placed: 'A legal hold was placed',
  legal_hold_released: 'A legal hold was released',
  contact_corrected: 'Contact details were corrected',
  anonymised: 'Personal information was deleted at the end of its retention period',
  email_failed: 'An email didn’t get through',
};

/** The same events as actions, to complete "It is not possible to …". */
export const eventActions: Record<CaseEventType, string> = {
  submitted: 'send a request',
  offered: 'offer this request to a broker',
  offer_declined: 'decline this offer',
  offer_expired: 'let this offer expire',
  accepted: 'accept this offer',
  claimed: 'claim this request',
  assigned: 'assign a broker',
  answers_changed: 'change answers',
  answers_added: 'add answers',
  information_requested: 'ask the client for information',
  responded: 'answer the request for information',
  held: 'put this request on hold',
  resumed: 'resume this request',
  options_published: 'publish options',
  change_requested: 'ask for a change',
  options_expired: 'let the options expire',
  option_accepted: 'accept an option',
  bound: 'confirm that the policy is bound',
  policy_corrected: 'correct the policy’s details',
  insurer_declined: 'record that the insurer declined',
  lost: 'close this request',
  withdrawn: 'withdraw this request',
  withdrawal_acknowledged: 'confirm a withdrawal',
  merged: 'merge this request with another',
  reopened: 'reopen this request',
  routing_failed: 'record that no broker is available',
  reply_time_moved: 'change the reply deadline',
  reassigned: 'reassign this request',
  unassigned: 'look for another broker',
  message_sent: 'send a message',
  note_added: 'add an internal note',
  account_linked: 'link an account',
  sensitive_viewed: 'view the sensitive answers',
  document_requested: 'request a document',
  document_decided: 'accept or reject a document',
  document_added: 'add a document',
  document_renamed: 'rename a document',
  document_removed: 'delete a document',
  document_infected: 'quarantine a file',
  document_viewed: 'view a document',
  document_downloaded: 'download a document',
  assistant_added: 'add an assistant',
  assistant_removed: 'remove an assistant',
  participant_invited: 'invite someone to this request',
  participant_joined: 'join this request',
  participant_removed: 'remove someone from this request',
  unmerged: 'unmerge this request',
  duplicate_joined: 'merge another request into this one',
  duplicate_left: 'unmerge a request',
  priority_set: 'change the priority',
  reference_set: 'change the reference',
  callback_planned: 'schedule a call',
  callback_changed: 'reschedule a call',
  callback_ended: 'close a scheduled call',
  call_logged: 'log a call',
  follow_ups_started: 'start follow-ups',
  follow_ups_stopped: 'stop follow-ups',
  file_exported: 'download the request file',
  legal_hold_placed: 'place a legal hold',
  legal_hold_released: 'release a legal hold',
  contact_corrected: 'correct the contact details',
  anonymised: 'delete personal information',
  email_failed: 'record an email that failed',
};

export const declineReasonLabels: Record<DeclineReason, string> = {
  no_capacity: 'I don’t have capacity for a new client',
  away: 'I’m away',
  outside_expertise: 'I don’t handle this kind of insurance',
  outside_area: 'This is outside my service area',
  conflict_of_interest: 'I have a conflict of interest',
  other: 'Another reason',
};

export const closeReasonLabels: Record<CloseReason, string> = {
  no_answer: 'The client didn’t respond',
  chose_another: 'The client went with another quote',
  insurers_declined: 'The insurers we asked declined',
  no_longer_needed: 'The insurance is no longer needed',
  outside_licence: 'No licensed broker here handles this',
  other: 'Another reason',
};
