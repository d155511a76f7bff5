import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { findHeldCases } from '#server/modules/privacy/legal-holds/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { decodeCursor, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import {
  type ErasurePlan,
  type ListPrivacyDeskInput,
  PRIVACY_WARNING_DAYS,
  type PrivacyDeskDetail,
  type PrivacyDeskRow,
} from '#shared/privacy/desk-schema.ts';
import { planWords, type Standing } from './view.ts';

const PAGE_SIZE = 25;

const rowSelect = {
  id: true,
  kind: true,
  status: true,
  dueAt: true,
  createdAt: true,
  closedAt: true,
  handledByName: true,
  user: { select: { fullName: true } },
} satisfies Prisma.PrivacyRequestSelect;
type Row = Prisma.PrivacyRequestGetPayload<{ select: typeof rowSelect }>;

function rowView({ user, dueAt, createdAt, closedAt, ...row }: Row, now: Date): PrivacyDeskRow {
  return {
    ...row,
    personName: user.fullName,
    dueAt: dueAt.toISOString(),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    late: row.status === 'open' && dueAt < now,
  };
}

/** Condition for the rows after a cursor, soonest due date first. */
function laterDue({ at, id }: Place): Prisma.PrivacyRequestWhereInput {
  return { dueAt: { gte: at }, OR: [{ dueAt: { gt: at } }, { dueAt: at, id: { gt: id } }] };
}

/** Requests of one status by due date, most urgent first. */
export async function findPrivacyDesk({ db, now }: Services, { status, due, cursor }: ListPrivacyDeskInput) {
  const soon = new Date(now().getTime() + PRIVACY_WARNING_DAYS * 86_400_000);
  const found = await db.privacyRequest.findMany({
    where: { AND: [{ status }, due ? { dueAt: { lt: soon } } : {}, cursor ? laterDue(decodeCursor(cursor)) : {}] },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: PAGE_SIZE + 1,
    select: rowSelect,
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ dueAt, id }) => ({ at: dueAt, id }));
  return { requests: rows.map((row) => rowView(row, now())), nextCursor };
}

type Person = { id: string; email: string; emailVerifiedAt: Date | null };

/** A client's cases, plus those without an account that came from their mailbox, provided it is verified. */
export function casesOf({ id, email, emailVerifiedAt }: Person): Prisma.CaseWhereInput {
  const own = { clientId: id };
  return emailVerifiedAt ? { OR: [own, { clientId: null, contactEmailKey: email.toLowerCase() }] } : own;
}

/** A client's cases as erasure groups them: open, closed without a policy, closed with one. */
export async function findStanding(db: Database | Transaction, person: Person): Promise<Standing> {
  // Sequential: erasure runs this in its transaction, whose connection handles one query at a time.
  const held = await findHeldCases(db, casesOf(person));
  const cases = await db.case.findMany({
    where: { ...casesOf(person), anonymisedAt: null },
    select: { id: true, serial: true, createdAt: true, status: true, closedAt: true },
    orderBy: { createdAt: 'desc' },
  });
  const documents = await db.document.count({
    where: { case: { AND: [casesOf(person), { status: { not: 'bound' } }] }, deletedAt: null },
  });
  const isOpen = (status: string) => (openStatuses as readonly string[]).includes(status);
  return {
    held,
    open: cases.filter(({ status }) => isOpen(status)),
    ended: cases.filter(({ status }) => !isOpen(status) && status !== 'bound'),
    bound: cases.filter(({ status }) => status === 'bound'),
    documents,
  };
}

async function planOf(services: Services, person: Person): Promise<ErasurePlan> {
  const standing = await findStanding(services.db, person);
  return planWords(standing, (row) => caseNumber(row, services.env.site));
}

const personSelect = {
  id: true,
  fullName: true,
  username: true,
  email: true,
  emailVerifiedAt: true,
  phone: true,
  role: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

/** One request with the person who made it. @throws {AppError} NOT_FOUND */
export async function getPrivacyDesk(services: Services, requestId: string): Promise<PrivacyDeskDetail> {
  const { db, now } = services;
  const row = await db.privacyRequest.findUnique({
    where: { id: requestId },
    select: { ...rowSelect, version: true, note: true, answer: true, user: { select: personSelect } },
  });
  if (!row) throw notFound('request');
  const { version, note, answer, user } = row;
  const [openCases, all, plan] = await Promise.all([
    db.case.count({ where: { clientId: user.id, status: { in: [...openStatuses] } } }),
    db.case.count({ where: { clientId: user.id } }),
    row.kind === 'deletion' && row.status === 'open' && user.role === 'client' ? planOf(services, user) : null,
  ]);
  const { id, kind, status, dueAt, createdAt, closedAt, handledByName } = row;
  return {
    ...rowView({ id, kind, status, dueAt, createdAt, closedAt, handledByName, user }, now()),
    version,
    note,
    answer,
    person: {
      id: user.id,
      fullName: user.fullName,
      username: user.username,
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      phone: user.phone,
      role: user.role,
      joinedAt: user.createdAt.toISOString(),
      openCases,
      closedCases: all - openCases,
    },
    plan,
  };
}

/**
 * The person whose data an administrator is about to hand over, as a viewer for the export. It has no session, so it can only be used
 * to read this person's data.
 * @throws {AppError} NOT_FOUND unless there is an open request for access
 */
export async function getDataOwner(tx: Database | Transaction, requestId: string): Promise<Viewer> {
  const row = await tx.privacyRequest.findUnique({
    where: { id: requestId, kind: 'access', status: 'open' },
    select: { user: { select: personSelect } },
  });
  if (!row) throw notFound('request');
  const { id, role, username, fullName, email, emailVerifiedAt } = row.user;
  return {
    id,
    role,
    username,
    fullName,
    email,
    emailVerified: emailVerifiedAt !== null,
    sessionId: '',
    secondFactorDone: true,
  };
}
