/** The queue of a simulation: jobs run at their time on the simulated clock, in this process, and nothing is stored. */
import type { Job } from '#server/platform/jobs/definition.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

interface Waiting {
  at: number;
  /** Of two things due at the same moment, the one that was planned first. */
  order: number;
  run: () => Promise<void>;
}

/** What is due, by time. */
export interface Agenda {
  /** Plans an action; one that is already due runs next. */
  plan(at: Date, run: () => Promise<void>): void;
  /** Runs everything due up to a moment, in order, also what is planned meanwhile. */
  runUntil(end: Date, setClock: (at: Date) => void): Promise<void>;
}

export function createAgenda(): Agenda {
  const waiting: Waiting[] = [];
  let order = 0;
  return {
    plan(at, run) {
      waiting.push({ at: at.getTime(), order: order++, run });
    },
    async runUntil(end, setClock) {
      for (let next = first(waiting, end); next; next = first(waiting, end)) {
        waiting.splice(waiting.indexOf(next), 1);
        setClock(new Date(next.at));
        await next.run();
      }
      setClock(end);
    },
  };
}

/** A simulation has a few hundred things waiting at most, so the list is searched. */
function first(waiting: readonly Waiting[], end: Date): Waiting | undefined {
  let best: Waiting | undefined;
  for (const one of waiting)
    if (!best || one.at < best.at || (one.at === best.at && one.order < best.order)) best = one;
  return best && best.at <= end.getTime() ? best : undefined;
}

/** @param run what the worker of a job does; jobs without one are dropped */
export function timedJobs(
  agenda: Agenda,
  now: () => Date,
  run: ReadonlyMap<string, (data: object) => Promise<void>>,
): Jobs {
  const enqueue = (name: string, data: object, at: Date) => {
    const work = run.get(name);
    if (work) agenda.plan(at, () => work(data));
  };
  const jobs: Jobs = {
    async enqueue(_tx, { name }, data, { startAfter, delayMs = 0 } = {}) {
      enqueue(name, data, startAfter ?? new Date(now().getTime() + delayMs));
    },
    async enqueueMany<Data extends object>(_tx: unknown, { name }: Job<Data>, data: Data[]) {
      for (const one of data) enqueue(name, one, now());
    },
    async work() {
      throw new Error('A simulation runs its jobs itself');
    },
    within: () => jobs,
    answeredAt: () => now().getTime(),
    async close() {},
  };
  return jobs;
}
