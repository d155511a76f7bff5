import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { articlesSetting } from '#shared/content/articles/published.ts';
import { linkableAddresses } from '#shared/content/registry.ts';
import { SUBSCRIBERS_COUNTED_MAX } from '#shared/newsletter/desk-schema.ts';
import type { Issue, IssuePage, IssuePreview, IssueText, ListIssuesInput } from '#shared/newsletter/issues/schema.ts';
import { checkIssue } from './policy.ts';
import { issueSelect, issueView, renderIssue, summarySelect, summaryView, textOf } from './view.ts';

const PAGE_SIZE = 25;

/** Every issue, newest first. */
export async function findIssues(db: Database, { cursor }: ListIssuesInput): Promise<IssuePage> {
  const place = cursor ? decodeCursor(cursor) : null;
  const found = await db.newsletterIssue.findMany({
    where: place ? afterPlace('createdAt', place) : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { ...summarySelect, createdAt: true },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { issues: rows.map(summaryView), nextCursor };
}

/** @throws {AppError} NOT_FOUND */
export async function getIssue(db: Database | Transaction, viewer: Viewer, issueId: string): Promise<Issue> {
  const row = await db.newsletterIssue.findUnique({ where: { id: issueId }, select: issueSelect });
  if (!row) throw notFound('issue');
  // Few: sending waits until the last batch is through.
  const queued = await db.newsletterDelivery.count({ where: { issueId, outcome: null } });
  return issueView(row, { viewerId: viewer.id, queued });
}

/** Confirmed subscribers who want a topic, counted up to `SUBSCRIBERS_COUNTED_MAX`. */
async function countReaders(db: Database, topic: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM (
      SELECT 1 FROM newsletter_subscribers
      WHERE status = 'confirmed' AND (topics = '{}' OR ${topic} = ANY(topics)) LIMIT ${SUBSCRIBERS_COUNTED_MAX}
    ) AS counted`;
  return Number(row?.count ?? 0);
}

/** The email of a text, and what to fix in it. */
export function examine({ env, settings, now }: Pick<Services, 'env' | 'settings' | 'now'>, text: IssueText) {
  const { parsed, ...mail } = renderIssue(text, env.site);
  const pages = linkableAddresses(localDay(now(), env.site), settings.get(articlesSetting).articles);
  return { ...mail, checks: checkIssue(text, parsed, mail.html, pages) };
}

/**
 * An issue as its readers get it, with its checks.
 * @throws {AppError} NOT_FOUND
 */
export async function getPreview(services: Services, issueId: string): Promise<IssuePreview> {
  const row = await services.db.newsletterIssue.findUnique({ where: { id: issueId }, select: issueSelect });
  if (!row) throw notFound('issue');
  const { subject, html, text, checks } = examine(services, textOf(row));
  const readers = row.topic ? await countReaders(services.db, row.topic) : 0;
  return { version: row.version, subject, html, plain: text, checks, readers };
}
