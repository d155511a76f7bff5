/** Scheduled jobs that span several modules. */
import { defineJob } from '#server/platform/jobs/definition.ts';

/** Runs what is due but was missed by its own timer, so that a lost timer costs a minute at most. */
export const sweepTimersJob = defineJob('timers.sweep', { expireSeconds: 300, schedule: { cron: '* * * * *' } });

/** Chains the consents and the audit entries. Until then an entry is stored but not yet sealed by its successor. */
export const chainLedgersJob = defineJob('ledgers.chain', { schedule: { cron: '* * * * *' } });

/** At a minute when no other job starts. */
export const upkeepJob = defineJob('upkeep', { schedule: { cron: '17 * * * *' } });
