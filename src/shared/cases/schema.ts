/** The input of each command in the life cycle of a case. */
import { z } from 'zod';
import { idSchema, isoDate, line, optionalText, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { closeReasonSchema, declineReasonSchema } from './vocabulary.ts';

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
