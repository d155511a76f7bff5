/** What the document says about writing: versions in `If-Match` and `ETag`, and the `Idempotency-Key`. */
import { ANSWER_HOURS } from '#server/platform/idempotency/answers.ts';
import { ANONYMOUS_KEY_MIN, KEY_MAX } from '#server/platform/idempotency/key.ts';
import type { RestProcedure } from './rest-schemas.ts';
import { needsVersion, returnsVersion } from './rest-versions.ts';

type Schema = {
  type?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  $ref?: string;
  [keyword: string]: unknown;
};
export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Body = { content: Record<string, { schema: Schema; example?: unknown }> };
type Writable = { parameters?: Parameter[]; requestBody?: Body };
type Header = { description: string; schema: Schema };

const etagSchema: Schema = { type: 'string', pattern: '^"(0|[1-9][0-9]{0,9})"$', example: '"3"' };

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description:
    'The ETag of the version this change is based on, from your last GET or change. When someone else has changed it since, the answer is 412 and says the present version: read it again, then decide.',
  schema: etagSchema,
};
const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'An ETag you have. When it’s still the present one, the answer is 304 without a body.',
  schema: { type: 'string', example: '"3"' },
};
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `A random value for this one call, such as a UUID, so that you can send it again when you don’t know whether it arrived. For ${ANSWER_HOURS} hours, the same key with the same body at this address gets the first answer, with \`Idempotency-Replayed: true\`, and nothing happens twice. Failed calls aren’t remembered: send them again with the same key. Without signing in, it needs at least ${ANONYMOUS_KEY_MIN} characters.`,
  schema: { type: 'string', minLength: 1, maxLength: KEY_MAX, pattern: '^[!-~]+$' },
};

const etag: Header = {
  description: 'The version, for If-Match. Every command that changes it gives it a new one.',
  schema: etagSchema,
};
const replayed: Header = {
  description: 'Sent when this is the answer to an earlier call with the same Idempotency-Key.',
  schema: { type: 'string', enum: ['true'] },
};

/** Whether a call may be named by an `Idempotency-Key`. */
export function takesKey({ openapi }: RestProcedure): boolean {
  return openapi.method === 'POST' && openapi.withoutKey === undefined;
}

/** The failures, by status, in the words of the operation where it has some of its own. */
export function writeFailures(procedure: RestProcedure): Record<string, string> {
  const running = 'The first call with this Idempotency-Key is still running';
  const own = procedure.openapi.errorResponses?.[409];
  return {
    ...(takesKey(procedure) && {
      409: own ? `${own}. Or: ${running.charAt(0).toLowerCase()}${running.slice(1)}` : running,
      422: 'The Idempotency-Key was used for another body',
    }),
    ...(needsVersion(procedure) && {
      412: 'Someone else changed this since the version in If-Match: the answer says the present one',
      428: 'If-Match is missing',
    }),
  };
}

/** The headers of a failure, beside those of all. */
export function failureHeaders(procedure: RestProcedure, status: string): Record<string, Header> {
  if (status === '412') return { ETag: { ...etag, description: 'The present version' } };
  const waits = ['429', '503'].includes(status) || (status === '409' && takesKey(procedure));
  return waits
    ? { 'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } } }
    : {};
}

/** The headers of success that no operation has to declare. */
export function successHeaders(procedure: RestProcedure): Record<string, Header> {
  return {
    ...(returnsVersion(procedure) && { ETag: etag }),
    ...(takesKey(procedure) && { 'Idempotency-Replayed': replayed }),
  };
}

export function hasNotModified({ openapi }: RestProcedure): boolean {
  return openapi.method === 'GET' && openapi.unchangedByVersion === true;
}

function resolved(schema: Schema, components: Record<string, unknown>): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name ? (components[name] as Schema) : schema;
}

function withoutVersion(schema: Schema, components: Record<string, unknown>): Schema {
  const { properties: { version: _, ...properties } = {}, required = [], ...rest } = resolved(schema, components);
  const left = required.filter((field) => field !== 'version');
  return { ...rest, properties, ...(left.length > 0 && { required: left }) };
}

function exampleWithout(example: unknown): unknown {
  const { version: _, ...rest } = example as { version?: unknown };
  return rest;
}

/** Takes the version out of the body and the parameters, and adds the headers. */
export function describeWriting(
  procedure: RestProcedure,
  operation: Writable,
  components: Record<string, unknown>,
): void {
  const versioned = needsVersion(procedure);
  const given = (operation.parameters ?? []).filter(
    (each) => !(versioned && each.in === 'query' && each.name === 'version'),
  );
  const parameters = [
    ...given,
    ...(versioned ? [ifMatch] : []),
    ...(hasNotModified(procedure) ? [ifNoneMatch] : []),
    ...(takesKey(procedure) ? [idempotencyKey] : []),
  ];
  if (parameters.length > 0) operation.parameters = parameters;
  else delete operation.parameters;
  if (!versioned || !operation.requestBody) return;
  for (const content of Object.values(operation.requestBody.content)) {
    content.schema = withoutVersion(content.schema, components);
    if (content.example !== undefined) content.example = exampleWithout(content.example);
    if (Object.keys(content.schema.properties ?? {}).length === 0) delete operation.requestBody;
  }
}
