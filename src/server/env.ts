/** The environment, read once and checked: nothing else in the server accesses `process.env`. */
import type { z } from 'zod';
import { demoProblems, isLocalSmtp, weakProductionProblems } from '#server/env-exposure.ts';
import { type InboundEmail, inboundEmailOf, inboundProblems } from '#server/env-inbound.ts';
import { sandboxProblems, sandboxUrls } from '#server/env-sandbox.ts';
import { type Texts, textProblems, textsOf } from '#server/env-texts.ts';
import { variablesSchema } from '#server/env-variables.ts';
import { type Watch, watchOf } from '#server/env-watch.ts';
import { asRole, type DatabaseUrls, databaseRoles, loginOf } from '#server/platform/db/roles.ts';
import { ownAddress } from '#server/platform/http/own-address.ts';
import { type SiteProfile, siteProfileFromEnv } from '#shared/platform/site.ts';

/** Reports everything missing or weak at once, so that a failed start is not fixed one variable at a time. */
export class EnvError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The environment isn’t valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

const MEGABYTE = 1024 * 1024;

export type Env = DatabaseUrls & {
  production: boolean;
  /** A demo that strangers can reach, intentionally. */
  publicDemo: boolean;
  host: string;
  port: number;
  /** How long a stopping process keeps answering, so that load balancers notice: 10 in production, 0 elsewhere. */
  drainSeconds: number;
  databasePool: number;
  /** The database of the requests that test keys make; null where there is none, and no test keys either. */
  sandbox: DatabaseUrls | null;
  /** These are the services of the sandbox (src/server/app/sandbox.ts). */
  isSandbox: boolean;
  /** How long one statement of a request may take. */
  databaseTimeoutSeconds: number;
  /** How long a start waits for a database that does not respond yet. */
  databaseWaitSeconds: number;
  dataDir: string;
  sessionSecret: string;
  /** 32 bytes: the key that seals sensitive answers. */
  dataKey: Buffer;
  /** Empty: emails are written to files in the data folder. */
  smtpUrl: string;
  /** Refuse to send through a server without encryption: in production, unless it is on this machine or explicitly allowed. */
  smtpRequireTls: boolean;
  mailFrom: string;
  /** How answers to our emails arrive, or null: they then go to the site's own address. */
  inboundEmail: InboundEmail | null;
  /** How text messages are sent, or null: nobody is texted. */
  texts: Texts | null;
  /** What a monitor may read about this process. */
  watch: Watch;
  /** Brokers and administrators must have a second factor: in production, unless the variable says otherwise. */
  requireSecondFactor: boolean;
  /** The previous master key: opens what `npm run keys:rotate` has not resealed yet. */
  dataKeyOld: Buffer | null;
  uploads: {
    /** Bytes per file, and of all files of a case. */
    fileBytes: number;
    caseBytes: number;
  };
  /** Where files are stored: a bucket, or null for a directory in the data folder. */
  s3: { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** The virus scanner, or null: files are then marked as not scanned. */
  clamd: { host: string; port: number } | null;
  /** The assistant's AI provider, or null: the built-in assistant answers instead. */
  openai: {
    apiKey: string;
    /** Empty: OpenAI's own address. */
    baseUrl: string;
    model: string;
    /** Shown in "Powered by …". */
    provider: string;
    inCanada: boolean;
    /** Milliseconds until the first token, and between two. */
    timeoutMs: number;
    /** Tokens per day; above it the built-in assistant answers until the next day. */
    dailyTokens: number;
  } | null;
  webhookAllowPrivate: boolean;
  /** Whether this process runs jobs in addition to answering requests; at least one process must. */
  runJobs: boolean;
  /** Where a worker says how it is, on `host`; null: nowhere. */
  healthPort: number | null;
  /** Whether `npm run serve` starts with a database of the next release, after going back to this one. */
  allowNewerDatabase: boolean;
  rateLimitScale: number;
  trustProxy: number;
  logLevel: string;
  /** The profile as the environment says it: a beginning, over which administrators publish their own (LiveEnv). */
  configuredSite: SiteProfile;
};

/** The environment of a running process: `site` is the profile of the moment, so it is read when it is needed and never kept. */
export type LiveEnv = Env & {
  readonly site: SiteProfile;
  /** Whether this process shows what is published; false while its pages are rendered, and after that failed. */
  readonly siteIsCurrent: boolean;
};

/** What a process shows of the site. */
export type ShownSite = { shown(): SiteProfile; isCurrent(): boolean };

/** @param live the profile of the moment; without one, as in scripts that show it to nobody, what the environment says */
export function withSite(env: Env, live?: ShownSite): LiveEnv {
  const { shown, isCurrent }: ShownSite = live ?? { shown: () => env.configuredSite, isCurrent: () => true };
  return Object.defineProperties({ ...env } as LiveEnv, {
    site: { get: shown, enumerable: true },
    siteIsCurrent: { get: isCurrent, enumerable: true },
  });
}

/** A single address is a single login, which becomes each of the roles. */
function databaseUrls(values: z.output<typeof variablesSchema>): DatabaseUrls {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: owner, DATABASE_RETENTION_URL: retention } = values;
  return {
    databaseUrl: asRole(url, 'app'),
    databaseOwnerUrl: owner || url,
    databaseRetentionUrl: asRole(retention || url, 'retention'),
  };
}

function productionProblems(source: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const url = source.DATABASE_URL ?? '';
  if (url !== 'embedded' && !/^postgres(ql)?:\/\//.test(url)) {
    problems.push("DATABASE_URL must be a postgresql:// address, or 'embedded' to run PostgreSQL on this one machine");
  }
  if (!/^https:\/\/.+/.test(source.SITE_URL ?? '')) problems.push('SITE_URL must be the https:// address visitors use');
  if (!/^smtps?:\/\//.test(source.SMTP_URL ?? ''))
    problems.push('SMTP_URL must be the smtp:// or smtps:// address of the server that sends email');
  if (!(source.MAIL_FROM ?? '').includes('@')) problems.push('MAIL_FROM must be the address emails are sent from');
  if (!source.SITE_EMAIL) problems.push('SITE_EMAIL must be the address visitors can write to');
  if (!source.SITE_POSTAL_ADDRESS)
    problems.push('SITE_POSTAL_ADDRESS must be your postal address, which the law requires in every email');
  return problems;
}

function secretProblems(sessionSecret: string, dataKey: string, dataKeyOld?: string): string[] {
  const problems: string[] = [];
  if (sessionSecret.length < 32) problems.push('SESSION_SECRET must have at least 32 characters');
  else if (new Set(sessionSecret).size < 8)
    problems.push('SESSION_SECRET is too weak: use at least 32 random characters');
  if (Buffer.from(dataKey, 'base64url').length !== 32)
    problems.push('DATA_KEY must be 32 random bytes, base64url encoded');
  if (dataKeyOld && Buffer.from(dataKeyOld, 'base64url').length !== 32)
    problems.push('DATA_KEY_OLD must be the previous 32-byte DATA_KEY, base64url encoded');
  return problems;
}

/**
 * Reads and checks every variable.
 * @throws {EnvError} naming all problems at once
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty line in an .env file means "not set", as in the example file.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variablesSchema.safeParse(filled);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  problems.push(...secretProblems(filled.SESSION_SECRET ?? '', filled.DATA_KEY ?? '', filled.DATA_KEY_OLD));
  if (loginOf(filled.DATABASE_URL ?? '') === databaseRoles.app && !filled.DATABASE_RETENTION_URL)
    problems.push(
      `DATABASE_RETENTION_URL must be set: ${databaseRoles.app}, the login in DATABASE_URL, lacks the rights that retention and erasure need`,
    );
  problems.push(...sandboxProblems(filled), ...inboundProblems(filled), ...textProblems(filled));
  if (filled.OPENAI_API_KEY && !filled.OPENAI_MODEL)
    problems.push('OPENAI_MODEL must name the model when OPENAI_API_KEY is set');
  if (filled.OPENAI_BASE_URL && !URL.canParse(filled.OPENAI_BASE_URL))
    problems.push('OPENAI_BASE_URL must be an address such as https://…/v1');
  if (filled.NODE_ENV === 'production') problems.push(...productionProblems(filled), ...weakProductionProblems(filled));
  else problems.push(...demoProblems(filled));
  let site: SiteProfile | undefined;
  try {
    const own = parsed.success ? { SITE_URL: ownAddress(parsed.data.HOST, parsed.data.PORT) } : {};
    site = siteProfileFromEnv({ ...own, ...filled });
  } catch {
    problems.push('SITE_URL, SITE_EMAIL, PRIVACY_EMAIL or SITE_SOCIAL contains an address that isn’t valid');
  }
  if (!parsed.success || !site || problems.length > 0) throw new EnvError(problems);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    production,
    publicDemo: !production && values.ALLOW_PUBLIC_DEMO,
    host: values.HOST,
    port: values.PORT,
    drainSeconds: values.SHUTDOWN_DRAIN_SECONDS ?? (values.NODE_ENV === 'production' ? 10 : 0),
    ...databaseUrls(values),
    databasePool: values.DATABASE_POOL,
    sandbox: sandboxUrls(values.DATABASE_URL, values.SANDBOX_DATABASE_URL),
    isSandbox: false,
    databaseTimeoutSeconds: values.DATABASE_TIMEOUT_SECONDS,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    dataDir: values.DATA_DIR,
    sessionSecret: values.SESSION_SECRET,
    dataKey: Buffer.from(values.DATA_KEY, 'base64url'),
    smtpUrl: values.SMTP_URL,
    smtpRequireTls: production && !values.ALLOW_INSECURE_SMTP && !isLocalSmtp(values.SMTP_URL),
    mailFrom: values.MAIL_FROM || site.email,
    inboundEmail: inboundEmailOf(values),
    texts: textsOf(values),
    watch: watchOf(values),
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR ?? production,
    dataKeyOld: values.DATA_KEY_OLD ? Buffer.from(values.DATA_KEY_OLD, 'base64url') : null,
    uploads: { fileBytes: values.UPLOAD_MAX_MB * MEGABYTE, caseBytes: values.CASE_MAX_MB * MEGABYTE },
    s3: values.S3_BUCKET
      ? {
          bucket: values.S3_BUCKET,
          endpoint: values.S3_ENDPOINT,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
        }
      : null,
    clamd: values.CLAMD_HOST ? { host: values.CLAMD_HOST, port: values.CLAMD_PORT } : null,
    openai: values.OPENAI_API_KEY
      ? {
          apiKey: values.OPENAI_API_KEY,
          baseUrl: values.OPENAI_BASE_URL,
          model: values.OPENAI_MODEL,
          provider: values.OPENAI_PROVIDER,
          inCanada: values.OPENAI_IN_CANADA,
          timeoutMs: values.OPENAI_TIMEOUT_SECONDS * 1000,
          dailyTokens: values.OPENAI_DAILY_TOKENS,
        }
      : null,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    runJobs: values.RUN_JOBS,
    healthPort: values.HEALTH_PORT ?? null,
    allowNewerDatabase: values.ALLOW_NEWER_DATABASE,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    configuredSite: site,
  };
}
