/** Failures in browsers: anybody may report them, nothing personal is stored, and everything is limited. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldBrowserFailures } from '#server/modules/operations/browser-failures/commands.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const report = {
  kind: 'crash' as const,
  name: 'TypeError',
  message: 'Cannot read "Ava Wong" of ava.wong@example.com',
  stack: 'at render (https://coverbridge.example/assets/case-page.js:10:20)',
  page: '/portal/cases/0193a1b2-0000-7000-8000-000000000001?token=abc',
  release: 'abc123',
};
const list = async () => (await admin.trpc.browserFailures.list.query()).failures;

test('the same failure is one row with a count, without personal data, and with the request id that its sender received', async () => {
  const visitor = createApiClient(server.url);
  await visitor.trpc.browserFailures.report.mutate(report);
  const { requestId } = await visitor.trpc.browserFailures.report.mutate(report);
  expect(await list()).toMatchObject([
    {
      kind: 'crash',
      name: 'TypeError',
      message: 'Cannot read "…" of [email address]',
      stack: 'at render (/assets/case-page.js:10:20)',
      page: '/portal/cases/(id)',
      release: 'abc123',
      count: 2,
      requestId,
    },
  ]);
  const overview = await admin.trpc.admin.overview.query();
  expect(overview.browserFailures).toBe(1);
});

test('an administrator dismisses it, which is audited; others cannot', async () => {
  const [row] = await list();
  const failureId = row?.id ?? '';
  await admin.trpc.browserFailures.dismiss.mutate({ failureId });
  expect(await list()).toEqual([]);
  expect(await failureOf(admin.trpc.browserFailures.dismiss.mutate({ failureId }))).toMatchObject({ status: 404 });
  const audited = await server.services.db.auditEntry.findMany({ where: { action: 'browser_failure.dismissed' } });
  expect(audited).toMatchObject([{ subjectId: failureId }]);
});

test('no more than 300 kinds are kept, and those seen by many browsers stay longest', async () => {
  const { db } = server.services;
  const at = new Date(Date.now() - 3_600_000);
  const fingerprintOf = (index: number) => String(index).padStart(64, '0');
  const row = (index: number) => ({
    fingerprint: fingerprintOf(index),
    kind: 'error' as const,
    name: 'Error',
    message: `number ${index}`,
    stack: '',
    page: '/',
    browser: 'Firefox',
    release: 'old',
    requestId: 'none',
    count: index === 0 ? 2 : 1,
    firstAt: at,
    lastAt: new Date(at.getTime() + index),
  });
  await db.browserFailure.createMany({ data: Array.from({ length: 300 }, (_, index) => row(index)) });
  await createApiClient(server.url).trpc.browserFailures.report.mutate(report);
  expect(await db.browserFailure.count()).toBe(300);
  expect(await db.browserFailure.count({ where: { fingerprint: fingerprintOf(0) } })).toBe(1);
  expect(await db.browserFailure.count({ where: { fingerprint: fingerprintOf(1) } })).toBe(0);
});

test('failures that have not recurred for 30 days are removed', async () => {
  const { services } = server;
  await services.db.browserFailure.updateMany({ data: { lastAt: new Date(Date.now() - 31 * 86_400_000) } });
  await createApiClient(server.url).trpc.browserFailures.report.mutate(report);
  await removeOldBrowserFailures(services);
  expect(await services.db.browserFailure.count()).toBe(1);
});

test('each address is rate-limited, and a flood from many addresses is dropped silently', async () => {
  const limited = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1' } });
  try {
    const visitor = createApiClient(limited.url);
    for (let index = 0; index < 30; index++) await visitor.trpc.browserFailures.report.mutate(report);
    expect(await failureOf(visitor.trpc.browserFailures.report.mutate(report))).toMatchObject({ status: 429 });
    await limited.services.db.rateLimit.deleteMany();
    await limited.services.db.rateLimit.create({
      data: { key: 'browser-failures-of-all:everybody', points: 200, expiresAt: new Date(Date.now() + 600_000) },
    });
    await limited.services.db.browserFailure.deleteMany();
    await visitor.trpc.browserFailures.report.mutate(report);
    expect(await limited.services.db.browserFailure.count()).toBe(0);
  } finally {
    await limited.stop();
  }
});
