import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/ports.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { serverVariables } from './server-variables.ts';

/** Long: only a machine that is twenty times too busy ever needs it. */
const PATIENCE_MS = 120_000;
/** Fails here already on what a coming version of Node.js or of a package will refuse. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--throw-deprecation'];

export interface ServerProcess {
  url: string;
  /** Contains `mail/*.eml`. */
  dataDir: string;
  database: TestDatabase;
  pid(): number;
  /** Ends the process like a power failure. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. Returns its exit code, or the signal that ended it. */
  terminate(): Promise<number | NodeJS.Signals | null>;
  /** Restarts it on the same port, database and folder, with other variables if any are given. */
  restart(changed?: Record<string, string>): Promise<void>;
  /** Stops it gracefully and removes its database and its files. */
  stop(): Promise<void>;
}

/** The server as a separate process (`src/server/main.ts`), for browsers and for tests that kill it. */
export async function startServerProcess({
  from = 'demo',
  variables = {},
  ...given
}: {
  from?: 'empty' | 'demo';
  variables?: Record<string, string>;
  /** Instead of a copy in the run's database cluster: one that the test may stop. */
  database?: TestDatabase;
  /** Instead of a fresh folder: one on a disk that the test may fill. */
  dataDir?: string;
} = {}): Promise<ServerProcess> {
  const [database, dataDir, port] = await Promise.all([
    given.database ?? createTestDatabase({ from }),
    given.dataDir ?? mkdtemp(path.join(tmpdir(), 'coverbridge-server-')),
    freePort(),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, ...serverVariables(port, database, dataDir), ...variables };
  if (from === 'demo' && process.env.TEST_BUSINESS) await fillBusiness(env);
  let child = await launch(url, env);
  return {
    url,
    dataDir,
    database,
    pid: () => child.pid ?? 0,
    kill: () => end(child, 'SIGKILL'),
    async terminate() {
      await end(child, 'SIGTERM');
      return child.exitCode ?? child.signalCode;
    },
    async restart(changed = {}) {
      await end(child, 'SIGTERM');
      child = await launch(url, { ...env, ...changed });
    },
    async stop() {
      await end(child, 'SIGTERM');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The business of the demo, as the first start fills it. In a process of its own: it is a program, not a module of the tests. */
async function fillBusiness(env: Record<string, string | undefined>): Promise<void> {
  const script = inRoot('tests', 'support', 'fill-business.ts');
  await promisify(execFile)(process.execPath, [...FLAGS, script], { cwd: inRoot(), env: env as NodeJS.ProcessEnv });
}

async function launch(url: string, env: Record<string, string | undefined>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...FLAGS, inRoot('src', 'server', 'main.ts')], {
    cwd: inRoot(),
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      words = (words + chunk).slice(-4000);
    });
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready at ${url}. Its last words:\n${words}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
