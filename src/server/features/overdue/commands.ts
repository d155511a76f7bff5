/** The net under all timers: what is due and was not done, because a timer was lost or went off too early, is done now. */
import { findDueReminders, remindOfCallback } from '#server/features/callbacks/commands.ts';
import { findUnwarnedOffers, warnOfOffer } from '#server/features/clocks/commands.ts';
import { endHold, findEndedHolds } from '#server/features/holds/commands.ts';
import { expireOptions, findExpiredOptions } from '#server/features/option-expiry/commands.ts';
import { findLatePlans, sendPlanned } from '#server/features/planned-sending/commands.ts';
import { expireOffer, findOverdueOffers } from '#server/features/routing/commands.ts';
import { reportError } from '#server/http/report-error.ts';
import type { Services } from '#server/services.ts';

/** How many of a kind one round does; what is left is there a minute later. */
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
  'case.resume': { find: findEndedHolds, run: endHold },
  'options.expire': { find: findExpiredOptions, run: expireOptions },
};

/** Does everything that is overdue, one by one: each decides again under its own lock, and one that fails holds up no other. */
export async function sweepOverdue(services: Services): Promise<void> {
  for (const [job, { find, run }] of Object.entries(sweeps)) {
    const rows = await find(services, BATCH);
    for (const { id } of rows)
      await run(services, id).catch((error) => reportError(services.log, error, { job: `timers.sweep ${job}` }));
  }
}
