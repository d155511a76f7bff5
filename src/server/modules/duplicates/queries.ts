/** Cases that seem to come from the same person: the same mailbox or the same phone number. */

import { isStaff, ownParticipation, withState } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Duplicate, JoinedCase, MergedCase, OpenRequest } from '#shared/cases/move-schema.ts';
import { allowedEvents } from '#shared/cases/rules.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { againSince, isAgain, joinRefusal, sameEmail, samePhone } from './policy.ts';

const SHOWN = 20;
/** A case that ended longer ago is history, not a second request for the same. */
const RECENT_MS = 90 * 86_400_000;

const joinedSelect = {
  id: true,
  serial: true,
  createdAt: true,
  title: true,
  version: true,
} satisfies Prisma.CaseSelect;

const personSelect = { id: true, status: true, clientId: true, contactEmailKey: true, contactPhoneE164: true } as const;

/** Administrators search all cases, brokers their own. */
function scopeOf(viewer: Viewer): Prisma.CaseWhereInput {
  return viewer.role === 'admin' ? {} : { brokerId: viewer.id };
}

/**
 * The other cases of the same person, most recently updated first.
 * @throws {AppError} NOT_FOUND
 */
export async function findDuplicates(
  { db, env, now }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ duplicates: Duplicate[] }> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (!isStaff(relation)) throw notFound('request');
  const own = await db.case.findUniqueOrThrow({ where: { id: caseId }, select: personSelect });
  const alike = [
    ...(own.contactEmailKey ? [{ contactEmailKey: own.contactEmailKey }] : []),
    ...(own.contactPhoneE164 ? [{ contactPhoneE164: own.contactPhoneE164 }] : []),
  ];
  if (alike.length === 0) return { duplicates: [] };
  const rows = await db.case.findMany({
    where: {
      AND: [
        scopeOf(viewer),
        { OR: alike },
        { id: { not: caseId }, status: { not: 'duplicate' } },
        {
          OR: [
            { status: { in: [...openStatuses] } },
            { state: { lastEventAt: { gte: new Date(now().getTime() - RECENT_MS) } } },
          ],
        },
      ],
    },
    orderBy: [{ state: { lastEventAt: 'desc' } }, { id: 'desc' }],
    take: SHOWN,
    select: {
      ...joinedSelect,
      ...personSelect,
      type: true,
      contactName: true,
      contactEmail: true,
      contactPhone: true,
      state: { select: { lastEventAt: true } },
      broker: { select: { fullName: true } },
    },
  });
  return {
    duplicates: rows.map(withState).map((row) => ({
      ...joinedCase(row, env.site),
      type: row.type as CaseType,
      status: row.status,
      clientName: row.contactName,
      email: shownAddress(row.contactEmail),
      phone: row.contactPhone,
      brokerName: row.broker?.fullName ?? null,
      createdAt: row.createdAt.toISOString(),
      lastEventAt: row.lastEventAt.toISOString(),
      sameEmail: sameEmail(own, row),
      samePhone: samePhone(own, row),
      refusal: joinRefusal(own, row),
    })),
  };
}

function joinedCase(row: Prisma.CaseGetPayload<{ select: typeof joinedSelect }>, site: SiteProfile): JoinedCase {
  return { caseId: row.id, number: caseNumber(row, site), title: row.title, version: row.version };
}

/** The case a merged one continues in, if the viewer may see it. */
export async function findMergedInto(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewer: Viewer,
  mergedIntoId: string | null,
): Promise<JoinedCase | null> {
  if (!mergedIntoId) return null;
  const mine = [{ clientId: viewer.id }, { participants: { some: ownParticipation(viewer).where } }];
  const scope = viewer.role === 'client' ? { OR: mine } : scopeOf(viewer);
  const row = await db.case.findFirst({ where: { AND: [{ id: mergedIntoId }, scope] }, select: joinedSelect });
  return row && joinedCase(row, env.site);
}

/** The cases merged into a case. For staff. */
export async function findMerged(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewer: Viewer,
  caseId: string,
  relation: Relation,
): Promise<MergedCase[]> {
  if (relation !== 'assigned_broker' && relation !== 'admin') return [];
  const rows = await db.case.findMany({
    where: { mergedIntoId: caseId },
    orderBy: [{ closedAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: { ...joinedSelect, brokerId: true },
  });
  return rows.map((row) => ({
    ...joinedCase(row, env.site),
    mayOpen: relation === 'admin' || row.brokerId === viewer.id,
  }));
}

/** A client with this many open requests for one kind of insurance is shown the latest ones. */
const OFFERED = 5;

type Own = { clientId: string; type: string };

function openRequests(db: Database | Transaction, { clientId, type }: Own, since: Date) {
  return db.case.findMany({
    where: { clientId, type, status: { in: [...openStatuses] }, createdAt: { gte: since } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: OFFERED,
    select: { ...joinedSelect, ...personSelect, type: true },
  });
}

function openRequest(row: Prisma.CaseGetPayload<{ select: typeof joinedSelect }>, site: SiteProfile): OpenRequest {
  const { version: _, ...known } = joinedCase(row, site);
  return { ...known, createdAt: row.createdAt.toISOString() };
}

/** The open requests that a client sent lately for a line, before they send another. Only ever their own. */
export async function findOpenRequests({ db, env, now }: Services, own: Own): Promise<{ requests: OpenRequest[] }> {
  const rows = await openRequests(db, own, againSince(now()));
  return { requests: rows.map((row) => openRequest(row, env.site)) };
}

/**
 * The earlier open requests of the same client that this one could be added to, the latest first.
 * @throws {AppError} NOT_FOUND for everyone but the client
 */
export async function findJoinTargets(
  { db, env }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ requests: OpenRequest[] }> {
  const row = await db.case.findFirst({
    where: { id: caseId, clientId: viewer.id },
    select: { ...joinedSelect, ...personSelect, stage: true, type: true },
  });
  if (!row) throw notFound('request');
  if (!allowedEvents(row, 'client').includes('merged')) return { requests: [] };
  const rows = await openRequests(db, { clientId: viewer.id, type: row.type }, againSince(row.createdAt));
  const earlier = rows.filter((other) => isAgain(row, other) && joinRefusal(row, other) === null);
  return { requests: earlier.map((other) => openRequest(other, env.site)) };
}

type Mailed = { id: string; type: string; contactEmail: string };

/**
 * For each of these new cases, the open request that the owner of its mailbox sent before for the same, for the email to that mailbox and
 * for nothing else: anyone can type the address, and must not learn of it. None as well when it is in an account of another address.
 */
export async function findOpenOfMailboxes(
  { db, env }: { db: Database | Transaction; env: Services['env'] },
  rows: readonly Mailed[],
  at: Date,
): Promise<ReadonlyMap<string, OpenRequest>> {
  const ids = rows.map(({ id }) => id);
  const sent = rows.map(({ id, type, contactEmail }) => ({ id, type, emailKey: contactEmail.toLowerCase() }));
  const found = await db.$queryRaw<
    (Prisma.CaseGetPayload<{ select: typeof joinedSelect }> & { newId: string })[]
  >`${KEPT}
    SELECT sent.id AS "newId", known.* FROM json_to_recordset(${JSON.stringify(sent)}::json) AS sent (id uuid, type text, "emailKey" text)
    CROSS JOIN LATERAL (
      SELECT c.id, c.serial, c.created_at AS "createdAt", c.title, c.version FROM cases c LEFT JOIN users u ON u.id = c.client_id
      WHERE c.contact_email_key = sent."emailKey" AND c.type = sent.type AND c.id <> ALL(${ids}::uuid[])
        AND c.status = ANY(${[...openStatuses]}::case_status[]) AND c.created_at >= ${againSince(at)}
        AND (c.client_id IS NULL OR u.email_key = sent."emailKey")
      ORDER BY c.created_at DESC, c.id DESC LIMIT 1) AS known`;
  return new Map(found.map(({ newId, ...row }) => [newId, openRequest(row, env.site)]));
}
