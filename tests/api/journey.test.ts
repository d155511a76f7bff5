/** The main journey through the commands and queries of the server, on real PostgreSQL, with the real jobs running. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDecisions } from '#server/modules/assignment/log/queries.ts';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { getCase } from '#server/modules/case-views/detail/queries.ts';
import { findCases } from '#server/modules/case-views/lists/queries.ts';
import { getAnswers } from '#server/modules/cases/answers/queries.ts';
import { acceptInvitation } from '#server/modules/cases/create/invitations/commands.ts';
import { getInvitation } from '#server/modules/cases/create/invitations/queries.ts';
import { getTimeline } from '#server/modules/cases/queries.ts';
import { markRead, sendMessage } from '#server/modules/messaging/commands.ts';
import { getConversation } from '#server/modules/messaging/queries.ts';
import { requestInformation } from '#server/modules/messaging/questions/commands.ts';
import { findNotifications } from '#server/modules/notifications/queries.ts';
import { acceptOption, confirmBound, publishOptions } from '#server/modules/quote-options/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { invitationIn, mailsTo } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let broker: Viewer;
let admin: Viewer;

beforeAll(async () => {
  server = await startTestServer();
  broker = await viewerNamed(server.services, 'demo_broker');
  admin = await viewerNamed(server.services, 'demo_admin');
});
afterAll(() => server.stop());

test('a request is offered, accepted, discussed, answered with options, accepted and bound, with all its notifications', async () => {
  const { services, env } = server;
  const receipt = await submitQuote(services, autoRequest(), '127.0.0.1');
  expect(receipt.number).toMatch(/^AB-\d{4}-\d{6}$/);
  expect(receipt.firstReplyByText).toMatch(/ at \d{1,2}:\d{2} [ap]\.m\. Alberta time$/);

  const offered = await eventually(
    'the broker has an offer',
    async () => (await findCases(services, broker, { scope: 'offered' })).cases[0],
  );
  expect(offered).toMatchObject({ status: 'offered', clientName: null, area: 'T2P' });
  const preview = await getAnswers(services, broker, { caseId: offered.id, includeSensitive: false });
  expect(JSON.stringify(preview)).toContain('Subaru');
  expect(JSON.stringify(preview)).not.toMatch(/Morgan|403-555|morgan\.example|1HGCM|T2P 1J9|1988/);

  const { version } = await acceptOffer(services, broker, { caseId: offered.id, version: offered.version });
  const sensitive = await getAnswers(services, broker, { caseId: offered.id, includeSensitive: true });
  expect(JSON.stringify(sensitive)).toContain('1HGCM82633A004352');
  await sendMessage(services, broker, {
    caseId: offered.id,
    body: 'Hello, I am on it.',
    clientKey: crypto.randomUUID(),
    attachments: [],
    kind: 'message',
  });

  const mail = await eventually('the receipt arrives', async () =>
    (await mailsTo(env, 'morgan.example@example.com')).find(({ subject }) =>
      subject?.includes('We received your request'),
    ),
  );
  const invitation = invitationIn(mail);
  expect(await getInvitation(services, invitation)).toMatchObject({ fullName: 'Morgan Example', caseId: offered.id });
  await createApiClient(server.url).trpc.auth.register.mutate({
    fullName: 'Morgan Example',
    email: 'morgan.example@example.com',
    phone: '403-555-0199',
    username: 'morgan_e',
    password: 'Prairie-2026',
    invitation,
  });
  const client = await viewerNamed(services, 'morgan_e');

  expect((await findCases(services, client, { scope: 'own' })).cases).toMatchObject([
    { id: offered.id, unread: 1, status: 'active', brokerName: 'Bailey Demo-Broker' },
  ]);
  await markRead(services, client, { caseId: offered.id, seq: 1 });
  expect((await findCases(services, client, { scope: 'own' })).cases[0]?.unread).toBe(0);
  expect((await getConversation(services, broker, { caseId: offered.id })).seenSeq).toBe(1);

  await requestInformation(services, broker, { caseId: offered.id, version, message: 'Which winter tires?' });
  expect(await getCase(services, client, offered.id)).toMatchObject({ status: 'waiting_client', stage: 'information' });
  await sendMessage(services, client, {
    caseId: offered.id,
    body: 'All-weather ones.',
    clientKey: crypto.randomUUID(),
    attachments: [],
    kind: 'message',
  });
  const answered = await getCase(services, broker, offered.id);
  expect(answered).toMatchObject({ status: 'active', stage: 'market', unread: 1 });

  const option = (insurer: string, premiumCents: number) => ({
    insurer,
    premiumCents,
    term: 'annual' as const,
    validUntil: '2099-01-31',
    coverages: [{ name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null }],
  });
  await publishOptions(services, broker, {
    caseId: offered.id,
    version: answered.version,
    options: [option('Fictional Mutual', 152_000), option('Imaginary Insurance', 149_900)],
  });
  const quoted = await getCase(services, client, offered.id);
  expect(quoted.options.map(({ insurer }) => insurer)).toEqual(['Fictional Mutual', 'Imaginary Insurance']);
  const chosen = quoted.options[1];
  await acceptOption(services, client, {
    caseId: offered.id,
    version: quoted.version,
    optionId: chosen?.id ?? '',
    acknowledged: true,
  });
  const accepted = await getCase(services, broker, offered.id);
  expect(accepted).toMatchObject({ status: 'accepted', stage: 'binding' });
  await confirmBound(services, broker, {
    caseId: offered.id,
    version: accepted.version,
    insurer: 'Imaginary Insurance',
    policyNumber: 'IMG-1',
    effectiveDate: '2026-12-01',
    expiresDate: '2027-12-01',
  });
  expect(await getCase(services, client, offered.id)).toMatchObject({
    status: 'bound',
    stage: 'policy',
    bound: { policyNumber: 'IMG-1', expiresOn: '2027-12-01' },
  });

  const types = (await getTimeline(services, admin, offered.id)).entries.map(({ type }) => type);
  expect(types).toEqual([
    'submitted',
    'offered',
    'accepted',
    'sensitive_viewed',
    'message_sent',
    'account_linked',
    'information_requested',
    'message_sent',
    'message_sent',
    'responded',
    'options_published',
    'option_accepted',
    'bound',
  ]);
  const shown = (await getTimeline(services, client, offered.id)).entries.map(({ type }) => type);
  expect(shown).not.toContain('offered');
  expect(shown).not.toContain('sensitive_viewed');

  const { decisions } = await findDecisions(services.db, offered.id);
  expect(decisions[0]).toMatchObject({ chosenName: 'Bailey Demo-Broker' });
  expect(decisions[0]?.best[0]).toMatchObject({ name: 'Bailey Demo-Broker' });
  // Robin holds only the Life licence.
  expect(decisions[0]?.failures).toContainEqual({ filter: 'licence_class', count: expect.any(Number) });

  expect((await findNotifications(services.db, client, {})).notifications.map(({ type }) => type)).toEqual([
    'bound',
    'options_published',
    'information_requested',
  ]);
  expect((await findNotifications(services.db, broker, {})).notifications.map(({ type }) => type)).toEqual([
    'option_accepted',
    'new_message',
    'offer_made',
  ]);
  await eventually('the confirmation is mailed', async () =>
    (await mailsTo(env, 'morgan.example@example.com')).some(({ subject }) =>
      subject?.includes('confirmed your coverage'),
    ),
  );
  const words = (await mailsTo(env)).map(({ text }) => text).join('\n');
  expect(words).not.toMatch(/Which winter tires|All-weather|1HGCM|IMG-1/);
});

test('a request sent while signed in belongs to the client at once, and an existing account can accept an invitation', async () => {
  const { services, env } = server;
  const client = await viewerNamed(services, 'demo_client');
  const direct = autoRequest({ email: 'direct@example.com' });
  await submitQuote(services, direct, '127.0.0.1', client.id);
  expect((await findCases(services, client, { scope: 'own' })).cases).toHaveLength(1);
  const receipt = await eventually('the receipt arrives', async () => (await mailsTo(env, 'direct@example.com'))[0]);
  expect(receipt.text).toMatch(/\/portal\/cases\/[0-9a-f-]{36}/);

  await submitQuote(services, autoRequest({ email: 'later@example.com' }), '127.0.0.1');
  const invitation = invitationIn(
    await eventually('the invitation arrives', async () => (await mailsTo(env, 'later@example.com'))[0]),
  );
  const { caseId } = await acceptInvitation(services, client, invitation);
  expect(await acceptInvitation(services, client, invitation)).toEqual({ caseId });
  expect(await getCase(services, client, caseId)).toMatchObject({ relation: 'client' });
  const other = await createPerson(services, 'client', 'Somebody Else');
  await expect(acceptInvitation(services, other, invitation)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(acceptInvitation(services, broker, invitation)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
