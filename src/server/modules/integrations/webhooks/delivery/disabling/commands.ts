/** Disables a webhook that nothing arrives at, and says so to those who can do something about it. */
import { findAdmins } from '#server/modules/accounts/queries.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { WebhookEnd } from '#shared/integrations/webhooks.ts';
import { paths } from '#shared/platform/paths.ts';
import { webhookEmails } from '../../emails.ts';
import { hostOfUrl } from '../../queries.ts';

/** What was on its way is given up: it can be sent again once the webhook is resumed. */
export async function disableWebhook(
  tx: Transaction,
  { jobs }: Services,
  id: string,
  because: WebhookEnd,
  at: Date,
): Promise<void> {
  const { url, owner, partner } = await tx.webhookEndpoint.update({
    where: { id },
    data: { status: 'disabled', disabledBecause: because, statusAt: at, version: { increment: 1 } },
    select: {
      url: true,
      owner: { select: { id: true, email: true, fullName: true } },
      partner: { select: { itself: { select: { name: true } } } },
    },
  });
  await tx.webhookDelivery.updateMany({
    where: { endpointId: id, state: 'pending' },
    data: { state: 'failed', nextAttemptAt: null },
  });
  const host = hostOfUrl(url);
  await recordAudit(tx, null, at, {
    action: 'webhook.disabled',
    subject: { type: 'webhook', id, label: host },
    data: { because },
  });
  const readers = owner ? [owner] : await findAdmins(tx);
  const path = owner ? paths.broker.keys : paths.admin.partners;
  const title = `Webhook disabled: ${host}`;
  notify(
    tx,
    at,
    readers.map(({ id: userId }) => ({ userId, type: 'webhook_disabled', title, link: path })),
  );
  const data = { host, partnerName: partner?.itself.name ?? null, because, path };
  await queueEmails(
    tx,
    jobs,
    readers.map(({ id: userId, email, fullName }) =>
      outgoing(webhookEmails['webhook-disabled'], { to: email, toName: fullName, userId, data }),
    ),
  );
}
