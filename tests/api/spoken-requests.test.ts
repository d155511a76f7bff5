/** Requests that a broker writes down on the telephone: opened once, theirs at once, with the consent as it was said. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymiseCases } from '#server/modules/privacy/anonymising/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { spokenTexts } from '#shared/consents/spoken.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import type { OpenSpokenInput } from '#shared/quote-requests/spoken.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { caseRowOf } from '../support/cases.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let viewer: Viewer;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  viewer = await createPerson(server.services, 'broker', 'Robin Hale');
  broker = await signIn(server.url, viewer.username);
});

const spoken = (answers: Record<string, unknown>, changes: Partial<OpenSpokenInput> = {}): OpenSpokenInput => ({
  id: v7(),
  line: 'auto',
  definitionVersion: quoteDefinitions.auto.version,
  channel: 'telephone',
  answers: { fullName: 'Jordan Sample', phone: '403-555-0131', postalCode: 'T2P 1J9', ...answers },
  consent: { said: true, version: spokenTexts.contact.version, agoMs: 60_000 },
  ...changes,
});
const open = (input: OpenSpokenInput, by = broker) => by.trpc.cases.openSpoken.mutate(input);

test('a request is the broker’s at once, counted once, with the words, the time and who recorded them', async () => {
  const email = `${v7()}@example.com`;
  const input = spoken({ email });
  const [one, two] = await Promise.all([open(input), open(input)]);
  expect(two).toEqual(one);
  expect(one.emailed).toBe(true);
  const row = await caseRowOf(server.services, input.id);
  expect(row).toMatchObject({ status: 'active', brokerId: viewer.id, source: 'broker/telephone', contactEmail: email });
  // They are speaking: no first reply is due, and none is measured.
  expect(row).toMatchObject({ firstReplyDueAt: null, takeDueAt: null, firstReplyMinutes: null });
  const { entries } = await broker.trpc.cases.timeline.query({ caseId: input.id });
  expect(entries.map(({ type, detail }) => [type, detail])).toEqual([
    ['submitted', 'By telephone, recorded by Robin Hale'],
    ['claimed', expect.stringContaining('Robin Hale')],
  ]);
  const consents = await server.services.db.consentRecord.findMany({
    where: { caseId: input.id },
    orderBy: { seq: 'asc' },
    include: { text: true, detail: true },
  });
  expect(consents).toMatchObject(
    (['contact', 'share'] as const).map((purpose) => ({
      purpose,
      given: true,
      channel: 'spoken',
      text: { text: expect.stringMatching(/^May I/) },
      detail: { evidence: { broker: 'Robin Hale', userId: viewer.id, how: 'by telephone' } },
    })),
  );
  const saidAt = new Date(row.createdAt.getTime() - 60_000).toISOString();
  expect(consents[0]?.detail?.evidence).toMatchObject({ saidAt });
});

test('the receipt names the broker and what was agreed to, and leads a person without an account to the request', async () => {
  const email = `${v7()}@example.com`;
  await open(spoken({ email }));
  const mail = await mailAbout(server, email, 'recorded by Robin Hale');
  expect(mail.text).toMatch(/licence .* is your broker/);
  expect(mail.text).toMatch(/you agreed that your broker may contact you/);
  expect(mail.text).toMatch(/\/portal\/register\?/);
});

test('without an email address nothing is sent, and the address shown is none', async () => {
  const input = spoken({}, { channel: 'walk-in' });
  expect(await open(input)).toMatchObject({ emailed: false });
  const { contact } = await broker.trpc.cases.get.query({ caseId: input.id });
  expect(contact).toEqual({ email: '', phone: '403-555-0131' });
  await broker.trpc.messages.send.mutate({ caseId: input.id, kind: 'message', body: 'Hello', clientKey: v7() });
  const { db } = server.services;
  expect(await db.outboxMail.count({ where: { to: { endsWith: 'no-email.invalid' } } })).toBe(0);
});

test('two people without email are two people: one’s erasure leaves the other’s consent', async () => {
  const [gone, kept] = [spoken({}), spoken({ fullName: 'Riley Sample', phone: '403-555-0177' })];
  await open(gone);
  await open(kept);
  const { db, retentionDb, now } = server.services;
  await broker.trpc.cases.close.mutate({ caseId: gone.id, version: 2, reason: 'no_longer_needed' });
  const actor = { as: 'system' as const, id: null, name: 'Automatic step', role: 'system' };
  await retentionDb.$transaction((tx) =>
    anonymiseCases(tx as never, server.services, [gone.id], { actor, at: now(), reason: 'Test' }),
  );
  const detailsOf = (caseId: string) => db.consentDetail.count({ where: { record: { caseId } } });
  expect(await detailsOf(gone.id)).toBe(0);
  expect(await detailsOf(kept.id)).toBe(2);
});

test('the person who calls is found among the broker’s own requests by number or address, and only there', async () => {
  const phone = '403-555-0188';
  const input = spoken({ phone, email: 'jordan.known@example.com' });
  const { number } = await open(input);
  const known = (query: { phone?: string; email?: string }, by = broker) => by.trpc.cases.knownClients.query(query);
  const found = { name: 'Jordan Sample', phone, open: [{ caseId: input.id, number }] };
  expect((await known({ phone: '+1 (403) 555 0188' })).clients).toMatchObject([found]);
  expect((await known({ email: ' Jordan.Known@example.com' })).clients).toMatchObject([found]);
  expect((await known({ phone: '403-555' })).clients).toEqual([]);
  const other = await createPerson(server.services, 'broker', 'Another Broker');
  expect((await known({ phone }, await signIn(server.url, other.username))).clients).toEqual([]);
});

test('a name and one way to reach them are enough; what was written down has to be right', async () => {
  const refused = async (answers: Record<string, unknown>) =>
    (await failureOf(open(spoken(answers)))).issues?.map(({ path }) => path);
  expect(await refused({ phone: '' })).toEqual(['answers.phone']);
  expect(await refused({ fullName: '' })).toEqual(['answers.fullName']);
  expect(await refused({ postalCode: 'T2P' })).toEqual(['answers.postalCode']);
  expect(await open(spoken({ phone: '', email: `${v7()}@example.com` }))).toMatchObject({ emailed: true });
});

test('a yes to other words, or none, opens nothing', async () => {
  const consent = { said: true, version: spokenTexts.contact.version, agoMs: 0 } as const;
  for (const wrong of [
    { ...consent, version: 2 },
    { ...consent, said: false },
    { ...consent, agoMs: 8 * 86_400_000 },
  ]) {
    const input = spoken({}, { consent: wrong as OpenSpokenInput['consent'] });
    expect((await failureOf(open(input))).code).toBe('BAD_REQUEST');
    expect(await server.services.db.case.count({ where: { id: input.id } })).toBe(0);
  }
});

test('the licence decides as anywhere: the line it allows, in Alberta, by a broker and nobody else', async () => {
  const life = spoken({}, { line: 'life', definitionVersion: quoteDefinitions.life.version });
  await server.services.db.brokerProfile.update({
    where: { userId: viewer.id },
    data: { licenceClasses: ['GENERAL'], lines: ['home'] },
  });
  expect(await failureOf(open(life))).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/Life/) });
  expect(await failureOf(open(spoken({ postalCode: 'V5K 0A1' })))).toMatchObject({
    message: expect.stringMatching(/outside Alberta/),
  });
  // Lines and capacity are about offers: a caller is none.
  await server.services.db.brokerProfile.update({ where: { userId: viewer.id }, data: { capacity: 1 } });
  await open(spoken({}));
  expect(await open(spoken({}))).toMatchObject({ emailed: false });
  const admin = await signIn(server.url, (await viewerNamed(server.services, 'demo_admin')).username);
  expect((await failureOf(open(spoken({}), admin))).code).toBe('FORBIDDEN');
});

test('nobody learns of another broker’s request by its id', async () => {
  const input = spoken({});
  await open(input);
  const other = await createPerson(server.services, 'broker', 'Another Broker');
  expect((await failureOf(open(input, await signIn(server.url, other.username)))).code).toBe('NOT_FOUND');
});
