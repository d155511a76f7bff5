/** Sends a failure as our own JSON or, to those who ask for it, as `application/problem+json` (RFC 9457). */
import type { Request, Response } from 'express';
import { type ErrorBody, statusByCode } from '#shared/platform/errors.ts';
import { PROBLEM_TYPE, problemOf } from '#shared/platform/problem.ts';

type Site = { url: string };

/** The quality that an Accept header gives a type; null when it does not name it. */
function qualityOf(accept: string, type: string): number | null {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return Number.isNaN(quality) ? 1 : quality;
  }
  return null;
}

/**
 * Whether a caller prefers problems. They have to be named: `*` gets JSON, as before. Named beside `application/json` with the same
 * weight, they win, since a program that reads our successes has to accept JSON too; that is why `req.accepts`, which goes by their order, is not used.
 */
export function wantsProblem({ originalUrl, headers: { accept = '' } }: Request): boolean {
  if (!accept.toLowerCase().includes(PROBLEM_TYPE) || originalUrl.startsWith('/api/trpc')) return false;
  const problem = qualityOf(accept, PROBLEM_TYPE) ?? 0;
  const json = ['application/json', 'application/*', '*/*'].map((type) => qualityOf(accept, type));
  return problem > 0 && problem >= (json.find((quality) => quality !== null) ?? 0);
}

/** Sends a failure. @param status where it isn’t that of its code */
export function sendFailure(
  req: Request,
  res: Response,
  body: ErrorBody,
  site: Site,
  status: number = statusByCode[body.code],
): void {
  res.status(status).vary('Accept');
  if (!wantsProblem(req)) return void res.json(body);
  res.setHeader('Content-Type', PROBLEM_TYPE);
  res.end(JSON.stringify(problemOf(body, site.url, status)));
}

/** What trpc-to-openapi does to a response. */
export type Answer = { statusCode: number; setHeader(name: string, value: string): void; end(text?: string): void };

/** A response whose failures are turned into problems on their way out. */
export function withProblems(answer: Answer, site: Site): Answer {
  return {
    set statusCode(status: number) {
      answer.statusCode = status;
    },
    get statusCode() {
      return answer.statusCode;
    },
    setHeader: (name, value) => answer.setHeader(name, value),
    end(text) {
      if (answer.statusCode < 400 || !text) return answer.end(text);
      answer.setHeader('Content-Type', PROBLEM_TYPE);
      answer.end(JSON.stringify(problemOf(JSON.parse(text) as ErrorBody, site.url, answer.statusCode)));
    },
  };
}
