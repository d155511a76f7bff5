/** A valid call of every procedure of the queue, and the administrator's saved view that some of them change. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import { adminRow, type CaseCall, CURSOR, staffOnly, type World } from './rows.ts';

const VIEW_ID = '0194a3c0-0000-7000-8000-000000000041';

const filters = {
  bucket: 'today',
  q: 'auto',
  types: ['auto'],
  statuses: ['active'],
  stages: ['market'],
  priorities: ['high'],
  area: 'T5J',
  source: 'website',
  from: '2026-01-31',
  to: '2026-12-31',
};

export function queueCalls({ caseId }: World): CaseCall[] {
  return [
    // One's own cases; other scopes of the list are tested in worklist.test.ts.
    adminRow('worklist.list', staffOnly, { ...filters, scope: 'mine', sort: 'due', cursor: CURSOR }),
    adminRow('worklist.counts', staffOnly, { scope: 'mine' }),
    adminRow('worklist.messages', staffOnly, { scope: 'mine', q: 'roof AB-2026' }),
    adminRow('worklist.find', staffOnly, { q: 'roof AB-2026' }),
    adminRow('worklist.whereabouts', staffOnly, { ...filters, scope: 'mine', ids: [caseId || VIEW_ID] }),
    adminRow('savedViews.save', staffOnly, { name: FREE_TEXT, query: 'group=today&type=auto' }),
    // The administrator's view.
    adminRow('savedViews.rename', [401, 403, 404, 404, 403, 200], { viewId: VIEW_ID, name: FREE_TEXT }),
    adminRow('savedViews.remove', staffOnly, { viewId: VIEW_ID }),
    adminRow('savedViews.reorder', staffOnly, { viewIds: [VIEW_ID] }),
  ];
}

export async function resetSavedViews(db: Services['db']): Promise<void> {
  const { id: userId } = await db.user.findUniqueOrThrow({
    where: { usernameKey: 'demo_admin' },
    select: { id: true },
  });
  await db.savedView.deleteMany({ where: { userId } });
  await db.savedView.create({ data: { id: VIEW_ID, userId, name: 'Today', query: 'group=today' } });
}
