/** What can be wrong with a request, one thing at a time. Whether it then is invalid, the document says (verdict.ts). */
import fc from 'fast-check';
import { jsonWith, placesIn } from '../hostile.ts';
import type { Operation } from './operations.ts';
import type { CallRequest } from './verdict.ts';

/** How large a body gets that no limit allows. */
const HUGE_BYTES = 6_000_000;
/** Of an address: Node reads 16 kB of headers. */
const LONG_BYTES = 7_000;
const HEADERS = ['if-match', 'idempotency-key', 'range', 'if-none-match', 'accept', 'tus-resumable', 'upload-length'];
const TYPES = ['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'nonsense'];
const BAD_ENCODINGS = ['%', '%zz', '%ff', '%c0%af'];

export type Flaw = { kind: string; place: number; json: string };

const kinds = {
  place: (request, operation, flaw) =>
    withJson(request, (value) => {
      const places = placesIn(value);
      return jsonWith(value, chosen(places, flaw.place) ?? [], flaw.json);
    }) ?? flawedParameter(request, operation, flaw),
  missing: (request, _operation, { place }) =>
    withJson(request, (value) => JSON.stringify(without(value, place))) ?? {
      ...request,
      headers: without(request.headers, place),
    },
  unknown: (request, _operation, { json }) =>
    withJson(request, (value) => JSON.stringify({ ...value, unknownField: JSON.parse(json) })) ??
    withQuery(request, 'unknownField=1'),
  header: (request, _operation, { place, json }) => ({
    ...request,
    headers: { ...request.headers, [chosen(HEADERS, place) ?? '']: inHeader(JSON.parse(json)) },
  }),
  mediaType: (request, _operation, { place }) =>
    ['GET', 'HEAD'].includes(request.method)
      ? request
      : { ...request, headers: { ...request.headers, 'content-type': chosen(TYPES, place) ?? '' } },
  huge: (request) =>
    withJson(request, (value) => JSON.stringify({ ...value, pad: 'x'.repeat(HUGE_BYTES) })) ??
    withQuery(request, `pad=${'x'.repeat(LONG_BYTES)}`),
  encoding: (request, _operation, { place }) => {
    const [before = '', ...query] = request.address.split('?');
    return { ...request, address: [`${before}${chosen(BAD_ENCODINGS, place)}`, ...query].join('?') };
  },
  parameter: flawedParameter,
  cut: (request) => withJson(request, (_value, text) => text.slice(0, Math.floor(text.length / 2))) ?? request,
} satisfies Record<string, (request: CallRequest, operation: Operation, flaw: Flaw) => CallRequest>;

const sharp = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
  fc.constantFrom('null', '42', '-1', '1e308', '""', '" "', '[]', '{}', '{"__proto__":{"admin":true}}'),
  fc.constantFrom('"\\u0000"', '"\\ud83d"', '"a\\r\\nb"', JSON.stringify('x'.repeat(20_000))),
);

/** Half of the time, none. */
export const flaws: fc.Arbitrary<Flaw | null> = fc.option(
  fc.record({ kind: fc.constantFrom(...Object.keys(kinds)), place: fc.nat(1000), json: sharp }),
  { freq: 1 },
);

export function withFlaw(request: CallRequest, operation: Operation, flaw: Flaw): CallRequest {
  return kinds[flaw.kind as keyof typeof kinds](request, operation, flaw);
}

function flawedParameter(request: CallRequest, { parameters }: Operation, { place, json }: Flaw): CallRequest {
  const inQuery = parameters.filter(({ in: where }) => where === 'query');
  const parameter = chosen(inQuery, place);
  if (!parameter) return request;
  const [before = '', query = ''] = request.address.split('?');
  const name = encodeURIComponent(parameter.name);
  const others = query.split('&').filter((pair) => pair && pair.split('=')[0] !== name);
  const value = encodeURIComponent(String(JSON.parse(json)).toWellFormed());
  return { ...request, address: `${before}?${[...others, `${name}=${value}`].join('&')}` };
}

/** What of a value can be sent in a header. */
export function inHeader(value: unknown): string {
  return String(value)
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
}

/** The request with another body; null when it has none in JSON. */
function withJson(
  request: CallRequest,
  change: (value: Record<string, unknown>, text: string) => string,
): CallRequest | null {
  const { body, headers } = request;
  if (typeof body !== 'string' || headers['content-type'] !== 'application/json') return null;
  return { ...request, body: change(JSON.parse(body), body) };
}

function withQuery(request: CallRequest, pair: string): CallRequest {
  return { ...request, address: `${request.address}${request.address.includes('?') ? '&' : '?'}${pair}` };
}

function chosen<T>(list: readonly T[], place: number): T | undefined {
  return list[place % Math.max(1, list.length)];
}

function without<T>(object: Record<string, T>, place: number): Record<string, T> {
  const gone = chosen(Object.keys(object), place);
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== gone));
}
