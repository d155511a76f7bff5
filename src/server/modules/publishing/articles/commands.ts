/** Writing an article. Visitors see nothing of it until it is published. */
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type Article,
  type ArticleVersionInput,
  emptyArticle,
  type SaveArticleInput,
  type SavedArticle,
} from '#shared/content/articles/schema.ts';
import { getArticle, getRow } from './queries.ts';
import { type ArticleRow, draftOf } from './view.ts';

const CHANGED = 'This article has since been changed. Review it and try again.';
const SCHEDULED = 'This article is scheduled. Unschedule it first.';

/**
 * Locks an article at the version that was read.
 * @throws {AppError} NOT_FOUND; CONFLICT when it has changed since
 */
export async function lockArticle(tx: Transaction, { articleId, version }: ArticleVersionInput): Promise<ArticleRow> {
  await tx.$queryRaw`SELECT id FROM articles WHERE id = ${articleId}::uuid FOR NO KEY UPDATE`;
  const row = await getRow(tx, articleId);
  if (row.version !== version) throw changedSince(CHANGED, row.version);
  return row;
}

/** The same, while nothing is scheduled. @throws {AppError} NOT_FOUND; CONFLICT */
export async function lockUnscheduled(tx: Transaction, named: ArticleVersionInput): Promise<ArticleRow> {
  const row = await lockArticle(tx, named);
  if (row.publishAt) throw conflict(SCHEDULED);
  return row;
}

/** A new, empty draft. */
export async function createArticle(services: Services, viewer: Viewer): Promise<Article> {
  const at = services.now();
  const { id } = await services.db.article.create({
    data: {
      ...{ title: '', text: emptyArticle, textChangedAt: at, createdAt: at },
      ...{ savedById: viewer.id, savedByName: viewer.fullName, savedAt: at },
    },
    select: { id: true },
  });
  return getArticle(services, viewer, id);
}

/**
 * Saves a draft as it was typed.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST for another address of an article that was published; CONFLICT when another device saved since,
 * or it is scheduled
 */
export async function saveArticle(
  { db, now }: Services,
  viewer: Viewer,
  { text, ...named }: SaveArticleInput,
): Promise<SavedArticle> {
  return transaction(db, async (tx) => {
    const row = await lockUnscheduled(tx, named);
    if (row.publishedNumber > 0 && text.slug !== row.slug)
      throw refusedField('text.slug', 'not_allowed', 'The address of a published article doesn’t change');
    const at = now();
    const before = draftOf(row);
    const isRewritten = before.title.trim() !== text.title.trim() || before.body.trim() !== text.body.trim();
    await tx.article.update({
      where: { id: row.id },
      data: {
        ...{ title: text.title.trim(), text, hasChanges: true, version: row.version + 1 },
        ...{ savedById: viewer.id, savedByName: viewer.fullName, savedAt: at },
        ...(isRewritten && { textChangedAt: at }),
      },
    });
    return { version: row.version + 1, savedAt: at.toISOString() };
  });
}

/** Deletes a draft that was never published. @throws {AppError} NOT_FOUND; CONFLICT */
export async function deleteArticle({ db }: Services, named: ArticleVersionInput): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockUnscheduled(tx, named);
    if (row.publishedNumber > 0) throw conflict('This article was published. Withdraw it instead.');
    await tx.article.delete({ where: { id: row.id } });
  });
}
