/**
 * `systemctl` where no systemd runs: starts what the units say, as their users and with their environment, restarts it, and stops it as
 * systemd would. OPERATIONS_UNITS is the folder of the units, OPERATIONS_STATE has the process ids, the logs and the users’ homes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../scripts/lib/lock.mjs';
import { accountOf, readUnit, type Unit } from './unit-file.ts';

const { OPERATIONS_UNITS: units = '', OPERATIONS_STATE: state = '' } = process.env;
const given = process.argv.slice(2);
const [verb = '', ...names] = given.filter((arg) => !arg.startsWith('--'));
const now = given.includes('--now');
const fileOf = (name: string, kind: 'pid' | 'main' | 'log') =>
  path.join(state, `${name.replace('.service', '')}.${kind}`);

function optionsOf(unit: Unit) {
  const account = accountOf(unit.user);
  const home = path.join(state, `home-${unit.user ?? 'own'}`);
  mkdirSync(home, { recursive: true });
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid ?? account.uid);
  return { ...account, cwd: unit.folder ?? '/', env: { PATH: process.env.PATH, HOME: home, ...unit.environment } };
}

/** Until it is asked to stop: the process of a unit, again when it ends. */
async function supervise(name: string, unit: Unit): Promise<void> {
  const stop = new AbortController();
  process.on('SIGTERM', () => stop.abort());
  const [program = '', ...args] = unit.command;
  do {
    const child = spawn(program, args, { ...optionsOf(unit), stdio: ['ignore', 'inherit', 'inherit'] });
    writeFileSync(fileOf(name, 'main'), String(child.pid));
    const end = () => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), unit.stopSeconds * 1000).unref();
    };
    if (stop.signal.aborted) end();
    stop.signal.addEventListener('abort', end);
    await once(child, 'close');
    if (!stop.signal.aborted)
      await sleep(unit.restartSeconds * 1000, undefined, { signal: stop.signal }).catch(() => {});
  } while (unit.restarts && !stop.signal.aborted);
}

function start(name: string): void {
  if (name.endsWith('.timer')) return;
  const unit = readUnit(units, name);
  if (!unit) fail(`Unit ${name} not found.`);
  const log = openSync(fileOf(name, 'log'), 'a');
  if (unit.isOneShot) {
    const [program = '', ...args] = unit.command;
    const { status } = spawnSync(program, args, { ...optionsOf(unit), stdio: ['ignore', log, log] });
    if (status !== 0) fail(`${name} failed:\n${readFileSync(fileOf(name, 'log'), 'utf8')}`);
    return;
  }
  const supervisor = spawn(process.execPath, [import.meta.filename, 'supervise', name], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(fileOf(name, 'pid'), String(supervisor.pid));
  supervisor.unref();
}

async function stop(name: string): Promise<void> {
  const file = fileOf(name, 'pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) await sleep(50);
  rmSync(file);
}

function fail(why: string): never {
  console.error(why);
  process.exit(5);
}

if (verb === 'supervise') {
  const [name = ''] = names;
  const unit = readUnit(units, name);
  if (unit) await supervise(name, unit);
} else if (verb === 'start' || (verb === 'enable' && now)) names.forEach(start);
else if (verb === 'stop' || (verb === 'disable' && now)) await Promise.all(names.map(stop));
else if (verb === 'restart') {
  await Promise.all(names.map(stop));
  names.forEach(start);
} else if (verb !== 'daemon-reload') fail(`This systemctl doesn’t know ${verb}.`);
