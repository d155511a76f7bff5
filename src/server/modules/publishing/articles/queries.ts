import { getSetting } from '#server/modules/settings/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type ArticleIndex, articleSchema, articlesSetting } from '#shared/content/articles/published.ts';
import type {
  Article,
  ArticleChecks,
  ArticleHistory,
  ArticlePage,
  ListArticlesInput,
} from '#shared/content/articles/schema.ts';
import type { Post } from '#shared/content/posts/post.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { contentPages, linkableAddresses } from '#shared/content/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { type PublishedArticles, type PublishedSite, publishedSite } from '#shared/publishing/site/profile.ts';
import { siteSetting } from '#shared/publishing/site/schema.ts';
import { findRevision, listRevisions } from '../revisions/queries.ts';
import { changedParts, checkArticle, notShown, postOf, type Surroundings, wordsOf } from './policy.ts';
import { type ArticleRow, articleSelect, articleView, draftOf, summarySelect, summaryView } from './view.ts';

type Reads = Database | Transaction;

const PAGE_SIZE = 25;
const HISTORY_PAGE = 10;

/** The key of an article's revisions. */
export const revisionKey = (articleId: string) => `article:${articleId}`;

/** Every article of the admin area, newest first. */
export async function findArticles(db: Database, { cursor }: ListArticlesInput): Promise<ArticlePage> {
  const place = cursor ? decodeCursor(cursor) : null;
  const found = await db.article.findMany({
    where: place ? afterPlace('createdAt', place) : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { ...summarySelect, createdAt: true },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { articles: rows.map(summaryView), nextCursor };
}

/** @throws {AppError} NOT_FOUND */
export async function getRow(db: Reads, articleId: string): Promise<ArticleRow> {
  const row = await db.article.findUnique({ where: { id: articleId }, select: articleSelect });
  if (!row) throw notFound('article');
  return row;
}

/** @throws {AppError} NOT_FOUND */
export async function getArticle(
  { db, env }: { db: Reads; env: Services['env'] },
  viewer: Viewer,
  articleId: string,
): Promise<Article> {
  const row = await getRow(db, articleId);
  return articleView(row, { viewerId: viewer.id, pagesFollow: env.siteIsCurrent });
}

/** What the checks of an article need to know about the rest of the site, as it is in this transaction. */
export async function getSurroundings(
  { db, env, now }: { db: Reads } & Pick<Services, 'env' | 'now'>,
  row: ArticleRow,
): Promise<Surroundings> {
  const today = localDay(now(), env.site);
  const { slug } = draftOf(row);
  const [{ value: index }, reserved] = await Promise.all([
    getSetting({ db }, articlesSetting),
    slug ? db.article.count({ where: { slug, id: { not: row.id } } }) : 0,
  ]);
  const others = index.articles.filter(({ id }) => id !== row.id);
  return {
    today,
    addresses: linkableAddresses(today, others),
    titles: new Set([...contentPages(today), ...others].map(({ title }) => title)),
    slugs: new Set([...posts.map((post) => post.slug), ...(reserved > 0 ? [slug] : [])]),
    changedOn: localDay(row.textChangedAt, env.site),
  };
}

/**
 * What to fix in a draft, and whether its page can be previewed.
 * @throws {AppError} NOT_FOUND
 */
export async function getChecks(services: Services, articleId: string): Promise<ArticleChecks> {
  const row = await getRow(services.db, articleId);
  const text = draftOf(row);
  const around = await getSurroundings(services, row);
  return {
    version: row.version,
    checks: checkArticle(text, around),
    notShown: notShown(text),
    words: wordsOf(text, around.today),
  };
}

/** A revision as an article; null when this release can’t read or show it. */
function postIn(value: unknown): Post | null {
  const { data } = articleSchema.safeParse(value);
  return data && notShown(data) === null ? data : null;
}

/** @throws {AppError} NOT_FOUND; CONFLICT when this release can’t show it */
export async function getRevision(db: Reads, articleId: string, number: number): Promise<Post> {
  const revision = await findRevision(db, revisionKey(articleId), number);
  if (!revision) throw notFound('revision');
  const post = postIn(revision.value);
  if (!post) throw conflict(`Revision ${number} no longer fits the pages of this release.`);
  return post;
}

/**
 * The texts of the published articles, newest first. One that this release can’t show, because it names something that no longer exists, is
 * left out and reported: it must not keep the others, or the server, from starting.
 */
export async function loadArticles(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { articles, withdrawn }: ArticleIndex,
): Promise<PublishedArticles> {
  const named = articles.map(({ id, number }) => ({ key: revisionKey(id), number }));
  const rows = named.length > 0 ? await db.publishedRevision.findMany({ where: { OR: named } }) : [];
  const byKey = new Map(rows.map(({ key, value }) => [key, value]));
  const loaded = articles.map(({ id, slug }) => {
    const post = postIn(byKey.get(revisionKey(id)));
    if (!post)
      reportError(log, new Error(`The article ${slug} can’t be shown by this release`), { job: 'load articles' });
    return post;
  });
  return { articles: loaded.filter((post) => post !== null), withdrawn };
}

/**
 * The page of a draft, and the site that it is rendered in: with everything that is published, and the draft in place of its own article.
 * @throws {AppError} NOT_FOUND; CONFLICT when it can’t be shown
 */
export async function getPreviewSite(
  services: Services,
  articleId: string,
): Promise<{ path: string; site: PublishedSite }> {
  const { db, env, settings, now } = services;
  const row = await getRow(db, articleId);
  const text = draftOf(row);
  const problem = notShown(text);
  if (problem) throw conflict(`This draft can’t be shown yet. ${problem}`);
  const today = localDay(now(), env.site);
  const published = row.firstPublishedAt ? localDay(row.firstPublishedAt, env.site) : today;
  const post = postOf(text, { published, modified: today });
  const index = settings.get(articlesSetting);
  const others = await loadArticles(services, {
    ...index,
    articles: index.articles.filter(({ id }) => id !== articleId),
  });
  const withdrawn = others.withdrawn.filter((slug) => slug !== post.slug);
  const site = publishedSite(env.site, settings.get(siteSetting), { articles: [post, ...others.articles], withdrawn });
  return { path: paths.post(post.slug), site };
}

/** What was published of an article, newest first. @throws {AppError} NOT_FOUND */
export async function listArticleRevisions(db: Database, articleId: string, before?: number): Promise<ArticleHistory> {
  await getRow(db, articleId);
  // One more than the page shows: the last one is compared with it.
  const rows = await listRevisions(db, revisionKey(articleId), { before, take: HISTORY_PAGE + 1 });
  const read = rows.map((row) => ({ ...row, post: articleSchema.safeParse(row.value).data }));
  const items = read.slice(0, HISTORY_PAGE).map(({ post, publishedAt, ...row }, index) => {
    const earlier = read[index + 1]?.post;
    return {
      number: row.number,
      title: post?.title ?? '',
      note: row.note,
      publishedByName: row.publishedByName,
      publishedAt: publishedAt.toISOString(),
      restoredFrom: row.restoredFrom,
      changed: post && earlier ? changedParts(earlier, post) : [],
    };
  });
  return { items, nextCursor: rows.length > HISTORY_PAGE ? (items.at(-1)?.number ?? null) : null };
}
