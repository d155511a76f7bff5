/**
 * What another library makes of the same contract (docs/decisions/0088): the addresses, parameters, bodies and answers of our document aren’t
 * an accident of the one that writes it, and we could leave it.
 */
import { OpenAPIGenerator } from '@orpc/openapi';
import { toORPCRouter } from '@orpc/trpc';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { expect, test } from 'vitest';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { appRouter } from '#server/app/trpc/root.ts';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } };

const ours = generateDocument() as unknown as Document;

async function theirs(): Promise<Document> {
  type Converted = { '~orpc': { route: object } };
  const converted = toORPCRouter(appRouter) as unknown as Record<string, Record<string, Converted>>;
  const routed = restProcedures(appRouter).map(({ name, openapi }) => {
    const procedure = name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], converted);
    const { method, path, success } = openapi;
    (procedure as Converted)['~orpc'].route = { method, path, ...(success && { successStatus: success }) };
    return [name.replaceAll('.', '_'), procedure];
  });
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const info = { info: { title: 'A second opinion', version: '1' } };
  return (await generator.generate(Object.fromEntries(routed), info)) as unknown as Document;
}

/** The fields of a schema by their paths, with `!` where they’re required; arrays and alternatives are looked through. */
function fieldsOf(document: Document, schema: Schema | undefined, at = '', seen: readonly string[] = []): string[] {
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1);
  // A schema that contains itself has been seen whole.
  if (name !== undefined && seen.includes(name)) return [];
  const { properties = {}, required, items, anyOf, oneOf, allOf } = name ? namedIn(document, name) : schema;
  const around = name === undefined ? seen : [...seen, name];
  const inside = [items, anyOf, oneOf, allOf].flat().flatMap((part) => fieldsOf(document, part, at, around));
  const own = Object.entries(properties).flatMap(([field, part]) => {
    const path = `${at}.${field}`;
    return [`${path}${required?.includes(field) ? '!' : ''}`, ...fieldsOf(document, part, path, around)];
  });
  return [...new Set([...own, ...inside])].sort();
}

function namedIn({ components }: Document, name: string): Schema {
  const schema = components?.schemas?.[name];
  if (!schema) throw new Error(`There is no schema ${name}`);
  return schema;
}

const json = (content: Record<string, { schema: Schema }> | undefined) => content?.['application/json']?.schema;

function factsOf(document: Document, { parameters = [], requestBody, responses }: Operation) {
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  return {
    parameters: parameters
      .filter((each) => each.in === 'query' || each.in === 'path')
      .map(({ name, in: where, required }) => `${where} ${name}${required ? '!' : ''}`)
      .sort(),
    // The version travels as If-Match.
    body: fieldsOf(document, json(requestBody?.content)).filter((field) => field !== '.version!'),
    success,
    answer: fieldsOf(document, json(responses[success]?.content)),
  };
}

test('another library finds the same addresses, parameters, fields and answers', async () => {
  const other = await theirs();
  let compared = 0;
  for (const { openapi } of restProcedures(appRouter)) {
    const [path, method] = [openapi.path, openapi.method.toLowerCase()];
    const [mine, another] = [ours.paths[path]?.[method], other.paths[path]?.[method]];
    if (!mine || !another) throw new Error(`${openapi.method} ${path} is missing`);
    const facts = factsOf(ours, mine);
    expect(facts, `${openapi.method} ${path}`).toEqual(factsOf(other, another));
    compared += facts.body.length + facts.answer.length;
  }
  expect(compared).toBeGreaterThan(900);
});
