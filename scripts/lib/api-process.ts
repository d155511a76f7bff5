import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { inRoot } from './root.ts';

const DEBOUNCE_MS = 120;
const WATCHED = ['src/server', 'src/shared'];

/** The API server as a child process that restarts when its sources change. */
export interface ApiProcess {
  /** Resolves with the port as soon as the server answers; rejects while its sources do not run, until they are fixed. */
  port(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts src/server/main.ts with these variables and restarts it when its sources change. */
export async function startApiProcess(variables: NodeJS.ProcessEnv): Promise<ApiProcess> {
  let child: ChildProcess | undefined;
  let turn = 0;
  const start = async () => {
    const mine = ++turn;
    await end(child);
    if (mine !== turn) return current;
    const port = await freePort();
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot('src', 'server', 'main.ts')], {
      cwd: inRoot(),
      env: { ...variables, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await answers(child, port);
    return port;
  };
  // A rejection is kept until the next request asks for it.
  const launch = () => {
    const attempt = start();
    attempt.catch(() => undefined);
    return attempt;
  };
  let current: Promise<number> = launch();

  let timer: NodeJS.Timeout | undefined;
  const watchers = WATCHED.map((folder) =>
    watch(inRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`  ↻ ${folder}/${file}`);
        current = launch();
      }, DEBOUNCE_MS);
    }),
  );
  return {
    port: () => current,
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      turn = Number.POSITIVE_INFINITY;
      await end(child);
    },
  };
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (ready?.ok) return;
    await sleep(40);
  }
  throw new Error('The API server didn’t start. The terminal says why. Save the fixed file to try again.');
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
