import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { parseQueueQuery } from '#shared/queue/query.ts';
import {
  type RenameViewInput,
  type ReorderViewsInput,
  SAVED_VIEWS_MAX,
  type SavedViewList,
  type SaveViewInput,
} from '#shared/queue/saved-views/schema.ts';
import { findSavedViews } from './queries.ts';

type Needs = { db: Database };

/** Serializes the changes to a person's views, so that the limit holds and positions stay consecutive. */
async function oneAtATime(tx: Transaction, viewer: Viewer): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${viewer.id}::uuid FOR NO KEY UPDATE`;
}

/** In lower case; numbers and addresses both whole and in parts. */
function wordsIn(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase();
  return [...lower.split(/\s+/), ...(lower.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => word !== '');
}

/**
 * Saves filters under a name. An existing view of that name gets the new filters, so repeating the call changes nothing.
 * @throws {AppError} BAD_REQUEST when there are too many
 */
export async function saveView({ db }: Needs, viewer: Viewer, { name, query }: SaveViewInput): Promise<SavedViewList> {
  return transaction(db, async (tx) => {
    await oneAtATime(tx, viewer);
    const { views } = await findSavedViews(tx, viewer);
    const known = views.find((view) => view.name === name);
    if (known) await tx.savedView.update({ where: { id: known.id }, data: { query } });
    else if (views.length >= SAVED_VIEWS_MAX)
      throw refusedField(
        'name',
        'not_allowed',
        `You have ${SAVED_VIEWS_MAX} views. Delete one you no longer need first.`,
      );
    else await tx.savedView.create({ data: { userId: viewer.id, name, query, position: views.length } });
    return findSavedViews(tx, viewer);
  });
}

/**
 * Renames a view.
 * @throws {AppError} NOT_FOUND when it is not the viewer's; BAD_REQUEST when another view has the name
 */
export async function renameView(
  { db }: Needs,
  viewer: Viewer,
  { viewId, name }: RenameViewInput,
): Promise<SavedViewList> {
  return transaction(db, async (tx) => {
    await oneAtATime(tx, viewer);
    const { views } = await findSavedViews(tx, viewer);
    if (!views.some(({ id }) => id === viewId)) throw notFound('view');
    if (views.some((view) => view.name === name && view.id !== viewId))
      throw refusedField('name', 'taken', 'Another view already has this name.');
    await tx.savedView.update({ where: { id: viewId, userId: viewer.id }, data: { name } });
    return findSavedViews(tx, viewer);
  });
}

/** Removes a view; does nothing when it is gone already. */
export async function removeView({ db }: Needs, viewer: Viewer, viewId: string): Promise<SavedViewList> {
  return transaction(db, async (tx) => {
    await oneAtATime(tx, viewer);
    await tx.savedView.deleteMany({ where: { id: viewId, userId: viewer.id } });
    await tx.$executeRaw`
      UPDATE saved_views v SET position = placed.position FROM (
        SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS position FROM saved_views WHERE user_id = ${viewer.id}::uuid
      ) placed WHERE placed.id = v.id AND v.position <> placed.position`;
    return findSavedViews(tx, viewer);
  });
}

/**
 * Removes all views, of any user, that name a person or search only for words that identify them.
 * @param facts name, addresses and numbers of the person, as they were entered
 */
export async function removeViewsAbout(tx: Transaction, facts: readonly string[]): Promise<void> {
  const whole = facts.filter((fact) => fact !== '').map((fact) => fact.toLowerCase());
  const own = new Set(facts.flatMap(wordsIn));
  const isAbout = (text: string) =>
    whole.some((fact) => text.toLowerCase().includes(fact)) ||
    (wordsIn(text).length > 0 && wordsIn(text).every((word) => own.has(word)));
  const views = await tx.savedView.findMany({ select: { id: true, name: true, query: true } });
  const about = views.filter(
    ({ name, query }) => isAbout(name) || isAbout(parseQueueQuery(new URLSearchParams(query)).query.q ?? ''),
  );
  await tx.savedView.deleteMany({ where: { id: { in: about.map(({ id }) => id) } } });
}

/** Reorders the viewer's views. Views that are not listed come after those that are. */
export async function reorderViews(
  { db }: Needs,
  viewer: Viewer,
  { viewIds }: ReorderViewsInput,
): Promise<SavedViewList> {
  return transaction(db, async (tx) => {
    await oneAtATime(tx, viewer);
    await tx.$executeRaw`
      UPDATE saved_views v SET position = placed.position FROM (
        SELECT id, row_number() OVER (ORDER BY array_position(${viewIds}::uuid[], id) NULLS LAST, position, id) - 1 AS position
        FROM saved_views WHERE user_id = ${viewer.id}::uuid
      ) placed WHERE placed.id = v.id`;
    return findSavedViews(tx, viewer);
  });
}
