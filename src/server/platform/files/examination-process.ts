/**
 * A process that parses untrusted files, so that a hostile file can only harm this process. It has no environment, no keys except that of
 * the current upload, and may read nothing but the code and the uploads. A watchdog thread ends it when a limit is exceeded.
 */
import { open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readEmail } from '#server/platform/email/reading/read-email.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { processFile } from '#server/platform/process/code-places.ts';
import { decryptedFile } from './encrypted-file.ts';
import type { Examinations, Reply, Request } from './examination.ts';
import { examine } from './examine.ts';
import { readImportFile } from './list-file.ts';
import { readPaper } from './reading/paper.ts';

const [memoryMegabytes, cpuSeconds] = process.argv.slice(2).map(Number);
/** Processor time in milliseconds at which the current task began; -1 between tasks. */
const startedAt = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
new Worker(processFile(import.meta, 'examination-watchdog'), {
  workerData: { startedAt, memoryMegabytes, cpuSeconds, parent: process.ppid },
}).unref();

/** Visitors' requests take priority when the processor is busy. */
const LOW_PRIORITY = 5;
try {
  setPriority(LOW_PRIORITY);
} catch {
  // Not every system allows it, and nothing depends on it.
}

async function examineDocument(task: Examinations['document']['task']) {
  const handle = await open(task.path, 'r');
  try {
    return await examine(decryptedFile(handle, task.key, task.size), task.fileName);
  } finally {
    await handle.close();
  }
}

async function resultOf(request: Request) {
  if (request.kind === 'document') return examineDocument(request);
  if (request.kind === 'paper') return readPaper(request.bytes);
  if (request.kind === 'email') return readEmail(request.bytes);
  return readImportFile(request.bytes);
}

async function replyTo(request: Request): Promise<Reply> {
  try {
    return { state: 'done', result: await resultOf(request) };
  } catch (error) {
    if (error instanceof AppError)
      return { state: 'refused', code: error.code as never, message: error.message, issues: error.issues };
    return { state: 'failed', reason: String((error as Error | undefined)?.stack ?? error) };
  }
}

process.on('message', async (request: Request) => {
  const { user, system } = process.cpuUsage();
  Atomics.store(startedAt, 0, Math.floor((user + system) / 1000));
  const reply = await replyTo(request);
  Atomics.store(startedAt, 0, -1);
  process.send?.(reply);
});
process.once('disconnect', () => process.exit());
// Stopping the whole group is the server's decision: it may still need the answer, and this process exits with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.({ state: 'ready' } satisfies Reply);
