/** Requests that partners send: `POST /api/leads`, and what they see of them afterwards. */
import { z } from 'zod';
import { leadStatusSchema } from '#shared/cases/lead-status.ts';
import { type ConsentPurpose, consentPurposeSchema, consentTexts } from '#shared/consents/wordings.ts';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { byRule, type IssueRule } from '#shared/platform/issue-rules.ts';
import { momentSchema, pageFields, pageSchemaOf, updateOrderSchema } from '#shared/platform/pages.ts';

export const EXTERNAL_ID_MAX = 100;
const EXTERNAL_ID = 'Send your own number for this request';
const externalIdSchema = line(EXTERNAL_ID, { max: EXTERNAL_ID_MAX }).meta({
  description:
    'Your own number for it. Sending the same number again creates nothing and answers with the same request',
});

const MOMENT = 'Send the moment the box was ticked, with its time zone';

const leadConsentSchema = z.object({
  purpose: consentPurposeSchema.meta({ description: 'Which of the two consents' }),
  version: z
    .int('Send the version of the wording that was shown')
    .min(1, 'Send the version of the wording that was shown')
    .meta({ description: 'The version of the wording, from `/api/consent-texts`' }),
  given: z
    .literal(true, 'Only a person who agreed may be sent to us')
    .meta({ description: 'Always true: the person ticked the box' }),
  at: z.iso
    .datetime({ offset: true, error: MOMENT })
    .meta({ description: 'When the box was ticked', format: 'date-time' }),
});

type LeadConsent = z.infer<typeof leadConsentSchema>;

/** What is wrong with the consents to one purpose, or null. */
function consentProblem(purpose: ConsentPurpose, given: readonly LeadConsent[]): [IssueRule, string] | null {
  const { version } = consentTexts[purpose];
  if (given.length > 1) return ['duplicate', 'Send each consent once'];
  if (!given[0]) return ['consent_required', `Show the wording of “${purpose}” and send the consent to it`];
  if (given[0].version === version) return null;
  return [
    'consent_version',
    `This wording has changed. Show version ${version} of “${purpose}”, from /api/consent-texts`,
  ];
}

/** Both consents, each to today's wording. */
const leadConsentsSchema = z
  .array(leadConsentSchema, 'Send both consents')
  .max(10, 'Send each consent once')
  .superRefine((consents, context) => {
    for (const purpose of consentPurposeSchema.options) {
      const given = consents.filter((consent) => consent.purpose === purpose);
      const problem = consentProblem(purpose, given);
      if (problem) context.addIssue({ code: 'custom', path: [purpose], ...byRule(...problem) });
    }
  });

const PAGE = 'Send the address of the page the person filled in';
const shownSchema = z
  .object(
    {
      page: z
        .url({ protocol: /^https?$/, error: PAGE })
        .max(500, PAGE)
        .meta({ description: 'The address of the page', format: 'uri' }),
      address: z
        .union([z.ipv4(), z.ipv6()], 'Send the IP address of the person')
        .meta({ description: 'The IP address of the person' }),
      browser: line('Send the User-Agent of the person’s browser', { max: 500 }).meta({
        description: 'The User-Agent of their browser',
      }),
    },
    'Send the page, the IP address and the browser in which the person agreed',
  )
  .meta({ description: 'Where and how the person agreed: kept as proof with the consents' });

const CAMPAIGN = 'Use at most 100 characters';
const campaignField = (description: string) => line(CAMPAIGN, { max: 100 }).optional().meta({ description });

export const campaignSchema = z
  .object({
    source: campaignField('Such as `newsletter`'),
    medium: campaignField('Such as `email`'),
    name: campaignField('The campaign'),
    term: campaignField('The search term'),
    content: campaignField('Which of several ads or links'),
  })
  .meta({ description: 'For your own statistics. Never shown to the person' });

export const sendLeadInputSchema = z.object({
  externalId: externalIdSchema,
  line: caseTypeSchema.meta({ description: 'The line of insurance. New ones may be added' }),
  definitionVersion: z
    .int('Send the version of the questions')
    .min(1, 'Send the version of the questions')
    .max(10_000, 'Send the version of the questions')
    .optional()
    .meta({
      description: 'The version of the quote form, from `/api/quote-forms/{line}`; the present one when absent',
    }),
  set: questionSetSchema
    .default('short')
    .meta({ description: 'With `short`, only the questions of the short set have to be answered' }),
  answers: answersSchema.meta({ description: 'The answers, as the quote form of the line describes them' }),
  consents: leadConsentsSchema.meta({ description: 'Both consents, as the person gave them' }),
  shown: shownSchema,
  campaign: campaignSchema.optional(),
  testBrokerId: idSchema.optional().meta({
    description:
      'Only with a test key: the broker whose test key takes this request, by the `id` that `/api/brokers/me` gives them. Without it, a simulated broker takes it',
  }),
});
export type SendLeadInput = z.output<typeof sendLeadInputSchema>;

export const leadSchema = z
  .object({
    id: z.uuid().meta({ description: 'The id of the request, as in its address here' }),
    number: z.string().meta({ description: 'The request number that people see, such as AB-2026-000123' }),
    externalId: z.string().meta({ description: 'Your own number for it' }),
    line: caseTypeSchema.meta({ description: 'The line of insurance. New ones may be added' }),
    status: leadStatusSchema.meta({
      description:
        '`received` until a broker accepts it, `with_broker` while they work on it, `quoted` once the person has options, `bound` when there is a policy, `closed` otherwise',
    }),
    receivedAt: dateTimeSchema.meta({ description: 'When we received it' }),
    updatedAt: dateTimeSchema.meta({ description: 'When its status last changed' }),
  })
  .meta({ id: 'Lead', description: 'A request that a partner sent, and how it is going' });
export type Lead = z.infer<typeof leadSchema>;

export const leadReceiptSchema = leadSchema
  .extend({
    isNew: z.boolean().meta({
      description:
        'Whether this call created it. False for an `externalId` that you had sent before: then the request is as it was, whatever else this call said. An answer repeated for its `Idempotency-Key` says what the first one said',
    }),
    statusUrl: z.string().meta({ description: 'Where its status is', format: 'uri' }),
    firstReplyBy: dateTimeSchema.meta({ description: 'By when a broker replies to the person' }),
    promise: z.string().meta({ description: 'What the person may expect, in words to show them' }),
  })
  .meta({ id: 'LeadReceipt', description: 'What a partner gets for a request, and what the person may expect' });
export type LeadReceipt = z.infer<typeof leadReceiptSchema>;

export const leadIdInputSchema = z.object({ id: idSchema.meta({ description: 'The id of the lead' }) });

export const listLeadsInputSchema = z.object({
  ...pageFields,
  externalId: externalIdSchema.optional().meta({ description: 'Only the lead with this number of yours' }),
  updatedSince: momentSchema.optional().meta({
    description:
      'Only leads whose status changed at this moment or later. To follow changes, add `order=updated_asc` and begin a minute before the last `updatedAt` you have: a change can be seen a little after its time',
    format: 'date-time',
  }),
  order: updateOrderSchema
    .optional()
    .meta({ description: 'Latest change first (`updated_desc`), unless this says otherwise' }),
});
export type ListLeadsInput = z.output<typeof listLeadsInputSchema>;

export const leadPageSchema = pageSchemaOf(leadSchema);
export type LeadPage = z.infer<typeof leadPageSchema>;
