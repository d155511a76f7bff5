/** What the procedures need from the outside, made once per process and handed down. */
import type pg from 'pg';
import type { Env } from '#server/env.ts';
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
import type { Foreground } from '#server/platform/process/foreground.ts';
import type { Log } from '#server/platform/process/log.ts';
import type { Readiness } from '#server/platform/process/readiness.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Assistant } from './assistant-provider.ts';
import type { Publish } from './events.ts';
import type { Settings } from './settings.ts';

export type Services = {
  env: Env;
  db: Database;
  /** The role that may change and remove what proves: for retention and erasure, and for nothing else (tests/architecture.test.ts). */
  retentionDb: Database;
  pool: pg.Pool;
  jobs: Jobs;
  live: Live;
  /** Says to other modules what happened, in the caller's transaction. */
  publish: Publish;
  readiness: Readiness;
  limiter: RateLimiter;
  /** What one session may ask of this process. */
  budget: SessionBudget;
  /** Whether a proxy is in front that the configuration does not know of. */
  forwardedRequests: ForwardedRequests;
  /** The calls somebody waits for; jobs give way to them. */
  foreground: Foreground;
  settings: Settings;
  /** Where uploads gather until they are attached. */
  staging: Staging;
  /** Parses uploaded bytes, in processes of its own. */
  examiner: Examiner;
  /** Whether this process has the folder of the documents; null where they are in a bucket. */
  documentFolder: DocumentFolder | null;
  /** Where the sealed files lie. */
  storage: Storage;
  /** Null where none is configured. */
  scanner: Scanner | null;
  /** The AI provider, or null: the assistant built into the product answers. */
  assistant: Assistant | null;
  log: Log;
  /** Whose records these services work with. */
  organizationId: string;
  /**
   * The same for the records of another organization.
   * @throws {AppError} NOT_FOUND when there is no such organization
   */
  within(organizationId: string): Promise<Services>;
  /** The time of the database. Tests set it; nothing else in the server asks for the time of day. */
  now: () => Date;
};
