/** Every schema in the document, with where it is: by the keywords of JSON Schema, so that a field named `properties` is a field. */

export type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  $ref?: string;
  [keyword: string]: unknown;
};
export type Media = { schema?: Schema; example?: unknown; examples?: Record<string, unknown> };
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
};
type Content = Record<string, Media>;
export type Answer = { description?: string; headers?: Record<string, { schema?: Schema }>; content?: Content };
export type Operation = {
  operationId: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};
export type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; [kind: string]: unknown };
  [keyword: string]: unknown;
};

/** Where a schema is: in which named schema or operation, as which field, and whether callers send it to us. */
export type Place = { owner: string; field?: string; isInput: boolean };
type Visit = (schema: Schema, place: Place) => void;

const PREFIX = '#/components/schemas/';

/** The name in a reference to a named schema. */
export function nameIn({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

/** The schemas directly inside this one, each with its field where it is one. */
export function partsOf(schema: Schema): { part: Schema; field?: string }[] {
  const { properties = {}, items, additionalProperties, propertyNames, anyOf, oneOf, allOf, prefixItems } = schema;
  const fields = Object.entries(properties).map(([field, part]) => ({ part, field }));
  const others = [items, additionalProperties, propertyNames, anyOf, oneOf, allOf, prefixItems].flat();
  return [...fields, ...others.flatMap((part) => (isSchema(part) ? [{ part }] : []))];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function visitAll(schema: Schema, place: Place, visit: Visit): void {
  visit(schema, place);
  // The entries of a list belong to its field.
  for (const { part, field } of partsOf(schema))
    visitAll(part, { ...place, ...(field !== undefined && { field }) }, visit);
}

export function operationsOf({ paths }: Described): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

function mediaIn(content: Content = {}): Schema[] {
  return Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []));
}

/** The named schemas that callers send, or that are part of what they send. */
function inputNames(document: Described): Set<string> {
  const names = new Set<string>();
  const collect = (schema: Schema): void => {
    const name = nameIn(schema);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      const named = document.components.schemas[name];
      if (named) collect(named);
    }
    for (const { part } of partsOf(schema)) collect(part);
  };
  for (const { requestBody } of operationsOf(document))
    for (const schema of mediaIn(requestBody?.content)) collect(schema);
  return names;
}

/** Visits every schema of the document, outer ones first. */
export function eachSchema(document: Described, visit: Visit): void {
  const input = inputNames(document);
  for (const [owner, schema] of Object.entries(document.components.schemas))
    visitAll(schema, { owner, isInput: input.has(owner) }, visit);
  for (const { operationId: owner, parameters = [], requestBody, responses } of operationsOf(document)) {
    for (const { name: field, schema } of parameters) visitAll(schema, { owner, field, isInput: true }, visit);
    for (const schema of mediaIn(requestBody?.content)) visitAll(schema, { owner, isInput: true }, visit);
    for (const { headers = {}, content } of Object.values(responses)) {
      for (const schema of mediaIn(content)) visitAll(schema, { owner, isInput: false }, visit);
      for (const [field, { schema }] of Object.entries(headers))
        if (schema) visitAll(schema, { owner, field, isInput: false }, visit);
    }
  }
}
