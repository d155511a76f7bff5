/** Which command each queue runs. */
import type { MailTransport } from '#server/adapters/mail-transport.ts';
import { removeOldSessions } from '#server/features/account/commands.ts';
import { chainAudit } from '#server/features/audit-chain/commands.ts';
import { removeOldBrowserFailures } from '#server/features/browser-failures/commands.ts';
import { remindOfCallback } from '#server/features/callbacks/commands.ts';
import { repairLoads } from '#server/features/capacity/commands.ts';
import { enqueueClocks, tellClock, warnOfOffer } from '#server/features/clocks/commands.ts';
import { chainConsents } from '#server/features/consent-chain/commands.ts';
import { fillDailyCounts } from '#server/features/daily-counts/commands.ts';
import { sendDigest, startDigests } from '#server/features/digests/commands.ts';
import { remindOfDocuments } from '#server/features/document-requests/commands.ts';
import { removeExpired } from '#server/features/drafts/commands.ts';
import { makeMonths } from '#server/features/history-months/commands.ts';
import { runImport, takeImportBack } from '#server/features/import-work/commands.ts';
import { remindOfLicences, tellOfLicence } from '#server/features/licence-reminders/commands.ts';
import { sendQueuedMail } from '#server/features/mail/commands.ts';
import { sweepOverdue } from '#server/features/overdue/commands.ts';
import { mailResetLink } from '#server/features/passwords/commands.ts';
import { removeDonePlans, sendPlanned } from '#server/features/planned-sending/commands.ts';
import { runRetention } from '#server/features/retention/commands.ts';
import { expireOffer, routeCase, routingSlots } from '#server/features/routing/commands.ts';
import { rescanForgotten, scanDocument, sweepContent } from '#server/features/scans/commands.ts';
import { alertOnSignInFailures } from '#server/features/security-alerts/commands.ts';
import { removeOldWriters } from '#server/features/writers/commands.ts';
import type { Services } from '#server/services.ts';

export async function startWorkers(services: Services, transport: MailTransport): Promise<void> {
  const { jobs } = services;
  await jobs.work('mail.send', ({ mailId }) => sendQueuedMail(services, transport, mailId));
  // More would only keep connections waiting for a slot.
  await jobs.work('case.route', ({ caseId }) => routeCase(services, caseId), { atOnce: routingSlots.count });
  await jobs.work('offer.expire', ({ offerId }) => expireOffer(services, offerId));
  await jobs.work('offer.warn', ({ offerId }) => warnOfOffer(services, offerId));
  await jobs.work('timers.sweep', async () => {
    await sweepOverdue(services);
    await alertOnSignInFailures(services);
  });
  await jobs.work('case.clocks', () => enqueueClocks(services));
  await jobs.work('case.clock', ({ caseId }) => tellClock(services, caseId));
  await jobs.work('digest.start', () => startDigests(services));
  await jobs.work('digest.send', ({ userId }) => sendDigest(services, userId));
  await jobs.work('password.forgot', (data) => mailResetLink(services, data));
  await jobs.work('document.scan', ({ versionId }) => scanDocument(services, versionId));
  await jobs.work('document.sweep', ({ storageKey }) => sweepContent(services, storageKey));
  await jobs.work('document.remind', () => remindOfDocuments(services));
  await jobs.work('callback.remind', ({ callbackId }) => remindOfCallback(services, callbackId));
  await jobs.work('message.scheduled', ({ scheduledId }) => sendPlanned(services, scheduledId));
  await jobs.work('import.run', ({ importId }) => runImport(services, importId));
  await jobs.work('import.undo', ({ importId }) => takeImportBack(services, importId));
  await jobs.work('retention.run', () => runRetention(services));
  await jobs.work('counts.fill', () => fillDailyCounts(services));
  // At once: whoever looks after a start, or after an import, does not look at an empty chart.
  await jobs.enqueue(services.db, 'counts.fill', {});
  await jobs.work('licence.remind', () => remindOfLicences(services));
  await jobs.work('licence.tell', ({ brokerId }) => tellOfLicence(services, brokerId));
  await jobs.work('ledgers.chain', async () => {
    await chainConsents(services);
    await chainAudit(services);
  });
  await jobs.work('upkeep', async () => {
    await services.staging.removeAbandoned(services.now());
    await rescanForgotten(services);
    await removeExpired(services);
    await removeOldSessions(services);
    await removeDonePlans(services);
    await removeOldWriters(services);
    await removeOldBrowserFailures(services);
    await repairLoads(services);
    await makeMonths(services);
  });
}
