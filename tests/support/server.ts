import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Running, serve } from '#server/app/serve.ts';
import { type LiveEnv, readEnv } from '#server/env.ts';
import { readBuiltFile } from '#server/platform/http/stored-file.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { serverVariables } from './server-variables.ts';

export interface TestServer {
  url: string;
  env: LiveEnv;
  database: TestDatabase;
  /** The one of the sandbox, where it was asked for. */
  sandbox: TestDatabase | null;
  services: Running['services'];
  refreshPages: Running['refreshPages'];
  /** Closes the server and removes its database and its files. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Which template the database is copied from; by default with the demo users. */
  from?: 'empty' | 'demo';
  /** Environment variables on top of the test defaults. */
  variables?: Record<string, string>;
  /** Replacements for the server's own parts: the clock, the log. */
  overrides?: Parameters<typeof serve>[1];
  /** With a database for test keys. */
  sandbox?: boolean;
  /** Instead of a copy in the run's own cluster: one that is there, on any server. */
  database?: TestDatabase;
}

const built = new Map<string, ReturnType<typeof readBuiltFile>>();

/**
 * The build does not change during a run. Reading it would be most of the start of a server, and compressing the pages again, which have
 * the server’s own address in them, most of the rest.
 */
function readBuilt(file: string): ReturnType<typeof readBuiltFile> {
  const isPage = file.endsWith('.html');
  const known =
    built.get(file) ??
    readBuiltFile(file).then((read) => (isPage ? { ...read, br: undefined, gzip: undefined } : read));
  built.set(file, known);
  return known;
}

/** The whole server inside the test's own process, on a free loopback port, with a separate database and data folder. */
export async function startTestServer({
  from = 'demo',
  variables,
  overrides,
  sandbox = false,
  ...given
}: TestServerOptions = {}): Promise<TestServer> {
  const [database, second, dataDir, port] = await Promise.all([
    given.database ?? createTestDatabase({ from }),
    sandbox ? createTestDatabase() : null,
    mkdtemp(path.join(tmpdir(), 'coverbridge-server-')),
    freePort(),
  ]);
  const env = readEnv({ ...serverVariables(port, database, dataDir), ...variables });
  if (second) {
    const { url: databaseUrl, ownerUrl: databaseOwnerUrl, retentionUrl: databaseRetentionUrl } = second;
    env.sandbox = { databaseUrl, databaseOwnerUrl, databaseRetentionUrl };
  }
  const running = await serve(env, { readBuilt, ...overrides });
  return {
    url: running.url,
    env: running.services.env,
    database,
    sandbox: second,
    services: running.services,
    refreshPages: running.refreshPages,
    async stop() {
      await running.close();
      await database.drop();
      await second?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
