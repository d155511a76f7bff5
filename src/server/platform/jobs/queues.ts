/** The queues and schedules that jobs need, in the database. */
import type { PgBoss, Queue, ScheduleOptions } from 'pg-boss';
import type { Job } from './definition.ts';

/** For jobs that do not set it. */
const EXPIRE_SECONDS = 60;
const HEARTBEAT_SECONDS = 10;

const optionsOf = ({ expireSeconds = EXPIRE_SECONDS }: Job<object>) =>
  ({
    notify: true,
    retryLimit: 30,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: expireSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  }) satisfies Omit<Queue, 'name'>;

const hoursOf = (
  { onTheWall, madeUpFor }: NonNullable<Job<object>['schedule']>,
  timeZone: string,
): ScheduleOptions => ({
  ...(onTheWall && { tz: timeZone }),
  ...(madeUpFor && { missed: 'once' }),
});

/**
 * Creates and changes what is missing or different. Every start does: two statements say that there is nothing to do, where writing all of
 * it again would take more than a hundred.
 */
export async function bringQueues(boss: PgBoss, known: readonly Job<object>[], timeZone: string): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const queueOf = new Map(queues.map((queue) => [queue.name, queue]));
  const scheduleOf = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  for (const job of known) {
    const [options, queue] = [optionsOf(job), queueOf.get(job.name)];
    if (!queue) await boss.createQueue(job.name, options);
    // A queue of an earlier release has the options it was created with.
    else if (queue.expireInSeconds !== options.expireInSeconds)
      await boss.updateQueue(job.name, { expireInSeconds: options.expireInSeconds });
    if (!job.schedule) continue;
    const [hours, schedule] = [hoursOf(job.schedule, timeZone), scheduleOf.get(job.name)];
    const isSame =
      schedule?.cron === job.schedule.cron &&
      schedule.timezone === (hours.tz ?? 'UTC') &&
      schedule.options?.missed === hours.missed;
    if (!isSame) await boss.schedule(job.name, job.schedule.cron, null, hours);
  }
}
