/** What a broker quotes from: the summary of the answers, the copy for rating, and questions sent to the client as a form. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let client: ApiClient;
let broker: ApiClient;
let admin: ApiClient;
let caseId: string;
let clientEmail: string;

const CLAIMS = 3;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  const { services } = server;
  const person = await createPerson(services, 'client', 'Morgan Example');
  clientEmail = (await services.db.user.findUniqueOrThrow({ where: { id: person.id } })).email;
  const request = shortRequest('auto', { email: `${randomUUID()}@example.com`, postalCode: 'T2P 1J9' });
  const answers = {
    ...request.answers,
    vehicles: [{ year: 2019, make: 'Subaru', model: 'Outback', use: 'pleasure' }],
    driversCount: 2,
    drivers: [{ birthDate: '1988-04-12', licenceClass: '5', firstLicensed: 2006 }],
    atFaultCount: CLAIMS,
    claims: [{ faultShare: 100 }],
    licensedElsewhere: '__unknown',
  };
  await submitQuote(services, { ...request, answers }, '127.0.0.1', person.id);
  const offered = await eventually('it is offered', () =>
    services.db.case.findFirst({
      where: { draftId: request.draftId, status: 'offered' },
      select: { id: true, version: true, offers: { select: { broker: { select: { username: true } } } } },
    }),
  );
  caseId = offered.id;
  const { username } = offered.offers[0]?.broker ?? { username: '' };
  [client, broker, admin] = (await Promise.all(
    [person.username, username, 'demo_admin'].map((name) => signIn(server.url, name)),
  )) as [ApiClient, ApiClient, ApiClient];
});
afterAll(() => server.stop());

const read = (as: ApiClient, includeSensitive = false, reason?: string) =>
  as.trpc.cases.answers.mutate({ caseId, includeSensitive, ...(reason && { reason }) });
const stored = () => server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
const events = (type: string) =>
  server.services.db.caseEvent.findMany({ where: { caseId, type }, orderBy: { seq: 'asc' } });
const linesOf = (brief: Awaited<ReturnType<typeof read>>['brief']) =>
  brief?.facts.flatMap(({ lines }) => lines).join('\n');

test('before accepting, the summary says what the answers say: nobody’s birthday, postal code or claims', async () => {
  const { brief } = await read(broker);
  expect(brief?.set).toBe('short');
  const lines = linesOf(brief);
  expect(lines).toContain('2019 Subaru Outback');
  expect(lines).not.toMatch(/1988|T2P|at-fault/i);
  const open = brief?.open.map(({ path }) => path);
  expect(open).toContain('vehicles.0.yearlyKm');
  for (const hidden of ['drivers.0.name', 'address', 'otherClaimsCount', 'suspended'])
    expect(open).not.toContain(hidden);
  expect(brief).toMatchObject({ papers: [], doubts: [], hidesOpen: false });
});

test('nobody copies or asks about a request that is only offered to them', async () => {
  const { version } = await stored();
  const copy = broker.trpc.cases.copyAnswers.mutate({
    caseId,
    format: 'text',
    includeSensitive: false,
    assumptions: [],
  });
  expect(await failureOf(copy)).toMatchObject({ status: 404 });
  expect(await failureOf(broker.trpc.cases.askClient.mutate({ caseId, version, paths: ['parking'] }))).toMatchObject({
    status: 404,
  });
});

describe('once the broker has accepted', () => {
  beforeAll(async () => {
    const { services } = server;
    const { brokerId } = await services.db.offer.findFirstOrThrow({ where: { caseId, status: 'open' } });
    const { username } = await services.db.user.findUniqueOrThrow({ where: { id: brokerId } });
    const { version } = await stored();
    await acceptOffer(services, await viewerNamed(services, username), { caseId, version });
  });

  test('the summary has people, papers and doubts; what is sensitive only after the look', async () => {
    const { brief } = await read(broker);
    expect(linesOf(brief)).toContain('Born April 12, 1988');
    expect(linesOf(brief)).not.toMatch(/at-fault/i);
    expect(brief?.hidesOpen).toBe(true);
    expect(brief?.open.map(({ path }) => path)).not.toContain('suspended');
    expect(brief?.open.find(({ path }) => path === 'licensedElsewhere')).toMatchObject({
      unsure: true,
      code: 'AB.auto.licensedElsewhere',
    });
    expect(brief?.papers.map(({ id }) => id)).toContain('licences');
    expect(brief?.papers.map(({ id }) => id)).not.toContain('claims-letter');
    expect(brief?.doubts).toEqual([expect.stringContaining('You counted more drivers than you described')]);

    const looked = (await read(broker, true)).brief;
    expect(linesOf(looked)).toContain(`at-fault collisions: ${CLAIMS}`);
    expect(looked?.hidesOpen).toBe(false);
    expect(looked?.open.map(({ path }) => path)).toContain('suspended');
    expect(looked?.papers.map(({ id }) => id)).toContain('claims-letter');
    expect(looked?.doubts).toContainEqual(expect.stringContaining('more claims than you described'));
  });

  test('the client’s own answers come without a summary', async () => {
    expect((await read(client)).brief).toBeNull();
  });

  test('a paper that was uploaded is no longer missing', async () => {
    const { db } = server.services;
    await db.document.create({
      data: { caseId, title: 'Licence', category: 'licence', uploadedByName: 'Morgan', uploadedByRole: 'client' },
    });
    expect((await read(broker)).brief?.papers.map(({ id }) => id)).not.toContain('licences');
  });

  describe('a copy for rating', () => {
    const copy = (changes: object = {}, as = broker) =>
      as.trpc.cases.copyAnswers.mutate({
        caseId,
        format: 'json',
        includeSensitive: false,
        assumptions: [],
        ...changes,
      });

    test('has codes, raw values and units, what is missing, and what the broker assumes', async () => {
      const assumptions = [{ path: 'vehicles.0.yearlyKm', text: '12,000 km' }];
      const { text, fileName } = await copy({ assumptions });
      expect(fileName).toMatch(/^AB-\d{4}-\d{6}-rating\.json$/);
      const { questionnaire, answers, needs, includesSensitive } = JSON.parse(text);
      expect(questionnaire).toMatchObject({ jurisdiction: 'AB', line: 'auto', version: quoteDefinitions.auto.version });
      expect(includesSensitive).toBe(false);
      expect(answers).toContainEqual(
        expect.objectContaining({ code: 'AB.auto.vehicles.year', path: 'vehicles.0.year', value: 2019, words: '2019' }),
      );
      expect(needs).toContainEqual(
        expect.objectContaining({ code: 'AB.auto.vehicles.yearlyKm', state: 'not answered', assumption: '12,000 km' }),
      );
      expect(needs).toContainEqual(expect.objectContaining({ code: 'AB.auto.licensedElsewhere', state: 'not sure' }));
      for (const left of ['atFaultCount', 'AB.auto.email', 'AB.auto.fullName']) expect(text).not.toContain(left);
    });

    test('comes as text and as CSV, in which no cell is a formula', async () => {
      const assumptions = [{ path: 'vehicles.0.yearlyKm', text: '=HYPERLINK("x")' }];
      const { text } = await copy({ format: 'text', assumptions });
      expect(text).toMatch(
        /STILL NEEDED\n(.*\n)*Vehicle 1: How far is it driven each year\? \[AB\.auto\.vehicles\.yearlyKm\], not answered/,
      );
      expect(text).toContain('ASSUMED BY THE BROKER');
      const csv = (await copy({ format: 'csv', assumptions })).text;
      expect(csv).toContain('AB.auto.vehicles.make,vehicles.0.make,Vehicle 1,Make,Subaru,,Subaru,answered,');
      expect(csv).not.toMatch(/[,"]=HYPERLINK/);
    });

    test('has sensitive answers only when they were opened, and is then recorded like a look', async () => {
      const before = (await events('sensitive_viewed')).length;
      await copy();
      expect(await events('sensitive_viewed')).toHaveLength(before);
      const { text } = await copy({ includeSensitive: true });
      expect(JSON.parse(text).answers).toContainEqual(
        expect.objectContaining({ code: 'AB.auto.atFaultCount', value: CLAIMS }),
      );
      expect((await events('sensitive_viewed')).at(-1)).toMatchObject({ data: { reason: 'Copied for rating' } });
      expect(await failureOf(copy({ includeSensitive: true }, admin))).toMatchObject({ status: 400 });
      await copy({ includeSensitive: true, reason: 'A complaint' }, admin);
      expect((await events('sensitive_viewed')).at(-1)).toMatchObject({
        data: { reason: 'A complaint (copied for rating)' },
        visibility: 'staff',
      });
    });

    test('is refused with an assumption about an answered question, and to the client', async () => {
      const assumptions = [{ path: 'vehicles.0.year', text: '2020' }];
      expect(await failureOf(copy({ assumptions }))).toMatchObject({ status: 400 });
      expect(await failureOf(copy({}, client))).toMatchObject({ status: 403 });
    });
  });

  describe('questions for the client', () => {
    const paths = ['vehicles.0.yearlyKm', 'currentlyInsured', 'suspended', 'licensedElsewhere'];
    const ask = async (wanted: string[]) =>
      broker.trpc.cases.askClient.mutate({ caseId, version: (await stored()).version, paths: wanted });
    const asked = (as = client) => as.trpc.cases.askedQuestions.query({ caseId });

    test('an answered or unknown question is not asked, and nothing changes', async () => {
      for (const path of ['vehicles.0.year', 'email', 'nothing', 'vehicles.7.vin'])
        expect(await failureOf(ask(['currentlyInsured', path]))).toMatchObject({ status: 400 });
      expect((await stored()).status).toBe('active');
      expect(await asked()).toEqual({ askedAt: null, askedBy: null, open: 0, paths: [] });
    });

    test('make it the client’s turn; the email says how many, never which', async () => {
      expect(await ask(paths)).toMatchObject({ status: 'waiting_client' });
      const { subject, text } = await mailAbout(server, clientEmail, 'Your broker has 4 questions about your request');
      for (const { label } of (await read(broker, true)).brief?.open ?? [])
        expect(`${subject} ${text}`).not.toContain(label);
      const notifications = await server.services.db.notification.findMany({
        where: { caseId },
        orderBy: { createdAt: 'asc' },
      });
      expect(notifications.at(-1)).toMatchObject({
        type: 'information_requested',
        title: expect.stringContaining('4 questions'),
      });
      expect((await client.trpc.cases.needs.query()).questions).toMatchObject([{ caseId, count: 4 }]);
      expect((await client.trpc.cases.get.query({ caseId })).nextStep).toContain('4 questions for you');
      const timeline = JSON.stringify(await broker.trpc.cases.timeline.query({ caseId }));
      expect(timeline).not.toContain('yearlyKm');
    });

    test('are the client’s to read and to answer; the broker sees how many are open', async () => {
      // In the order of the questionnaire.
      const inOrder = ['currentlyInsured', 'vehicles.0.yearlyKm', 'licensedElsewhere', 'suspended'];
      expect(await asked()).toMatchObject({ open: 4, paths: inOrder });
      expect(await asked(broker)).toMatchObject({ open: 4, paths: [] });
      const { answers, version } = await client.trpc.cases.answersForm.mutate({ caseId });
      const [vehicle] = answers.vehicles as Record<string, unknown>[];
      await client.trpc.cases.changeAnswers.mutate({
        caseId,
        version,
        answers: { ...answers, currentlyInsured: false, vehicles: [{ ...vehicle, yearlyKm: 9_000 }] },
      });
      expect((await stored()).status).toBe('active');
      // Not sure, and the client has seen the question: that is an answer.
      expect(await asked()).toMatchObject({ open: 1, paths: ['suspended'] });
      expect((await client.trpc.cases.needs.query()).questions).toEqual([]);
      expect(linesOf((await read(broker)).brief)).toContain('9,000 km a year');
    });
  });
});
