import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './lock.mjs';
import { freePort } from './ports.ts';
import { type Cluster, readAccess } from './postgres-cluster.ts';
import { archiveSettings, makeWalFolder, type WalFolder, walFolder } from './wal/archive.ts';

const MEGABYTE = 2 ** 20;

/**
 * One eighth of the memory this process may use, from 128 MB to 4 GB: frequently read pages stay cached in PostgreSQL, and the rest is left
 * to the machine. It is only used as the database grows into it.
 */
function sharedBuffers(): string {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const megabytes = Math.min(totalmem(), allowed) / MEGABYTE / 8;
  return `${Math.round(Math.min(4096, Math.max(128, megabytes)))}MB`;
}

/** Small enough for a laptop, large enough for the load tests. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: sharedBuffers(),
  // The log of a busy hour, instead of a checkpoint every few seconds: after each one, the next change of a page logs all of it again.
  max_wal_size: '2GB',
  // The cost of each statement, for anyone who creates the extension of that name: npm run bench does, and an operator may.
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const temporarySettings = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Hundreds of databases that live for seconds: no standby reads their log, and nothing in them needs tidying.
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};
const LOG_LIMIT_BYTES = 5_000_000;

/** The postmaster running on this cluster, if any. A `postmaster.pid` left by a killed one is removed. */
export function livingPostmaster(cluster: Cluster): { pid: number; port: number } | undefined {
  const file = path.join(cluster.folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // Lines: process id, data folder, start time, port, …
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  // PostgreSQL is writing the file at this moment: it is alive, and the caller tries again.
  if (!pid || !port) return Date.now() - statSync(file).mtimeMs < 5000 ? { pid: 0, port: 0 } : forget(file);
  return isAlive(pid) && isPostgres(pid, cluster.folder) ? { pid, port } : forget(file);
}

function forget(file: string): undefined {
  rmSync(file, { force: true });
}

/** After a crash the process id may belong to another program. */
function isPostgres(pid: number, folder: string): boolean {
  if (process.platform === 'win32') return true;
  const proc = `/proc/${pid}/cmdline`;
  const command = existsSync(proc)
    ? readFileSync(proc, 'utf8').replaceAll('\0', ' ')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command.includes(folder);
}

/**
 * Starts a postmaster in its own session, so that Ctrl-C in the terminal reaches only us and we stop it once all requests are answered.
 * @param wal where its log is archived, if anywhere
 */
export async function launch(
  cluster: Cluster,
  temporary: boolean,
  samePort?: number,
  wal: WalFolder | null = temporary ? null : walFolder(),
): Promise<void> {
  if (wal) makeWalFolder(wal, cluster.account);
  const access = readAccess(cluster.home);
  const port = samePort ?? (await freePort(access.port));
  if (port !== access.port) {
    writeFileSync(path.join(cluster.home, 'access.json'), JSON.stringify({ ...access, port }), { mode: 0o600 });
  }
  const all = {
    ...settings,
    ...(temporary ? temporarySettings : {}),
    ...(wal ? archiveSettings(wal) : {}),
    port: String(port),
  };
  const log = openSync(cluster.log, tooLong(cluster.log) ? 'w' : 'a');
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...cluster.account,
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', log, log],
      windowsHide: true,
    },
  );
  let over = false;
  child.once('exit', () => {
    over = true;
  });
  child.once('error', () => {
    over = true;
  });
  child.unref();
  const deadline = Date.now() + 10_000;
  while (!over && !existsSync(path.join(cluster.folder, 'postmaster.pid')) && Date.now() < deadline) await sleep(10);
  // It lost the race against another process that started the same cluster, or cannot run at all: the caller retries until it times out.
  if (over) await sleep(200);
}

/** Requests a fast shutdown (open transactions are rolled back, everything is flushed) and waits for it to finish. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = livingPostmaster(cluster);
  if (!running?.pid) return;
  if (process.platform === 'win32') {
    const control = path.join(path.dirname(cluster.binaries.postgres), 'pg_ctl.exe');
    await run(cluster, control, ['stop', '--mode=fast', '--wait', `--pgdata=${cluster.folder}`]);
    return;
  }
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (isAlive(running.pid) && Date.now() < deadline) await sleep(10);
  // Immediate: the next start replays the log, so nothing acknowledged is lost.
  if (isAlive(running.pid)) process.kill(running.pid, 'SIGQUIT');
}

/** Runs one of PostgreSQL's programs to completion, as the cluster's user. */
export function run(
  cluster: Cluster,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...cluster.account, cwd: '/', env: environment(), windowsHide: true });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** PostgreSQL gets none of our secrets, and logs in English whatever the machine's locale. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C' };
}

function tooLong(file: string): boolean {
  return existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES;
}
