/** The vocabulary of a case, and the input of each command in its life cycle. The values match the database. */
import { z } from 'zod';
import { idSchema, isoDate, line, optionalText, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';

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

/** What a client acknowledges before accepting an option; the version is stored with the acceptance. */
export const noCoverageNotice = {
  version: '2026-11',
  text: 'Accepting an option does not start a policy: there is no coverage until your broker confirms it with the insurer.',
} as const;

/** Every command names the version it saw: when two people act at once, one wins and the other gets a conflict. */
export const caseCommandSchema = z.object({
  caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
  version: z
    .int('Reload the page and try again')
    .min(0, 'Reload the page and try again')
    .max(2_147_483_647, 'Reload the page and try again')
    .meta({ description: 'The version of the case that you saw' }),
});
export type CaseCommand = z.infer<typeof caseCommandSchema>;

export const declineOfferInputSchema = caseCommandSchema.extend({
  reason: declineReasonSchema,
  note: optionalText('The note must be text'),
});
export type DeclineOfferInput = z.infer<typeof declineOfferInputSchema>;

export const requestInformationInputSchema = caseCommandSchema.extend({
  message: text('Enter what you need from the client'),
});
export type RequestInformationInput = z.infer<typeof requestInformationInputSchema>;

export const holdCaseInputSchema = caseCommandSchema.extend({
  until: isoDate('Choose the date the hold ends'),
  note: optionalText('The note must be text'),
});
export type HoldCaseInput = z.infer<typeof holdCaseInputSchema>;

export const acceptOptionInputSchema = caseCommandSchema.extend({
  optionId: idSchema,
  acknowledged: z.literal(true, 'Confirm that you understand there’s no coverage until your broker confirms it'),
});
export type AcceptOptionInput = z.infer<typeof acceptOptionInputSchema>;

/** A broker who accepts on the client's behalf records how the client agreed. */
export const acceptOptionForClientInputSchema = acceptOptionInputSchema.extend({
  note: text('Enter how and when the client agreed'),
});
/** The form for choosing one of the options. */
export const noteChoiceSchema = acceptOptionForClientInputSchema
  .pick({ acknowledged: true, note: true })
  .extend({ optionId: z.uuid('Choose an option') });
export type AcceptOptionForClientInput = z.infer<typeof acceptOptionForClientInputSchema>;

export const askForChangeInputSchema = caseCommandSchema.extend({
  message: text('Enter what you’d like changed'),
});
export type AskForChangeInput = z.infer<typeof askForChangeInputSchema>;

const policyFields = {
  insurer: line('Enter the insurer'),
  policyNumber: line('Enter the policy number', { max: 60 }),
  effectiveDate: isoDate('Choose the effective date'),
  expiresDate: isoDate('Choose the expiry date'),
};

const inOrder = ({ effectiveDate, expiresDate }: { effectiveDate: string; expiresDate: string }) =>
  expiresDate > effectiveDate;
const outOfOrder = {
  path: ['expiresDate'],
  ...byRule('out_of_order', 'The expiry date must be after the effective date'),
};

export const confirmBoundInputSchema = caseCommandSchema.extend(policyFields).refine(inOrder, outOfOrder);
export type ConfirmBoundInput = z.infer<typeof confirmBoundInputSchema>;

const PREMIUM = 'Enter the premium, such as 1,500';

export const correctPolicyInputSchema = caseCommandSchema
  .extend({
    ...policyFields,
    /** Canadian cents, per term; null where it isn't recorded. */
    premiumCents: z.int(PREMIUM).min(1, PREMIUM).max(2_000_000_000, 'Enter $20,000,000 or less').nullable(),
    reason: text('Say why: the client reads it too', { max: 500 }),
  })
  .refine(inOrder, outOfOrder);
export type CorrectPolicyInput = z.infer<typeof correctPolicyInputSchema>;

export const insurerDeclinedInputSchema = caseCommandSchema.extend({
  note: text('Enter the insurer’s answer'),
});
export type InsurerDeclinedInput = z.infer<typeof insurerDeclinedInputSchema>;

export const closeCaseInputSchema = caseCommandSchema.extend({
  reason: closeReasonSchema,
  note: optionalText('The note must be text'),
});
export type CloseCaseInput = z.infer<typeof closeCaseInputSchema>;

export const withdrawCaseInputSchema = caseCommandSchema.extend({
  reason: optionalText('The reason must be text'),
});
export type WithdrawCaseInput = z.infer<typeof withdrawCaseInputSchema>;

export const reopenCaseInputSchema = caseCommandSchema.extend({
  reason: optionalText('The reason must be text'),
});
export type ReopenCaseInput = z.infer<typeof reopenCaseInputSchema>;
