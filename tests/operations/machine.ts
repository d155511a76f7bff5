/** What the guide is followed in: folders with a space in their names, free ports, a user of its own, and nothing left of it afterwards. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import { inRoot } from '../../scripts/lib/root.ts';

/** The Caddyfile’s own addresses of Caddy, and the programs that the packages of the guide have. */
const PROGRAMS = ['caddy', 'curl', 'openssl', 'pg_createcluster'];

export type Machine = Awaited<ReturnType<typeof prepareMachine>>;

export const isRoot = () => process.getuid?.() === 0;

/** @param smtpUrl where emails go @throws when an ordinary user lacks the packages */
export async function prepareMachine(smtpUrl: string) {
  const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
  if (!isRoot() && missing.length > 0) throw new Error(`Install first, as root: ${missing.join(', ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'coverbridge operations '));
  chmodSync(folder, 0o755);
  const below = (name: string) => path.join(folder, name);
  for (const name of ['release', 'home', 'blocks', 'state', 'bin']) mkdirSync(below(name));
  // What is committed, as a clone or an unpacked release has it.
  const git = `git -c safe.directory='*' -C '${inRoot()}' archive HEAD | tar --extract --directory '${below('release')}'`;
  execFileSync('sh', ['-c', git]);
  const standIn = `#!/bin/sh\nexec '${process.execPath}' --disable-warning=ExperimentalWarning '${inRoot('tests/operations/systemctl.ts')}' "$@"\n`;
  writeFileSync(below('bin/systemctl'), standIn, { mode: 0o755 });
  const [first, second, worker, primary, replica, http, https] = await Promise.all(
    Array.from({ length: 7 }, () => freePort()),
  );
  const account = isRoot() ? `coverbridge-${process.pid}` : userInfo().username;
  const settings = {
    APP: below('the product'),
    CONFIG: below('etc'),
    DATA: below('data'),
    BACKUPS: below('backups'),
    RESTORED: below('restored'),
    DATABASES: below('databases'),
    UNITS: below('units'),
    ACCOUNT: account,
    DATABASE_PORT: String(primary),
    REPLICA_PORT: String(replica),
    SERVER_PORTS: `${first} ${second}`,
    WORKER_PORT: String(worker),
    HTTP_PORT: String(http),
    SITE_ADDRESS: `https://localhost:${https}`,
    SMTP_ADDRESS: smtpUrl,
  };
  const env = {
    ...operatorsEnvironment(below('home')),
    PATH: `${below('bin')}:${pathWithoutPackages()}`,
    PG_CLUSTER_CONF_ROOT: below('etc/postgresql'),
    OPERATIONS_UNITS: settings.UNITS,
    OPERATIONS_STATE: below('state'),
  };
  return {
    folder,
    below,
    settings,
    env,
    serverPorts: [Number(first), Number(second)],
    remove: () => remove(folder, env, account),
  };
}

/** Without what npm and this project’s own commands add, and with a cache of packages that is empty. */
function operatorsEnvironment(home: string): NodeJS.ProcessEnv {
  const kept = /^(?!npm_|NODE_|DATA|TEST_|INIT_CWD)|^NODE_EXTRA_CA_CERTS$|^npm_config_registry$/;
  const settings = path.join(process.env.HOME ?? '/', '.npmrc');
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
    HOME: home,
    ...(existsSync(settings) && { npm_config_userconfig: settings }),
  };
}

function pathWithoutPackages(): string {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.filter((each) => !each.includes('node_modules')).join(':');
}

/** Stops what the guide started, and removes its clusters, its user and its folders. */
function remove(folder: string, env: NodeJS.ProcessEnv, account: string): void {
  for (const sign of ['SIGTERM', 'SIGKILL'] as const)
    for (const file of globSync(path.join(folder, 'state/*.{pid,main}'))) end(Number(readFileSync(file, 'utf8')), sign);
  for (const config of globSync(path.join(folder, 'etc/postgresql/*/*')))
    spawnSync('pg_dropcluster', ['--stop', path.basename(path.dirname(config)), path.basename(config)], { env });
  for (const pid of processesIn(folder)) end(pid, 'SIGKILL');
  if (isRoot()) spawnSync('userdel', [account]);
  if (!process.env.OPERATIONS_KEEP) rmSync(folder, { recursive: true, force: true });
}

/** One that has ended already is no matter. */
export function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It was gone.
  }
}

function processesIn(folder: string): number[] {
  const isInside = (link: string) => {
    try {
      return readlinkSync(link).startsWith(folder);
    } catch {
      return false;
    }
  };
  return globSync('/proc/[0-9]*/cwd')
    .filter(isInside)
    .map((link) => Number(link.split('/')[2]));
}
