/** Answers to our emails: what becomes a message with documents, and what is refused, with which answer. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { type InboundServer, replyAddressIn, startInboundServer } from '../support/inbound-email.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';

let server: InboundServer;
let party: Party;
let broker: ApiClient;
let reply: string;

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The broker writes, and the client has an email to answer. */
async function writtenTo(to: Party): Promise<string> {
  const { trpc } = await signIn(server.url, to.broker.username);
  await trpc.messages.send.mutate({
    caseId: to.caseId,
    body: 'Which tires?',
    clientKey: randomUUID(),
    attachments: [],
  });
  return replyAddressIn(await mailAbout(server, to.client.email, 'New message'));
}

async function conversation() {
  const { messages } = await broker.trpc.messages.list.query({ caseId: party.caseId });
  return messages;
}

async function outcomes() {
  return server.services.db.inboundEmail.findMany({ where: { caseId: party.caseId }, orderBy: { id: 'asc' } });
}

const quoted =
  '\n\nOn Thu, Nov 26, 2026 at 9:12 AM Coverbridge <hello@coverbridge.example> wrote:\n\n> Hello Morgan,\n>\n> There is a new message';

beforeAll(async () => {
  server = await startInboundServer();
  party = await activeCase(server.services);
  broker = await signIn(server.url, party.broker.username);
  reply = await writtenTo(party);
});
afterAll(() => server.stop());

test('the client answers by email: their words and a document, without what they quoted', async () => {
  const messageId = `<${newId()}@example.com>`;
  const mail = {
    ...{ from: party.client.email, to: reply, messageId, subject: 'Re: New message' },
    text: `All-weather ones.${quoted}`,
    attachments: [{ filename: 'Abstract.pdf', content: PDF }],
  };
  expect(await server.send(mail)).toMatch(/^250 /);
  const written = (await conversation()).at(-1);
  expect(written).toMatchObject({ body: 'All-weather ones.', senderId: party.client.id, senderRole: 'client' });
  expect(written?.attachments).toMatchObject([{ title: 'Abstract', mediaType: 'application/pdf' }]);

  // Its server did not get our answer, and sends it again.
  const before = (await conversation()).length;
  expect(await server.send(mail)).toMatch(/^250 /);
  expect(await conversation()).toHaveLength(before);
  expect(await server.services.db.document.count({ where: { caseId: party.caseId } })).toBe(1);
  expect(await outcomes()).toMatchObject([{ outcome: 'taken', reason: null, userId: party.client.id }]);
});

test('a forged sender, and one whose domain does not vouch for it, are refused, and the broker learns why', async () => {
  const text = 'Send the cheque to me.';
  expect(await server.send({ from: 'mallory@elsewhere.example', to: reply, text })).toMatch(
    /^554 5\.7\.1 .*another address/,
  );
  expect(await server.send({ from: party.client.email, to: reply, text }, { signed: false })).toMatch(
    /^554 .*SPF or DKIM/,
  );
  expect(JSON.stringify(await conversation())).not.toContain('cheque');
  const { entries } = await broker.trpc.cases.timeline.query({ caseId: party.caseId });
  const failed = entries.filter(({ type }) => type === 'email_failed').map(({ detail }) => detail);
  expect(failed).toEqual([
    'it was sent from another address than the client’s',
    'its sender could not be verified, so it may be forged',
  ]);
  const client = await signIn(server.url, party.client.username);
  expect(JSON.stringify(await client.trpc.cases.timeline.query({ caseId: party.caseId }))).not.toContain(
    'email_failed',
  );
});

test('name servers that do not answer are no reason to refuse', async () => {
  server.silenceDns(true);
  const mail = { from: party.client.email, to: reply, text: 'Is it ready?', messageId: `<${newId()}@example.com>` };
  expect(await server.send(mail)).toMatch(/^451 /);
  server.silenceDns(false);
  expect(await server.send(mail)).toMatch(/^250 /);
  expect((await conversation()).at(-1)?.body).toBe('Is it ready?');
});

test('an address we did not sign, or changed by a letter, does not exist', async () => {
  const [local = '', domain] = reply.split('@');
  for (const to of [
    `r123@${domain}`,
    `${local.slice(0, -1)}${local.endsWith('0') ? '1' : '0'}@${domain}`,
    `hello@${domain}`,
    `${local}@elsewhere.example`,
  ])
    expect(await server.send({ from: party.client.email, to, text: 'Hello' })).toMatch(/^550 5\.1\.1/);
  // Mail servers may write it in capitals.
  expect(
    await server.send({ from: party.client.email, to: `${local.toUpperCase()}@${domain}`, text: 'In capitals' }),
  ).toMatch(/^250/);
});

test('automatic replies are neither added nor answered', async () => {
  const before = (await conversation()).length;
  const from = party.client.email;
  for (const more of [
    { headers: { 'Auto-Submitted': 'auto-replied' }, subject: 'Re: New message' },
    { headers: { Precedence: 'bulk' }, subject: 'Re: New message' },
    { subject: 'Automatic reply: New message' },
    { subject: 'Réponse automatique : New message' },
    { subject: 'Re: New message', envelope: { from: '', to: reply } },
  ])
    expect(await server.send({ from, to: reply, text: 'I am away until Monday.', ...more })).toMatch(/^250/);
  expect(await conversation()).toHaveLength(before);
  expect((await outcomes()).filter(({ outcome }) => outcome === 'ignored')).toHaveLength(5);
});

test('what is not a document is left out, the rest is added, and its sender is told once', async () => {
  const attachments = [
    { filename: 'winmail.dat', content: Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 1, 2, 3]) },
    { filename: 'setup.exe', content: Buffer.from('MZ\u0090\u0000\u0003') },
    { filename: 'Licence.pdf', content: PDF },
  ];
  expect(await server.send({ from: party.client.email, to: reply, text: 'Here they are', attachments })).toMatch(
    /^250/,
  );
  const written = (await conversation()).at(-1);
  expect(written?.body).toBe('Here they are');
  expect(written?.attachments.map(({ title }) => title)).toEqual(['Licence']);
  expect((await outcomes()).at(-1)).toMatchObject({ outcome: 'partly', reason: 'files', refusedFiles: 2 });
  const answer = await mailAbout(server, party.client.email, 'About your email');
  expect(answer.text).toContain('some of its files were not accepted');
  expect(answer.text).not.toContain('setup');
});

test('nothing of HTML but its words is taken', async () => {
  const html =
    '<p>Yes, <b>please</b>.</p><script>alert(1)</script><img src="https://tracker.example/x"><blockquote>Hello Morgan</blockquote>';
  expect(await server.send({ from: party.client.email, to: reply, html })).toMatch(/^250/);
  expect((await conversation()).at(-1)?.body).toBe('Yes, please.');
});

test('an email that is too large, too long, too deep or empty is refused with its reason', async () => {
  const from = party.client.email;
  const large = { filename: 'x.bin', content: Buffer.alloc(11_000_000) };
  expect(await server.send({ from, to: reply, text: 'Large', attachments: [large] })).toMatch(/^552 5\.3\.4/);
  expect(await server.send({ from, to: reply, text: 'word '.repeat(2_000) })).toMatch(/^554 .*too long/);
  expect(await server.send({ from, to: reply, text: `${quoted}` })).toMatch(/^554 .*no text of its own/);
  const parts = Array.from({ length: 1_000 }, (_, place) => ({ filename: `${place}.txt`, content: 'x' }));
  expect(await server.send({ from, to: reply, text: 'Many', attachments: parts })).toMatch(/^554 .*too many parts/);
  const deep = Array.from(
    { length: 40 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  ).join('');
  const raw = `From: ${from}\r\nTo: ${reply}\r\nMessage-ID: <${newId()}@example.com>\r\nMIME-Version: 1.0\r\n${deep}Content-Type: text/plain\r\n\r\nDeep`;
  expect(await server.send({ from, to: reply, raw })).toMatch(/^554 .*too many parts/);
});

test('one recipient at a time: the sending server tries again for the other', async () => {
  const other = await activeCase(server.services);
  const second = await writtenTo(other);
  const answer = await server.send({ from: party.client.email, to: `${reply}, ${second}`, text: 'To two' });
  expect(answer).toMatch(/^250/);
  expect(await server.services.db.inboundEmail.count({ where: { caseId: other.caseId } })).toBe(0);
});

test('emails say that they are automatic, so that nothing answers them', async () => {
  const [mail] = await mailsTo(server.env, party.client.email);
  const headerOf = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(headerOf('auto-submitted')).toBe('auto-generated');
  expect(mail?.text).toContain('You can reply to this email.');
});
