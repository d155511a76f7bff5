/**
 * A business in fast motion: the real commands and the real jobs, on a clock that jumps from one event to the next. Rules, deadlines,
 * notifications and the log of decisions come out as if people had worked for months.
 */
import { workers } from '#server/app/jobs/workers.ts';
import { listeners } from '#server/app/listeners.ts';
import { type Env, withSite } from '#server/env.ts';
import { sendMailJob } from '#server/modules/notifications/jobs.ts';
import { createSessionBudget } from '#server/platform/auth/session-budget.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import type { MailTransport } from '#server/platform/email/transport.ts';
import { publisher } from '#server/platform/events.ts';
import { guardedStorage, openDocumentFolder } from '#server/platform/files/document-folder.ts';
import { createExaminer } from '#server/platform/files/examiner.ts';
import { FolderStaging } from '#server/platform/files/staging.ts';
import { watchForwardedRequests } from '#server/platform/http/forwarded-requests.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { openLive } from '#server/platform/live/live.ts';
import type { Outbound } from '#server/platform/outbound/sender.ts';
import { createForeground } from '#server/platform/process/foreground.ts';
import { createLog } from '#server/platform/process/log.ts';
import type { Services } from '#server/platform/services.ts';
import { openSettings } from '#server/platform/settings.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { createAgenda, timedJobs } from './timed-jobs.ts';

export interface Simulation {
  services: Services;
  /** Plans an action for a moment; what it throws ends the simulation. */
  plan(at: Date, action: () => Promise<void>): void;
  /** Runs everything that is due until then. */
  runUntil(end: Date): Promise<void>;
  close(): Promise<void>;
}

/** Rate limits count seconds of the real clock, in which a simulation lives months. */
const unlimited: RateLimiter = {
  consume: async (rule) => ({ ...rule, left: rule.points, resetSeconds: rule.seconds }),
  consumeFrom: async (rule) => ({ ...rule, left: rule.points, resetSeconds: rule.seconds }),
  async allows() {
    return true;
  },
  async refund() {},
  async reset() {},
};

/** Receivers of webhooks take what they get, except one type of event that they don’t know yet. Nothing is really sent, and no device listens. */
const receivers: Outbound = {
  send: async (_url, body) =>
    JSON.parse(String(body)).type === 'document.added'
      ? { status: 422, answer: '{"error":"Unknown type of event"}', milliseconds: 60 }
      : { status: 204, answer: '', milliseconds: 90 },
  close: async () => undefined,
};

/** Emails of a simulation are not sent: their addresses are made up. */
const noMail: MailTransport = {
  async send() {
    throw new Error('A simulation sends no email');
  },
};

/** @param begin where the clock starts */
export async function openSimulation(env: Env, begin: Date): Promise<Simulation> {
  let at = begin;
  const now = () => at;
  const log = createLog('silent');
  const agenda = createAgenda();
  const database = connectDatabase(withoutWaiting(env.databaseUrl), 2);
  const live = await openLive(env.databaseUrl, log);
  const settings = await openSettings(database.db, live, log);
  const documentFolder = env.s3 ? null : openDocumentFolder({ db: database.db, dataDir: env.dataDir });
  const storage = createStorage(env);
  const examiner = createExaminer({ uploads: `${env.dataDir}/uploads`, log });
  const handlers = new Map(
    workers
      .filter(({ job }) => job.name !== sendMailJob.name)
      .map(({ job, run }) => [job.name, (data: object) => run(services, data as never, noMail)]),
  );
  const services: Services = {
    organizationId: INSTALLATION,
    metrics: null,
    within: async () => services,
    env: withSite(env),
    db: database.db,
    retentionDb: database.db,
    pool: database.pool,
    jobs: timedJobs(agenda, now, handlers),
    live,
    publish: publisher(listeners),
    readiness: { problem: async () => null, lost: () => null, drain() {}, close() {} },
    limiter: unlimited,
    budget: createSessionBudget(env.rateLimitScale),
    forwardedRequests: watchForwardedRequests(),
    foreground: createForeground(),
    settings,
    staging: new FolderStaging({ dataDir: env.dataDir, keys: env }),
    examiner,
    // Nobody reads a paper in it.
    reader: examiner,
    documentFolder,
    storage: documentFolder ? guardedStorage(storage, documentFolder) : storage,
    scanner: null,
    assistant: null,
    texts: null,
    outbound: receivers,
    log,
    now,
  };
  return {
    services,
    plan: agenda.plan,
    runUntil: (end) =>
      agenda.runUntil(end, (next) => {
        at = next;
      }),
    async close() {
      examiner.close();
      settings.close();
      live.close();
      await database.close();
    },
  };
}

/** Commits do not wait for the disk: what a power cut takes is simulated again. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}
