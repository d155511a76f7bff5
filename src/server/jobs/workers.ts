/** Which command each queue runs. */
import type { MailTransport } from '#server/adapters/mail-transport.ts';
import { removeExpired } from '#server/features/drafts/commands.ts';
import { sendQueuedMail } from '#server/features/mail/commands.ts';
import { expireOffer, routeCase } from '#server/features/routing/commands.ts';
import type { Services } from '#server/services.ts';

export async function startWorkers(services: Services, transport: MailTransport): Promise<void> {
  const { jobs } = services;
  await jobs.work('mail.send', ({ mailId }) => sendQueuedMail(services, transport, mailId));
  await jobs.work('case.route', ({ caseId }) => routeCase(services, caseId));
  await jobs.work('offer.expire', ({ offerId }) => expireOffer(services, offerId));
  await jobs.work('upkeep', () => removeExpired(services));
}
