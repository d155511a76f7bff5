/** Checks real REST responses against the committed OpenAPI document. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';

type Header = { required?: boolean; schema: { type?: string }; $ref?: string };
type Response = { content?: Record<string, { schema: object }>; headers?: Record<string, Header> };
type Operation = { parameters?: { name: string; in: string }[]; responses: Record<string, Response> };
type Document = { paths: Record<string, Record<string, Operation>>; components: { headers: Record<string, Header> } };

export const committedDocument = JSON.parse(readFileSync(inRoot('openapi', 'openapi.json'), 'utf8')) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Schemas refer to `#/components/schemas/…`: compiled inside the document, these resolve.
ajv.addSchema(committedDocument, 'document');

const compiled = new Map<string, ValidateFunction>();

function validatorAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
  compiled.set(pointer, known);
  return known;
}

function pointerTo(...parts: string[]): string {
  return parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}

/** Whether the schema at this place of the document accepts the value. */
export function documentAccepts(place: readonly string[], value: unknown): boolean {
  return validatorAt(pointerTo(...place))(value) as boolean;
}

type Answer = { status: number; headers: Headers; text: string; body: unknown };

function expectValid(pointer: string, value: unknown, what: string): void {
  const validate = validatorAt(pointer);
  expect(validate(value) ? [] : validate.errors, what).toEqual([]);
}

const templates = Object.keys(committedDocument.paths)
  // `/api/cases/{id}` would also take what has an address of its own.
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => {
    const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { path, pattern: new RegExp(`^${parts.join('[^/]+')}$`) };
  });

/** The documented path that an address belongs to. */
export function templateOf(path: string): string | undefined {
  return templates.find(({ pattern }) => pattern.test(path))?.path;
}

function mediaTypeOf({ headers }: Answer): string | null {
  return headers.get('content-type')?.split(';')[0]?.trim() ?? null;
}

function headerAt(reference: string): Header {
  const header = committedDocument.components.headers[reference.replace('#/components/headers/', '')];
  if (!header) throw new Error(`${reference} is not in the document`);
  return header;
}

/** Every header that is always sent is there, and each that is there is of its type. */
function expectHeaders(pointer: string, documented: Record<string, Header>, answer: Answer, what: string): void {
  for (const [name, header] of Object.entries(documented)) {
    const { required, schema } = header.$ref ? headerAt(header.$ref) : header;
    const text = answer.headers.get(name);
    if (required) expect(text, `${what} without ${name}`).not.toBeNull();
    if (text === null) continue;
    const value = schema.type === 'integer' ? Number(text) : text;
    const place = header.$ref?.slice(1) ?? pointer + pointerTo('headers', name);
    expectValid(`${place}/schema`, value, `${what}: ${name}: ${text}`);
  }
}

function expectBody(pointer: string, { content = {} }: Response, answer: Answer, what: string): void {
  const type = mediaTypeOf(answer);
  if (Object.keys(content).length === 0) {
    expect([type, answer.text], `${what}, which has no body`).toEqual([null, '']);
    return;
  }
  expect(Object.keys(content), `${what} as ${type}`).toContain(type);
  if (type === 'application/json' || type === 'application/problem+json')
    expectValid(pointer + pointerTo('content', type, 'schema'), answer.body, `${what}: ${answer.text}`);
}

/** Every filter in the address is documented. Refused ones need not be. */
function expectParameters({ parameters = [] }: Operation, address: string, what: string): void {
  const known = parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []));
  for (const name of new URLSearchParams(address.split('?')[1] ?? '').keys())
    expect(known, `${what} with ${name}`).toContain(name);
}

/**
 * Fails when the document does not list this status for this call, or lists another media type, other headers or another body. Where no
 * call is documented (an unknown address, a wrong method), the response has the shape that all failures share.
 */
export function expectDocumented(method: string, address: string, answer: Answer): void {
  const path = address.split('?')[0] ?? address;
  const what = `${method} ${path} answered ${answer.status}`;
  const template = templateOf(path);
  const operations = template ? committedDocument.paths[template] : undefined;
  const verb = method === 'HEAD' && !operations?.head ? 'get' : method.toLowerCase();
  const operation = operations?.[verb];
  if (method === 'OPTIONS' && answer.status === 204) return;
  if (!template || !operation) {
    expect(answer.status, what).toBeGreaterThanOrEqual(400);
    const type = mediaTypeOf(answer);
    expect(['application/json', 'application/problem+json'], `${what} as ${type}`).toContain(type);
    const shape = type === 'application/json' ? 'Error' : 'Problem';
    expectValid(pointerTo('components', 'schemas', shape), answer.body, `${what}: ${answer.text}`);
    return;
  }
  const status = String(answer.status);
  const response = operation.responses[status];
  expect(Object.keys(operation.responses), `${what}, which the document does not promise`).toContain(status);
  if (!response) return;
  if (answer.status < 300) expectParameters(operation, address, what);
  const pointer = pointerTo('paths', template, verb, 'responses', status);
  expectHeaders(pointer, response.headers ?? {}, answer, what);
  if (answer.headers.has('ratelimit')) expect(Object.keys(response.headers ?? {}), what).toContain('RateLimit');
  if (method === 'HEAD') expect(answer.text).toBe('');
  else expectBody(pointer, response, answer, what);
}
