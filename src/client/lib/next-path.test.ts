import { expect, test } from 'vitest';
import { readBack, readNext, withBack, withNext } from './next-path.ts';

test('the requested address is restored, with its query and hash', () => {
  for (const wanted of [
    '/portal',
    '/portal/cases/1?view=options#latest',
    '/broker/notifications',
    '/admin/cases?status=new',
  ]) {
    expect(readNext(new URL(withNext('/portal/login', wanted), 'https://x.invalid').search)).toBe(wanted);
  }
});

test.each([
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/portal\\..\\..\\evil.example',
  '/portal/../..//evil.example',
  '/portal/%2e%2e//evil.example',
  '/portal/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'portal',
  '@evil.example',
  '/@evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/contact',
  '/portalevil',
  '',
])('%j is rejected', (next) => {
  expect(readNext(`?${new URLSearchParams({ next })}`)).toBeNull();
});

test('an address that is encoded twice stays a path of this site', () => {
  expect(readNext('?next=%252F%252Fevil.example')).toBeNull();
  expect(readNext('?next=/portal/%252F%252Fevil.example')).toBe('/portal/%2F%2Fevil.example');
});

test.each(['/', '/contact', '/insurance/auto', '/faq/first-questions'])('%s is returned to', (page) => {
  expect(readBack(new URL(withBack('/portal/login', page), 'https://x.invalid').search)).toBe(page);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/@evil.example',
  '/%2F%2Fevil.example',
  '/contact?next=//evil.example',
  '/contact#x',
  '/..//evil.example',
  '/api/logout',
  '/portal',
  '/admin/cases',
  'javascript:alert(1)',
  '',
])('%j is no page to return to', (back) => {
  expect(readBack(`?${new URLSearchParams({ back })}`)).toBeNull();
});
