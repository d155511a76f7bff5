/** Publishing an article, now or when it is due, withdrawing it, and publishing an earlier revision again. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { writeSetting } from '#server/modules/settings/commands.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay, momentOf } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { afterCommit } from '#server/platform/db/whole-call.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import { ARTICLES_MAX, type ArticleIndex, articlesSetting, entryOf } from '#shared/content/articles/published.ts';
import {
  type Article,
  type ArticleText,
  type ArticleTime,
  type ArticleVersionInput,
  type PublishArticleInput,
  type RestoreArticleInput,
  SCHEDULE_AHEAD_DAYS,
  type WithdrawArticleInput,
} from '#shared/content/articles/schema.ts';
import type { Post } from '#shared/content/posts/post.ts';
import { addRevision, asConflict } from '../../revisions/commands.ts';
import { lockArticle, lockUnscheduled } from '../commands.ts';
import { publishArticleJob } from '../jobs.ts';
import { checkArticle, isSame, postOf, textOf } from '../policy.ts';
import { getArticle, getRevision, getSurroundings, revisionKey } from '../queries.ts';
import { type ArticleRow, draftOf } from '../view.ts';

const DAY_MS = 86_400_000;

/** Who decides: an administrator, or a job for the one who scheduled it. */
type Decision = { viewer: Viewer | null; by: { fullName: string }; at: Date };

type Audit = { action: AuditAction; note?: string | undefined; data?: Record<string, string | number | null> };

function audit(
  tx: Transaction,
  { viewer, at }: Decision,
  { id, title }: ArticleRow,
  { action, note, data = {} }: Audit,
) {
  const subject = { type: 'article' as const, id, label: title };
  return recordAudit(tx, viewer, at, { action, subject, reason: note || null, data });
}

/** Changes the list that every process follows. One at a time: two articles may be published in the same moment. */
async function changeIndex(
  tx: Transaction,
  { by }: Decision,
  change: (index: ArticleIndex) => ArticleIndex,
): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('articles'))::text`;
  const { value, version } = await getSetting({ db: tx }, articlesSetting);
  await writeSetting(tx, by, articlesSetting, { version, value: change(value) });
}

/** The first thing to fix; null when there is none. */
async function findFault(services: Services, tx: Transaction, row: ArticleRow, text: ArticleText) {
  const around = await getSurroundings({ ...services, db: tx }, row);
  return checkArticle(text, around).find(({ level }) => level === 'error')?.message ?? null;
}

type Release = { text: ArticleText; note: string; restoredFrom: number | null };

/** Publishes a text as the next revision of its article. */
async function release(
  { env: { site } }: Services,
  tx: Transaction,
  decision: Decision,
  row: ArticleRow,
  { text, note, restoredFrom }: Release,
): Promise<void> {
  const { by, viewer, at } = decision;
  const today = localDay(at, site);
  const published = row.firstPublishedAt ? localDay(row.firstPublishedAt, site) : today;
  const post: Post = postOf(text, { published, modified: today });
  const number = row.publishedNumber + 1;
  await changeIndex(tx, decision, ({ articles, withdrawn }) => {
    const others = articles.filter(({ id }) => id !== row.id);
    if (others.length >= ARTICLES_MAX)
      throw conflict(`There are ${ARTICLES_MAX} published articles. Withdraw one that is no longer needed.`);
    return {
      articles: [entryOf(row.id, number, post), ...others],
      withdrawn: withdrawn.filter((slug) => slug !== post.slug),
    };
  });
  await addRevision(tx, { by, at }, { key: revisionKey(row.id), number, value: post, note, restoredFrom });
  const draft = postOf(draftOf(row), { published, modified: today });
  await tx.article.update({
    where: { id: row.id },
    data: {
      ...{ status: 'published', slug: post.slug, publishedNumber: number, publishedAt: at, withdrawnAt: null },
      ...{ publishAt: null, decidedByName: null, note: '', problem: null, version: row.version + 1 },
      firstPublishedAt: row.firstPublishedAt ?? at,
      hasChanges: !isSame(draft, post),
    },
  });
  const data = { number, slug: post.slug, restoredFrom, ...(viewer === null && { scheduledBy: by.fullName }) };
  await audit(tx, decision, row, { action: 'article.published', note, data });
}

/** @throws {AppError} BAD_REQUEST for a time that doesn’t exist, has passed, or is too far away */
function publishMoment({ env: { site } }: Services, at: Date, wall: ArticleTime): Date {
  const moment = momentOf(wall, site);
  if (!moment) throw refusedField('at.time', 'not_an_option', 'The clock change skips this time. Choose another one');
  if (moment <= at) throw refusedField('at.time', 'too_early', 'Choose a time in the future');
  if (moment.getTime() - at.getTime() > SCHEDULE_AHEAD_DAYS * DAY_MS)
    throw refusedField('at.day', 'too_late', `Choose a day within the next ${SCHEDULE_AHEAD_DAYS} days`);
  return moment;
}

const slugTaken = (error: unknown) => {
  const clash = asConflict(error);
  return clash === error ? error : conflict('Another article has or had this address. Choose another one.');
};

/** Runs a decision, and lets the next request to this process see it. */
async function decide(
  services: Services,
  viewer: Viewer,
  work: (tx: Transaction, decision: Decision) => Promise<string>,
): Promise<Article> {
  try {
    const article = await transaction(services.db, async (tx) => {
      const articleId = await work(tx, { viewer, by: viewer, at: services.now() });
      return getArticle({ ...services, db: tx }, viewer, articleId);
    });
    await afterCommit(services.db, () => services.settings.refresh());
    return { ...article, pagesFollow: services.env.siteIsCurrent };
  } catch (error) {
    throw slugTaken(error);
  }
}

/**
 * Publishes the draft as it was shown, or schedules it.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST for the time, or when nothing differs; CONFLICT when it has changed since, is scheduled, or a
 * check fails
 */
export function publishArticle(
  services: Services,
  viewer: Viewer,
  { at: wall, note = '', ...named }: PublishArticleInput,
) {
  return decide(services, viewer, async (tx, decision) => {
    const row = await lockUnscheduled(tx, named);
    if (row.status === 'published' && !row.hasChanges)
      throw new AppError({ code: 'BAD_REQUEST', message: 'There’s nothing to publish: visitors already read this.' });
    const text = draftOf(row);
    const fault = await findFault(services, tx, row, text);
    if (fault) throw conflict(`This can’t be published yet. ${fault}`);
    if (!wall) {
      await release(services, tx, decision, row, { text, note, restoredFrom: null });
      return row.id;
    }
    const publishAt = publishMoment(services, decision.at, wall);
    await tx.article.update({
      where: { id: row.id },
      data: {
        ...{ publishAt, decidedByName: viewer.fullName, note, slug: text.slug, problem: null },
        version: row.version + 1,
      },
    });
    const data = { publishAt: publishAt.toISOString(), slug: text.slug };
    await audit(tx, decision, row, { action: 'article.scheduled', note, data });
    await services.jobs.enqueue(tx, publishArticleJob, { articleId: row.id }, { startAfter: publishAt });
    return row.id;
  });
}

/** What an article is when it’s no longer scheduled: without its address, if nobody ever saw it. */
const unscheduled = ({ publishedNumber, slug, version }: ArticleRow) => ({
  ...{ publishAt: null, decidedByName: null, note: '', version: version + 1 },
  slug: publishedNumber > 0 ? slug : null,
});

/** Makes a scheduled article a draft again. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or isn’t scheduled */
export function unscheduleArticle(services: Services, viewer: Viewer, named: ArticleVersionInput) {
  return decide(services, viewer, async (tx, decision) => {
    const row = await lockArticle(tx, named);
    if (!row.publishAt) throw conflict('This article isn’t scheduled.');
    await tx.article.update({ where: { id: row.id }, data: unscheduled(row) });
    await audit(tx, decision, row, { action: 'article.unscheduled' });
    return row.id;
  });
}

/**
 * Takes a published article off the site, and with it a correction that was scheduled. Its address says that it was withdrawn.
 * @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or isn’t published
 */
export function withdrawArticle(services: Services, viewer: Viewer, { note = '', ...named }: WithdrawArticleInput) {
  return decide(services, viewer, async (tx, decision) => {
    const row = await lockArticle(tx, named);
    if (row.status !== 'published') throw conflict('This article isn’t published.');
    await changeIndex(tx, decision, ({ articles, withdrawn }) => ({
      articles: articles.filter(({ id }) => id !== row.id),
      withdrawn: row.slug ? [...withdrawn, row.slug] : withdrawn,
    }));
    await tx.article.update({
      where: { id: row.id },
      data: { ...unscheduled(row), status: 'withdrawn', withdrawnAt: decision.at },
    });
    await audit(tx, decision, row, { action: 'article.withdrawn', note, data: { slug: row.slug } });
    return row.id;
  });
}

/**
 * Publishes an earlier revision again, as a new one. The draft stays as it is.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST when nothing differs; CONFLICT when the article has changed since, is scheduled, or the revision
 * no longer passes the checks
 */
export function restoreArticle(
  services: Services,
  viewer: Viewer,
  { number, note = '', ...named }: RestoreArticleInput,
) {
  return decide(services, viewer, async (tx, decision) => {
    const row = await lockUnscheduled(tx, named);
    const earlier = await getRevision(tx, row.id, number);
    if (row.status === 'published' && isSame(earlier, await getRevision(tx, row.id, row.publishedNumber)))
      throw new AppError({ code: 'BAD_REQUEST', message: 'There’s nothing to publish: visitors already read this.' });
    const text = textOf(earlier);
    // It was reviewed as it reads.
    const reviewed = { ...row, textChangedAt: new Date(0) };
    const fault = await findFault(services, tx, reviewed, text);
    if (fault) throw conflict(`Revision ${number} can’t be published again. ${fault}`);
    await release(services, tx, decision, row, { text, note, restoredFrom: number });
    return row.id;
  });
}

/**
 * Publishes an article that is due. One that no longer passes the checks, because the site has changed since, becomes a draft again and says
 * why. Safe to run twice, and in several processes at once.
 */
export async function publishDue(services: Services, articleId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM articles WHERE id = ${articleId}::uuid FOR NO KEY UPDATE`;
    const row = await tx.article.findUnique({ where: { id: articleId } });
    const at = services.now();
    if (!row?.publishAt || row.publishAt > at) return;
    const text = draftOf(row);
    const decision = { viewer: null, by: { fullName: row.decidedByName ?? 'Automatic step' }, at };
    const fault = await findFault(services, tx, row, text);
    if (fault === null) return release(services, tx, decision, row, { text, note: row.note, restoredFrom: null });
    const problem = `It wasn’t published when it was due. ${fault}`.slice(0, 500);
    await tx.article.update({ where: { id: row.id }, data: { ...unscheduled(row), problem } });
    await audit(tx, decision, row, { action: 'article.not_published', data: { problem } });
  });
}

/** Articles that are due: a lost job costs a minute. */
export function findDueArticles({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.article.findMany({
    where: { publishAt: { lte: now() } },
    orderBy: { publishAt: 'asc' },
    take,
    select: { id: true },
  });
}
