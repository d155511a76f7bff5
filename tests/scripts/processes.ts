import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/lib/root.ts';

export interface Started {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves with the output when it matches; fails when the process ends first. */
  says(pattern: RegExp): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Starts a script of the repository as npm would, with `variables` on top of an environment that contains none of our settings. */
export function startScript(script: string, args: string[], variables: Record<string, string> = {}): Started {
  return startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot(script), ...args], variables);
}

/** Starts a program of the machine, with the same environment. */
export function startProgram(program: string, args: string[], variables: Record<string, string> = {}): Started {
  const child = spawn(program, args, {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables } as NodeJS.ProcessEnv,
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
      for (const look of listeners) look();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    child,
    output: () => text,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(text) && resolve(text);
        listeners.add(look);
        look();
        ended.then((how) => reject(new Error(`ended with ${how} before it said ${pattern}:\n${text}`)));
      }),
  };
}
