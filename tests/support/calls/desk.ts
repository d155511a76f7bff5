/** A valid call of every procedure about clients, contact messages and subscribers, and the data it needs. */
import type { Services } from '#server/platform/services.ts';
import { emptyArticle } from '#shared/content/articles/schema.ts';
import { FREE_TEXT } from '../hostile.ts';
import { adminOnly, adminRow, type CaseCall, CURSOR } from './rows.ts';

export const deskIds = {
  client: '0194a3c0-0000-7000-8000-000000000061',
  message: '0194a3c0-0000-7000-8000-000000000062',
  subscriber: '0194a3c0-0000-7000-8000-000000000063',
  issue: '0194a3c0-0000-7000-8000-000000000066',
  scheduled: '0194a3c0-0000-7000-8000-000000000067',
  sending: '0194a3c0-0000-7000-8000-000000000068',
  paused: '0194a3c0-0000-7000-8000-000000000069',
  article: '0194a3c0-0000-7000-8000-00000000006a',
  dueArticle: '0194a3c0-0000-7000-8000-00000000006b',
} as const;
const GRANT_ID = '0194a3c0-0000-7000-8000-000000000064';
const CLIENT_KEY = '0194a3c0-0000-7000-8000-000000000065';

export function deskCalls(): CaseCall[] {
  const clientId = deskIds.client;
  const messageId = deskIds.message;
  const subscriberId = deskIds.subscriber;
  const issueId = deskIds.issue;
  const named = { issueId, version: 1 };
  return [
    adminRow('clients.list', adminOnly, { filter: 'open_cases', search: 'ava', cursor: CURSOR }),
    adminRow('clients.page', adminOnly, { filter: 'open_cases', cursor: CURSOR, limit: 10 }),
    adminRow('clients.withoutAccount', adminOnly, { search: 'ava', cursor: 'a@example.com' }),
    adminRow('clients.get', adminOnly, { clientId }),
    adminRow('clients.cases', adminOnly, { clientId, cursor: CURSOR }),
    adminRow('clients.consents', adminOnly, { clientId }),
    adminRow('viewAs.start', adminOnly, { clientId, reason: FREE_TEXT }),
    adminRow('viewAs.end', adminOnly, { grantId: GRANT_ID }),
    adminRow('contactDesk.list', adminOnly, { status: 'open', search: 'ava', cursor: CURSOR }),
    adminRow('contactDesk.get', adminOnly, { messageId }),
    adminRow('contactDesk.open', adminOnly, { messageId }),
    adminRow('contactDesk.setStatus', adminOnly, { messageId, version: 1, status: 'spam' }),
    adminRow('contactDesk.reply', adminOnly, { messageId, version: 1, body: FREE_TEXT, clientKey: CLIENT_KEY }),
    // From a place no broker serves, so that it uses no broker's capacity.
    adminRow('contactDesk.convert', adminOnly, { messageId, version: 1, type: 'auto', title: FREE_TEXT, area: 'X' }),
    adminRow('subscribers.list', adminOnly, { status: 'pending', search: 'ava', cursor: CURSOR }),
    adminRow('subscribers.proof', adminOnly, { subscriberId }),
    adminRow('subscribers.unsubscribe', adminOnly, { subscriberId }),
    adminRow('newsletterIssues.list', adminOnly, { cursor: CURSOR }),
    adminRow('newsletterIssues.get', adminOnly, { issueId }),
    adminRow('newsletterIssues.preview', adminOnly, { issueId }),
    adminRow('newsletterIssues.copy', adminOnly, { issueId }),
    adminRow('newsletterIssues.save', adminOnly, {
      ...named,
      text: { subject: FREE_TEXT, preheader: FREE_TEXT, topic: 'home', body: FREE_TEXT },
    }),
    adminRow('newsletterIssues.test', adminOnly, { issueId }),
    adminRow('newsletterIssues.send', adminOnly, { ...named, at: null }),
    adminRow('newsletterIssues.delete', adminOnly, named),
    adminRow('newsletterIssues.unschedule', adminOnly, { issueId: deskIds.scheduled, version: 1 }),
    adminRow('newsletterIssues.pause', adminOnly, { issueId: deskIds.sending, version: 1 }),
    adminRow('newsletterIssues.resume', adminOnly, { issueId: deskIds.paused, version: 1 }),
    adminRow('newsletterIssues.cancel', adminOnly, { issueId: deskIds.paused, version: 1 }),
    ...articleCalls(),
  ];
}

/** What would render the site’s pages again isn’t valid here: tests/api/articles.test.ts publishes. */
function articleCalls(): CaseCall[] {
  const articleId = deskIds.article;
  const stale = [401, 403, 403, 403, 403, 409] as const;
  const source = { title: FREE_TEXT, publisher: FREE_TEXT, url: '', published: '', note: FREE_TEXT };
  const text = { ...emptyArticle, title: 'Hail season', body: FREE_TEXT, sources: [source] };
  return [
    adminRow('articles.list', adminOnly, { cursor: CURSOR }),
    adminRow('articles.get', adminOnly, { articleId }),
    adminRow('articles.checks', adminOnly, { articleId }),
    adminRow('articles.history', adminOnly, { articleId, cursor: 2 }),
    adminRow('articles.save', adminOnly, { articleId, version: 1, text }),
    adminRow('articles.publish', [...stale], { articleId, version: 99, at: null, note: FREE_TEXT }),
    adminRow('articles.withdraw', [...stale], { articleId, version: 99, note: FREE_TEXT }),
    adminRow('articles.restore', [...stale], { articleId, version: 99, number: 1, note: FREE_TEXT }),
    adminRow('articles.unschedule', adminOnly, { articleId: deskIds.dueArticle, version: 1 }),
    adminRow('articles.delete', adminOnly, { articleId, version: 1 }),
  ];
}

/** A client, an unanswered message and a subscribed address. */
export async function resetDesk({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const createdAt = now();
  const { passwordHash, termsVersion, termsAcceptedAt } = await db.user.findUniqueOrThrow({
    where: { usernameKey: 'demo_client' },
    select: { passwordHash: true, termsVersion: true, termsAcceptedAt: true },
  });
  const email = 'desk@example.com';
  const person = { email, phone: '403-555-0142' };
  const account = { username: 'desk_client', usernameKey: 'desk_client', emailKey: email, fullName: 'Desk Example' };
  await db.user.upsert({
    where: { id: deskIds.client },
    create: { id: deskIds.client, ...person, ...account, passwordHash, termsVersion, termsAcceptedAt },
    update: {},
  });
  await db.contactReply.deleteMany({ where: { contactMessageId: deskIds.message } });
  const fresh = { status: 'open', version: 1, caseId: null } as const;
  const words = {
    name: 'Desk Example',
    subject: 'General Inquiry',
    message: 'Please call me back',
    fingerprint: 'd'.repeat(43),
  };
  await db.contactMessage.upsert({
    where: { id: deskIds.message },
    create: { id: deskIds.message, ...person, ...words, ...fresh, createdAt },
    update: fresh,
  });
  const confirmed = { status: 'confirmed' as const, confirmedAt: createdAt, topics: [] };
  await db.newsletterSubscriber.upsert({
    where: { id: deskIds.subscriber },
    create: {
      id: deskIds.subscriber,
      email,
      emailKey: email,
      confirmationSentAt: createdAt,
      createdAt,
      ...confirmed,
    },
    update: { ...confirmed, unsubscribedAt: null },
  });
  await resetIssues(db, createdAt);
  await resetArticles(db, createdAt);
}

/** A draft, and a scheduled one. */
async function resetArticles(db: Services['db'], at: Date): Promise<void> {
  const { id: savedById } = await db.user.findUniqueOrThrow({
    where: { usernameKey: 'demo_admin' },
    select: { id: true },
  });
  await db.article.deleteMany();
  const written = { savedById, savedByName: 'Demo Admin', savedAt: at, textChangedAt: at, createdAt: at };
  const title = 'Hail season';
  const publishAt = new Date(at.getTime() + 86_400_000);
  await db.article.createMany({
    data: [
      { id: deskIds.article, title, text: { ...emptyArticle, title }, ...written },
      {
        ...{ id: deskIds.dueArticle, title, text: { ...emptyArticle, title, slug: 'hail' }, ...written },
        ...{ slug: 'hail', publishAt, decidedByName: 'Demo Admin' },
      },
    ],
  });
}

/** An issue in each state that a procedure needs. */
async function resetIssues(db: Services['db'], at: Date): Promise<void> {
  const { id: savedById } = await db.user.findUniqueOrThrow({
    where: { usernameKey: 'demo_admin' },
    select: { id: true },
  });
  await db.$transaction([
    // A batch that is on its way ends first, as it locks its issue too.
    db.$queryRaw`SELECT id FROM newsletter_issues FOR UPDATE`,
    db.newsletterDelivery.deleteMany(),
    db.newsletterIssue.deleteMany(),
  ]);
  const words = { subject: 'Hail season', preheader: 'What to ask', topic: 'home', body: 'Park inside.' };
  const written = { ...words, version: 1, savedById, savedByName: 'Demo Admin', savedAt: at, createdAt: at };
  const begun = { sendAt: at, startedAt: at, textHash: 'a'.repeat(64) };
  const soon = new Date(at.getTime() + 3_600_000);
  await db.newsletterIssue.createMany({
    data: [
      { id: deskIds.issue, ...written },
      {
        id: deskIds.scheduled,
        ...written,
        ...begun,
        startedAt: null,
        status: 'scheduled',
        sendAt: soon,
        nextBatchAt: soon,
      },
      { id: deskIds.sending, ...written, ...begun, status: 'sending', nextBatchAt: soon },
      { id: deskIds.paused, ...written, ...begun, status: 'paused' },
    ],
  });
}
