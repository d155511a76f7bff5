/** Emails about webhooks. They name the host alone: the rest of an address may be a secret. */
import { defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';
import { FAILING_DAYS, type WebhookEnd } from '#shared/integrations/webhooks.ts';

export type WebhookEmailData = {
  'webhook-disabled': { host: string; partnerName: string | null; because: WebhookEnd; path: string };
};

const reasons: Record<WebhookEnd, string> = {
  gone: 'It answered that it’s gone (410)',
  failing: `Nothing has arrived there for ${FAILING_DAYS} days`,
};

export const webhookEmails = defineEmails<WebhookEmailData>({
  'webhook-disabled': {
    rule: 'always',
    law: needed,
    content: ({ host, partnerName, because, path }) => ({
      subject: `Webhook disabled: ${host}`,
      paragraphs: [
        `${reasons[because]}, so we no longer send events to the webhook at ${host}${partnerName ? ` of ${partnerName}` : ''}.`,
        'Once the system there works again, resume the webhook and send again what it missed. Events of the last 30 days can also be read from the API.',
      ],
      action: { label: 'See the webhook', path },
    }),
  },
});
