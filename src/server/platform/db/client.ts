/** One connection pool, used by Prisma and by the few handwritten statements. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '#server/platform/db/generated/prisma/client.ts';
import { DeadlineClient, type DeadlineOptions } from './deadline-client.ts';
import { statementName } from './kept-statements.ts';
import { INSTALLATION, poolWithin } from './organization.ts';
import { limitsOf } from './roles.ts';

export type Database = PrismaClient;
declare const opened: unique symbol;
/** Only `transaction()` creates one, so that what is gathered in it cannot be forgotten. */
export type Transaction = Prisma.TransactionClient & { readonly [opened]: true };

/** The limit for console commands: no user waits for them. */
const CONSOLE_SECONDS = 600;

/** Milliseconds after which a statement that PostgreSQL should have cancelled counts as lost. */
export function silenceOf(timeoutSeconds: number): number {
  return Math.round((timeoutSeconds * 4_000) / 3);
}

/** How long a request waits for a free connection before it fails with "try again". */
const WAIT_MS = 10_000;

/** The limits of one connection: PostgreSQL's own apply first. When no response comes at all, the connection is broken from this side. */
function databaseLimits(databaseUrl: string, timeoutSeconds: number): pg.PoolConfig & DeadlineOptions {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: WAIT_MS,
    ...limitsOf(timeoutSeconds),
    deadline: () => silenceOf(timeoutSeconds),
  };
}

export type Connection = { pool: pg.Pool; db: Database };

/** Uses the installation's own organization unless specified otherwise. */
export type Connected = Connection & {
  /** The same connections for the records of another organization. */
  within(organizationId: string): Connection;
  /** Closes idle connections. After a silent failover they are dead without any signal. */
  dropIdle(): void;
  close(): Promise<void>;
};

/**
 * Opens the database. Nothing is connected before the first query.
 * @param timeoutSeconds how long one statement may take; `longTransaction` raises it for one transaction
 */
export function connectDatabase(url: string, poolSize: number, timeoutSeconds = CONSOLE_SECONDS): Connected {
  const limits = databaseLimits(url, timeoutSeconds);
  const pool = new pg.Pool({ ...limits, max: poolSize, Client: DeadlineClient as never });
  const idle = new Set<DeadlineClient>();
  pool.on('acquire', (client) => idle.delete(client as never));
  pool.on('release', (error, client) => error || idle.add(client as never));
  pool.on('remove', (client) => idle.delete(client as never));
  // A connection that breaks while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Prisma gives up after two seconds of waiting and five of work: a busy minute would refuse what could succeed a little later.
  const transactionOptions = { maxWait: WAIT_MS, timeout: Math.round(timeoutSeconds * 1000) };
  const connections = new Map<string, Connection>();
  function within(organizationId: string): Connection {
    const known = connections.get(organizationId);
    if (known) return known;
    const own = poolWithin(pool, organizationId);
    const made = {
      pool: own,
      db: new PrismaClient({
        adapter: new PrismaPg(own, { statementNameGenerator: statementName }),
        transactionOptions,
      }),
    };
    connections.set(organizationId, made);
    return made;
  }
  return {
    ...within(INSTALLATION),
    within,
    dropIdle() {
      for (const client of idle) client.abandon('other connections stopped responding');
    },
    async close() {
      for (const { db } of connections.values()) await db.$disconnect();
      await pool.end();
    },
  };
}
