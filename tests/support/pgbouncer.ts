/** A real PgBouncer (Debian's) in front of a PostgreSQL of the tests, with the settings of docs/operations.md. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import { accountFor } from '../../scripts/lib/postgres-account.ts';
import { eventually } from './eventually.ts';

export type PoolMode = 'session' | 'transaction' | 'statement';

/** As docs/operations.md says. */
const documented = {
  ignore_startup_parameters: 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
  default_pool_size: '60',
};

export interface PgBouncer {
  /** The same address, reached through it. */
  behind(address: string): string;
  /** Ends it as a crash does, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @param logins addresses whose user names and passwords it knows; all of the same server */
export async function startPgBouncer(
  mode: PoolMode,
  logins: readonly string[],
  settings: Record<string, string> = {},
): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-pgbouncer-'));
  const account = accountFor(path.join(folder, 'none'));
  const port = await freePort();
  const target = new URL(logins[0] ?? '');
  const users = logins.map((login) => new URL(login));
  const file = (name: string, lines: string[]) => {
    const full = path.join(folder, name);
    writeFileSync(full, `${lines.join('\n')}\n`, { mode: 0o600 });
    if (account.uid !== undefined) chownSync(full, account.uid, account.gid ?? account.uid);
    return full;
  };
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const userlist = file(
    'userlist.txt',
    users.map(({ username, password }) => `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`),
  );
  const all: Record<string, string> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: userlist,
    pool_mode: mode,
    ...documented,
    ...settings,
  };
  const config = file('pgbouncer.ini', [
    '[databases]',
    `* = host=${target.hostname} port=${target.port}`,
    '[pgbouncer]',
    ...Object.entries(all).flatMap(([name, value]) =>
      value === '' && name !== 'unix_socket_dir' ? [] : [`${name} = ${value}`],
    ),
  ]);
  let child: ChildProcess;
  async function start(): Promise<void> {
    child = spawn('pgbouncer', ['--quiet', config], { ...account, cwd: '/', stdio: 'ignore' });
    await eventually('PgBouncer accepts connections', () => accepts(port));
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  await start();
  return {
    behind: (address) => Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    async restart() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
