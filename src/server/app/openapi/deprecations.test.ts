import { expect, test } from 'vitest';
import { apiChangeSchema } from '#shared/content/api/guide.ts';
import { addDeprecations, deprecationsIn } from './deprecations.ts';
import type { Described } from './walk.ts';

const announced = apiChangeSchema.parse({
  ...{ id: 'things-end', version: '1.1.0', day: '2027-01-04', kind: 'deprecated', ends: '2027-09-01' },
  ...{ title: 'Things end', text: 'Use the others instead.' },
  operations: ['GET /api/things/{id}', 'GET /api/ended'],
});

test('the document says that an operation is deprecated, until when, and what to use instead', () => {
  const get = () => ({
    ...{ operationId: 'a', description: 'A thing.' },
    responses: { 200: { headers: { ETag: {} } }, 404: {} },
  });
  const document: Described = {
    paths: { '/api/things/{id}': { get: get(), put: get() } },
    components: { schemas: {} },
  };
  addDeprecations(document, deprecationsIn([announced]), 'https://coverbridge.example');
  const { get: ended, put } = document.paths['/api/things/{id}'] as Record<string, object>;
  const headers = { Deprecation: expect.anything(), Sunset: expect.anything() };
  expect(ended).toMatchObject({
    deprecated: true,
    description: expect.stringMatching(/Works until .+2027.+#things-end\)\.\n\nA thing\.$/),
    responses: { 200: { headers: { ...headers, ETag: {} } }, 404: { headers } },
  });
  expect(put).toEqual(get());
});
