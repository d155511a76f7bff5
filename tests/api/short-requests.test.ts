/** Requests with the short set: they can be sent in every line, and completed or changed later by their client. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { changeAnswers } from '#server/modules/cases/answers/changes/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailAbout } from '../support/mails.ts';
import { viewerNamed } from '../support/people.ts';
import { shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY = 86_400_000;

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await signIn(server.url, 'demo_client');
});
afterAll(() => server.stop());

/** A request for a car by the demo client, offered to a broker. */
async function offeredShort(answers: Record<string, unknown> = {}) {
  const { services } = server;
  const { id: clientId } = await viewerNamed(services, 'demo_client');
  const request = shortRequest('auto', { email: `${randomUUID()}@example.com`, postalCode: 'T2P 1J9', ...answers });
  await submitQuote(services, request, '127.0.0.1', clientId);
  const found = await eventually('it is offered', () =>
    services.db.case.findFirst({ where: { draftId: request.draftId, status: 'offered' } }),
  );
  return found.id;
}

const stored = (caseId: string) => server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
const formFor = (caseId: string) => client.trpc.cases.answersForm.mutate({ caseId });

test.each(caseTypeSchema.options)('the short set of %s becomes a request that says so', async (line) => {
  const request = shortRequest(line, { email: `${randomUUID()}@example.com` });
  const receipt = await submitQuote(server.services, request, '127.0.0.1');
  expect(receipt.number).toMatch(/^AB-/);
  const { questionSet } = await server.services.db.case.findFirstOrThrow({ where: { draftId: request.draftId } });
  expect(questionSet).toBe('short');
});

test('the receipt names the papers to have ready; its email and the broker’s list none that a sensitive answer calls for', async () => {
  const { services } = server;
  const { id: clientId } = await viewerNamed(services, 'demo_client');
  const request = shortRequest('auto', { email: `${randomUUID()}@example.com`, atFaultCount: 1 });
  const receipt = await submitQuote(services, request, '127.0.0.1', clientId);
  const ids = receipt.papers.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['registrations', 'claims-letter']));
  const mail = await mailAbout(server, receipt.email, 'We received your request');
  expect(mail.text).toContain('Good to have ready');
  expect(mail.text).not.toMatch(/claims (history )?letter/i);
  const { id: caseId } = await services.db.case.findFirstOrThrow({ where: { draftId: request.draftId } });
  expect((await client.trpc.cases.papers.query({ caseId })).map(({ id }) => id)).toEqual(ids);
  const admin = await signIn(server.url, 'demo_admin');
  expect((await admin.trpc.cases.papers.query({ caseId })).map(({ id }) => id)).not.toContain('claims-letter');
});

test('a short request is refused by its own questions only', async () => {
  const { answers, ...request } = shortRequest('auto');
  const { postalCode: _, ...others } = answers;
  const error = await submitQuote(server.services, { ...request, answers: others }, '127.0.0.1').catch((it) => it);
  expect(error.issues).toMatchObject([
    { path: 'answers.postalCode', message: 'Enter your postal code', rule: 'required' },
  ]);
});

describe('the answers of a request that was sent', () => {
  test('may change until a broker accepts; the name of the request follows', async () => {
    const caseId = await offeredShort();
    const form = await formFor(caseId);
    expect(form).toMatchObject({ definition: { line: 'auto' }, set: 'short', mayChange: true });
    const vehicles = (form.answers.vehicles as Record<string, unknown>[]).map((row) => ({
      ...row,
      year: 2021,
      make: 'Subaru',
      model: 'Outback',
    }));
    const input = { caseId, version: form.version, answers: { ...form.answers, vehicles } };
    await client.trpc.cases.changeAnswers.mutate(input);
    expect((await stored(caseId)).title).toBe('2021 Subaru Outback');
    expect((await formFor(caseId)).answers.vehicles).toMatchObject([{ model: 'Outback' }]);
    // The same again, from a screen that does not know it yet: a conflict, not a second event.
    expect(await failureOf(client.trpc.cases.changeAnswers.mutate(input))).toMatchObject({ status: 409 });
  });

  test('are completed after that, and the broker is notified; what was said stays', async () => {
    const { services } = server;
    const caseId = await offeredShort();
    const { brokerId } = await services.db.offer.findFirstOrThrow({
      where: { caseId, status: 'open' },
      select: { brokerId: true },
    });
    const broker = await services.db.user.findUniqueOrThrow({ where: { id: brokerId } });
    const version = (await stored(caseId)).version;
    await acceptOffer(services, await viewerNamed(services, broker.username), { caseId, version });
    const form = await formFor(caseId);
    expect(form.mayChange).toBe(false);
    const answers = {
      ...form.answers,
      currentInsurer: 'Some insurer',
      notes: 'Hail twice',
      currentlyInsured: true,
    };
    const sent = { caseId, version: form.version, answers };
    const other = { ...sent, answers: { ...answers, postalCode: 'T5J 0N3' } };
    expect(await failureOf(client.trpc.cases.changeAnswers.mutate(other))).toMatchObject({
      status: 400,
      issues: [{ path: 'answers.postalCode', message: expect.stringContaining('Your broker') }],
    });
    await client.trpc.cases.changeAnswers.mutate(sent);
    const after = await formFor(caseId);
    expect(after.answers).toMatchObject({ postalCode: 'T2P 1J9', notes: 'Hail twice' });
    expect(JSON.stringify((await stored(caseId)).answers)).not.toContain('Hail twice');
    const { entries } = await client.trpc.cases.timeline.query({ caseId });
    expect(entries.at(-1)).toMatchObject({ type: 'answers_added', detail: expect.stringMatching(/question/) });
    const mail = await mailAbout(server, broker.email, 'The client added answers');
    expect(mail.text).not.toMatch(/Hail|Some insurer/);
    // Sending the same again changes nothing, and nobody hears of it.
    const again = { caseId, version: after.version, answers: after.answers };
    expect(await client.trpc.cases.changeAnswers.mutate(again)).toMatchObject({ version: after.version });
  });

  test('may be completed after the chosen start date has passed', async () => {
    const { services } = server;
    const answers = { startWhen: 'date', startDate: localDay(services.now(), services.env.site) };
    const caseId = await offeredShort(answers);
    const form = await formFor(caseId);
    const inTwoDays = new Date(services.now().getTime() + 2 * DAY);
    const sent = { caseId, version: form.version, answers: { ...form.answers, parking: 'street' } };
    await changeAnswers({ ...services, now: () => inTwoDays }, await viewerNamed(services, 'demo_client'), sent);
    expect((await formFor(caseId)).answers).toMatchObject({ ...answers, parking: 'street' });
  });

  test('wrong answers are named where they are, and nothing is stored', async () => {
    const caseId = await offeredShort();
    const form = await formFor(caseId);
    const failure = await failureOf(
      client.trpc.cases.changeAnswers.mutate({
        caseId,
        version: form.version,
        answers: { ...form.answers, postalCode: 'X', currentInsurer: 'x'.repeat(101), currentlyInsured: true },
      }),
    );
    expect(failure).toMatchObject({
      status: 400,
      issues: [{ path: 'answers.postalCode' }, { path: 'answers.currentInsurer' }],
    });
    expect((await formFor(caseId)).version).toBe(form.version);
  });
});
