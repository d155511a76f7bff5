import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseUrls, databaseRoles } from '#server/platform/db/roles.ts';
import { adoptDatabase } from './adopt-database.ts';
import { createClusterRoles, databaseUrls } from './cluster-roles.ts';
import { createCluster } from './create-cluster.ts';
import { adminUrlOf, type Cluster, clusterAt, describeFailure } from './postgres-cluster.ts';
import { launch, livingPostmaster, stopPostmaster } from './postgres-process.ts';
import { SetupError } from './steps.ts';
import { databaseUrl } from './test-templates.ts';

/** A running embedded database, held by this process. */
export interface EmbeddedDatabase {
  /** The connection string of each role for the database `coverbridge`. */
  urls: DatabaseUrls;
  /** The same for the database of the sandbox. */
  sandboxUrls: DatabaseUrls;
  /** The administrator of the whole cluster, in the database `postgres`, for creating roles and databases. */
  adminUrl: string;
  /** What had to be done, for the step's line. */
  how: 'created' | 'started' | 'already running';
  /** Why it is unlikely to come back: it ended and could not be restarted for a while. Attempts continue all the same. */
  lost(): string | null;
  /** Releases the database, and stops it when no other process holds it. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** Folder that holds `database/`; normally `.data`. */
  dataDir: string;
  /** A throwaway cluster for tests: never flushed to disk, so it is fast and does not survive a crash of the machine. */
  temporary?: boolean;
  /** How long a database that ended may take to come back before it counts as lost. */
  giveUpMs?: number;
}

const DATABASE = 'coverbridge';
const SANDBOX_DATABASE = 'coverbridge_sandbox';
const PATIENCE_MS = 30_000;
/** Every process that uses the cluster holds this advisory lock in shared mode, in the database `postgres`. */
const HOLDERS_LOCK = 7_301_948;

/**
 * Makes sure PostgreSQL runs on the data folder and holds it for this process. Several processes may call it at the same time, and a
 * database left running by a killed process is taken over: the last process to release it stops it.
 */
export async function ensureDatabase({
  dataDir,
  temporary = false,
  giveUpMs = 60_000,
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const cluster = clusterAt(dataDir);
  const created = await createCluster(cluster, temporary);
  let how: EmbeddedDatabase['how'] = created ? 'created' : 'already running';
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const running = livingPostmaster(cluster);
    if (!running) {
      if (how === 'already running') how = 'started';
      await launch(cluster, temporary);
      continue;
    }
    const adminUrl = adminUrlOf(cluster, running.port);
    // Refused while it starts or stops: try again, it is ready or gone in a moment.
    const bringBack = () => relaunch(cluster, temporary, running.port);
    const holder = await hold(adminUrl, bringBack).catch(() => undefined);
    if (holder) {
      await asAdministrator(adminUrl, async (client) => {
        await createClusterRoles(client, adminUrl);
        const owner = await makeDatabase(client, DATABASE);
        if (owner !== databaseRoles.owner) await adoptDatabase(databaseUrl(adminUrl, DATABASE));
        await makeDatabase(client, SANDBOX_DATABASE);
      });
      return {
        urls: databaseUrls(adminUrl, DATABASE),
        sandboxUrls: databaseUrls(adminUrl, SANDBOX_DATABASE),
        adminUrl,
        how,
        lost: () =>
          holder.endedAt !== null && performance.now() - holder.endedAt > giveUpMs
            ? 'the embedded PostgreSQL stopped and can’t be restarted'
            : null,
        stop: () => letGo(cluster, holder),
      };
    }
    await sleep(25);
  }
  throw new SetupError(describeFailure(cluster));
}

/** Creates a database owned by the owner role unless it exists. `template` makes it a copy. */
export function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  return asAdministrator(adminUrl, async (client) => {
    await makeDatabase(client, name, template);
  });
}

/** Deletes the product's database and that of the sandbox, with everything in them. @throws SetupError while a process is using one */
export function dropProductDatabase(adminUrl: string): Promise<void> {
  return asAdministrator(adminUrl, async (client) => {
    for (const name of [DATABASE, SANDBOX_DATABASE])
      await client.query(`DROP DATABASE IF EXISTS ${name}`).catch((error: { code?: string }) => {
        // 55006: it is in use.
        throw error.code === '55006' ? new SetupError('The server is using this data. Stop it first.') : error;
      });
  });
}

async function asAdministrator(adminUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the owner of the database. */
async function makeDatabase(client: pg.Client, name: string, template?: string): Promise<string> {
  const sql = 'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1';
  const found = await client.query<{ owner: string }>(sql, [name]);
  if (found.rows[0]) return found.rows[0].owner;
  const copy = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : '';
  await client
    .query(`CREATE DATABASE ${client.escapeIdentifier(name)} OWNER ${databaseRoles.owner}${copy}`)
    .catch((error: { code?: string }) => {
      // 42P04, 23505: another process created it between the two statements.
      if (!['42P04', '23505'].includes(error.code ?? '')) throw error;
    });
  return databaseRoles.owner;
}

/** Restarts a database that ended while it was held, on its old port, because every connection string in use names that port. */
async function relaunch(cluster: Cluster, temporary: boolean, port: number): Promise<void> {
  if (livingPostmaster(cluster)) return;
  console.warn('The embedded PostgreSQL stopped unexpectedly. Restarting it.');
  await launch(cluster, temporary, port);
}

/** A connection that holds the shared lock and acquires it again when the server dropped it. */
interface Holder {
  current: pg.Client;
  leaving: boolean;
  /** When the connection was lost, by `performance.now()`; null while there is one. */
  endedAt: number | null;
}

/** @param bringBack called repeatedly while nothing answers */
async function hold(adminUrl: string, bringBack: () => Promise<void>): Promise<Holder> {
  const holder: Holder = { current: await connectAndLock(adminUrl), leaving: false, endedAt: null };
  const watch = (client: pg.Client) =>
    client.once('end', async () => {
      holder.endedAt ??= performance.now();
      while (!holder.leaving) {
        await sleep(500);
        if (holder.leaving) return;
        const again = await connectAndLock(adminUrl).catch(() => undefined);
        if (again) {
          holder.current = again;
          holder.endedAt = null;
          return watch(again);
        }
        await bringBack().catch((error: Error) => console.warn(error.message));
      }
    });
  watch(holder.current);
  return holder;
}

async function connectAndLock(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000, keepAlive: true });
  // Without a listener, an error between two queries would end the process; the 'end' event that follows is the one that matters.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [HOLDERS_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function letGo(cluster: Cluster, holder: Holder): Promise<void> {
  if (holder.leaving) return;
  holder.leaving = true;
  let last = true;
  try {
    await holder.current.query('SELECT pg_advisory_unlock_shared($1)', [HOLDERS_LOCK]);
    const answer = await holder.current.query('SELECT pg_try_advisory_lock($1) AS last', [HOLDERS_LOCK]);
    last = answer.rows[0].last;
  } catch {
    // The server is already gone or stopping; stopping it again does no harm.
  }
  // The exclusive lock is kept until the server ends, so a process that arrives now waits and then restarts it.
  if (last) await stopPostmaster(cluster);
  await holder.current.end().catch(() => undefined);
}
