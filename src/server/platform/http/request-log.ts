/** One wide line per request: method, path, status, milliseconds, request id, user id. Never queries or bodies, which may hold answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Log } from '#server/platform/process/log.ts';
import { dataExportPath } from '#shared/platform/paths.ts';

const prefix = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}-`;
let counter = 0;

/** Unique in this process and, by its start, across the processes behind one load balancer; cheap enough for static pages. */
export function nextRequestId(): string {
  counter += 1;
  return `${prefix}${counter.toString(36)}`;
}

/** Replaces a secret part of a path. */
const TOKEN = '(token)';
const EXPORT_PATHS = dataExportPath('');
/** As long as a secret of ours (`newToken`), and longer than an id. */
const SECRET = /\/[\w-]{40,}(?=\/|$)/g;

/** The path as it may be logged: without the query, which may carry tokens, and without tokens in the path. */
export function loggedPath(url: string | undefined): string {
  const [path = '/'] = (url ?? '/').split('?');
  const bare = path.startsWith(EXPORT_PATHS) ? EXPORT_PATHS + TOKEN : path.replace(SECRET, `/${TOKEN}`);
  // A very long path is only noise.
  return bare.slice(0, 200);
}

const users = new WeakMap<ServerResponse, string>();

/** Records the user in the log line of a request: the administrator, when viewing as a client. */
export function nameUser(res: ServerResponse, userId: string): void {
  users.set(res, userId);
}

const keys = new WeakMap<ServerResponse, string>();

/** Records the key that a request came with in its log line: its id, never the key. */
export function nameKey(res: ServerResponse, keyId: string): void {
  keys.set(res, keyId);
}

/** Writes the line of a request when its response was sent or aborted. */
export function logRequest(log: Log, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const started = performance.now();
  const path = loggedPath(req.url);
  res.on('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const userId = users.get(res);
    const keyId = keys.get(res);
    const who = { ...(userId && { userId }), ...(keyId && { keyId }) };
    const line = { requestId, method: req.method, path, status: res.statusCode, ms, ...who };
    log.info(res.writableFinished ? line : { ...line, aborted: true });
  });
}

/** Writes the line of a response from memory, which takes no time; waiting for its end would take longer. */
export function logFromMemory(log: Log, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  log.info({ requestId, method: req.method, path: loggedPath(req.url), status: res.statusCode, ms: 0 });
}
