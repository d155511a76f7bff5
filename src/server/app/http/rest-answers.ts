/** What the REST library writes an answer to: the response, or a note of it for a call that is one transaction. */
import type { Request, Response } from 'express';
import { etagOf } from '#server/platform/http/stored-file.ts';
import type { StoredAnswer } from '#server/platform/idempotency/answers.ts';
import type { RestMeta } from '#server/platform/trpc/rest-meta.ts';
import { isKnown } from './preconditions.ts';

type Declared = NonNullable<RestMeta['openapi']>;

/** What the library does to a response. */
export type Answer = { statusCode: number; setHeader(name: string, value: string): void; end(text?: string): void };

/** The answer, to be sent or stored once it is certain. */
export type NotedAnswer = Answer & { readonly noted: StoredAnswer };

export function noteAnswer(): NotedAnswer {
  const noted: StoredAnswer & { text: string } = { status: 200, headers: {}, text: '' };
  return {
    noted,
    set statusCode(status: number) {
      noted.status = status;
    },
    get statusCode() {
      return noted.status;
    },
    setHeader(name, value) {
      noted.headers[name] = value;
    },
    end(text = '') {
      noted.text = text;
    },
  };
}

/**
 * The response. The library writes a body and its media type for every status; 204 and 304 have neither. What anyone may keep gets its ETag
 * here, from its body; a failure is never kept.
 */
export function answerTo(req: Request, res: Response, { unchangedByVersion, cacheSeconds }: Declared): Answer {
  return {
    set statusCode(status: number) {
      res.statusCode = status;
    },
    get statusCode() {
      return res.statusCode;
    },
    // A deprecated address has a link already.
    setHeader: (name, value) => void (name === 'Link' ? res.append(name, value) : res.setHeader(name, value)),
    end(text = '') {
      if (cacheSeconds && res.statusCode === 200) {
        res.setHeader('Cache-Control', `public, max-age=${cacheSeconds}`);
        res.setHeader('ETag', etagOf(Buffer.from(text)));
      }
      const etag = (unchangedByVersion || cacheSeconds) && res.statusCode === 200 ? res.getHeader('ETag') : undefined;
      // Express's `req.fresh` says no to every `fetch`, which sends `Cache-Control: no-cache` beside the condition.
      if (typeof etag === 'string' && isKnown(req.headers['if-none-match'], etag)) res.statusCode = 304;
      if (res.statusCode === 204 || res.statusCode === 304) {
        res.removeHeader('Content-Type');
        res.end();
      } else res.end(text);
    },
  };
}

/** Sends an answer that was noted. */
export function sendNoted(answer: Answer, { status, headers, text }: StoredAnswer): void {
  answer.statusCode = status;
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
  answer.end(text ?? '');
}

/**
 * Where the next page is, for any answer that has a `nextCursor`: the same address with that cursor.
 * @param origin of the site
 * @param parameter of the address that takes it
 */
export function nextPage(
  answer: unknown,
  url: URL | undefined,
  origin: string,
  parameter = 'cursor',
): Record<string, string> {
  const { nextCursor } = (answer ?? {}) as { nextCursor?: unknown };
  if (typeof nextCursor !== 'string' || !url) return {};
  const next = new URL(url.pathname + url.search, origin);
  next.searchParams.set(parameter, nextCursor);
  return { Link: `<${next}>; rel="next"` };
}
