/** Which broker the answers ask for: licences, industries, and requests from beyond Alberta, which nobody is licensed for. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
  client = await signIn(server.url, 'demo_client');
});
afterAll(() => server.stop());

let broker: Viewer;
/** Only this broker is there. */
beforeEach(async () => {
  const { services } = server;
  broker = await createPerson(services, 'broker', 'Sage Example');
  await services.db.brokerProfile.updateMany({ data: { capacity: 0 } });
  await services.db.brokerProfile.update({
    where: { userId: broker.id },
    data: {
      capacity: 50,
      licenceClasses: ['GENERAL', 'ACCIDENT_SICKNESS'],
      lines: ['auto', 'business', 'group-benefits'],
      industries: ['retail', 'medical'],
      areas: ['T'],
    },
  });
});

async function send(line: CaseType, answers: Record<string, unknown>) {
  const { services } = server;
  const { id: clientId } = await viewerNamed(services, 'demo_client');
  const request = shortRequest(line, { email: `${randomUUID()}@example.com`, postalCode: 'T2P 1J9', ...answers });
  const receipt = await submitQuote(services, request, '127.0.0.1', clientId);
  const { id: caseId } = await services.db.case.findFirstOrThrow({ where: { draftId: request.draftId } });
  const decided = () =>
    eventually('a decision', () =>
      services.db.assignmentDecision.findFirst({ where: { caseId }, orderBy: { at: 'desc' } }),
    );
  return { caseId, receipt, decided };
}

const reasonOf = async (caseId: string, filter: string) => {
  const { brokers } = await admin.trpc.cases.explainBrokers.query({ caseId, search: 'Sage Example' });
  const own = brokers.find(({ brokerId }) => brokerId === broker.id);
  return own?.filters.find((one) => one.filter === filter);
};

describe('what the answers ask for', () => {
  test('a broker who doesn’t place restaurants isn’t offered one, and everyone who asks reads why', async () => {
    const { caseId, decided } = await send('business', { industry: 'restaurants' });
    expect(await decided()).toMatchObject({
      chosenBrokerId: null,
      needs: { licences: ['GENERAL'], industry: 'restaurants' },
      failures: { industry: 1 },
    });
    expect(await reasonOf(caseId, 'industry')).toMatchObject({
      passed: false,
      reason: 'Doesn’t place restaurants and cafés.',
    });
    const { decisions } = await admin.trpc.cases.decisions.query({ caseId });
    expect(decisions[0]?.needs).toEqual({ licences: ['GENERAL'], industry: 'restaurants' });
    const tried = { type: 'business', postalPrefix: 'T2P', language: 'en' } as const;
    const weights = { capacity: 40, language: 25, fairness: 25, area: 10 };
    const other = await admin.trpc.settings.tryRequest.query({ ...tried, weights, industry: 'restaurants' });
    expect(other).toMatchObject({
      chosenId: null,
      failures: expect.arrayContaining([{ filter: 'industry', count: 1 }]),
    });
    const own = await admin.trpc.settings.tryRequest.query({ ...tried, weights, industry: 'retail' });
    expect(own.chosenId).toBe(broker.id);
  });

  test('one they place is theirs, and the client reads why', async () => {
    const { caseId, decided } = await send('business', { industry: 'retail' });
    expect(await decided()).toMatchObject({ chosenBrokerId: broker.id });
    const { version } = await server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
    await acceptOffer(server.services, broker, { caseId, version });
    const { matchReason } = await client.trpc.cases.get.query({ caseId });
    expect(matchReason).toContain('hold a General licence, place insurance for retail stores, serve your area');
  });

  test('a plan with life insurance needs the Life licence as well; an offer can’t be accepted without it', async () => {
    const withLife = await send('group-benefits', { wanted: ['health', 'life'] });
    expect(await withLife.decided()).toMatchObject({
      chosenBrokerId: null,
      failures: { licence_class: expect.any(Number) },
    });
    expect((await reasonOf(withLife.caseId, 'licence_class'))?.reason).toBe(
      'Doesn’t hold the Life licence, which the answers ask for.',
    );

    const { caseId, decided } = await send('group-benefits', { wanted: ['health'] });
    expect(await decided()).toMatchObject({ chosenBrokerId: broker.id });
    const form = await client.trpc.cases.answersForm.mutate({ caseId });
    const answers = { ...form.answers, wanted: ['health', 'life'] };
    const { version } = await client.trpc.cases.changeAnswers.mutate({ caseId, version: form.version, answers });
    const accepted = await acceptOffer(server.services, broker, { caseId, version }).catch((error) => error);
    expect(accepted).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('the Life licence') });
  });
});

describe('a request from beyond Alberta', () => {
  test('promises an answer and no broker, on the receipt, by email and in the portal; the administrator reads what was promised', async () => {
    const { caseId, receipt, decided } = await send('auto', { postalCode: 'S9V 0A1' });
    expect(await decided()).toMatchObject({ chosenBrokerId: null, failures: { area: expect.any(Number) } });
    const promise =
      /^Our broker partners are licensed in Alberta, and your postal code is in Saskatchewan\. We aim to tell you by .+ whether one of them can help\./;
    expect(receipt).toMatchObject({ beyond: true, promise: expect.stringMatching(promise), measured: null });
    const mail = await mailAbout(server, receipt.email, 'We received your request');
    expect(mail.text).toContain(receipt.promise);
    expect(mail.text).not.toContain('we’ll offer it to one licensed broker');
    const { nextStep } = await client.trpc.cases.get.query({ caseId });
    expect(nextStep).toMatch(promise);
    expect(nextStep).not.toContain('accept your request');
    const { data } = await server.services.db.caseEvent.findFirstOrThrow({ where: { caseId, type: 'routing_failed' } });
    expect(data).toMatchObject({
      reason: expect.stringMatching(/^The postal code is in Saskatchewan.+Tell the client by/),
    });
  });

  test('can be assigned by an administrator to a broker who can help', async () => {
    const { caseId, decided } = await send('auto', { postalCode: 'V6B 1A1' });
    await decided();
    const { brokers } = await admin.trpc.cases.successors.query({ caseId });
    expect(brokers.find(({ brokerId }) => brokerId === broker.id)).toMatchObject({ eligible: true, reasons: [] });
    const { version } = await server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
    await admin.trpc.cases.assign.mutate({ caseId, version, brokerId: broker.id });
    const { brokerId } = await server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
    expect(brokerId).toBe(broker.id);
  });

  test('a broker can’t claim it, and it is offered as soon as the postal code is one of Alberta', async () => {
    const { caseId, decided } = await send('auto', { postalCode: 'S9V 0A1' });
    await decided();
    const own = await signIn(server.url, broker.username);
    const form = await client.trpc.cases.answersForm.mutate({ caseId });
    expect(await failureOf(own.trpc.cases.claim.mutate({ caseId, version: form.version }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Doesn’t serve S9V'),
    });
    const answers = { ...form.answers, postalCode: 'T9V 0A1' };
    await client.trpc.cases.changeAnswers.mutate({ caseId, version: form.version, answers });
    const { offers } = await eventually('it is offered', () =>
      server.services.db.case.findFirst({ where: { id: caseId, status: 'offered' }, select: { offers: true } }),
    );
    expect(offers).toMatchObject([{ brokerId: broker.id }]);
  });
});
