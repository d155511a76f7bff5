/**
 * What this process counts about itself, for Prometheus (docs/decisions/0108). Null where nobody reads it: then nothing is counted, and the
 * library isn’t loaded.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import type { FailureSource } from '#server/platform/errors/failures.ts';

/** A value that was read elsewhere: one series of a gauge. */
export type Sample = { gauge: string; labels?: Record<string, string>; value: number };

/** What a gauge says, and the names of its labels. */
export type GaugeSpec = { help: string; labels?: readonly string[] };

export type Metrics = {
  /** Counts a request until its response was sent or aborted. */
  request(req: IncomingMessage, res: ServerResponse): void;
  /** Counts a response from memory. @param since `performance.now()` when the request arrived */
  fromMemory(req: IncomingMessage, res: ServerResponse, since: number): void;
  /** @param outcome `ok`, or the code of the failure */
  called(procedure: string, outcome: string, seconds: number): void;
  worked(queue: string, outcome: 'ok' | 'failed', seconds: number): void;
  failed(source: FailureSource): void;
  /** What became of reports to others. */
  reported(outcome: string, reports: number): void;
  /** A limit was reached, by its name. */
  refused(limit: string): void;
  /** Counts the connections of a pool whenever somebody reads the metrics. */
  watchPool(pool: pg.Pool): void;
  /** Replaces all series of these gauges. */
  set(gauges: Readonly<Record<string, GaugeSpec>>, samples: readonly Sample[]): void;
  /** Takes these gauges out: nobody knows their values. */
  forget(gauges: Readonly<Record<string, GaugeSpec>>): void;
  /** Reading these values failed. */
  notCollected(collector: string): void;
  readonly contentType: string;
  text(): Promise<string>;
};
