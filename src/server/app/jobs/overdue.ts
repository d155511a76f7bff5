/** The safety net under all timers: runs what is overdue because a timer was lost or fired too early. */

import { expireOffer, findOverdueOffers } from '#server/modules/assignment/routing/commands.ts';
import { findDueReminders, remindOfCallback } from '#server/modules/callbacks/commands.ts';
import { findUnwarnedOffers, warnOfOffer } from '#server/modules/cases/sla/commands.ts';
import { endHold, findEndedHolds } from '#server/modules/cases/workflow/hold/commands.ts';
import { findUnconfirmedWithdrawals, remindOfWithdrawal } from '#server/modules/cases/workflow/withdrawal/commands.ts';
import { enqueueDelivery } from '#server/modules/integrations/webhooks/delivery/commands.ts';
import { findDueEndpoints } from '#server/modules/integrations/webhooks/delivery/queries.ts';
import {
  findDueFollowUps,
  sendFollowUp,
} from '#server/modules/messaging/scheduled-messages/follow-ups/sending/commands.ts';
import { findLatePlans, sendPlanned } from '#server/modules/messaging/scheduled-messages/sending/commands.ts';
import {
  findDueIssues,
  findUnsettledIssues,
  settleIssue,
  takeBatch,
} from '#server/modules/newsletter/issues/sending/commands.ts';
import { findDueArticles, publishDue } from '#server/modules/publishing/articles/deciding/commands.ts';
import { expireOptions, findExpiredOptions } from '#server/modules/quote-options/expiry/commands.ts';
import { findDueDraftReminders, remindOfDraft } from '#server/modules/quote-requests/continuing/reminders/commands.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';

/** The most of each kind per run; the rest follows a minute later. */
const BATCH = 200;

type Sweep = {
  find: (services: Services, take: number) => Promise<{ id: string }[]>;
  run: (services: Services, id: string) => Promise<void>;
};

const sweeps: Record<string, Sweep> = {
  'offer.expire': { find: findOverdueOffers, run: expireOffer },
  'offer.warn': { find: findUnwarnedOffers, run: warnOfOffer },
  'callback.remind': { find: findDueReminders, run: remindOfCallback },
  'message.scheduled': { find: findLatePlans, run: sendPlanned },
  'message.follow-up': { find: findDueFollowUps, run: sendFollowUp },
  'case.resume': { find: findEndedHolds, run: endHold },
  'withdrawal.remind': { find: findUnconfirmedWithdrawals, run: remindOfWithdrawal },
  'draft.remind': { find: findDueDraftReminders, run: remindOfDraft },
  'webhook.deliver': { find: findDueEndpoints, run: enqueueDelivery },
  'newsletter.batch': { find: findDueIssues, run: takeBatch },
  'newsletter.settle': { find: findUnsettledIssues, run: settleIssue },
  'article.publish': { find: findDueArticles, run: publishDue },
  'options.expire': { find: findExpiredOptions, run: expireOptions },
};

/** Runs everything overdue, one by one: each rechecks under its own lock, and one failure does not hold up the others. */
export async function sweepOverdue(services: Services): Promise<void> {
  for (const [job, { find, run }] of Object.entries(sweeps)) {
    const rows = await find(services, BATCH);
    for (const { id } of rows)
      await run(services, id).catch((error) => reportError(services.log, error, { job: `timers.sweep ${job}` }));
  }
}
