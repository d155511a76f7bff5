/** Working on contact messages: read, answered by email, marked as spam, converted to a case. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { INQUIRY_NOTICE, inquiryNotices } from '#shared/contact-messages/notice.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { invitationIn, mailAbout, mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const MESSAGE = 'We bake at home in Lethbridge.\nWho insures that?';

/** A message from a unique email address. */
async function written(changes: Record<string, unknown> = {}): Promise<{ messageId: string; email: string }> {
  const email = `Writer_${randomUUID().slice(0, 8)}@example.com`;
  const { id } = await createApiClient(server.url).trpc.contact.submit.mutate({
    name: 'Wren Writer',
    email,
    phone: '403-555-0142',
    message: MESSAGE,
    ...changes,
  });
  return { messageId: id, email };
}

const desk = () => admin.trpc.contactDesk;
const auditOf = (subjectId: string) =>
  server.services.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });

test('is opened by the first viewer, once, and found by status and by word prefixes', async () => {
  const { messageId, email } = await written({ subject: 'Bakery', name: "Wren O'Writer" });
  expect(await desk().open.mutate({ messageId })).toMatchObject({ status: 'open', version: 1 });
  expect(await desk().open.mutate({ messageId })).toMatchObject({ status: 'open', version: 1 });
  expect(await auditOf(messageId)).toMatchObject([
    { action: 'contact.status_changed', data: { before: 'new', after: 'open' } },
  ]);
  for (const search of ['bak', "o'wri", 'Wren bak', email, email.slice(0, 12), email.slice(0, -4)]) {
    const { messages } = await desk().list.query({ search, status: 'open' });
    expect(
      messages.map(({ id }) => id),
      search,
    ).toContain(messageId);
  }
  for (const search of ['akery', 'bak nobody', '::', "'"])
    expect((await desk().list.query({ search })).messages, search).toEqual([]);
  expect((await desk().list.query({ search: 'bak', status: 'spam' })).messages).toEqual([]);
});

test('is answered by email once, however often the button is pressed, and by one person at a time', async () => {
  const { messageId, email } = await written();
  const reply = { messageId, version: 1, body: 'Hello Wren,\n\nA broker calls you <today>.', clientKey: randomUUID() };
  const answers = await Promise.all([desk().reply.mutate(reply), desk().reply.mutate(reply)]);
  expect(answers).toMatchObject([
    { status: 'replied', version: 2 },
    { status: 'replied', version: 2 },
  ]);
  const mail = await mailAbout(server, email, 'Re: General Inquiry');
  const { site } = server.env;
  for (const words of ['A broker calls you <today>.', site.legalNotice, site.postalAddress, site.email])
    expect(mail.text).toContain(words);
  expect(mail.from?.address).toBe(site.email);
  expect(mail.html).toContain('A broker calls you &#60;today&#62;.');
  expect((await mailsTo(server.env, email)).filter(({ subject }) => subject?.startsWith('Re:'))).toHaveLength(1);
  expect((await desk().get.query({ messageId })).replies).toMatchObject([{ body: reply.body }]);
  // Anyone who still saw the message unanswered gets a conflict.
  expect(await failureOf(desk().reply.mutate({ ...reply, clientKey: randomUUID() }))).toMatchObject({ status: 409 });
  const other = await written();
  expect(await failureOf(desk().reply.mutate({ ...reply, messageId: other.messageId }))).toMatchObject({ status: 404 });
});

test('can be marked as spam and back, cannot be answered while it is, and records nothing that did not happen', async () => {
  const { messageId } = await written();
  const spam = { messageId, version: 1, status: 'spam' as const };
  expect(await desk().setStatus.mutate(spam)).toMatchObject({ status: 'spam', version: 2 });
  expect(await desk().setStatus.mutate(spam)).toMatchObject({ version: 2 });
  const reply = { messageId, version: 2, body: 'Hello', clientKey: randomUUID() };
  expect(await failureOf(desk().reply.mutate(reply))).toMatchObject({ status: 409 });
  const convert = { messageId, version: 2, type: 'home' as const, title: 'A home', area: 'T' };
  expect(await failureOf(desk().convert.mutate(convert))).toMatchObject({ status: 409 });
  const wrong = [
    { messageId, version: 2, status: 'replied' as const },
    { messageId, version: 1, status: 'open' as const },
  ];
  for (const input of wrong) expect(await failureOf(desk().setStatus.mutate(input))).toMatchObject({ status: 409 });
  // The same operation leads back.
  expect(await desk().setStatus.mutate({ ...spam, version: 2, status: 'new' })).toMatchObject({ status: 'new' });
  expect((await auditOf(messageId)).map(({ data }) => data)).toEqual([
    { before: 'new', after: 'spam' },
    { before: 'spam', after: 'new' },
  ]);
});

describe('as a case', () => {
  test('has the person, their words, and the one thing they agreed to, and goes to a broker', async () => {
    const { services } = server;
    const { messageId, email } = await written();
    const convert = { messageId, version: 1, type: 'business' as const, title: 'Home bakery', area: 't5j' };
    const [one, two] = await Promise.all([desk().convert.mutate(convert), desk().convert.mutate(convert)]);
    expect(one).toEqual(two);
    const caseId = one.case?.id ?? '';
    expect(one).toMatchObject({ status: 'converted', version: 2, case: { title: 'Home bakery' } });
    const row = await services.db.case.findUniqueOrThrow({ where: { id: caseId }, include: { messages: true } });
    expect(row).toMatchObject({
      type: 'business',
      contactName: 'Wren Writer',
      contactEmailKey: email.toLowerCase(),
      postalCode: 'T5J',
      source: 'contact form',
      messages: [{ seq: 1, senderName: 'Wren Writer', senderId: null, body: MESSAGE }],
    });
    const message = await services.db.contactMessage.findUniqueOrThrow({ where: { id: messageId } });
    expect(message).toMatchObject({ caseId, status: 'converted' });
    expect(await services.db.caseEvent.findFirst({ where: { caseId, seq: 1 } })).toMatchObject({
      type: 'submitted',
      actorRole: 'admin',
      data: { source: 'contact form', contactMessageId: messageId },
    });
    // Neither box of the quote forms was ticked, and none is claimed.
    expect(
      await services.db.consentRecord.findMany({ where: { caseId }, include: { text: true, detail: true } }),
    ).toMatchObject([
      {
        purpose: 'inquiry',
        given: true,
        channel: 'contact-form',
        at: message.createdAt,
        text: { text: inquiryNotices[INQUIRY_NOTICE] },
        detail: { evidence: { contactMessageId: messageId } },
      },
    ]);
    expect(await verifyConsents(services.db)).toMatchObject({ whole: true });
    await eventually('a broker is asked', () =>
      services.db.case.findUnique({ where: { id: caseId, status: 'offered' }, select: { id: true } }),
    );
    const listed = await admin.trpc.worklist.list.query({ scope: 'all', source: 'contact' });
    expect(listed.cases.map(({ id }) => id)).toContain(caseId);
    const mail = await mailAbout(server, email, 'Your message is now request');
    expect(invitationIn(mail)).toMatch(/^[\w-]{20,}$/);
    expect(mail.text).not.toContain('bake');
    expect(await auditOf(messageId)).toMatchObject([{ action: 'contact.converted', data: { caseId } }]);
    // A case cannot be converted back to a message; a reply by email is still a reply.
    expect(await failureOf(desk().setStatus.mutate({ messageId, version: 2, status: 'open' }))).toMatchObject({
      status: 409,
    });
    const reply = { messageId, version: 2, body: 'A broker is on it.', clientKey: randomUUID() };
    expect(await desk().reply.mutate(reply)).toMatchObject({ status: 'converted', version: 3 });
  });

  test('is linked to everything else from the same email address, however it was typed', async () => {
    const first = await written();
    const second = await written({ email: first.email.toUpperCase(), subject: 'Again' });
    await desk().convert.mutate({ ...first, version: 1, type: 'home', title: 'Condo', area: 'T' });
    const told = await desk().get.query({ messageId: second.messageId });
    expect(told).toMatchObject({
      clientId: null,
      case: null,
      earlierMessages: [{ id: first.messageId, status: 'converted' }],
      earlierCases: [{ title: 'Condo' }],
    });
    const { earlierCases } = await desk().get.query({ messageId: first.messageId });
    expect(earlierCases).toEqual([]);
  });
});

test.each([2, null])(
  'a message sent under an earlier notice (%s) becomes a request under those words',
  async (noticeVersion) => {
    const { db } = server.services;
    const { messageId } = await written();
    expect(await db.contactMessage.findUnique({ where: { id: messageId } })).toMatchObject({
      noticeVersion: INQUIRY_NOTICE,
    });
    await db.contactMessage.update({ where: { id: messageId }, data: { noticeVersion } });
    const converted = await desk().convert.mutate({
      messageId,
      version: 1,
      type: 'home',
      title: 'A home',
      area: 'T2P',
    });
    const [consent] = await db.consentRecord.findMany({
      where: { caseId: converted.case?.id ?? '' },
      include: { text: true },
    });
    expect(consent?.text).toMatchObject({ version: 2, text: inquiryNotices[2] });
  },
);

test('the list continues where a page ended, and the documented list is unchanged', async () => {
  const tag = `Paging${randomUUID().slice(0, 6)}`;
  const { db } = server.services;
  await db.contactMessage.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      id: randomUUID(),
      name: tag,
      email: 'paging@example.com',
      phone: '403-555-0142',
      subject: 'General Inquiry',
      message: MESSAGE,
      fingerprint: `${tag}${index}`.padEnd(43, '-'),
      // Two with the same timestamp at a page boundary.
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, Math.floor(index / 2))),
    })),
  });
  for (const search of [tag, undefined]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk().list.query({ ...(search && { search }), ...(cursor && { cursor }) });
      seen.push(...page.messages.filter(({ name }) => name === tag).map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(30);
    expect(seen).toHaveLength(30);
  }
  const { body } = await admin.rest('GET', '/api/contact-messages');
  const [message] = (body as { messages: object[] }).messages;
  expect(Object.keys(message ?? {}).sort()).toEqual(
    ['createdAt', 'email', 'id', 'insuranceType', 'message', 'name', 'phone', 'status', 'subject'].sort(),
  );
});

test('a message received over REST is never recorded as consent on our own form', async () => {
  const { db } = server.services;
  const convert = async (messageId: string) => {
    await desk().open.mutate({ messageId });
    const made = await desk().convert.mutate({
      messageId,
      version: 1,
      type: 'home',
      title: 'Home bakery',
      area: 'T1J',
    });
    return db.consentRecord.findFirstOrThrow({ where: { caseId: made.case?.id ?? '' }, include: { detail: true } });
  };
  const words = { name: 'Wren Writer', phone: '403-555-0142', message: MESSAGE };
  const email = `rest_${randomUUID().slice(0, 8)}@example.com`;
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...words, email }),
  });
  const { id } = (await answer.json()) as { id: string };
  expect(await convert(id)).toMatchObject({
    channel: 'api',
    detail: { evidence: { contactMessageId: id, shown: 'Sent through the REST API, not shown by us' } },
  });

  // Our form, with scripts or without.
  const plain = `form_${randomUUID().slice(0, 8)}@example.com`;
  await fetch(`${server.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: server.url },
    body: new URLSearchParams({ ...words, email: plain }),
  });
  const { id: byForm } = await db.contactMessage.findFirstOrThrow({ where: { email: plain } });
  for (const messageId of [byForm, (await written()).messageId]) {
    const { channel, detail } = await convert(messageId);
    expect(channel).toBe('contact-form');
    expect(detail?.evidence).not.toHaveProperty('shown');
  }
});
