/** Nothing in the document is without an example, and each is valid by the schema beside it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import type { Described, Media, Schema } from './walk.ts';

const document = generateDocument() as unknown as Described;
const named = document.components.examples as Record<string, { value: unknown }>;

function valuesOf({ example, examples = {} }: Media): unknown[] {
  const references = Object.values(examples) as { $ref: string }[];
  return [
    ...(example === undefined ? [] : [example]),
    ...references.map(({ $ref }) => named[$ref.split('/').at(-1) ?? '']?.value),
  ];
}

/** Every body, answer and parameter, with its examples. */
const exampled = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody, responses, parameters = [] }]) => {
    const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
    return [
      ...contents.flatMap((content) =>
        Object.entries(content ?? {}).map(([type, media]) => ({
          ...{ where: `${method} ${path}, ${type}`, schema: media.schema ?? {}, values: valuesOf(media) },
        })),
      ),
      ...parameters.map(({ name, schema, example }) => ({
        ...{ where: `${method} ${path}, ${name}`, schema, values: valuesOf({ example }) },
      })),
    ];
  }),
);

test('every body, every answer and every parameter has an example', () => {
  const missing = exampled.filter(({ values }) => values.length === 0).map(({ where }) => where);
  expect(missing, 'Give the fields an `example` in content/api.yaml').toEqual([]);
});

test('every example is valid by the schema beside it', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
  const known = new Map<string, ValidateFunction>();
  const checkOf = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const check = known.get(text) ?? ajv.compile(JSON.parse(text));
    known.set(text, check);
    return check;
  };
  for (const { where, schema, values } of exampled)
    for (const value of values) {
      const check = checkOf(schema);
      const advice = `${where}: correct the \`examples\` in its meta.openapi, or the \`example\` of the field in content/api.yaml`;
      expect(check(value) ? [] : check.errors, advice).toEqual([]);
    }
});
