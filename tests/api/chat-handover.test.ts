/** From the chat to a person: one case, with what the visitor saw and sent, and nothing that may not be stored. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { systemActor } from '#server/modules/cases/commands.ts';
import { anonymiseCases } from '#server/modules/privacy/anonymising/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { HandOverInput } from '#shared/assistant/handover.ts';
import { consentText } from '#shared/consents/wordings.ts';
import { readTranscript } from '#shared/messaging/transcript.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { eventually } from '../support/eventually.ts';
import { invitationIn, mailAbout, mailsTo } from '../support/mails.ts';
import { viewerNamed } from '../support/people.ts';
import { aHandOver } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// Monday 23 November 2026, 10:00 in Edmonton.
const MONDAY = new Date('2026-11-23T16:00:00Z');
let server: TestServer;
let visitor: ApiClient;
let admin: ApiClient;
let now = MONDAY;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100' }, overrides: { now: () => now } });
  visitor = createApiClient(server.url);
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(() => {
  now = MONDAY;
});

const mailbox = () => `morgan_${randomUUID().slice(0, 8)}@example.com`;
const send = (input: HandOverInput, client = visitor) => client.trpc.chat.handOver.mutate(input);
const caseOf = async ({ key }: HandOverInput) => {
  const include = { case: { include: { messages: { orderBy: { seq: 'asc' } }, events: true, state: true } } } as const;
  const { case: row } = await server.services.db.chatHandover.findUniqueOrThrow({ where: { key }, include });
  return row;
};

test('repeated, also concurrently, it is one case, one receipt and one email', async () => {
  const input = aHandOver({ email: mailbox() });
  const [first, ...others] = await Promise.all([send(input), send(input), send(input)]);
  expect(first).toMatchObject({
    number: expect.stringMatching(/^AB-2026-\d{6}$/),
    title: 'Home insurance',
    email: input.email,
    firstReplyByText: 'Tuesday, November 24 at 10:00 a.m. Alberta time',
    promise:
      'We aim to have a licensed broker accept your request by Monday, November 23 at 2:00 p.m. Alberta time and reply to you by Tuesday, November 24 at 10:00 a.m. Alberta time.',
    isOpen: true,
    takenOut: [],
  });
  now = new Date('2026-11-24T04:00:00Z');
  others.push(await send({ ...input, summary: 'Something else altogether' }));
  for (const other of others) expect(other).toEqual(first);
  expect(await server.services.db.case.count({ where: { contactEmailKey: input.email } })).toBe(1);
  await mailAbout(server, input.email, 'We received your request');
  expect(await mailsTo(server.env, input.email)).toHaveLength(1);
});

test('the case records who, what about and from where, and the ledger what they agreed to', async () => {
  const input = aHandOver({ email: mailbox(), community: 'fort-mcmurray' });
  await send(input);
  const row = await caseOf(input);
  expect(row).toMatchObject({
    type: 'home',
    stage: 'inquiry',
    contactName: 'Morgan Example',
    contactPhoneE164: '+14035550199',
    postalCode: 'T9H',
    clientId: null,
    source: 'chat/fort-mcmurray',
    messages: [
      { seq: 1, kind: 'message', senderName: 'Morgan Example', senderRole: 'client', body: input.summary },
      { seq: 2, kind: 'system', senderName: 'Assistant (computer program)' },
    ],
  });
  expect(row.state?.messageSeq).toBe(2);
  expect(readTranscript(row.messages[1]?.body ?? '')).toEqual(input.transcript);
  const consents = await server.services.db.consentRecord.findMany({
    where: { caseId: row.id },
    include: { text: true, person: true },
    orderBy: { purpose: 'asc' },
  });
  expect(consents).toMatchObject(
    (['contact', 'share'] as const).map((purpose) => ({
      purpose,
      given: true,
      channel: 'chat',
      person: { emailKey: input.email },
      text: { text: consentText(purpose, server.services.env.site).text },
    })),
  );
  // Lists and their exports are filtered by it.
  const listed = await admin.trpc.worklist.list.query({ scope: 'all', source: 'chat' });
  expect(listed.cases.map(({ id }) => id)).toContain(row.id);
});

test('a broker reads and searches the conversation only after accepting the case', async () => {
  const input = aHandOver({
    email: mailbox(),
    transcript: [{ role: 'user', content: 'Does sewer backup include the wineglasses?' }],
  });
  await send(input);
  const { id } = await caseOf(input);
  const { services, url } = server;
  const { broker: offered, version } = await eventually('the case is offered', async () => {
    const row = await services.db.case.findUnique({
      where: { id, status: 'offered' },
      select: { version: true, offers: { select: { broker: { select: { username: true } } } } },
    });
    const username = row?.offers[0]?.broker.username;
    return row && username ? { version: row.version, broker: await viewerNamed(services, username) } : null;
  });
  const { trpc } = await signIn(url, offered.username);
  for (const look of [() => trpc.messages.list.query({ caseId: id }), () => trpc.cases.timeline.query({ caseId: id })])
    expect(await failureOf(look())).toMatchObject({ status: 404 });
  const preview = [
    await trpc.cases.get.query({ caseId: id }),
    await trpc.cases.answers.mutate({ caseId: id, includeSensitive: false }),
    await trpc.worklist.list.query({ scope: 'offered' }),
  ];
  expect(JSON.stringify(preview)).not.toMatch(/wineglasses|basement|Morgan|morgan_|403-555/);

  await acceptOffer(services, offered, { caseId: id, version });
  const { messages } = await trpc.messages.list.query({ caseId: id });
  expect(messages).toMatchObject([{ body: input.summary, senderRole: 'client' }, { kind: 'system' }]);
  expect(readTranscript(messages[1]?.body ?? '')).toEqual(input.transcript);
  const { hits } = await trpc.worklist.messages.query({ scope: 'mine', q: 'wineglasses' });
  expect(hits).toMatchObject([{ caseId: id }]);

  const mails = await eventually('receipt and broker mail have arrived', async () => {
    const found = await mailsTo(server.env, input.email);
    return found.length > 1 && found;
  });
  for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/wineglasses|basement/);
});

test('left out, the conversation is stored nowhere', async () => {
  const input = aHandOver({ email: mailbox(), transcript: [] });
  await send(input);
  expect(await caseOf(input)).toMatchObject({ state: { messageSeq: 1 }, messages: [{ seq: 1 }] });
});

test('a signed-in client owns the case and the words; a visitor does once they use the link in the email', async () => {
  const client = await signIn(server.url, 'demo_client');
  const input = aHandOver({ email: mailbox() });
  const { number } = await send(input, client);
  const { cases } = await client.trpc.cases.list.query({ scope: 'own' });
  expect(cases.find((row) => row.number === number)).toMatchObject({ unread: 0 });
  // Staff who try it own nothing.
  const tried = aHandOver({ email: mailbox() });
  await send(tried, admin);
  expect(await caseOf(tried)).toMatchObject({ clientId: null });

  const invitation = invitationIn(await mailAbout(server, tried.email, 'We received your request'));
  const { caseId } = await client.trpc.auth.acceptInvitation.mutate({ invitation });
  const conversation = await client.trpc.messages.list.query({ caseId });
  const session = await client.trpc.auth.session.query();
  expect(conversation.messages).toMatchObject([{ senderId: session.id }, { senderId: null, kind: 'system' }]);
});

test('forbidden numbers are removed, the visitor is notified, and their contact details stay', async () => {
  const input = aHandOver({
    email: mailbox(),
    summary: 'My card is 4539 1488 0343 6467, call me at 403-555-0142, I live at T2P 1J9',
    transcript: [{ role: 'user', content: 'My SIN is 046 454 286, is that needed?' }],
  });
  expect((await send(input)).takenOut).toEqual(['card', 'sin']);
  const bodies = (await caseOf(input)).messages.map(({ body }) => body).join('\n');
  expect(bodies).not.toMatch(/4539|046 ?454/);
  for (const words of ['403-555-0142', 'T2P 1J9', '[card number]']) expect(bodies).toContain(words);
});

test('once the person is removed from the case, none of their words are left', async () => {
  const { db, retentionDb, jobs } = server.services;
  const input = aHandOver({ email: mailbox() });
  await send(input);
  const { id } = await caseOf(input);
  await db.case.update({ where: { id }, data: { ...columnsOf('withdrawn'), closedAt: new Date() } });
  const by = { actor: systemActor, at: now, reason: 'Its time is over' };
  await transaction(retentionDb, (tx) => anonymiseCases(tx, { jobs }, [id], by));
  const include = { messages: true, events: true, state: true } as const;
  const row = await db.case.findUniqueOrThrow({ where: { id }, include });
  expect(row.messages.map(({ body }) => body)).toEqual(['', '']);
  expect(JSON.stringify(row)).not.toMatch(/Morgan|morgan_|403-555/);
});

test.each([
  ['Saturday at ten in the evening', '2026-11-22T04:00:00Z', 'Monday, November 23 at 9:00 a.m. Alberta time', false],
  ['New Year’s Day', '2027-01-01T18:00:00Z', 'Saturday, January 2 at 10:00 a.m. Alberta time', false],
  ['a Tuesday at noon', '2026-11-24T18:00:00Z', 'Tuesday, November 24 at 12:00 p.m. Alberta time', true],
])('on %s it states honestly when people work', async (_, at, opensAtText, isOpen) => {
  now = new Date(at);
  expect(await visitor.trpc.chat.about.query()).toMatchObject({ isOpen, opensAtText });
  expect(await send(aHandOver({ email: mailbox() }))).toMatchObject({ isOpen, opensAtText });
});

test.each([
  ['consents.share', { consents: [{ purpose: 'contact', version: 2, given: true }] }],
  [
    'consents.contact',
    {
      consents: [
        { purpose: 'contact', version: 99, given: true },
        { purpose: 'share', version: 2, given: true },
      ],
    },
  ],
  ['summary', { summary: 'Too short' }],
  ['community', { community: 'atlantis' }],
] as [string, Partial<HandOverInput>][])(
  'without a fit %s no case is made, and the field is named',
  async (path, changes) => {
    const input = aHandOver({ email: mailbox(), ...changes });
    expect(await failureOf(send(input))).toMatchObject({ status: 400, issues: [{ path }] });
    expect(await server.services.db.case.count({ where: { contactEmailKey: input.email } })).toBe(0);
  },
);
