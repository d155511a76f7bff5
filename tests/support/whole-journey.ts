/** A person who leaves a trace everywhere the product can store one, through its own APIs. Her data is distinguishable from all other. */
import { createHash, randomUUID } from 'node:crypto';
import { newId } from '#server/platform/db/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import { paths } from '#shared/platform/paths.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, signIn, submitQuote } from './api-client.ts';
import { activeCase } from './cases.ts';
import { leaveDevices } from './devices.ts';
import { eventually } from './eventually.ts';
import { pdf, sendFile } from './files.ts';
import { offer } from './journey-options.ts';
import { invitationIn, mailAbout, mailsTo, tokenIn } from './mails.ts';
import { partnerIn } from './partners.ts';
import { aHandOver, draftKey } from './requests.ts';
import { codeAt } from './second-factor.ts';
import type { TestServer } from './server.ts';

export const zelmira = {
  fullName: 'Zelmira Quaxholm',
  username: 'zelmira_q',
  email: 'zelmira.quaxholm@example.com',
  phone: '780-555-0731',
};
/**
 * Every word that identifies her, as a PostgreSQL regular expression. Each text that she or others write contains the word `qzx`: a whole
 * word, because three letters come up in a hash now and then.
 */
export const MARKERS = 'zelmira|quaxholm|\\mqzx\\M|555-?073[12]|1HGCM82633A004352|1971-03-29|T5J 9Q9';

const answers = {
  ...zelmira,
  postalCode: 'T5J 2R7',
  drivers: [{ name: zelmira.fullName, birthDate: '1971-03-29', licenceClass: '5', firstLicensed: 1999 }],
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function brokerOf(server: TestServer, caseId: string): Promise<ApiClient> {
  const username = await eventually('the case is offered', async () => {
    const offer = await server.services.db.offer.findFirst({
      where: { caseId, status: 'open' },
      select: { broker: { select: { username: true } } },
    });
    return offer?.broker.username;
  });
  return signIn(server.url, username);
}

const versionOf = async ({ db }: Pick<Services, 'db'>, id: string) =>
  (await db.case.findUniqueOrThrow({ where: { id }, select: { version: true } })).version;

/** The request with its account: sent by a visitor, claimed through the link in the email. */
async function begin(server: TestServer) {
  const visitor = createApiClient(server.url);
  await visitor.trpc.newsletter.subscribe.mutate({ email: zelmira.email, topics: [] });
  await visitor.trpc.newsletter.confirm.mutate({
    token: tokenIn(await mailAbout(server, zelmira.email, 'newsletter sign-up')),
  });
  await submitQuote(visitor, answers);
  const invitation = invitationIn(await mailAbout(server, zelmira.email, 'We received your request'));
  const api = createApiClient(server.url);
  await api.trpc.auth.register.mutate({ ...zelmira, password: DEMO_PASSWORD, invitation });
  const { id, clientCases } = await server.services.db.user.findUniqueOrThrow({
    where: { usernameKey: zelmira.username },
    select: { id: true, clientCases: { select: { id: true } } },
  });
  const caseId = clientCases[0]?.id ?? '';
  const broker = await brokerOf(server, caseId);
  await broker.trpc.cases.acceptOffer.mutate({ caseId, version: await versionOf(server.services, caseId) });
  return { api, userId: id, caseId, broker };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** What a partner would have left, had it sent the request. */
async function comeFromPartner(server: TestServer, { caseId }: Begun): Promise<void> {
  const partnerId = await partnerIn(server.services);
  const at = server.services.now();
  await server.services.db.partnerLead.create({
    data: {
      caseId,
      partnerId,
      externalId: 'qzx-lead',
      campaign: { source: 'qzx-campaign' },
      createdAt: at,
      updatedAt: at,
    },
  });
}

/** What an email of hers would have left: its receipt, with a digest in place of its Message-ID. */
async function writeByEmail(server: TestServer, caseId: string, userId: string): Promise<void> {
  const messageKey = createHash('sha256').update(`${caseId} <qzx@example.com>`).digest('hex');
  const receivedAt = server.services.now();
  await server.services.db.inboundEmail.create({
    data: { id: newId(), caseId, userId, messageKey, outcome: 'refused', reason: 'empty', receivedAt },
  });
}

/** What client and broker exchange. */
async function work(server: TestServer, { api, userId, broker, caseId }: Begun): Promise<void> {
  await api.trpc.notifications.setPreference.mutate({ topic: 'messages', channel: 'digest' });
  await leaveDevices(server.services, api, userId, '+14035550731');
  const say = (who: ApiClient, body: string, kind: 'message' | 'note' = 'message') =>
    who.trpc.messages.send.mutate({ caseId, body, kind, clientKey: randomUUID(), attachments: [] });
  await say(api, 'I am Zelmira, qzx-words');
  await say(broker, 'Hello Zelmira, qzx-reply');
  await broker.trpc.followUps.start.mutate({ caseId, id: randomUUID() });
  await say(broker, 'qzx-note', 'note');
  await broker.trpc.messages.writing.mutate({ caseId, kind: 'note' });
  await api.trpc.messages.writing.mutate({ caseId, kind: 'message' });
  await api.trpc.messages.markRead.mutate({ caseId, seq: 2 });
  await sendFile(api, caseId, 'quaxholm-licence.pdf', pdf('qzx'));
  const dropped = await sendFile(api, caseId, 'quaxholm-photo.pdf', pdf('qzx-photo'));
  await api.trpc.documents.remove.mutate({ documentId: dropped.document.id });
  const wish = { caseId, title: 'qzx-title', why: 'qzx-why', category: 'other' as const };
  await broker.trpc.documents.requestDocument.mutate(wish);
  const call = { caseId, callbackId: randomUUID(), day: inDays(3), time: '10:30', minutes: 30 };
  await broker.trpc.callbacks.plan.mutate({ ...call, about: 'qzx-call' });
  const planned = { caseId, body: 'qzx-later', day: inDays(4), time: '09:30', seenSeq: 9_999 };
  await broker.trpc.scheduledMessages.schedule.mutate({ ...planned, clientKey: randomUUID() });
  await api.trpc.participants.invite.mutate({
    caseId,
    role: 'co_applicant',
    name: 'Qzx Partner',
    email: 'qzx.partner@example.com',
  });
  await offer(broker, caseId, await versionOf(server.services, caseId));
}

/** An administrator's actions on her. */
async function administer(server: TestServer, admin: ApiClient, { api, userId, caseId, broker }: Begun): Promise<void> {
  await admin.trpc.cases.answers.mutate({ caseId, includeSensitive: true, reason: 'Quaxholm asked, qzx-sensitive' });
  const { holds } = await admin.trpc.legalHolds.place.mutate({ caseId, reason: 'Zelmira complained, qzx-hold' });
  await admin.trpc.legalHolds.release.mutate({ holdId: holds[0]?.id ?? '', reason: 'qzx-release' });
  const { grantId } = await admin.trpc.viewAs.start.mutate({ clientId: userId, reason: 'Zelmira called, qzx-grant' });
  await admin.trpc.viewAs.end.mutate({ grantId });
  await admin.trpc.users.endSessions.mutate({ userId, reason: 'Zelmira lost her telephone, qzx-ended' });
  await api.trpc.auth.login.mutate({ username: zelmira.username, password: DEMO_PASSWORD });
  await admin.trpc.savedViews.save.mutate({ name: 'Follow Zelmira Quaxholm', query: 'type=auto' });
  await admin.trpc.savedViews.save.mutate({ name: 'To do', query: 'q=Quaxholm' });
  await broker.trpc.savedViews.save.mutate({ name: 'Call back', query: 'q=780-555-0731' });
  await broker.trpc.savedViews.save.mutate({ name: 'Mine', query: 'q=zelmira.quaxholm%40example.com' });
  const [proof] = (await admin.trpc.clients.consents.query({ clientId: userId })).consents;
  await admin.trpc.clients.proof.mutate({ clientId: userId, seq: proof?.seq ?? 0 });
  const { id: subscriberId } = await server.services.db.newsletterSubscriber.findUniqueOrThrow({
    where: { emailKey: zelmira.email },
  });
  await admin.trpc.subscribers.proof.mutate({ subscriberId });
  const version = await versionOf(server.services, caseId);
  await broker.trpc.cases.bulk.mutate({
    action: { kind: 'priority', priority: 'high' },
    cases: [{ caseId, version }],
  });
  // As if the mail server had refused it: an email that was sent keeps no text.
  const refused = {
    state: 'failed',
    sentAt: null,
    gaveUpAt: new Date(),
    data: { path: paths.broker.case(caseId), title: 'qzx-unsent' },
  } as const;
  const { id } = await server.services.db.outboxMail.findFirstOrThrow({
    where: { to: { not: zelmira.email } },
    select: { id: true },
  });
  await server.services.db.outboxMail.update({ where: { id }, data: refused });
  await broker.trpc.cases.bulk.mutate({
    action: { kind: 'hold', until: inDays(5), note: 'qzx-hold' },
    cases: [{ caseId, version: await versionOf(server.services, caseId) }],
  });
}

/** The other channels to us: the form, a draft, the chat, a failure, and a file from another system. */
async function elsewhere(server: TestServer, admin: ApiClient): Promise<void> {
  const visitor = createApiClient(server.url);
  const { email, phone, fullName: name } = zelmira;
  const write = (message: string) =>
    visitor.trpc.contact.submit.mutate({ name, email, phone, message, subject: 'qzx' });
  const { id: answered } = await write('qzx-contact');
  const { version } = await admin.trpc.contactDesk.open.mutate({ messageId: answered });
  const reply = { messageId: answered, version, body: 'Dear Zelmira, qzx', clientKey: randomUUID() };
  await admin.trpc.contactDesk.reply.mutate(reply);
  const { id: converted } = await write('qzx-converted');
  const opened = await admin.trpc.contactDesk.open.mutate({ messageId: converted });
  const first = { ...reply, messageId: converted, version: opened.version, clientKey: randomUUID() };
  const { version: replied } = await admin.trpc.contactDesk.reply.mutate(first);
  const convert = { messageId: converted, version: replied, type: 'auto' as const, area: 'T5J' };
  await admin.trpc.contactDesk.convert.mutate({ ...convert, title: 'Car of Zelmira Quaxholm' });

  const draft = { ...draftKey(), line: 'auto' as const, definitionVersion: 1, version: 0, step: 'drivers' };
  await visitor.trpc.quotes.saveDraft.mutate({ ...draft, answers: { ...answers, notes: 'qzx-unsent' } });
  const { draftId, token } = draft;
  await visitor.trpc.quotes.emailLink.mutate({ draftId, token, email, reminder: 1 });
  const asked = `My name is ${name}, ${email}. Does home insurance pay for a flooded basement? qzx-asked`;
  await visitor.trpc.chat.reply.mutate({
    messages: [{ role: 'user', content: asked }],
    conversationId: randomUUID(),
    caseInfo: { ...websiteChat, currentPage: '/insurance/home' },
  });
  await visitor.trpc.chat.handOver.mutate(
    aHandOver({ name, email, phone, summary: 'qzx-summary', transcript: [{ role: 'user', content: 'qzx-question' }] }),
  );
  await visitor.trpc.browserFailures.report.mutate({
    kind: 'error',
    name: 'TypeError',
    message: `Cannot read "${name}" of ${email}`,
    stack: '',
    page: '/portal',
    release: 'test',
  });
  const file = await admin.call('POST', '/api/admin/imports?fileName=clients.csv', {
    raw: `Client;E-Mail;Mobile\n${name};${email};${phone}\n`,
    headers: { 'content-type': 'text/csv' },
  });
  const { id: importId, version: read } = await admin.trpc.imports.get.query(file.body as { importId: string });
  // The line duplicates her, and would be left out.
  const batch = await admin.trpc.imports.skip.mutate({ importId, version: read, which: [2], skipped: false });
  await admin.trpc.imports.run.mutate({ importId, version: batch.version });
  await eventually('the file is imported', async () =>
    server.services.db.case.findFirst({ where: { importBatchId: importId }, select: { id: true } }),
  );
}

/** Adds her to somebody else's case, where her name is spelled differently. */
async function joinAnother(server: TestServer, api: ApiClient): Promise<{ caseId: string; participantId: string }> {
  const { caseId, client } = await activeCase(server.services);
  const owner = await signIn(server.url, client.username);
  const invited = { caseId, role: 'co_applicant' as const, name: 'Zelmira Q.', email: zelmira.email };
  const known = new Set((await mailsTo(server.env, zelmira.email)).map(({ text }) => text));
  const { id: participantId } = await owner.trpc.participants.invite.mutate(invited);
  const mail = await eventually('the invitation arrives', async () =>
    (await mailsTo(server.env, zelmira.email)).find(({ text }) => text?.includes('join?token=') && !known.has(text)),
  );
  await api.trpc.participants.accept.mutate({ token: tokenIn(mail) });
  return { caseId, participantId };
}

/** What she does in one case of another, and that she leaves a second one. */
async function asGuest(server: TestServer, api: ApiClient, userId: string): Promise<void> {
  const { caseId } = await joinAnother(server, api);
  const words = { caseId, kind: 'message' as const, clientKey: randomUUID(), attachments: [] };
  await api.trpc.messages.send.mutate({ ...words, body: 'My words in the case of another' });
  await sendFile(api, caseId, 'shared.pdf', pdf('shared'));
  await api.trpc.messages.markRead.mutate({ caseId, seq: 1 });
  await api.trpc.cases.get.query({ caseId });
  await api.trpc.messages.writing.mutate({ caseId, kind: 'message' });
  await writeByEmail(server, caseId, userId);
  const { participantId } = await joinAnother(server, api);
  await api.trpc.participants.remove.mutate({ participantId });
}

/** Her privacy requests: what was written before the correction has her former name. Returns the pending deletion. */
async function askPrivacy(admin: ApiClient, api: ApiClient): Promise<string> {
  const ask = async (kind: 'correction' | 'access' | 'deletion', note: string) => {
    const { requests } = await api.trpc.privacy.request.mutate({ kind, note });
    const requestId = requests.find(({ status }) => status === 'open')?.id ?? '';
    const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
    return { requestId, version };
  };
  const wrong = await ask('correction', 'qzx-name');
  const corrected = { fullName: 'Zelmira Quaxholm-Novak', phone: '780-555-0732', answer: 'Corrected, qzx' };
  await admin.trpc.privacyDesk.correct.mutate({ ...wrong, ...corrected });
  const access = await ask('access', 'qzx-access');
  await admin.call('GET', `/api/admin/privacy/${access.requestId}/data.zip`);
  await admin.trpc.privacyDesk.answer.mutate({ ...access, answer: 'Dear Zelmira, qzx-answer' });
  return (await ask('deletion', 'qzx-deletion')).requestId;
}

/** The whole journey; ends with a pending deletion request. */
export async function leaveTraces(server: TestServer, admin: ApiClient) {
  const begun = await begin(server);
  await comeFromPartner(server, begun);
  await writeByEmail(server, begun.caseId, begun.userId);
  await work(server, begun);
  await administer(server, admin, begun);
  await elsewhere(server, admin);
  await asGuest(server, begun.api, begun.userId);
  await begun.api.trpc.account.requestEmailChange.mutate({
    email: 'qzx.new@example.com',
    currentPassword: DEMO_PASSWORD,
  });
  const { secret } = await begun.api.trpc.account.startSecondFactor.mutate({ currentPassword: DEMO_PASSWORD });
  const { recoveryCodes } = await begun.api.trpc.account.confirmSecondFactor.mutate({ code: codeAt(secret) });
  return { ...begun, recoveryCodes, requestId: await askPrivacy(admin, begun.api) };
}

/** Erases her as an administrator does, and waits until the last email is sent. */
export async function eraseZelmira(server: TestServer, admin: ApiClient, requestId: string): Promise<void> {
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
  const command = { requestId, version, username: zelmira.username, answer: 'Erased, Zelmira, qzx-erased.' };
  await admin.trpc.privacyDesk.erase.mutate(command);
  await mailAbout(server, zelmira.email, 'Your account was deleted');
  await eventually('every mail is sent', async () => {
    const waiting = await server.services.db.outboxMail.count({ where: { state: 'queued' } });
    const hers = await server.services.db.outboxMail.count({ where: { to: zelmira.email } });
    return waiting + hers === 0;
  });
}
