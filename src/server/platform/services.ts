/** The external dependencies of the procedures, created once per process and passed down. */
import type pg from 'pg';
import type { LiveEnv } from '#server/env.ts';
import type { SessionBudget } from '#server/platform/auth/session-budget.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { DocumentFolder } from '#server/platform/files/document-folder.ts';
import type { Examiner } from '#server/platform/files/examiner.ts';
import type { Scanner } from '#server/platform/files/scanner.ts';
import type { Staging } from '#server/platform/files/staging.ts';
import type { ForwardedRequests } from '#server/platform/http/forwarded-requests.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Outbound } from '#server/platform/outbound/sender.ts';
import type { Foreground } from '#server/platform/process/foreground.ts';
import type { Log } from '#server/platform/process/log.ts';
import type { Readiness } from '#server/platform/process/readiness.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { TextTransport } from '#server/platform/texts/transport.ts';
import type { Assistant } from './assistant-provider.ts';
import type { Publish } from './events.ts';
import type { Settings } from './settings.ts';

export type Services = {
  /** `env.site` changes when administrators publish: it is read when it is needed. */
  env: LiveEnv;
  db: Database;
  /** The role that may change and remove proof: for retention and erasure only (tests/architecture.test.ts). */
  retentionDb: Database;
  pool: pg.Pool;
  jobs: Jobs;
  live: Live;
  /** Publishes events to other modules, in the caller's transaction. */
  publish: Publish;
  readiness: Readiness;
  limiter: RateLimiter;
  /** What one session may use of this process. */
  budget: SessionBudget;
  /** Whether there is a proxy in front that the configuration does not cover. */
  forwardedRequests: ForwardedRequests;
  /** The calls users wait for; jobs give way to them. */
  foreground: Foreground;
  settings: Settings;
  /** Stages uploads until they are attached. */
  staging: Staging;
  /** Parses uploaded bytes, in separate processes. */
  examiner: Examiner;
  /** Reads papers, in a process of its own: a long reading keeps no upload waiting. */
  reader: Examiner;
  /** Whether this process has the document folder; null where documents are in a bucket. */
  documentFolder: DocumentFolder | null;
  /** Stores the sealed files. */
  storage: Storage;
  /** Null where none is configured. */
  scanner: Scanner | null;
  /** The AI provider, or null: the built-in assistant answers instead. */
  assistant: Assistant | null;
  /** Sends text messages, or null: nobody is texted. */
  texts: TextTransport | null;
  /** What this process counts about itself, or null: nobody reads it. */
  metrics: Metrics | null;
  /** Sends to addresses that others chose. */
  outbound: Outbound;
  log: Log;
  /** Whose records these services work with. */
  organizationId: string;
  /**
   * The same for the records of another organization.
   * @throws {AppError} NOT_FOUND when there is no such organization
   */
  within(organizationId: string): Promise<Services>;
  /** The database's time. Tests set it; nothing else in the server reads the time of day. */
  now: () => Date;
};
