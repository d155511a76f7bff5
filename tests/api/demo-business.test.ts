// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '#server/app/serve.ts';
import { type Env, readEnv } from '#server/env.ts';
import { verifyAudit } from '#server/modules/audit/chain/queries.ts';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { tours } from '#shared/platform/tours.ts';
import { seedBusiness } from '../../prisma/seed/demo/business.ts';
import { hasRequests } from '../../prisma/seed/demo/what-is-there.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { serverVariables } from '../support/server-variables.ts';

// The demo as `npm start` seeds it, read through the API as its people read it. Jobs are off: what they would change is not meant here.
let database: TestDatabase;
let dataDir: string;
let env: Env;
let server: Running;
let casey: ApiClient;
let bailey: ApiClient;
let alex: ApiClient;
let seededFrom: Date;

beforeAll(async () => {
  [database, dataDir] = await Promise.all([
    createTestDatabase({ from: 'demo' }),
    mkdtemp(path.join(tmpdir(), 'coverbridge-demo-')),
  ]);
  env = readEnv({ ...serverVariables(await freePort(), database, dataDir), RUN_JOBS: 'false' });
  seededFrom = new Date();
  expect(await hasRequests({ databaseOwnerUrl: database.ownerUrl })).toBe(false);
  await seedBusiness(env);
  server = await serve(env);
  [casey, bailey, alex] = await Promise.all([
    signIn(server.url, 'demo_client'),
    signIn(server.url, 'demo_broker'),
    signIn(server.url, 'demo_admin'),
  ]);
}, 120_000);

afterAll(async () => {
  await server?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the client has five requests at five points of the way, each named by what it is about', async () => {
  const { cases } = await casey.trpc.cases.list.query({ scope: 'own' });
  expect(Object.fromEntries(cases.map(({ title, status }) => [title, status]))).toEqual({
    '2019 Subaru Outback': 'bound',
    '2021 Honda Rebel 500': 'accepted',
    'Detached house in Calgary': 'quoted',
    'Restaurant or café in Calgary': 'waiting_client',
    'Trip to Portugal': 'offered',
  });
});

test('the broker has about fifteen open requests, in groups by what is due, and offers that run', async () => {
  const { buckets } = await bailey.trpc.worklist.counts.query({ scope: 'mine' });
  const counts = Object.fromEntries(Object.entries(buckets).map(([bucket, { count }]) => [bucket, count]));
  // What is due later today in the morning is due tomorrow at night: these three share what has a clock.
  const { today = 0, me = 0, confirm = 0 } = counts;
  expect(today + me + confirm).toBeGreaterThanOrEqual(5);
  for (const bucket of ['withdrawal', 'breached', 'client', 'hold']) expect(counts[bucket], bucket).toBeGreaterThan(0);
  const accepted = await bailey.trpc.worklist.list.query({ scope: 'mine', statuses: ['accepted'] });
  expect(accepted.cases).toHaveLength(2);
  const { cases } = await bailey.trpc.worklist.list.query({ scope: 'mine' });
  expect(cases.length).toBeGreaterThanOrEqual(12);
  expect(cases.length).toBeLessThanOrEqual(18);
  const offered = await bailey.trpc.worklist.list.query({ scope: 'offered' });
  expect(offered.cases.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['2022 Toyota RAV4', 'Condo in Calgary']),
  );
});

test('somebody applies for the house together with the client', async () => {
  const { cases } = await casey.trpc.cases.list.query({ scope: 'own' });
  const house = cases.find(({ title }) => title === 'Detached house in Calgary');
  const { participants } = await casey.trpc.participants.list.query({ caseId: house?.id ?? '' });
  expect(participants).toMatchObject([{ name: 'Riley Sample', role: 'co_applicant', status: 'joined' }]);
});

test('each step of the client’s tour tries something that is in the demo', async () => {
  const { cases } = await casey.trpc.cases.list.query({ scope: 'own' });
  const titles = cases.map(({ title }) => title.toLowerCase());
  for (const { inDemo } of tours.client)
    expect(
      titles.some((title) => inDemo.toLowerCase().includes(title)),
      inDemo,
    ).toBe(true);
});

test('the administrator has messages, subscribers, a privacy request and twelve months of numbers', async () => {
  const messages = await alex.trpc.contact.list.query({});
  expect(new Set(messages.messages.map(({ status }) => status))).toEqual(new Set(['new', 'replied', 'spam']));
  const months = await server.services.db.$queryRaw<{ month: string }[]>`
    SELECT DISTINCT to_char(created_at, 'YYYY-MM') AS month FROM cases`;
  expect(months.length).toBeGreaterThanOrEqual(11);
});

test('the broker’s tool has a webhook with deliveries of each kind, and it is paused: nothing is sent', async () => {
  const { items } = await bailey.trpc.webhooks.list.query({});
  expect(items).toMatchObject([{ status: 'paused', disabledBecause: null }]);
  const { items: deliveries } = await bailey.trpc.webhooks.deliveries.query({ id: items[0]?.id ?? '', limit: 100 });
  const counts = Object.groupBy(deliveries, ({ state }) => state);
  expect(counts.failed).toMatchObject([{ type: 'document.added', log: expect.objectContaining({ length: 8 }) }]);
  expect(counts.delivered?.length).toBeGreaterThan(5);
  expect(items[0]?.waiting).toBe(counts.pending?.length);
  // Under Failures, the administrator would find one that isn’t part of the tour.
  const recalls = deliveries.filter(({ type }) => type === 'consent.withdrawn');
  expect(recalls).toMatchObject([{ state: 'delivered' }]);
  expect(counts.pending?.length).toBeGreaterThan(0);
});

test('the client sees who has seen their requests: the broker, their software and who applies together', async () => {
  const { reads } = await casey.trpc.privacy.reads.query({});
  expect(new Set(reads.map(({ reader }) => reader))).toEqual(
    new Set(['Bailey Demo-Broker', 'Bailey Demo-Broker’s software', 'Riley Sample']),
  );
});

test('both ledgers are whole', async () => {
  const { db } = server.services;
  expect(await verifyConsents(db)).toMatchObject({ whole: true });
  expect(await verifyAudit(db, new Date())).toMatchObject({ whole: true });
});

test('nothing that happened in the past is dated by the clock of the machine', async () => {
  const { db } = server.services;
  const since = { gte: seededFrom };
  expect(await db.case.count({ where: { createdAt: since } })).toBe(0);
  expect(await db.caseEvent.count({ where: { at: since } })).toBe(0);
  expect(await db.message.count({ where: { createdAt: since } })).toBe(0);
  expect(await db.notification.count({ where: { createdAt: since } })).toBe(0);
  expect(await db.consentRecord.count({ where: { at: since } })).toBe(0);
  expect(await db.auditEntry.count({ where: { at: since } })).toBe(0);
  expect(await db.documentVersion.count({ where: { createdAt: since } })).toBe(0);
});

test('no email of a made-up person is ever sent', async () => {
  const { db } = server.services;
  expect(await db.outboxMail.count()).toBe(0);
  expect(await db.digestItem.count()).toBe(0);
});

test('a database with requests is recognized, so that no start fills it again', async () => {
  expect(await hasRequests({ databaseOwnerUrl: database.ownerUrl })).toBe(true);
});

test('it can be filled at any moment, also in the night after a holiday', async () => {
  const other = await createTestDatabase({ from: 'demo' });
  const night = readEnv({ ...serverVariables(await freePort(), other, dataDir), RUN_JOBS: 'false' });
  await seedBusiness(night, new Date('2026-12-26T09:00:00Z'));
  expect(await hasRequests({ databaseOwnerUrl: other.ownerUrl })).toBe(true);
  await other.drop();
}, 120_000);

test('the administrator sees what readers found helpful, and what not', async () => {
  const { helpful, notHelpful, pages } = await alex.trpc.feedback.list.query();
  expect([helpful, notHelpful]).toEqual([25, 12]);
  expect(pages[0]?.page).toBe('/faq/auto#premium-rises-without-claims');
});
