/**
 * Detects a proxy that TRUST_PROXY does not cover. Every visitor then has the proxy's address, so that one of them uses up the rate limits
 * of all. Counted in this process since its start; the administrator's own requests through the proxy count too.
 */
import type { IncomingMessage } from 'node:http';

export type ForwardedCounts = { requests: number; forwarded: number };

export type ForwardedRequests = {
  count(req: IncomingMessage): void;
  counts(): ForwardedCounts;
};

/** Load balancers request these directly, not through a proxy. */
const PROBES = new Set(['/healthz', '/readyz']);

export function watchForwardedRequests(): ForwardedRequests {
  let requests = 0;
  let forwarded = 0;
  return {
    count(req) {
      if (PROBES.has(req.url ?? '')) return;
      requests += 1;
      if (req.headers['x-forwarded-for'] !== undefined || req.headers.forwarded !== undefined) forwarded += 1;
    },
    counts: () => ({ requests, forwarded }),
  };
}
