/** A client who only uses email, and a broker who only uses the portal, reach a bound policy. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { type InboundServer, replyAddressIn, startInboundServer } from '../support/inbound-email.ts';
import { mailAbout } from '../support/mails.ts';

let server: InboundServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startInboundServer();
  party = await activeCase(server.services);
  client = await signIn(server.url, party.client.username);
  broker = await signIn(server.url, party.broker.username);
});
afterAll(() => server.stop());

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const write = (body: string) =>
  broker.trpc.messages.send.mutate({ caseId: party.caseId, body, clientKey: randomUUID(), attachments: [] });
const current = () => broker.trpc.cases.get.query({ caseId: party.caseId });

async function answer(subject: string, mail: { text: string; attachments?: { filename: string; content: Buffer }[] }) {
  const received = await mailAbout(server, party.client.email, subject);
  const reply = { from: party.client.email, to: replyAddressIn(received), subject: `Re: ${received.subject}`, ...mail };
  expect(await server.send(reply)).toMatch(/^250/);
  return received;
}

test('emails contain messages only after the client chose that, with proof', async () => {
  await server.services.db.user.update({ where: { id: party.client.id }, data: { emailVerifiedAt: null } });
  const refusal = await failureOf(client.trpc.account.setMessagesByEmail.mutate({ on: true }));
  expect(refusal).toMatchObject({ status: 409, message: 'Confirm your email address first.' });
  await server.services.db.user.update({
    where: { id: party.client.id },
    data: { emailVerifiedAt: server.services.now() },
  });
  await write('Not for the mailbox.');
  expect((await mailAbout(server, party.client.email, 'New message')).text).not.toContain('Not for the mailbox');
  expect(await client.trpc.account.setMessagesByEmail.mutate({ on: true })).toEqual({ on: true, canReply: true });
  const { consents } = await client.trpc.privacy.consents.query();
  expect(consents.find(({ purpose }) => purpose === 'messages_by_email')).toMatchObject({
    withdrawnAt: null,
    channel: 'In your portal',
  });
});

test('from the first question to the policy', async () => {
  await write('Which winter tires do you have?\n\nAnd is it parked inside?');
  const asked = await eventually('the message is in an email', async () => {
    const mail = await mailAbout(server, party.client.email, 'New message');
    return mail.text?.includes('winter tires') ? mail : null;
  });
  expect(asked.text).toContain('And is it parked inside?');
  await answer('New message', { text: 'All-weather ones, and yes.' });
  expect((await broker.trpc.messages.list.query({ caseId: party.caseId })).messages.at(-1)?.body).toBe(
    'All-weather ones, and yes.',
  );

  const request = await broker.trpc.documents.requestDocument.mutate({
    caseId: party.caseId,
    title: 'Driver’s abstract',
    why: 'The insurer asks for it.',
    category: 'licence',
  });
  const requested = await answer('needs a document', {
    text: 'Here it is.',
    attachments: [{ filename: 'abstract.pdf', content: PDF }],
  });
  expect(requested.text).toContain('Driver’s abstract');
  const { requests, documents } = await broker.trpc.documents.list.query({ caseId: party.caseId });
  expect(requests).toMatchObject([{ id: request.id, status: 'submitted' }]);
  expect(documents).toMatchObject([{ title: 'abstract', requestId: request.id }]);

  const option = (insurer: string, premiumCents: number) => ({
    insurer,
    premiumCents,
    term: 'annual' as const,
    validUntil: '2099-01-31',
    coverages: [{ name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null }],
  });
  await broker.trpc.cases.publishOptions.mutate({
    caseId: party.caseId,
    version: (await current()).version,
    options: [option('Fictional Mutual', 152_000), option('Imaginary Insurance', 149_900)],
  });
  await answer('option', { text: 'Imaginary Insurance, please.' });
  const quoted = await current();
  await broker.trpc.cases.acceptOptionForClient.mutate({
    caseId: party.caseId,
    version: quoted.version,
    optionId: quoted.options[1]?.id ?? '',
    acknowledged: true,
    note: 'Imaginary Insurance, by email',
  });
  await broker.trpc.cases.confirmBound.mutate({
    caseId: party.caseId,
    version: (await current()).version,
    insurer: 'Imaginary Insurance',
    policyNumber: 'IMG-1',
    effectiveDate: '2026-12-01',
    expiresDate: '2027-12-01',
  });
  expect(await current()).toMatchObject({ status: 'bound' });
  await answer('confirmed', { text: 'Thank you!' });
});
