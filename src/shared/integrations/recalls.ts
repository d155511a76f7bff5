/** Recalls that didn't arrive: who has to be reached otherwise about a withdrawn consent or an erased person. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, text } from '#shared/platform/fields.ts';
import { attemptFailureSchema, deliveryStateSchema, recallTypes, webhookStatusSchema } from './webhooks.ts';

export const recallSchema = z.object({
  id: z.uuid(),
  type: z.enum(recallTypes),
  state: deliveryStateSchema,
  host: z.string(),
  webhookStatus: webhookStatusSchema,
  /** The broker, administrator or partner whose system it is. */
  ownerName: z.string(),
  /** Of the last attempt: the status of the answer, or why there was none. */
  lastStatus: z.int().nullable(),
  lastFailure: attemptFailureSchema.nullable(),
  createdAt: dateTimeSchema,
});
export type Recall = z.infer<typeof recallSchema>;
export const recallPageSchema = z.object({ recalls: z.array(recallSchema), nextCursor: z.string().nullable() });
export type RecallPage = z.infer<typeof recallPageSchema>;

export const recallIdInputSchema = z.object({ recallId: idSchema });
export const recallSentSchema = z.object({ arrived: z.boolean() });
export type RecallSent = z.infer<typeof recallSentSchema>;
export const handleRecallInputSchema = z.object({
  recallId: idSchema,
  reason: text('Say how its recipient was reached', { max: 500 }),
});
export type HandleRecallInput = z.output<typeof handleRecallInputSchema>;
