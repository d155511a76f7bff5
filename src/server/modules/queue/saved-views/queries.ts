import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { SavedViewList } from '#shared/queue/saved-views/schema.ts';
import { SAVED_VIEWS_MAX } from '#shared/queue/saved-views/schema.ts';

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
