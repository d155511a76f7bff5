/** One answer as JSON Schema, as the checker of answers (src/shared/lines/value-rules.ts) reads it. */
import {
  type ChoiceQuestion,
  type DateQuestion,
  type NumberQuestion,
  type RowQuestion,
  TELL_BROKER,
  UNKNOWN,
} from '#shared/lines/types.ts';

export type JsonSchema = Record<string, unknown>;

const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';
const CONTROLS_BUT_LINES = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
/** Something to read, and nothing that can't be displayed. Without lookaheads, which not every language has. */
const readable = (refused: string) => `^[^${refused}]*[^\\s${refused}][^${refused}]*$`;
const POSTAL_FIRST = '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]';
const POSTAL_LETTER = '[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]';
/** Spaces and hyphens are left out anywhere. */
const spaced = (parts: readonly string[]) => `^[\\s-]*${parts.join('[\\s-]*')}[\\s-]*$`;

/** "I’m not sure" is an answer only where the question allows it. */
const unsure = { enum: [UNKNOWN, TELL_BROKER] };
const lineOfText = { type: 'string', maxLength: 200, pattern: readable(CONTROLS), not: unsure };

/** What several questions have in common, by name. */
const parts: Readonly<Record<string, JsonSchema>> = {
  line: lineOfText,
  text: { type: 'string', maxLength: 2_000, pattern: readable(CONTROLS_BUT_LINES), not: unsure },
  name: { ...lineOfText, minLength: 2 },
  email: { type: 'string', format: 'email', maxLength: 254 },
  phone: { type: 'string', minLength: 10, maxLength: 40, pattern: '^(?:[()+\\s-]*[0-9]){7}[0-9()+\\s-]*$' },
  postalCode: {
    type: 'string',
    pattern: spaced([POSTAL_FIRST, '[0-9]', POSTAL_LETTER, '[0-9]', POSTAL_LETTER, '[0-9]']),
    examples: ['T2P 1J9'],
  },
  vin: {
    type: 'string',
    pattern: '^[\\s-]*(?:[A-HJ-NPR-Za-hj-npr-z0-9][\\s-]*){17}$',
    examples: ['1HGCM82633A004352'],
  },
  address: {
    type: 'object',
    properties: {
      street: { title: 'Street number and name', $ref: '#/$defs/line' },
      unit: { title: 'Unit', type: 'string', maxLength: 200 },
      city: { title: 'City or town', $ref: '#/$defs/line' },
    },
    required: ['street', 'city'],
  },
  day: { type: 'string', format: 'date' },
  month: { type: 'string', pattern: '^[0-9]{4}-(?:0[1-9]|1[0-2])$', examples: ['2026-11'] },
  unknown: { const: UNKNOWN, title: 'I’m not sure' },
  tellBroker: { const: TELL_BROKER, title: 'I’ll tell the broker' },
};

const partFor = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  postalAB: 'postalCode',
  vin: 'vin',
  address: 'address',
  date: 'day',
  month: 'month',
} as const;

const refer = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

function optionsOf({ options }: ChoiceQuestion): JsonSchema[] {
  return options.map(({ value, label, help }) => ({ const: value, title: label, ...(help && { description: help }) }));
}

function several(question: ChoiceQuestion): JsonSchema {
  const alone = question.options.flatMap(({ value, exclusive }) => (exclusive ? [value] : []));
  return {
    type: 'array',
    items: { oneOf: optionsOf(question) },
    minItems: question.required ? 1 : 0,
    uniqueItems: true,
    // "None of these" can't be combined with others.
    ...(alone.length > 0 && { anyOf: [{ maxItems: 1 }, { not: { contains: { enum: alone } } }] }),
  };
}

function numberOf({ type, min = 0, max }: NumberQuestion): JsonSchema {
  const highest = max ?? (type === 'percent' ? 100 : Number.MAX_SAFE_INTEGER);
  return { type: 'integer', minimum: min, maximum: highest };
}

/** A limit that isn't a fixed day changes with the calendar or the other answers: it is in the notes. */
function yearOf({ min, max }: DateQuestion): JsonSchema {
  const fixed = (bound: DateQuestion['min']) => (bound && 'date' in bound ? Number(bound.date.slice(0, 4)) : undefined);
  return { type: 'integer', minimum: fixed(min) ?? 1000, maximum: fixed(max) ?? 9999 };
}

/** With its type, which Ajv expects beside every limit. */
function shorter(maxLength: number | undefined, ceiling: number): JsonSchema {
  return maxLength === undefined ? {} : { type: 'string', maxLength: Math.min(maxLength, ceiling) };
}

function sureSchemaOf(question: RowQuestion): JsonSchema {
  switch (question.type) {
    case 'text':
      return { ...refer('line'), ...shorter(question.maxLength, 200) };
    case 'longText':
      return { ...refer('text'), ...shorter(question.maxLength, 2_000) };
    case 'bool':
      return { type: 'boolean' };
    case 'choice':
      return { oneOf: optionsOf(question) };
    case 'multi':
      return several(question);
    case 'int':
    case 'money':
    case 'percent':
      return numberOf(question);
    case 'year':
      return yearOf(question);
    default:
      return refer(partFor[question.type]);
  }
}

/** An answer to a question outside a group or in one of its rows. */
export function answerSchemaOf(question: RowQuestion): JsonSchema {
  const schema = sureSchemaOf(question);
  const others = [
    ...(question.allowUnknown ? [refer('unknown')] : []),
    ...(question.allowTellBroker ? [refer('tellBroker')] : []),
  ];
  return others.length === 0 ? schema : { anyOf: [schema, ...others] };
}

/** The parts that these schemas refer to, and those that the parts do. */
export function sharedParts(schemas: object): Record<string, JsonSchema> {
  const text = JSON.stringify(schemas);
  const used = Object.keys(parts).filter((name) => text.includes(`"#/$defs/${name}"`));
  const names = used.includes('address') ? new Set([...used, 'line']) : used;
  return Object.fromEntries([...names].map((name) => [name, parts[name] ?? {}]));
}
