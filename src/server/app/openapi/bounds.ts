/** How large each part of an answer may be, and one way of writing “or null”: what generators of clients and validators rely on. */
import { type Described, eachSchema, type Place, type Schema } from './walk.ts';
import { wordsOf } from './words.ts';

/** No text of an answer is longer, unless its field says otherwise: the longest that anyone may send is half of it. */
const TEXT_MAX = 10_000;
/** No list of an answer has more entries, unless its field says otherwise. */
const ENTRIES_MAX = 1000;
const INT32_MAX = 2 ** 31 - 1;
/** No file is larger. */
const FILE_MAX = INT32_MAX;

/** Characters, by format. */
const formatMax: Readonly<Record<string, number>> = {
  uuid: 36,
  date: 10,
  'date-time': 35,
  email: 254,
  ipv4: 15,
  ipv6: 45,
  uri: 2048,
};

/** `anyOf` with null, as a list of types: the same in one schema instead of three. */
function joinNull(schema: Schema): void {
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  const value = options?.find(({ type }) => type !== 'null');
  if (options?.length !== 2 || typeof value?.type !== 'string' || !options.some(({ type }) => type === 'null')) return;
  delete schema.anyOf;
  delete schema.oneOf;
  const { enum: values, const: only, ...rest } = value;
  const listed = (values as unknown[] | undefined) ?? (only === undefined ? undefined : [only]);
  Object.assign(schema, { ...rest, ...schema, type: [value.type, 'null'], ...(listed && { enum: [...listed, null] }) });
}

function has(schema: Schema, type: string): boolean {
  return [schema.type].flat().includes(type);
}

/** Only what the contract leaves open: a limit of input comes from the schema that enforces it. */
function boundText(schema: Schema, { isInput, ...place }: Place): void {
  // zod parses the address, and accepts more than its pattern: with an IPv4 address at the end, as servers write them.
  if (schema.format === 'ipv6') delete schema.pattern;
  if (schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined) return;
  const byFormat = formatMax[String(schema.format)];
  const unlessSaid = place.field === undefined ? FILE_MAX : TEXT_MAX;
  const max = isInput ? byFormat : (wordsOf(place).max ?? byFormat ?? unlessSaid);
  if (max !== undefined) schema.maxLength = max;
}

function boundNumber(schema: Schema, { isInput }: Place): void {
  if (!isInput) {
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) schema.minimum = 0;
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) schema.maximum = INT32_MAX;
  }
  const largest = Number(schema.maximum ?? schema.exclusiveMaximum);
  if (schema.format === undefined && largest > 0) schema.format = largest > INT32_MAX ? 'int64' : 'int32';
}

export function addBounds(document: Described): void {
  eachSchema(document, (schema, place) => {
    joinNull(schema);
    if (has(schema, 'string')) boundText(schema, place);
    if (has(schema, 'integer')) boundNumber(schema, place);
    if (has(schema, 'array') && !place.isInput) schema.maxItems ??= wordsOf(place).max ?? ENTRIES_MAX;
  });
}
