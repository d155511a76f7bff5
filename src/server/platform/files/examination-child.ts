/** One examination process, seen from the server: started on first use, one task at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { codePlaces, processFile } from '#server/platform/process/code-places.ts';
import type { ExaminationLimits, Reply, Request } from './examination.ts';

const HEAP_MEGABYTES = 160;

/** How a task ended: with a reply, or with the process. `started` is false when the process never came up. */
export type Ending = { reply: Exclude<Reply, { state: 'ready' }> } | { ended: string; started: boolean };

export type ExaminationChild = {
  pid: number | undefined;
  alive(): boolean;
  run(request: Request): Promise<Ending>;
  kill(): void;
};

/** The process may read its own code and the upload folder, write nothing, and start nothing. */
function permissionFlags(uploads: string): string[] {
  const readable = [...codePlaces, path.resolve(uploads)];
  // Paths are compared literally, so a folder behind a symlink is allowed under both names.
  const places = new Set(readable.flatMap((place) => [place, realpathSync(place)]));
  return ['--permission', '--allow-worker', ...[...places].map((place) => `--allow-fs-read=${place}`)];
}

export function startExaminationChild(uploads: string, limits: ExaminationLimits): ExaminationChild {
  const { memoryMegabytes, cpuSeconds, wallSeconds } = limits;
  const child: ChildProcess = fork(
    processFile(import.meta, 'examination-process'),
    [String(memoryMegabytes), String(cpuSeconds)],
    {
      execArgv: [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
        ...permissionFlags(uploads),
      ],
      // None of our secrets are in its environment.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  let started = false;
  let ended: string | null = null;
  let finish: ((ending: Ending) => void) | null = null;
  const end = (how: string) => {
    ended ??= how;
    finish?.({ ended, started });
  };
  child.on('message', (reply: Reply) => {
    if (reply.state === 'ready') started = true;
    else finish?.({ reply });
  });
  child.once('error', (error) => end(error.message));
  child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  // An idle process does not keep the server alive, and it exits with the server.
  child.unref();
  child.channel?.unref();

  return {
    pid: child.pid,
    alive: () => ended === null && child.connected,
    kill: () => void child.kill('SIGKILL'),
    run(request) {
      if (ended !== null) return Promise.resolve({ ended, started });
      const deadline = setTimeout(() => child.kill('SIGKILL'), wallSeconds * 1000);
      const answered = new Promise<Ending>((resolve) => {
        finish = resolve;
      });
      child.send(request, (error) => error && end(error.message));
      return answered.finally(() => {
        clearTimeout(deadline);
        finish = null;
      });
    },
  };
}
