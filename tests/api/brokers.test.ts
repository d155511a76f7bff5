/** Licences and what depends on them: who is offered work, who verifies, who is notified, and how brokers perform. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfLicences, tellOfLicence } from '#server/modules/brokers/licence-reminders/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { licenceLevelSchema } from '#shared/brokers/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, offeredCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let person: Viewer;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

beforeEach(async () => {
  person = await createPerson(server.services, 'broker', 'Sage Example');
  broker = await signIn(server.url, person.username);
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const work = {
  lines: ['auto' as const, 'home' as const],
  areas: ['T2', 'T3'],
  languages: ['en' as const],
  capacity: 12,
};

async function ownFacts() {
  const { profile } = await broker.trpc.brokers.profile.query();
  if (!profile) throw new Error('no profile');
  const { firm, licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn, supervisorName, supervisorLicence } =
    profile;
  return { firm, licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn, supervisorName, supervisorLicence };
}

const verified = async () => (await broker.trpc.brokers.profile.query()).profile?.licenceVerifiedAt;

describe("a broker's own profile", () => {
  test('loses its verification when the licence facts change, and regains it by comparison with the stored facts', async () => {
    const facts = await ownFacts();
    const { brokers } = broker.trpc;
    await brokers.updateLicence.mutate({ ...facts, firm: 'Fictional Renamed Office' });
    expect(await verified()).not.toBeNull();

    await brokers.updateLicence.mutate({ ...facts, licenceExpiresOn: inDays(400) });
    expect(await verified()).toBeNull();
    await mailAbout(server, 'demo.admin@example.com', 'Licence to verify: Sage Example');

    const { licenceNumber, licenceClasses, licenceLevel } = facts;
    const compared = { brokerId: person.id, licenceNumber, licenceClasses, licenceLevel };
    // What the administrator had on screen is no longer what is stored.
    expect(
      await failureOf(
        admin.trpc.brokers.verifyLicence.mutate({ ...compared, licenceExpiresOn: facts.licenceExpiresOn }),
      ),
    ).toMatchObject({ status: 409 });
    await admin.trpc.brokers.verifyLicence.mutate({ ...compared, licenceExpiresOn: inDays(400) });
    expect(await verified()).not.toBeNull();
    await mailAbout(server, person.email, 'Your licence was verified');
  });

  test('accepts only lines that the classes allow, and drops them with the class', async () => {
    const { brokers } = broker.trpc;
    expect(await failureOf(brokers.updateWork.mutate({ ...work, lines: ['auto', 'life'] }))).toMatchObject({
      status: 400,
      issues: [{ path: 'lines', message: expect.stringMatching(/Life licence/) }],
    });
    await brokers.updateWork.mutate(work);
    const facts = await ownFacts();
    const { profile } = await brokers.updateLicence.mutate({ ...facts, licenceClasses: ['LIFE'] });
    expect(profile?.lines).toEqual([]);
    expect(
      await failureOf(brokers.updateLicence.mutate({ ...facts, licenceLevel: 1, supervisorName: null })),
    ).toMatchObject({ status: 400, issues: [{ path: 'supervisorName' }, { path: 'supervisorLicence' }] });
  });

  test.each(licenceLevelSchema.def.values)('accepts a licence of level %i', async (licenceLevel) => {
    const supervised = { supervisorName: 'Robin Supervisor', supervisorLicence: 'AIC-1' };
    const { profile } = await broker.trpc.brokers.updateLicence.mutate({
      ...(await ownFacts()),
      licenceClasses: ['GENERAL'],
      ...supervised,
      licenceLevel,
    });
    expect(profile).toMatchObject({ licenceLevel });
  });

  test('sets a return date and a colleague who can work', async () => {
    const { brokers } = broker.trpc;
    const colleague = await createPerson(server.services, 'broker', 'Rowan Deputy');
    const found = await brokers.colleagues.query({ search: 'rowan dep' });
    expect(found.colleagues).toMatchObject([{ id: colleague.id }]);
    const away = { awayUntil: inDays(10), delegateId: colleague.id };
    expect((await brokers.setAway.mutate(away)).profile).toMatchObject({ away: true, delegate: { id: colleague.id } });
    expect(await failureOf(brokers.setAway.mutate({ ...away, awayUntil: inDays(-1) }))).toMatchObject({
      issues: [{ path: 'awayUntil' }],
    });
    expect(await failureOf(brokers.setAway.mutate({ ...away, delegateId: person.id }))).toMatchObject({
      issues: [{ path: 'delegateId' }],
    });
  });
});

describe('what a broker confirmed', () => {
  test('is shown to the client with its day, audited, and ends with a change of firm', async () => {
    const { caseId, client, broker: taken } = await activeCase(server.services);
    const { setAttestations } = admin.trpc.brokers;
    const asked = { brokerId: taken.id, independentOn: inDays(-3), severalInsurersOn: null };
    const theirs = async () =>
      (await (await signIn(server.url, client.username)).trpc.cases.get.query({ caseId })).broker;
    await setAttestations.mutate({ ...asked, independentOn: null });
    expect(await theirs()).toMatchObject({ independentOn: null, severalInsurersOn: null });
    expect(await failureOf(setAttestations.mutate({ ...asked, severalInsurersOn: inDays(3) }))).toMatchObject({
      status: 400,
      issues: [{ path: 'severalInsurersOn', message: 'Choose today or an earlier day' }],
    });
    expect((await setAttestations.mutate(asked)).profile).toMatchObject({ independentOn: inDays(-3) });
    expect(await theirs()).toMatchObject({ independentOn: inDays(-3), severalInsurersOn: null });
    expect(
      await server.services.db.auditEntry.findFirst({
        where: { subjectId: taken.id, action: 'broker.profile_changed' },
        orderBy: { at: 'desc' },
      }),
    ).toMatchObject({ data: { before: { independentOn: null }, after: { independentOn: inDays(-3) } } });
    broker = await signIn(server.url, taken.username);
    await broker.trpc.brokers.updateLicence.mutate({ ...(await ownFacts()), firm: 'Another Fictional Firm' });
    expect(await theirs()).toMatchObject({ firm: 'Another Fictional Firm', independentOn: null });
  });
});

describe('routing', () => {
  test('skips a licence that has expired or was not verified, and a broker who is away', async () => {
    const { db } = server.services;
    const others = { userId: { not: person.id } };
    await db.brokerProfile.updateMany({ where: others, data: { capacity: 0 } });
    for (const out of [
      { licenceExpiresOn: new Date(inDays(-2)) },
      { licenceVerifiedAt: null },
      { awayUntil: new Date(inDays(5)) },
    ]) {
      const before = await db.brokerProfile.findUniqueOrThrow({ where: { userId: person.id }, omit: { userId: true } });
      await db.brokerProfile.update({ where: { userId: person.id }, data: out });
      const known = await db.assignmentDecision.count();
      await submitQuote(server.services, autoRequest(), '127.0.0.1');
      const decision = await eventually('matching has decided', async () =>
        (await db.assignmentDecision.count()) > known
          ? db.assignmentDecision.findFirst({ orderBy: { at: 'desc' } })
          : null,
      );
      expect(decision.chosenBrokerId, JSON.stringify(out)).toBeNull();
      await db.brokerProfile.update({ where: { userId: person.id }, data: before });
    }
    expect((await offeredCase(server.services)).broker.id).toBe(person.id);
    await db.brokerProfile.updateMany({ where: others, data: { capacity: 60 } });
  });

  test('warns before a licence expires: broker and administrators, once per threshold', async () => {
    const { db } = server.services;
    const endsIn = async (days: number) => {
      await db.brokerProfile.update({
        where: { userId: person.id },
        data: { licenceExpiresOn: new Date(inDays(days)) },
      });
      await remindOfLicences(server.services);
      await Promise.all([tellOfLicence(server.services, person.id), tellOfLicence(server.services, person.id)]);
      return db.notification.count({ where: { userId: person.id, type: 'licence_ending' } });
    };
    expect([
      await endsIn(90),
      await endsIn(50),
      await endsIn(45),
      await endsIn(5),
      await endsIn(-3),
      await endsIn(-4),
    ]).toEqual([0, 1, 1, 2, 3, 3]);
    await mailAbout(server, 'demo.admin@example.com', 'Sage Example’s licence expired');
    await eventually('the mails are out', async () => (await mailsTo(server.env, person.email)).length === 3);
  });
});

describe('performance', () => {
  test("covers a broker's own cases over a period: median first reply, won, lost with reasons", async () => {
    const { db } = server.services;
    const closed = (days: number, status: 'bound' | 'lost', closeReason: string | null, minutes: number | null) => ({
      type: 'auto',
      title: 'Auto',
      ...columnsOf(status, new Date(Date.now() - days * DAY_MS)),
      closeReason,
      createdAt: new Date(Date.now() - (days + 1) * DAY_MS),
      brokerId: person.id,
      contactName: 'Morgan Example',
      contactEmail: 'm@example.com',
      contactEmailKey: 'm@example.com',
      contactPhone: '403-555-0142',
      definitionVersion: 1,
      answers: {},
      source: 'website',
      firstReplyAt: minutes === null ? null : new Date(Date.now() - days * DAY_MS),
      firstReplyMinutes: minutes,
    });
    await db.case.createMany({
      data: [
        closed(1, 'bound', null, 10),
        closed(2, 'lost', 'chose_another', 30),
        closed(3, 'lost', 'chose_another', 200),
        closed(4, 'lost', 'no_answer', null),
        closed(60, 'bound', null, 5),
        closed(300, 'lost', 'chose_another', 5),
      ],
    });
    const { brokers } = broker.trpc;
    const month = await brokers.numbers.query({ days: 30 });
    expect(month).toMatchObject({ won: 1, lost: 3, medianFirstReplyMinutes: 30, firstReplies: 3, openNow: 0 });
    expect(month.lostReasons).toEqual([
      { reason: 'chose_another', count: 2 },
      { reason: 'no_answer', count: 1 },
    ]);
    expect(month.periods.reduce((sum, { won, lost }) => sum + won + lost, 0)).toBe(4);
    expect(await brokers.numbers.query({ days: 365 })).toMatchObject({ won: 2, lost: 4, step: 'month' });
    expect(await admin.trpc.brokers.numbers.query({ days: 90, brokerId: person.id })).toMatchObject({ won: 2 });
  });
});

test('the list finds by firm, licence and state, and counts work for its page', async () => {
  const { db } = server.services;
  await db.brokerProfile.update({
    where: { userId: person.id },
    data: { firm: 'Fictional Unusual Words', licenceVerifiedAt: null, licenceExpiresOn: new Date(inDays(20)) },
  });
  const { list } = admin.trpc.brokers;
  const row = { id: person.id, verified: false, licenceState: 'ending', openCases: 0 };
  expect((await list.query({ search: 'unusual' })).brokers).toMatchObject([row]);
  expect((await list.query({ search: 'unusual', verified: 'yes' })).brokers).toEqual([]);
  expect(
    (await list.query({ search: 'unusual', licence: 'ending', verified: 'no', account: 'active' })).brokers,
  ).toHaveLength(1);
  expect((await list.query({ search: 'unusual', licence: 'expired' })).brokers).toEqual([]);
});
