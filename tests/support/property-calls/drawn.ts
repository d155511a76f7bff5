/** A call as it is drawn: how it differs from the sample of its operation, and at most one flaw. */
import fc from 'fast-check';
import { type Flaw, flaws, inHeader, withFlaw } from './flaws.ts';
import type { Operation } from './operations.ts';
import { type Schema, valuesOf } from './schema-values.ts';
import type { CallRequest } from './verdict.ts';

/** A valid call: what exists has these ids. */
export type Sample = {
  values: Record<string, unknown>;
  headers?: Record<string, string>;
  json?: Record<string, unknown>;
  raw?: { type: string; body: string | Uint8Array<ArrayBuffer> };
};

export type Drawn = {
  /** Who calls, as a place in the list of those who may try. */
  actor: number;
  problem: boolean;
  /** Instead of the sample's. */
  values: Record<string, unknown>;
  body: Record<string, unknown>;
  without: string[];
  flaw: Flaw | null;
};

function some(parts: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(parts);
  if (names.length === 0) return fc.constant({});
  const one = fc
    .constantFrom(...names)
    .chain((name) => valuesOf(parts[name] as Schema).map((value): [string, unknown] => [name, value]));
  return fc
    .oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.array(one, { maxLength: 3 }) })
    .map((pairs) => Object.fromEntries(pairs));
}

/** @param actors how many may try */
export function drawnCalls(operation: Operation, actors: number): fc.Arbitrary<Drawn> {
  const { parameters, content } = operation;
  const body = content['application/json']?.schema;
  const optional = [
    ...parameters.filter(({ required }) => !required).map(({ name }) => name),
    ...Object.keys(body?.properties ?? {}).filter((name) => !body?.required?.includes(name)),
  ];
  return fc.record({
    actor: fc.nat(actors - 1),
    problem: fc.boolean(),
    values: some(Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))),
    body: some(body?.properties ?? {}),
    without: fc.subarray(optional, { maxLength: Math.min(2, optional.length) }),
    flaw: flaws,
  });
}

/** The sample itself, called by the first who may. */
export const plainCall: Drawn = { actor: 0, problem: false, values: {}, body: {}, without: [], flaw: null };

/** Half a surrogate pair has no percent encoding. */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

function addressOf({ path, parameters }: Operation, values: Record<string, unknown>): string {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]) || 'none');
  const query = parameters
    .filter(({ in: where, name }) => where === 'query' && values[name] !== undefined)
    .flatMap(({ name }) => [values[name]].flat().map((value) => `${encodeURIComponent(name)}=${encoded(value)}`));
  return query.length > 0 ? `${place}?${query.join('&')}` : place;
}

/** The request that was drawn, as it is sent. */
export function requestOf(operation: Operation, sample: Sample, drawn: Drawn): CallRequest {
  const kept = (name: string) => !drawn.without.includes(name);
  const values = Object.fromEntries(
    Object.entries({ ...sample.values, ...drawn.values }).filter(([name]) => kept(name)),
  );
  const headers: Record<string, string> = drawn.problem ? { accept: 'application/problem+json' } : {};
  for (const { name, in: where } of operation.parameters)
    if (where === 'header' && kept(name)) {
      const value = drawn.values[name] ?? sample.headers?.[name.toLowerCase()];
      if (value !== undefined) headers[name.toLowerCase()] = inHeader(value);
    }
  let body: CallRequest['body'];
  if (sample.raw) {
    headers['content-type'] = sample.raw.type;
    body = sample.raw.body;
  } else if (operation.content['application/json']) {
    headers['content-type'] = 'application/json';
    const parts = Object.entries({ ...sample.json, ...drawn.body }).filter(([name]) => kept(name));
    body = JSON.stringify(Object.fromEntries(parts));
  }
  const request = { method: operation.method, address: addressOf(operation, values), headers, body };
  return drawn.flaw ? withFlaw(request, operation, drawn.flaw) : request;
}
