/** Values made from a JSON Schema of the OpenAPI document, mostly valid: what the schema really says of one is asked of ajv. */
import fc from 'fast-check';

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** A text of any length up to the longest is valid, but long ones only make the calls slow. */
const LONGEST_WORDS = 200;
const MOST_ITEMS = 4;
const YEAR_2000 = new Date('2000-01-01');
const YEAR_2100 = new Date('2100-01-01');

const moment = fc.date({ min: YEAR_2000, max: YEAR_2100, noInvalidDate: true }).map((date) => date.toISOString());

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.nat().map((number) => `visitor${number}@example.com`),
  'date-time': moment,
  date: moment.map((text) => text.slice(0, 10)),
  uri: fc.webUrl(),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
};

function textOf({ format = '', pattern, minLength = 0, maxLength = LONGEST_WORDS }: Schema): fc.Arbitrary<string> {
  const known = byFormat[format];
  if (known) return known;
  // fast-check has no look-ahead; only the rules for passwords do.
  if (pattern?.includes('(?=')) return fc.nat().map((number) => `Prairie-${number}-x`);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, LONGEST_WORDS));
  return fc.oneof(
    fc.string({ minLength, maxLength: most, unit: 'grapheme' }),
    fc.integer({ min: minLength, max: most }).map((length) => 'x'.repeat(length)),
  );
}

/** Values for a schema of the document. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  const { minimum, maximum, items, minItems = 0, maxItems = MOST_ITEMS, properties, required = [] } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: minimum ?? -1_000_000, max: Math.min(maximum ?? 1_000_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: minimum ?? -1e6, max: maximum ?? 1e6 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(items ?? {}), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      });
    case 'object': {
      const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, valuesOf(part)] as const);
      return fc.record(Object.fromEntries(parts), {
        requiredKeys: required.filter((name) => name in (properties ?? {})),
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
