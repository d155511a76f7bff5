/** What a person consented to, and their requests about personal information. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { reopenCase } from '#server/modules/cases/workflow/reopen/commands.ts';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { confirmSubscription, subscribe } from '#server/modules/newsletter/commands.ts';
import { withdrawConsent } from '#server/modules/privacy/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { consentText } from '#shared/consents/wordings.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { offeredCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { plainTexts } from '../support/hostile.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const now = new Date();
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
});
afterAll(() => server.stop());

/** A signed-in client whose email address is verified. */
async function client(name: string, { verified = true } = {}): Promise<{ viewer: Viewer; api: ApiClient }> {
  const viewer = await createPerson(server.services, 'client', name);
  if (verified) await server.services.db.user.update({ where: { id: viewer.id }, data: { emailVerifiedAt: now } });
  return { viewer, api: await signIn(server.url, viewer.username) };
}

/** A case of this client, accepted by a broker, with its two consents. */
async function caseOf(viewer: Viewer): Promise<{ caseId: string; broker: Viewer }> {
  const { services } = server;
  const { caseId, version, broker } = await offeredCase(services);
  await acceptOffer(services, broker, { caseId, version });
  await services.db.case.update({ where: { id: caseId }, data: { clientId: viewer.id } });
  return { caseId, broker };
}

async function subscribed(email: string): Promise<void> {
  const { services, env } = server;
  await subscribe(services, { email });
  const mail = await eventually('the confirmation arrives', async () => (await mailsTo(env, email))[0]);
  await confirmSubscription(services, { token: /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '' });
}

describe('consents', () => {
  test('are those of my requests and of my verified address, with the exact words, day, place and number', async () => {
    const { viewer, api } = await client('Consenting Example');
    const { caseId } = await caseOf(viewer);
    await subscribed(viewer.email);
    const { consents } = await api.trpc.privacy.consents.query();
    expect(consents).toMatchObject([
      { purpose: 'newsletter', text: newsletterConsent.text, caseId: null, channel: 'Through the link in an email' },
      { purpose: 'share', text: consentText('share', server.services.env.site).text, caseId, withdrawnAt: null },
      {
        purpose: 'contact',
        text: consentText('contact', server.services.env.site).text,
        caseId,
        caseNumber: expect.stringMatching(/^AB-\d{4}-\d{6}$/),
      },
    ]);
    for (const { effect } of consents) expect(effect).toMatch(/\w/);
  });

  test('of an unverified address are not shown, and cannot be withdrawn', async () => {
    const { viewer, api } = await client('Unproven Example', { verified: false });
    await subscribed(viewer.email);
    expect(await api.trpc.privacy.consents.query()).toEqual({ consents: [] });
    const { seq } = await server.services.db.consentRecord.findFirstOrThrow({
      where: { person: { emailKey: viewer.email } },
    });
    expect(await failureOf(api.trpc.privacy.withdrawConsent.mutate({ seq }))).toMatchObject({ status: 404 });
  });

  test('of somebody else’s case stay theirs, also when my address appears in it', async () => {
    const mine = await client('Address Example');
    const other = await client('Owner Example');
    const { caseId } = await caseOf(other.viewer);
    await server.services.db.case.update({
      where: { id: caseId },
      data: { contactEmail: mine.viewer.email, contactEmailKey: mine.viewer.email },
    });
    expect((await mine.api.trpc.privacy.consents.query()).consents).toEqual([]);
    const [consent] = (await other.api.trpc.privacy.consents.query()).consents;
    expect(await failureOf(mine.api.trpc.privacy.withdrawConsent.mutate({ seq: consent?.seq ?? 0 }))).toMatchObject({
      status: 404,
    });
  });

  test('of a request without an account belong to the owner of its verified address', async () => {
    const { viewer, api } = await client('Mailbox Example');
    const { caseId } = await offeredCase(server.services);
    await server.services.db.case.update({
      where: { id: caseId },
      data: { contactEmail: viewer.email, contactEmailKey: viewer.email },
    });
    const [consent] = (await api.trpc.privacy.consents.query()).consents;
    // Named, but not linked: nobody without an account can open it.
    expect(consent).toMatchObject({ caseId: null, caseNumber: expect.stringMatching(/^AB-/) });
    await api.trpc.privacy.withdrawConsent.mutate({ seq: consent?.seq ?? 0 });
    expect(await server.services.db.case.findUnique({ where: { id: caseId } })).toMatchObject({ status: 'withdrawn' });
    expect(await server.services.db.offer.count({ where: { caseId, status: 'open' } })).toBe(0);
  });
});

describe('withdrawing a consent', () => {
  test('unsubscribes the address from the newsletter, is recorded in the chain, and shows its date', async () => {
    const { viewer, api } = await client('Leaving Example');
    await subscribed(viewer.email);
    const [given] = (await api.trpc.privacy.consents.query()).consents;
    const { consents } = await api.trpc.privacy.withdrawConsent.mutate({ seq: given?.seq ?? 0 });
    expect(consents).toMatchObject([{ seq: given?.seq, withdrawnAt: now.toISOString(), effect: null }]);
    expect(
      await server.services.db.newsletterSubscriber.findUnique({ where: { emailKey: viewer.email } }),
    ).toMatchObject({
      status: 'unsubscribed',
    });
    expect(
      await server.services.db.consentRecord.findMany({ where: { person: { emailKey: viewer.email } } }),
    ).toMatchObject([{ given: true }, { given: false, channel: 'portal' }]);
    expect(await verifyConsents(server.services.db)).toMatchObject({ whole: true });
  });

  test('of an open request withdraws it through the state machine: the broker is notified, and contact stops', async () => {
    const { viewer, api } = await client('Stopping Example');
    const { caseId, broker } = await caseOf(viewer);
    const share = (await api.trpc.privacy.consents.query()).consents.find(({ purpose }) => purpose === 'share');
    const { consents } = await api.trpc.privacy.withdrawConsent.mutate({ seq: share?.seq ?? 0 });
    expect(consents.find(({ purpose }) => purpose === 'share')?.withdrawnAt).toBeTruthy();
    expect(consents.find(({ purpose }) => purpose === 'contact')?.withdrawnAt).toBeNull();
    const { db } = server.services;
    expect(await db.case.findUnique({ where: { id: caseId } })).toMatchObject({ status: 'withdrawn' });
    expect(await db.caseEvent.findFirst({ where: { caseId, type: 'withdrawn' } })).toMatchObject({
      actorId: viewer.id,
    });
    expect(await db.notification.count({ where: { userId: broker.id, caseId, type: 'withdrawn' } })).toBe(1);
    expect(await db.outboxMail.count({ where: { to: broker.email, template: 'case-closed' } })).toBe(1);
  });

  test('keeps the request closed: it cannot be reopened without a new consent', async () => {
    const { viewer, api } = await client('Closed Example');
    const { caseId, broker } = await caseOf(viewer);
    const [consent] = (await api.trpc.privacy.consents.query()).consents;
    await api.trpc.privacy.withdrawConsent.mutate({ seq: consent?.seq ?? 0 });
    const { version } = await server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
    for (const person of [viewer, broker, await viewerNamed(server.services, 'demo_admin')])
      await expect(reopenCase(server.services, person, { caseId, version })).rejects.toThrow('consent');
    // No button that would be refused.
    expect((await api.trpc.cases.get.query({ caseId })).allowedEvents).not.toContain('reopened');
  });

  test('of a closed request changes nothing else, and its broker is notified', async () => {
    const { viewer, api } = await client('Ended Example');
    const { caseId, broker } = await caseOf(viewer);
    await server.services.db.case.update({ where: { id: caseId }, data: columnsOf('bound') });
    const [consent] = (await api.trpc.privacy.consents.query()).consents;
    expect(consent?.effect).toContain('already ended');
    await api.trpc.privacy.withdrawConsent.mutate({ seq: consent?.seq ?? 0 });
    expect(await server.services.db.case.findUnique({ where: { id: caseId } })).toMatchObject({ status: 'bound' });
    const told = { userId: broker.id, caseId, type: 'consent_withdrawn' };
    expect(await server.services.db.notification.count({ where: told })).toBe(1);
  });

  test('many times at once is recorded once', async () => {
    const { viewer, api } = await client('Hasty Example');
    const { caseId } = await caseOf(viewer);
    await subscribed(viewer.email);
    const { consents } = await api.trpc.privacy.consents.query();
    await Promise.all(
      consents.flatMap(({ seq }) => [1, 2, 3].map(() => withdrawConsent(server.services, viewer, seq))),
    );
    const rows = await server.services.db.consentRecord.findMany({
      where: { given: false, OR: [{ caseId }, { person: { emailKey: viewer.email } }] },
    });
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual(['contact', 'newsletter', 'share']);
    expect(await verifyConsents(server.services.db)).toMatchObject({ whole: true });
  });
});

describe('a request about personal information', () => {
  test('is due in 45 days; its owner gets a confirmation, and every administrator is notified', async () => {
    const { viewer, api } = await client('Asking Example');
    const { requests } = await api.trpc.privacy.request.mutate({ kind: 'deletion', note: 'I moved away.' });
    const dueAt = new Date(now.getTime() + 45 * 86_400_000).toISOString();
    expect(requests).toMatchObject([{ kind: 'deletion', note: 'I moved away.', status: 'open', dueAt, answer: null }]);
    const { db } = server.services;
    expect(await db.outboxMail.findMany({ where: { to: viewer.email } })).toMatchObject([
      { template: 'privacy-request-received' },
    ]);
    const admin = await viewerNamed(server.services, 'demo_admin');
    expect(await db.notification.findFirst({ where: { userId: admin.id, type: 'privacy_request' } })).toMatchObject({
      title: expect.stringMatching(/^Privacy request for the deletion/),
    });
    const mail = await mailAbout(server, admin.email, 'Privacy request for');
    expect(JSON.stringify(mail)).not.toMatch(/Asking|moved/);
  });

  test('made again returns the open one; another note waits until that one is withdrawn', async () => {
    const { api } = await client('Twice Example');
    const { privacy } = api.trpc;
    const answers = await Promise.all([1, 2, 3].map(() => privacy.request.mutate({ kind: 'access' })));
    expect(new Set(answers.map(({ requests }) => requests[0]?.id)).size).toBe(1);
    expect(await failureOf(privacy.request.mutate({ kind: 'access', note: 'Also the chat' }))).toMatchObject({
      status: 409,
    });
    expect((await privacy.request.mutate({ kind: 'correction' })).requests).toHaveLength(2);
  });

  test('is withdrawn while it is open, once; an answered one stays; somebody else’s does not exist', async () => {
    const { api } = await client('Cancelling Example');
    const other = await client('Other Example');
    const { privacy } = api.trpc;
    const requestId = (await privacy.request.mutate({ kind: 'deletion' })).requests[0]?.id ?? '';
    expect(await failureOf(other.api.trpc.privacy.cancelRequest.mutate({ requestId }))).toMatchObject({ status: 404 });
    await privacy.cancelRequest.mutate({ requestId });
    expect((await privacy.cancelRequest.mutate({ requestId })).requests).toMatchObject([{ status: 'cancelled' }]);
    const again = (await privacy.request.mutate({ kind: 'deletion' })).requests[0]?.id ?? '';
    await server.services.db.privacyRequest.update({
      where: { id: again },
      data: { status: 'done', answer: 'Done.', handledByName: 'Alex', closedAt: new Date() },
    });
    expect(await failureOf(privacy.cancelRequest.mutate({ requestId: again }))).toMatchObject({ status: 409 });
  });

  test('stores its note as literal text', async () => {
    const { api } = await client('Wordy Example');
    const { privacy } = api.trpc;
    for (const [name, text] of Object.entries(plainTexts)) {
      const { requests } = await privacy.request.mutate({ kind: 'access', note: JSON.parse(text) });
      expect(requests[0]?.note, name).toBe(JSON.parse(text).trim());
      await privacy.cancelRequest.mutate({ requestId: requests[0]?.id ?? '' });
    }
  });
});
