/** What administrators configure while the product runs: versioned, audited, and in effect at once in every process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '#server/app/serve.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, offeredCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

/** A Tuesday at 10 in the morning in Edmonton. */
const NOW = new Date('2026-11-24T16:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => NOW } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const closed = (...days: string[]) => ({ days: days.map((day) => ({ day, name: 'Staff day' })) });

test('closed days move due dates, are sorted, and apply in another process too', async () => {
  const { settings } = admin.trpc;
  expect(await settings.hours.query()).toMatchObject({
    version: 0,
    value: { days: [] },
    today: '2026-11-24',
    holidays: expect.arrayContaining([
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-02-15', name: 'Alberta Family Day' },
    ]),
  });
  expect(await settings.closuresEffect.query(closed())).toMatchObject({
    dueText: 'Wednesday, November 25 at 10:00 a.m. Alberta time',
  });
  expect(await settings.closuresEffect.query(closed('2026-11-24', '2026-11-25'))).toEqual({
    openText: 'Thursday, November 26 at 9:00 a.m. Alberta time',
    dueText: 'Thursday, November 26 at 5:00 p.m. Alberta time',
  });
  const other = await serve({ ...server.env, port: await freePort() }, { now: () => NOW });
  try {
    expect(await settings.saveClosures.mutate({ version: 0, value: closed('2026-12-28', '2026-11-25') })).toEqual({
      version: 1,
    });
    expect(calendarOf(server.services).closures).toEqual(['2026-11-25', '2026-12-28']);
    await eventually('the other process has heard', async () => calendarOf(other.services).closures?.length === 2);
  } finally {
    await other.close();
  }
  expect(await server.services.db.auditEntry.findMany({ where: { action: 'setting.changed' } })).toMatchObject([
    { subjectLabel: 'Closed days', data: { before: { days: [] }, after: { days: [{ day: '2026-11-25' }, {}] } } },
  ]);
});

test('of two who save at once one succeeds and the other gets a conflict', async () => {
  const { settings } = admin.trpc;
  const { version } = await settings.hours.query();
  const saves = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) =>
    settings.saveClosures.mutate({ version, value: closed(day) }),
  );
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await failureOf(settings.saveClosures.mutate({ version, value: closed() }))).toMatchObject({ status: 409 });
  const first = [40, 50].map((capacity) =>
    settings.saveMatching.mutate({ version: 0, value: { capacity, language: 25, fairness: 25, area: 50 - capacity } }),
  );
  expect((await Promise.allSettled(first)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('nobody can stop the clocks for good', async () => {
  const days = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.UTC(2027, 0, 4 + index)).toISOString().slice(0, 10),
  );
  const { version } = await admin.trpc.settings.hours.query();
  expect(await failureOf(admin.trpc.settings.saveClosures.mutate({ version, value: closed(...days) }))).toMatchObject({
    status: 400,
    issues: [{ path: 'value.days' }],
  });
  const twice = { version, value: closed('2027-01-04', '2027-01-04') };
  expect(await failureOf(admin.trpc.settings.saveClosures.mutate(twice))).toMatchObject({ status: 400 });
});

test('a dry run says who would have been asked, and changes nothing; saving changes the next decision', async () => {
  const { settings } = admin.trpc;
  const { version } = await settings.matching.query();
  await settings.saveMatching.mutate({ version, value: { capacity: 40, language: 25, fairness: 25, area: 10 } });
  // Speaks only French and has more capacity: fewer points for an English request by language, more by capacity.
  const french = await createPerson(server.services, 'broker', 'Frédéric Room');
  await server.services.db.brokerProfile.update({
    where: { userId: french.id },
    data: { languages: ['fr'], capacity: 500 },
  });
  const { db } = server.services;
  await db.brokerProfile.updateMany({ data: { capacity: 4 }, where: { userId: { not: french.id } } });
  const { broker } = await offeredCase(server.services);
  expect(broker.id).not.toBe(french.id);
  const room = { capacity: 97, language: 1, fairness: 1, area: 1 };
  const told = await settings.dryRun.query({ weights: room });
  expect(told).toMatchObject({ partial: 0, decisions: [{ before: broker.fullName, line: 'auto' }] });
  const tried = await settings.tryRequest.query({ weights: room, type: 'auto', postalPrefix: 't2p', language: 'fr' });
  expect(tried).toMatchObject({
    chosenId: french.id,
    best: [{ name: 'Frédéric Room', speaks: true }, {}],
  });
  expect(await settings.matching.query()).toMatchObject({ value: { capacity: 40 } });
  expect(await failureOf(settings.dryRun.query({ weights: { ...room, area: 2 } }))).toMatchObject({ status: 400 });
});

test("an organization's templates come before the product's, for their lines alone, and brokers get them", async () => {
  const own = { title: 'The winter tire receipt', why: 'Some insurers ask for it.', category: 'vehicle' as const };
  await admin.trpc.settings.saveTemplates.mutate({ version: 0, value: { templates: [{ ...own, lines: ['auto'] }] } });
  const offered = async () => {
    const { caseId, broker } = await activeCase(server.services);
    const { trpc } = await signIn(server.url, broker.username);
    return (await trpc.documents.checklist.query({ caseId })).items.filter(({ origin }) => origin !== 'answers');
  };
  const [first, ...others] = await offered();
  expect(first).toMatchObject({ ...own, origin: 'brokerage' });
  expect(others.map(({ origin }) => origin)).not.toContain('brokerage');
  await admin.trpc.settings.saveTemplates.mutate({ version: 1, value: { templates: [{ ...own, lines: ['home'] }] } });
  expect((await offered()).map(({ title }) => title)).not.toContain(own.title);
  expect(await server.services.db.auditEntry.count({ where: { action: 'template.changed' } })).toBe(2);
});
