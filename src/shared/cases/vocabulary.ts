/** The vocabulary of a case. The values match the database. */
import { z } from 'zod';

/** The steps of the progress bar, in order; a case never goes back. */
export const caseStageSchema = z.enum(
  ['inquiry', 'information', 'market', 'quote', 'decision', 'binding', 'policy'],
  'Choose a stage',
);
export type CaseStage = z.infer<typeof caseStageSchema>;

/** Whose turn it is. */
export const caseStatusSchema = z.enum(
  [
    'new',
    'offered',
    'active',
    'waiting_client',
    'on_hold',
    'quoted',
    'accepted',
    'bound',
    'lost',
    'withdrawn',
    'duplicate',
  ],
  'Choose a status',
);
export type CaseStatus = z.infer<typeof caseStatusSchema>;

/** Everything that can appear in a timeline: state transitions first, then events that leave status and stage unchanged. */
export const caseEventTypeSchema = z.enum([
  'submitted',
  'offered',
  'offer_declined',
  'offer_expired',
  'accepted',
  'claimed',
  'assigned',
  'answers_changed',
  'answers_added',
  'information_requested',
  'responded',
  'held',
  'resumed',
  'options_published',
  'change_requested',
  'options_expired',
  'option_accepted',
  'bound',
  'policy_corrected',
  'insurer_declined',
  'lost',
  'withdrawn',
  'withdrawal_acknowledged',
  'merged',
  'reopened',
  'routing_failed',
  'reply_time_moved',
  'reassigned',
  'unassigned',
  'message_sent',
  'note_added',
  'account_linked',
  'sensitive_viewed',
  'document_requested',
  'document_decided',
  'document_added',
  'document_renamed',
  'document_removed',
  'document_infected',
  'document_viewed',
  'document_downloaded',
  'assistant_added',
  'assistant_removed',
  'participant_invited',
  'participant_joined',
  'participant_removed',
  'unmerged',
  'duplicate_joined',
  'duplicate_left',
  'priority_set',
  'reference_set',
  'callback_planned',
  'callback_changed',
  'callback_ended',
  'call_logged',
  'follow_ups_started',
  'follow_ups_stopped',
  'file_exported',
  'legal_hold_placed',
  'legal_hold_released',
  'contact_corrected',
  'anonymised',
  'email_failed',
]);
export type CaseEventType = z.infer<typeof caseEventTypeSchema>;

/** Priority as staff see it; hidden from clients. */
export const casePrioritySchema = z.enum(['low', 'normal', 'high', 'urgent'], 'Choose a priority');
export type CasePriority = z.infer<typeof casePrioritySchema>;

export const declineReasonSchema = z.enum(
  ['no_capacity', 'away', 'outside_expertise', 'outside_area', 'conflict_of_interest', 'other'],
  'Choose why you’re declining',
);
export type DeclineReason = z.infer<typeof declineReasonSchema>;

export const closeReasonSchema = z.enum(
  ['no_answer', 'chose_another', 'insurers_declined', 'no_longer_needed', 'outside_licence', 'other'],
  'Choose why you’re closing this request',
);
export type CloseReason = z.infer<typeof closeReasonSchema>;
