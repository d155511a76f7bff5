/** The page of the API reference has what the document has. */
import { expect, test } from 'vitest';
import { type Described, type Operation, operationsOf } from '#server/app/openapi/walk.ts';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { apiChanges } from '#shared/content/generated/api-changes.ts';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { changesFeed, changesPage } from './changes.ts';
import { curlSample } from './curl-sample.ts';
import { fieldsOf, typeOf } from './fields.ts';
import { referencePage } from './reference-page.ts';

const document = generateDocument() as unknown as Described;
const page = referencePage(defaultSiteProfile, document);

test('every operation and every named schema is on it once, and every link on it leads somewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId } of operationsOf(document)) expect(ids).toContain(operationId);
  for (const type of eventTypeSchema.options) expect(ids).toContain(`webhook-${type.replace(/[._]/g, '-')}`);
  for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the groups come in the order of an integrator, in words', () => {
  const titles = [...page.matchAll(/<h2 id="tag-[^"]+">([^<]+)/g)].map(([, title]) => title);
  expect(titles.slice(0, 4)).toEqual(['Leads', 'Sandbox', 'Cases', 'Messages']);
  expect(titles.at(-1)).toBe('Operations');
});

test('each operation is shown as a call: its address filled in, who calls, what it needs, its body', () => {
  const sample = (path: string, method: string) =>
    curlSample('https://coverbridge.example', path, method, document.paths[path]?.[method] as Operation);
  expect(sample('/api/cases/{caseId}/accept-offer', 'post').split(' \\\n  ')).toEqual([
    "curl -X POST 'https://coverbridge.example/api/cases/0194a3c0-0000-7000-8000-000000000001/accept-offer'",
    '-H "Authorization: Bearer $KEY"',
    `-H 'If-Match: "3"'`,
  ]);
  expect(sample('/api/consent-texts', 'get')).toBe("curl 'https://coverbridge.example/api/consent-texts'");
  expect(sample('/api/contact', 'post')).toContain("-H 'Content-Type: application/json' \\\n  -d '{");
  expect(sample('/api/user', 'get')).toContain('-b cookies.txt');
});

test('changes are a page, and a feed that names each by its address', () => {
  const feed = changesFeed(defaultSiteProfile);
  const html = changesPage(defaultSiteProfile);
  for (const { id, title } of apiChanges) {
    expect(feed).toContain(`<id>${defaultSiteProfile.url}/api/docs/changes#${id}</id>`);
    expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
  }
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
