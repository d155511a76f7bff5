import { expect, test } from 'vitest';
import { readVendorLink } from './vendor-link.ts';

const SITE = 'https://site.example';
const link = (query: Record<string, string>) => readVendorLink(`?${new URLSearchParams(query)}`, SITE);
const tool = { name: 'Rating Tool', scopes: 'cases:read,cases:write' };

test('a link says which tool asks for what, and where it is', () => {
  expect(link({ ...tool, return: 'https://tool.example/settings?tab=keys' })).toEqual({
    name: 'Rating Tool',
    scopes: ['cases:read', 'cases:write'],
    back: new URL('https://tool.example/settings?tab=keys'),
  });
});

test('scopes may be separated by spaces, and count once', () => {
  expect(link({ ...tool, scopes: 'cases:read  cases:read messages:read' })).toMatchObject({
    scopes: ['cases:read', 'messages:read'],
    back: null,
  });
});

test('the page without a request is no link', () => {
  expect(readVendorLink('', SITE)).toBeNull();
  expect(readVendorLink('?utm_source=newsletter', SITE)).toBeNull();
});

test.each([
  ['an unknown scope', { ...tool, scopes: 'cases:read,cases:delete' }, /doesn’t exist here: “cases:delete”/],
  ['a partner’s scope', { ...tool, scopes: 'leads:write' }, /Only a partner’s key can/],
  ['no scope', { name: 'Rating Tool' }, /doesn’t say what the key/],
  ['no name', { scopes: 'cases:read' }, /doesn’t say which tool/],
  ['a name of several lines', { ...tool, name: 'Rating\nTool' }, /doesn’t say which tool/],
  ['a name longer than a key’s', { ...tool, name: 'x'.repeat(81) }, /doesn’t say which tool/],
])('%s is refused', (_what, query, words) => {
  expect(link(query)).toEqual({ refusal: expect.stringMatching(words) });
});

test.each([
  'http://tool.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  `blob:${SITE}/0193a1b2`,
  'https://user:secret@tool.example',
  '//[',
])('no link leads back to %s', (back) => {
  expect(link({ ...tool, return: back })).toEqual({ refusal: expect.stringContaining('isn’t secure') });
});

test.each([
  ['/broker', `${SITE}/broker`],
  ['//tool.example/x', 'https://tool.example/x'],
])('%s leads back to %s', (back, href) => {
  expect(link({ ...tool, return: back })).toMatchObject({ back: new URL(href) });
});

test('a site at http, in development, may lead back to itself and to no other http address', () => {
  const read = (back: string) =>
    readVendorLink(`?${new URLSearchParams({ ...tool, return: back })}`, 'http://localhost:3000');
  expect(read('http://localhost:3000/broker')).toMatchObject({ back: { host: 'localhost:3000' } });
  expect(read('http://localhost:4000/')).toHaveProperty('refusal');
});
