/** Well-known addresses that programs look for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let now = new Date('2026-11-23T15:30:00Z');
beforeAll(async () => {
  server = await startTestServer({ variables: { SITE_EMAIL: 'hello@cover.ca' }, overrides: { now: () => now } });
});
afterAll(() => server.stop());

test('security.txt says where to report a vulnerability, and never expires (RFC 9116)', async () => {
  const visitor = createApiClient(server.url);
  for (const moment of ['2026-11-23T15:30:00Z', '2031-02-28T23:59:59Z']) {
    now = new Date(moment);
    const { status, headers, text } = await visitor.call('GET', '/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(text.split('\n').map((line) => line.split(': ', 2) as [string, string]));
    expect(fields.get('Contact')).toBe('mailto:hello@cover.ca');
    expect(fields.get('Canonical')).toBe(`${server.env.site.url}/.well-known/security.txt`);
    expect(fields.get('Preferred-Languages')).toBe('en');
    const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  }
});

test('change-password redirects to where the caller changes it', async () => {
  now = new Date();
  const leads = async (username?: string) => {
    const client = username ? await signIn(server.url, username) : createApiClient(server.url);
    const { status, headers } = await client.call('GET', '/.well-known/change-password');
    expect(status).toBe(303);
    return headers.get('location');
  };
  expect(await leads()).toBe('/portal/account/security');
  expect(await leads('demo_client')).toBe('/portal/account/security');
  expect(await leads('demo_broker')).toBe('/broker/account/security');
  expect(await leads('demo_admin')).toBe('/admin/account/security');
  const other = await createApiClient(server.url).call('GET', '/.well-known/resource-that-should-not-exist');
  expect(other.status).toBe(404);
});

test('api-catalog leads to what describes the API, for programs and for people (RFC 9727)', async () => {
  const visitor = createApiClient(server.url);
  const { url } = server.env.site;
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await visitor.call(method, '/.well-known/api-catalog');
    expect([status, headers.get('link')], method).toEqual([200, '</.well-known/api-catalog>; rel="api-catalog"']);
    expect(headers.get('content-type')).toContain('application/linkset+json');
    expect(headers.get('content-type')).toContain('profile="https://www.rfc-editor.org/info/rfc9727"');
  }
  const { text } = await visitor.call('GET', '/.well-known/api-catalog');
  const [api] = (JSON.parse(text) as { linkset: Record<string, string | { href: string; type: string }[]>[] }).linkset;
  expect(api?.anchor).toBe(`${url}/api`);
  expect(Object.keys(api ?? {})).toEqual(['anchor', 'service-desc', 'service-doc', 'terms-of-service', 'status']);
  const links = Object.values(api ?? {}).flatMap((value) => (typeof value === 'string' ? [] : value));
  // The terms are a page of the site, which this server has none of.
  for (const { href, type } of links.filter(({ href }) => !href.endsWith('/terms-of-service'))) {
    const path = href.replace(url, '');
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await visitor.call(method, path);
      expect([status, headers.get('content-type')?.split(';')[0]], `${method} ${path}`).toEqual([200, type]);
    }
  }
});
