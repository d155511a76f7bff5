import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './root.ts';
import type { Shutdown } from './shutdown.ts';

const PATIENCE_MS = 30_000;

/** A server started by this run. */
export interface Running {
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers at `url`. The shutdown stops it in any case. */
export async function startServer(
  shutdown: Shutdown,
  url: string,
  [program, ...args]: [string, ...string[]],
  options: SpawnOptions,
): Promise<Running> {
  const child = spawn(program, args, { cwd: inRoot(), ...options });
  const stop = () => end(child);
  shutdown.add(stop);
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await statusOf(url)) === 200) return { pid: child.pid ?? 0, stop };
    await sleep(50);
  }
  throw new Error(`${program} ${args.join(' ')} didn’t respond at ${url}`);
}

/** The pinned Node running one of our files, without Node's warnings about that. */
export function nodeRunning(...file: string[]): [string, ...string[]] {
  return [process.execPath, '--disable-warning=ExperimentalWarning', inRoot(...file)];
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = request(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    probe.once('error', () => resolve(undefined));
    probe.end();
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(timer);
}

/** The standard output of a program, once it has exited successfully. */
export async function outputOf(
  [program, ...args]: [string, ...string[]],
  timeoutMs: number,
  env = process.env,
): Promise<string> {
  const child = spawn(program, args, { cwd: inRoot(), env, timeout: timeoutMs, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaint}`);
  return output;
}
