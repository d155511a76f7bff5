/** What the finishing step adds to the document, and that nothing is left undescribed, whatever comes. */
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { undescribedFields } from '../../../../tests/support/undescribed.ts';
import { addBounds } from './bounds.ts';
import { exampleMaker } from './examples.ts';
import { type Described, eachSchema, operationsOf, type Schema } from './walk.ts';

const document = generateDocument() as unknown as Described;
const operations = operationsOf(document);

test('every field and every parameter is described beyond its name', () => {
  const advice = 'Describe these with `.meta({ description })` in the contract, or in content/api.yaml';
  expect(undescribedFields(document), advice).toEqual([]);
});

test('every operation says what it does and who may call it', () => {
  for (const { operationId, description = '', security = [] } of operations) {
    const [what = '', who = ''] = description.split('\n\n');
    expect(what, `Describe ${operationId} in its \`meta.openapi\``).toMatch(/^[A-Z].{10,}\.$/s);
    const [scope] = security.flatMap(({ key }) => key ?? []);
    expect(who, operationId).toMatch(security.length === 0 ? /^Open to everyone/ : /^Needs /);
    if (scope) expect(who).toContain(`\`${scope}\``);
  }
});

test('every tag is described in content/api.yaml, and none is unused', () => {
  const tags = document.tags as { name: string; description?: string }[];
  for (const { name, description } of tags) expect(description, name).toMatch(/^[A-Z].+\.$/);
  const used = new Set(operations.flatMap((operation) => operation.tags ?? []));
  expect(new Set(tags.map(({ name }) => name))).toEqual(used);
});

test('every named schema is described, and every header', () => {
  for (const [name, { description }] of Object.entries(document.components.schemas))
    expect(description, `Describe ${name} with \`.meta({ id, description })\``).toMatch(/^[A-Z].{10,}/);
  for (const { operationId, responses } of operations)
    for (const [status, { headers = {} }] of Object.entries(responses))
      for (const [name, header] of Object.entries(headers))
        expect(header, `${name} of ${operationId} ${status}`).toEqual(
          expect.objectContaining('$ref' in header ? {} : { description: expect.stringMatching(/^[A-Z].{8,}/) }),
        );
});

test('every list and every text of an answer has a limit, and none is invented for input', () => {
  eachSchema(document, ({ type, maxLength, maxItems, ...rest }, { owner, field }) => {
    const types = [type].flat();
    const isFixed = rest.enum !== undefined || rest.const !== undefined;
    if (types.includes('string') && !isFixed) expect(maxLength, `${owner}.${field}`).toBeGreaterThan(0);
    if (types.includes('array')) expect(maxItems, `${owner}.${field}`).toBeGreaterThan(0);
  });
  const text = (): Schema => ({ type: 'object', properties: { words: { type: 'string' } } });
  const media = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const [sent, received] = [text(), text()];
  addBounds({
    paths: { '/a': { post: { operationId: 'a', requestBody: media(sent), responses: { 200: media(received) } } } },
    components: { schemas: {} },
  });
  expect([sent.properties?.words?.maxLength, received.properties?.words?.maxLength]).toEqual([undefined, 10_000]);
});

test('examples are made of the fields, also of a schema that contains itself', () => {
  const node: Schema = {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email' },
      floors: { type: 'integer', minimum: 5 },
      colour: { enum: ['red', 'blue'] },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  };
  const of = exampleMaker({ paths: {}, components: { schemas: { Node: node } } });
  expect(of({ $ref: '#/components/schemas/Node' }, { owner: 'x' })).toEqual({
    ...{ email: 'ava@example.com', floors: 5, colour: 'red', children: [] },
  });
});

test('the library alone still writes 3.1.0, no examples, and “or null” as two schemas', () => {
  const base = { method: 'GET', path: '/api/things', access: 'open', summary: 'Try it' } as const;
  const things = router({
    get: publicProcedure
      .meta({ openapi: base })
      .output(z.object({ at: z.string().meta({ format: 'date-time' }).nullable() }))
      .query(() => ({ at: null })),
  });
  const alone = generateOpenApiDocument(things as never, { title: 'x', version: '1', baseUrl: 'http://x' });
  expect(alone.openapi).toBe('3.1.0');
  const content = alone.paths?.['/api/things']?.get?.responses?.['200'] as { content: Record<string, object> };
  expect(content.content['application/json']).not.toHaveProperty('example');
  expect(content.content['application/json']).toMatchObject({
    schema: { properties: { at: { anyOf: [{ format: 'date-time' }, { type: 'null' }] } } },
  });
});
