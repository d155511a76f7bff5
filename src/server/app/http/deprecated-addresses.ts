import type { RequestHandler } from 'express';
import type { Deprecation } from '#server/app/openapi/deprecations.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { addressPattern } from './address-pattern.ts';

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * Answers of deprecated operations say since when they are (RFC 9745), when they end (RFC 8594) and where it was announced, so that
 * a program can warn the people who run it.
 */
export function deprecatedAddresses(deprecations: readonly Deprecation[]): RequestHandler {
  const known = deprecations.map(({ method, path, since, ends, id }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: addressPattern(path),
    headers: {
      Deprecation: `@${momentOf(since) / 1000}`,
      Sunset: new Date(momentOf(ends)).toUTCString(),
      Link: `<${apiPaths.changes}#${id}>; rel="deprecation"; type="text/html"`,
    },
  }));
  return (req, res, next) => {
    const found = known.find(({ methods, pattern }) => methods.includes(req.method) && pattern.test(req.path));
    for (const [name, value] of Object.entries(found?.headers ?? {})) res.setHeader(name, value);
    next();
  };
}
