/** Debian's own PostgreSQL, set up as docs/operations.md says, in a folder of its own: what an operator has who doesn't use ours. */
import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstallPackages, installPackage } from '../../scripts/lib/debian-package.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type Account, accountFor } from '../../scripts/lib/postgres-account.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import type { TestDatabase } from './database.ts';

const PASSWORD = 'for-tests-only';
const newestFirst = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true });
const findPrograms = () => globSync('/usr/lib/postgresql/*/bin').sort(newestFirst)[0];

/** Why a test can't run here, for `skip`. */
export const NO_PACKAGES = 'Debian’s PostgreSQL is not installed, and only root on Debian could install it';

/** The folder of the newest programs, installed when they are missing and we may; undefined where that is not possible. */
export async function debianPrograms(): Promise<string | undefined> {
  if (!findPrograms() && canInstallPackages()) await installPackage('postgresql');
  return findPrograms();
}

/** Installs a package and says whether its program is there now. */
export async function hasProgram(program: string, debianPackage = program): Promise<boolean> {
  const found = () => spawnSync('which', [program]).status === 0;
  if (!found() && canInstallPackages()) await installPackage(debianPackage);
  return found();
}

export interface DebianCluster {
  /** Of the cluster, below a folder that only its user can enter. */
  folder: string;
  port: number;
  adminUrl: string;
  account: Account;
  /** Runs one of PostgreSQL's programs as the user of the cluster. */
  run(program: string, args: string[]): string;
  /** Sets parameters for the next start. */
  configure(settings: Record<string, string>): void;
  start(): void;
  /** In an orderly way: fast. */
  stop(): void;
  /** Like a power failure: every process of it at once. */
  kill(): void;
  log(): string;
  /** Stops it, and removes its folder. */
  remove(): void;
}

/** A cluster in a folder that `fill` creates; it is not running yet. */
export async function debianCluster(programs: string, fill: 'initdb' | ((to: DebianCluster) => void)) {
  const home = mkdtempSync(path.join(tmpdir(), 'coverbridge-debian-'));
  const folder = path.join(home, 'main');
  const account = accountFor(folder);
  const port = await freePort();
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid ?? account.uid);
  const logFile = path.join(home, 'postgres.log');
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PGPASSWORD: PASSWORD };
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...account, cwd: '/', env, stdio, encoding: 'utf8' });
  const control = (...args: string[]) => run('pg_ctl', ['-D', folder, '-w', '-t', '120', '-l', logFile, ...args]);
  const cluster: DebianCluster = {
    folder,
    port,
    account,
    adminUrl: `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    run,
    configure(settings) {
      const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
      appendFileSync(path.join(folder, 'postgresql.auto.conf'), lines.join(''));
    },
    start: () => void control('start'),
    stop: () => void control('stop', '-m', 'fast'),
    kill() {
      const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split('\n');
      for (const each of [pid, ...children.map(Number)]) if (each > 1) killQuietly(each);
    },
    log: () => readFileSync(logFile, 'utf8'),
    remove() {
      spawnSync(path.join(programs, 'pg_ctl'), ['-D', folder, 'stop', '-m', 'immediate'], { ...account, cwd: '/' });
      rmSync(home, { recursive: true, force: true });
    },
  };
  if (fill === 'initdb') {
    run('initdb', [
      '-D',
      folder,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile(home, account)}`,
    ]);
  } else {
    mkdirSync(folder, { mode: 0o700 });
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
    fill(cluster);
  }
  cluster.configure({ port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: home });
  return cluster;
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the one before it.
  }
}

function passwordFile(home: string, account: Account): string {
  const file = path.join(home, 'password');
  appendFileSync(file, PASSWORD, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(file, account.uid, account.gid ?? account.uid);
  return file;
}

/** The three roles and the database of the product, made by the script that we ship. */
export function makeRoles({ port }: Pick<DebianCluster, 'port'>): void {
  const passwords = { OWNER_PASSWORD: PASSWORD, APP_PASSWORD: PASSWORD, RETENTION_PASSWORD: PASSWORD };
  const server = { PGHOST: '127.0.0.1', PGPORT: String(port), PGPASSWORD: PASSWORD, POSTGRES_USER: 'postgres' };
  execFileSync('sh', [inRoot('deploy/postgres/roles.sh')], {
    env: { PATH: process.env.PATH, ...server, ...passwords },
    stdio: 'pipe',
  });
}

/** The logins that roles.sh made. */
export function loginsOf({ port }: Pick<DebianCluster, 'port'>): TestDatabase {
  const url = (role: string) => `postgresql://coverbridge_${role}:${PASSWORD}@127.0.0.1:${port}/coverbridge`;
  return { url: url('app'), ownerUrl: url('owner'), retentionUrl: url('retention'), drop: async () => undefined };
}
