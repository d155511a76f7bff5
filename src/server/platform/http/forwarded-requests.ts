/**
 * Notices a proxy that TRUST_PROXY does not know of. Every visitor then has the proxy's address, so that one of them uses up the rate
 * limits of all. Counted in this process since its start: an administrator who asks through the proxy is counted too.
 */
import type { IncomingMessage } from 'node:http';

export type ForwardedCounts = { requests: number; forwarded: number };

export type ForwardedRequests = {
  count(req: IncomingMessage): void;
  counts(): ForwardedCounts;
};

/** What balancers ask for directly, behind no proxy. */
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
