/** Webhooks: where events are sent, and what became of each. */
import { z } from 'zod';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { EVENT_DAYS, type EventType, eventTypeSchema } from '#shared/events/schema.ts';
import { dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';
import { MAX_OVERLAP_HOURS } from './schema.ts';

/** How many webhooks one person or partner may have. */
export const MAX_WEBHOOKS = 10;
/** Days without a delivery after which a webhook is disabled. */
export const FAILING_DAYS = 5;
/** What is kept of an answer, in characters. */
export const MAX_ANSWER = 200;

/** Sent to every webhook of those who received the person's data, chosen or not: what was shared has to be recalled. */
export const recallTypes = ['consent.withdrawn', 'person.erased'] as const satisfies readonly EventType[];
export function isRecall(type: string): boolean {
  return recallTypes.some((recall) => recall === type);
}

export const webhookStatusSchema = z.enum(['active', 'paused', 'disabled']);
export type WebhookStatus = z.infer<typeof webhookStatusSchema>;
/** Why a webhook is disabled: it answered 410, or nothing arrived for days. */
export const webhookEndSchema = z.enum(['gone', 'failing']);
export type WebhookEnd = z.infer<typeof webhookEndSchema>;

export const deliveryTypeSchema = z.enum(['ping', ...eventTypeSchema.options]);
export const deliveryStateSchema = z.enum(['pending', 'delivered', 'failed', 'withheld']);
export const attemptFailureSchema = z.enum(['address', 'name', 'connection', 'certificate', 'timeout', 'answer']);
export type AttemptFailure = z.infer<typeof attemptFailureSchema>;

const ADDRESS = 'Enter an address such as https://example.com/webhooks';
const TYPES = 'Choose types of events';
const webhookFields = {
  url: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .max(2_000, 'Use at most 2000 characters')
    .meta({ description: 'Where events are sent: `https`, on port 443 or 8443', format: 'uri' }),
  description: line('Use at most 200 characters', { min: 0, max: 200 }).meta({ description: 'For yourself' }),
  types: z
    .array(eventTypeSchema, TYPES)
    .max(eventTypeSchema.options.length, 'Choose each type once')
    .refine((types) => new Set(types).size === types.length, byRule('duplicate', 'Choose each type once'))
    .meta({
      description:
        'The types of events it gets. `consent.withdrawn` and `person.erased` are sent to every webhook, chosen or not; with an empty list, nothing else is',
    }),
};

/** With a key, nothing needs to be proven: its owner did so when it was made. */
const proofFields = ownerProofSchema.partial().shape;
export type OptionalProof = z.output<z.ZodObject<typeof proofFields>>;

const partnerField = idSchema
  .optional()
  .meta({ description: 'For administrators without a key: the partner whose webhooks they are' });

export const listWebhooksInputSchema = z.object({ partnerId: partnerField });
export const createWebhookInputSchema = z.object({
  ...webhookFields,
  description: webhookFields.description.default(''),
  partnerId: partnerField,
  ...proofFields,
});
export type CreateWebhookInput = z.output<typeof createWebhookInputSchema>;

const idField = { id: idSchema.meta({ description: 'The id of the webhook' }) };
export const webhookIdInputSchema = z.object(idField);

export const changeWebhookInputSchema = z.object({
  ...idField,
  version: z.int('Use the version exactly as returned').positive(),
  url: webhookFields.url.optional(),
  description: webhookFields.description.optional(),
  types: webhookFields.types.optional(),
  status: webhookStatusSchema
    .exclude(['disabled'])
    .optional()
    .meta({ description: '`paused` keeps what happens until it’s `active` again' }),
  ...proofFields,
});
export type ChangeWebhookInput = z.output<typeof changeWebhookInputSchema>;

const HOURS = 'Choose how long the old secret keeps signing';
export const rotateWebhookInputSchema = z.object({
  ...idField,
  overlapHours: z
    .int(HOURS)
    .min(0, HOURS)
    .max(MAX_OVERLAP_HOURS, 'The old secret keeps signing for three days at most')
    .default(24)
    .meta({ description: 'For how many hours both secrets sign' }),
  ...proofFields,
});
export type RotateWebhookInput = z.output<typeof rotateWebhookInputSchema>;

export const listDeliveriesInputSchema = z.object({ ...idField, ...pageFields });
export type ListDeliveriesInput = z.output<typeof listDeliveriesInputSchema>;
export const deliveryIdInputSchema = z.object({
  ...idField,
  deliveryId: idSchema.meta({ description: 'The id of the delivery' }),
});
export type DeliveryIdInput = z.output<typeof deliveryIdInputSchema>;

const momentField = (description: string) =>
  z.iso
    .datetime({ offset: true, error: 'Send a moment with its time zone' })
    .meta({ description, format: 'date-time' });
export const replaySpanInputSchema = z
  .object({
    ...idField,
    from: momentField(`From this moment on, at most ${EVENT_DAYS} days ago`),
    to: momentField('Up to this moment'),
  })
  .refine(({ from, to }) => new Date(from) < new Date(to), {
    path: ['to'],
    ...byRule('out_of_order', 'Choose an end after the beginning'),
  });
export type ReplaySpanInput = z.output<typeof replaySpanInputSchema>;
export const replayedSchema = z.object({ replayed: z.int().meta({ description: 'How many are sent again' }) });

export const webhookSchema = z
  .object({
    id: z.uuid().meta({ description: 'The id of the webhook' }),
    url: z.string().meta({ description: 'Where events are sent', format: 'uri' }),
    description: z.string().meta({ description: 'What its owner wrote about it' }),
    types: z
      .array(eventTypeSchema)
      .meta({ description: 'The types of events it gets, besides recalls. New ones may be added' }),
    status: webhookStatusSchema.meta({ description: 'Only to an `active` one is anything sent' }),
    disabledBecause: webhookEndSchema.nullable().meta({
      description: `\`gone\` when it answered 410, \`failing\` when nothing arrived for ${FAILING_DAYS} days`,
    }),
    statusAt: dateTimeSchema.meta({ description: 'When it got this status' }),
    failingSince: dateTimeSchema.nullable().meta({ description: 'Since when nothing has arrived' }),
    formerSecretUntil: dateTimeSchema.nullable().meta({ description: 'Until when the former secret signs too' }),
    keyName: z.string().nullable().meta({
      description:
        'The name of the key it was made with; events other than recalls come only while that key works. Null when a person made it, or a test key',
    }),
    waiting: z.int().meta({ description: 'How many events are on their way' }),
    version: z.int().meta({ description: 'Counts its changes' }),
    createdAt: dateTimeSchema.meta({ description: 'When it was made' }),
  })
  .meta({ id: 'Webhook', description: 'An address that events are sent to' });
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.object({ items: z.array(webhookSchema) });

/** The secret is in this answer and nowhere else. */
export const createdWebhookSchema = webhookSchema
  .extend({ secret: z.string().meta({ description: 'What signatures are verified with. Shown only now' }) })
  .meta({ id: 'CreatedWebhook', description: 'A webhook with its signing secret, which is shown this once' });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

const attemptSchema = z.object({
  at: dateTimeSchema.meta({ description: 'When it was sent' }),
  status: z.int().nullable().meta({ description: 'The status of the answer' }),
  failure: attemptFailureSchema.nullable().meta({ description: 'Why there was no answer' }),
  milliseconds: z.int().meta({ description: 'How long it took' }),
  answer: z.string().meta({ description: 'The start of the answer' }),
});

export const deliverySchema = z
  .object({
    id: z.uuid().meta({
      description: 'The id of the delivery, to send it again. Receivers tell events apart by the id of the event',
    }),
    eventId: z.uuid().meta({ description: 'The id of the event, as in `webhook-id`' }),
    type: deliveryTypeSchema.meta({ description: 'The type of the event; `ping` for a test. New ones may be added' }),
    state: deliveryStateSchema.meta({
      description:
        '`pending` until it arrives, `failed` after the last attempt, `withheld` when its owner couldn’t receive it',
    }),
    attempts: z.int().meta({ description: 'How often it was sent, since it was last sent again' }),
    nextAttemptAt: dateTimeSchema.nullable().meta({ description: 'When it is sent next' }),
    createdAt: dateTimeSchema.meta({ description: 'When it was queued' }),
    log: z.array(attemptSchema).meta({ description: 'The latest attempts, the newest first' }),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event on its way to one webhook, with every attempt' });
export type Delivery = z.infer<typeof deliverySchema>;
export const deliveryPageSchema = pageSchemaOf(deliverySchema);
