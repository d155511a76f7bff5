/** Which command each queue runs. */
import type { MailTransport } from '#server/adapters/mail-transport.ts';
import { removeOldSessions } from '#server/features/account/commands.ts';
import { sendDigest, startDigests } from '#server/features/digests/commands.ts';
import { remindOfDocuments } from '#server/features/document-requests/commands.ts';
import { removeExpired } from '#server/features/drafts/commands.ts';
import { sendQueuedMail } from '#server/features/mail/commands.ts';
import { enqueueExpiredOptions, expireOptions } from '#server/features/option-expiry/commands.ts';
import { mailResetLink } from '#server/features/passwords/commands.ts';
import { expireOffer, routeCase } from '#server/features/routing/commands.ts';
import { rescanForgotten, scanDocument, sweepContent } from '#server/features/scans/commands.ts';
import type { Services } from '#server/services.ts';

export async function startWorkers(services: Services, transport: MailTransport): Promise<void> {
  const { jobs } = services;
  await jobs.work('mail.send', ({ mailId }) => sendQueuedMail(services, transport, mailId));
  await jobs.work('case.route', ({ caseId }) => routeCase(services, caseId));
  await jobs.work('options.expire', ({ caseId }) => expireOptions(services, caseId));
  await jobs.work('offer.expire', ({ offerId }) => expireOffer(services, offerId));
  await jobs.work('digest.start', () => startDigests(services));
  await jobs.work('digest.send', ({ userId }) => sendDigest(services, userId));
  await jobs.work('password.forgot', (data) => mailResetLink(services, data));
  await jobs.work('document.scan', ({ versionId }) => scanDocument(services, versionId));
  await jobs.work('document.sweep', ({ storageKey }) => sweepContent(services, storageKey));
  await jobs.work('document.remind', () => remindOfDocuments(services));
  await jobs.work('upkeep', async () => {
    await services.staging.removeAbandoned(services.now());
    await rescanForgotten(services);
    await removeExpired(services);
    await removeOldSessions(services);
    await enqueueExpiredOptions(services);
  });
}
