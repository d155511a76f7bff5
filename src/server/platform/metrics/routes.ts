/** The route of a request, for labels: the pattern of its address, of which there are few, and never the address. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MCP_PATH } from '#shared/platform/paths.ts';

const named = new WeakMap<ServerResponse, string>();

/** Names the pattern where Express doesn’t know it. */
export function nameRoute(res: ServerResponse, pattern: string): void {
  named.set(res, pattern);
}

/** What several answers share without a route of Express. Longest first. */
const prefixes = ['/api/trpc', '/api/uploads', '/api', '/assets', '/dev/mail', MCP_PATH];
/** Whatever nobody answers, and what is answered before there is a route. */
const NO_ROUTE = '(none)';
/** A page of the build, or the shell of a portal. */
const PAGE = '(page)';

function prefixOf(url: string): string | null {
  const prefix = prefixes.find((each) => url.startsWith(each));
  if (!prefix) return null;
  const next = url.charAt(prefix.length);
  if (next === '/') return `${prefix}/*`;
  return next === '' || next === '?' ? prefix : null;
}

/** Of a response that Express or one of its doors gave, once it was sent. */
export function routeOf(req: IncomingMessage, res: ServerResponse): string {
  const {
    route,
    baseUrl = '',
    originalUrl,
  } = req as { route?: { path: unknown }; baseUrl?: string; originalUrl?: string };
  const known = named.get(res);
  if (known) return known;
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`;
  return prefixOf(originalUrl ?? req.url ?? '/') ?? NO_ROUTE;
}

/** Of a response from memory. */
export function memoryRouteOf(req: IncomingMessage): string {
  return prefixOf(req.url ?? '/') ?? PAGE;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function methodOf({ method = '' }: IncomingMessage): string {
  return methods.has(method) ? method : 'other';
}
