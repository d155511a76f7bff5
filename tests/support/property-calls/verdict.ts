/** What the document says about a request: somebody who has nothing else decides whether it is valid. */
import { documentAccepts } from '../documented.ts';
import type { Operation, Parameter } from './operations.ts';
import type { Schema } from './schema-values.ts';

export type CallRequest = {
  method: string;
  /** With its parameters, percent-encoded. */
  address: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

/** JSON where the type says so, text elsewhere. */
function jsonOf({ type, anyOf }: Schema, text: string): unknown {
  const written = type === 'boolean' ? /^(true|false)$/ : /^-?(0|[1-9]\d*)(\.\d+)?$/;
  return type !== 'string' && !anyOf && written.test(text) ? JSON.parse(text) : text;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The values that the request has for a parameter. */
function valuesFor({ path }: Operation, { name, in: where }: Parameter, request: CallRequest): (string | null)[] {
  const [place = '', query = ''] = request.address.split('?');
  if (where === 'header') {
    const value = request.headers[name.toLowerCase()];
    return value === undefined ? [] : [value];
  }
  if (where === 'query')
    return query
      .split('&')
      .filter((pair) => pair.split('=')[0] === encodeURIComponent(name))
      .map((pair) => decoded((pair.split('=')[1] ?? '').replaceAll('+', ' ')));
  const pattern = path
    .replace(/[.]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, each) => (each === name ? '([^/]+)' : '[^/]+'));
  const found = new RegExp(`^${pattern}$`).exec(place);
  return [decoded(found?.[1] ?? '')];
}

/** As JSON, what the texts of a parameter mean. */
function meaningOf({ schema }: Parameter, texts: string[]): unknown {
  return schema.type === 'array'
    ? texts.map((text) => jsonOf(schema.items ?? {}, text))
    : jsonOf(schema, texts[0] ?? '');
}

/** The input that a valid GET is, for the procedure behind it. */
export function inputOf(operation: Operation, request: CallRequest): Record<string, unknown> {
  const pairs = operation.parameters
    .filter(({ in: where }) => where !== 'header')
    .map((parameter) => [parameter, valuesFor(operation, parameter, request) as string[]] as const)
    .filter(([, texts]) => texts.length > 0);
  return Object.fromEntries(pairs.map(([parameter, texts]) => [parameter.name, meaningOf(parameter, texts)]));
}

function faultOfParameter(operation: Operation, parameter: Parameter, request: CallRequest): string | null {
  const { name, required, in: where } = parameter;
  const values = valuesFor(operation, parameter, request);
  if (values.length === 0) return required ? `${name} is missing` : null;
  if (values.includes(null)) return `${name} is not percent-encoded`;
  const value = meaningOf(parameter, values as string[]);
  const place = operation.parameters.indexOf(parameter);
  const pointer = ['paths', operation.path, operation.method.toLowerCase(), 'parameters', String(place), 'schema'];
  return documentAccepts(pointer, value) ? null : `${where} ${name}`;
}

function faultOfBody(operation: Operation, { headers, body }: CallRequest): string | null {
  const { content, bodyRequired, path, method } = operation;
  const types = Object.keys(content);
  if (types.length === 0) return null;
  if (body === undefined || body.length === 0) return bodyRequired ? 'no body' : null;
  const sent = headers['content-type']?.split(';')[0] ?? '';
  const type = types.find((each) => each === sent || (each.endsWith('/*') && sent.startsWith(each.slice(0, -1))));
  if (!type) return `the media type ${sent}`;
  if (typeof body !== 'string' || type !== 'application/json') return null;
  const pointer = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'];
  try {
    return documentAccepts(pointer, JSON.parse(body)) ? null : 'the body';
  } catch {
    return 'no JSON';
  }
}

/** What is wrong with the request by the document; null when it is valid. */
export function faultIn(operation: Operation, request: CallRequest): string | null {
  for (const parameter of operation.parameters) {
    const fault = faultOfParameter(operation, parameter, request);
    if (fault) return fault;
  }
  return faultOfBody(operation, request);
}
