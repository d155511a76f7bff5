/** What the library writes into, so that an answer without a body, or one that may be kept, is sent as it was declared. */
import type { Request, Response } from 'express';
import { etagOf } from '#server/platform/http/stored-file.ts';
import type { RestMeta } from '#server/platform/trpc/rest-meta.ts';

type Declared = NonNullable<RestMeta['openapi']>;

/** What the library does to a response. */
export type Answer = { statusCode: number; setHeader(name: string, value: string): void; end(text: string): void };

function written(res: Response, end: (text: string) => void): Answer {
  return {
    set statusCode(status: number) {
      res.statusCode = status;
    },
    get statusCode() {
      return res.statusCode;
    },
    setHeader: (name, value) => void res.setHeader(name, value),
    end,
  };
}

/** The library writes a body, and its media type, for every status. */
function withoutBody(res: Response): Answer {
  return written(res, (text) => {
    if (res.statusCode === 204) res.removeHeader('Content-Type');
    res.end(res.statusCode === 204 ? undefined : text);
  });
}

/**
 * Whether the caller has this already. Express's `req.fresh` says no to every `fetch`, which sends `Cache-Control: no-cache` beside
 * the condition.
 */
function isKnown(req: Request, etag: string): boolean {
  const given = (req.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}

/** Anyone may keep a success for a while, and asks afterwards whether it is still the same. A failure is never kept. */
function keepable(req: Request, res: Response, seconds: number): Answer {
  return written(res, (text) => {
    if (res.statusCode !== 200) return void res.end(text);
    res.setHeader('Cache-Control', `public, max-age=${seconds}`);
    const etag = etagOf(Buffer.from(text));
    res.setHeader('ETag', etag);
    if (!isKnown(req, etag)) return void res.end(text);
    res.removeHeader('Content-Type');
    res.status(304).end();
  });
}

/** @param declared what the address says about its answers */
export function answerTo(req: Request, res: Response, { success, cacheSeconds }: Declared): Answer {
  if (success === 204) return withoutBody(res);
  return cacheSeconds ? keepable(req, res, cacheSeconds) : res;
}

/**
 * Where the next page is, for any answer that has a `nextCursor`: the same address with that cursor.
 * @param origin of the site
 */
export function nextPage(answer: unknown, url: URL | undefined, origin: string): Record<string, string> {
  const { nextCursor } = (answer ?? {}) as { nextCursor?: unknown };
  if (typeof nextCursor !== 'string' || !url) return {};
  const next = new URL(url.pathname + url.search, origin);
  next.searchParams.set('cursor', nextCursor);
  return { Link: `<${next}>; rel="next"` };
}
