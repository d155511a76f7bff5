/** A valid call of every procedure of the queue, and the administrator's saved view that some of them change. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from './hostile.ts';
import type { CaseCall } from './hostile-case-calls.ts';

const VIEW_ID = '0194a3c0-0000-7000-8000-000000000041';
const CURSOR = Buffer.from('2026-11-21T12:00:00.000Z|0194a3c0-0000-7000-8000-000000000002').toString('base64url');

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

export function queueCalls(caseId: string): CaseCall[] {
  const row = (procedure: string, type: CaseCall['type'], input: Record<string, unknown>): CaseCall => ({
    as: 'admin',
    status: 'active',
    procedure,
    type,
    input,
  });
  return [
    row('worklist.list', 'query', { ...filters, scope: 'mine', sort: 'due', cursor: CURSOR }),
    row('worklist.counts', 'query', { scope: 'mine' }),
    row('worklist.messages', 'query', { scope: 'mine', q: 'roof AB-2026' }),
    row('worklist.whereabouts', 'query', { ...filters, scope: 'mine', ids: [caseId || VIEW_ID] }),
    row('savedViews.save', 'mutation', { name: FREE_TEXT, query: 'group=today&type=auto' }),
    row('savedViews.rename', 'mutation', { viewId: VIEW_ID, name: FREE_TEXT }),
    row('savedViews.remove', 'mutation', { viewId: VIEW_ID }),
    row('savedViews.reorder', 'mutation', { viewIds: [VIEW_ID] }),
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
