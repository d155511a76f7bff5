/** Our form on a partner's page, and the publishable key in it: who may frame what, what the key opens and from where, and what is recorded. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '#shared/consents/wordings.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { paths } from '#shared/platform/paths.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { openPage, postForm } from '../support/form-posts.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const HOST = 'https://www.north-star.example';
const OTHER = 'https://elsewhere.example';

let server: TestServer;
let admin: ApiClient;
let key: string;
let partner: Awaited<ReturnType<typeof createPartner>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
  partner = await createPartner(admin, 'north-star');
  key = (await makeKey()).secret;
});
afterAll(() => server.stop());

function makeKey(changes: object = {}) {
  return admin.trpc.partners.createFormKey.mutate({
    ...{ partnerId: partner.partner.id, name: 'Form', origins: [HOST], currentPassword: DEMO_PASSWORD },
    ...changes,
  });
}

let count = 0;
function filledIn(changes: Record<string, string> = {}) {
  count += 1;
  return {
    formId: `0194a3c0-0000-4000-8000-${String(count).padStart(12, '0')}`,
    line: 'auto',
    fullName: 'Ava Embedded',
    email: `embedded${count}@example.com`,
    phone: '403-555-0142',
    postalCode: 'T2P 1J9',
    'consents.contact': 'yes',
    'consents.contact.version': String(consentTexts.contact.version),
    'consents.contact.at': new Date(Date.now() - 5_000).toISOString(),
    'consents.share': 'yes',
    'consents.share.version': String(consentTexts.share.version),
    'consents.share.at': new Date(Date.now() - 4_000).toISOString(),
    homepage: '',
    ...changes,
  };
}
const address = (query: Record<string, string> = { page: `${HOST}/auto`, line: 'auto' }) =>
  `/embed/${key}?${new URLSearchParams(query)}`;
const send = (fields: Record<string, string>, at = address()) => postForm(server.url, at, fields);
const casesOf = (contactEmail: string) => server.services.db.case.findMany({ where: { contactEmail } });

describe('frames', () => {
  const ancestors = (answer: Response) =>
    /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

  test('the form may be framed by the pages of its key, sets no cookie, and is in no search engine', async () => {
    const answer = await openPage(server.url, address());
    expect(answer.status).toBe(200);
    expect(ancestors(answer)).toBe(HOST);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`data-host="${HOST}"`);
    expect(html).toContain(server.env.site.legalNotice.slice(0, 40));
  });

  test('a form that is too large is refused inside the frame', async () => {
    const answer = await send(filledIn({ fullName: 'a'.repeat(30_000) }));
    expect([answer.status, ancestors(answer)]).toEqual([413, HOST]);
  });

  test.each([
    ...[paths.home, paths.getQuote, paths.contact, paths.verify, paths.portal.login, paths.admin.login],
    ...[
      paths.quoteForm('auto'),
      apiPaths.docs,
      apiPaths.json,
      '/api/faqs',
      '/embed.js',
      '/embed/form.js',
      '/embed',
      '/nowhere',
    ],
    '/embed/cb_pub_unknown',
  ])('%s may be framed by nobody', async (path) => {
    const answer = await openPage(server.url, path);
    expect(ancestors(answer)).toBe("'none'");
  });

  test('a secret key, a revoked one and one of a paused partner have no form', async () => {
    const revoked = await makeKey({ name: 'Old form' });
    await admin.trpc.partners.revokeKey.mutate({ keyId: revoked.key.id });
    for (const [text, status] of [
      [revoked.secret, 401],
      [partner.secret, 404],
    ] as const) {
      const answer = await openPage(server.url, `/embed/${text}`);
      expect([answer.status, ancestors(answer)]).toEqual([status, "'none'"]);
      expect(await answer.text()).toContain('This form is closed');
    }
    const other = await createPartner(admin, 'paused-star');
    const { secret } = await makeKey({ partnerId: other.partner.id });
    const { id: partnerId, version } = other.partner;
    await admin.trpc.partners.pause.mutate({ partnerId, version, paused: true });
    expect((await openPage(server.url, `/embed/${secret}`)).status).toBe(403);
  });

  test('a page that the key was not made for is never named as the host', async () => {
    expect(await (await openPage(server.url, address({ page: `${OTHER}/x` }))).text()).not.toContain('data-host');
    const inked = await (await openPage(server.url, address({ accent: '#000;}body{display:none', page: HOST }))).text();
    expect(inked).not.toContain('display:none');
  });
});

describe('sending', () => {
  test('one request, with the proof that the boxes of our own form were ticked, and where it was shown', async () => {
    const fields = filledIn();
    const answer = await send(fields);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/AB-\d{4}-\d+/);
    expect(html).toContain('What happens next');
    const [row] = await casesOf(fields.email);
    expect(row).toMatchObject({ source: 'api/north-star', type: 'auto', questionSet: null });
    const records = await server.services.db.consentRecord.findMany({
      where: { caseId: row?.id as string },
      include: { detail: true },
      orderBy: { seq: 'asc' },
    });
    expect(records).toHaveLength(2);
    for (const { channel, detail, purpose } of records) {
      expect(channel).toBe('embedded');
      expect(detail?.evidence).toMatchObject({
        shownBy: 'Partner north-star',
        page: `${HOST}/auto`,
        frame: `${server.env.site.url}/embed/${key}`,
        tickedAt: fields[`consents.${purpose as 'contact' | 'share'}.at`],
        form: expect.stringMatching(/^auto@\d+$/),
      });
      expect(detail?.evidence).not.toHaveProperty('partner');
    }
  });

  test('pressed five times at once it is one request, and every answer has its number', async () => {
    const fields = filledIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields)));
    const numbers = await Promise.all(answers.map(async (each) => /AB-\d{4}-\d+/.exec(await each.text())?.[0]));
    expect(new Set(numbers).size).toBe(1);
    expect(await casesOf(fields.email)).toHaveLength(1);
  });

  test('every wrong field is named at once, what was typed stays, and no box is ticked for anybody', async () => {
    const answer = await send(filledIn({ phone: '12', postalCode: '', 'consents.share': '' }));
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain('value="Ava Embedded"');
    expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'phone',
      'postalCode',
      'consents.share',
    ]);
    expect(html).not.toMatch(/ checked/);
  });

  test('old wording, a field that only programs see, and another website’s page are refused', async () => {
    expect((await send(filledIn({ 'consents.contact.version': '1' }))).status).toBe(400);
    expect((await send(filledIn({ homepage: 'https://spam.example' }))).status).toBe(400);
    const stolen = filledIn();
    expect((await postForm(server.url, address(), stolen, { origin: OTHER })).status).toBe(403);
    expect(await casesOf(stolen.email)).toHaveLength(0);
  });

  test('without a script there is no moment of the tick, and none is made up', async () => {
    const fields = filledIn({ 'consents.contact.at': '', 'consents.share.at': '' });
    expect((await send(fields)).status).toBe(200);
    const [row] = await casesOf(fields.email);
    const record = await server.services.db.consentRecord.findFirstOrThrow({
      where: { caseId: row?.id as string },
      include: { detail: true },
    });
    expect(record.detail?.evidence).not.toHaveProperty('tickedAt');
  });
});

describe('the key at the API', () => {
  const call = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');

  test.each([
    ['GET', '/api/consent-texts', HOST, 200, HOST],
    ['GET', '/api/quote-forms/auto', HOST, 200, HOST],
    ['GET', '/api/consent-texts', OTHER, 403, null],
    ['GET', '/api/consent-texts', undefined, 403, null],
    ['GET', '/api/leads', HOST, 403, HOST],
    ['GET', '/api/cases', HOST, 403, HOST],
    ['GET', '/api/events', HOST, 403, HOST],
    ['POST', '/api/contact', HOST, 403, HOST],
  ])('%s %s from %s: %i', async (method, path, origin, status, readable) => {
    const answer = await call(method, path, origin ? { origin } : {}, method === 'POST' ? {} : undefined);
    expect([answer.status, allowed(answer)]).toEqual([status, readable]);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    if (readable) expect(answer.headers.get('vary')).toContain('Origin');
  });

  test.each([
    ['POST', '/api/leads', HOST, true],
    ['GET', '/api/consent-texts', HOST, true],
    ['POST', '/api/leads', OTHER, false],
    ['GET', '/api/leads', HOST, false],
    ['POST', '/api/contact', HOST, false],
    ['GET', '/api/trpc/keys.list', HOST, false],
  ])('a browser that asks whether it may %s %s from %s: %s', async (method, path, origin, readable) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
    });
    expect(allowed(answer)).toBe(readable ? origin : null);
    if (readable) expect(answer.status).toBe(204);
  });

  test('no other answer of ours has such a header, whatever the origin', async () => {
    const secret = `Bearer ${partner.secret}`;
    for (const headers of [
      { origin: HOST, authorization: secret },
      { origin: HOST, authorization: '' },
    ])
      for (const path of ['/api/consent-texts', '/api/leads', '/api/trpc/content.locations', '/', '/embed.js'])
        expect(allowed(await fetch(`${server.url}${path}`, { headers }))).toBeNull();
  });

  test('a request from a page counts its visitor, whose address and browser are the real ones', async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const lead = {
      externalId: 'page-1',
      line: 'general',
      answers: { fullName: 'Ava Paged', email: 'paged@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
      consents: (['contact', 'share'] as const).map((purpose) => ({
        ...{ purpose, version: consentTexts[purpose].version, given: true, at },
      })),
      shown: { page: `${HOST}/quote`, address: '203.0.113.7', browser: 'Made up/1.0' },
    };
    const answer = await call('POST', '/api/leads', { origin: HOST, 'user-agent': 'Real/2.0' }, lead);
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const records = await server.services.db.consentRecord.findMany({
      where: { caseId: id },
      include: { detail: true },
    });
    for (const { channel, detail } of records) {
      expect(channel).toBe('partner');
      expect(detail?.evidence).toMatchObject({ partner: 'Partner north-star', browser: 'Real/2.0' });
      expect(detail?.evidence).not.toMatchObject({ address: '203.0.113.7' });
    }
  });

  test('in an address or a body it is no secret: nothing is refused and it keeps working', async () => {
    const sent = await fetch(`${server.url}/api/search?q=${key}`);
    expect(sent.status).toBe(200);
    expect((await call('GET', '/api/consent-texts', { origin: HOST })).status).toBe(200);
  });

  test('assistants can’t connect with it', async () => {
    const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const answer = await call('POST', '/mcp', { origin: HOST, accept: 'application/json, text/event-stream' }, rpc);
    expect(answer.status).toBe(403);
  });
});

test('a key names websites exactly, and is replaced with the same ones', async () => {
  for (const origin of ['http://example.com', 'https://example.com/path', 'https://*.example.com', 'https://a.com;x'])
    expect(await failureOf(makeKey({ origins: [origin] }))).toMatchObject({
      status: 400,
      issues: [{ path: 'origins.0' }],
    });
  expect(await failureOf(makeKey({ origins: [] }))).toMatchObject({ status: 400 });
  const made = await makeKey({ origins: ['http://127.0.0.1:4000', HOST] });
  const proof = { currentPassword: DEMO_PASSWORD, overlapHours: 1 };
  const { key: next, secret } = await admin.trpc.partners.rotateKey.mutate({ keyId: made.key.id, ...proof });
  expect(secret).toMatch(/^cb_pub_/);
  expect(next).toMatchObject({ kind: 'publishable', origins: made.key.origins, scopes: ['leads:write'] });
});
