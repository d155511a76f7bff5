/**
 * `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), from the counts that were made anyway. An address says
 * which of its limits it publishes: how many guesses at an account are left is nobody’s business.
 */
import type { Response } from 'express';
import { LimitReached, type LimitRule, type RateLimiter, type Standing } from './rate-limit.ts';

type Published = { names: readonly string[]; standings: Map<string, Standing> };

/** Says which limits the response reports, before they are counted. */
export function publishLimits(res: Response, rules: readonly LimitRule[]): void {
  const published: Published = { names: rules.map(({ name }) => name), standings: new Map() };
  res.locals.limits = published;
}

/** A reached limit is reported by its own name, which may be that of a network or of all callers together. */
function belongsTo(names: readonly string[], { name }: Standing): boolean {
  return names.some((known) => name === known || name === `${known}-network` || name === `${known}-everybody`);
}

function note(res: Response, standing: Standing): void {
  const published = res.locals.limits as Published | undefined;
  if (!published || res.headersSent || !belongsTo(published.names, standing)) return;
  published.standings.set(standing.name, standing);
  const all = [...published.standings.values()];
  res.setHeader(
    'RateLimit-Policy',
    all.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`).join(', '),
  );
  res.setHeader(
    'RateLimit',
    all.map(({ name, left, resetSeconds }) => `"${name}";r=${left};t=${resetSeconds}`).join(', '),
  );
}

/** The limiter, whose published counts go to a response. */
export function watchedLimiter(limiter: RateLimiter, res: Response): RateLimiter {
  async function noted(counting: Promise<Standing>): Promise<Standing> {
    try {
      const standing = await counting;
      note(res, standing);
      return standing;
    } catch (error) {
      if (error instanceof LimitReached) note(res, error.standing);
      throw error;
    }
  }
  return {
    ...limiter,
    consume: (rule, key) => noted(limiter.consume(rule, key)),
    consumeFrom: (rule, caller) => noted(limiter.consumeFrom(rule, caller)),
  };
}

/** Services for an address that isn’t a procedure, with the limits it publishes. */
export function withLimits<Services extends { limiter: RateLimiter }>(
  services: Services,
  res: Response,
  ...rules: readonly LimitRule[]
): Services {
  publishLimits(res, rules);
  return { ...services, limiter: watchedLimiter(services.limiter, res) };
}
