import { findViews } from '#server/modules/accounts/impersonation/queries.ts';
import { findConsents } from '#server/modules/case-views/consents/queries.ts';
import { caseSummary, caseSummarySelect } from '#server/modules/cases/summary/queries.ts';
import { staffTitleOf } from '#server/modules/consents/records/queries.ts';
import { findMailboxMessages } from '#server/modules/contact-messages/queries.ts';
import { countUnread } from '#server/modules/messaging/queries.ts';
import { findRequests } from '#server/modules/privacy/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { sessionLife, whereAlive } from '#server/platform/auth/session-life.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlaceBy, decodeCursor, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type FoundPeople, findPeopleByWords, newestAfter } from '#server/platform/text-search/people.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { CaseList } from '#shared/cases/views.ts';
import type {
  ClientCasesInput,
  ClientConsent,
  ClientDetail,
  ClientPage,
  Clients,
  ClientsInput,
  ListClientsInput,
} from '#shared/client-directory/schema.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';
import { submittedViaSchema } from '#shared/platform/submitted-via.ts';
import { clientsWhere } from './policy.ts';

const PAGE_SIZE = 25;

const columns = Prisma.sql`u.id::text, u.created_at AS at`;

/** The ids of a page, in SQL: the search and the partial indexes use expressions Prisma does not support. */
async function findIds(
  db: Database,
  { filter, search = '', cursor }: ListClientsInput,
  size: number,
): Promise<FoundPeople> {
  const place = cursor ? decodeCursor(cursor) : null;
  const conditions = [clientsWhere(filter)];
  if (search) return findPeopleByWords(db, { conditions, typed: search, place, size });
  const later = place ? [newestAfter(place)] : [];
  const found = await db.$queryRaw<Place[]>`
    SELECT ${columns} FROM users u WHERE ${Prisma.join([...conditions, ...later], ' AND ')}
    ORDER BY u.created_at DESC, u.id DESC LIMIT ${size + 1}`;
  const { rows, nextCursor } = pageOf(found, size, (row) => row);
  return { ids: rows.map(({ id }) => id), nextCursor, capped: false, near: [] };
}

async function countOpenCases(db: Database, clientIds: string[]): Promise<Map<string, number>> {
  const rows = await db.case.groupBy({
    by: ['clientId'],
    where: { clientId: { in: clientIds }, status: { in: [...openStatuses] } },
    _count: { _all: true },
  });
  return new Map(rows.map(({ clientId, _count }) => [clientId ?? '', _count._all]));
}

const rowSelect = {
  id: true,
  fullName: true,
  username: true,
  email: true,
  emailVerifiedAt: true,
  phone: true,
  disabledAt: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

function rowView(row: Prisma.UserGetPayload<{ select: typeof rowSelect }>) {
  const { emailVerifiedAt, disabledAt, createdAt, ...facts } = row;
  return {
    ...facts,
    emailVerified: emailVerifiedAt !== null,
    disabled: disabledAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** Clients with an account, newest first. */
export async function findClients({ db }: Services, input: ListClientsInput, size = PAGE_SIZE): Promise<ClientPage> {
  const { ids, ...progress } = await findIds(db, input, size);
  const [rows, openCases] = await Promise.all([
    db.user.findMany({ where: { id: { in: ids } }, select: rowSelect }),
    countOpenCases(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const clients = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...rowView(row), openCases: openCases.get(id) ?? 0 }] : [];
  });
  return { clients, ...progress };
}

/** The same as a page of the REST API. */
export async function findClientPage(
  services: Services,
  { limit = DEFAULT_PAGE, ...input }: ClientsInput,
): Promise<Clients> {
  const { clients: items, nextCursor } = await findClients(services, input, limit);
  return { items, nextCursor };
}

async function getRow(db: Database, clientId: string) {
  const row = await db.user.findUnique({
    where: { id: clientId, role: 'client' },
    select: {
      ...rowSelect,
      emailKey: true,
      language: true,
      preferredContact: true,
      preferredTimes: true,
      totpEnabledAt: true,
      termsVersion: true,
      termsVia: true,
    },
  });
  if (!row) throw notFound('client');
  return row;
}

/**
 * A client's profile, with what administrators handle: sessions, privacy requests, contact messages.
 * @throws {AppError} NOT_FOUND unless the account is a client's
 */
export async function getClient({ db, settings, now }: Services, clientId: string): Promise<ClientDetail> {
  const { totpEnabledAt, emailKey, ...row } = await getRow(db, clientId);
  const alive = whereAlive(sessionLife(settings, 'client'), now());
  const [openSessions, latest, { requests }, messages, views] = await Promise.all([
    db.userSession.count({ where: { userId: clientId, ...alive } }),
    db.userSession.findFirst({
      where: { userId: clientId },
      orderBy: { lastSeenAt: 'desc' },
      select: { lastSeenAt: true },
    }),
    findRequests(db, { id: clientId }),
    findMailboxMessages(db, emailKey),
    findViews(db, clientId),
  ]);
  return {
    ...rowView(row),
    language: row.language,
    preferredContact: row.preferredContact,
    preferredTimes: row.preferredTimes,
    termsVersion: row.termsVersion,
    termsVia: submittedViaSchema.nullable().parse(row.termsVia),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    secondFactor: totpEnabledAt !== null,
    openSessions,
    lastSeenAt: latest?.lastSeenAt.toISOString() ?? null,
    privacyRequests: requests,
    messages,
    views,
  };
}

/** A client's consents as they are now: the rows the client sees in the portal. */
export async function findClientConsents(services: Services, clientId: string): Promise<{ consents: ClientConsent[] }> {
  const { email, emailVerifiedAt } = await getRow(services.db, clientId);
  const { consents } = await findConsents(services, { id: clientId, email, emailVerified: emailVerifiedAt !== null });
  return {
    consents: consents.map(({ seq, purpose, version, caseNumber, givenAt, withdrawnAt }) => ({
      seq,
      title: staffTitleOf(purpose),
      version,
      caseNumber,
      givenAt,
      withdrawnAt,
    })),
  };
}

/** All cases of one client, most recently updated first. */
export async function findClientCases(
  { db, env }: Services,
  viewer: Viewer,
  { clientId, cursor }: ClientCasesInput,
): Promise<CaseList> {
  await getRow(db, clientId);
  const found = await db.caseState.findMany({
    where: { case: { clientId }, ...(cursor && afterPlaceBy('lastEventAt', 'caseId', decodeCursor(cursor))) },
    orderBy: [{ lastEventAt: 'desc' }, { caseId: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { lastEventAt: true, case: { select: caseSummarySelect } },
  });
  const page = pageOf(found, PAGE_SIZE, (row) => ({ at: row.lastEventAt, id: row.case.id }));
  const rows = page.rows.map((row) => row.case);
  const unread = await countUnread(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  const cases = rows.map((row) => caseSummary({ ...row, offers: [] }, 'admin', unread.get(row.id) ?? 0, env.site));
  return { cases, nextCursor: page.nextCursor };
}
