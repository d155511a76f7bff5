/** One wide line per request: method, path, status, milliseconds, request id. Queries and bodies may hold answers, so they stay out. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Log } from '#server/log.ts';

const prefix = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}-`;
let counter = 0;

/** Unique in this process and, by its start, across the processes behind one balancer; cheap enough for static pages. */
export function nextRequestId(): string {
  counter += 1;
  return `${prefix}${counter.toString(36)}`;
}

function pathOf(url: string | undefined): string {
  const query = (url ?? '/').indexOf('?');
  // Tokens travel in query strings; and a path that is absurdly long is only noise.
  return (query < 0 ? (url ?? '/') : (url ?? '/').slice(0, query)).slice(0, 200);
}

/** Writes the line of a request when its answer has left, or was given up. */
export function logRequest(log: Log, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const started = performance.now();
  const path = pathOf(req.url);
  res.on('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const line = { requestId, method: req.method, path, status: res.statusCode, ms };
    log.info(res.writableFinished ? line : { ...line, aborted: true });
  });
}

/** Writes the line of an answer from memory, which took no time; waiting for its end would take more. */
export function logFromMemory(log: Log, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  log.info({ requestId, method: req.method, path: pathOf(req.url), status: res.statusCode, ms: 0 });
}
