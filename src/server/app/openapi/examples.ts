/** An example for every body, answer and parameter that has none of its own, made of its schema and the examples of its fields. */
import { type Described, type Media, nameIn, operationsOf, type Schema } from './walk.ts';
import { fileStart, wordsOf } from './words.ts';

/** The demo’s dates are relative; examples have one day, the one on which their case began. */
const byFormat: Readonly<Record<string, string>> = {
  uuid: '01939a3c-5a00-7000-8000-000000000001',
  date: '2026-12-01',
  'date-time': '2026-11-26T16:05:00.000Z',
  email: 'ava@example.com',
  uri: 'https://coverbridge.example/',
};

type Part = { owner: string; field?: string };

function typeOf({ type }: Schema): string | undefined {
  return [type].flat().find((one) => one !== 'null');
}

/** Makes examples out of the schemas of one document. */
export function exampleMaker({ components }: Described) {
  const within: string[] = [];

  function ofNamed(name: string): unknown {
    const schema = components.schemas[name];
    // A schema may contain itself.
    if (!schema || within.includes(name)) return undefined;
    within.push(name);
    const example = of(schema, { owner: name });
    within.pop();
    return example;
  }

  function ofObject(schema: Schema, { owner }: Part): unknown {
    const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => [field, of(part, { owner, field })]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  function ofList({ items }: Schema, part: Part): unknown[] {
    const entry = of(items as Schema, part);
    return entry === undefined ? [] : [entry];
  }

  function ofNumber({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: Schema): number {
    return Math.min(Math.max(1, Number(minimum)), Number(maximum));
  }

  function ofType(schema: Schema, part: Part): unknown {
    switch (typeOf(schema)) {
      case 'object':
        return ofObject(schema, part);
      case 'array':
        return ofList(schema, part);
      case 'integer':
      case 'number':
        return ofNumber(schema);
      case 'boolean':
        return true;
      default:
        return byFormat[String(schema.format)];
    }
  }

  /** @returns undefined where nothing says what a text looks like; a test names these fields */
  function of(schema: Schema, part: Part): unknown {
    const name = nameIn(schema);
    if (name !== undefined) return ofNamed(name);
    const { const: only, enum: values, examples, anyOf, oneOf } = schema;
    const { example = (examples as unknown[] | undefined)?.[0] ?? schema.example } = wordsOf(part);
    const isList = typeOf(schema) === 'array' || typeOf(schema) === 'object';
    // The example of a list’s field is that of an entry, unless it’s a list itself.
    const fits = Array.isArray(values) ? values.includes(example) : !isList || typeof example === 'object';
    if (example !== undefined && fits) return example;
    if (only !== undefined) return only;
    if (Array.isArray(values)) return values[0];
    const option = ((anyOf ?? oneOf) as Schema[] | undefined)?.find(({ type }) => type !== 'null');
    return option ? of(option, part) : ofType(schema, part);
  }
  return of;
}

/** Adds what is missing. */
export function addExamples(document: Described): void {
  const of = exampleMaker(document);
  const add = (owner: string, mediaType: string, media: Media) => {
    if (media.example !== undefined || media.examples !== undefined) return;
    const example = fileStart(mediaType) ?? (media.schema && of(media.schema, { owner }));
    if (example !== undefined) media.example = example;
  };
  for (const { operationId: owner, parameters = [], requestBody, responses } of operationsOf(document)) {
    for (const parameter of parameters) parameter.example ??= of(parameter.schema, { owner, field: parameter.name });
    const answers = Object.values(responses).map(({ content }) => content);
    for (const content of [requestBody?.content, ...answers])
      for (const [mediaType, media] of Object.entries(content ?? {})) add(owner, mediaType, media);
  }
}
