/** A jump from anywhere: the few best matches, while the words are being typed. */
import { foundIn } from '#server/modules/queue/found/view.ts';
import { searchMessages } from '#server/modules/queue/message-search/queries.ts';
import { findMatching, rowsOf } from '#server/modules/queue/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { findPeopleByWords } from '#server/platform/text-search/people.ts';
import type { WorkScope } from '#shared/queue/filters.ts';
import type { FindInput, FoundSet, WorklistRow } from '#shared/queue/schema.ts';

const CASES = 8;
const CLIENTS = 4;

/** Cases by the words of their messages, for the places that are left. */
async function findByMessages(
  services: Services,
  viewer: Viewer,
  { scope, q }: { scope: WorkScope; q: string },
  known: readonly WorklistRow[],
): Promise<WorklistRow[]> {
  const { hits } = await searchMessages(services, viewer, { scope, q });
  const listed = new Set(known.map(({ id }) => id));
  const others = hits.filter(({ caseId }) => !listed.has(caseId)).slice(0, CASES - known.length);
  const rows = await rowsOf(
    services,
    viewer,
    { scope },
    others.map(({ caseId }) => caseId),
  );
  const snippets = new Map(others.map(({ caseId, snippet }) => [caseId, snippet]));
  return rows.map((row) => ({ ...row, found: [{ where: 'message', pieces: snippets.get(row.id) ?? [] }] }));
}

async function findClients({ db }: Services, q: string): Promise<FoundSet['clients']> {
  const conditions = [Prisma.sql`u.role_text = 'client'`];
  const { ids } = await findPeopleByWords(db, { conditions, typed: q, place: null, size: CLIENTS });
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true, email: true, phone: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { fullName: name, email, phone } = row;
    const shown = [{ where: 'name', text: name }] as const;
    const others = [
      { where: 'email', text: email },
      { where: 'phone', text: phone, isNumber: true },
    ] as const;
    return [{ id, name, email, found: foundIn({ shown, others }, q) }];
  });
}

/**
 * The best matches among a broker's own cases, or for administrators among all cases and the clients with an account.
 * @throws {AppError} TOO_MANY_REQUESTS above the budget of one person
 */
export async function findAnywhere(services: Services, viewer: Viewer, { q }: FindInput): Promise<FoundSet> {
  await services.limiter.consume(limits.find, countedAs(viewer));
  const scope: WorkScope = viewer.role === 'admin' ? 'all' : 'mine';
  const [{ cases, nextCursor }, clients] = await Promise.all([
    findMatching(services, viewer, { scope, q }, CASES),
    viewer.role === 'admin' ? findClients(services, q) : [],
  ]);
  if (cases.length === CASES) return { cases, clients, more: nextCursor !== null };
  const others = await findByMessages(services, viewer, { scope, q }, cases);
  return { cases: [...cases, ...others], clients, more: nextCursor !== null };
}
