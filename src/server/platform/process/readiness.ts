/**
 * Whether this process can do its work, checked on a separate connection: a pool exhausted by slow requests must not make a load balancer
 * wait, and is no reason to send its visitors elsewhere.
 */

import { DeadlineClient } from '#server/platform/db/deadline-client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Live } from '#server/platform/live/live.ts';
import { within } from './deadline.ts';

/** An answer takes this long at most, or counts as none. A dead connection and a new one together take three of these at most. */
const ANSWER_MS = 1_500;
/** Workers poll every five seconds, and the listening connection every ten. */
const FRESH_MS = 30_000;
/** While the database answers here but nothing has recovered for this long, only a new process helps. */
const STUCK_MS = 300_000;
const LOOK_EVERY_MS = 10_000;

type Options = {
  databaseUrl: string;
  jobs: Pick<Jobs, 'answeredAt'>;
  live: Pick<Live, 'answeredAt'>;
  /** A reason why this process will never recover, supplied by its starter. */
  lost?: (() => string | null) | undefined;
  /** Called when an open connection turned out to be silent: others of its age are, too. */
  onSilence(): void;
};

export type Readiness = {
  /** Why requests should go elsewhere, or null. Answers within five seconds, whatever the database does. */
  problem(): Promise<string | null>;
  /** Why this process should be replaced, or null. Makes no query. */
  lost(): string | null;
  /** From now on requests should go elsewhere. */
  drain(): void;
  close(): void;
};

export function openReadiness({ databaseUrl, jobs, live, lost, onSilence }: Options): Readiness {
  let client: DeadlineClient | undefined;
  let asking: Promise<boolean> | undefined;
  let stuckSince: number | null = null;
  let draining = false;
  let closed = false;

  async function connect(): Promise<DeadlineClient> {
    const next = new DeadlineClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      deadline: () => ANSWER_MS,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) client = undefined;
    });
    await next.connect();
    if (closed) next.end().catch(() => undefined);
    else client = next;
    return next;
  }

  async function askOnce(): Promise<void> {
    const asked = client ?? (await connect());
    await asked.query('SELECT 1');
  }

  async function ask(): Promise<boolean> {
    const known = client;
    try {
      await askOnce().catch((error) => {
        if (!known) throw error;
        // An open connection may be dead while the database is fine, for example after a failover.
        if (client === known) client = undefined;
        known.end().catch(() => undefined);
        onSilence();
        return askOnce();
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Load balancers and people who ask at the same moment share one answer. */
  function databaseAnswers(): Promise<boolean> {
    asking ??= within(3 * ANSWER_MS, 'readiness', ask())
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  function silentPart(): string | null {
    const since = Date.now() - FRESH_MS;
    if (jobs.answeredAt() < since) return 'background jobs aren’t being picked up';
    if (live.answeredAt() < since) return 'live events aren’t being received';
    return null;
  }

  const look = setInterval(async () => {
    const stuck = (await databaseAnswers()) && silentPart() !== null;
    stuckSince = stuck ? (stuckSince ?? Date.now()) : null;
  }, LOOK_EVERY_MS).unref();

  return {
    async problem() {
      if (draining) return 'shutting down';
      return (await databaseAnswers()) ? silentPart() : 'the database isn’t responding';
    },
    lost() {
      const part = silentPart();
      const stuck = part && stuckSince !== null && Date.now() - stuckSince > STUCK_MS;
      return lost?.() ?? (stuck ? part : null);
    },
    drain() {
      draining = true;
    },
    close() {
      closed = true;
      clearInterval(look);
      client?.end().catch(() => undefined);
    },
  };
}
