/** Requests about personal information, answered: provided, corrected, erased as far as permitted, or refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import type { PrivacyRequestKind } from '#shared/privacy/schema.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { mailAbout } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

/** A client with a case in progress who makes a request. */
async function asking(kind: PrivacyRequestKind): Promise<Party & { api: ApiClient; requestId: string }> {
  const party = await activeCase(server.services);
  await server.services.db.user.update({ where: { id: party.client.id }, data: { emailVerifiedAt: new Date() } });
  const api = await signIn(server.url, party.client.username);
  const { requests } = await api.trpc.privacy.request.mutate({ kind, note: 'Please, as the law says' });
  return { ...party, api, requestId: requests[0]?.id ?? '' };
}

test('the inbox shows what is due first and what is late, with the person who asks', async () => {
  const first = await asking('access');
  const second = await asking('access');
  await server.services.db.privacyRequest.update({
    where: { id: second.requestId },
    data: { createdAt: new Date(Date.now() - 46 * 86_400_000), dueAt: new Date(Date.now() - 86_400_000) },
  });
  const { requests } = await admin.trpc.privacyDesk.list.query({ status: 'open' });
  expect(requests.map(({ id, late }) => [id, late])).toEqual([
    [second.requestId, true],
    [first.requestId, false],
  ]);
  expect(await admin.trpc.privacyDesk.get.query({ requestId: first.requestId })).toMatchObject({
    note: 'Please, as the law says',
    plan: null,
    person: { fullName: 'Morgan Example', username: first.client.username, openCases: 1, closedCases: 0 },
  });
  const [notice] = (await admin.trpc.notifications.list.query({})).notifications;
  expect(notice?.link).toBe('/admin/privacy');
});

test("access: the administrator downloads the person's data and answers, and the email contains none of it", async () => {
  const { requestId, client, api, broker } = await asking('access');
  const path = `/api/admin/privacy/${requestId}/data.zip`;
  expect((await api.rest('GET', path)).status).toBe(403);
  const archive = await admin.rest('GET', path);
  expect(archive.status).toBe(200);
  expect(archive.headers.get('content-type')).toBe('application/zip');
  const [entry] = (await admin.trpc.audit.list.query({ action: 'privacy.data_exported' })).entries;
  expect(entry).toMatchObject({ subject: { type: 'client', id: client.id }, sensitive: true });

  const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
  const answer = 'Handed over on paper on 24 November.';
  await admin.trpc.privacyDesk.answer.mutate({ requestId, version, answer });
  expect(await failureOf(admin.trpc.privacyDesk.refuse.mutate({ requestId, version, answer }))).toMatchObject({
    status: 409,
  });
  expect((await api.trpc.privacy.requests.query()).requests).toMatchObject([{ status: 'done', answer }]);
  const mail = await mailAbout(server, client.email, 'was answered');
  expect(mail.text).not.toContain('paper');
  expect((await admin.rest('GET', path)).status).toBe(404);
  expect((await (await signIn(server.url, broker.username)).rest('GET', path)).status).toBe(403);
});

test('correction: the account and every case, with before and after in the history', async () => {
  const { requestId, caseId, api } = await asking('correction');
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
  const facts = { fullName: 'Morgan Corrected', phone: '587-555-0123', answer: 'Corrected.' };
  await admin.trpc.privacyDesk.correct.mutate({ requestId, version, ...facts });
  expect(await api.trpc.account.profile.query()).toMatchObject({ fullName: facts.fullName, phone: facts.phone });
  const detail = await admin.trpc.cases.get.query({ caseId });
  expect(detail).toMatchObject({ clientName: facts.fullName, contact: { phone: facts.phone } });
  const { entries } = await admin.trpc.audit.list.query({
    caseNumber: detail.number,
    action: 'case:contact_corrected',
  });
  expect(entries[0]?.changes).toEqual([
    { what: 'Name', before: 'Morgan Example', after: facts.fullName },
    { what: 'Telephone', before: '403-555-0199', after: facts.phone },
  ]);
  // No other kind of request permits it.
  const other = await asking('access');
  expect(
    await failureOf(admin.trpc.privacyDesk.correct.mutate({ requestId: other.requestId, version: 1, ...facts })),
  ).toMatchObject({ status: 409 });
});

test('deletion: what can be erased is erased, what must stay is listed with its reason, and a legal hold stops all of it', async () => {
  const { services } = server;
  const { db } = services;
  const { requestId, caseId, client, api } = await asking('deletion');
  const boundAt = new Date('2026-01-15T12:00:00Z');
  const { caseId: boundId } = await activeCase(services);
  await db.case.update({
    where: { id: boundId },
    data: { ...columnsOf('bound', boundAt), clientId: client.id, createdAt: boundAt },
  });
  const contact = {
    name: 'Morgan',
    phone: '403-555-0142',
    subject: 'Hello',
    message: 'Please call',
    fingerprint: 'm'.repeat(43),
  };
  await db.contactMessage.create({ data: { ...contact, id: crypto.randomUUID(), email: client.email } });

  const { number } = await admin.trpc.cases.get.query({ caseId });
  const hold = await admin.trpc.legalHolds.place.mutate({ caseId, reason: 'A claim is under way' });
  const blocked = await admin.trpc.privacyDesk.get.query({ requestId });
  expect(blocked.plan?.blocked).toContain(number);
  const erase = { requestId, version: blocked.version, username: client.username, answer: 'Erased as you asked.' };
  expect(await failureOf(admin.trpc.privacyDesk.erase.mutate(erase))).toMatchObject({ status: 409 });
  await admin.trpc.legalHolds.release.mutate({ holdId: hold.holds[0]?.id ?? '', reason: 'Settled' });

  const { plan } = await admin.trpc.privacyDesk.get.query({ requestId });
  expect(plan?.blocked).toBeNull();
  expect(plan?.removed.join(' ')).toContain('1 open request: withdrawn first');
  expect(plan?.kept[0]).toMatchObject({ until: '2033-01-15T12:00:00.000Z' });
  expect(await failureOf(admin.trpc.privacyDesk.erase.mutate({ ...erase, username: 'somebody' }))).toMatchObject({
    status: 400,
    issues: [{ path: 'username' }],
  });
  const done = await admin.trpc.privacyDesk.erase.mutate(erase);
  expect(done).toMatchObject({ status: 'done', note: null, person: { fullName: 'Name removed', phone: '' } });

  // The account's sessions have ended, and nobody can sign in again.
  expect((await failureOf(api.trpc.account.profile.query())).status).toBe(401);
  const again = createApiClient(server.url).trpc.auth.login.mutate({
    username: client.username,
    password: 'Prairie-2026',
  });
  expect((await failureOf(again)).status).toBe(401);
  // Except for the attempt just now, nothing records where they signed in from.
  expect(await db.securityEvent.count({ where: { userId: client.id, failed: false } })).toBe(0);
  const user = await db.user.findUniqueOrThrow({ where: { id: client.id } });
  expect(JSON.stringify(user)).not.toMatch(/Morgan|403-555|@example\.com/);
  expect(await db.case.findUniqueOrThrow({ where: { id: caseId } })).toMatchObject({
    status: 'withdrawn',
    contactName: 'Name removed',
    clientId: null,
  });
  expect(await db.case.findUniqueOrThrow({ where: { id: boundId } })).toMatchObject({
    contactName: 'Morgan Example',
    anonymisedAt: null,
  });
  expect(await db.contactMessage.count({ where: { fingerprint: 'm'.repeat(43) } })).toBe(0);
  // Their consents stay proven only for the file that must be kept.
  expect(await db.consentDetail.count({ where: { record: { caseId } } })).toBe(0);
  expect(await db.consentRecord.count({ where: { caseId } })).toBe(2);
  await chainConsents(server.services);
  expect(await verifyConsents(db)).toMatchObject({ whole: true, waiting: 0 });
  const confirmation = await mailAbout(server, client.email, 'Your account was deleted');
  expect(confirmation.text).not.toContain('Erased as you asked.');
  const [entry] = (await admin.trpc.audit.list.query({ action: 'privacy.account_erased' })).entries;
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { what: 'Withdrawn', before: null, after: '1' },
      { what: 'Kept', before: null, after: '1' },
    ]),
  );
});
