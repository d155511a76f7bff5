/** Assigns a handler to each job. A job without one has no queue, so enqueuing it fails. */

import { removeOldSessions } from '#server/modules/accounts/account/commands.ts';
import { mailResetLinkJob } from '#server/modules/accounts/jobs.ts';
import { mailResetLink } from '#server/modules/accounts/passwords/commands.ts';
import { alertOnSignInFailures } from '#server/modules/accounts/security-alerts/commands.ts';
import { stopNumber } from '#server/modules/accounts/text-messages/commands.ts';
import { repairLoads } from '#server/modules/assignment/capacity/commands.ts';
import { expireOfferJob } from '#server/modules/assignment/jobs.ts';
import { expireOffer, routeCase } from '#server/modules/assignment/routing/commands.ts';
import { chainAudit } from '#server/modules/audit/chain/commands.ts';
import { remindOfLicencesJob, tellOfLicenceJob } from '#server/modules/brokers/jobs.ts';
import { remindOfLicences, tellOfLicence } from '#server/modules/brokers/licence-reminders/commands.ts';
import { remindOfCallback } from '#server/modules/callbacks/commands.ts';
import { remindOfCallbackJob } from '#server/modules/callbacks/jobs.ts';
import { countDaysJob, findClocksJob, routeCaseJob, tellClockJob, warnOfOfferJob } from '#server/modules/cases/jobs.ts';
import { fillDailyCounts } from '#server/modules/cases/metrics/commands.ts';
import { enqueueClocks, tellClock, warnOfOffer } from '#server/modules/cases/sla/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { runImport, takeImportBack } from '#server/modules/data-transfer/imports/runner/commands.ts';
import { runImportJob, undoImportJob } from '#server/modules/data-transfer/jobs.ts';
import { remindOfDocumentsJob, scanDocumentJob } from '#server/modules/documents/jobs.ts';
import { remindOfDocuments } from '#server/modules/documents/requests/commands.ts';
import { rescanForgotten, scanDocument, sweepContent } from '#server/modules/documents/scans/commands.ts';
import { removeOldEvents } from '#server/modules/events/commands.ts';
import { removeOldInboundEmails } from '#server/modules/inbound-email/commands.ts';
import { removeOldKeys, warnOfExpiringKeys } from '#server/modules/integrations/keys/upkeep/commands.ts';
import { actInSandbox, routeInSandbox } from '#server/modules/integrations/sandbox/counterpart/commands.ts';
import { actInSandboxJob } from '#server/modules/integrations/sandbox/jobs.ts';
import { removeOldTestRows } from '#server/modules/integrations/sandbox/removal/commands.ts';
import { deliverDue } from '#server/modules/integrations/webhooks/delivery/commands.ts';
import { dispatchEvents } from '#server/modules/integrations/webhooks/dispatch/commands.ts';
import { deliverWebhooksJob, retryWebhooksJob } from '#server/modules/integrations/webhooks/jobs.ts';
import { removeOldDeliveries } from '#server/modules/integrations/webhooks/upkeep/commands.ts';
import { followUpJob, sendScheduledJob } from '#server/modules/messaging/jobs.ts';
import {
  removeEndedFollowUps,
  sendFollowUp,
} from '#server/modules/messaging/scheduled-messages/follow-ups/sending/commands.ts';
import { removeDonePlans, sendPlanned } from '#server/modules/messaging/scheduled-messages/sending/commands.ts';
import { removeOldWriters } from '#server/modules/messaging/typing-indicator/commands.ts';
import { sendIssueMail, takeBatch } from '#server/modules/newsletter/issues/sending/commands.ts';
import { newsletterBatchJob, newsletterMailJob } from '#server/modules/newsletter/jobs.ts';
import { sendDigest, startDigests } from '#server/modules/notifications/digests/commands.ts';
import { sendDigestJob, sendMailJob, startDigestsJob } from '#server/modules/notifications/jobs.ts';
import { sendQueuedMail } from '#server/modules/notifications/outbox/commands.ts';
import { removeOldDevices } from '#server/modules/notifications/push/commands.ts';
import { sendDuePushes } from '#server/modules/notifications/push/sending/commands.ts';
import { removeOldTexts, sendDueTexts } from '#server/modules/notifications/texts/sending/commands.ts';
import { removeOldBrowserFailures } from '#server/modules/operations/browser-failures/commands.ts';
import { runRetentionJob } from '#server/modules/privacy/jobs.ts';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { makeMonths } from '#server/modules/privacy/retention/months/commands.ts';
import { publishDue } from '#server/modules/publishing/articles/deciding/commands.ts';
import { publishArticleJob } from '#server/modules/publishing/articles/jobs.ts';
import { removeExpired } from '#server/modules/quote-requests/drafts/commands.ts';
import { countIntake } from '#server/modules/quote-requests/funnel/commands.ts';
import type { MailTransport } from '#server/platform/email/transport.ts';
import { sweepContentJob } from '#server/platform/files/jobs.ts';
import { removeOldAnswers } from '#server/platform/idempotency/answers.ts';
import type { Job } from '#server/platform/jobs/definition.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/platform/services.ts';
import { traced } from '#server/platform/traces/traces.ts';
import { emails } from '../emails.ts';
import { chainLedgersJob, sweepTimersJob, upkeepJob } from './jobs.ts';
import { sweepOverdue } from './overdue.ts';

interface Worker {
  job: Job<object>;
  run: (services: Services, data: never, transport: MailTransport) => Promise<void>;
}

function worker<Data extends object>(
  job: Job<Data>,
  run: (services: Services, data: Data, transport: MailTransport) => Promise<void>,
): Worker {
  return { job, run };
}

/** What each job does. */
export const workers: readonly Worker[] = [
  worker(sendMailJob, (services, { mailId }, transport) => sendQueuedMail(services, transport, emails, mailId)),
  worker(newsletterBatchJob, (services, { issueId }) => takeBatch(services, issueId)),
  worker(publishArticleJob, (services, { articleId }) => publishDue(services, articleId)),
  worker(newsletterMailJob, (services, { mailId }, transport) => sendIssueMail(services, transport, emails, mailId)),
  worker(startDigestsJob, startDigests),
  worker(sendDigestJob, (services, { userId }) => sendDigest(services, userId)),
  worker(mailResetLinkJob, mailResetLink),

  worker(routeCaseJob, (services, { caseId }) =>
    services.env.isSandbox ? routeInSandbox(services, caseId) : routeCase(services, caseId),
  ),
  worker(actInSandboxJob, (services, { caseId }) => actInSandbox(services, caseId)),
  worker(warnOfOfferJob, (services, { offerId }) => warnOfOffer(services, offerId)),
  worker(expireOfferJob, (services, { offerId }) => expireOffer(services, offerId)),
  worker(findClocksJob, enqueueClocks),
  worker(tellClockJob, (services, { caseId }) => tellClock(services, caseId)),
  worker(countDaysJob, async (services) => {
    await fillDailyCounts(services);
    await countIntake(services);
  }),
  worker(remindOfCallbackJob, (services, { callbackId }) => remindOfCallback(services, callbackId)),
  worker(sendScheduledJob, (services, { scheduledId }) => sendPlanned(services, scheduledId)),
  worker(followUpJob, (services, { followUpId }) => sendFollowUp(services, followUpId)),

  worker(scanDocumentJob, (services, { versionId }) => scanDocument(services, versionId)),
  worker(sweepContentJob, (services, { storageKey }) => sweepContent(services, storageKey)),
  worker(remindOfDocumentsJob, remindOfDocuments),

  worker(remindOfLicencesJob, remindOfLicences),
  worker(tellOfLicenceJob, (services, { brokerId }) => tellOfLicence(services, brokerId)),
  worker(runImportJob, (services, { importId }) => runImport(services, importId)),
  worker(undoImportJob, (services, { importId }) => takeImportBack(services, importId)),
  worker(deliverWebhooksJob, (services, { endpointId }) => deliverDue(services, endpointId)),
  worker(retryWebhooksJob, (services, { endpointId }) => deliverDue(services, endpointId)),
  worker(runRetentionJob, runRetention),

  worker(sweepTimersJob, async (services) => {
    await dispatchEvents(services);
    await sweepOverdue(services);
    await sendDuePushes(services, caseNumber);
    await sendDueTexts(services, { numberOf: caseNumber, stopped: stopNumber });
    await alertOnSignInFailures(services);
  }),
  worker(chainLedgersJob, async (services) => {
    // Nothing is proved there, and a chain can't lose its beginning.
    if (services.env.isSandbox) return;
    await chainConsents(services);
    await chainAudit(services);
  }),
  worker(upkeepJob, async (services) => {
    await services.staging.removeAbandoned(services.now());
    await rescanForgotten(services);
    await removeExpired(services);
    await removeOldSessions(services);
    await removeOldDevices(services);
    await removeOldTexts(services);
    await removeDonePlans(services);
    await removeEndedFollowUps(services);
    await removeOldWriters(services);
    await removeOldInboundEmails(services);
    await removeOldBrowserFailures(services);
    await warnOfExpiringKeys(services);
    await removeOldKeys(services);
    await removeOldDeliveries(services);
    await removeOldEvents(services);
    await removeOldAnswers(services);
    await removeOldTestRows(services);
    await repairLoads(services);
    await makeMonths(services);
  }),
];

/** Every job. */
export const jobs: readonly Job<object>[] = workers.map(({ job }) => job);

async function counted(metrics: Metrics | null, queue: string, work: () => Promise<void>): Promise<void> {
  const since = performance.now();
  const count = (outcome: 'ok' | 'failed') => metrics?.worked(queue, outcome, (performance.now() - since) / 1000);
  try {
    await work();
    count('ok');
  } catch (error) {
    count('failed');
    throw error;
  }
}

/** Jobs enqueued by an action run for that action's organization; scheduled jobs run for the installation's. */
export async function startWorkers(own: Services, given: MailTransport): Promise<void> {
  const transport: MailTransport = {
    send: (message) => traced({ name: 'send email', kind: 'outgoing' }, () => given.send(message)),
  };
  for (const { job, run } of workers)
    await own.jobs.work(job, async (data, whose) => {
      await own.foreground.quiet();
      await counted(own.metrics, job.name, async () => run(await own.within(whose), data as never, transport));
    });
  // Immediately, so that the charts are not empty after a start or an import.
  await own.jobs.enqueue(own.db, countDaysJob, {});
}
