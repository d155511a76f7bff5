/**
 * The labels of a case; the names of its types are `lineLabels` of the lines. No zod here, so that any page
 * may use them. Never "approved" or "covered": the broker confirms with the insurer, and the labels reflect that.
 */
import type { CaseEventType, CasePriority, CaseStage, CaseStatus, CloseReason, DeclineReason } from './schema.ts';

/** What clients see. */
export const statusLabels: Record<CaseStatus, string> = {
  new: 'Request received',
  offered: 'Finding your broker',
  active: 'With your broker',
  waiting_client: 'Your turn: your broker needs something',
  on_hold: 'On hold',
  quoted: 'Options from your broker',
  accepted: 'Waiting for your broker to confirm',
  bound: 'Your broker confirmed with the insurer',
  lost: 'Closed',
  withdrawn: 'Withdrawn',
  duplicate: 'Joined with another request',
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
    ? 'This request was joined with another: the conversation goes on there, and this one stays readable.'
    : 'The client withdrew this request: contact stops. The conversation stays readable.';
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
  duplicate: 'joined with another request',
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
  offer_expired: 'The offer ran out without an answer',
  accepted: 'A broker took on the request',
  claimed: 'A broker took on the request',
  assigned: 'A broker was assigned',
  information_requested: 'The broker asked for information',
  responded: 'The client answered',
  held: 'Put on hold',
  resumed: 'Taken up again',
  options_published: 'Options from the broker',
  change_requested: 'The client asked for a change',
  options_expired: 'The options ran out',
  option_accepted: 'An option was accepted; no coverage until the broker confirms',
  bound: 'The broker confirmed with the insurer',
  insurer_declined: 'The insurer declined',
  lost: 'Request closed',
  withdrawn: 'Request withdrawn',
  merged: 'Joined with another request',
  reopened: 'Request reopened',
  routing_failed: 'No broker is free for this request',
  reply_time_moved: 'New time for the reply',
  reassigned: 'Another broker was assigned',
  unassigned: 'The broker left; another one is being looked for',
  message_sent: 'Message sent',
  note_added: 'Internal note added',
  account_linked: 'Linked to an account',
  sensitive_viewed: 'Sensitive answers were viewed',
  document_requested: 'The broker asked for a document',
  document_decided: 'The broker looked at a document',
  document_added: 'A document was added',
  document_removed: 'A document was deleted',
  document_infected: 'A file was quarantined: the scanner found something harmful in it',
  document_viewed: 'A document was looked at',
  document_downloaded: 'A document was downloaded',
  participant_invited: 'Somebody was invited to this request',
  participant_joined: 'Somebody joined this request',
  participant_removed: 'Somebody was removed from this request',
  unmerged: 'Separated from the other request again',
  duplicate_joined: 'Another request was joined with this one',
  duplicate_left: 'A joined request was separated again',
  priority_set: 'Priority changed',
  callback_planned: 'A call was planned',
  callback_changed: 'A planned call was moved',
  callback_ended: 'A planned call was closed',
  file_exported: 'The case file was downloaded',
  legal_hold_placed: 'A legal hold was placed',
  legal_hold_released: 'A legal hold was released',
  contact_corrected: 'Contact details were corrected',
  anonymised: 'Personal information was removed at the end of its retention',
};

/** The same events as actions, to complete "It is not possible to …". */
export const eventActions: Record<CaseEventType, string> = {
  submitted: 'send a request',
  offered: 'offer this request to a broker',
  offer_declined: 'decline this offer',
  offer_expired: 'let this offer run out',
  accepted: 'accept this offer',
  claimed: 'take on this request',
  assigned: 'assign a broker',
  information_requested: 'ask the client for information',
  responded: 'answer the request for information',
  held: 'put this request on hold',
  resumed: 'take this request up again',
  options_published: 'publish options',
  change_requested: 'ask for a change',
  options_expired: 'let the options run out',
  option_accepted: 'accept an option',
  bound: 'confirm that the policy is bound',
  insurer_declined: 'record that the insurer declined',
  lost: 'close this request',
  withdrawn: 'withdraw this request',
  merged: 'join this request with another',
  reopened: 'reopen this request',
  routing_failed: 'record that no broker is free',
  reply_time_moved: 'move the time of the reply',
  reassigned: 'hand this request to another broker',
  unassigned: 'look for another broker',
  message_sent: 'send a message',
  note_added: 'add an internal note',
  account_linked: 'link an account',
  sensitive_viewed: 'view the sensitive answers',
  document_requested: 'ask for a document',
  document_decided: 'accept or reject a document',
  document_added: 'add a document',
  document_removed: 'delete a document',
  document_infected: 'put a file aside',
  document_viewed: 'look at a document',
  document_downloaded: 'download a document',
  participant_invited: 'invite somebody to this request',
  participant_joined: 'join this request',
  participant_removed: 'remove somebody from this request',
  unmerged: 'separate this request from the other',
  duplicate_joined: 'join another request with this one',
  duplicate_left: 'separate a joined request',
  priority_set: 'change the priority',
  callback_planned: 'plan a call',
  callback_changed: 'move a planned call',
  callback_ended: 'close a planned call',
  file_exported: 'download the case file',
  legal_hold_placed: 'place a legal hold',
  legal_hold_released: 'release a legal hold',
  contact_corrected: 'correct the contact details',
  anonymised: 'remove personal information',
};

export const declineReasonLabels: Record<DeclineReason, string> = {
  no_capacity: 'I have no room for a new client',
  away: 'I am away',
  outside_expertise: 'This is outside what I arrange',
  outside_area: 'This is outside my area',
  conflict_of_interest: 'I have a conflict of interest',
  other: 'Another reason',
};

export const closeReasonLabels: Record<CloseReason, string> = {
  no_answer: 'The client did not answer',
  chose_another: 'The client chose another offer',
  insurers_declined: 'The insurers asked declined',
  no_longer_needed: 'The insurance is no longer needed',
  outside_licence: 'No licensed broker here arranges this',
  other: 'Another reason',
};
