/** The three database roles, the time limits of each, and how a login assumes one (docs/decisions/0043). */

/** The owner creates and alters tables, the application does the daily work, and only retention changes records that serve as proof. */
export const databaseRoles = {
  owner: 'coverbridge_owner',
  app: 'coverbridge_app',
  retention: 'coverbridge_retention',
} as const;

export type DatabaseRole = keyof typeof databaseRoles;

/** The login of each role. `embedded` asks the start script for its own PostgreSQL; it replaces them before the server sees them. */
export type DatabaseUrls = {
  /** The application. */
  databaseUrl: string;
  /** For the start script only: creates and alters the tables. */
  databaseOwnerUrl: string;
  /** For records past their retention period, and for erasure (`Services.retentionDb`). */
  databaseRetentionUrl: string;
};

/** How long one statement of a request may take unless DATABASE_TIMEOUT_SECONDS says otherwise. */
export const REQUEST_SECONDS = 15;
/** A batch of retention. Counts over whole tables request more (`longTransaction`). */
const RETENTION_SECONDS = 60;
/** Longer than the longest transaction: a process that hangs in the middle of one must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 150_000;

/** Milliseconds, under PostgreSQL's names for them. */
export type SessionLimits = {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
};

/** PostgreSQL cancels a statement that takes longer, with its own error, and a wait for a lock before that. */
export function limitsOf(timeoutSeconds: number): SessionLimits {
  const statement = Math.round(timeoutSeconds * 1000);
  return {
    statement_timeout: statement,
    lock_timeout: Math.round((statement * 2) / 3),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

/** The defaults for any tool that signs in as the role. The product's own connections set theirs. */
export const roleLimits: Record<DatabaseRole, SessionLimits> = {
  owner: {
    // One statement that locks what others need: a batch, or a schema change. What may take longer sets its own limit.
    statement_timeout: 60_000,
    // While a schema change waits for its lock, everyone who comes later queues behind it, even readers.
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  },
  app: limitsOf(REQUEST_SECONDS),
  retention: limitsOf(RETENTION_SECONDS),
};

/** The user name of a login; null when the address leaves it to the environment. */
export function loginOf(databaseUrl: string): string | null {
  return URL.canParse(databaseUrl) ? decodeURIComponent(new URL(databaseUrl).username) || null : null;
}

/**
 * The privilege of `pg_has_role` that says who may SET ROLE: PostgreSQL 16 made a membership and the right to use it two things.
 * An expression of SQL, for both.
 */
export const MAY_ASSUME = `CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END`;

/** The role that an address assumes on connect; null when it is the login's own. */
export function roleIn(databaseUrl: string): string | null {
  if (!URL.canParse(databaseUrl)) return null;
  return /-c role=(\w+)/.exec(new URL(databaseUrl).searchParams.get('options') ?? '')?.[1] ?? null;
}

/**
 * The same address for a session that has the role from its first statement on: unchanged when it signs in under the role's own name,
 * otherwise with a SET ROLE on connect. Idempotent. An address that is not a URL stays as it is.
 */
export function asRole(databaseUrl: string, role: DatabaseRole): string {
  const name = databaseRoles[role];
  if (!URL.canParse(databaseUrl) || loginOf(databaseUrl) === name) return databaseUrl;
  const url = new URL(databaseUrl);
  const option = `-c role=${name}`;
  const options = url.searchParams.get('options') ?? '';
  if (!options.includes(option)) url.searchParams.set('options', `${options} ${option}`.trim());
  return url.href;
}
