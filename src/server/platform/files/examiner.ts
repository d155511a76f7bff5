/**
 * Examines uploaded files in separate processes. A file that exceeds a limit ends its process and is refused; the next file gets a new
 * process. Each sender has one file examined at a time, so nobody waits for another sender's files.
 */
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Log } from '#server/platform/process/log.ts';
import {
  type ExaminationKind,
  type ExaminationLimits,
  type Examinations,
  examinationLimits,
  type Request,
} from './examination.ts';
import { type Ending, type ExaminationChild, startExaminationChild } from './examination-child.ts';
import { TOO_COMPLEX } from './metered.ts';
import { refusedFile } from './refusal.ts';

/** How many processes there are at most, and how many files may wait: of one sender, and of all. */
export type ExaminationQueue = { processes: number; waitingOfOne: number; waiting: number; waitingSeconds?: number };
const documentQueue: ExaminationQueue = { processes: 2, waitingOfOne: 20, waiting: 200 };
/** Reading papers takes seconds of processor time: one at a time, and nobody waits long for an answer that may not come. */
export const readingQueue: ExaminationQueue = { processes: 1, waitingOfOne: 1, waiting: 12, waitingSeconds: 45 };
const IDLE_MS = 60_000;
const BUSY = 'Many files are being checked right now. Try again in a minute.';
const RESTARTING = 'The server is restarting. Try again in a moment.';

export type Examiner = {
  /**
   * Examines a file for a sender.
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE or BAD_REQUEST when the file is refused, which includes one that exceeded a limit;
   * SERVICE_UNAVAILABLE when too many are waiting or no process can be started
   */
  examine<Kind extends ExaminationKind>(
    sender: string,
    kind: Kind,
    task: Examinations[Kind]['task'],
  ): Promise<Examinations[Kind]['result']>;
  /** Ids of the running processes. */
  processes(): number[];
  close(): void;
};

type ExaminerOptions = {
  /** The folder that processes may read in addition to the code. */
  uploads: string;
  log: Log;
  limits?: ExaminationLimits;
  queue?: ExaminationQueue;
};

type Job = { sender: string; request: Request; resolve(result: unknown): void; reject(error: AppError | Error): void };

function unavailable(message: string): AppError {
  return new AppError({ code: 'SERVICE_UNAVAILABLE', message, retryAfterSeconds: 10 });
}

export function createExaminer({
  uploads,
  log,
  limits = examinationLimits,
  queue = documentQueue,
}: ExaminerOptions): Examiner {
  const waiting: Job[] = [];
  const busy = new Map<ExaminationChild, Job>();
  const idle: { child: ExaminationChild; timer: NodeJS.Timeout }[] = [];
  let closed = false;

  function takeChild(): ExaminationChild {
    for (let ready = idle.pop(); ready; ready = idle.pop()) {
      clearTimeout(ready.timer);
      if (ready.child.alive()) return ready.child;
    }
    return startExaminationChild(uploads, limits);
  }

  function release(child: ExaminationChild): void {
    busy.delete(child);
    if (closed || !child.alive()) {
      child.kill();
      return;
    }
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((ready) => ready.child === child),
        1,
      );
      child.kill();
    }, IDLE_MS).unref();
    idle.push({ child, timer });
  }

  /** The result of a task. Throws what `examine` throws. */
  function resultOf(ending: Ending, kind: ExaminationKind): unknown {
    if ('reply' in ending) {
      const { reply } = ending;
      if (reply.state === 'done') return reply.result;
      throw reply.state === 'refused' ? new AppError(reply) : new Error(`the examination failed: ${reply.reason}`);
    }
    if (closed) throw unavailable(RESTARTING);
    if (ending.started) {
      // A limit was exceeded, or the parser crashed: both are caused by the file.
      log.warn({ ended: ending.ended, kind }, 'a file crashed the process examining it');
      throw refusedFile(TOO_COMPLEX);
    }
    log.error({ ended: ending.ended }, 'no examination process could be started');
    throw unavailable('We can’t check files right now. Try again in a few minutes.');
  }

  async function run(child: ExaminationChild, job: Job): Promise<void> {
    const ending = await child.run(job.request);
    release(child);
    next();
    job.resolve(resultOf(ending, job.request.kind));
  }

  /** Starts the first waiting job whose sender has none running. */
  function next(): void {
    while (busy.size < queue.processes) {
      const senders = new Set([...busy.values()].map(({ sender }) => sender));
      const index = waiting.findIndex(({ sender }) => !senders.has(sender));
      const [job] = index < 0 ? [] : waiting.splice(index, 1);
      if (!job) return;
      const child = takeChild();
      busy.set(child, job);
      run(child, job).catch(job.reject);
    }
  }

  /** Nobody has begun with it: its sender gets a message, and the place is free. */
  function giveUp(job: Job): void {
    const index = waiting.indexOf(job);
    if (index < 0) return;
    waiting.splice(index, 1);
    job.reject(unavailable(BUSY));
  }

  return {
    examine: (sender, kind, task) =>
      new Promise((resolve, reject) => {
        const own = waiting.filter((job) => job.sender === sender).length;
        if (closed || own >= queue.waitingOfOne || waiting.length >= queue.waiting) return reject(unavailable(BUSY));
        const request = { kind, ...task } as Request;
        const job: Job = { sender, request, resolve: resolve as (result: unknown) => void, reject };
        waiting.push(job);
        if (queue.waitingSeconds) setTimeout(() => giveUp(job), queue.waitingSeconds * 1000).unref();
        next();
      }),
    processes: () => [...busy.keys(), ...idle.map(({ child }) => child)].flatMap(({ pid }) => pid ?? []),
    close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(unavailable(RESTARTING));
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.kill();
      }
      for (const child of busy.keys()) child.kill();
    },
  };
}
