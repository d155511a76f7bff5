import { defineJob } from '#server/platform/jobs/definition.ts';

/** Sends what is due to one endpoint. */
export const deliverWebhooksJob = defineJob<{ endpointId: string }>('webhook.deliver', { batches: 4 });

/** The same for endpoints that have failed: one that hangs holds up only others that fail. */
export const retryWebhooksJob = defineJob<{ endpointId: string }>('webhook.retry', { batches: 2 });
