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
import type { QueueName, Queues } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';

export async function startWorkers(own: Services, transport: MailTransport): Promise<void> {
  /** What follows from a step is done for the organization it was taken in; what the clock asks for, for the installation's. */
  function work<Name extends QueueName>(
    queue: Name,
    handle: (services: Services, data: Queues[Name]) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void> {
    return own.jobs.work(
      queue,
      async (data, whose) => {
        await own.foreground.quiet();
        await handle(await own.within(whose), data);
      },
      options,
    );
  }
  await work('mail.send', (services, { mailId }) => sendQueuedMail(services, transport, mailId));
  // More would only keep connections waiting for a slot.
  await work('case.route', (services, { caseId }) => routeCase(services, caseId), { atOnce: routingSlots.count });
  await work('offer.expire', (services, { offerId }) => expireOffer(services, offerId));
  await work('offer.warn', (services, { offerId }) => warnOfOffer(services, offerId));
  await work('timers.sweep', async (services) => {
    await sweepOverdue(services);
    await alertOnSignInFailures(services);
  });
  await work('case.clocks', (services) => enqueueClocks(services));
  await work('case.clock', (services, { caseId }) => tellClock(services, caseId));
  await work('digest.start', (services) => startDigests(services));
  await work('digest.send', (services, { userId }) => sendDigest(services, userId));
  await work('password.forgot', (services, data) => mailResetLink(services, data));
  await work('document.scan', (services, { versionId }) => scanDocument(services, versionId));
  await work('document.sweep', (services, { storageKey }) => sweepContent(services, storageKey));
  await work('document.remind', (services) => remindOfDocuments(services));
  await work('callback.remind', (services, { callbackId }) => remindOfCallback(services, callbackId));
  await work('message.scheduled', (services, { scheduledId }) => sendPlanned(services, scheduledId));
  await work('import.run', (services, { importId }) => runImport(services, importId));
  await work('import.undo', (services, { importId }) => takeImportBack(services, importId));
  await work('retention.run', (services) => runRetention(services));
  await work('counts.fill', (services) => fillDailyCounts(services));
  // At once: whoever looks after a start, or after an import, does not look at an empty chart.
  await own.jobs.enqueue(own.db, 'counts.fill', {});
  await work('licence.remind', (services) => remindOfLicences(services));
  await work('licence.tell', (services, { brokerId }) => tellOfLicence(services, brokerId));
  await work('ledgers.chain', async (services) => {
    await chainConsents(services);
    await chainAudit(services);
  });
  await work('upkeep', async (services) => {
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
