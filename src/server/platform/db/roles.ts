/** The three roles the database knows us by, what each may take of its time, and how a login becomes one (docs/decisions/0043). */

/** The owner makes and changes tables, the application does the daily work, retention alone touches what proves. */
export const databaseRoles = {
  owner: 'coverbridge_owner',
  app: 'coverbridge_app',
  retention: 'coverbridge_retention',
} as const;

export type DatabaseRole = keyof typeof databaseRoles;

/** Where each role signs in. `embedded` asks the start script for its own PostgreSQL; it replaces them before the server sees them. */
export type DatabaseUrls = {
  /** The application. */
  databaseUrl: string;
  /** For the start script alone: makes and changes the tables. */
  databaseOwnerUrl: string;
  /** For what reached the end of its retention, and for erasure (`Services.retentionDb`). */
  databaseRetentionUrl: string;
};

/** How long one statement of a request may take unless DATABASE_TIMEOUT_SECONDS says otherwise. */
export const REQUEST_SECONDS = 15;
/** A batch of retention. What counts whole tables asks for more (`longTransaction`). */
const RETENTION_SECONDS = 60;
/** Longer than the longest transaction: a process that hangs in the middle of one must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 150_000;

/** Milliseconds, under the names PostgreSQL has for them. */
export type SessionLimits = {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
};

/** PostgreSQL ends a statement that takes longer with a sentence of its own, and a wait for a lock before that. */
export function limitsOf(timeoutSeconds: number): SessionLimits {
  const statement = Math.round(timeoutSeconds * 1000);
  return {
    statement_timeout: statement,
    lock_timeout: Math.round((statement * 2) / 3),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

/** What any tool that signs in as the role has, without asking for it. The product's own connections name theirs. */
export const roleLimits: Record<DatabaseRole, SessionLimits> = {
  owner: {
    // One statement that holds what others need: a batch, or a change of a table. What may take longer says so itself.
    statement_timeout: 60_000,
    // While a change of a table waits for its lock, everybody who comes later waits behind it, also those who only read.
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  },
  app: limitsOf(REQUEST_SECONDS),
  retention: limitsOf(RETENTION_SECONDS),
};

/** The name somebody signs in with; null when the address leaves it to the environment. */
export function loginOf(databaseUrl: string): string | null {
  return URL.canParse(databaseUrl) ? decodeURIComponent(new URL(databaseUrl).username) || null : null;
}

/**
 * The same address for a session that is the role from its first statement on: as it is when it signs in under the role's own name, with
 * a SET ROLE on the way in otherwise. Done twice, it changes nothing more. An address that is no URL stays as it is.
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
