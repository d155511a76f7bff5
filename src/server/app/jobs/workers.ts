/** Which command each queue runs. */

import { removeOldSessions } from '#server/modules/accounts/account/commands.ts';
import { mailResetLink } from '#server/modules/accounts/passwords/commands.ts';
import { alertOnSignInFailures } from '#server/modules/accounts/security-alerts/commands.ts';
import { repairLoads } from '#server/modules/assignment/capacity/commands.ts';
import { expireOffer, routeCase, routingSlots } from '#server/modules/assignment/routing/commands.ts';
import { chainAudit } from '#server/modules/audit/chain/commands.ts';
import { remindOfLicences, tellOfLicence } from '#server/modules/brokers/licence-reminders/commands.ts';
import { remindOfCallback } from '#server/modules/callbacks/commands.ts';
import { fillDailyCounts } from '#server/modules/cases/metrics/commands.ts';
import { enqueueClocks, tellClock, warnOfOffer } from '#server/modules/cases/sla/commands.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { runImport, takeImportBack } from '#server/modules/data-transfer/imports/runner/commands.ts';
import { remindOfDocuments } from '#server/modules/documents/requests/commands.ts';
import { rescanForgotten, scanDocument, sweepContent } from '#server/modules/documents/scans/commands.ts';
import { removeDonePlans, sendPlanned } from '#server/modules/messaging/scheduled-messages/sending/commands.ts';
import { removeOldWriters } from '#server/modules/messaging/typing-indicator/commands.ts';
import { sendDigest, startDigests } from '#server/modules/notifications/digests/commands.ts';
import { sendQueuedMail } from '#server/modules/notifications/outbox/commands.ts';
import { removeOldBrowserFailures } from '#server/modules/operations/browser-failures/commands.ts';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { makeMonths } from '#server/modules/privacy/retention/months/commands.ts';
import { removeExpired } from '#server/modules/quote-requests/drafts/commands.ts';
import type { MailTransport } from '#server/platform/email/transport.ts';
import type { QueueName, Queues } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { emails } from '../emails.ts';
import { sweepOverdue } from './overdue.ts';

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
  await work('mail.send', (services, { mailId }) => sendQueuedMail(services, transport, emails, mailId));
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
