import type { Database } from '#server/db.ts';
import type { Viewer } from '#server/http/session.ts';
import type { SavedViewList } from '#shared/saved-views/schema.ts';
import { SAVED_VIEWS_MAX } from '#shared/saved-views/schema.ts';

/** The viewer's own views, in their order. */
export async function findSavedViews(db: Pick<Database, 'savedView'>, viewer: Viewer): Promise<SavedViewList> {
  const views = await db.savedView.findMany({
    where: { userId: viewer.id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: SAVED_VIEWS_MAX,
    select: { id: true, name: true, query: true },
  });
  return { views };
}
