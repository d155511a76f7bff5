/** Failures and rate limits as the OpenAPI document describes them, for procedures and byte endpoints alike. */
import { z } from 'zod';
import type { LimitRule } from '#server/platform/http/rate-limit.ts';
import { errorCatalogue, ruleCatalogue } from '#shared/platform/error-catalogue.ts';
import { errorBodySchema, errorCodeSchema, issueSchema } from '#shared/platform/errors.ts';
import { PROBLEM_TYPE, problemSchema } from '#shared/platform/problem.ts';

type Json = Record<string, unknown>;
type ObjectSchema = Json & { properties: Record<string, Json> };

function schemaOf(schema: z.ZodType): ObjectSchema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
  return json as ObjectSchema;
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The shape of every failure, with the code and the issues as components of their own. */
function shapeOf(schema: z.ZodType): Json {
  const { properties, ...rest } = schemaOf(schema);
  const { code: _code, issues, ...others } = properties;
  return {
    ...rest,
    properties: { ...others, code: reference('ErrorCode'), issues: { ...issues, items: reference('Issue') } },
  };
}

/** The components that describe a failure. */
export function failureSchemas(): Record<string, Json> {
  const meanings = Object.entries(errorCatalogue).map(([code, { meaning }]) => [code, meaning]);
  const issue = schemaOf(issueSchema);
  return {
    Error: { description: 'What every failure answers', ...shapeOf(errorBodySchema) },
    Problem: { description: 'The same facts as Error, in the form of RFC 9457', ...shapeOf(problemSchema) },
    ErrorCode: {
      description:
        'The kind of failure, for programs. It stays the same when the message is reworded. New ones may be added',
      ...schemaOf(errorCodeSchema),
      'x-enumDescriptions': Object.fromEntries(meanings),
    },
    Issue: {
      description: 'A field that was refused, and the rule it broke',
      ...issue,
      properties: { ...issue.properties, rule: { ...issue.properties.rule, 'x-enumDescriptions': ruleCatalogue } },
    },
  };
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
};

/** One failure of an operation, in both of its forms. */
export function failure(
  status: string,
  description: string,
  headers: object = status === '429' || status === '503' ? retryAfter : {},
) {
  return {
    description,
    content: { 'application/json': { schema: reference('Error') }, [PROBLEM_TYPE]: { schema: reference('Problem') } },
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

type Described = { responses: Record<string, object>; [keyword: string]: unknown };

const item = (parameters: string) => `^"[a-z-]+"${parameters}(, "[a-z-]+"${parameters})*$`;

const limitHeaders = {
  RateLimit: {
    description: 'Requests left, and the seconds until all are allowed again, for each limit: `"contact";r=7;t=540`',
    schema: { type: 'string', pattern: item(';r=\\d+;t=\\d+') },
  },
  'RateLimit-Policy': {
    description: 'Requests allowed, and in how many seconds, for each limit: `"contact";q=10;w=600`',
    schema: { type: 'string', pattern: item(';q=\\d+;w=\\d+') },
  },
};
type LimitHeader = keyof typeof limitHeaders;

/** The headers about limits that a failure may have: one from before the count has none. */
export const headerComponents = limitHeaders;

function headersOf(always: boolean): Record<string, object> {
  const names = Object.keys(limitHeaders) as LimitHeader[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      always ? { ...limitHeaders[name], required: true } : { $ref: `#/components/headers/${name}` },
    ]),
  );
}

/**
 * An operation with the limits that it counts.
 * @param always whether every success has the headers: where HEAD is answered like GET, it may not count
 */
export function withLimits<Operation extends object>(
  operation: Operation,
  rules: readonly LimitRule[],
  always = true,
): Operation {
  if (rules.length === 0) return operation;
  const { responses } = operation as unknown as Described;
  const limited = Object.entries(responses).map(([status, response]) => {
    const { headers } = response as { headers?: object };
    return [status, { ...response, headers: { ...headers, ...headersOf(always && status.startsWith('2')) } }];
  });
  return {
    ...operation,
    'x-rate-limits': rules.map(({ name, points, seconds }) => ({ name, requests: points, seconds })),
    responses: Object.fromEntries(limited),
  };
}
