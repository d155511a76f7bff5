/** What a client has to do: the top of the dashboard. Each list is short; nothing is counted that is not shown. */

import { ownParticipation } from '#server/modules/cases/access.ts';
import { caseNumber, caseSummary, caseSummarySelect } from '#server/modules/cases/summary/queries.ts';
import { countUnread } from '#server/modules/messaging/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { transitions } from '#shared/cases/transitions.ts';
import type { CaseSummary, ClientNeeds } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

const SHOWN = 20;

/** The statuses in which documents are still accepted, from the state machine. */
const receiving = transitions
  .filter(({ event }) => event === 'document_added')
  .flatMap(({ from }) => from.filter((status): status is CaseStatus => status !== null));

/** A client's own cases and those shared with them. By ids, so that each half of the OR has its index. */
async function partOf(db: Database, viewer: Viewer): Promise<Prisma.CaseWhereInput> {
  const shared = await db.caseParticipant.findMany({ ...participationOf(viewer), take: 100 });
  return { OR: [{ clientId: viewer.id }, { id: { in: shared.map(({ caseId }) => caseId) } }] };
}

function participationOf(viewer: Viewer) {
  return { where: ownParticipation(viewer).where, select: { caseId: true } };
}

async function openRequests(db: Database, mine: Prisma.CaseWhereInput, site: SiteProfile) {
  const rows = await db.documentRequest.findMany({
    where: { status: { in: ['open', 'rejected'] }, case: { ...mine, status: { in: receiving } } },
    // Soonest due first; items without a due date last.
    orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: SHOWN,
    select: {
      id: true,
      title: true,
      status: true,
      dueOn: true,
      case: { select: { id: true, title: true, serial: true, createdAt: true } },
    },
  });
  return rows.map((row) => ({
    requestId: row.id,
    caseId: row.case.id,
    caseTitle: row.case.title,
    caseNumber: caseNumber(row.case, site),
    title: row.title,
    rejected: row.status === 'rejected',
    dueOn: row.dueOn && localDay(row.dueOn, { timeZone: 'UTC' }),
  }));
}

/** Cases with a message from someone else that the viewer has not read. The counters rule out the rest before any message is checked. */
async function unreadCaseIds(db: Database, viewer: Viewer): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM cases c JOIN case_states s ON s.case_id = c.id
    LEFT JOIN conversation_reads r ON r.case_id = c.id AND r.user_id = ${viewer.id}::uuid
    WHERE c.id IN (
        SELECT id FROM cases WHERE client_id = ${viewer.id}::uuid
        UNION ALL
        SELECT case_id FROM case_participants
        WHERE user_id = ${viewer.id}::uuid AND accepted_at IS NOT NULL AND removed_at IS NULL)
      AND c.status NOT IN ('withdrawn', 'duplicate') AND s.message_seq > coalesce(r.last_read_seq, 0)
      AND EXISTS (SELECT 1 FROM messages m WHERE m.case_id = c.id AND m.kind = 'message'
        AND m.seq > coalesce(r.last_read_seq, 0) AND m.sender_id IS DISTINCT FROM ${viewer.id}::uuid)
    ORDER BY s.last_event_at DESC LIMIT ${SHOWN}`;
  return rows.map(({ id }) => id);
}

type Awaited = { for?: string; count?: number };

/** What each case that waits for its client waits for: a document, or questions of the questionnaire. Otherwise a reply. */
async function awaitedIn(db: Database, rows: readonly { id: string; status: CaseStatus }[]) {
  const waiting = rows.filter(({ status }) => status === 'waiting_client').map(({ id }) => id);
  const asked = await db.caseEvent.findMany({
    where: { caseId: { in: waiting }, type: 'information_requested' },
    orderBy: [{ caseId: 'asc' }, { seq: 'desc' }],
    distinct: ['caseId'],
    select: { caseId: true, data: true },
  });
  return new Map(asked.map(({ caseId, data }) => [caseId, data as Awaited]));
}

/** Document requests, questions, options and messages that wait for this client. Only the client decides on options. */
export async function getNeeds({ db, env }: Services, viewer: Viewer): Promise<ClientNeeds> {
  const mine = await partOf(db, viewer);
  const [documents, unreadIds] = await Promise.all([openRequests(db, mine, env.site), unreadCaseIds(db, viewer)]);
  const rows = await db.case.findMany({
    where: {
      AND: [
        mine,
        {
          OR: [{ status: 'waiting_client' }, { status: 'quoted', clientId: viewer.id }, { id: { in: unreadIds } }],
        },
      ],
    },
    orderBy: [{ waitingSince: { sort: 'asc', nulls: 'last' } }, { state: { lastEventAt: 'desc' } }, { id: 'desc' }],
    take: 3 * SHOWN,
    select: caseSummarySelect,
  });
  const ids = rows.map(({ id }) => id);
  const [unread, awaited] = await Promise.all([countUnread(db, viewer, ids), awaitedIn(db, rows)]);
  const summaries = rows.map((row): CaseSummary => {
    const relation = row.clientId === viewer.id ? 'client' : 'participant';
    return caseSummary({ ...row, offers: [] }, relation, unread.get(row.id) ?? 0, env.site);
  });
  const first = (wanted: (row: CaseSummary) => boolean) => summaries.filter(wanted).slice(0, SHOWN);
  // The checklist and the form say what they wait for; only the rest is answered in the conversation.
  const asks = ({ id, status }: CaseSummary) => status === 'waiting_client' && !awaited.get(id)?.for;
  const own = new Set(rows.filter(({ clientId }) => clientId === viewer.id).map(({ id }) => id));
  return {
    documents,
    // Only the client answers these: the people they invited see no sensitive answers.
    questions: first(({ id }) => own.has(id) && awaited.get(id)?.for === 'answers').map(({ id, title, number }) => {
      return { caseId: id, caseTitle: title, caseNumber: number, count: awaited.get(id)?.count ?? 1 };
    }),
    answer: first(asks),
    decide: first(({ id, status }) => status === 'quoted' && own.has(id)),
    // A question is answered in the conversation: listing both would look like two things to do.
    read: first((row) => row.unread > 0 && !asks(row)),
  };
}
