/** Sends failures elsewhere as they happen: few, never in the way of a request, and without personal data (docs/decisions/0108). */
import { randomBytes } from 'node:crypto';
import type { Failure } from '#server/platform/errors/failures.ts';
import { redact } from '#server/platform/personal-data/redaction.ts';
import { within } from '#server/platform/process/deadline.ts';
import { errorTargetOf, type Frame, type Report } from './target.ts';

/** A storm repeats itself: what is above this is counted. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** While the receiver is down. */
const WAITING_MAX = 100;
const ANSWER_MS = 5_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
const FAREWELL_MS = 2_000;
const MESSAGE_LENGTH = 300;
const FRAMES_MAX = 40;

export type ErrorReports = {
  add(failure: Failure): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
};

type Outcome = 'sent' | 'left_out' | 'refused';

export type ErrorReportOptions = {
  url: string;
  release: string;
  environment: string;
  /** Called for each report when it is known what became of it. */
  counted?: (outcome: Outcome, reports: number) => void;
  /** For tests. */
  firstPauseMs?: number;
};

const FRAME = /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/;
/** Only the part of a path that is the same on every machine. */
const OWN_PART = /^.*?\/((?:src|dist|scripts|node_modules|assets)\/.*)$/;

function frameOf(line: string): Frame | null {
  const [, name = '(anonymous)', file = '', row, column] = FRAME.exec(line) ?? [];
  if (!file) return null;
  return { function: name, file: file.replace(OWN_PART, '$1'), line: Number(row), column: Number(column) };
}

/** The log stays on the machine, this doesn’t: so what looks like personal data in a message is removed, too. */
function partsOf({ name, stack = '' }: Failure): Pick<Report, 'message' | 'frames'> {
  const lines = stack.split('\n');
  const frames = lines.flatMap((line) => frameOf(line) ?? []).slice(0, FRAMES_MAX);
  const first = lines.findIndex((line) => FRAME.test(line));
  const words = (first < 0 ? lines : lines.slice(0, first)).join(' ');
  const message = words.startsWith(`${name}: `) ? words.slice(name.length + 2) : words;
  return { frames, message: redact(message).content.slice(0, MESSAGE_LENGTH) };
}

export function openErrorReports(options: ErrorReportOptions): ErrorReports {
  const target = errorTargetOf(options.url);
  const { release, environment, counted = () => undefined, firstPauseMs = FIRST_PAUSE_MS } = options;
  const waiting: Report[] = [];
  let leftOut = 0;
  let accepted = 0;
  let minuteEnds = 0;
  let sending: Promise<void> | undefined;
  let closing = false;
  let wake: () => void = () => undefined;

  function isTooMuch(): boolean {
    if (performance.now() >= minuteEnds) {
      minuteEnds = performance.now() + MINUTE_MS;
      accepted = 0;
    }
    accepted += 1;
    return accepted > PER_MINUTE || waiting.length >= WAITING_MAX;
  }

  /** @returns whether it needs no second attempt: it arrived, or was refused for good */
  async function post(reports: readonly Report[]): Promise<boolean> {
    const { address, headers, bodyOf } = target;
    const signal = AbortSignal.timeout(ANSWER_MS);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: bodyOf(reports),
        signal,
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (answer.status === 429 || answer.status >= 500) return false;
      counted(answer.ok ? 'sent' : 'refused', reports.length);
      return true;
    } catch {
      return false;
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function sendAll(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, target.perCall);
      if (await post(batch)) {
        waiting.splice(0, batch.length);
        pauseMs = firstPauseMs;
      } else if (closing) return;
      else {
        await pause(pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  return {
    add(failure) {
      if (isTooMuch()) {
        leftOut += 1;
        return counted('left_out', 1);
      }
      const { source, name, code, facts } = failure;
      const id = randomBytes(16).toString('hex');
      const where = { ...facts, ...(code && { code: String(code) }) };
      const parts = partsOf(failure);
      waiting.push({ id, at: new Date(), release, environment, source, name, ...parts, facts: where, leftOut });
      leftOut = 0;
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
    },
    async close() {
      closing = true;
      wake();
      // What was being sent may fail just now: each gets one more attempt.
      const farewell = (sending ?? Promise.resolve()).then(sendAll);
      await within(FAREWELL_MS, 'error reports', farewell).catch(() => undefined);
    },
  };
}
