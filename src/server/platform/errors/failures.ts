/** What is logged as a failure, for those who also count it or send it elsewhere. Without personal data, like its log line. */
import type { Log } from '#server/platform/process/log.ts';

/** What failed: a request, a job, a person’s browser, or the process. */
export type FailureSource = 'request' | 'job' | 'browser' | 'process';

export type Failure = {
  source: FailureSource;
  name: string;
  code?: string | undefined;
  /** Its message and frames, as in the log. */
  stack?: string | undefined;
  /** Where it happened, and what its line in the log can be found by. */
  facts: Readonly<Record<string, string | undefined>>;
};

type Watcher = (failure: Failure) => void;

/** By log, because whatever reports a failure has one, and each server of a process its own. */
const watchers = new WeakMap<Log, Watcher[]>();

/** Calls the watcher with every failure that is reported to this log. */
export function watchFailures(log: Log, watcher: Watcher): void {
  watchers.set(log, [...(watchers.get(log) ?? []), watcher]);
}

export function noteFailure(log: Log, failure: Failure): void {
  for (const watcher of watchers.get(log) ?? []) watcher(failure);
}
