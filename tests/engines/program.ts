import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Shutdown } from '../../scripts/lib/shutdown.ts';
import { within } from './patience.ts';

/** After this long without a peaceful end, a program is killed. */
const FAREWELL_MS = 5_000;

export interface Program {
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own: what it started in turn ends with it. The shutdown ends it in any case. */
export function startProgram(
  shutdown: Pick<Shutdown, 'add'>,
  [program, ...args]: [string, ...string[]],
  { stdio = 'ignore', env = process.env }: { stdio?: StdioOptions; env?: NodeJS.ProcessEnv } = {},
): Program {
  const child = spawn(program, args, { stdio, env, detached: true });
  // Code that waits for the program reports that it is missing; without a listener the event would end the run.
  child.on('error', () => undefined);
  const gone = once(child, 'exit').catch(() => undefined);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      signalGroup(child, 'SIGTERM');
      await within(`${program} ends`, gone, FAREWELL_MS).catch(() => undefined);
      signalGroup(child, 'SIGKILL');
    })();
    return stopping;
  };
  shutdown.add(stop);
  return { child, stop };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    // Everybody in the group has ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
