/** Checks real REST responses against the committed OpenAPI document. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
type Document = { paths: Record<string, Record<string, Operation>>; components: object };

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

type Answer = { status: number; headers: Headers; text: string; body: unknown };

function expectValid(pointer: string, answer: Answer, what: string): void {
  expect(answer.headers.get('content-type'), what).toMatch(/^application\/json/);
  const validate = validatorAt(pointer);
  expect(validate(answer.body) ? [] : validate.errors, `${what}: ${answer.text}`).toEqual([]);
}

/**
 * Fails when the document does not list this status for this call, or lists another body. Where no call is documented (an unknown address,
 * a wrong method), the response has the shape that all failures share.
 */
export function expectDocumented(method: string, address: string, answer: Answer): void {
  const path = address.split('?')[0] ?? address;
  const what = `${method} ${path} answered ${answer.status}`;
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = committedDocument.paths[path]?.[verb];
  if (method === 'OPTIONS' && answer.status === 204) return;
  if (!operation) {
    expect(answer.status, what).toBeGreaterThanOrEqual(400);
    expectValid(pointerTo('components', 'schemas', 'Error'), answer, what);
    return;
  }
  const status = String(answer.status);
  expect(Object.keys(operation.responses), `${what}, which the document does not promise`).toContain(status);
  const schema = pointerTo('paths', path, verb, 'responses', status, 'content', 'application/json', 'schema');
  if (method === 'HEAD') expect(answer.text).toBe('');
  else expectValid(schema, answer, what);
}
