/** What the form for a webhook asks. The server decides which addresses and types are allowed. */
import type { z } from 'zod';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { createWebhookInputSchema } from '#shared/integrations/webhooks.ts';

export const webhookFormSchema = createWebhookInputSchema.omit({ partnerId: true }).extend(ownerProofSchema.shape);
export type WebhookFormValues = z.output<typeof webhookFormSchema>;
