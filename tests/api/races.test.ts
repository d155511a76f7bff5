/**
 * Two at once: one wins, the other gets a conflict, and nothing is lost or duplicated.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer, claimCase } from '#server/modules/assignment/offers/commands.ts';
import { expireOffer, routeCase } from '#server/modules/assignment/routing/commands.ts';
import { getCase } from '#server/modules/case-views/detail/queries.ts';
import { closeCase } from '#server/modules/cases/workflow/commands.ts';
import { submitContact } from '#server/modules/contact-messages/commands.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { requestInformation } from '#server/modules/messaging/questions/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { saveDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { activeCase, offeredCase } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { autoRequest, draftKey } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ variables: { DATABASE_POOL: '12' } });
});
afterAll(() => server.stop());

/** The outcomes of concurrent calls, sorted into answers and the errors people read. */
async function together<Answer>(
  ...runs: (() => Promise<Answer>)[]
): Promise<{ answers: Answer[]; errors: AppError[] }> {
  const settled = await Promise.allSettled(runs.map((run) => run()));
  return {
    answers: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    errors: settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

function isTold(errors: AppError[]): void {
  for (const error of errors) {
    expect(error).toBeInstanceOf(AppError);
    expect(['CONFLICT', 'NOT_FOUND']).toContain(error.code);
  }
}

test('two submits of one draft create one case and return one receipt', async () => {
  const { services } = server;
  const request = autoRequest({ email: 'twice@example.com' });
  const { answers, errors } = await together(
    ...Array.from({ length: 4 }, () => () => submitQuote(services, request, '127.0.0.1')),
  );
  expect(errors).toEqual([]);
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await services.db.case.count({ where: { contactEmailKey: 'twice@example.com' } })).toBe(1);
  expect(await services.db.outboxMail.count({ where: { to: 'twice@example.com' } })).toBe(1);
  expect(await services.db.consentRecord.count({ where: { person: { emailKey: 'twice@example.com' } } })).toBe(2);
});

test('the draft of somebody else can neither be saved nor submitted', async () => {
  const request = autoRequest();
  await submitQuote(server.services, request, '127.0.0.1');
  const stranger = { ...request, token: draftKey().token };
  await expect(submitQuote(server.services, stranger, '127.0.0.1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(saveDraft(server.services, { ...stranger, version: 1, step: 'where' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('two tabs that save one draft: one is saved, the other gets a conflict', async () => {
  const draft = { ...autoRequest(), step: 'where' };
  await saveDraft(server.services, { ...draft, version: 0 });
  const { answers, errors } = await together(
    () => saveDraft(server.services, { ...draft, version: 1 }),
    () => saveDraft(server.services, { ...draft, version: 1 }),
  );
  expect(answers).toMatchObject([{ version: 2 }]);
  expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
});

test('one offer accepted twice at once is accepted once; to another broker it does not exist', async () => {
  const { services } = server;
  const { caseId, version, broker } = await offeredCase(services);
  const stranger = await createPerson(services, 'broker', 'Sam Other-Broker');
  const { answers, errors } = await together(
    () => acceptOffer(services, broker, { caseId, version }),
    () => acceptOffer(services, stranger, { caseId, version }),
    () => acceptOffer(services, broker, { caseId, version }),
  );
  expect(answers).toHaveLength(1);
  expect(errors).toHaveLength(2);
  isTold(errors);
  const row = await services.db.case.findUniqueOrThrow({ where: { id: caseId } });
  expect(row).toMatchObject({ brokerId: broker.id, status: 'active' });
  expect(await services.db.caseEvent.count({ where: { caseId, type: 'accepted' } })).toBe(1);
});

test('of two brokers who claim one request from the pool, one gets it and the other gets a conflict', async () => {
  const { services } = server;
  const { caseId, broker } = await offeredCase(services);
  const other = await createPerson(services, 'broker', 'Kim Third-Broker');
  await services.db.offer.updateMany({ where: { caseId }, data: { status: 'expired', respondedAt: new Date() } });
  const { version } = await services.db.case.update({ where: { id: caseId }, data: { status: 'new' } });
  const { answers, errors } = await together(
    () => claimCase(services, broker, { caseId, version }),
    () => claimCase(services, other, { caseId, version }),
  );
  expect(answers).toHaveLength(1);
  expect(errors).toHaveLength(1);
  isTold(errors);
  expect(await services.db.caseEvent.count({ where: { caseId, type: 'claimed' } })).toBe(1);
});

test('of two transitions from one version one succeeds, the other gets a conflict', async () => {
  const { services } = server;
  const { caseId, broker } = await activeCase(services);
  const { version } = await getCase(services, broker, caseId);
  const { answers, errors } = await together(
    () => requestInformation(services, broker, { caseId, version, message: 'Which tires?' }),
    () => closeCase(services, broker, { caseId, version, reason: 'no_answer' }),
  );
  expect(answers).toHaveLength(1);
  expect(errors).toMatchObject([{ code: 'CONFLICT', message: expect.stringContaining('updated since you opened it') }]);
});

test('one message sent again after a lost response is one message', async () => {
  const { services } = server;
  const { caseId, client } = await activeCase(services);
  const message = {
    caseId,
    body: 'Only once, please.',
    clientKey: crypto.randomUUID(),
    attachments: [],
    kind: 'message' as const,
  };
  const { answers, errors } = await together(
    ...Array.from({ length: 3 }, () => () => sendMessage(services, client, message)),
  );
  expect(errors).toEqual([]);
  expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
  expect(await services.db.message.count({ where: { caseId } })).toBe(1);
});

test('many concurrent messages get numbers without gaps', async () => {
  const { services } = server;
  const { caseId, client, broker } = await activeCase(services);
  const send = (viewer: typeof client, index: number) => () =>
    sendMessage(services, viewer, {
      caseId,
      body: `Message ${index}`,
      clientKey: crypto.randomUUID(),
      attachments: [],
      kind: 'message',
    });
  const { answers, errors } = await together(
    ...Array.from({ length: 20 }, (_, index) => send(index % 2 ? client : broker, index)),
  );
  expect(errors).toEqual([]);
  expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('the same contact message submitted many times is one message with one receipt', async () => {
  const { services } = server;
  const input = {
    name: 'Morgan Example',
    email: 'presser@example.com',
    phone: '403-555-0199',
    message: 'Please call me back.',
  };
  const { answers, errors } = await together(
    ...Array.from({ length: 8 }, () => () => submitContact(services, input, 'form')),
  );
  expect(errors).toEqual([]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await services.db.outboxMail.count({ where: { to: 'presser@example.com' } })).toBe(1);
});

test('a job that runs twice routes once, and an offer expires once', async () => {
  const { services } = server;
  const { caseId } = await offeredCase(services);
  await together(
    () => routeCase(services, caseId),
    () => routeCase(services, caseId),
  );
  expect(await services.db.offer.count({ where: { caseId } })).toBe(1);
  const offer = await services.db.offer.update({
    where: { id: (await services.db.offer.findFirstOrThrow({ where: { caseId } })).id },
    data: { offeredAt: new Date(0), expiresAt: new Date(1000) },
  });
  await together(
    () => expireOffer(services, offer.id),
    () => expireOffer(services, offer.id),
  );
  expect(await services.db.caseEvent.count({ where: { caseId, type: 'offer_expired' } })).toBe(1);
});
