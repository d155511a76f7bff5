/** Rounds through several modules, begun by the clock. */
import { defineJob } from '#server/platform/jobs/definition.ts';

/** Does what is due and was not done by a timer of its own: what a lost timer costs at most. */
export const sweepTimersJob = defineJob('timers.sweep', { expireSeconds: 300, schedule: { cron: '* * * * *' } });

/** Chains the consents and the entries of the audit. Until then one is written, but not yet sealed by the one after it. */
export const chainLedgersJob = defineJob('ledgers.chain', { schedule: { cron: '* * * * *' } });

/** At a minute when nothing else begins. */
export const upkeepJob = defineJob('upkeep', { schedule: { cron: '17 * * * *' } });
