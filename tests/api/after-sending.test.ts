/** What the browser that sent a request may still do with it, without an account: add answers, and get its dates. */
import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { SENT_CALENDAR_PATH, SENT_HOURS } from '#shared/platform/after-sending.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { eventually } from '../support/eventually.ts';
import { postForm } from '../support/form-posts.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { draftKey, shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let visitor: ApiClient;
let offsetMs = 0;

beforeAll(async () => {
  const overrides = { now: () => new Date(Date.now() + offsetMs) };
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' }, overrides });
  visitor = createApiClient(server.url);
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => server.stop());

async function sent(answers: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`;
  const request = shortRequest('auto', { email, postalCode: 'T2P 1J9', atFaultCount: 0, ...answers });
  const receipt = await visitor.trpc.quotes.submit.mutate(request);
  const { id: caseId } = await server.services.db.case.findFirstOrThrow({ where: { draftId: request.draftId } });
  return { key: { draftId: request.draftId, token: request.token }, answers: request.answers, receipt, email, caseId };
}
const inMonths = (months: number) => DateTime.now().plus({ months }).toFormat('yyyy-MM');
type Sent = Awaited<ReturnType<typeof sent>>;

const add = ({ key, answers }: Pick<Sent, 'key' | 'answers'>, more: Record<string, unknown>, who = visitor) =>
  who.trpc.quotes.addAnswers.mutate({ ...key, answers: { ...answers, ...more } });
const stored = (caseId: string) => server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
const eventsOf = (caseId: string) =>
  server.services.db.caseEvent.findMany({
    where: { caseId, type: { in: ['answers_added', 'answers_changed'] } },
    select: { type: true, actorId: true, actorRole: true, data: true },
  });

describe('the browser that sent a request', () => {
  test('adds answers to it at once; what was answered stays, and nothing is returned', async () => {
    const request = await sent();
    const more = { notes: 'qzx-secret', currentlyInsured: true, currentInsurer: 'Some insurer', postalCode: 'T5J 0N3' };
    expect(await add(request, more)).toEqual({ added: true });
    const row = await stored(request.caseId);
    expect(row.answers).toMatchObject({ currentInsurer: 'Some insurer', postalCode: 'T2P 1J9' });
    expect(JSON.stringify(row.answers)).not.toContain('qzx-secret');
    expect(await eventsOf(request.caseId)).toMatchObject([
      { type: 'answers_added', actorId: null, actorRole: 'visitor', data: { count: 3 } },
    ]);
  });

  test('pressed twice, or again after a lost answer, adds once', async () => {
    const request = await sent();
    const results = await Promise.all([1, 2, 3].map(() => add(request, { notes: 'Once' })));
    expect(results.filter(({ added }) => added)).toHaveLength(1);
    expect(await eventsOf(request.caseId)).toHaveLength(1);
  });

  test('is refused for a wrong answer, by its name, and stores nothing', async () => {
    const request = await sent();
    const vehicles = [...(request.answers.vehicles as object[]), { year: 1850 }];
    const error = await failureOf(add(request, { vehicles }));
    expect(error).toMatchObject({ status: 400 });
    expect(error.issues?.map(({ path }) => path)).toContain('answers.vehicles.1.year');
    expect(await eventsOf(request.caseId)).toEqual([]);
  });

  test('may still add once a broker has accepted, and the broker is notified without the answers', async () => {
    const { services } = server;
    const request = await sent();
    const { brokerId } = await eventually('it is offered', () =>
      services.db.offer.findFirst({ where: { caseId: request.caseId, status: 'open' } }),
    );
    const broker = await services.db.user.findUniqueOrThrow({ where: { id: brokerId } });
    const { version } = await stored(request.caseId);
    await acceptOffer(services, await viewerNamed(services, broker.username), { caseId: request.caseId, version });
    expect(await add(request, { notes: 'qzx-late' })).toEqual({ added: true });
    const mail = await mailAbout(server, broker.email, 'The client added answers');
    expect(mail.text).not.toContain('qzx-late');
  });

  test('adds nothing to a request that is over', async () => {
    const request = await sent();
    await server.services.db.case.update({ where: { id: request.caseId }, data: columnsOf('lost') });
    expect(await failureOf(add(request, { notes: 'Late' }))).toMatchObject({ status: 409 });
  });

  test(`has ${SENT_HOURS} hours`, async () => {
    const request = await sent();
    offsetMs = SENT_HOURS * HOUR_MS - 60_000;
    expect(await add(request, { notes: 'In time' })).toEqual({ added: true });
    offsetMs = SENT_HOURS * HOUR_MS + 60_000;
    expect(await failureOf(add(request, { winterTires: true }))).toMatchObject({ status: 409 });
  });
});

describe('nobody else', () => {
  test('opens a request with another key: not a stranger, not a device the draft was opened on', async () => {
    const request = await sent();
    const { draftId } = request.key;
    const device = draftKey().token;
    await server.services.db.quoteDraftKey.create({
      data: { tokenHash: hashToken(device), draftId, kind: 'device', createdAt: new Date() },
    });
    // The device knows that it was sent, as before, and no more.
    await visitor.trpc.quotes.getDraft.mutate({ draftId, token: device });
    const failures = await Promise.all(
      [{ draftId, token: device }, { draftId, token: draftKey().token }, draftKey()].map((key) =>
        failureOf(add({ key, answers: request.answers }, { notes: 'Stranger' })),
      ),
    );
    for (const failure of failures) expect(failure).toMatchObject({ status: 404, message: failures[2]?.message });
    expect(await eventsOf(request.caseId)).toEqual([]);
  });

  test('opens an unsent draft as if it were a request', async () => {
    const { set: _, consents: __, ...draft } = shortRequest('auto');
    await visitor.trpc.quotes.saveDraft.mutate({ ...draft, version: 0, step: 'you' });
    const { draftId, token, answers } = draft;
    expect(await failureOf(add({ key: { draftId, token }, answers }, {}))).toMatchObject({ status: 404 });
  });

  test('adds to a request that an account has claimed, except that account', async () => {
    const { services } = server;
    const request = await sent();
    const [owner, other] = await Promise.all([
      createPerson(services, 'client', 'Olive Owner'),
      createPerson(services, 'client', 'Otto Other'),
    ]);
    await services.db.case.update({ where: { id: request.caseId }, data: { clientId: owner.id } });
    const others = [visitor, await signIn(server.url, other.username), await signIn(server.url, 'demo_admin')];
    for (const who of others)
      expect(await failureOf(add(request, { notes: 'Stranger' }, who))).toMatchObject({ status: 409 });
    expect(await add(request, { notes: 'Mine' }, await signIn(server.url, owner.username))).toEqual({ added: true });
    expect(await eventsOf(request.caseId)).toMatchObject([{ actorId: owner.id, actorRole: 'client' }]);
  });
});

describe('the dates of a request', () => {
  const calendar = (key: Record<string, string>) => postForm(server.url, SENT_CALENDAR_PATH, key);

  test('are a calendar file for the browser that sent it, with no answer but the month of the renewal', async () => {
    const request = await sent();
    await add(request, { notes: 'qzx-secret', currentlyInsured: true, renewalMonth: inMonths(12) });
    const response = await calendar(request.key);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toContain(`reply-${request.receipt.number}@`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${inMonths(12).replace('-', '')}01`);
    expect(text).not.toMatch(/qzx|Morgan|Subaru|T2P|example\.com\//);
    expect(text).not.toContain(request.email);
    expect((await calendar(draftKey())).status).toBe(404);
    offsetMs = SENT_HOURS * HOUR_MS + 60_000;
    expect((await calendar(request.key)).status).toBe(409);
  });

  test('are for the client in the portal, and for nobody else', async () => {
    const { services } = server;
    const request = await sent();
    const owner = await createPerson(services, 'client', 'Carla Calendar');
    await services.db.case.update({ where: { id: request.caseId }, data: { clientId: owner.id } });
    const path = `/api/cases/${request.caseId}/dates.ics`;
    const [client, admin] = [await signIn(server.url, owner.username), await signIn(server.url, 'demo_admin')];
    expect((await client.rest('GET', path)).text).toContain(`reply-${request.receipt.number}@`);
    expect((await admin.rest('GET', path)).status).toBe(404);
    expect((await visitor.rest('GET', path)).status).toBe(401);
    expect((await client.call('GET', '/api/cases/nonsense/dates.ics')).status).toBe(404);
  });
});
