/** The page of the API reference has what the document has. */
import { expect, test } from 'vitest';
import { type Described, operationsOf } from '#server/app/openapi/walk.ts';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { fieldsOf, typeOf } from './fields.ts';
import { referencePage } from './reference-page.ts';

const document = generateDocument() as unknown as Described;
const page = referencePage(defaultSiteProfile, document);

test('every operation and every named schema is on it once, and every link on it leads somewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId } of operationsOf(document)) expect(ids).toContain(operationId);
  for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test('a type is said in a few words', () => {
  expect(typeOf({ type: ['string', 'null'] })).toBe('text or null');
  expect(typeOf({ type: 'array', items: { $ref: '#/components/schemas/Case' } })).toContain(
    'list of <a href="#schema-Case"',
  );
  expect(typeOf({ enum: ['a', 'b', null] })).toBe('one of <code>a</code>, <code>b</code> or null');
  expect(typeOf({ anyOf: [{ type: 'integer' }, { const: 'none' }] })).toBe(
    'whole number or always <code>&#34;none&#34;</code>',
  );
});

test('limits are said where they tell something, and no text of the document becomes markup', () => {
  const name = { type: 'string', minLength: 1, maxLength: 40, description: 'Not <b>`bold`</b>' };
  const list = fieldsOf({
    properties: { name, size: { type: 'integer', minimum: 1, maximum: 100 } },
    required: ['name'],
  });
  expect(list).toContain('text, 1 to 40 characters</small>');
  expect(list).toContain('Not &#60;b&#62;<code>bold</code>');
  expect(list).toContain('whole number, 1 to 100, optional');
});
